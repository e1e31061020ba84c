import type { BulkJob } from '@cardwright/contract/library';
import { Alert, Progress, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { showFailure } from '../../lib/failure-notice.ts';
import { paths } from '../../lib/paths.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { CutOffNote } from '../../ui/CutOffNote.tsx';
import { isJobRunning, useStopBulk } from './bulk-queries.ts';
import classes from './Library.module.css';

/** So many single failures are named. */
const shownFailures = 5;

function Failures({ job }: { job: BulkJob }) {
  const { t } = useTranslation('library');
  const more = job.failed_count - Math.min(job.failures.length, shownFailures);
  return (
    <>
      <Text size="sm">{t('bulk.failed', { count: job.failed_count })}</Text>
      <ul className={classes.failures}>
        {job.failures.slice(0, shownFailures).map(({ card_id, message }) => (
          <li key={card_id}>
            <Link to={paths.listingPreview(card_id)}>{message}</Link>
          </li>
        ))}
        {more > 0 && <li>{t('bulk.moreFailed', { count: more })}</li>}
      </ul>
    </>
  );
}

/** How far work on many cards is, and how it ended. */
export function BulkProgress({ job, isCutOff, onClose }: { job: BulkJob; isCutOff: boolean; onClose(): void }) {
  const { t } = useTranslation(['library', 'common']);
  const stop = useStopBulk();
  const titleRef = useRef<HTMLSpanElement>(null);
  const settled = job.done_count + job.failed_count;
  const isRunning = isJobRunning(job);
  const { asked = [], unchanged_count = 0, free_count = 0 } = job;
  const title = isRunning
    ? t(`bulk.${job.action}.running`, { done: settled, count: job.card_count })
    : job.status === 'stopped'
      ? t(`bulk.${job.action}.stopped`, { done: job.done_count, count: job.card_count })
      : t(`bulk.${job.action}.done`, { count: job.done_count });
  return (
    <Alert
      className={classes.job ?? ''}
      color={job.failed_count > 0 ? 'yellow' : 'teal'}
      variant="light"
      title={
        <span role="status" ref={titleRef} tabIndex={-1}>
          {title}
        </span>
      }
      withCloseButton={!isRunning}
      closeButtonLabel={t('common:actions.close')}
      onClose={onClose}
    >
      {asked.length > 0 && (
        <Text size="sm" lineClamp={3}>
          {t('bulk.asked', { wishes: asked.join(' · ') })}
        </Text>
      )}
      {isRunning && (
        <div className={classes.jobLine}>
          <Progress
            className={classes.jobBar ?? ''}
            value={(settled / job.card_count) * 100}
            aria-label={t('bulk.progress')}
          />
          <BusyButton
            heir={titleRef}
            size="compact-sm"
            variant="subtle"
            isBusy={stop.isPending}
            onClick={() => stop.mutate(job.id, { onError: (error) => showFailure(t('bulk.stopFailed'), error) })}
          >
            {t('bulk.stop')}
          </BusyButton>
        </div>
      )}
      {isRunning && isCutOff && <CutOffNote />}
      {free_count > 0 && <Text size="sm">{t('bulk.free', { count: free_count })}</Text>}
      {unchanged_count > 0 && <Text size="sm">{t('bulk.unchanged', { count: unchanged_count })}</Text>}
      {job.failed_count > 0 && <Failures job={job} />}
    </Alert>
  );
}

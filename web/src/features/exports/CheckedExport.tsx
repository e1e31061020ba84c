import type { ExportCheck } from '@cardwright/contract/exports';
import { Alert, Anchor, Loader, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import classes from './CheckedExport.module.css';
import { WarningList } from './WarningList.tsx';

/** Shows what the file would warn about, before it is made. */
export function CheckedExport({ check, cardCount }: { check: UseQueryResult<ExportCheck>; cardCount: number }) {
  const { t } = useTranslation(['exports', 'common']);
  const content = () => {
    if (check.isPending)
      return (
        <Text size="sm" c="dimmed">
          <Loader size={12} mr={8} />
          {t('check.running')}
        </Text>
      );
    if (check.isError)
      return (
        <Text size="sm" c="dimmed">
          {messageOf(check.error, t('check.failed'))}{' '}
          <Anchor component="button" type="button" size="sm" onClick={() => void check.refetch()}>
            {t('common:actions.retry')}
          </Anchor>
        </Text>
      );
    const { failure, warnings, warning_count, checked_count } = check.data;
    if (failure !== null)
      return (
        <Alert color="red" variant="light" title={t('check.wouldFail')}>
          {failure}
        </Alert>
      );
    const isPart = cardCount > checked_count;
    if (warning_count === 0)
      return (
        <Text size="sm" className={classes.clean ?? ''}>
          <IconCircleCheck size={16} aria-hidden />
          {isPart ? t('check.cleanPart', { count: checked_count }) : t('check.clean')}
        </Text>
      );
    return (
      <>
        <Text size="sm" fw={500} mb="xs">
          {t('check.found', { count: warning_count })}
          {isPart && ` ${t('check.part', { count: checked_count })}`}
        </Text>
        <ScrollRegion className={classes.warnings} aria-label={t('check.label')}>
          <WarningList warnings={warnings} total={warning_count} />
        </ScrollRegion>
      </>
    );
  };
  return (
    <div role="status" className={classes.check}>
      {content()}
    </div>
  );
}

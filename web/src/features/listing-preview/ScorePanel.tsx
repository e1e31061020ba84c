import type { Card } from '@cardwright/contract/cards';
import type { Marketplace } from '@cardwright/contract/listings';
import type { ScoreBody } from '@cardwright/contract/scores';
import { listingSections } from '@cardwright/listing/listing';
import { Progress, Skeleton, Text, Title } from '@mantine/core';
import { IconGauge } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayLabel } from '../../lib/english-date.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { scoreBand } from '../../ui/ScoreBadge.tsx';
import { WorkPrice } from '../../ui/WorkPrice.tsx';
import { useScore } from './card-queries.ts';
import { useIsAwaited, useMeasured } from './edit/editing.tsx';
import { LiveScore } from './edit/LiveScore.tsx';
import { useAfterSave } from './edit/use-after-save.ts';
import { RuleItem } from './RuleItem.tsx';
import classes from './ScorePanel.module.css';
import { orderRules } from './score-order.ts';

const sectionIds = [...listingSections, 'images'] as const;

/** `score`: null while it is on its way; its place is kept, for whoever presses a button below would miss it otherwise. */
function Sections({ score }: { score: Pick<ScoreBody, 'sections'> | null }) {
  const { t } = useTranslation('listing');
  return (
    <dl className={classes.sections} aria-hidden={score === null || undefined}>
      {(score?.sections ?? sectionIds.map((id) => ({ id, score: 0 }))).map((section) => (
        <div key={section.id}>
          <dt>{t(`sections.${section.id}`)}</dt>
          <dd className="tabular">{score === null ? '' : (section.score ?? t('score.notApplicable'))}</dd>
          {section.score !== null && (
            <dd className={classes.bar}>
              <Progress value={section.score} size={4} aria-label={t(`sections.${section.id}`)} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** What is said where nothing is paid for, as high as its text and its button. */
function Asking() {
  return (
    <>
      <Skeleton height={38} />
      <Skeleton height={36} />
    </>
  );
}

function Rules({ score }: { score: ScoreBody }) {
  const { t } = useTranslation('listing');
  const { blockers, open, passed } = orderRules(score);
  return (
    <>
      {blockers.length > 0 && (
        <section className={classes.group}>
          <Title order={3} fz="sm" c="red">
            {t('score.blockers', { count: blockers.length })}
          </Title>
          <ul className={classes.rules}>
            {blockers.map((rule) => (
              <RuleItem key={rule.id} rule={rule} kind="blocker" />
            ))}
          </ul>
        </section>
      )}
      {open.length > 0 && (
        <section className={classes.group}>
          <Title order={3} fz="sm">
            {t('score.open', { count: open.length })}
          </Title>
          <ul className={classes.rules}>
            {open.map((rule) => (
              <RuleItem key={rule.id} rule={rule} kind="open" />
            ))}
          </ul>
        </section>
      )}
      {passed.length > 0 && (
        <details className={classes.group}>
          <summary>{t('score.passed', { count: passed.length })}</summary>
          <ul className={classes.rules}>
            {passed.map((rule) => (
              <RuleItem key={rule.id} rule={rule} kind="passed" />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The card's score for a marketplace: the total, each section, and every rule with what to do about it. */
export function ScorePanel({ card, marketplace }: { card: Card; marketplace: Marketplace }) {
  const { t } = useTranslation(['listing', 'common']);
  const { score, isOld, isAsking, ask } = useScore(card, marketplace);
  const live = useMeasured((measured) => measured);
  const isAwaited = useIsAwaited();
  const { start, isUnsaved } = useAfterSave();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const known = isOld ? null : score;
  const total = live?.total ?? known?.total ?? (card.marketplace === marketplace ? card.score : null);
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} fz="md" ref={titleRef} tabIndex={-1}>
          {t('score.title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t(`common:marketplaces.${marketplace}`)}
        </Text>
      </div>
      {total !== null && (
        <div className={classes.total}>
          <strong data-band={scoreBand(total)}>{total}</strong>
          <span>
            {t('score.of')} · {t(`score.bands.${scoreBand(total)}`)}
          </span>
        </div>
      )}
      {total === null && isAwaited && <Skeleton className={classes.totalToCome ?? ''} />}
      <LiveScore />
      {(live !== null || (score === null && isAwaited)) && <Sections score={live} />}
      {ask.isError && <ActionFailure error={ask.error} fallback={t('score.error')} />}
      {isAsking && <Asking />}
      {!isAsking && (score === null || isOld) && (
        <>
          <Text size="sm" c="dimmed" className="screen-only">
            {t(isOld ? 'score.old' : 'score.lead')}
          </Text>
          <BusyButton
            heir={titleRef}
            classNames={{ root: classes.work ?? '', label: classes.workLabel ?? '' }}
            variant="default"
            leftSection={<IconGauge size={16} />}
            isBusy={ask.isPending}
            onClick={() => void start(ask.mutate)}
          >
            {t('score.ask')}
            <WorkPrice work="score" />
          </BusyButton>
          {isUnsaved && (
            <Text size="sm" role="alert">
              {t('unsaved')}
            </Text>
          )}
        </>
      )}
      {score !== null && (
        <>
          {live === null && <Sections score={score} />}
          <Rules score={score} />
          <Text size="xs" c="dimmed">
            {t('score.checkedOn', { date: dayLabel(score.rules_checked_on) })}
          </Text>
        </>
      )}
    </div>
  );
}

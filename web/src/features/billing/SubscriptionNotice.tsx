import type { Subscription } from '@cardwright/contract/billing';
import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dayLabel } from '../../lib/english-date.ts';
import { usePlans } from '../../lib/use-plans.ts';

/** What the seller has to know about the plan: a payment that failed, an end or a change that is coming. */
export function SubscriptionNotice({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('billing');
  const { status, interval, cancel_at_period_end, period_end, scheduled, grace_until } = subscription;
  const plans = usePlans().data?.plans;
  if (status === 'past_due' || status === 'unpaid') {
    return (
      <Notice isWarning title={t('own.overdue')}>
        {interval !== null && grace_until ? t('own.grace', { date: dayLabel(grace_until) }) : t('own.graceOver')}
      </Notice>
    );
  }
  if (status === 'incomplete')
    return (
      <Notice isWarning title={t('own.incomplete')}>
        {t('own.incompleteText')}
      </Notice>
    );
  if (status === 'paused')
    return (
      <Notice isWarning title={t('own.paused')}>
        {t('own.pausedText')}
      </Notice>
    );
  if (cancel_at_period_end)
    return <Notice title={t('own.ending', { date: dayLabel(period_end) })}>{t('own.endingText')}</Notice>;
  if (!scheduled) return null;
  const plan = plans?.find(({ id }) => id === scheduled.plan_id)?.name ?? scheduled.plan_id;
  const next = `${plan}, ${t(`change.intervals.${scheduled.interval}`)},`;
  return (
    <Notice title={t('own.scheduled', { plan: next, date: dayLabel(scheduled.at) })}>{t('own.scheduledText')}</Notice>
  );
}

function Notice({ title, children, isWarning = false }: { title: string; children: string; isWarning?: boolean }) {
  return (
    <Alert color={isWarning ? 'yellow' : 'teal'} variant="light" title={title} mb="md" role="status">
      <Text size="sm">{children}</Text>
    </Alert>
  );
}

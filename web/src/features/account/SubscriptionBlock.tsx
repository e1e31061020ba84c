import type { Subscription } from '@cardwright/contract/billing';
import { Anchor, Badge, Button, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayLabel } from '../../lib/english-date.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import classes from './Profile.module.css';
import { UsageList } from './UsageList.tsx';
import { useUser } from './use-user.ts';
import type { KnownSubscription } from './user-store.ts';

/** Statuses that need the seller's attention. */
const troubled: readonly Subscription['status'][] = ['past_due', 'unpaid', 'incomplete', 'paused', 'canceled'];

/** Whether the subscription itself has been loaded: news of the usage may come before it. */
const isLoaded = (subscription: KnownSubscription | null): subscription is Subscription =>
  subscription?.current_plan !== undefined;

interface SubscriptionBlockProps {
  /** Shown above the facts: what the seller has to know about the plan. */
  renderNotice(subscription: Subscription): ReactNode;
  /** Shown below the facts: what the seller can do with the plan. */
  renderActions(subscription: Subscription): ReactNode;
}

function PlanFacts({
  subscription,
  renderNotice,
  renderActions,
}: SubscriptionBlockProps & { subscription: Subscription }) {
  const { t } = useTranslation('account');
  const { current_plan, status, interval, period_start, period_end, cancel_at_period_end, usage } = subscription;
  return (
    <>
      {renderNotice(subscription)}
      <dl className={classes.facts}>
        <dt>{t('subscription.plan')}</dt>
        <dd>{current_plan.name}</dd>
        <dt>{t('subscription.status')}</dt>
        <dd>
          <Badge variant="light" color={troubled.includes(status) ? 'yellow' : 'teal'}>
            {t(`subscription.statuses.${status}`)}
          </Badge>
        </dd>
        {interval !== null && (
          <>
            <dt>{t('subscription.interval')}</dt>
            <dd>{t(`subscription.intervals.${interval}`)}</dd>
          </>
        )}
        <dt>{t('subscription.periodStart')}</dt>
        <dd>{dayLabel(period_start)}</dd>
        <dt>{t('subscription.periodEnd')}</dt>
        <dd>{dayLabel(period_end)}</dd>
        <dt>{t('subscription.cancelAtPeriodEnd')}</dt>
        <dd>{t(cancel_at_period_end ? 'profile.yes' : 'profile.no')}</dd>
      </dl>
      {renderActions(subscription)}
      <div className={classes.usageTitle}>
        <Title order={3}>{t('subscription.usage')}</Title>
        <Anchor component={Link} to={paths.ledger()} size="sm" className="lone-link">
          {t('subscription.ledger')}
        </Anchor>
      </div>
      <UsageList usage={usage} />
    </>
  );
}

/** The plan and what is left of it; loaded again when the block appears. */
export function SubscriptionBlock(props: SubscriptionBlockProps) {
  const { t } = useTranslation(['account', 'common']);
  const subscription = useUser((user) => user.subscription);
  const isLoading = useUser((user) => user.subscriptionLoading);
  const error = useUser((user) => user.subscriptionError);
  const load = useUser((user) => user.loadSubscription);
  const isOldRef = useRef(subscription !== null && !isLoading);
  useEffect(() => {
    if (isOldRef.current) void load();
    isOldRef.current = false;
  }, [load]);

  if (isLoaded(subscription)) return <PlanFacts subscription={subscription} {...props} />;
  if (isLoading)
    return <BlockSkeleton block="subscription" label={t('subscription.loading')} widths={[40, 55, 35, 90]} />;
  if (error !== null) {
    return (
      <div role="alert">
        <Text fw={500}>{t('subscription.failed')}</Text>
        <Text c="dimmed">{error}</Text>
        <Button mt="sm" variant="default" onClick={() => void load()}>
          {t('common:actions.retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Text mb="sm">{t('subscription.none')}</Text>
      <ButtonLink to={paths.pricing()} variant="default">
        {t('subscription.choose')}
      </ButtonLink>
    </>
  );
}

import type { Subscription } from '@cardwright/contract/billing';
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/failure-notice.ts';
import { paths } from '../../lib/paths.ts';
import { usePlans } from '../../lib/use-plans.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { usePortal, useResumePlan } from './billing-calls.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { isOwed } from './owed-plan.ts';

interface SubscriptionActionsProps {
  subscription: Subscription;
  onChanged(): void;
}

/** What the seller can do with the plan: upgrade, pay annually, manage payment, cancel, resume. */
export function SubscriptionActions({ subscription, onChanged }: SubscriptionActionsProps) {
  const { t } = useTranslation('billing');
  const [asked, setAsked] = useState<'cancel' | 'annual' | null>(null);
  const { current_plan, interval, status, period_end, cancel_at_period_end, can_upgrade_to } = subscription;
  const plan = usePlans().data?.plans?.find(({ id }) => id === current_plan.id);
  const portal = usePortal();
  const resume = useResumePlan(() => {
    notifications.show({ color: 'teal', message: t('change.resumed') });
    onChanged();
  });
  const isPaid = interval !== null;
  const isChanging = cancel_at_period_end || Boolean(subscription.scheduled);
  const close = () => setAsked(null);
  return (
    <Group gap="xs" mt="md">
      {can_upgrade_to.length > 0 && <ButtonLink to={paths.pricing()}>{t('own.upgrade')}</ButtonLink>}
      {isPaid || isOwed(status) ? (
        <BusyButton
          variant="default"
          isBusy={portal.isPending}
          onClick={() => portal.mutate(undefined, { onError: (error) => showFailure(t('change.portalFailed'), error) })}
        >
          {t('own.manage')}
        </BusyButton>
      ) : (
        <ButtonLink to={paths.pricing()} variant="default">
          {t('own.manage')}
        </ButtonLink>
      )}
      {interval === 'monthly' && !isChanging && plan !== undefined && (
        <Button variant="default" onClick={() => setAsked('annual')}>
          {t('own.annual', { percent: plan.annual_saving_percent })}
        </Button>
      )}
      {isPaid && isChanging && (
        <BusyButton
          variant="default"
          isBusy={resume.isPending}
          onClick={() => resume.mutate({}, { onError: (error) => showFailure(t('change.resumeFailed'), error) })}
        >
          {t(cancel_at_period_end ? 'own.resume' : 'own.keep')}
        </BusyButton>
      )}
      {isPaid && !cancel_at_period_end && (
        <Button variant="subtle" color="gray" onClick={() => setAsked('cancel')}>
          {t('own.cancel')}
        </Button>
      )}
      {asked === 'cancel' && (
        <CancelDialog
          own={{ plan_name: current_plan.name, interval, status, period_end }}
          onChanged={onChanged}
          onClose={close}
        />
      )}
      {asked === 'annual' && (
        <ChangeDialog
          choice={{ plan_id: current_plan.id, interval: 'annual', plan_name: current_plan.name }}
          onChanged={onChanged}
          onClose={close}
        />
      )}
    </Group>
  );
}

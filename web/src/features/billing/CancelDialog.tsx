import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { dayLabel } from '../../lib/english-date.ts';
import { showFailure } from '../../lib/failure-notice.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCancelPlan } from './billing-calls.ts';
import type { PlanSwitchProps } from './plan-switch-props.ts';

/** Asks before a paid plan ends with its period. */
export function CancelDialog({ own, onChanged, onClose }: Omit<PlanSwitchProps, 'choice'>) {
  const { t } = useTranslation('billing');
  const date = dayLabel(own.period_end);
  const cancel = useCancelPlan((subscription) => {
    notifications.show({ color: 'teal', message: t('change.canceled', { date: dayLabel(subscription.period_end) }) });
    onChanged(subscription);
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('change.cancelTitle')}
      text={t('change.cancelText', { plan: own.plan_name, date })}
      confirmLabel={t('change.cancelConfirm')}
      // Beside a button that cancels the plan, "Cancel" would say both.
      cancelLabel={t('own.keep')}
      isBusy={cancel.isPending}
      onConfirm={() => cancel.mutate({}, { onError: (error) => showFailure(t('change.cancelFailed'), error) })}
      onClose={onClose}
    />
  );
}

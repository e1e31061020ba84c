import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { useCheckout } from './billing-calls.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { OwedPlanDialog } from './OwedPlanDialog.tsx';
import { isOwed } from './owed-plan.ts';
import type { PlanSwitchProps } from './plan-switch-props.ts';

/**
 * Carries out what was chosen on the pricing page: a first payment at the provider, a change, or the end
 * of the plan; while one waits for its payment, the way to pay it.
 */
export function PlanSwitch(props: PlanSwitchProps) {
  const { interval, status } = props.own;
  if (interval === null && isOwed(status))
    return <OwedPlanDialog isPaused={status === 'paused'} onClose={props.onClose} />;
  if (interval === null) return <FirstPayment {...props} />;
  if (props.choice.plan_id === 'free') return <CancelDialog {...props} />;
  return <ChangeDialog {...props} />;
}

function FirstPayment({ choice: { plan_id, interval }, onClose }: PlanSwitchProps) {
  const { t } = useTranslation('billing');
  const { mutate, error } = useCheckout();
  const askedRef = useRef(false);
  useEffect(() => {
    if (askedRef.current) return;
    askedRef.current = true;
    mutate({ plan_id, interval });
  }, [mutate, plan_id, interval]);
  if (error === null) return null;
  return <ActionFailure error={error} fallback={t('change.checkoutFailed')} onClose={onClose} />;
}

import type { Subscription } from '@cardwright/contract/billing';
import type { ChangePreview } from '@cardwright/contract/payments';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { dayLabel } from '../../lib/english-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useChangePlan, useChangePreview } from './billing-calls.ts';
import classes from './ChangeDialog.module.css';
import type { PlanSwitchProps } from './plan-switch-props.ts';

/** The sums of a change, as the provider has worked them out. */
function Sums({ preview }: { preview: ChangePreview }) {
  const { t } = useTranslation('billing');
  const { applies, at, amount_due, credit, next_amount, next_at, currency } = preview;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <>
      <Text>{applies === 'now' ? t('change.now') : t('change.later', { date: dayLabel(at) })}</Text>
      <dl className={classes.sums}>
        <div>
          <dt>
            {t('change.dueNow')}
            {applies === 'now' && <span className={classes.hint}>{t('change.dueNowHint')}</span>}
          </dt>
          <dd className={classes.due}>{amount_due === 0 ? t('change.nothing') : money(amount_due)}</dd>
        </div>
        {credit > 0 && (
          <div>
            <dt>{t('change.credit')}</dt>
            <dd>{money(credit)}</dd>
          </div>
        )}
        {next_at !== null && (
          <div>
            <dt>{t('change.next', { date: dayLabel(next_at) })}</dt>
            <dd>{`${money(next_amount)} ${t(`change.per.${preview.interval}`)}`}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** What a change of a paid plan costs and when it applies, before it is made. */
export function ChangeDialog({ choice, onChanged, onClose }: Omit<PlanSwitchProps, 'own'>) {
  const { t } = useTranslation(['billing', 'common']);
  const { plan_id, interval, plan_name: plan } = choice;
  const asked = { plan_id, interval };
  const preview = useChangePreview(asked);
  const tell = (subscription: Subscription) => {
    const { scheduled } = subscription;
    notifications.show({
      color: 'teal',
      message: scheduled
        ? t('change.scheduled', { plan, date: dayLabel(scheduled.at) })
        : t('change.done', { plan: subscription.current_plan.name }),
    });
    onChanged(subscription);
    onClose();
  };
  const change = useChangePlan(tell);
  const due = preview.data?.amount_due ?? 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Text fw={600}>{t('change.title', { plan, interval: t(`change.intervals.${interval}`) })}</Text>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack>
        {preview.isPending && (
          <div role="status" aria-label={t('change.loading')}>
            <Skeleton height={24} mb="sm" />
            <Skeleton height={96} />
          </div>
        )}
        {preview.isError && (
          <LoadFailure title={t('change.failed')} error={preview.error} onRetry={() => void preview.refetch()} />
        )}
        {preview.isSuccess && <Sums preview={preview.data} />}
        {preview.data?.applies === 'period_end' && (
          <Text size="sm" c="dimmed">
            {t('change.keeps')}
          </Text>
        )}
        {change.isError && <ActionFailure error={change.error} fallback={t('change.refused')} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <BusyButton disabled={!preview.isSuccess} isBusy={change.isPending} onClick={() => change.mutate(asked)}>
            {due > 0 && preview.data
              ? t('change.confirmPay', { amount: formatMoney(due, preview.data.currency) })
              : t('change.confirm', { plan })}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}

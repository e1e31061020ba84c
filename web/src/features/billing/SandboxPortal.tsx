import type { SandboxPortal as Portal, SandboxPortalAction } from '@cardwright/contract/sandbox';
import { Button, Group, Skeleton, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { dayLabel } from '../../lib/english-date.ts';
import { formatMoney } from '../../lib/money.ts';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import classes from './Sandbox.module.css';
import { useSandboxPortal } from './sandbox-calls.ts';

type Action = SandboxPortalAction['action'];

/** The actions that are possible now; those that would change nothing are not offered. */
export function portalActions({ subscription, card, invoices }: Portal): Action[] {
  const isRunning = subscription !== null && subscription.status !== 'canceled';
  return [
    ...(invoices.some(({ status }) => status === 'open') ? ['pay_now' as const] : []),
    card === 'works' ? 'card_declines' : 'card_works',
    ...(isRunning ? [subscription.cancel_at_period_end ? ('resume' as const) : ('cancel' as const)] : []),
    ...(isRunning ? ['renew_now' as const] : []),
  ];
}

function Facts({ portal: { subscription, card } }: { portal: Portal }) {
  const { t } = useTranslation(['billing', 'account']);
  if (subscription === null) return <p className={classes.text}>{t('sandbox.portal.none')}</p>;
  const interval = t(`change.intervals.${subscription.interval}`);
  return (
    <dl className={classes.facts}>
      <dt>{t('sandbox.portal.plan')}</dt>
      <dd>{t('sandbox.portal.planText', { plan: subscription.plan_name, interval })}</dd>
      <dt>{t('sandbox.portal.status')}</dt>
      <dd>{t(`account:subscription.statuses.${subscription.status}`)}</dd>
      <dt>{t(subscription.cancel_at_period_end ? 'sandbox.portal.ends' : 'sandbox.portal.until')}</dt>
      <dd>{dayLabel(subscription.period_end)}</dd>
      {subscription.scheduled_plan !== null && (
        <>
          <dt>{t('sandbox.portal.next')}</dt>
          <dd className={classes.capital}>{subscription.scheduled_plan}</dd>
        </>
      )}
      <dt>{t('sandbox.portal.card')}</dt>
      <dd>{t(`sandbox.portal.cards.${card}`)}</dd>
    </dl>
  );
}

function Invoices({ invoices }: Pick<Portal, 'invoices'>) {
  const { t } = useTranslation('billing');
  if (invoices.length === 0) return <p className={classes.text}>{t('sandbox.portal.noInvoices')}</p>;
  return (
    <Table aria-label={t('sandbox.portal.invoices')} className="tabular" horizontalSpacing={0}>
      <Table.Tbody>
        {invoices.map((invoice) => (
          <Table.Tr key={invoice.id}>
            <Table.Td>
              <span className={classes.invoice}>{invoice.what}</span>
              <Text size="sm" c="dimmed">
                {dayLabel(invoice.at)} · {t(`sandbox.portal.invoiceStatuses.${invoice.status}`)}
              </Text>
            </Table.Td>
            <Table.Td className={classes.money}>{formatMoney(invoice.amount, invoice.currency)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Two actions that undo each other share one place, so that the focus stays there. */
const places: Record<Action, string> = {
  pay_now: 'pay',
  card_declines: 'card',
  card_works: 'card',
  cancel: 'plan',
  resume: 'plan',
  renew_now: 'renew',
};

/** The local payment provider's portal: plan, card, invoices, and what would otherwise take a month to happen. */
export function SandboxPortal({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('billing');
  const { leave } = useServices();
  const { portal, act } = useSandboxPortal(sessionId);
  if (portal.isPending) return <Skeleton height={240} my="lg" role="status" aria-label={t('sandbox.loading')} />;
  if (portal.isError) {
    const isUnknown = portal.error instanceof ApiError && portal.error.status < 500;
    return (
      <>
        <h1 className={classes.title}>{t('sandbox.portal.title')}</h1>
        {isUnknown ? (
          <>
            <p className={classes.text}>{t('sandbox.portal.gone')}</p>
            <ButtonLink to={paths.profile()}>{t('sandbox.portal.profile')}</ButtonLink>
          </>
        ) : (
          <LoadFailure title={t('sandbox.failed')} error={portal.error} onRetry={() => void portal.refetch()} />
        )}
      </>
    );
  }
  return (
    <>
      <h1 className={classes.title}>{t('sandbox.portal.title')}</h1>
      <Facts portal={portal.data} />
      {act.isError && <ActionFailure error={act.error} fallback={t('sandbox.portal.failed')} />}
      <Group gap="xs" my="md">
        {portalActions(portal.data).map((action) => (
          <BusyButton
            key={places[action]}
            size="xs"
            variant="default"
            isBusy={act.isPending && act.variables === action}
            disabled={act.isPending}
            onClick={() => act.mutate(action)}
          >
            {t(`sandbox.portal.actions.${action}`)}
          </BusyButton>
        ))}
      </Group>
      <p role="status" className={classes.said}>
        {act.isSuccess && t('sandbox.portal.done')}
      </p>
      <h2 className={classes.subtitle}>{t('sandbox.portal.invoices')}</h2>
      <Invoices invoices={portal.data.invoices} />
      <Button mt="lg" onClick={() => leave(portal.data.return_url)}>
        {t('sandbox.portal.back')}
      </Button>
    </>
  );
}

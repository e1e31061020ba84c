import type { SandboxCheckout as Session } from '@cardwright/contract/sandbox';
import { Alert, Button, Skeleton, Stack } from '@mantine/core';
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
import { useSandboxCheckout } from './sandbox-calls.ts';

function Gone() {
  const { t } = useTranslation('billing');
  return (
    <>
      <h1 className={classes.title}>{t('sandbox.checkout.goneTitle')}</h1>
      <p className={classes.text}>{t('sandbox.checkout.goneText')}</p>
      <ButtonLink to={paths.pricing()}>{t('sandbox.checkout.plans')}</ButtonLink>
    </>
  );
}

function Paid({ session }: { session: Session }) {
  const { t } = useTranslation('billing');
  const { leave } = useServices();
  return (
    <>
      <h1 className={classes.title}>{t('sandbox.checkout.paidTitle')}</h1>
      <p className={classes.text}>{t('sandbox.checkout.paidText')}</p>
      <Button onClick={() => leave(session.return_url)}>{t('sandbox.checkout.continue')}</Button>
    </>
  );
}

/** The local payment provider's page: what is bought, and the three ways that a payment can go. */
export function SandboxCheckout({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('billing');
  const { session, pay, abandon } = useSandboxCheckout(sessionId);
  if (session.isPending) {
    return (
      <div role="status" aria-label={t('sandbox.loading')}>
        <Skeleton height={28} width="60%" my="lg" />
        <Skeleton height={40} mb="lg" />
        <Skeleton height={44} mb="xs" />
        <Skeleton height={44} />
      </div>
    );
  }
  if (session.isError) {
    const isUnknown = session.error instanceof ApiError && session.error.status < 500;
    return isUnknown ? (
      <Gone />
    ) : (
      <>
        <h1 className={classes.title}>{t('sandbox.checkout.payment')}</h1>
        <LoadFailure title={t('sandbox.failed')} error={session.error} onRetry={() => void session.refetch()} />
      </>
    );
  }
  const { data } = session;
  if (data.status === 'paid' && !pay.isSuccess) return <Paid session={data} />;
  if (data.status === 'abandoned' || data.status === 'expired') return <Gone />;
  const amount = formatMoney(data.amount, data.currency);
  const failure = pay.error ?? abandon.error;
  const wasDeclined = pay.data?.paid === false;
  const isLeaving = abandon.isSuccess || pay.data?.paid === true;
  const isBusy = pay.isPending || abandon.isPending || isLeaving;
  return (
    <>
      <h1 className={classes.title}>
        {t('sandbox.checkout.title', { plan: data.plan_name, interval: t(`change.intervals.${data.interval}`) })}
      </h1>
      <p className={classes.amount}>
        <span>{t('sandbox.checkout.due')}</span>
        <strong>{amount}</strong>
        <span>{t(`sandbox.checkout.recurring.${data.interval}`)}</span>
      </p>
      {Date.parse(data.applies_at) > Date.now() && (
        <p className={classes.text}>{t('sandbox.checkout.later', { date: dayLabel(data.applies_at) })}</p>
      )}
      <Stack gap="xs">
        {wasDeclined && !pay.isPending && (
          <Alert color="red" variant="light" role="alert">
            {t('sandbox.checkout.declined')}
          </Alert>
        )}
        {failure !== null && <ActionFailure error={failure} fallback={t('sandbox.checkout.failed')} />}
        <BusyButton
          size="md"
          isBusy={(pay.isPending && pay.variables === 'success') || pay.data?.paid === true}
          disabled={isBusy}
          onClick={() => pay.mutate('success')}
        >
          {t('sandbox.checkout.pay', { amount })}
        </BusyButton>
        <BusyButton
          variant="default"
          isBusy={pay.isPending && pay.variables === 'decline'}
          disabled={isBusy}
          onClick={() => pay.mutate('decline')}
        >
          {t('sandbox.checkout.decline')}
        </BusyButton>
        <BusyButton
          variant="subtle"
          color="gray"
          isBusy={abandon.isPending}
          disabled={isBusy}
          onClick={() => abandon.mutate()}
        >
          {t('sandbox.checkout.abandon')}
        </BusyButton>
      </Stack>
    </>
  );
}

import type { CheckoutState } from '@cardwright/contract/payments';
import { Button, Group, Loader, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { usePlans } from '../../lib/use-plans.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { slowAfterAnswers, useCheckoutState } from './billing-calls.ts';
import classes from './CheckoutReturn.module.css';

type Shown = 'confirming' | 'slow' | 'open' | 'done' | 'abandoned' | 'surplus' | 'missing';

/** After this many "open" answers the page asks whether there was a payment at all: the provider's news may be late. */
const openAfterAnswers = 4;

/** What the page says after an answer; `answers`: how many there were; `hasTurnedBack`: the provider says so. */
export function shownOf(status: CheckoutState['status'], answers: number, hasTurnedBack: boolean): Shown {
  if (status === 'done' || status === 'abandoned' || status === 'surplus') return status;
  if (status === 'open' && hasTurnedBack) return 'abandoned';
  if (status === 'open') return answers < openAfterAnswers ? 'confirming' : 'open';
  return answers < slowAfterAnswers ? 'confirming' : 'slow';
}

interface CheckoutReturnProps {
  checkoutId: string;
  /** The person left the provider's page without paying. */
  hasTurnedBack: boolean;
  /** Called when the plan is active and the loaded subscription is outdated. Must be a stable function. */
  onDone: () => unknown;
  /** What the seller has now, below the good news. */
  credits: ReactNode;
}

/** Where the payment provider sends people back to: asks until the outcome of the payment is known. */
export function CheckoutReturn({ checkoutId, hasTurnedBack, onDone, credits }: CheckoutReturnProps) {
  const { t } = useTranslation('billing');
  const checkout = useCheckoutState(checkoutId);
  const [answers, setAnswers] = useState(0);
  const { dataUpdatedAt } = checkout;
  useEffect(() => {
    if (dataUpdatedAt > 0) setAnswers((count) => count + 1);
  }, [dataUpdatedAt]);
  const status = checkout.data?.status;
  useEffect(() => {
    if (status === 'done') onDone();
  }, [status, onDone]);
  const plan = usePlans().data?.plans?.find(({ id }) => id === checkout.data?.plan_id)?.name ?? '';
  const isMissing = checkoutId === '' || (checkout.error instanceof ApiError && checkout.error.status === 404);
  if (checkout.isError && !isMissing && checkout.data === undefined)
    return <LoadFailure title={t('return.failed')} error={checkout.error} onRetry={() => void checkout.refetch()} />;
  const shown = isMissing ? 'missing' : status === undefined ? 'confirming' : shownOf(status, answers, hasTurnedBack);
  const isWaiting = shown === 'confirming' || shown === 'slow';
  return (
    <div className={classes.result}>
      <div aria-hidden className={classes.sign} data-shown={shown}>
        {isWaiting ? <Loader /> : shown === 'done' ? <IconCircleCheck size={48} /> : <IconCircleX size={48} />}
      </div>
      <div role="status">
        <Title order={2}>{t(`return.${shown}.title`, { plan })}</Title>
        <Text c="dimmed" mt="xs">
          {t(`return.${shown}.text`)}
        </Text>
      </div>
      {shown === 'done' && credits}
      {shown !== 'confirming' && (
        <Group gap="xs" justify="center">
          {shown === 'done' && <ButtonLink to={paths.newChat()}>{t('return.start')}</ButtonLink>}
          {(shown === 'done' || shown === 'slow' || shown === 'surplus') && (
            <ButtonLink to={paths.profile()} variant="default">
              {t('return.profile')}
            </ButtonLink>
          )}
          {shown === 'open' && <Button onClick={() => void checkout.refetch()}>{t('return.check')}</Button>}
          {(shown === 'abandoned' || shown === 'missing' || shown === 'open') && (
            <ButtonLink to={paths.pricing()} variant={shown === 'open' ? 'default' : 'filled'}>
              {t('return.plans')}
            </ButtonLink>
          )}
        </Group>
      )}
    </div>
  );
}

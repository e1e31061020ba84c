import type { CreditsExhausted } from '@cardwright/contract/billing';
import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dateTimeLabel } from '../lib/english-date.ts';
import { paths } from '../lib/paths.ts';
import { usePlans } from '../lib/use-plans.ts';
import { ButtonLink } from './ButtonLink.tsx';

/** How much was used of what, when it comes back, and which plan has more. */
export function ExhaustedNote({ exhausted }: { exhausted: CreditsExhausted }) {
  const { t } = useTranslation('billing');
  const { feature, used, limit, reset_date, upgrade_to } = exhausted;
  const plan = usePlans().data?.plans?.find(({ id }) => id === upgrade_to);
  const reset = feature === 'daily_credits' ? 'exhausted.resetDaily' : 'exhausted.reset';
  return (
    <>
      <Text size="sm" mt={4} className="tabular">
        {limit !== null && t('exhausted.used', { used, limit })}{' '}
        {reset_date !== null && t(reset, { date: dateTimeLabel(reset_date) })}{' '}
        {feature === 'credits' && t('exhausted.daily')}
      </Text>
      <Group mt="xs" gap="xs">
        {upgrade_to !== null && (
          <ButtonLink to={paths.pricing()} size="xs">
            {plan === undefined ? t('exhausted.plans') : t('exhausted.upgrade', { plan: plan.name })}
          </ButtonLink>
        )}
        <ButtonLink to={paths.ledger(feature)} size="xs" variant="default">
          {t('exhausted.ledger')}
        </ButtonLink>
      </Group>
    </>
  );
}

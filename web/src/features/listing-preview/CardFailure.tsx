import { type Card, type ImportFailureCode, importFailureCodeSchema } from '@cardwright/contract/cards';
import { Alert, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type Way = 'html' | 'text' | 'again' | 'change';

/** The ways on that can help after each failure, the most likely first. */
const waysAfter: Record<ImportFailureCode, Way[]> = {
  unreachable: ['again', 'html', 'text'],
  blocked_address: ['html', 'text', 'change'],
  not_a_product: ['change', 'html', 'text'],
  blocked_by_site: ['html', 'text', 'again'],
  too_large: ['text', 'change'],
  unsupported_type: ['text', 'change'],
};
const defaultWays: Way[] = ['again', 'html', 'text'];

/** Why the import failed, and the ways on. */
export function CardFailure({ card }: { card: Card }) {
  const { t } = useTranslation('listing');
  const code = importFailureCodeSchema.safeParse(card.failure?.code);
  const ways = code.success ? waysAfter[code.data] : defaultWays;
  const address = card.source_url ?? undefined;
  const targets: Record<Way, string> = {
    html: paths.addProduct('html', address),
    text: paths.addProduct('text'),
    again: paths.addProduct('address', address),
    change: paths.addProduct('address', address),
  };
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={18} />} title={t('failure.title')}>
      <Text>{card.failure?.message ?? t('failure.unknown')}</Text>
      {card.source_url !== null && (
        <Text size="sm" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
          {card.source_url}
        </Text>
      )}
      {card.failure?.charged === 0 && (
        <Text size="sm" mt={4}>
          {t('failure.notCharged')}
        </Text>
      )}
      {card.failure === null && <Text mt="sm">{t('failure.advice')}</Text>}
      <Group mt="sm" gap="xs">
        {ways.map((way, place) => (
          <ButtonLink key={way} to={targets[way]} size="xs" variant={place === 0 ? 'filled' : 'default'}>
            {t(`failure.ways.${way}`)}
          </ButtonLink>
        ))}
      </Group>
    </Alert>
  );
}

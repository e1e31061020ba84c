import type { Card } from '@cardwright/contract/cards';
import { Alert, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** Why the import failed, and the ways on. */
export function CardFailure({ card }: { card: Card }) {
  const { t } = useTranslation('listing');
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={18} />} title={t('failure.title')}>
      <Text>{card.failure?.message ?? t('failure.unknown')}</Text>
      {card.source_url !== null && (
        <Text size="sm" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
          {card.source_url}
        </Text>
      )}
      <Text mt="sm">{t('failure.advice')}</Text>
      <Group mt="sm" gap="xs">
        <ButtonLink to={paths.addProduct('html', card.source_url ?? undefined)} size="xs">
          {t('failure.pastePage')}
        </ButtonLink>
        <ButtonLink to={paths.addProduct('text')} size="xs" variant="default">
          {t('failure.pasteText')}
        </ButtonLink>
        <ButtonLink to={paths.addProduct('address', card.source_url ?? undefined)} size="xs" variant="default">
          {t('failure.again')}
        </ButtonLink>
      </Group>
    </Alert>
  );
}

import type { CardSummary } from '@cardwright/contract/library';
import { Badge, Loader } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** The name to show for a card; one whose import has not ended is known by its address only. */
export const cardName = (card: CardSummary, untitled: string): string => card.title || card.source_url || untitled;

/** What a card is going through; nothing for one that is ready. */
export function CardState({ card }: { card: CardSummary }) {
  const { t } = useTranslation('library');
  if (card.status === 'ready') return null;
  if (card.status === 'failed')
    return (
      <Badge color="red" variant="light" leftSection={<IconAlertTriangle size={12} />} title={card.failure?.message}>
        {t('status.failed')}
      </Badge>
    );
  return (
    <Badge color="gray" variant="light" leftSection={<Loader size={10} color="gray" />}>
      {t(`status.${card.status}`)}
    </Badge>
  );
}

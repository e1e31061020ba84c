import type { Card } from '@cardwright/contract/cards';
import { Badge, Checkbox, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ScoreBadge } from '../../ui/ScoreBadge.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import classes from './CardTile.module.css';

interface CardTileProps {
  card: Card;
  isSelected: boolean;
  onSelect(isSelected: boolean): void;
}

function CardState({ card }: { card: Card }) {
  const { t } = useTranslation('library');
  if (card.status === 'failed') {
    return (
      <Badge color="red" variant="light" leftSection={<IconAlertTriangle size={12} />} title={card.failure?.message}>
        {t('status.failed')}
      </Badge>
    );
  }
  if (card.status === 'ready')
    return card.score === null ? null : <ScoreBadge score={card.score} label={t('score', { score: card.score })} />;
  return (
    <Badge color="gray" variant="light" leftSection={<Loader size={10} color="gray" />}>
      {t(`status.${card.status}`)}
    </Badge>
  );
}

/** The name to show for a card; one whose import has not ended is known by its address only. */
function cardName(card: Card, untitled: string): string {
  return card.current.listing.title || card.source_url || untitled;
}

export function CardTile({ card, isSelected, onSelect }: CardTileProps) {
  const { t } = useTranslation(['library', 'common']);
  const name = cardName(card, t('untitled'));
  return (
    <article className={classes.tile} data-selected={isSelected}>
      <div className={classes.picture}>
        <Thumbnail src={card.images[0]?.thumbnail_url} fallback={<IconPhoto size={32} stroke={1.2} />} />
      </div>
      <div className={classes.body}>
        <Link to={paths.listingPreview(card.id)} className={classes.title}>
          {name}
        </Link>
        <div className={classes.meta}>
          <Text size="sm" c="dimmed">
            {t(`common:marketplaces.${card.marketplace}`)}
          </Text>
          <CardState card={card} />
        </div>
      </div>
      <Checkbox
        className={classes.check ?? ''}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
        aria-label={t('select', { title: name })}
      />
    </article>
  );
}

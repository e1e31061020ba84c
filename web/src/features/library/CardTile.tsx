import type { CardSummary } from '@cardwright/contract/library';
import { Checkbox, Text } from '@mantine/core';
import { IconFlag, IconPhoto } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ScoreBadge } from '../../ui/ScoreBadge.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { CardState, cardName } from './CardState.tsx';
import classes from './CardTile.module.css';

export interface CardItemProps {
  card: CardSummary;
  isSelected: boolean;
  /** `isRange`: everything from the last chosen card to this one. */
  onSelect(cardId: string, isSelected: boolean, isRange: boolean): void;
}

/** Shift held while a box is ticked asks for a range. */
export function SelectBox({
  card,
  isSelected,
  onSelect,
  className,
}: CardItemProps & { className: string | undefined }) {
  const { t } = useTranslation('library');
  return (
    <Checkbox
      className={className ?? ''}
      checked={isSelected}
      onChange={(event) => {
        const { nativeEvent } = event;
        const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
        onSelect(card.id, event.currentTarget.checked, isRange);
      }}
      aria-label={t('select', { title: cardName(card, t('untitled')) })}
    />
  );
}

export const CardTile = memo(function CardTile(props: CardItemProps) {
  const { t } = useTranslation(['library', 'common']);
  const { card } = props;
  const name = cardName(card, t('untitled'));
  return (
    <article className={classes.tile} data-selected={props.isSelected}>
      <div className={classes.picture}>
        <Thumbnail src={card.thumbnail_url} fallback={<IconPhoto size={32} stroke={1.2} />} />
      </div>
      <div className={classes.body}>
        <Link to={paths.listingPreview(card.id)} className={classes.title} dir="auto" title={name}>
          {name}
        </Link>
        <div className={classes.meta}>
          <Text size="sm" c="dimmed" truncate>
            {t(`common:marketplaces.${card.marketplace}`)}
          </Text>
          <span className={classes.state}>
            {card.flag_count > 0 && (
              <span
                className={classes.flags}
                role="img"
                aria-label={t('flags', { count: card.flag_count })}
                title={t('flags', { count: card.flag_count })}
              >
                <IconFlag size={14} />
                {card.flag_count}
              </span>
            )}
            <CardState card={card} />
            {card.status === 'ready' && card.score !== null && (
              <ScoreBadge score={card.score} label={t('score', { score: card.score })} />
            )}
          </span>
        </div>
      </div>
      <SelectBox {...props} className={classes.check} />
    </article>
  );
});

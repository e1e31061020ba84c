import { Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dateTimeLabel } from '../../lib/english-date.ts';
import { paths } from '../../lib/paths.ts';
import { ScoreBadge } from '../../ui/ScoreBadge.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { CardState, cardName } from './CardState.tsx';
import classes from './CardTable.module.css';
import { type CardItemProps, SelectBox } from './CardTile.tsx';

/** The cells of one line of the table. */
export const CardRow = memo(function CardRow(props: CardItemProps) {
  const { t } = useTranslation(['library', 'common']);
  const { card } = props;
  const name = cardName(card, t('untitled'));
  return (
    <>
      <td className={classes.check}>
        <SelectBox {...props} className={classes.box} />
      </td>
      <td className={classes.picture}>
        <Thumbnail src={card.thumbnail_url} size={40} fallback={<IconPhoto size={18} stroke={1.4} />} />
      </td>
      <td className={classes.name}>
        <Link to={paths.listingPreview(card.id)} className={classes.title} dir="auto" title={name}>
          {name}
        </Link>
      </td>
      <td className={classes.marketplace}>{t(`common:marketplaces.${card.marketplace}`)}</td>
      <td className={classes.score}>
        {card.score === null ? (
          <Text span c="dimmed" aria-label={t('noScore')}>
            –
          </Text>
        ) : (
          <ScoreBadge score={card.score} label={t('score', { score: card.score })} />
        )}
      </td>
      <td className={classes.status}>
        {card.status === 'ready' ? (
          <Text span size="sm" c="dimmed">
            {card.flag_count > 0 ? t('flags', { count: card.flag_count }) : t('status.ready')}
          </Text>
        ) : (
          <CardState card={card} />
        )}
      </td>
      <td className={classes.changed}>
        <time dateTime={card.updated_at}>{dateTimeLabel(card.updated_at)}</time>
      </td>
    </>
  );
});

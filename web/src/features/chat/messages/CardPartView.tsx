import type { CardPart } from '@cardwright/contract/chats';
import { Group, Text } from '@mantine/core';
import { IconArrowRight, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import classes from './Message.module.css';

function ScoreChange({ before, after }: { before: number | null; after: number | null }) {
  const { t } = useTranslation('chat');
  const now = after ?? before;
  if (now === null) return null;
  const isChange = before !== null && after !== null && before !== after;
  const label = isChange ? t('card.scoreChange', { before, after }) : t('card.scoreOnly', { after: now });
  return (
    <div className={classes.score} role="img" aria-label={label}>
      {isChange && (
        <>
          <span className={classes.scoreBefore}>{before}</span>
          <IconArrowRight size={14} aria-hidden />
        </>
      )}
      <span className={classes.scoreNow}>{now}</span>
    </div>
  );
}

/** A listing that the answer is about, with its score before and after. */
export function CardPartView({ card }: { card: CardPart }) {
  const { t, i18n } = useTranslation(['chat', 'common']);
  const key = `common:marketplaces.${card.marketplace}`;
  const marketplace = i18n.exists(key) ? t(key as 'common:marketplaces.generic') : card.marketplace;
  return (
    <article className={classes.card}>
      <Thumbnail src={card.thumbnail_url} size={64} fallback={<IconPhoto size={22} stroke={1.5} />} />
      <div className={classes.cardBody}>
        <Text fw={500} lineClamp={2} lh={1.4} dir="auto">
          {card.title === '' ? t('card.untitled') : card.title}
        </Text>
        <Group gap="sm" mt={2}>
          <Text size="sm" c="dimmed">
            {marketplace}
          </Text>
          <ScoreChange before={card.score_before} after={card.score_after} />
        </Group>
      </div>
      <Group gap="xs" className={classes.cardActions ?? ''}>
        <ButtonLink to={paths.listingPreview(card.card_id)} variant="default" size="xs">
          {t('card.open')}
        </ButtonLink>
        {card.comparable && (
          <ButtonLink to={paths.listingPreview(card.card_id, 'comparison')} variant="light" size="xs">
            {t('card.compare')}
          </ButtonLink>
        )}
      </Group>
    </article>
  );
}

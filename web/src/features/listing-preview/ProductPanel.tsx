import { Button, Skeleton, Text, Title } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ScoreBadge } from '../../ui/ScoreBadge.tsx';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import { useCard } from './card-queries.ts';
import classes from './ProductPanel.module.css';

/** A card in short, for the side of a chat. */
export function ProductPanel({ cardId }: { cardId: string }) {
  const { t } = useTranslation(['listing', 'common']);
  const { data: card, error, refetch } = useCard(cardId);
  if (card === undefined && error !== null) {
    const isMissing = error instanceof ApiError && error.status === 404;
    return (
      <div role="alert">
        <Text fw={500}>{isMissing ? t('notFound') : t('loadError')}</Text>
        {!isMissing && (
          <>
            <Text c="dimmed">{messageOf(error, t('common:errors.connection'))}</Text>
            <Button variant="default" size="xs" mt="sm" onClick={() => void refetch()}>
              {t('common:actions.retry')}
            </Button>
          </>
        )}
      </div>
    );
  }
  if (card === undefined) {
    return (
      <>
        <Skeleton height={200} radius="lg" mb="md" />
        <Skeleton height={18} mb="xs" />
        <Skeleton height={18} width="60%" />
      </>
    );
  }
  const title = card.current.listing.title || card.source_url || t('product.untitled');
  return (
    <article className={classes.product}>
      <div className={classes.picture}>
        <Thumbnail src={card.images[0]?.thumbnail_url} fallback={<IconPhoto size={32} stroke={1.2} />} />
      </div>
      <Title order={3} className={classes.title ?? ''} dir="auto">
        {title}
      </Title>
      <div className={classes.facts}>
        {card.score === null ? (
          <Text size="sm" c="dimmed">
            {t('product.noScore')}
          </Text>
        ) : (
          <ScoreBadge score={card.score} label={t('product.score', { score: card.score })} />
        )}
        <Text size="sm" c="dimmed">
          {t(`common:marketplaces.${card.marketplace}`)}
        </Text>
      </div>
      <ButtonLink to={paths.listingPreview(card.id)} fullWidth>
        {t('product.open')}
      </ButtonLink>
      <ButtonLink to={paths.listingPreview(card.id, 'comparison')} variant="default" fullWidth>
        {t('product.compare')}
      </ButtonLink>
    </article>
  );
}

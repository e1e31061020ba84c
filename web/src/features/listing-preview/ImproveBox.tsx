import type { Card, Version } from '@cardwright/contract/cards';
import type { Marketplace } from '@cardwright/contract/listings';
import { marketplaceIds } from '@cardwright/contract/marketplace-ids';
import { Button, Loader, NativeSelect, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useFocusAfterWait } from '../../ui/use-focus-after-wait.ts';
import { WorkPrice } from '../../ui/WorkPrice.tsx';
import { useImprove, useSavedCard } from './card-queries.ts';
import { isSame } from './edit/merge-listings.ts';
import { useAfterSave } from './edit/use-after-save.ts';
import classes from './ScorePanel.module.css';

interface ImproveBoxProps {
  card: Card;
  marketplace: Marketplace;
  onMarketplace(marketplace: Marketplace): void;
}

/** What an improvement has ended in; null once the seller has gone on writing. */
function outcomeOf(before: Version, { current }: Card): 'done' | 'same' | 'nothing' | null {
  if (current.id === before.id) return 'nothing';
  if (current.author !== 'assistant') return null;
  return isSame(current.listing, before.listing) ? 'same' : 'done';
}

/** Chooses the marketplace to write for and starts the improvement. */
export function ImproveBox({ card, marketplace, onMarketplace }: ImproveBoxProps) {
  const { t } = useTranslation(['listing', 'common']);
  const improve = useImprove(card.id);
  const { start, isUnsaved } = useAfterSave();
  const savedCard = useSavedCard(card);
  // The version before the last improvement that was started here.
  const [before, setBefore] = useState<Version | null>(null);
  const onImprove = () => {
    setBefore(null);
    void start(() => {
      const { current } = savedCard();
      improve.mutate(marketplace, { onSuccess: () => setBefore(current) });
    });
  };
  const hasEnded = before !== null && card.status === 'ready' && !improve.isPending;
  const outcome = hasEnded ? outcomeOf(before, card) : null;
  const isImproving = card.status === 'improving' || improve.isPending;
  const { ref } = useFocusAfterWait<HTMLButtonElement>(isImproving && (improve.isPending || before !== null));
  return (
    <div className={classes.panel}>
      <NativeSelect
        label={t('improve.marketplace')}
        value={marketplace}
        data={marketplaceIds.map((value) => ({
          value,
          label: t(`common:marketplaces.${value}`),
        }))}
        onChange={(event) => onMarketplace(event.currentTarget.value as Marketplace)}
        disabled={isImproving}
      />
      <Button
        ref={ref}
        classNames={{ root: classes.work ?? '', label: classes.workLabel ?? '' }}
        leftSection={<IconSparkles size={16} />}
        disabled={isImproving}
        onClick={onImprove}
      >
        {t('improve.start')}
        <WorkPrice work="improve" />
      </Button>
      {isImproving && (
        <Text size="sm" c="dimmed" role="status">
          <Loader size={12} mr={8} />
          {t('improve.working')}
        </Text>
      )}
      <div role="status" className={classes.done}>
        {outcome !== null && <Text size="sm">{t(`improve.${outcome}`)}</Text>}
        {outcome === 'done' && (
          <ButtonLink to={paths.listingPreview(card.id, 'comparison')} variant="default" size="xs">
            {t('improve.compare')}
          </ButtonLink>
        )}
      </div>
      {isUnsaved && (
        <Text size="sm" role="alert">
          {t('unsaved')}
        </Text>
      )}
      {improve.isError && <ActionFailure error={improve.error} fallback={t('improve.error')} />}
    </div>
  );
}

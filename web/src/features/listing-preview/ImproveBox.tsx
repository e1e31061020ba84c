import type { Card } from '@cardwright/contract/cards';
import type { Marketplace } from '@cardwright/contract/listings';
import { marketplaceIds } from '@cardwright/contract/marketplace-ids';
import { Button, Loader, NativeSelect, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { WorkPrice } from '../../ui/WorkPrice.tsx';
import { useImprove } from './card-queries.ts';
import { useEditing } from './edit/editing.tsx';
import classes from './ScorePanel.module.css';

interface ImproveBoxProps {
  card: Card;
  marketplace: Marketplace;
  onMarketplace(marketplace: Marketplace): void;
}

/** Chooses the marketplace to write for and starts the improvement. */
export function ImproveBox({ card, marketplace, onMarketplace }: ImproveBoxProps) {
  const { t } = useTranslation(['listing', 'common']);
  const improve = useImprove(card.id);
  const { editor } = useEditing();
  // What is typed comes first, or the improvement would start from the text before it.
  const start = async () => {
    if (await editor.flush()) improve.mutate(marketplace);
  };
  const isImproving = card.status === 'improving' || improve.isPending;
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
      <Button leftSection={<IconSparkles size={16} />} disabled={isImproving} onClick={() => void start()}>
        {t('improve.start')}
        <WorkPrice work="improve" />
      </Button>
      {isImproving && (
        <Text size="sm" c="dimmed" role="status">
          <Loader size={12} mr={8} />
          {t('improve.working')}
        </Text>
      )}
      {improve.isError && <ActionFailure error={improve.error} fallback={t('improve.error')} />}
    </div>
  );
}

import type { BulkJob, BulkQuote } from '@cardwright/contract/library';
import { marketplaceIds } from '@cardwright/contract/marketplace-ids';
import { Alert, Anchor, Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { type BulkAction, type BulkPlan, useBulkQuote, useStartBulk } from './bulk-queries.ts';

interface BulkDialogProps {
  action: BulkAction;
  cardIds: string[];
  onStarted(job: BulkJob): void;
  onClose(): void;
}

function Cost({ quote }: { quote: BulkQuote }) {
  const { t } = useTranslation('library');
  const { cost, balance, card_count } = quote;
  return (
    <Stack gap={4} role="status">
      <Text>{t(`bulk.${quote.action}.what`, { count: card_count })}</Text>
      {quote.left_out > 0 && (
        <Text size="sm" c="dimmed">
          {t('bulk.leftOut', { count: quote.left_out })}
        </Text>
      )}
      <Text fw={600} className="tabular">
        {t(`bulk.cost.${cost.feature}`, { count: cost.total })}
      </Text>
      <Text size="sm" c="dimmed" className="tabular">
        {balance === null ? t('bulk.unlimited') : t('bulk.balance', { count: balance })}
      </Text>
    </Stack>
  );
}

/** Says what the work costs before anything is started. */
export function BulkDialog({ action, cardIds, onStarted, onClose }: BulkDialogProps) {
  const { t } = useTranslation(['library', 'common']);
  const [marketplace, setMarketplace] = useState<BulkPlan['marketplace']>('');
  const plan = { action, cardIds, marketplace };
  const quote = useBulkQuote(plan);
  const start = useStartBulk();
  const canStart = quote.isSuccess && quote.data.covered && quote.data.card_count > 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Text fw={600}>{t(`bulk.${action}.title`)}</Text>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <Stack>
        <NativeSelect
          data-autofocus
          label={t('bulk.marketplace')}
          description={t(`bulk.${action}.hint`)}
          value={marketplace}
          onChange={(event) => setMarketplace(event.currentTarget.value as BulkPlan['marketplace'])}
          data={[
            { value: '', label: t('bulk.own') },
            ...marketplaceIds.map((value) => ({ value, label: t(`common:marketplaces.${value}`) })),
          ]}
        />
        {quote.isPending && <Skeleton height={76} />}
        {quote.isError && (
          <LoadFailure title={t('bulk.noQuote')} error={quote.error} onRetry={() => void quote.refetch()} />
        )}
        {quote.isSuccess && <Cost quote={quote.data} />}
        {quote.data?.card_count === 0 && <Alert color="yellow">{t('bulk.noneReady')}</Alert>}
        {quote.data?.covered === false && (
          <Alert color="yellow">
            {t('bulk.notCovered')}{' '}
            <Anchor component={Link} to={paths.pricing()} inherit underline="always">
              {t('bulk.upgrade')}
            </Anchor>
          </Alert>
        )}
        {start.isError && <ActionFailure error={start.error} fallback={t('common:errors.connection')} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <BusyButton
            disabled={!canStart}
            isBusy={start.isPending}
            onClick={() => start.mutate(plan, { onSuccess: onStarted })}
          >
            {t(`bulk.${action}.start`)}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}

import type { ExportFormat } from '@cardwright/contract/exports';
import { type Marketplace, marketplaceSchema } from '@cardwright/contract/listings';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { CheckedExport } from './CheckedExport.tsx';
import { useStartExport } from './ExportsProvider.tsx';
import { needsMarketplace } from './export-formats.ts';
import { startedNotice } from './export-notices.tsx';
import { useExportCheck } from './export-queries.ts';
import { FormatChoice } from './FormatChoice.tsx';

/** The server checks no more cards than this. */
const checkedCards = 500;

const versions = ['current', 'original'] as const;
/** How long the notice that it has begun is shown; ms. */
const startedNoticeMs = 4_000;

interface ExportFormProps {
  cardIds: string[];
  onCancel(): void;
  onStarted(): void;
}

export function ExportForm({ cardIds, onCancel, onStarted }: ExportFormProps) {
  const { t } = useTranslation(['exports', 'common']);
  const startExport = useStartExport();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [marketplace, setMarketplace] = useState<Marketplace | ''>('');
  const [version, setVersion] = useState<(typeof versions)[number]>('current');
  const options = {
    format,
    version,
    ...(marketplace === '' || !needsMarketplace(format) ? {} : { marketplace }),
  };
  const check = useExportCheck({ card_ids: cardIds.slice(0, checkedCards), ...options });
  const start = useMutation({
    mutationFn: () => startExport({ card_ids: cardIds, ...options }),
    onSuccess: ({ id }) => {
      notifications.show({ id: startedNotice(id), message: t('started'), autoClose: startedNoticeMs });
      onStarted();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate();
      }}
    >
      <Stack gap="md">
        <FormatChoice value={format} onChange={setFormat} />
        <Group gap="md" align="end">
          {needsMarketplace(format) && (
            <NativeSelect
              flex="1 1 220px"
              label={t('dialog.marketplace')}
              value={marketplace}
              data={[
                { value: '', label: t('dialog.ownMarketplace') },
                ...marketplaceSchema.options.map((value) => ({ value, label: t(`common:marketplaces.${value}`) })),
              ]}
              onChange={(event) => setMarketplace(event.currentTarget.value as Marketplace | '')}
            />
          )}
          <div>
            <Text size="sm" fw={500} mb={4} aria-hidden>
              {t('dialog.version')}
            </Text>
            <SegmentedChoice<(typeof versions)[number]>
              label={t('dialog.version')}
              value={version}
              onChange={setVersion}
              options={versions.map((value) => ({ value, label: t(`versions.${value}`) }))}
            />
          </div>
        </Group>
        <CheckedExport check={check} cardCount={cardIds.length} />
        {start.isError && <ActionFailure title={t('errors.start')} error={start.error} />}
        <DialogFooter>
          <Button variant="default" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
          <BusyButton
            type="submit"
            isBusy={start.isPending}
            disabled={check.data !== undefined && check.data.failure !== null}
          >
            {t('dialog.start')}
          </BusyButton>
        </DialogFooter>
      </Stack>
    </form>
  );
}

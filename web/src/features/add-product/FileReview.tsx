import type { CardFile } from '@cardwright/contract/card-files';
import type { Marketplace } from '@cardwright/contract/listings';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ColumnsTable } from './ColumnsTable.tsx';
import { type Choice, useCardFilePreview, useImportFile } from './card-file-queries.ts';
import { FormError } from './FormError.tsx';
import { MarketplaceSelect } from './MarketplaceSelect.tsx';
import { ProblemsList } from './ProblemsList.tsx';
import { RowsPreview } from './RowsPreview.tsx';
import { useKept } from './use-kept.ts';

interface FileReviewProps {
  file: CardFile;
  marketplaces: Marketplace[];
  /** The way back to another file. */
  another: ReactNode;
}

const patienceMs = 400;
const startMarketplace: Marketplace | '' = '';

/** What was found in a file, before anything is imported: columns, first products, and everything that is wrong. */
export function FileReview({ file, marketplaces, another }: FileReviewProps) {
  const { t } = useTranslation('add');
  const suggested = useMemo(() => file.columns.map(({ index, field }): Choice => ({ index, field })), [file.columns]);
  const [columns, keepColumns] = useKept(`columns:${file.import_id}`, suggested);
  const [marketplace, keepMarketplace] = useKept('file-marketplace', startMarketplace);
  const [settled] = useDebouncedValue(columns, patienceMs);
  const isSuggested = JSON.stringify(settled) === JSON.stringify(suggested);
  const preview = useCardFilePreview(file.import_id, settled, isSuggested);
  const shown = isSuggested ? file : (preview.data ?? file);
  const start = useImportFile(file.import_id);
  const isTable = file.columns.length > 0;
  const hasTitle = !isTable || columns.some(({ field }) => field === 'title');
  const canImport = hasTitle && shown.importable_count > 0;
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Title order={2} size="h4" className="wraps">
          <bdi>{file.file_name}</bdi>
        </Title>
        <Text role="status">
          {t('file.found', { count: shown.product_count })}{' '}
          {file.template !== null && `${t('file.layout', { name: t(`file.templates.${templateOf(file.template)}`) })} `}
          {t('file.importable', { count: shown.importable_count })}
        </Text>
        {another}
      </Stack>
      {isTable && <ColumnsTable columns={file.columns} choices={columns} onChange={keepColumns} />}
      <RowsPreview rows={shown.rows} isStale={preview.isFetching} />
      <ProblemsList problems={shown.problems} errorCount={shown.error_count} warningCount={shown.warning_count} />
      {preview.isError && <FormError error={preview.error} fallback={t('errors.previewFailed')} />}
      <Stack gap="md">
        <MarketplaceSelect value={marketplace} choices={['', ...marketplaces]} onChange={keepMarketplace} />
        <FormError error={start.error} fallback={t('errors.importFailed')} />
        {!canImport && (
          <Text size="sm" c="red" role="alert">
            {hasTitle ? t('file.nothing') : t('file.noTitle')}
          </Text>
        )}
        <Group>
          <BusyButton
            size="md"
            disabled={!canImport}
            isBusy={start.isPending}
            onClick={() => start.mutate({ columns, ...(marketplace === '' ? {} : { marketplace }) })}
          >
            {t('file.import', { count: shown.importable_count })}
          </BusyButton>
        </Group>
      </Stack>
    </Stack>
  );
}

const templates = [
  'cardwright',
  'shopify',
  'woocommerce',
  'google',
  'ebay',
  'etsy',
  'amazon',
  'ozon',
  'wildberries',
] as const;
/** A server that is newer than the page may know more layouts; its products are shown all the same. */
const templateOf = (name: string) => templates.find((template) => template === name) ?? 'cardwright';

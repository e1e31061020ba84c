import type { Export } from '@cardwright/contract/exports';
import { Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { useExport } from './export-queries.ts';
import { WarningList } from './WarningList.tsx';

/** The notes on an export; null: the dialog is closed. */
export function ExportWarningsDialog({ item, onClose }: { item: Export | null; onClose(): void }) {
  const { t } = useTranslation(['exports', 'common']);
  return (
    <Dialog
      opened={item !== null}
      onClose={onClose}
      size="lg"
      title={<Text fw={600}>{t('warnings.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {item !== null && <Warnings exportId={item.id} />}
    </Dialog>
  );
}

function Warnings({ exportId }: { exportId: string }) {
  const { t } = useTranslation('exports');
  const one = useExport(exportId);
  if (one.isPending) return [0, 1, 2].map((row) => <Skeleton key={row} height={40} mb="xs" />);
  if (one.isError)
    return <LoadFailure title={t('errors.loadOne')} error={one.error} onRetry={() => void one.refetch()} />;
  return <WarningList warnings={one.data.warnings} total={one.data.warning_count} />;
}

import type { Export } from '@cardwright/contract/exports';
import { EmptyState, Skeleton, Table } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/failure-notice.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import stacked from '../../ui/StackedTable.module.css';
import { type ExportAction, ExportRow } from './ExportRow.tsx';
import { useStartExport } from './ExportsProvider.tsx';
import classes from './ExportsTable.module.css';
import { ExportWarningsDialog } from './ExportWarningsDialog.tsx';
import { useCancelExport, useDeleteExport, useExports } from './export-queries.ts';
import { isExportRunning } from './is-export-running.ts';

const columns = ['status', 'cards', 'format', 'created', 'finished', 'actions'] as const;

/** The export list: what became of each, and what can be done with it. */
export function ExportsTable() {
  const { t } = useTranslation(['exports', 'common']);
  const list = useExports();
  const startExport = useStartExport();
  const cancel = useCancelExport();
  const remove = useDeleteExport();
  const again = useMutation({ mutationFn: (exportId: string) => startExport.again(exportId) });
  const [asked, setAsked] = useState<Export | null>(null);
  const [noted, setNoted] = useState<Export | null>(null);
  const listRef = useRef<HTMLTableSectionElement>(null);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const busyWith = [cancel, again, remove].flatMap((change) => (change.isPending ? [change.variables] : []));

  const act = (action: ExportAction, item: Export) => {
    if (action === 'delete') setAsked(item);
    else if (action === 'warnings') setNoted(item);
    else if (action === 'cancel')
      cancel.mutate(item.id, { onError: (error) => showFailure(t('errors.cancel'), error) });
    else again.mutate(item.id, { onError: (error) => showFailure(t('errors.start'), error) });
  };
  const deleteAsked = () =>
    asked !== null &&
    remove.mutate(asked.id, {
      onError: (error) => showFailure(t('errors.delete'), error),
      onSettled: () => setAsked(null),
    });

  if (list.isPending) return [0, 1, 2, 3].map((row) => <Skeleton key={row} height={44} mb="xs" />);
  if (list.data === undefined)
    return <LoadFailure title={t('errors.load')} error={list.error} onRetry={() => void list.refetch()} />;
  if (items.length === 0) return <NoExports />;
  return (
    <>
      <Table className={`${stacked.table} ${classes.table}`} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{t(`columns.${column}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={listRef}>
          {items.map((item) => (
            <ExportRow key={item.id} item={item} isBusy={busyWith.includes(item.id)} onAction={act} />
          ))}
        </Table.Tbody>
      </Table>
      <LoadMore list={list} listRef={listRef} mt="md" mx="auto" display="block" />
      <ExportWarningsDialog item={noted} onClose={() => setNoted(null)} />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('confirm.title')}
        text={t(asked !== null && isExportRunning(asked) ? 'confirm.running' : 'confirm.text')}
        confirmLabel={t('common:actions.delete')}
        isBusy={remove.isPending}
        onConfirm={deleteAsked}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

function NoExports() {
  const { t } = useTranslation('exports');
  return (
    <EmptyState
      py={64}
      withIndicatorBackground
      icon={<IconFileExport stroke={1.5} />}
      title={t('empty.title')}
      description={t('empty.text')}
    >
      <EmptyState.Actions>
        <ButtonLink to={paths.library()}>{t('empty.action')}</ButtonLink>
      </EmptyState.Actions>
    </EmptyState>
  );
}

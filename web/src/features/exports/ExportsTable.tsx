import type { Export } from '@cardwright/contract/exports';
import { Badge, Button, Center, EmptyState, Progress, Skeleton, Table, Text } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import classes from './ExportsTable.module.css';
import { exportDate } from './export-date.ts';
import { isExportRunning, useExports } from './export-queries.ts';

const statusColors = { queued: 'gray', processing: 'blue', done: 'teal', failed: 'red' } as const;

function ExportRow({ item }: { item: Export }) {
  const { t } = useTranslation(['exports', 'common']);
  const share = item.card_count === 0 ? 0 : (item.processed_count / item.card_count) * 100;
  return (
    <Table.Tr>
      <Table.Td data-label={t('columns.status')}>
        <Badge variant="light" color={statusColors[item.status]}>
          {t(`status.${item.status}`)}
        </Badge>
        {item.status === 'processing' && (
          <Progress
            value={share}
            size="xs"
            mt={6}
            aria-label={t('progress', { done: item.processed_count, total: item.card_count })}
          />
        )}
        {item.error_message !== null && (
          <Text size="xs" c="red" mt={4}>
            {item.error_message}
          </Text>
        )}
        {item.warnings.length > 0 && (
          <Text size="xs" c="dimmed" mt={4} title={item.warnings.map((warning) => warning.message).join('\n')}>
            {t('warnings', { count: item.warnings.length })}
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label={t('columns.cards')} className="tabular">
        {isExportRunning(item)
          ? t('progress', { done: item.processed_count, total: item.card_count })
          : item.card_count}
      </Table.Td>
      <Table.Td data-label={t('columns.format')}>{item.format.toUpperCase().replaceAll('_', ' ')}</Table.Td>
      <Table.Td data-label={t('columns.created')} className="tabular">
        {exportDate(item.created_at)}
      </Table.Td>
      <Table.Td data-label={t('columns.finished')} className="tabular">
        {exportDate(item.finished_at)}
      </Table.Td>
      <Table.Td data-label={t('columns.actions')}>
        <DownloadLink item={item} variant="default" />
      </Table.Td>
    </Table.Tr>
  );
}

const columns = ['status', 'cards', 'format', 'created', 'finished', 'actions'] as const;

export function ExportsTable() {
  const { t } = useTranslation(['exports', 'common']);
  const list = useExports();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) return [0, 1, 2, 3].map((row) => <Skeleton key={row} height={44} mb="xs" />);
  if (list.isError)
    return <LoadFailure title={t('errors.load')} error={list.error} onRetry={() => void list.refetch()} />;
  if (items.length === 0) {
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
  return (
    <>
      <Table className={classes.table ?? ''} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{t(`columns.${column}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((item) => (
            <ExportRow key={item.id} item={item} />
          ))}
        </Table.Tbody>
      </Table>
      {list.hasNextPage && (
        <Center mt="md">
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('common:actions.loadMore')}
          </Button>
        </Center>
      )}
    </>
  );
}

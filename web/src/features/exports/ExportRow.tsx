import type { Export } from '@cardwright/contract/exports';
import { ActionIcon, Badge, Button, Group, Progress, Spoiler, Table, Text } from '@mantine/core';
import { IconRefresh, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { englishNumber } from '../../lib/english-number.ts';
import { DownloadLink } from './DownloadLink.tsx';
import classes from './ExportsTable.module.css';
import { exportDate } from './export-date.ts';
import { isExportRunning } from './is-export-running.ts';

const statusColors = { queued: 'gray', processing: 'blue', done: 'teal', failed: 'red', cancelled: 'gray' } as const;

/** Pixels; three lines. */
const tallestMessage = 52;

export type ExportAction = 'cancel' | 'again' | 'delete' | 'warnings';

interface ExportRowProps {
  item: Export;
  /** A change to it is being made. */
  isBusy: boolean;
  onAction(action: ExportAction, item: Export): void;
}

export function ExportRow({ item, isBusy, onAction }: ExportRowProps) {
  const { t } = useTranslation(['exports', 'common']);
  const isRunning = isExportRunning(item);
  const status = item.cancelled ? 'cancelled' : item.status;
  const created = exportDate(item.created_at);
  const share = item.card_count === 0 ? 0 : (item.processed_count / item.card_count) * 100;
  const progress = t('progress', { done: item.processed_count, total: item.card_count });
  return (
    <Table.Tr>
      <Table.Td data-label={t('columns.status')}>
        <Badge variant="light" color={statusColors[status]}>
          {t(`status.${status}`)}
        </Badge>
        {item.status === 'processing' && <Progress value={share} size="xs" mt={6} aria-label={progress} />}
        {item.error_message !== null && !item.cancelled && (
          <Spoiler
            maxHeight={tallestMessage}
            showLabel={t('message.showAll')}
            hideLabel={t('message.showLess')}
            mt={4}
            classNames={{ root: classes.message ?? '', control: classes.more ?? '' }}
          >
            <Text size="xs" c={item.status === 'failed' ? 'red' : 'dimmed'}>
              {item.error_message}
            </Text>
          </Spoiler>
        )}
        {item.warning_count > 0 && (
          <div className={classes.notes}>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              aria-haspopup="dialog"
              aria-label={t('warnings.openOf', { count: item.warning_count, created })}
              onClick={() => onAction('warnings', item)}
            >
              {t('warnings.open', { count: item.warning_count })}
            </Button>
          </div>
        )}
      </Table.Td>
      <Table.Td data-label={t('columns.cards')} className="tabular">
        {isRunning ? progress : englishNumber(item.card_count)}
      </Table.Td>
      <Table.Td data-label={t('columns.format')}>
        {t(`formats.${item.format}`)}
        {item.version === 'original' && (
          <Text size="xs" c="dimmed">
            {t('versions.original')}
          </Text>
        )}
      </Table.Td>
      <Table.Td data-label={t('columns.created')} className={`tabular ${classes.date}`}>
        {created}
      </Table.Td>
      <Table.Td data-label={t('columns.finished')} className={`tabular ${classes.date}`}>
        {exportDate(item.finished_at)}
      </Table.Td>
      <Table.Td data-label={t('columns.actions')} className={classes.actions ?? ''}>
        <Group gap={6} wrap="nowrap">
          <DownloadLink item={item} variant="light" />
          {isRunning && (
            <Button
              size="xs"
              variant="default"
              disabled={isBusy}
              leftSection={<IconX size={14} />}
              aria-label={t('actions.cancelOf', { created })}
              onClick={() => onAction('cancel', item)}
            >
              {t('actions.cancel')}
            </Button>
          )}
          {!isRunning && item.file_url === null && (
            <Button
              size="xs"
              variant="default"
              disabled={isBusy}
              leftSection={<IconRefresh size={14} />}
              aria-label={t(item.status === 'failed' ? 'actions.retryOf' : 'actions.againOf', { created })}
              onClick={() => onAction('again', item)}
            >
              {t(item.status === 'failed' ? 'actions.retry' : 'actions.again')}
            </Button>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            disabled={isBusy}
            aria-label={t('actions.delete', { created })}
            title={t('actions.delete', { created })}
            onClick={() => onAction('delete', item)}
          >
            <IconTrash size={17} />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

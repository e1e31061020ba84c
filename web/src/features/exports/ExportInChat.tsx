import type { ExportPart } from '@cardwright/contract/chats';
import { Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconFileSpreadsheet } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from './DownloadLink.tsx';
import classes from './ExportInChat.module.css';
import { useWatchExport } from './ExportsProvider.tsx';
import { useExports } from './export-queries.ts';
import { isExportRunning } from './is-export-running.ts';

/** An export that an answer started: its progress, then its file. */
export function ExportInChat({ part, isLive }: { part: ExportPart; isLive: boolean }) {
  const { t } = useTranslation(['exports', 'common']);
  const watch = useWatchExport();
  const list = useExports();
  const item = list.data?.pages.flatMap((page) => page.items).find((candidate) => candidate.id === part.export_id);
  const isRunning = item !== undefined && isExportRunning(item);
  // The export of a live answer may be over before its stream opens; then watching catches up through the list.
  const isWatched = isLive || isRunning;
  useEffect(() => {
    if (isWatched) watch(part.export_id);
  }, [isWatched, part.export_id, watch]);

  const share = item === undefined || item.card_count === 0 ? 0 : (item.processed_count / item.card_count) * 100;
  const failed = item?.status === 'failed';
  return (
    <div className={classes.export}>
      {failed ? <IconAlertTriangle size={22} stroke={1.5} /> : <IconFileSpreadsheet size={22} stroke={1.5} />}
      <div className={classes.body}>
        <Text fw={500}>{t('inChat.title', { count: part.card_count, format: part.format.toUpperCase() })}</Text>
        <Text size="sm" c="dimmed" role="status">
          {failed ? (item.error_message ?? t('status.failed')) : item && t(`status.${item.status}`)}
        </Text>
        {isRunning && (
          <Progress
            value={share}
            size="xs"
            mt={6}
            aria-label={t('progress', { done: item.processed_count, total: item.card_count })}
          />
        )}
      </div>
      <DownloadLink item={item} />
    </div>
  );
}

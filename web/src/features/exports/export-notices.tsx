import type { ExportUpdate } from '@cardwright/contract/exports';
import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { TFunction } from 'i18next';

/** Specification, section 9. */
const readyNoticeMs = 20_000;
const failedNoticeMs = 5_000;

/** The notice that an export has begun; it disappears when there is more to say. */
export const startedNotice = (exportId: string) => `export-started-${exportId}`;

/** The notice of a finished export, bottom right; a click on the ready one opens the file in a new tab. */
export function showExportOutcome(update: ExportUpdate, t: TFunction<'common'>): void {
  notifications.hide(startedNotice(update.export_id));
  // Not an error: the seller ended it.
  if (update.cancelled === true) return;
  if (update.status === 'failed') {
    const message =
      update.error_message === null ? t('export-failed-default') : t('export-failed', { reason: update.error_message });
    notifications.show({ color: 'red', message, autoClose: failedNoticeMs });
    return;
  }
  const url = update.file_url;
  const id = `export-${update.export_id}`;
  const open = () => {
    if (url !== null) window.open(url, '_blank', 'noopener');
    notifications.hide(id);
  };
  notifications.show({
    id,
    color: 'teal',
    title: t('export-ready'),
    message:
      url === null ? (
        ''
      ) : (
        <Anchor
          href={url}
          target="_blank"
          rel="noopener"
          size="sm"
          onClick={(event) => {
            event.stopPropagation();
            notifications.hide(id);
          }}
        >
          {t('export-ready-description')}
        </Anchor>
      ),
    autoClose: readyNoticeMs,
    style: { cursor: 'pointer' },
    onClick: open,
  });
}

import type { Page } from '@cardwright/contract/common';
import type { Export, ExportProgress } from '@cardwright/contract/exports';
import type { InfiniteData } from '@tanstack/react-query';

export type ExportPages = InfiniteData<Page<Export>, string>;

/** The loaded export list with one progress event applied; a finished export is left as it is. */
export function withProgress(pages: ExportPages | undefined, progress: ExportProgress): ExportPages | undefined {
  if (pages === undefined) return undefined;
  const apply = (item: Export): Export =>
    item.id !== progress.export_id || item.finished_at !== null
      ? item
      : {
          ...item,
          status: progress.status,
          processed_count: progress.processed_count,
          card_count: progress.card_count,
        };
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, items: page.items.map(apply) })) };
}

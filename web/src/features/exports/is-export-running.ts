import type { Export } from '@cardwright/contract/exports';

export const isExportRunning = (item: Export): boolean => item.status === 'queued' || item.status === 'processing';

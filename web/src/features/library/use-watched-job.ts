import type { BulkJob } from '@cardwright/contract/library';
import { useState } from 'react';
import { isJobRunning, useNewestJob } from './bulk-queries.ts';

/** Work that goes on, or that ended while the page was open; null once it was put away. */
export function useWatchedJob(): {
  job: BulkJob | null;
  /** How far it is now cannot be asked. */
  isCutOff: boolean;
  watch(jobId: string): void;
  putAway(): void;
} {
  const [watched, setWatched] = useState<string | null>(null);
  const { data = null, isError } = useNewestJob();
  if (data !== null && isJobRunning(data) && watched !== data.id) setWatched(data.id);
  return {
    job: data !== null && data.id === watched ? data : null,
    isCutOff: isError,
    watch: setWatched,
    putAway: () => setWatched(null),
  };
}

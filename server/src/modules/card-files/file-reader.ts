import type { ColumnChoice } from '@cardwright/listing/import-file/import-fields';
import type { ImportProduct } from '@cardwright/listing/import-file/import-product';
import type { FileReading } from '../../db/schema/file-imports.ts';
import { createThreadPool, type ThreadRefusal } from '../../thread-pool.ts';

export interface ReadTask {
  bytes: Uint8Array;
  /** Null: as suggested. */
  columns: readonly ColumnChoice[] | null;
  skip: number[];
  wants: 'reading' | 'rows';
}
/** One product of a file, or the reason why it is none. */
interface ReadRow {
  rows: number[];
  name: string;
  product: ImportProduct | null;
  message: string | null;
}
export type ReadAnswer = { reading: FileReading } | { rows: ReadRow[] } | { done: true } | ThreadRefusal;

/** Reads files in threads of their own, whose memory and time are limited. */
export interface FileReader {
  /** @throws ProblemError with the sentence for a file that cannot be taken */
  read(bytes: Uint8Array, columns: readonly ColumnChoice[] | null): Promise<FileReading>;
  rows(bytes: Uint8Array, columns: readonly ColumnChoice[] | null, skip: number[]): Promise<ReadRow[]>;
  close(): Promise<void>;
}

/** Limit of a thread's heap; the largest accepted file needs about half of it. */
const memoryMb = 512;
const longestMs = 60_000;

export function createFileReader(): FileReader {
  const threads = createThreadPool<ReadTask, Exclude<ReadAnswer, ThreadRefusal>>({
    program: new URL('./read-file-worker.ts', import.meta.url),
    lanes: 2,
    memory_mb: memoryMb,
    longest_ms: longestMs,
    advice: 'Please split it into several files.',
  });
  return {
    async read(bytes, columns) {
      let found: FileReading | null = null;
      await threads.run({ bytes, columns, skip: [], wants: 'reading' }, (answer) => {
        if ('reading' in answer) found = answer.reading;
        return true;
      });
      if (found === null) throw new Error('the thread has answered nothing');
      return found;
    },
    async rows(bytes, columns, skip) {
      const rows: ReadRow[] = [];
      await threads.run({ bytes, columns, skip, wants: 'rows' }, (answer) => {
        if ('rows' in answer) rows.push(...answer.rows);
        return 'done' in answer;
      });
      return rows;
    },
    close: threads.close,
  };
}

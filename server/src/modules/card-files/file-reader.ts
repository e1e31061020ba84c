import { Worker } from 'node:worker_threads';
import type { ColumnChoice } from '@cardwright/listing/import-file/import-fields';
import type { ImportProduct } from '@cardwright/listing/import-file/import-product';
import type { FileReading } from '../../db/schema/file-imports.ts';
import { ProblemError } from '../../http/problem-error.ts';

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
export type ReadAnswer =
  | { reading: FileReading }
  | { rows: ReadRow[] }
  | { done: true }
  | { refused: { code: 'too_large' | 'unsupported_type' | 'invalid_request'; message: string } }
  | { broken: string };

/** Reads files in threads of their own, whose memory and time are limited. */
export interface FileReader {
  /** @throws ProblemError with the sentence for a file that cannot be taken */
  read(bytes: Uint8Array, columns: readonly ColumnChoice[] | null): Promise<FileReading>;
  rows(bytes: Uint8Array, columns: readonly ColumnChoice[] | null, skip: number[]): Promise<ReadRow[]>;
  close(): Promise<void>;
}

const lanes = 2;
/** Of a thread's heap; the largest file that is taken needs about half of it. */
const memoryMb = 512;
const longestMs = 60_000;

export function createFileReader(): FileReader {
  const idle: Worker[] = [];
  const open = new Set<Worker>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  const start = (): Worker => {
    const worker = new Worker(new URL('./read-file-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      execArgv: [],
    });
    // A thread that waits keeps no process alive, and one that ends while it waits is only replaced.
    worker.unref();
    worker.on('error', () => {});
    worker.once('exit', () => {
      open.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    open.add(worker);
    return worker;
  };

  const inLane = async <T>(work: (worker: Worker) => Promise<T>): Promise<T> => {
    while (busy >= lanes) await new Promise<void>((resolve) => waiting.push(resolve));
    busy += 1;
    const worker = idle.pop() ?? start();
    try {
      const result = await work(worker);
      idle.push(worker);
      return result;
    } catch (error) {
      if (error instanceof ProblemError && !(error instanceof EndedThreadError)) idle.push(worker);
      else await worker.terminate();
      throw error;
    } finally {
      busy -= 1;
      waiting.shift()?.();
    }
  };

  const run = (task: ReadTask, onAnswer: (answer: ReadAnswer) => boolean) =>
    inLane(async (worker) => {
      worker.ref();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const timer = setTimeout(() => reject(new EndedThreadError('takes too long')), longestMs);
      const onMessage = (answer: ReadAnswer) => {
        if ('refused' in answer) reject(new ProblemError(answer.refused.code, answer.refused.message));
        else if ('broken' in answer) reject(new Error(answer.broken));
        else if (onAnswer(answer)) resolve();
      };
      const onEnd = () => reject(new EndedThreadError('needs too much memory'));
      worker.on('message', onMessage).once('exit', onEnd);
      try {
        worker.postMessage(task);
        await promise;
      } finally {
        clearTimeout(timer);
        worker.off('message', onMessage).off('exit', onEnd);
        worker.unref();
      }
    });

  return {
    async read(bytes, columns) {
      let found: FileReading | null = null;
      await run({ bytes, columns, skip: [], wants: 'reading' }, (answer) => {
        if ('reading' in answer) found = answer.reading;
        return true;
      });
      if (found === null) throw new Error('the thread has answered nothing');
      return found;
    },
    async rows(bytes, columns, skip) {
      const rows: ReadRow[] = [];
      await run({ bytes, columns, skip, wants: 'rows' }, (answer) => {
        if ('rows' in answer) rows.push(...answer.rows);
        return 'done' in answer;
      });
      return rows;
    },
    async close() {
      await Promise.all([...open].map((worker) => worker.terminate()));
    },
  };
}

/** The file was too much for its thread, which is gone or stuck. */
class EndedThreadError extends ProblemError {
  constructor(why: string) {
    super('too_large', `The file ${why} to be read. Please split it into several files.`);
  }
}

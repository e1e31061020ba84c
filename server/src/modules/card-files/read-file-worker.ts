import { parentPort } from 'node:worker_threads';
import { ImportFileError } from '@cardwright/listing/import-file/import-problem';
import { readImportFile } from '@cardwright/listing/import-file/read-import-file';
import type { ReadAnswer, ReadTask } from './file-reader.ts';
import { readingOf } from './reading-of.ts';

/** The thread in which strangers' files are read, so that none of them can break the server or fill its memory. */
const port = parentPort;
if (port === null) throw new Error('this is the program of a thread');
const rowsAtOnce = 500;

const answer = (message: ReadAnswer) => port.postMessage(message);

port.on('message', ({ bytes, columns, skip, wants }: ReadTask) => {
  try {
    const file = readImportFile(bytes);
    if (wants === 'reading') answer({ reading: readingOf(file, columns ?? file.columns) });
    else {
      let rows: Extract<ReadAnswer, { rows: unknown }>['rows'] = [];
      for (const { rows: numbers, name, product, problems } of file.products(columns ?? file.columns, new Set(skip))) {
        const message = problems.find(({ level }) => level === 'error')?.message ?? null;
        rows.push({ rows: numbers, name, product, message });
        if (rows.length < rowsAtOnce) continue;
        answer({ rows });
        rows = [];
      }
      answer({ rows });
      answer({ done: true });
    }
  } catch (error) {
    if (error instanceof ImportFileError) answer({ refused: { code: error.code, message: error.message } });
    else answer({ broken: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

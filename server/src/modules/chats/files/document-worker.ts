import { parentPort } from 'node:worker_threads';
import { ImportFileError } from '@cardwright/listing/import-file/import-problem';
import type { ThreadRefusal } from '../../../thread-pool.ts';
import { DocumentError } from './document-error.ts';
import { type DocumentText, documentText } from './document-text.ts';
import type { DocumentTask } from './read-document.ts';

/** The thread in which documents of conversations are read. */
const port = parentPort;
if (port === null) throw new Error('this is the program of a thread');

const answer = (message: { text: DocumentText } | ThreadRefusal) => port.postMessage(message);

port.on('message', async ({ name, bytes }: DocumentTask) => {
  try {
    answer({ text: await documentText(name, bytes) });
  } catch (error) {
    if (error instanceof DocumentError || error instanceof ImportFileError)
      answer({ refused: { code: error.code, message: error.message } });
    else answer({ broken: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

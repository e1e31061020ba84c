import { createThreadPool } from '../../../thread-pool.ts';
import type { DocumentText } from './document-text.ts';

export interface DocumentTask {
  name: string;
  bytes: Uint8Array;
}

/** Reads documents in threads of their own, whose memory and time are limited. */
export interface DocumentReader {
  /** @throws ProblemError with the sentence for a document that cannot be taken */
  read(document: DocumentTask): Promise<DocumentText>;
  close(): Promise<void>;
}

/** Far more than 10 MB of a workbook or a document take; milliseconds. */
const longestMs = 30_000;
const memoryMb = 512;

export function createDocumentReader(): DocumentReader {
  const threads = createThreadPool<DocumentTask, { text: DocumentText }>({
    program: new URL('./document-worker.ts', import.meta.url),
    lanes: 2,
    memory_mb: memoryMb,
    longest_ms: longestMs,
    advice: 'Please use a smaller file, or paste the text that matters.',
  });
  return {
    async read(document) {
      let found: DocumentText | null = null;
      await threads.run(document, ({ text }) => {
        found = text;
        return true;
      });
      if (found === null) throw new Error('the thread has answered nothing');
      return found;
    },
    close: threads.close,
  };
}

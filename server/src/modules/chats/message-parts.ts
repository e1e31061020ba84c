import { type FilePart, filePartType } from '@cardwright/contract/chats';

/** A part of a seller's message that names a file. */
export interface StoredFilePart {
  type: typeof filePartType;
  id: string;
  data: FilePart;
}

type Part = { type: string };

export const isFilePart = (part: Part): part is StoredFilePart => part.type === filePartType;

export const filesOf = (parts: readonly Part[]): FilePart[] =>
  parts.flatMap((part) => (isFilePart(part) ? [part.data] : []));

/** The seller's own words. */
export const wordsOf = (parts: readonly Part[]): string =>
  parts.flatMap((part) => (part.type === 'text' && 'text' in part ? [String(part.text)] : [])).join('\n');

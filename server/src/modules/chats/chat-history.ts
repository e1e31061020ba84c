import type { FilePart } from '@cardwright/contract/chats';
import type { UIMessage } from 'ai';
import { isFilePart } from './message-parts.ts';
import type { MessageRow } from './messages-store.ts';

/** What a model reads of a file: one part of a message. */
export type FileText = (fileId: string, part: FilePart, limit: number) => UIMessage['parts'][number];

/** Rows that are read for a turn; what a budget leaves of them is less. */
export const longestHistory = 120;
/** About 24,000 tokens of four characters each: the smallest window of models in use is 32,000. */
const budget = 96_000;
/** Of a file that came with the newest request, and of one that came earlier; in characters. */
const fileLimits = { newest: 20_000, earlier: 2_000 };
/** The newest turns keep what their tools answered; of earlier ones long texts and lists are cut. */
const wholeTurns = 2;
const longestText = 600;
const longestList = 50;

/**
 * What the assistant reads, ending with the seller's message: the newest whole turns that fit into the budget. The newest
 * request is always there, whatever its size. `rows` are those that are shown, in order.
 */
export function historyOf(rows: MessageRow[], fileText: FileText): UIMessage[] {
  const turns: MessageRow[][] = [];
  for (const row of rows) {
    if (row.role === 'user') turns.push([row]);
    else turns.at(-1)?.push(row);
  }
  const kept: UIMessage[][] = [];
  let left = budget;
  for (const [age, turn] of turns.reverse().entries()) {
    const limit = age === 0 ? fileLimits.newest : fileLimits.earlier;
    const messages = turn.map((row) => messageOf(row, age > wholeTurns, (id, part) => fileText(id, part, limit)));
    left -= JSON.stringify(messages).length;
    if (left < 0 && age > 0) break;
    kept.push(messages);
  }
  return kept.reverse().flat();
}

function messageOf(
  { id, role, parts }: MessageRow,
  shortened: boolean,
  fileText: (fileId: string, part: FilePart) => UIMessage['parts'][number],
): UIMessage {
  const read = parts.map((part) => {
    if (isFilePart(part)) return fileText(part.data.file_id, part.data);
    return shortened ? shortenedPart(part) : part;
  });
  return { id, role, parts: read as UIMessage['parts'] };
}

/** A tool's answer keeps its shape, since models read it by its keys. */
function shortenedPart(part: { type: string }): { type: string } {
  if (!('output' in part)) return part;
  const output = shortened(part.output);
  return Object.assign({ ...part }, { output });
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > longestText ? `${value.slice(0, longestText).toWellFormed()}…` : value;
  if (Array.isArray(value)) return value.slice(0, longestList).map(shortened);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
  return value;
}

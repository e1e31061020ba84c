import type { FilePart } from '@cardwright/contract/chats';
import type { UIMessage } from 'ai';
import { filesOf, isFilePart } from './message-parts.ts';
import type { HistoryRow } from './messages-store.ts';
import { longestSourceFile, sourceFiles } from './turn-sources.ts';

/** What a model reads of a file: one part of a message. */
export type FileText = (fileId: string, part: FilePart, limit: number) => UIMessage['parts'][number];

/** Rows that are read for a turn; what a budget leaves of them is less. */
export const longestHistory = 120;
/** About 24,000 tokens of four characters each: the smallest window of models in use is 32,000. */
const budget = 96_000;
/** Of a file that came with the newest request, of all of them together, and of one that came earlier; in characters. */
const fileLimits = { newest: 20_000, allNewest: 60_000, earlier: 2_000 };
/** The newest turns keep what their tools answered; of earlier ones long texts and lists are cut. */
const wholeTurns = 2;
const longestText = 600;
const longestList = 50;

/**
 * How many characters of each file a turn reads, by the file's id: more only of files that state facts for it, and one more
 * than is shown, which tells that something was left out.
 */
export function charactersToRead(rows: readonly HistoryRow[]): Map<string, number> {
  const all = rows.flatMap(({ parts }) =>
    filesOf(parts).map(({ file_id }) => [file_id, fileLimits.earlier + 1] as const),
  );
  return new Map([...all, ...sourceFiles(rows).map(({ file_id }) => [file_id, longestSourceFile] as const)]);
}

/**
 * What the assistant reads, ending with the seller's message: the newest whole turns that fit into the budget. The newest
 * request is always there, whatever its size. `rows` are those that are shown, in order; `contents`: what their files say.
 */
export function historyOf(
  rows: HistoryRow[],
  fileText: FileText,
  contents: ReadonlyMap<string, string> = new Map(),
): UIMessage[] {
  const turns: HistoryRow[][] = [];
  for (const row of rows) {
    if (row.role === 'user') turns.push([row]);
    else turns.at(-1)?.push(row);
  }
  const kept: UIMessage[][] = [];
  let left = budget;
  for (const [age, turn] of turns.reverse().entries()) {
    const limit = age === 0 ? limitOfNewest(turn, contents) : fileLimits.earlier;
    const messages = turn.map((row) => messageOf(row, age > wholeTurns, (id, part) => fileText(id, part, limit)));
    left -= JSON.stringify(messages).length;
    if (left < 0 && age > 0) break;
    kept.push(messages);
  }
  return kept.reverse().flat();
}

/** What each file of the newest request may take: all together within their share, long ones what short ones leave. */
function limitOfNewest(turn: HistoryRow[], contents: ReadonlyMap<string, string>): number {
  const files = turn.flatMap(({ parts }) => filesOf(parts));
  const lengths = files.map(({ file_id }) => contents.get(file_id)?.length ?? 0).sort((one, other) => one - other);
  let left = fileLimits.allNewest;
  for (const [index, length] of lengths.entries()) {
    const share = Math.floor(left / (lengths.length - index));
    if (length > share) return Math.min(share, fileLimits.newest);
    left -= Math.min(length, fileLimits.newest);
  }
  return fileLimits.newest;
}

function messageOf(
  { id, role, parts }: HistoryRow,
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

import type { FilePart } from '@cardwright/contract/chats';
import type { TurnSource } from '../assistant/seller-ports.ts';
import { filesOf, wordsOf } from './message-parts.ts';
import type { HistoryRow } from './messages-store.ts';

/** The request points at a file of an earlier message: "use the attached data sheet". */
const pointsAtFile =
  /\b(?:the|this|that|my|attached|from|use|using|in)\b.{0,30}\b(?:file|document|attachment|pdf|data ?sheet|spec(?:ification)? sheet|brochure|leaflet|manual)s?\b/i;
/** A sentence that states something of a product: "It is made of bamboo", "Capacity: 500 ml". */
const states =
  /\b(?:is|are|has|have|comes?|contains?|includes?|weighs?|measures?|holds?|made (?:of|from|in)|fits|lasts)\b|^[\p{L}]+(?: [\p{L}]+){0,2}\s*[:=]\s*\S/iu;
/** An order is no fact either. */
const orders =
  /^(?:please|now|then|and|also|just|improve|optimi[sz]e|enhance|make|re-?write|write|use|add|remove|change|set|keep|put|include|mention|say|score|check|compare|export|import|create|list|show|translate|fix|shorten|here)\b/i;
/** What is asked, denied or ruled out is no fact. */
const doubtful =
  /\?\s*$|\b(?:not|no|never|without|avoid|don'?t|doesn'?t|isn'?t|aren'?t|if|whether|maybe|perhaps|should|could|would)\b/i;

/** What is read of a file that states facts; in characters. */
export const longestSourceFile = 50_000;
const longestWords = 5_000;

/**
 * What the seller gives with a request as facts: files that come with it or that it points at, and what the seller states in
 * so many words. `rows`: the conversation up to the request; `contents`: what its files say. A table of many products says
 * nothing of one card.
 */
export function turnSources(rows: readonly HistoryRow[], contents: ReadonlyMap<string, string>): TurnSource[] {
  const request = rows.at(-1);
  if (request === undefined) return [];
  const sources: TurnSource[] = sourceFiles(rows).flatMap(({ file_id, kind, rows: lines, columns }) => {
    const isTable = kind === 'csv' || kind === 'xlsx';
    if (kind === 'image' || (isTable && (columns ?? 0) > 2 && (lines ?? 0) > 1)) return [];
    const content = (contents.get(file_id) ?? '').slice(0, longestSourceFile).toWellFormed();
    const text = isTable ? pairs(content) : content;
    return text.trim() === '' ? [] : [{ kind: 'file', text }];
  });
  const stated = statements(wordsOf(request.parts));
  return stated === '' ? sources : [...sources, { kind: 'message', text: stated }];
}

/** Files that come with the request, or the earlier ones that it points at. */
export function sourceFiles(rows: readonly HistoryRow[]): FilePart[] {
  const request = rows.at(-1);
  if (request === undefined) return [];
  const named = filesOf(request.parts);
  if (named.length > 0 || !pointsAtFile.test(wordsOf(request.parts))) return named;
  const earlier = rows.findLast(({ role, parts }) => role === 'user' && filesOf(parts).length > 0);
  return filesOf(earlier?.parts ?? []);
}

/** Rows of two cells, and a single product, as "name: value" lines. */
function pairs(content: string): string {
  const rows = content.split('\n').map((line) => line.split(' | '));
  const [names = [], values, more] = rows;
  if (names.length === 2) return rows.map((cells) => cells.join(': ')).join('\n');
  if (values === undefined || more !== undefined) return content;
  return names.map((name, index) => `${name}: ${values[index] ?? ''}`).join('\n');
}

const statements = (words: string): string =>
  words
    .replace(/\bhttps?:\/\/[^\s<>"']+/gi, ' ')
    .slice(0, longestWords)
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => states.test(sentence) && !orders.test(sentence) && !doubtful.test(sentence))
    .join('\n');

import { diffArrays } from 'diff';
import { lineTokens, wordTokens } from './word-tokens.ts';

export interface TextPart {
  op: 'equal' | 'insert' | 'delete';
  text: string;
}

// Myers' algorithm costs time in the square of the number of edits, so very different texts get a coarser answer.
const maxWordEdits = 1_000;
const maxLineEdits = 300;

/**
 * What changed from one text to another, word by word; line by line, or as one replacement, where two long texts differ
 * too much. Equal and deleted parts together are `from`; equal and inserted parts are `to`. Swapping the arguments swaps
 * insert and delete and nothing else.
 */
export function textParts(from: string, to: string): TextPart[] {
  return symmetricParts(from, to, (a, b) => {
    return (
      tokenParts(wordTokens(a), wordTokens(b), maxWordEdits) ??
      tokenParts(lineTokens(a), lineTokens(b), maxLineEdits) ??
      tidyParts([
        { op: 'delete', text: a },
        { op: 'insert', text: b },
      ])
    );
  });
}

/** Like `textParts`, but an item of a list is never cut. Items are joined by the separator. */
export function listParts(from: readonly string[], to: readonly string[], separator: string): TextPart[] {
  const tokens = (items: readonly string[]) =>
    items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
  const fromText = from.join(separator);
  const toText = to.join(separator);
  return symmetricParts(fromText, toText, (a) => {
    const [first, second] = a === fromText ? [from, to] : [to, from];
    return (
      tokenParts(tokens(first), tokens(second), maxWordEdits) ??
      tidyParts([
        { op: 'delete', text: first.join(separator) },
        { op: 'insert', text: second.join(separator) },
      ])
    );
  });
}

// An edit script is not unique, so the pair is always compared in one order and reversed afterwards.
function symmetricParts(from: string, to: string, compare: (a: string, b: string) => TextPart[]): TextPart[] {
  if (from === to) return from === '' ? [] : [{ op: 'equal', text: from }];
  if (from < to) return compare(from, to);
  const turned = compare(to, from).map((part): TextPart => {
    if (part.op === 'equal') return part;
    return { op: part.op === 'insert' ? 'delete' : 'insert', text: part.text };
  });
  return tidyParts(turned);
}

function tokenParts(from: string[], to: string[], maxEditLength: number): TextPart[] | undefined {
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && from[head] === to[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail += 1;

  const changes = diffArrays(from.slice(head, from.length - tail), to.slice(head, to.length - tail), { maxEditLength });
  if (changes === undefined) return undefined;
  const middle = changes.map((change): TextPart => {
    const op = change.added ? 'insert' : change.removed ? 'delete' : 'equal';
    return { op, text: change.value.join('') };
  });
  return tidyParts([
    { op: 'equal', text: from.slice(0, head).join('') },
    ...middle,
    { op: 'equal', text: from.slice(from.length - tail).join('') },
  ]);
}

/** Joins neighbours, puts a deletion before its insertion, and merges a lone space between two changes into them. */
function tidyParts(parts: TextPart[]): TextPart[] {
  const tidy: TextPart[] = [];
  let deleted = '';
  let inserted = '';
  const flush = () => {
    if (deleted !== '') tidy.push({ op: 'delete', text: deleted });
    if (inserted !== '') tidy.push({ op: 'insert', text: inserted });
    deleted = '';
    inserted = '';
  };
  const kept = parts.filter((part) => part.text !== '');
  kept.forEach((part, index) => {
    if (part.op === 'delete') deleted += part.text;
    else if (part.op === 'insert') inserted += part.text;
    else if (deleted !== '' && inserted !== '' && part.text.trim() === '' && index < kept.length - 1) {
      deleted += part.text;
      inserted += part.text;
    } else {
      flush();
      const last = tidy.at(-1);
      if (last?.op === 'equal') last.text += part.text;
      else tidy.push({ ...part });
    }
  });
  flush();
  return tidy;
}

import type { Bytes } from './xlsx/deflate.ts';

export type EncodedText = AsyncGenerator<Bytes>;

/** Characters gathered before they become bytes: large enough to make calls rare, small enough to hold a few at once. */
export const chunkLength = 32_768;

/** Texts as UTF-8 in chunks. */
export async function* encodedText(texts: AsyncIterable<string>): EncodedText {
  const encoder = new TextEncoder();
  let waiting = '';
  for await (const text of texts) {
    waiting += text;
    if (waiting.length < chunkLength) continue;
    yield encoder.encode(waiting);
    waiting = '';
  }
  if (waiting !== '') yield encoder.encode(waiting);
}

/**
 * Items in groups: one await for a whole group, and none for a group that is already there. A group outlives collections of
 * the young generation, which V8 then enlarges: groups of 100 cards cost 100 MB more than these and are no faster.
 */
export async function* inGroups<T>(items: AsyncIterable<T> | Iterable<T>, size = 25): AsyncGenerator<T[]> {
  let group: T[] = [];
  if (Symbol.iterator in items) {
    for (const item of items) {
      if (group.push(item) < size) continue;
      yield group;
      group = [];
    }
  } else {
    for await (const item of items) {
      if (group.push(item) < size) continue;
      yield group;
      group = [];
    }
  }
  if (group.length > 0) yield group;
}

import type { Bytes } from './xlsx/deflate.ts';

export type EncodedText = AsyncGenerator<Bytes>;

/** Characters gathered before they become bytes: large enough to make calls rare, small enough to hold a few at once. */
const chunkLength = 65_536;

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

/** Items in groups: one wait for a whole group, and none for a group that is already there. */
export async function* inGroups<T>(items: AsyncIterable<T> | Iterable<T>, size = 100): AsyncGenerator<T[]> {
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

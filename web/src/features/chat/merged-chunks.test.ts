// @vitest-environment node
import type { UIMessageChunk } from 'ai';
import { expect, it } from 'vitest';
import { mergedChunks } from './merged-chunks.ts';

const words = (id: string, delta: string): UIMessageChunk => ({ type: 'text-delta', id, delta });

it('puts the words of one text together, and nothing else', () => {
  const end: UIMessageChunk = { type: 'text-end', id: 'a' };
  const chunks = [
    words('a', 'one '),
    words('a', 'two '),
    end,
    words('b', 'three '),
    words('c', 'four'),
    words('c', '.'),
  ];
  expect(mergedChunks(chunks)).toEqual([words('a', 'one two '), end, words('b', 'three '), words('c', 'four.')]);
  expect(chunks[0]).toEqual(words('a', 'one '));
  expect(mergedChunks([])).toEqual([]);
});

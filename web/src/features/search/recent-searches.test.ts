import { expect, it } from 'vitest';
import { memoryStore, storageKeys } from '../../lib/storage.ts';
import { createRecentSearches } from './recent-searches.ts';

it('recent searches are the newest eight, each once, and can be cleared', () => {
  const store = memoryStore();
  const recent = createRecentSearches(store);
  for (const term of ['mug', 'lamp', 'a', 'bowl', 'cup', 'dish', 'fork', 'glass', 'jar']) recent.add(term);
  expect(recent.read()).toEqual(['jar', 'glass', 'fork', 'dish', 'cup', 'bowl', 'a', 'lamp']);
  recent.add('Lamps ');
  recent.add('  ');
  expect(recent.read().slice(0, 2)).toEqual(['Lamps', 'jar']);
  expect(recent.read()).not.toContain('lamp');
  recent.clear();
  expect(recent.read()).toEqual([]);
});

it.each(['{', '"mug"', '[1]', 'null'])('a broken storage holds none: %s', (stored) => {
  const store = memoryStore();
  store.setItem(storageKeys.recentSearches, stored);
  expect(createRecentSearches(store).read()).toEqual([]);
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { lazyPart } from '../ui/lazy-part.tsx';
import { preloadPages, savesData } from './preload.ts';
import type { AppRoute } from './routes.ts';

it('fetches the signed-in pages and all texts, and outlives what fails', async () => {
  const loaded: string[] = [];
  const errors: unknown[] = [];
  const page = (key: AppRoute['key'], access: AppRoute['access'], failure?: Error): AppRoute => ({
    key,
    path: '/',
    title: key,
    access,
    exact: true,
    texts: key === 'exports' ? ['listing'] : [],
    load: async () => {
      loaded.push(key);
      if (failure !== undefined) throw failure;
      lazyPart(async () => {
        loaded.push(`part of ${key}`);
        return () => null;
      });
      return () => null;
    },
  });
  const lost = new TypeError('network error');
  const texts = {
    loadNamespaces: async (names: string | readonly string[]) => {
      loaded.push(...names);
    },
  };
  const table = [page('landing', 'guest-only'), page('library', 'private', lost), page('exports', 'private')];
  await preloadPages(texts, table, (error) => errors.push(error));
  expect(loaded).toEqual(expect.arrayContaining(['library', 'exports', 'part of exports', 'listing', 'chat']));
  expect(loaded).not.toContain('landing');
  expect(errors).toEqual([lost]);
});

it.each([
  [{}, false],
  [{ connection: undefined }, false],
  [{ connection: { saveData: false } }, false],
  [{ connection: { saveData: true } }, true],
])('knows who saves data: %j', (browser, saves) => expect(savesData(browser)).toBe(saves));

import { type ComponentType, lazy } from 'react';

const loaders = new Set<() => Promise<unknown>>();

/** A part of a page whose code is fetched when it is first shown, or by `loadParts` before. To be shown in a `LazyPart`. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  loaders.add(load);
  return lazy(async () => ({ default: await load() }));
}

/** Fetches the parts of all pages that are here so far. */
export const loadParts = (): Promise<PromiseSettledResult<unknown>[]> =>
  Promise.allSettled([...loaders].map((load) => load()));

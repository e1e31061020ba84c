import { type ComponentType, lazy, useState } from 'react';

const loaders = new Set<() => Promise<unknown>>();

/** A part of a page whose code is fetched when it is first shown, or by `loadParts` before. To be shown in a `LazyPart`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    loaded = await load();
    return loaded;
  };
  loaders.add(fetchPart);
  const Unloaded = lazy(async () => ({ default: await fetchPart() }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, where its module begins
  return function Part(props) {
    // Loaded code is shown at once: with `lazy`, React would wait for 300 ms even then.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Unloaded);
    return <Shown {...props} />;
  };
}

/** Fetches the parts of all pages that are loaded so far. */
export const loadParts = (): Promise<PromiseSettledResult<unknown>[]> =>
  Promise.allSettled([...loaders].map((load) => load()));

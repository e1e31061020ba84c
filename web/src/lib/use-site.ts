import type { Site } from '@cardwright/contract/site';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';
import { useServices } from './services.tsx';
import { type KeyValueStore, storageKeys } from './storage.ts';

/** Milliseconds for which an answer is taken as it is. */
const freshMs = 3_600_000;

/**
 * What this installation says about itself (support address, offices …); undefined until it is known. A signed-in page
 * begins with what it said last, so that nothing appears late in its frame. A guest's page is written ahead without it.
 */
export function useSite(): Site | undefined {
  const { api, store, tokens } = useServices();
  return useQuery({
    queryKey: queryKeys.site,
    queryFn: async ({ signal }) => {
      const site = await api.call<Site>('GET', '/site', { signal });
      store.setItem(storageKeys.site, JSON.stringify(site));
      return site;
    },
    staleTime: freshMs,
    initialData: () => (tokens.access() === null ? undefined : lastSite(store)),
    // Old by definition: it is asked for again at once.
    initialDataUpdatedAt: 0,
  }).data;
}

function lastSite(store: KeyValueStore): Site | undefined {
  try {
    const last: unknown = JSON.parse(store.getItem(storageKeys.site) ?? 'null');
    // Another version may have written it without a list; what else is missing is as good as null until the answer is there.
    return last === null ? undefined : ({ offices: [], ...(last as object) } as unknown as Site);
  } catch {
    return undefined;
  }
}

import { type SearchType, searchTypeSchema } from '@cardwright/contract/search';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { SearchView } from '../../features/search/SearchView.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';

/** Term and group are in the address as `q` and `type`, so that a search can be kept and shared between tabs. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const term = params.get('q') ?? '';
  const type = searchTypeSchema.safeParse(params.get('type')).data ?? null;
  const go = useCallback(
    (q: string, group: SearchType | null) =>
      setParams(q === '' ? {} : { q, ...(group === null ? {} : { type: group }) }, { replace: true }),
    [setParams],
  );
  const onTerm = useCallback((q: string) => go(q, type), [go, type]);
  return (
    <PageFrame width={792}>
      <SearchView term={term} type={type} onTerm={onTerm} onType={(group) => go(term, group)} />
    </PageFrame>
  );
}

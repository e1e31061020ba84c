import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { SearchView } from '../../features/search/SearchView.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';

/** The term stands in the address as `q`, so that a search can be kept and shared between tabs. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const onTerm = useCallback(
    (term: string) => setParams(term === '' ? {} : { q: term }, { replace: true }),
    [setParams],
  );
  return (
    <PageFrame width={792}>
      <SearchView term={params.get('q') ?? ''} onTerm={onTerm} />
    </PageFrame>
  );
}

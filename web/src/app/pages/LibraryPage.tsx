import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { ExportMenu } from '../../features/exports/ExportMenu.tsx';
import { Library } from '../../features/library/Library.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';

export function LibraryPage() {
  const [params, setParams] = useSearchParams();
  const onSearch = useCallback(
    (search: string) => setParams(search === '' ? {} : { query: search }, { replace: true }),
    [setParams],
  );
  return (
    <PageFrame>
      <Library
        search={params.get('query') ?? ''}
        onSearch={onSearch}
        renderExport={(cardIds) => <ExportMenu cardIds={cardIds} />}
      />
    </PageFrame>
  );
}

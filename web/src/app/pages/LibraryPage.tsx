import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExportButton } from '../../features/exports/ExportButton.tsx';
import { Library } from '../../features/library/Library.tsx';
import { type LibraryView, readView, writeView } from '../../features/library/library-view.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';

export function LibraryPage() {
  // What exports the chosen cards comes with the first of them: its words would put the page away while they load.
  useTranslation('exports');
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const onView = useCallback(
    // Typing is one step of the history, a filter a step of its own.
    (next: LibraryView) => setParams(writeView(next), { replace: next.query !== view.query }),
    [setParams, view],
  );
  return (
    <PageFrame>
      <Library view={view} onView={onView} renderExport={(cardIds) => <ExportButton cardIds={cardIds} />} />
    </PageFrame>
  );
}

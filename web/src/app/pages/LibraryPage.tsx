import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExportButton } from '../../features/exports/ExportButton.tsx';
import { Library } from '../../features/library/Library.tsx';
import { type LibraryView, readView, writeView } from '../../features/library/library-view.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';

export function LibraryPage() {
  // The texts of exports are loaded before a card is selected: otherwise they would suspend the page while they load.
  useTranslation('exports');
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const onView = useCallback(
    // All typing is one entry in the history; each filter is an entry of its own.
    (next: LibraryView) => setParams(writeView(next), { replace: next.query !== view.query }),
    [setParams, view],
  );
  return (
    <PageFrame>
      <Library view={view} onView={onView} renderExport={(cardIds) => <ExportButton cardIds={cardIds} />} />
    </PageFrame>
  );
}

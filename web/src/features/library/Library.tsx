import { Box, Loader } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/failure-notice.ts';
import { namedTerm } from '../../lib/named-term.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { BulkWork } from './BulkWork.tsx';
import { CardGrid } from './CardGrid.tsx';
import { CardsSkeleton } from './CardsSkeleton.tsx';
import { CardTable } from './CardTable.tsx';
import { useCardList, useDeleteCards, useSelectAll } from './card-list-queries.ts';
import { cardsIn } from './card-pages.ts';
import classes from './Library.module.css';
import { LibraryFilters } from './LibraryFilters.tsx';
import type { LibraryView } from './library-view.ts';
import { NoCards } from './NoCards.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { noSelection, selectMany, selectOne, selectRange, withoutCards } from './selection.ts';
import { useLiveCards } from './use-live-cards.ts';
import { useUndoNotice } from './use-undo-notice.tsx';
import { useWatchedJob } from './use-watched-job.ts';

interface LibraryProps {
  view: LibraryView;
  onView(view: LibraryView): void;
  renderExport(cardIds: string[]): ReactNode;
}

export function Library({ view, onView, renderExport }: LibraryProps) {
  const { t } = useTranslation(['library', 'common']);
  const [selection, setSelection] = useState(noSelection);
  const [isAsking, setIsAsking] = useState(false);
  const searchRef = useRef<HTMLInputElement>(null);
  const barRef = useRef<HTMLElement>(null);
  const list = useCardList(view);
  const remove = useDeleteCards();
  const selectAll = useSelectAll(view);
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const cards = useMemo(() => cardsIn(data), [data]);
  const shown = useMemo(() => cards.map(({ id }) => id), [cards]);
  const chosen = useMemo(() => [...selection.ids], [selection]);
  const [first] = data?.pages ?? [];
  const total = first?.total === undefined ? null : { count: first.total, isLeast: first.total_is_least === true };
  // No field: there Ctrl+Z would be that of what is typed, and a phone would open its keyboard.
  const focusBar = () => barRef.current?.focus({ preventScroll: true });
  const showUndo = useUndoNotice(focusBar);
  const work = useWatchedJob();
  useLiveCards(view, cards);
  useHotkeys([['/', () => searchRef.current?.focus()]]);

  const onSelect = useCallback(
    (cardId: string, isSelected: boolean, isRange: boolean) =>
      setSelection((now) =>
        isRange ? selectRange(now, cardId, isSelected, shown) : selectOne(now, cardId, isSelected),
      ),
    [shown],
  );
  const onToggle = (index: number, isRange: boolean) => {
    const id = shown[index];
    if (id !== undefined) onSelect(id, isRange || !selection.ids.has(id), isRange);
  };
  const onMore = useCallback(() => {
    if (!isFetchingNextPage && !isPlaceholderData) void fetchNextPage();
  }, [isFetchingNextPage, isPlaceholderData, fetchNextPage]);
  const onSearch = useCallback((query: string) => onView({ ...view, query }), [view, onView]);
  const deleteChosen = () =>
    remove.mutate(chosen, {
      onSuccess: ({ deleted, deletion_id }) => {
        setSelection((now) => withoutCards(now, deleted));
        if (deletion_id !== undefined) showUndo(deletion_id, deleted.length);
        focusBar();
      },
      onError: (error) => showFailure(t('errors.delete'), error),
      onSettled: () => setIsAsking(false),
    });

  const views = {
    cards,
    total: total === null || total.isLeast ? -1 : total.count,
    selected: selection.ids,
    onSelect,
    onToggle,
    hasMore: hasNextPage && !isFetchNextPageError,
    onMore,
  };
  return (
    <>
      <div className={classes.top}>
        <SearchField
          ref={searchRef}
          search={view.query}
          onSearch={onSearch}
          label={t('search')}
          maxLength={200}
          flex="1 1 160px"
          maw={420}
        />
        <ButtonLink to={paths.addProduct()} leftSection={<IconPlus size={16} />}>
          {t('add')}
        </ButtonLink>
      </div>
      <LibraryFilters view={view} onView={onView} />
      <SelectionBar
        barRef={barRef}
        selectedCount={chosen.length}
        total={total}
        isSelecting={selectAll.isPending}
        onSelectAll={() =>
          selectAll.mutate(undefined, {
            onSuccess: ({ card_ids }) => setSelection((now) => selectMany(now, card_ids)),
            onError: (error) => showFailure(t('errors.load'), error),
          })
        }
        onDeselectAll={() => setSelection(noSelection)}
        onDelete={() => setIsAsking(true)}
      >
        <BulkWork cardIds={chosen} onStarted={work.watch} />
        {renderExport(chosen)}
      </SelectionBar>
      {work.job !== null && <BulkProgress job={work.job} isCutOff={work.isCutOff} onClose={work.putAway} />}
      {first?.approximate === true && (
        <p className={classes.note} role="status">
          {t('approximate', { search: namedTerm(view.query) })}
        </p>
      )}
      {list.isError && !isFetchNextPageError && (
        <Box mb="md">
          <LoadFailure title={t('errors.load')} error={list.error} onRetry={() => void list.refetch()} />
        </Box>
      )}
      {list.isPending && <CardsSkeleton layout={view.layout} />}
      {list.isSuccess && cards.length === 0 && <NoCards view={view} onView={onView} />}
      <div className={isPlaceholderData ? classes.busy : undefined} aria-busy={isPlaceholderData}>
        {cards.length > 0 &&
          (view.layout === 'grid' ? (
            <CardGrid {...views} />
          ) : (
            <CardTable {...views} sort={view.sort} onSort={(sort) => onView({ ...view, sort })} />
          ))}
      </div>
      {isFetchingNextPage && (
        <div className={classes.more}>
          <Loader size="sm" aria-label={t('loadingMore')} />
        </div>
      )}
      {isFetchNextPageError && !isFetchingNextPage && (
        <Box mt="md">
          <LoadFailure title={t('errors.loadMore')} error={list.error} onRetry={() => void fetchNextPage()} />
        </Box>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('confirmDelete.title', { count: chosen.length })}
        text={t('confirmDelete.text', { count: chosen.length })}
        confirmLabel={t('common:actions.delete')}
        isBusy={remove.isPending}
        onConfirm={deleteChosen}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

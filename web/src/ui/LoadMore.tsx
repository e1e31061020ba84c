import { Box, Button, type ButtonProps } from '@mantine/core';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from './ActionFailure.tsx';
import { useFocusLoss } from './use-focus-loss.ts';

interface LoadMoreProps extends ButtonProps {
  /** A list that is loaded page by page. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: unknown;
    fetchNextPage(): unknown;
  };
  /** The element whose children are the items. */
  listRef: RefObject<HTMLElement | null>;
  /** Instead of “Load more”. */
  label?: string;
}

interface MoreButtonProps extends ButtonProps {
  isBusy: boolean;
  onMore(): void;
  /** Must be a stable function. */
  onFocusLost(): void;
}

function MoreButton({ isBusy, onMore, onFocusLost, ...look }: MoreButtonProps) {
  const ref = useFocusLoss<HTMLButtonElement>(onFocusLost);
  return (
    <Button
      ref={ref}
      variant="default"
      // A disabled button would lose the focus before it disappears.
      aria-busy={isBusy}
      data-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onMore();
      }}
      {...look}
    />
  );
}

function focusOn(element: HTMLElement | null): void {
  if (element === null) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // As far as it takes, in a list that scrolls by itself too.
  element.scrollIntoView({ block: 'nearest' });
}

/** Loads the next page of a list. Once all is loaded it disappears, and the focus goes to the beginning of the last page. */
export function LoadMore({ list, listRef, label, ...look }: LoadMoreProps) {
  const { t } = useTranslation('common');
  const itemsBeforeRef = useRef(0);
  const hasLostFocusRef = useRef(false);
  const onFocusLost = useCallback(() => {
    hasLostFocusRef.current = true;
  }, []);
  // Runs when the new items are there, after the button is gone.
  useLayoutEffect(() => {
    if (!hasLostFocusRef.current) return;
    hasLostFocusRef.current = false;
    const items = listRef.current;
    const first = items?.children[itemsBeforeRef.current];
    focusOn(first instanceof HTMLElement ? first : items);
  });
  if (!list.hasNextPage) return null;
  return (
    <>
      {list.isFetchNextPageError && (
        <Box mt="md">
          <ActionFailure error={list.error} fallback={t('errors.connection')} />
        </Box>
      )}
      <MoreButton
        {...look}
        isBusy={list.isFetchingNextPage}
        onFocusLost={onFocusLost}
        onMore={() => {
          itemsBeforeRef.current = listRef.current?.children.length ?? 0;
          list.fetchNextPage();
        }}
      >
        {label ?? t('actions.loadMore')}
      </MoreButton>
    </>
  );
}

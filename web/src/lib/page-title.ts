import { useEffect } from 'react';
import { create } from 'zustand';

interface PageTitleState {
  /** The open page's own title, instead of its route's. */
  title: string | null;
}

export const usePageTitleStore = create<PageTitleState>(() => ({ title: null }));

/** Names the open page after its content (a chat, a listing) until it closes; an empty name keeps the route's title. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    usePageTitleStore.setState({ title: title === undefined || title.trim() === '' ? null : title });
    return () => usePageTitleStore.setState({ title: null });
  }, [title]);
}

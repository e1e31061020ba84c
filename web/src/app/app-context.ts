import { useEffect } from 'react';
import { create } from 'zustand';

/** What the open page tells the frame (specification, section 3). */
interface AppContext {
  /** The open chat has a product, so the header offers to show it. */
  hasProduct: boolean;
  isProductOpen: boolean;
}

export const useAppContext = create<AppContext>(() => ({ hasProduct: false, isProductOpen: false }));

export const setProductOpen = (isProductOpen: boolean): void => useAppContext.setState({ isProductOpen });

/** Tells the frame whether the open page has a product; without one, or when the page closes, the product panel closes. */
export function useHasProduct(hasProduct: boolean): void {
  useEffect(() => {
    if (!hasProduct) return;
    useAppContext.setState({ hasProduct: true });
    return () => useAppContext.setState({ hasProduct: false, isProductOpen: false });
  }, [hasProduct]);
}

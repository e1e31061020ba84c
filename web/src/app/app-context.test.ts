import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setProductOpen, useAppContext, useHasProduct } from './app-context.ts';

afterEach(cleanup);

it('knows of a product while a page has one, and closes it with the page', () => {
  const { rerender, unmount } = renderHook(({ has }) => useHasProduct(has), { initialProps: { has: false } });
  expect(useAppContext.getState()).toEqual({ hasProduct: false, isProductOpen: false });
  rerender({ has: true });
  expect(useAppContext.getState().hasProduct).toBe(true);
  setProductOpen(true);
  expect(useAppContext.getState().isProductOpen).toBe(true);
  unmount();
  expect(useAppContext.getState()).toEqual({ hasProduct: false, isProductOpen: false });
});

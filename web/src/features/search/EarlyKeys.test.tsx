import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EarlyKeys } from './EarlyKeys.tsx';

afterEach(cleanup);

it('keeps letters for the box that is on its way, and leaves keys with another meaning alone', () => {
  const asked = { current: false };
  const typed = { current: '' };
  const onEscape = vi.fn();
  const below = vi.fn();
  const page = (isWaiting: boolean) => (
    <>
      <textarea onKeyDown={({ key }) => below(key)} />
      {isWaiting && <EarlyKeys asked={asked} typed={typed} onEscape={onEscape} />}
    </>
  );
  // Not the document's first: files share one, in which boxes that grow leave a box for measuring behind.
  const { rerender, container } = render(page(true));
  const area = container.querySelector('textarea') as HTMLTextAreaElement;
  /** Whether the page below would have taken it. */
  const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(area, { key, ...more });
  expect([press('x'), press('k', { ctrlKey: true, shiftKey: true }), asked.current]).toEqual([true, true, false]);
  expect([press('k', { ctrlKey: true }), asked.current]).toEqual([false, true]);
  below.mockClear();
  for (const key of ['l', 'ä', 'o', 'Backspace', 'M', ' ']) expect(press(key)).toBe(false);
  expect(press('€', { ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe(false);
  expect(press('Enter')).toBe(false);
  expect(typed.current).toBe('läM €');
  expect(below).not.toHaveBeenCalled();
  expect([press('Tab'), press('r', { ctrlKey: true }), press('n', { isComposing: true })]).toEqual([true, true, true]);
  expect(typed.current).toBe('läM €');
  press('Escape');
  expect(onEscape).toHaveBeenCalledOnce();
  rerender(page(false));
  press('x');
  expect(below).toHaveBeenLastCalledWith('x');
  expect(typed.current).toBe('läM €');
});

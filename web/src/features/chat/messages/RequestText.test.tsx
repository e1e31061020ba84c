import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderApp, testServices } from '../../../testing/render-app.tsx';
import { isLongText, RequestText } from './RequestText.tsx';

afterEach(cleanup);

it.each([
  ['a few words', false],
  ['x'.repeat(1_401), true],
  ['line\n'.repeat(15), false],
  ['line\n'.repeat(16), true],
])('a text is long by its characters or lines', (text, expected) => {
  expect(isLongText(text)).toBe(expected);
});

it('shows the beginning of a long request, and all of it when that is asked for', async () => {
  const text = 'word '.repeat(4_000).trim();
  const { container } = await renderApp(<RequestText text={text} />, testServices(fakeApi(() => json({}))));
  const isCut = () => container.querySelector('[data-cut]') !== null;
  expect(isCut()).toBe(true);
  const button = screen.getByRole('button', { name: 'Show all' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(isCut()).toBe(false);
  expect(screen.getByRole('button', { name: 'Show less' })).toBe(document.activeElement);
});

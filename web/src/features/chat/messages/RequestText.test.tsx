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

async function open(text: string, address: string, onReading: (isCut: boolean) => void = () => undefined) {
  const isCut = () => document.querySelector('[data-cut]') !== null;
  const request = <RequestText messageId="m1" text={text} onReading={() => onReading(isCut())} />;
  await renderApp(request, testServices(fakeApi(() => json({}))), address);
  return { isCut };
}

it('shows the beginning of a long request, and all of it when that is asked for', async () => {
  const text = 'word '.repeat(4_000).trim();
  /** Whether the text was still cut each time the list was told to stay. */
  const told: boolean[] = [];
  const { isCut } = await open(text, '/', (cut) => told.push(cut));
  expect(isCut()).toBe(true);
  const button = screen.getByRole('button', { name: 'Show all' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(isCut()).toBe(false);
  expect(screen.getByRole('button', { name: 'Show less' })).toBe(document.activeElement);
  await userEvent.click(button);
  expect(isCut()).toBe(true);
  expect(told).toEqual([true]);
});

it('shows all of a long request that the address names', async () => {
  const text = 'word '.repeat(4_000).trim();
  const named = await open(text, '/chat/c1#message-m1');
  expect(named.isCut()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(named.isCut()).toBe(true);
  cleanup();
  expect((await open(text, '/chat/c1#message-m2')).isCut()).toBe(true);
});

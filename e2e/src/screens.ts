import type { Page } from 'playwright-core';
import type { Look } from './accessible.ts';
import { signedInApi } from './api.ts';
import { untilTakenOver } from './browser.ts';

export interface Screen {
  name: string;
  /** `{card}`, `{chat}` and `{case}` stand for the ids of things that were made. */
  path: string;
  /** What is there once the screen is complete. */
  shows: string | RegExp;
  /** Both of `twoLooks` by default. */
  looks?: Look[];
  /** Brings the opened page into the intended state. */
  act?: (page: Page) => Promise<void>;
}

/** Ids of things of the demo seller that have screens of their own. */
export interface Things {
  card: string;
  chat: string;
  case: string;
}

/** An id that nothing has. */
export const unknown = '019a1fc7-f272-7094-ab59-e667b2aa355f';

export async function makeThings(url: string): Promise<Things> {
  const api = await signedInApi(url);
  const { items } = await api.get<{ items: { id: string }[] }>('/cards?limit=1');
  const card = items[0]?.id ?? '';
  const chat = await api.post<{ id: string }>('/chats', { title: 'My cards' });
  const { case_id } = await api.post<{ case_id: string }>(`/cards/${card}/case`, {});
  await api.post('/exports', { card_ids: [card], format: 'csv' });
  const task = { title: 'Look at the lamp', instruction: 'Score my desk lamp', schedule: '0 9 * * 1', timezone: 'UTC' };
  await api.post('/tasks', task);
  return { card, chat: chat.id, case: case_id };
}

export const addressOf = ({ path }: { path: string }, things?: Things): string =>
  path.replace(/\{(card|chat|case)\}/, (_, kind: keyof Things) => things?.[kind] ?? '');

/** Opens the screen and waits until it is complete, before what it is brought to do. */
export async function openScreen(
  page: Page,
  url: string,
  screen: Pick<Screen, 'path' | 'shows'>,
  things?: Things,
): Promise<void> {
  await page.goto(`${url}${addressOf(screen, things)}`);
  if (screen.path !== '/dev/outbox') await untilTakenOver(page);
  await page.getByText(screen.shows).filter({ visible: true }).first().waitFor();
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
export const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

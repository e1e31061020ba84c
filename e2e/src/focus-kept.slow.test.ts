import type { Card } from '@cardwright/contract/cards';
import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { listingWith, signedInApi } from './api.ts';
import { hasFocus } from './browser.ts';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** By the keyboard, while the server refuses: what was pressed must have the focus again. */
async function failAt(page: Page, path: string, target: Locator, message: string): Promise<void> {
  const refuse = (route: Route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500 });
  await page.route(path, refuse);
  await target.press('Enter');
  await page.getByText(message).first().waitFor();
  await page.unroute(path, refuse);
  await expect.poll(() => hasFocus(target), { message }).toBe(true);
}
const expectFocus = (target: Locator) => expect.poll(() => hasFocus(target)).toBe(true);

test('on a listing, what was pressed keeps the focus, or what stands in its place has it', async () => {
  const api = await signedInApi(stage.url);
  const { id, current } = await api.post<Card>('/cards', {
    listing: listingWith({ title: 'Norvik Trail Bottle', description: 'A bottle of 750 ml. It lasts a lifetime.' }),
    marketplace: 'etsy',
  });
  await api.patch(`/cards/${id}`, {
    base_version: current.id,
    listing: listingWith({ title: 'Norvik Trail Bottle', description: 'A bottle of 750 ml for the trail.' }),
  });
  const { page, errors } = await stage.visitAs(seller);
  let isConfirmed = false;
  await page.route(`**/api/cards/${id}`, async (route) => {
    if (route.request().method() === 'PATCH') isConfirmed = !isConfirmed;
    const response = await route.fetch({ method: 'GET', postData: null });
    const card = (await response.json()) as Card;
    const flag = { path: 'description', kind: 'ungrounded', text: 'for the trail', confirmed: isConfirmed };
    await route.fulfill({ response, json: { ...card, current: { ...card.current, flags: [flag] } } });
  });
  await page.goto(`${stage.url}/library/${id}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await failAt(page, `**/api/cards/${id}`, button('Keep it'), 'Your choice could not be saved.');
  await button('Keep it').press('Enter');
  await button('Ask again').waitFor();
  await page.keyboard.press('Tab');
  await expectFocus(button('Ask again'));
  await page.keyboard.press('Enter');
  await button('Keep it').waitFor();
  await page.keyboard.press('Tab');
  await expectFocus(button('Keep it'));

  const improve = page.getByRole('button', { name: /^Improve the listing/ });
  await failAt(page, '**/api/cards/*/improve', improve, 'The improvement could not be started.');
  const score = page.getByRole('button', { name: /^Score this listing/ });
  await failAt(page, '**/api/cards/*/score', score, 'The listing could not be scored.');
  await score.press('Enter');
  await score.waitFor({ state: 'detached' });
  await expectFocus(page.getByRole('heading', { name: 'Score', exact: true }));

  await button('Share').press('Enter');
  await failAt(page, '**/api/cards/*/case', button('Publish'), 'The listing could not be published.');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Versions' }).click();
  const restore = button('Restore version 1');
  await failAt(page, '**/api/cards/*/versions/*/restore', restore, 'The version could not be restored.');
  expect(errors).toEqual([]);
});

test('in the library, work on many cards leaves the focus where the keyboard goes on', async () => {
  const { page, errors } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/library`);
  const bar = page.getByRole('region', { name: 'Selection' });
  const button = (name: string | RegExp) => bar.getByRole('button', { name });
  await failAt(page, '**/api/cards/select', button(/^Select all/), 'Failed to load cards.');
  await button(/^Select all/).press('Enter');
  await button('Deselect all').waitFor();
  await expectFocus(bar);

  const dialog = page.getByRole('dialog');
  const start = (name: string) => dialog.getByRole('button', { name, exact: true });
  await button('Score').press('Enter');
  await dialog.getByText(/^Costs/).waitFor();
  await failAt(page, '**/api/cards/bulk', start('Score'), 'Connection Error');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await button('Export').press('Enter');
  await failAt(page, '**/api/exports', start('Export'), 'Failed to export card(s).');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await button('Deselect all').press('Enter');
  await button('Deselect all').waitFor({ state: 'detached' });
  await expectFocus(bar);
  expect(errors).toEqual([]);
});

test('a file that could not be imported, and a chat that could not be started, are tried again from where one was', async () => {
  const { page, errors } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/add-product?from=file`);
  const buffer = Buffer.from('Title,Price\nNorvik Trail Cup,12\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'cups.csv', mimeType: 'text/csv', buffer });
  const start = page.getByRole('button', { name: 'Import 1 product' });
  await failAt(page, '**/api/cards/files/*/import', start, 'The import could not be started.');

  await page.goto(`${stage.url}/chat`);
  const box = page.getByLabel('Message to the assistant');
  await box.fill('List my cards');
  await page.route('**/api/chats', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await page.getByText('The chat could not be started.').waitFor();
  await expectFocus(box);
  expect(errors).toEqual([]);
});

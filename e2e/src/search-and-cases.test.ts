import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { hasFocus, phone } from './browser.ts';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

/** One of the demo seller's cards, as the first start makes them. */
const lamp = 'desk lamp';

const stage = openStage();
let page: Page;
let errors: string[];

beforeAll(async () => {
  ({ page, errors } = await stage.visitAs(seller, { reducedMotion: 'reduce' }));
});

const box = () => page.getByRole('searchbox', { name: 'Search chats, messages and documents' });

it('finds a card by a misspelt word and opens it by keyboard', async () => {
  await page.goto(`${stage.url}/search`);
  await page.getByText('Enter a term to find chats, messages or documents.').waitFor();
  await expect.poll(() => hasFocus(box())).toBe(true);
  await page.keyboard.type('lapm');
  await page.getByText(/These come close/).waitFor();
  await page.waitForURL(`${stage.url}/search?q=lapm`);
  await box().fill(lamp);
  await page.getByText('1 result', { exact: true }).waitFor();
  expect((await page.locator('mark').allInnerTexts()).map((text) => text.toLowerCase())).toContain('lamp');
  await box().press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/library\//);
  expect(errors).toEqual([]);
});

it('publishes the card, shows it to a stranger and takes it back', async () => {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  const address = await page.getByLabel('Public link').inputValue();
  expect(address).toMatch(new RegExp(`^${stage.url}/case/[0-9a-f-]{36}$`));

  const stranger = await stage.visit({ viewport: phone, reducedMotion: 'reduce' });
  await stranger.page.goto(address);
  await stranger.page.getByRole('heading', { level: 1, name: /lamp/i }).waitFor();
  await stranger.page.waitForFunction(() => [...document.images].some((image) => image.naturalWidth > 200));
  expect(await stranger.page.getByRole('link', { name: 'See what Cardwright does' }).getAttribute('href')).toBe('/');
  expect(await stranger.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog', { name: 'Take the listing back?' }).getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor({ state: 'attached' });
  await stranger.page.reload();
  await stranger.page.getByText('This listing is not public').waitFor();
  expect([...errors, ...stranger.errors]).toEqual([]);
});

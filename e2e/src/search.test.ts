import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { hasFocus } from './browser.ts';
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

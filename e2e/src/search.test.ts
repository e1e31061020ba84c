import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { hasFocus, phone, untilTakenOver } from './browser.ts';
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
  await page.getByRole('list', { name: 'Documents' }).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/library\//);
  expect(errors).toEqual([]);
});

it('opens over any page by its keys, remembers what was found, and closes without a trace', async () => {
  await page.goto(`${stage.url}/tasks`);
  const opener = page.getByRole('link', { name: 'Scheduled tasks' });
  await opener.focus();
  await page.keyboard.press('Control+k');
  const over = page.getByRole('combobox', { name: 'Search chats, messages and documents' });
  await expect.poll(() => hasFocus(over)).toBe(true);
  // Once more changes nothing, and is no other place to go back to.
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: lamp }).waitFor();
  // The box stays where it is while the list under it grows.
  const top = (await over.boundingBox())?.y;
  await page.keyboard.type('lam');
  await page.getByText(/^\d+ results?/).waitFor();
  expect((await over.boundingBox())?.y).toBe(top);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(opener)).toBe(true);

  await page.setViewportSize(phone);
  await page.keyboard.press('Control+k');
  await expect.poll(() => hasFocus(over)).toBe(true);
  await page.keyboard.type('lam');
  await page.getByRole('group', { name: 'Documents' }).getByRole('option').first().waitFor();
  // Before the answer to the whole term, Enter would lead to the page of all results.
  await page.getByText(/^\d+ results?/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(?:library|chat)\//);

  // A page of another layout.
  await page.goto(`${stage.url}/pricing`);
  await untilTakenOver(page);
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k');
      return over.isVisible();
    })
    .toBe(true);
  expect(errors).toEqual([]);
});

it('keeps the letters that are typed while the search is still on its way', async () => {
  const other = await stage.visitAs(seller);
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>();
  await other.page.route('**/assets/SearchOverlay-*.js', async (route) => {
    await isTyped;
    await route.continue();
  });
  await other.page.goto(`${stage.url}/chat`);
  const message = other.page.getByLabel('Message to the assistant');
  await expect.poll(() => hasFocus(message)).toBe(true);
  // Refused by the browser as soon as the page listens to it.
  const isTaken = () =>
    message.evaluate(
      (box) =>
        !box.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }),
        ),
    );
  await expect.poll(isTaken).toBe(true);
  await other.page.keyboard.type('lammp');
  await other.page.keyboard.press('Backspace');
  await other.page.keyboard.press('Backspace');
  typed();
  const over = other.page.getByRole('combobox', { name: 'Search chats, messages and documents' });
  await expect.poll(() => hasFocus(over)).toBe(true);
  await other.page.keyboard.type('p');
  expect(await over.inputValue()).toBe('lamp');
  expect(await message.inputValue()).toBe('');
  expect(other.errors).toEqual([]);
});

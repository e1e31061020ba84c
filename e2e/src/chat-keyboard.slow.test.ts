import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus, phone } from './browser.ts';
import { seller } from './product.ts';
import { openShopBeside, openStage } from './stage.ts';

const shop = openShopBeside();
const stage = openStage();

const box = (page: Page) => page.getByLabel('Message to the assistant');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const untilFinished = (page: Page) => button(page, 'Stop the answer').waitFor({ state: 'detached' });

test('a conversation is led by the keyboard alone, and the focus is never lost', async () => {
  const { page, errors } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/chat`);
  await expect.poll(() => hasFocus(box(page))).toBe(true);
  await page.keyboard.type('What is in this file?');
  await page.keyboard.press('Tab');
  expect(await hasFocus(button(page, 'Attach files'))).toBe(true);
  // The window of the operating system for choosing files is none of the page.
  const file = { name: 'mugs.csv', mimeType: 'text/csv', buffer: Buffer.from('title,price\nMug,12\n') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('list', { name: 'Attached files' }).getByText('1 row').waitFor();
  // What is to be done with them is written next.
  expect(await hasFocus(box(page))).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/chat\/[0-9a-f-]+$/);
  await page.locator('[data-role=assistant]').waitFor();
  await untilFinished(page);
  expect(await hasFocus(box(page))).toBe(true);

  await page.keyboard.press('ArrowUp');
  const editor = page.getByLabel('Your message');
  expect(await hasFocus(editor)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(box(page))).toBe(true);
  await button(page, 'Copy the answer').press('Enter');
  expect(await hasFocus(button(page, 'Copy the answer'))).toBe(true);

  const rename = button(page, /^Rename the chat/).first();
  await rename.press('Enter');
  await page.keyboard.type('Mugs of the summer');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Mugs of the summer' }).waitFor();
  await expect.poll(() => hasFocus(button(page, 'Rename the chat “Mugs of the summer”'))).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Delete this chat?' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(button(page, 'Delete the chat “Mugs of the summer”'))).toBe(true);
  expect(errors).toEqual([]);
});

test('a request above a long answer is edited where it can be seen, and its new answer comes into sight', async () => {
  const viewport = { ...phone, height: 420 };
  const { page, errors } = await stage.visitAs(seller, { viewport });
  await page.goto(`${stage.url}/chat`);
  await box(page).fill('What can you do?');
  await box(page).press('Enter');
  await page.waitForURL(/\/chat\/[0-9a-f-]+$/);
  await page.locator('[data-role=assistant]').waitFor();
  await untilFinished(page);
  await expect
    .poll(() => page.locator('[data-role=user]').evaluate((it) => it.getBoundingClientRect().bottom < 0))
    .toBe(true);
  await page.keyboard.press('ArrowUp');
  const edited = page.getByLabel('Your message');
  await expect.poll(() => hasFocus(edited)).toBe(true);
  // What follows a growing list does so in the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { top, bottom } = await edited.evaluate((element) => element.getBoundingClientRect());
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(viewport.height);
  await page.keyboard.type(' Tell me');
  await page.keyboard.press('Enter');
  await untilFinished(page);
  const scrolled = page.locator('[data-scroll]');
  await expect
    .poll(() => scrolled.evaluate((it) => it.scrollHeight - it.scrollTop - it.clientHeight))
    .toBeLessThanOrEqual(48);
  expect(errors).toEqual([]);
});

test('without a network the page says so, keeps what is written, and goes on when it is back', async () => {
  const { page, context, errors } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/chat`);
  await box(page).fill(`${shop.url}/silent Improve this listing`);
  await box(page).press('Enter');
  await button(page, 'Stop the answer').waitFor();
  await expect.poll(() => shop.requests.includes('/silent')).toBe(true);
  await page.getByText('Connected', { exact: true }).waitFor();
  await context.setOffline(true);
  const note = page.getByText('You are offline. The answer is still being written');
  await note.waitFor();
  await page.getByText('Disconnected, trying again').waitFor();
  await box(page).fill('And then score it');
  await context.setOffline(false);
  await note.waitFor({ state: 'detached' });
  await page.getByText('Connected', { exact: true }).waitFor();
  expect(await box(page).inputValue()).toBe('And then score it');
  await page.keyboard.press('Escape');
  await page.getByText('You stopped this answer.').waitFor();
  await page.reload();
  await page.getByText('You stopped this answer.').waitFor();
  expect(await box(page).inputValue()).toBe('And then score it');
  expect(errors).toEqual([]);
});

test('with the server on the same computer everything works, although the browser says that it is offline', async () => {
  const { page, errors } = await stage.visitAs(seller);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    window.addEventListener('load', () => window.dispatchEvent(new Event('offline')));
  });
  await page.goto(`${stage.url}/chat`);
  await box(page).fill('What can you do?');
  await box(page).press('Enter');
  await page.waitForURL(/\/chat\/[0-9a-f-]+$/);
  await page.locator('[data-role=assistant]').waitFor();
  await untilFinished(page);
  await page.getByText('Connected', { exact: true }).waitFor();
  expect(await page.getByText('You are offline').count()).toBe(0);
  // A change of what the server keeps, and a page that asks it for something new.
  await button(page, /^Rename the chat/)
    .first()
    .press('Enter');
  await page.keyboard.type('At home');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'At home' }).waitFor();
  await page.getByRole('link', { name: 'Listing Library' }).click();
  await page.getByRole('list', { name: 'Listings' }).getByRole('link').first().waitFor();
  expect(errors).toEqual([]);
});

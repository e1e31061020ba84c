import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus, phone } from './browser.ts';
import { seller } from './product.ts';
import { openShopBeside, openStage } from './stage.ts';

const shop = openShopBeside();
const stage = openStage();

const box = (page: Page) => page.getByLabel('Message to the assistant');
const messages = (page: Page) => page.getByRole('list', { name: 'Conversation' }).locator('[data-role]');
const requests = (page: Page) => messages(page).and(page.locator('[data-role=user]'));
const button = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name });
const untilFinished = (page: Page) => button(page, 'Stop the answer').waitFor({ state: 'detached' });

async function ask(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

test('a draft with its file survives a reload; a request is sent, worded anew, and its first wording can be read again', async () => {
  const { page, errors } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/chat`);
  await box(page).fill('What is in this file?');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'mugs.csv', mimeType: 'text/csv', buffer: Buffer.from('title,price\nBlue mug,12.90\nRed mug,11.50\n') },
    { name: 'program.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);
  const attached = page.getByRole('list', { name: 'Attached files' });
  await attached.getByText('2 rows').waitFor();
  await attached.getByRole('alert').getByText('Invalid file type').waitFor();
  await button(attached, 'Remove program.exe').click();
  await page.reload();
  await attached.getByText('mugs.csv').waitFor();
  expect(await box(page).inputValue()).toBe('What is in this file?');

  await box(page).press('Enter');
  await page.waitForURL(/\/chat\/[0-9a-f-]+$/);
  await requests(page).first().getByText('mugs.csv').waitFor();
  expect(await box(page).inputValue()).toBe('');
  expect(await attached.count()).toBe(1);
  await messages(page).nth(1).waitFor();
  await untilFinished(page);

  await box(page).press('ArrowUp');
  const editor = page.getByLabel('Your message');
  expect(await editor.inputValue()).toBe('What is in this file?');
  await editor.fill('How many credits do I have left?');
  await editor.press('Enter');
  await requests(page).getByText('How many credits do I have left?').waitFor();
  await untilFinished(page);
  const wordings = page.getByRole('group', { name: 'Wordings of this message' });
  await wordings.getByText('2 of 2').waitFor();
  await button(wordings, 'Previous').click();
  await requests(page).getByText('What is in this file?').waitFor();
  await button(wordings, 'Next').click();
  await requests(page).getByText('How many credits do I have left?').waitFor();

  // What was sent is no draft any more, also not on the page that it was begun on.
  await page.goto(`${stage.url}/chat`);
  expect(await box(page).inputValue()).toBe('');
  expect(errors).toEqual([]);
});

test('what is sent while an answer runs waits for it, can be changed, and goes out when the seller says so after a stop', async () => {
  const { page, errors } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/chat`);
  await ask(page, `${shop.url}/silent Improve this listing`);
  await page.waitForURL(/\/chat\/[0-9a-f-]+$/);
  await button(page, 'Stop the answer').waitFor();
  await expect.poll(() => shop.requests.includes('/silent')).toBe(true);

  await ask(page, 'List my crads');
  const queue = page.getByRole('region', { name: 'Waiting to be sent' });
  await button(queue, 'Edit the waiting message').click();
  await queue.getByLabel('Waiting message').fill('List my cards');
  await page.keyboard.press('Enter');
  await queue.getByText('List my cards').waitFor();
  await ask(page, 'Never mind this one');
  await expect.poll(() => queue.getByRole('listitem').count()).toBe(2);
  await button(queue, 'Remove the waiting message “Never mind this one”').press('Enter');
  await expect.poll(() => hasFocus(button(queue, 'Edit the waiting message “List my cards”'))).toBe(true);
  expect(await queue.getByRole('listitem').count()).toBe(1);

  // The waiting message is there after a reload, and in what was stopped nothing is lost.
  await page.reload();
  await queue.getByText('List my cards').waitFor();
  await button(page, 'Stop the answer').waitFor();
  await box(page).press('Escape');
  await page.getByText('You stopped this answer.').waitFor();
  await queue.getByText('The answer before was stopped').waitFor();
  await button(queue, 'Send now').press('Enter');
  await expect.poll(() => hasFocus(box(page))).toBe(true);
  await expect.poll(() => requests(page).count()).toBe(2);
  await queue.waitFor({ state: 'detached' });
  await messages(page)
    .nth(3)
    .getByText(/walnut/i)
    .first()
    .waitFor();
  await untilFinished(page);
  expect(errors).toEqual([]);
});

test('on a phone the plan comes from below, and the keyboard leaves it again', async () => {
  const { page } = await stage.visitAs(seller, { viewport: phone });
  await page.goto(`${stage.url}/chat`);
  await ask(page, 'List my cards');
  await page.waitForURL(/\/chat\/[0-9a-f-]+$/);
  await untilFinished(page);
  const toggle = button(page, /Show the plan/);
  await toggle.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Connected', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => toggle.evaluate((element) => element === document.activeElement)).toBe(true);
});

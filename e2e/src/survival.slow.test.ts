import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { signedInApi } from './api.ts';
import { openPage } from './browser.ts';
import { seller } from './product.ts';
import { openShopBeside, openStage } from './stage.ts';

const shop = openShopBeside();
const stage = openStage();
let context: BrowserContext;

beforeAll(async () => {
  ({ context } = await stage.visitAs(seller));
});

/** The second entry of the conversation: the answer to the only request. */
const answerOf = (page: Page) => page.getByRole('list', { name: 'Conversation' }).locator('[data-role]').nth(1);

async function ask(page: Page, text: string): Promise<string> {
  await page.goto(`${stage.url}/chat`);
  await page.getByLabel('Message to the assistant').fill(text);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/chat\/[0-9a-f-]+$/);
  return /chat\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
}

/** Waits until the answer has begun and is not finished: the stop button is there and some text stands. */
async function untilInTheMiddle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop the answer' }).waitFor();
  await expect
    .poll(async () => (await answerOf(page).innerText()).length, { interval: 20, timeout: 60_000 })
    .toBeGreaterThan(150);
}

const untilFinished = (page: Page) =>
  page.getByRole('button', { name: 'Stop the answer' }).waitFor({ state: 'detached' });

test('an answer goes on over a reload, and two tabs end with the same text', async () => {
  const { page: first, errors } = await openPage(context);
  const chatId = await ask(first, `${shop.url}/products/steel-bottle Improve this listing for Amazon`);
  const { page: second } = await openPage(context);
  await second.goto(`${stage.url}/chat/${chatId}`);
  await untilInTheMiddle(second);
  await first.reload();
  await untilInTheMiddle(first);
  await Promise.all([untilFinished(first), untilFinished(second)]);
  // A third tab that opens now reads the stored message, without a stream.
  const { page: third } = await openPage(context);
  await third.goto(`${stage.url}/chat/${chatId}`);
  await answerOf(third).getByText('What changed').waitFor();
  const stored = await answerOf(third).innerText();
  await expect.poll(() => answerOf(first).innerText()).toBe(stored);
  await expect.poll(() => answerOf(second).innerText()).toBe(stored);
  expect(errors).toEqual([]);
});

test('after a power cut the chat shows a failed turn within ten seconds, a retry works, and nothing else is lost', async () => {
  const { page } = await openPage(context);
  const api = await signedInApi(stage.url);
  const before = await api.get<{ items: { id: string }[] }>('/cards?limit=100');
  const chatId = await ask(page, `${shop.url}/products/steel-bottle Improve this listing for Etsy`);
  await untilInTheMiddle(page);
  await stage.product.kill();
  await stage.startAgain();
  const restarted = Date.now();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  const ready = Date.now();
  const chat = await (await signedInApi(stage.url)).chat(chatId);
  expect(chat.messages.at(-1)?.run?.status).toBe('failed');
  expect(ready - restarted).toBeLessThan(10_000);
  const after = await (await signedInApi(stage.url)).get<{ items: { id: string }[] }>('/cards?limit=100');
  expect(after.items.map(({ id }) => id)).toEqual(expect.arrayContaining(before.items.map(({ id }) => id)));

  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Stop the answer' }).waitFor();
  await untilFinished(page);
  const retried = await (await signedInApi(stage.url)).chat(chatId);
  expect(retried.messages.at(-1)?.run?.status).toBe('done');
});

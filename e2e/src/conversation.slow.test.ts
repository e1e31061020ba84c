import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsIn, twoLooks } from './accessible.ts';
import { signedInApi } from './api.ts';
import { hasFocus } from './browser.ts';
import { scrollThrough, showLongChat, shownMessages, typeLetter, typeWords, wheelUpTo } from './long-chat.ts';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

const stage = openStage();

interface Work {
  longTasks: number[];
}

/** Runs in the page: how long each task was that kept it from answering. */
function watchTasks(): void {
  const work: Work = { longTasks: [] };
  Object.assign(globalThis, { work });
  new PerformanceObserver((list) => work.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

const longTasks = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { work: Work }).work.longTasks.splice(0));

async function openLong(count: number) {
  const { id } = await (await signedInApi(stage.url)).post<{ id: string }>('/chats', { title: `${count} messages` });
  const { page, errors, context } = await stage.visitAs(seller);
  await page.addInitScript(watchTasks);
  await showLongChat(page, id, count);
  await page.goto(`${stage.url}/chat/${id}`);
  await page.getByText('And a last paragraph').last().waitFor();
  await page.getByLabel('Message to the assistant').focus();
  const cdp = await context.newCDPSession(page);
  // What the page takes of the processor, whatever else the machine does.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskSeconds = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  return { page, errors, taskSeconds };
}

const total = (durations: number[]): number => durations.reduce((sum, ms) => sum + ms, 0);

/** Seconds of the processor for something done. */
async function seconds(
  { page, taskSeconds }: Awaited<ReturnType<typeof openLong>>,
  work: (page: Page) => Promise<void>,
) {
  const before = await taskSeconds();
  await work(page);
  return (await taskSeconds()) - before;
}

test('a chat of 1,000 messages is typed and scrolled in as one of ten is', async () => {
  const small = await openLong(10);
  const openedFew = total(await longTasks(small.page));
  await typeWords(small.page);
  const few = await seconds(small, typeWords);
  const scrolledFew = await seconds(small, scrollThrough);
  await small.page.close();

  const big = await openLong(1_000);
  const { page, errors } = big;
  const openedMany = total(await longTasks(page));
  const loaded = await seconds(big, () => wheelUpTo(page, 1_000));
  const scrolledMany = await seconds(big, scrollThrough);
  await typeWords(page);
  const many = await seconds(big, typeWords);
  const letters: number[] = [];
  for (const letter of 'Improve the title of it.') letters.push(await seconds(big, (on) => typeLetter(on, letter)));
  const slowest = Math.max(...letters);
  console.log(JSON.stringify({ few, many, slowest, openedFew, openedMany, loaded, scrolledFew, scrolledMany }));
  expect(many / few).toBeLessThan(3);
  // In seconds of the processor: what takes longer is felt.
  expect(slowest).toBeLessThan(0.1);
  // Opening draws three times as many messages, whatever the chat's length; in ms of tasks that kept the page busy.
  expect(openedMany).toBeLessThan(5 * Math.max(openedFew, 200));
  // In seconds: a hundred times as many messages are loaded, and wheeled past, in the time for as many chats of ten.
  expect(loaded).toBeLessThan(100 * Math.max(openedFew / 1_000, 0.2));
  expect(scrolledMany).toBeLessThan(40 * Math.max(scrolledFew, 0.1));
  expect(errors).toEqual([]);
});

test('earlier messages come in above without moving what is read', async () => {
  const { page } = await openLong(200);
  const scrolled = page.locator('[data-scroll]');
  /** Where the message with this text stands below the upper edge, in pixels. */
  const offsetOf = (text: string) =>
    scrolled.evaluate((box, wanted) => {
      const item = [...box.querySelectorAll('[data-role]')].find((each) => each.textContent?.includes(wanted));
      return (item?.getBoundingClientRect().top ?? Number.NaN) - box.getBoundingClientRect().top;
    }, text);
  // Held at the very top, where the browser does not keep the place by itself.
  await scrolled.evaluate((box) => {
    box.scrollTop = 0;
  });
  await expect.poll(() => shownMessages(page)).toBeGreaterThan(30);
  expect(Math.abs(await offsetOf('Request 170'))).toBeLessThan(120);
  expect(await complaintsIn(page, 'a long chat', twoLooks)).toEqual([]);
  // A hit of the search leads far up: to a message of a page that is not loaded yet.
  const named = '00000000-0000-7000-8000-000000000040';
  await page.evaluate((id) => {
    window.location.hash = `message-${id}`;
  }, named);
  const message = page.locator(`[data-message="${named}"]`);
  await expect.poll(() => message.count()).toBe(1);
  await expect.poll(() => hasFocus(message)).toBe(true);
  await expect.poll(async () => Math.abs((await offsetOf('Request 40')) - 300)).toBeLessThan(400);
});

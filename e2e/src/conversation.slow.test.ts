import type { ChatMessage } from '@cardwright/contract/chats';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsIn, twoLooks } from './accessible.ts';
import { signedInApi } from './api.ts';
import { hasFocus } from './browser.ts';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

const stage = openStage();

const answer = (number: number) =>
  `Answer **${number}** with a few words.\n\n| Field | Score |\n|---|---|\n| Title | ${number} |\n| Bullets | 80 |\n\n- first\n- second\n- third\n\nAnd a last paragraph of some length, so that its lines are broken at the width of the page.`;

/** A conversation as the server would tell it, long enough that nobody would write it in a test. */
const longChat = (count: number): ChatMessage[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    role: number % 2 === 0 ? 'user' : 'assistant',
    parts: [{ type: 'text', text: number % 2 === 0 ? `Request ${number}` : answer(number) }],
    created_at: '2026-11-21T11:00:00Z',
    run: null,
    alternatives: [],
  }));

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
  const all = longChat(count);
  const { page, errors, context } = await stage.visitAs(seller);
  await page.addInitScript(watchTasks);
  await page.route(new RegExp(`/api/chats/${id}(\\?.*)?$`), async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const before = asked.get('messages_before');
    const pageSize = Number(asked.get('messages_limit') ?? 60);
    const end = before === null ? all.length : Number(before);
    const start = Math.max(0, end - pageSize);
    const at = '2026-11-21T11:00:00Z';
    await route.fulfill({
      json: {
        ...{ id, title: `${count} messages`, status: 'idle', created_at: at, updated_at: at, last_message_at: at },
        ...{ messages: all.slice(start, end), earlier_cursor: start === 0 ? null : String(start) },
        ...{ cards: [], files: [], active_run: null },
      },
    });
  });
  await page.goto(`${stage.url}/chat/${id}`);
  await page.getByText('And a last paragraph').last().waitFor();
  const cdp = await context.newCDPSession(page);
  // What the page takes of the processor, whatever else the machine does.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskSeconds = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  return { page, errors, taskSeconds };
}

const shown = (page: Page) => page.locator('li[data-role]').count();

/** Wheels up until the conversation's first message is there. */
async function toTheBeginning(page: Page, count: number): Promise<void> {
  await page.mouse.move(600, 400);
  for (let turns = 0; turns < 2_000 && (await shown(page)) < count; turns += 1) await page.mouse.wheel(0, -600);
  await expect.poll(() => shown(page)).toBe(count);
}

async function typeWords({ page, taskSeconds }: Awaited<ReturnType<typeof openLong>>): Promise<number> {
  const before = await taskSeconds();
  await page
    .getByLabel('Message to the assistant')
    .pressSequentially('Improve the title of it for Amazon, please.'.repeat(3));
  return (await taskSeconds()) - before;
}

const total = (durations: number[]): number => durations.reduce((sum, ms) => sum + ms, 0);

/** Seconds of the processor for 60 steps from the first message to the last. */
async function scrollThrough({ page, taskSeconds }: Awaited<ReturnType<typeof openLong>>): Promise<number> {
  const before = await taskSeconds();
  await page.evaluate(async () => {
    const scrolled = document.querySelector('[data-scroll]');
    if (scrolled === null) throw new Error('nothing scrolls');
    for (let step = 0; step <= 60; step += 1) {
      scrolled.scrollTop = (scrolled.scrollHeight * step) / 60;
      await new Promise(requestAnimationFrame);
    }
  });
  return (await taskSeconds()) - before;
}

test('a chat of 1,000 messages is typed and scrolled in as one of ten is', async () => {
  const small = await openLong(10);
  const openedFew = total(await longTasks(small.page));
  await typeWords(small);
  const few = await typeWords(small);
  const scrolledFew = await scrollThrough(small);
  await small.page.close();

  const big = await openLong(1_000);
  const { page, errors, taskSeconds } = big;
  const openedMany = total(await longTasks(page));
  const beforeLoading = await taskSeconds();
  await toTheBeginning(page, 1_000);
  const loaded = (await taskSeconds()) - beforeLoading;
  const scrolledMany = await scrollThrough(big);
  await typeWords(big);
  await longTasks(page);
  const many = await typeWords(big);
  const typing = await longTasks(page);
  console.log(JSON.stringify({ few, many, openedFew, openedMany, loaded, scrolledFew, scrolledMany, typing }));
  expect(many / few).toBeLessThan(3);
  expect(typing.filter((ms) => ms > 100)).toEqual([]);
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
      const item = [...box.querySelectorAll('li[data-role]')].find((each) => each.textContent?.includes(wanted));
      return (item?.getBoundingClientRect().top ?? Number.NaN) - box.getBoundingClientRect().top;
    }, text);
  // Held at the very top, where the browser does not keep the place by itself.
  await scrolled.evaluate((box) => {
    box.scrollTop = 0;
  });
  await expect.poll(() => shown(page)).toBeGreaterThan(30);
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

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logInTo, signedInApi } from './api.ts';
import { type Conditions, measureFirstLoad } from './first-load.ts';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

/** Bytes of compressed JavaScript with its headers, without what is fetched ahead for the other pages once this one is there. */
const budget = 350_000;

const fastDesktop: Conditions = {
  screen: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
  network: null,
  slowdown: 1,
};

/** A chat keeps a stream open, so its network is never idle: nothing more may come for this long, in ms. */
const quietMs = 4_000;

async function untilQuiet(page: Page, url: string): Promise<void> {
  // Whoever saves data gets nothing ahead, so that only the page itself is counted.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(url);
  await page.getByLabel('Message to the assistant').waitFor();
  await page.waitForFunction((quiet) => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(0, ...ends) > quiet;
  }, quietMs);
}

const stage = openStage();

async function openedBySeller(path: string) {
  const { access_token, refresh_token } = await logInTo(stage.url, seller);
  const tokens = { accessToken: access_token, refreshToken: refresh_token };
  return measureFirstLoad(stage.browser, `${stage.url}${path}`, fastDesktop, tokens, untilQuiet);
}

describe('the first load of a conversation', () => {
  it('transfers at most 350 kB of compressed JavaScript, and moves nothing', async () => {
    const { id } = await (await signedInApi(stage.url)).post<{ id: string }>('/chats', { title: 'Mugs' });
    const load = await openedBySeller(`/chat/${id}`);
    expect(load.js).toBeGreaterThan(150_000);
    expect(load.js).toBeLessThanOrEqual(budget);
    expect(load.cls).toBeLessThan(0.01);
  });

  it('of the page for a new one neither', async () => {
    const load = await openedBySeller('/chat');
    expect(load.js).toBeLessThanOrEqual(budget);
    expect(load.cls).toBeLessThan(0.01);
  });
});

it('keeps the places of the plan and of the message box while the chat is on its way', async () => {
  const { id } = await (await signedInApi(stage.url)).post<{ id: string }>('/chats', { title: 'Mugs' });
  const { page } = await stage.visitAs(seller);
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/chats/${id}?*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${stage.url}/chat/${id}`);
  const middleOf = async (place: Locator) => {
    const { x = 0, width = 0 } = (await place.boundingBox()) ?? {};
    return Math.round(x + width / 2);
  };
  const skeletons = page.getByRole('main').locator('.mantine-Skeleton-root');
  await skeletons.first().waitFor();
  const before = [await middleOf(skeletons.nth(5)), (await skeletons.nth(6).boundingBox())?.x];
  held.resolve();
  const plan = page.getByRole('complementary', { name: 'Plan' }).getByRole('heading');
  await plan.waitFor();
  expect(before).toEqual([await middleOf(page.getByLabel('Message to the assistant')), (await plan.boundingBox())?.x]);
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { untilSettled } from './accessible.ts';
import { desktop, phone } from './browser.ts';
import { seller } from './product.ts';
import { makeThings, openScreen } from './screens.ts';
import { openStage } from './stage.ts';

const stage = openStage();

const screens = [
  { path: '/chat/{chat}', shows: 'My cards' },
  { path: '/library/{card}', shows: 'Improve the listing' },
  { path: '/tasks', shows: 'Look at the lamp' },
  { path: '/search?q=lamp', shows: /\d results?/ },
  { path: '/case/{case}', shows: 'Made with Cardwright' },
];

/** What stands beyond the right edge of the window, where nothing scrolls to. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button, h1), main :is(button, dd, h1, h2)')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.textContent),
  );

/** Buttons with words that are lower than a finger needs. */
const tooLow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main .mantine-Button-root')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent),
  );

describe.each([
  ['text of twice the size', desktop, 32],
  ['text of twice the size', phone, 32],
  ['text of its usual size', phone, 16],
  ['four times the zoom', { width: 320, height: 448 }, 16],
])('%s on a window of %j', (_, viewport, fontSize) => {
  it('cuts nothing off and scrolls nothing sideways', async () => {
    const things = await makeThingsOnce();
    const { page, context } = await stage.visitAs(seller, { viewport, reducedMotion: 'reduce' });
    await context.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${size}px`;
      });
    }, fontSize);
    for (const screen of screens) {
      await openScreen(page, stage.url, screen, things);
      await untilSettled(page);
      expect(await cutOff(page), screen.path).toEqual([]);
      if (viewport === phone && screen.path.startsWith('/library')) expect(await tooLow(page), screen.path).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, screen.path).toBe(viewport.width);
    }
  });
});

let made: ReturnType<typeof makeThings> | undefined;
function makeThingsOnce() {
  made ??= makeThings(stage.url);
  return made;
}

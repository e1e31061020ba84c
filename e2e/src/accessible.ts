import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { desktop, phone } from './browser.ts';

export interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}
const look = (viewport: Look['viewport'], colorScheme: Look['colorScheme']): Look => ({ viewport, colorScheme });

/** Every width and every scheme once: what each screen is looked at in. */
export const twoLooks: Look[] = [look(desktop, 'light'), look(phone, 'dark')];
/** All pairs: for the frame and its menus, which stand around every screen. */
export const allLooks: Look[] = [...twoLooks, look(phone, 'light'), look(desktop, 'dark')];
export const onDesktop = (looks: Look[]): Look[] => looks.filter(({ viewport }) => viewport === desktop);
export const onPhone = (looks: Look[]): Look[] => looks.filter(({ viewport }) => viewport === phone);

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Mantine puts menus at the end of the body and a `header` into each dialog. Menus and modal dialogs are known by their
 * roles, and nothing beside them can be reached, so the landmarks, of moderate weight, say nothing about them.
 */
const rulesForPages = ['region', 'landmark-no-duplicate-banner', 'landmark-unique'];

interface WithAxe extends Window {
  axe?: { run(options: RunOptions): Promise<AxeResults> };
}

export async function takeOn(page: Page, { viewport, colorScheme }: Look): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/**
 * Waits until the page looks as it will stay: what measures itself has seen its new size, which takes two frames, nothing is
 * loading, no colour is on its way to another.
 */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(seen)))),
  );
  await page.waitForFunction(
    () =>
      document.querySelector('.mantine-Skeleton-root') === null &&
      document.fonts.status === 'loaded' &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
}

/** What axe holds against the page as it stands, one line for each rule; and what sticks out of a phone's sides. */
async function complaintsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axeSource);
  return page.evaluate(async (rulesForPages) => {
    const { axe } = window as WithAxe;
    if (axe === undefined) throw new Error('axe is not in the page');
    // E-mails in the outbox stand in frames where no script may run.
    const hasOverlay = document.querySelector('[role=dialog], [role=menu]') !== null;
    const rules = Object.fromEntries(rulesForPages.map((id) => [id, { enabled: !hasOverlay }]));
    const { violations } = await axe.run({ iframes: false, resultTypes: ['violations'], rules });
    const found = violations.map(({ id, impact, nodes }) => {
      const places = nodes.slice(0, 3).map(({ target, failureSummary }) => `${target} (${failureSummary})`);
      return `${impact} ${id}: ${places.join('; ')}`.replace(/\s+/g, ' ');
    });
    for (const element of [document.documentElement, document.querySelector('main')])
      if (element !== null && element.scrollWidth > element.clientWidth)
        found.push(`${element.tagName} scrolls sideways: ${element.scrollWidth} of ${element.clientWidth} px`);
    // Words for screen readers that do not scroll with what is around them make the page longer than it is.
    const scrollerOf = (element: Element | null): Element | null =>
      element === null || /auto|scroll/.test(getComputedStyle(element).overflowY)
        ? element
        : scrollerOf(element.parentElement);
    for (const words of document.querySelectorAll<HTMLElement>('.mantine-VisuallyHidden-root'))
      if (words.offsetParent !== null && scrollerOf(words)?.contains(words.offsetParent) === false)
        found.push(`words for screen readers do not scroll: ${words.textContent} in ${words.parentElement?.className}`);
    return found;
  }, rulesForPages);
}

/** The complaints about one screen in each look, with the screen's name and the look before them. */
export async function complaintsIn(page: Page, name: string, looks: Look[]): Promise<string[]> {
  const found: string[] = [];
  for (const each of looks) {
    await takeOn(page, each);
    await untilSettled(page);
    for (const complaint of await complaintsOf(page))
      found.push(`${name}, ${each.colorScheme} ${each.viewport.width}: ${complaint}`);
  }
  return found;
}

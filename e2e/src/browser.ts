import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';

/** Debian's Chromium contacts its maker's hosts at start unless told not to; nothing here may need a network. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Where Debian puts it; the headless one is lighter. */
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

let kept: Promise<Browser> | undefined;

/** One browser for all files of a worker, which ends with its process: each visitor has a context, and none sees another's. */
export async function sharedBrowser(): Promise<Browser> {
  const last = await kept;
  if (last?.isConnected()) return last;
  kept = openBrowser();
  return kept;
}

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? debian.find((path) => existsSync(path)) ?? 'chromium';
  return chromium.launch({ executablePath, args: quiet });
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export interface WatchedPage {
  page: Page;
  /** Errors in the browser, so that a journey can check that there were none. */
  errors: string[];
}

export async function openPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  // Long enough that a machine which stalls for some seconds fails no journey.
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors };
}

/** Waits until the app has taken over the prerendered page: before that, a link loads another document. */
export const untilTakenOver = (page: Page): Promise<void> =>
  page.locator('#root:not([data-written-ahead]) h1').first().waitFor();

/** Waits until every picture is loaded and drawn. Those below the screen load only when they are scrolled to. */
export async function untilPicturesShown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  await page.evaluate(async () => {
    const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    await Promise.all(shown.map((image) => image.decode()));
  });
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Moves a sortable entry by the keyboard, and waits until that is announced. */
export async function pressUntilSaid(page: Page, key: string, sentence: string): Promise<void> {
  await page.keyboard.press(key);
  await page.getByText(sentence, { exact: true }).first().waitFor({ state: 'attached' });
  // The library listens to keys only after a timer that starts when an entry is picked up.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}

/** Closes the next dialog at the moment it opens, before it has taken the focus. */
export const escapeNextDialog = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('[role=dialog]') === null) return;
          observer.disconnect();
          const pressed = new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true });
          document.activeElement?.dispatchEvent(pressed);
          done();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );

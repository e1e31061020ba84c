import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { desktop } from '../../e2e/src/browser.ts';
import { benchFolder, type FullLibrary, type Kind } from './library-database.ts';
import { signedIn } from './signed-in.ts';

/** Pixels; two screens a second for half a minute, which loads a dozen further pages. */
const scroll = { distance: 40_000, speed: 2_000 };
/** A frame at 60 Hz lasts 16.7 ms; one that takes half as long again counts as dropped. */
const lateMs = 25;

interface Frames {
  /** Milliseconds between two frames. */
  intervals: number[];
  /** Milliseconds of each task of 50 and more. */
  long_tasks: number[];
}

const quantile = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

/** Runs in the page: notes the time of every frame until `stopFrames`. */
function watchFrames(): void {
  const frames: Frames = { intervals: [], long_tasks: [] };
  let before = performance.now();
  let isOn = true;
  const next = (now: number) => {
    if (!isOn) return;
    frames.intervals.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) frames.long_tasks.push(duration);
  });
  observer.observe({ type: 'longtask' });
  requestAnimationFrame((now) => {
    before = now;
    requestAnimationFrame(next);
  });
  Object.assign(globalThis, {
    stopFrames: () => {
      isOn = false;
      observer.disconnect();
      return frames;
    },
  });
}

async function openLibrary(
  browser: Browser,
  url: string,
  { seller }: FullLibrary,
  prepare: (page: Page) => Promise<unknown>,
) {
  const { context } = await signedIn(browser, url, seller);
  const page = await context.newPage();
  await prepare(page);
  const start = performance.now();
  await page.goto(`${url}/library`, { waitUntil: 'commit' });
  await page.locator('[data-card] a').first().waitFor();
  return { context, page, took: performance.now() - start };
}

/** Answers only the first page of cards: if cards are shown nevertheless, they needed only one request for data. */
async function benchFirstPaint(browser: Browser, url: string, library: FullLibrary): Promise<void> {
  let answered = 0;
  const { context, took } = await openLibrary(browser, url, library, (page) =>
    page.route('**/api/**', async (route) => {
      if (!route.request().url().includes('/api/cards/summaries')) return;
      answered += 1;
      await route.continue();
    }),
  );
  console.log(`first cards on the screen after ${took.toFixed(0)} ms and ${answered} request for data`);
  await context.close();
}

/** Scrolls through the library in a real browser; the trace is for Chromium's performance panel. */
async function benchFrames(browser: Browser, url: string, library: FullLibrary, layout: string): Promise<object> {
  const { context, page } = await openLibrary(browser, url, library, async () => {});
  if (layout === 'table') {
    await page.goto(`${url}/library?layout=table`);
    await page.locator('[data-card] a').first().waitFor();
  }
  await page.waitForLoadState('load');
  const cdp = await context.newCDPSession(page);
  const trace = join(benchFolder, `library-scroll-${layout}.json`);
  await browser.startTracing(page, { path: trace });
  await page.evaluate(watchFrames);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: desktop.width / 2,
    y: desktop.height / 2,
    yDistance: -scroll.distance,
    speed: scroll.speed,
    gestureSourceType: 'mouse',
  });
  const { intervals, long_tasks } = await page.evaluate(() =>
    (globalThis as unknown as { stopFrames(): Frames }).stopFrames(),
  );
  await browser.stopTracing();
  const reached = await page.evaluate(() =>
    Math.max(
      -1,
      ...[...document.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => Number(dataset.card)),
    ),
  );
  if (reached < 100) throw new Error(`the library was not scrolled: ${page.url()}, card ${reached}`);
  const time = intervals.reduce((sum, interval) => sum + interval, 0);
  const late = intervals.filter((interval) => interval > lateMs).length;
  const figures = {
    layout,
    frames: intervals.length,
    per_second: (intervals.length / time) * 1_000,
    p50_ms: quantile(intervals, 0.5),
    p95_ms: quantile(intervals, 0.95),
    p99_ms: quantile(intervals, 0.99),
    late_percent: (late / intervals.length) * 100,
    long_tasks: long_tasks.length,
    reached,
    trace,
  };
  console.log(
    `${layout.padEnd(6)} ${figures.per_second.toFixed(1)} frames a second over ${reached} cards; ` +
      `p50 ${figures.p50_ms.toFixed(1)}, p95 ${figures.p95_ms.toFixed(1)}, p99 ${figures.p99_ms.toFixed(1)} ms; ` +
      `${figures.late_percent.toFixed(1)} % late, ${figures.long_tasks} long tasks`,
  );
  await context.close();
  return figures;
}

/** Prints how the library page paints and scrolls; figures and traces are stored in `.cache/bench`. */
export async function benchScroll(url: string, library: FullLibrary, kind: Kind): Promise<void> {
  const { chromiumPath } = (await import(new URL('../../scripts/chromium.mjs', import.meta.url).href)) as {
    chromiumPath(): string;
  };
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await benchFirstPaint(browser, url, library);
    const figures = [
      await benchFrames(browser, url, library, 'grid'),
      await benchFrames(browser, url, library, 'table'),
    ];
    await mkdir(benchFolder, { recursive: true });
    await writeFile(join(benchFolder, `library-scroll-${kind}-frames.json`), JSON.stringify(figures, null, 2));
  } finally {
    await browser.close();
  }
}

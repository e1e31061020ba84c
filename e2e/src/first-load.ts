import type { Browser, CDPSession, Page } from 'playwright-core';
import { untilTakenOver } from './browser.ts';

/** Bytes are counted on the wire: compressed, with headers. Times are in milliseconds. */
export interface FirstLoad {
  js: number;
  css: number;
  total: number;
  requests: number;
  lcp: number;
  /** Time beyond 50 ms of each long task, as in Lighthouse's total blocking time. */
  blocked: number;
  cls: number;
}

/** A device and a connection that a person might have. */
export interface Conditions {
  screen: {
    viewport: { width: number; height: number };
    deviceScaleFactor: number;
    isMobile: boolean;
    hasTouch: boolean;
  };
  /** Bytes a second and milliseconds; null: as fast as it goes. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
  /** The slow-down of the processor. */
  slowdown: number;
}

/** Lighthouse's mobile preset as it throttles a real browser: slow 4G, a processor four times slower, a Moto G Power's screen. */
export const slowPhone: Conditions = {
  screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  network: { latency: 562.5, downloadThroughput: (1_474.56 * 1_024) / 8, uploadThroughput: (675 * 1_024) / 8 },
  slowdown: 4,
};

interface PageTimes {
  lcp: number;
  cls: number;
  blocked: number;
}

/** Runs in the page from its start. */
function watchTimes(): void {
  const times: PageTimes = { lcp: 0, cls: 0, blocked: 0 };
  Object.assign(globalThis, { firstLoadTimes: times });
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    times.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput !== true) times.cls += entry.value ?? 0;
  });
  watch('longtask', (entry) => {
    times.blocked += Math.max(0, entry.duration - 50);
  });
}

async function countBytes(cdp: CDPSession): Promise<() => Pick<FirstLoad, 'js' | 'css' | 'total' | 'requests'>> {
  const sums = { js: 0, css: 0, total: 0, requests: 0 };
  const types = new Map<string, string>();
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums.requests += 1;
    sums.total += encodedDataLength;
    const type = types.get(requestId);
    if (type === 'Script') sums.js += encodedDataLength;
    if (type === 'Stylesheet') sums.css += encodedDataLength;
  });
  return () => ({ ...sums });
}

/** On a busy machine the network may be idle before the first script is asked for. */
export async function openFully(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  await untilTakenOver(page);
  await page.waitForLoadState('networkidle');
}

/** Opens an address with an empty cache, until nothing has been fetched for half a second, or as `open` says. `storage`: local storage before. */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  { screen, network, slowdown }: Conditions,
  storage: Record<string, string> = {},
  open: (page: Page, url: string) => Promise<void> = openFully,
): Promise<FirstLoad> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  await page.addInitScript(watchTimes);
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  const cdp = await context.newCDPSession(page);
  const bytes = await countBytes(cdp);
  if (network !== null) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await open(page, url);
  const times = await page.evaluate(() => (globalThis as unknown as { firstLoadTimes: PageTimes }).firstLoadTimes);
  await context.close();
  return { ...bytes(), ...times };
}

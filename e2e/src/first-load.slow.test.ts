import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type Conditions, measureFirstLoad, openFully, slowPhone } from './first-load.ts';
import { openStage } from './stage.ts';

/** Bytes of compressed JavaScript with its headers: 22 kB less than the lightest of three open-source chat products. */
const budget = 150_000;
const web = new URL('../../web/dist/', import.meta.url);

const fastPhone: Conditions = { ...slowPhone, network: null, slowdown: 1 };
const fastDesktop: Conditions = {
  screen: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
  network: null,
  slowdown: 1,
};
const devices: [string, Conditions][] = [
  ['a phone', fastPhone],
  ['a slow phone', slowPhone],
  ['a desktop', fastDesktop],
];
const firstPages = ['/', '/auth/login', '/pricing'];

const stage = openStage();

const scriptsOf = async (path: string): Promise<string[]> => {
  const html = await (await fetch(`${stage.url}${path}`, { headers: { accept: 'text/html' } })).text();
  return [...new Set([...html.matchAll(/\/assets\/[\w.~-]+\.js/g)].map(([file]) => file))];
};

describe.each(firstPages)('the first load of %s', (path) => {
  it.each(devices)('is light and moves nothing on %s', async (_device, conditions) => {
    const load = await measureFirstLoad(stage.browser, `${stage.url}${path}`, conditions);
    expect(load.js).toBeGreaterThan(50_000);
    expect(load.js).toBeLessThan(budget);
    expect(load.cls).toBe(0);
    // The styles are in the page.
    expect(load.css).toBe(0);
  });

  it('fetches scripts that were compressed when the app was built, and keeps them for ever', async () => {
    const scripts = await scriptsOf(path);
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) {
      const headers = { 'accept-encoding': 'gzip, deflate, br' };
      const answer = await fetch(`${stage.url}${script}`, { method: 'HEAD', headers });
      const ahead = await readFile(new URL(`.${script}.br`, web)).catch(() => null);
      expect(answer.headers.get('cache-control'), script).toBe('public, max-age=31536000, immutable');
      // A file that no compression makes shorter has no compressed form.
      if (ahead === null) continue;
      expect(answer.headers.get('content-encoding'), script).toBe('br');
      expect(answer.headers.get('content-length'), script).toBe(String(ahead.length));
    }
  });

  it('has the page to read before any script has run', async () => {
    const { page } = await stage.visit({ javaScriptEnabled: false });
    await page.goto(`${stage.url}${path}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('');
  });

  it('does not come twice', async () => {
    const { context, page } = await stage.visit();
    await openFully(page, `${stage.url}${path}`);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    let again = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      again += encodedDataLength;
    });
    await openFully(page, `${stage.url}${path}`);
    // Headers of the page that is unchanged, and what the page asks the API.
    expect(again).toBeLessThan(12_000);
  });
});

it('a form cannot be sent before the scripts that keep its fields out of the address', async () => {
  const { page } = await stage.visit({ javaScriptEnabled: false });
  await page.goto(`${stage.url}/auth/login`);
  await page.getByLabel('E-mail').waitFor();
  await expect(page.getByLabel('E-mail').fill('a@b.test', { timeout: 1_500 })).rejects.toThrow('inert');
});

it('a signed-in person never sees the page of a guest', async () => {
  const { page } = await stage.visit();
  await page.addInitScript(() => {
    localStorage.setItem('accessToken', 'x');
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const root = document.getElementById('root');
      if (root?.hasAttribute('data-written-ahead')) seen.push(getComputedStyle(root).visibility);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`${stage.url}/`, { waitUntil: 'commit' });
  await page.waitForURL('**/chat');
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(['hidden']));
});

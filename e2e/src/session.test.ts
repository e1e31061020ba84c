import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, openBrowser, openPage, signIn } from './browser.ts';
import { newDataDir, type Product, removeDataDir, startProduct } from './product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct(await newDataDir());
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await removeDataDir(product.dataDir);
});

const landing = () => `${product.url}/`;

/** Two tabs of one signed-in browser, at two private pages. */
async function twoTabs(): Promise<{ context: BrowserContext; tabs: [Page, Page]; errors: string[] }> {
  const context = await browser.newContext({ viewport: desktop });
  const first = await openPage(context);
  await signIn(first.page, product.url);
  const second = await openPage(context);
  await first.page.goto(`${product.url}/exports`);
  await second.page.goto(`${product.url}/library`);
  await second.page
    .getByText(/walnut/i)
    .first()
    .waitFor();
  return { context, tabs: [first.page, second.page], errors: first.errors };
}

const stored = (page: Page) =>
  page.evaluate(() => ['accessToken', 'refreshToken', 'currentExport'].map((key) => localStorage.getItem(key)));

/** An access token that the server no longer takes, as after its fifteen minutes; its owner can still be read from it. */
const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const [head, claims] = (localStorage.getItem('accessToken') ?? '').split('.');
    localStorage.setItem('accessToken', `${head}.${claims}.c3BvaWxlZA`);
  });

describe('two tabs of one session', () => {
  test('an expired access token in both costs exactly one refresh', async () => {
    const { context, tabs, errors } = await twoTabs();
    const before = await stored(tabs[0]);
    let refreshes = 0;
    context.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) refreshes += 1;
    });
    await spoilToken(tabs[0]);
    await Promise.all(tabs.map((page) => page.reload()));
    for (const page of tabs) await page.getByRole('link', { name: /Image credits: \d+/ }).waitFor();
    expect(refreshes).toBe(1);
    const after = await stored(tabs[1]);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a failed refresh ends both at the landing page', async () => {
    const { context, tabs } = await twoTabs();
    await context.route('**/api/auth/refresh', (route) =>
      route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"code":"invalid_refresh_token"}' }),
    );
    await spoilToken(tabs[0]);
    await tabs[0].reload();
    for (const page of tabs) await page.waitForURL(landing());
    expect(await stored(tabs[1])).toEqual([null, null, null]);
    await context.close();
  });

  test('signing out in one signs out the other, and signing in moves it on', async () => {
    const { context, tabs, errors } = await twoTabs();
    await tabs[0].evaluate(() => localStorage.setItem('currentExport', 'none'));
    await tabs[0].getByRole('button', { name: 'Log out' }).click();
    for (const page of tabs) await page.waitForURL(landing());
    expect(await stored(tabs[1])).toEqual([null, null, null]);
    await signIn(tabs[0], product.url);
    await tabs[1].waitForURL('**/chat');
    await tabs[1].getByRole('link', { name: /Image credits: \d+/ }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('a session that the server no longer knows ends at the landing page', async () => {
  const context = await browser.newContext({ viewport: desktop });
  const { page } = await openPage(context);
  await page.goto(`${product.url}/about`);
  await page.evaluate(() => localStorage.setItem('accessToken', 'nonsense'));
  await page.goto(`${product.url}/profile`);
  await page.waitForURL(landing());
  expect(await stored(page)).toEqual([null, null, null]);
  await context.close();
});

test('Back after signing out shows nothing of the seller', async () => {
  const context = await browser.newContext({ viewport: desktop });
  const { page } = await openPage(context);
  await signIn(page, product.url);
  await page.goto(`${product.url}/profile`);
  await page.getByText('User ID').waitFor();
  // Away to another document, where the session ends, so that the browser may bring the old one back as it was.
  await page.goto(`${product.url}/api/openapi.json`);
  await page.evaluate(() => {
    localStorage.removeItem('accessToken');
    localStorage.removeItem('refreshToken');
  });
  await page.goBack();
  await page.waitForURL((address) => address.pathname === '/' || address.pathname === '/auth/login');
  await page.getByText('User ID').waitFor({ state: 'detached' });
  await context.close();
});

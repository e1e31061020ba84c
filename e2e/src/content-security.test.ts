import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInApi } from './api.ts';
import { desktop, openBrowser, phone, signIn } from './browser.ts';
import { newDataDir, type Product, removeDataDir, startProduct } from './product.ts';

interface Watched extends Window {
  violations?: string[];
}

let dataDir: string;
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  dataDir = await newDataDir();
  product = await startProduct(dataDir);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  await removeDataDir(dataDir);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: desktop });
  page = await context.newPage();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A refused request is the page's business, and shown there.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    (window as Watched).violations = violations;
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
});
afterEach(() => context.close());

const open = (path: string) => page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });

async function expectPeace(where: string): Promise<void> {
  const violations = await page.evaluate(() => (window as Watched).violations);
  expect({ where, violations, complaints }).toEqual({ where, violations: [], complaints: [] });
}

it('every screen for guests runs under its policy', async () => {
  const unknown = '019a1fc7-f272-7094-ab59-e667b2aa355f';
  for (const path of [
    '/',
    '/auth/login',
    '/auth/registration',
    '/auth/activate?token=x',
    '/auth/reset-password',
    '/auth/reset-password-confirm?token=x',
    '/auth/google/callback?code=x&state=y',
    `/case/${unknown}`,
    '/about',
    '/pricing',
    '/terms',
    '/privacy',
    '/404',
    '/nothing/here',
  ]) {
    await open(path);
    await expectPeace(path);
  }
});

describe('signed in', () => {
  beforeEach(() => signIn(page, product.url));

  it('every screen runs under its policy', async () => {
    const { items } = await (await signedInApi(product.url)).get<{ items: { id: string }[] }>('/cards');
    for (const path of [
      '/chat',
      '/library',
      `/library/${items[0]?.id}`,
      '/exports',
      '/add-product',
      '/search?q=lamp',
      '/tasks',
      '/profile',
      '/pricing',
    ]) {
      await open(path);
      await expectPeace(path);
    }
  });

  it('so do menus, dialogs, notices and a whole turn of the assistant', async () => {
    await open('/library');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem').first().click();
    await page.getByText('Export ready').first().waitFor();
    await expectPeace('library');

    await open('/chat');
    await page.getByLabel('Message').fill('Score my listings, please');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/chat\/.+/);
    await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
    await expectPeace('chat');

    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').waitFor();
    await expectPeace('drawer');
  });

  it('styles that depend on the width of the screen work without style elements', async () => {
    await open('/library');
    const { items } = await (await signedInApi(product.url)).get<{ items: { id: string }[] }>('/cards');
    const inFirstRow = () =>
      page.evaluate(
        (ids) => {
          const tops = ids.map((id) => document.querySelector(`a[href="/library/${id}"]`)?.getBoundingClientRect().top);
          return tops.filter((top) => top === tops[0]).length;
        },
        items.map(({ id }) => id),
      );
    expect(await page.locator('style').count()).toBe(0);
    expect(await inFirstRow()).toBe(3);
    await page.setViewportSize(phone);
    expect(await inFirstRow()).toBeLessThan(3);
  });
});

it('the page of the API runs under its own policy', async () => {
  await open('/api/docs/');
  await page.getByText('/api/billing/plans').first().waitFor();
  await expectPeace('/api/docs/');
});

it('what somebody injects does not run', async () => {
  await open('/about');
  const ran = await page.evaluate(async () => {
    const outcomes: Record<string, boolean> = {};
    const tried = (name: string, attempt: () => unknown) => {
      try {
        attempt();
        outcomes[name] = (window as unknown as { injected?: boolean }).injected === true;
      } catch {
        outcomes[name] = false;
      }
    };
    tried('inline script', () => {
      const inline = document.createElement('script');
      inline.append('window.injected = true');
      document.head.append(inline);
    });
    tried('markup', () => {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.injected = true">');
    });
    // In a turn of its own: what a test evaluates itself may always evaluate.
    await new Promise<void>((resolve) =>
      setTimeout(() => {
        tried('evaluation', () => new Function('window.injected = true')());
        resolve();
      }),
    );
    const style = document.createElement('style');
    style.textContent = 'body { outline: 3px solid rgb(1, 2, 3) }';
    document.head.append(style);
    outcomes['style element'] = getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)';
    return outcomes;
  });
  expect(ran).toEqual({ 'inline script': false, markup: false, evaluation: false, 'style element': false });
});

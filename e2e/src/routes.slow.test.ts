import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { untilTakenOver } from './browser.ts';
import { seller } from './product.ts';
import { addressOf, makeThings, type Things } from './screens.ts';
import { openStage } from './stage.ts';

const stage = openStage();
let things: Things;

beforeAll(async () => {
  things = await makeThings(stage.url);
});

type Layout = 'default' | 'auth' | 'main' | 'unauth-chat' | 'content' | 'bare';

/** What tells the layouts apart on the screen: header, its menus, public links, and whether the page grows with its content. */
async function layoutOf(page: Page): Promise<Layout> {
  const parts = await page.evaluate(() => {
    const frame = document.querySelector('main')?.parentElement ?? null;
    return {
      hasHeader: frame?.querySelector(':scope > header') !== null,
      hasMenus: document.querySelector('header button[aria-expanded]') !== null,
      hasPublicLinks: document.querySelector('header nav') !== null,
      grows: frame !== null && Number.parseFloat(getComputedStyle(frame).minHeight) >= innerHeight,
    };
  });
  if (!parts.hasHeader) return 'bare';
  if (parts.hasMenus) return 'default';
  if (!parts.hasPublicLinks) return 'auth';
  return parts.grows ? 'main' : 'unauth-chat';
}

/** Main and content share header and footer; their paths tell which is meant. */
const shown = (layout: Layout): Layout => (layout === 'content' ? 'main' : layout);

interface Row {
  path: string;
  access: 'guest-only' | 'private' | 'public' | null;
  layout: Layout;
  title: string;
}

const table: Row[] = [
  { path: '/', access: 'guest-only', layout: 'main', title: 'Better product listings, nothing invented' },
  { path: '/auth/login', access: 'guest-only', layout: 'auth', title: 'Sign in' },
  { path: '/auth/registration', access: 'guest-only', layout: 'auth', title: 'Create an account' },
  { path: '/auth/activate', access: 'guest-only', layout: 'auth', title: 'Account activation' },
  { path: '/auth/reset-password', access: 'guest-only', layout: 'auth', title: 'Reset password' },
  { path: '/auth/reset-password-confirm', access: 'guest-only', layout: 'auth', title: 'Choose a new password' },
  { path: '/auth/google/callback', access: null, layout: 'auth', title: 'Signing in' },
  { path: '/profile', access: 'private', layout: 'default', title: 'Profile' },
  { path: '/profile/credits', access: 'private', layout: 'default', title: 'Where my credits went' },
  { path: '/checkout/return', access: 'private', layout: 'default', title: 'Payment' },
  { path: '/library', access: 'private', layout: 'default', title: 'My Library' },
  { path: '/library/{card}', access: 'private', layout: 'default', title: '' },
  { path: '/chat/{chat}', access: 'private', layout: 'default', title: 'My cards' },
  { path: '/chat/{chat}/and/more', access: 'private', layout: 'default', title: 'My cards' },
  { path: '/chat', access: 'private', layout: 'default', title: 'New Chat' },
  { path: '/exports', access: 'private', layout: 'default', title: 'Exports' },
  { path: '/add-product', access: 'private', layout: 'default', title: 'Add product' },
  { path: '/search', access: 'private', layout: 'default', title: 'Search' },
  { path: '/tasks', access: 'private', layout: 'default', title: 'Scheduled tasks' },
  { path: '/case/{case}', access: 'public', layout: 'unauth-chat', title: '' },
  { path: '/about', access: 'public', layout: 'content', title: 'About' },
  { path: '/pricing', access: 'public', layout: 'content', title: 'Pricing' },
  { path: '/terms', access: 'public', layout: 'content', title: 'Terms of service' },
  { path: '/privacy', access: 'public', layout: 'content', title: 'Privacy policy' },
  { path: '/sandbox/checkout/none', access: 'public', layout: 'bare', title: 'Sandbox payment' },
  { path: '/sandbox/portal/none', access: 'public', layout: 'bare', title: 'Sandbox payments' },
  { path: '/404', access: 'public', layout: 'main', title: 'Page not found' },
  { path: '/no/such/page', access: 'public', layout: 'main', title: 'Page not found' },
];

async function visitAll(page: Page, rows: Row[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const row of rows) {
    await page.goto(`${stage.url}${addressOf(row, things)}`);
    await untilTakenOver(page);
    const title = row.title === '' ? / · Cardwright$/ : new RegExp(`^${row.title} · Cardwright$`);
    await expect.poll(() => page.title(), { message: row.path }).toMatch(title);
    const [path, layout] = [new URL(page.url()).pathname, await layoutOf(page)];
    if (path !== addressOf(row, things) || layout !== shown(row.layout))
      wrong.push(`${row.path}: ${path} in ${layout}`);
  }
  return wrong;
}

async function endOf(page: Page, row: Row, end: string): Promise<string | null> {
  await page.goto(`${stage.url}${addressOf(row, things)}`);
  await untilTakenOver(page);
  const { pathname } = new URL(page.url());
  return pathname === end ? null : `${row.path} ended at ${pathname}`;
}

describe('every route of the table', () => {
  test('opens for a guest in its layout and with its title, or leads to the sign-in', async () => {
    const { page, errors } = await stage.visit();
    const closed = table.filter(({ access }) => access === 'private');
    expect(
      await visitAll(
        page,
        table.filter((row) => !closed.includes(row)),
      ),
    ).toEqual([]);
    for (const row of closed) expect(await endOf(page, row, '/auth/login')).toBeNull();
    expect(errors).toEqual([]);
  });

  test('opens for a signed-in seller in its layout and with its title, or leads to the chat', async () => {
    const { page, errors } = await stage.visitAs(seller);
    const closed = table.filter(({ access }) => access === 'guest-only');
    expect(
      await visitAll(
        page,
        table.filter((row) => !closed.includes(row)),
      ),
    ).toEqual([]);
    for (const row of closed) expect(await endOf(page, row, '/chat')).toBeNull();
    expect(errors).toEqual([]);
  });
});

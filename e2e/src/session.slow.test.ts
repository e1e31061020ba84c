import type { Card } from '@cardwright/contract/cards';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectSignedOut, newAccount } from './accounts.ts';
import { type Account, listingWith, postAsGuest, signedInApi } from './api.ts';
import { openPage, untilTakenOver } from './browser.ts';
import { seller } from './product.ts';
import { logIn, submitLogin, tryLogIn } from './sign-in.ts';
import { openStage } from './stage.ts';

const stage = openStage();

const landing = () => `${stage.url}/`;

/** Two tabs of one signed-in browser, at two private pages. */
async function twoTabs(): Promise<{ context: BrowserContext; tabs: [Page, Page]; errors: string[] }> {
  const { context, ...first } = await stage.visitAs(seller);
  const second = await openPage(context);
  await first.page.goto(`${stage.url}/exports`);
  await second.page.goto(`${stage.url}/library`);
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
  });

  test('a failed refresh ends both at the landing page', async () => {
    const { context, tabs } = await twoTabs();
    await context.route('**/api/auth/refresh', (route) =>
      route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"code":"invalid_refresh_token"}' }),
    );
    await spoilToken(tabs[0]);
    await tabs[0].reload();
    for (const page of tabs) await page.waitForURL(landing());
    await expect.poll(() => stored(tabs[1])).toEqual([null, null, null]);
  });

  test('signing out in one signs out the other, and signing in moves it on', async () => {
    const { tabs, errors } = await twoTabs();
    await tabs[0].evaluate(() => localStorage.setItem('currentExport', 'none'));
    await tabs[0].getByRole('button', { name: 'Logout' }).click();
    for (const page of tabs) await page.waitForURL(landing());
    await expect.poll(() => stored(tabs[1])).toEqual([null, null, null]);
    await logIn(tabs[0], stage.url);
    await tabs[1].waitForURL('**/chat');
    await tabs[1].getByRole('link', { name: /Image credits: \d+/ }).waitFor();
    expect(errors).toEqual([]);
  });
});

test('a session that the server no longer knows ends at the landing page', async () => {
  const { page } = await stage.visit();
  await page.goto(`${stage.url}/about`);
  await page.evaluate(() => localStorage.setItem('accessToken', 'nonsense'));
  await page.goto(`${stage.url}/profile`);
  await page.waitForURL(landing());
  await expect.poll(() => stored(page)).toEqual([null, null, null]);
});

test('signing out on the profile asks the server for nothing more of the seller', async () => {
  const { page, errors } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/profile`);
  await page.getByRole('region', { name: 'What the assistant remembers' }).getByRole('link').waitFor();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(landing());
  await page.getByRole('heading', { level: 1, name: /Nothing invented/ }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
  expect(errors).toEqual([]);
});

test('whoever had to sign in first is led to the page asked for, and only then', async () => {
  const { page } = await stage.visit();
  await page.goto(`${stage.url}/library?layout=table`);
  await page.waitForURL('**/auth/login');
  await untilTakenOver(page);
  await submitLogin(page, seller);
  await page.waitForURL('**/library?layout=table');
  await page.getByRole('heading', { level: 1, name: 'My Library' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(landing());
  await logIn(page, stage.url);
});

test('Back after signing out shows nothing of the seller', async () => {
  const { page } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/profile`);
  await page.getByText('User ID').waitFor();
  // Away to another document, where the session ends, so that the browser may bring the old one back as it was.
  await page.goto(`${stage.url}/api/openapi.json`);
  await page.evaluate(() => {
    localStorage.removeItem('accessToken');
    localStorage.removeItem('refreshToken');
  });
  await page.goBack();
  await page.waitForURL((address) => address.pathname === '/' || address.pathname === '/auth/login');
  await page.getByText('User ID').waitFor({ state: 'detached' });
});

test('what is written when a session ends by itself stands there again for its seller, and for nobody else', async () => {
  const api = await signedInApi(stage.url);
  const card = await api.post<Card>('/cards', { listing: listingWith({ title: 'Norvik steel mug' }) });
  const other = await newAccount(stage.url, 'beside@cardwright.test');
  const { page } = await stage.visitAs(seller);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const message = page.getByLabel('Message to the assistant');
  const endElsewhere = async () => postAsGuest(stage.url, '/auth/logout', { refresh_token: (await stored(page))[1] });
  const signIn = async (account: Account) => {
    await logIn(page, stage.url, account);
    await message.waitFor();
  };

  await page.goto(`${stage.url}/chat`);
  await message.fill('Half a request');
  await page.goto(`${stage.url}/library/${card.id}`);
  await page.getByRole('button', { name: 'Edit: Description' }).click();
  await endElsewhere();
  await page.getByRole('textbox', { name: 'Description' }).fill('Written as the session ended.');
  await expectSignedOut(page, stage.url);
  await untilTakenOver(page);

  const ended = page.getByText('Your session has ended. Sign in again: what you had written is still there.');
  await ended.waitFor();
  await signIn(other);
  await ended.waitFor({ state: 'detached' });
  expect(await message.inputValue()).toBe('');
  await message.fill('Half a request of another seller');
  await endElsewhere();
  await page.reload();
  await expectSignedOut(page, stage.url);

  // Back where it ended, with the words in their place.
  await tryLogIn(page, stage.url, seller);
  await page.waitForURL(`**/library/${card.id}`);
  await page.getByText('Written as the session ended.').first().waitFor();
  const described = async () => (await api.card(card.id)).current.listing.description;
  await expect.poll(described).toBe('Written as the session ended.');
  await page.getByRole('link', { name: 'New Chat' }).first().click();
  await expect.poll(() => message.inputValue()).toBe('Half a request');
  expect(asked, 'a session that is over holds no page').toEqual([]);
});

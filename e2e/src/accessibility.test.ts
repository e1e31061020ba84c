import type { Tokens } from '@cardwright/contract/auth';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { allLooks, complaintsIn, type Look, onDesktop, onPhone, takeOn, twoLooks } from './accessible.ts';
import { signedInApi } from './api.ts';
import { openBrowser, openPage } from './browser.ts';
import { newDataDir, type Product, removeDataDir, seller, startProduct } from './product.ts';

const unknown = '019a1fc7-f272-7094-ab59-e667b2aa355f';
const newcomer = { email: 'newcomer@seller.test', password: 'a long enough password' };

let product: Product;
let browser: Browser;
const ids = { card: '', chat: '', case: '' };

async function send<T>(path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${product.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** An account that has just been activated by the link in its e-mail, and has nothing in it. */
async function makeNewcomer(): Promise<void> {
  await send('/auth/register', newcomer);
  const token = await vi.waitFor(
    async () => {
      const [mail] = (await (await fetch(`${product.url}/dev/outbox.json`)).json()) as { text: string }[];
      const found = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      if (found === undefined) throw new Error('no e-mail with a link');
      return found;
    },
    { timeout: 20_000, interval: 100 },
  );
  await send('/auth/activate', { token });
}

/** One sign-in for the whole context; without an account it is a guest's. */
async function openContext(
  account?: typeof seller,
): Promise<{ context: BrowserContext; page: Page; errors: string[] }> {
  const tokens = account && (await send<Tokens>('/auth/login', account));
  const localStorage = tokens
    ? [
        { name: 'accessToken', value: tokens.access_token },
        { name: 'refreshToken', value: tokens.refresh_token },
      ]
    : [];
  const storageState = { cookies: [], origins: [{ origin: product.url, localStorage }] };
  const context = await browser.newContext({ storageState, reducedMotion: 'reduce' });
  return { context, ...(await openPage(context)) };
}

beforeAll(async () => {
  product = await startProduct(await newDataDir());
  browser = await openBrowser();
  const api = await signedInApi(product.url);
  const { items } = await api.get<{ items: { id: string }[] }>('/cards?limit=1');
  ids.card = items[0]?.id ?? '';
  ids.chat = (await api.post<{ id: string }>('/chats', { title: 'My cards' })).id;
  ids.case = (await api.post<{ case_id: string }>(`/cards/${ids.card}/case`, {})).case_id;
  await api.post('/exports', { card_ids: [ids.card], format: 'csv' });
  const task = { title: 'Look at the lamp', instruction: 'Score my desk lamp', schedule: '0 9 * * 1', timezone: 'UTC' };
  await api.post('/tasks', task);
  await makeNewcomer();
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await removeDataDir(product.dataDir);
});

interface Screen {
  name: string;
  path: string;
  /** What stands there once the screen is complete. */
  shows: string | RegExp;
  looks?: Look[];
  /** Brings the opened page into the state that is meant. */
  act?: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (name: string | RegExp) => (page: Page) => button(page, name).click();
const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

const addressOf = (path: string) => path.replace(/\{(card|chat|case)\}/, (_, kind: keyof typeof ids) => ids[kind]);

const guestScreens: Screen[] = [
  { name: 'landing', path: '/', shows: 'Questions and answers' },
  { name: 'login', path: '/auth/login', shows: 'Welcome back' },
  {
    name: 'login in error',
    path: '/auth/login',
    shows: 'Welcome back',
    looks: allLooks,
    act: async (page) => {
      await press('Sign in')(page);
      await page.getByText('Please enter a valid email address').waitFor();
    },
  },
  {
    name: 'login refused',
    path: '/auth/login',
    shows: 'Welcome back',
    looks: allLooks,
    act: async (page) => {
      await page.getByLabel('E-mail').fill(seller.email);
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await press('Sign in')(page);
      await page.getByText('Invalid email or password.').waitFor();
    },
  },
  { name: 'registration', path: '/auth/registration', shows: 'Free to start' },
  {
    name: 'registration in error',
    path: '/auth/registration',
    shows: 'Free to start',
    looks: allLooks,
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
      await page.getByText('Please confirm your password').waitFor();
    },
  },
  { name: 'activation', path: '/auth/activate?token=x', shows: 'This link does not work' },
  { name: 'reset request', path: '/auth/reset-password', shows: 'Send the link' },
  {
    name: 'reset request in error',
    path: '/auth/reset-password',
    shows: 'Send the link',
    looks: allLooks,
    act: async (page) => {
      await press('Send the link')(page);
      await page.getByText('Please enter a valid email address').waitFor();
    },
  },
  {
    name: 'reset request sent',
    path: '/auth/reset-password',
    shows: 'Send the link',
    act: async (page) => {
      await page.getByLabel('E-mail').fill('nobody@seller.test');
      await press('Send the link')(page);
      await page.getByText('If there is an account').waitFor();
    },
  },
  // Before the token, which the entry in the history keeps.
  { name: 'reset confirm without a token', path: '/auth/reset-password-confirm', shows: 'This link does not work' },
  {
    name: 'reset confirm in error',
    path: '/auth/reset-password-confirm?token=x',
    shows: 'Set new password',
    looks: allLooks,
    act: async (page) => {
      await press('Set new password')(page);
      await page.getByText('Please enter a new password').waitFor();
    },
  },
  { name: 'reset confirm', path: '/auth/reset-password-confirm?token=x', shows: 'Set new password' },
  { name: 'callback', path: '/auth/google/callback?code=x&state=y', shows: 'You are not signed in' },
  { name: 'about', path: '/about', shows: /./ },
  { name: 'pricing of a guest', path: '/pricing', shows: 'Free' },
  { name: 'terms', path: '/terms', shows: /./ },
  { name: 'privacy', path: '/privacy', shows: /./ },
  { name: 'sandbox payment', path: '/sandbox/checkout/none', shows: 'No payment is waiting here' },
  { name: 'not found', path: '/404', shows: 'Learn More' },
  { name: 'unknown case', path: `/case/${unknown}`, shows: 'This listing is not public' },
  { name: 'outbox', path: '/dev/outbox', shows: newcomer.email },
];

const sellerScreens: Screen[] = [
  {
    name: 'chat with an answer',
    path: '/chat/{chat}',
    shows: 'My cards',
    act: async (page) => {
      await page.getByLabel('Message to the assistant').fill('List my cards');
      await page.keyboard.press('Enter');
      await page
        .getByRole('list', { name: 'Conversation' })
        .getByText(/walnut/i)
        .first()
        .waitFor();
      await button(page, 'Stop the answer').waitFor({ state: 'detached', timeout: 30_000 });
    },
  },
  { name: 'new chat', path: '/chat', shows: /./, looks: allLooks },
  {
    name: 'deleting a chat',
    path: '/exports',
    shows: /Download/,
    looks: onDesktop(allLooks),
    act: openDialog(/^Delete the chat/),
  },
  { name: 'drawer', path: '/exports', shows: /Download/, looks: onPhone(allLooks), act: openDialog('Open the menu') },
  {
    name: 'deleting a chat on a phone',
    path: '/exports',
    shows: /Download/,
    looks: onPhone(allLooks),
    act: async (page) => {
      await openDialog('Open the menu')(page);
      await press(/^Delete the chat/)(page);
      await page.getByRole('dialog', { name: 'Delete this chat?' }).waitFor();
    },
  },
  {
    name: 'user menu',
    path: '/exports',
    shows: /Download/,
    looks: allLooks,
    act: async (page) => {
      await press('Your account')(page);
      await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
    },
  },
  { name: 'exports', path: '/exports', shows: /Download/ },
  { name: 'library', path: '/library', shows: /walnut/i },
  { name: 'listing', path: '/library/{card}', shows: 'Improve the listing' },
  { name: 'comparison', path: '/library/{card}?view=comparison', shows: /./ },
  { name: 'add product', path: '/add-product', shows: /./ },
  {
    name: 'add product in error',
    path: '/add-product?from=text',
    shows: /./,
    looks: allLooks,
    act: async (page) => {
      await page.getByRole('main').locator('button[type=submit]').click();
      await page.locator('[aria-invalid=true]').filter({ visible: true }).first().waitFor();
    },
  },
  { name: 'search', path: '/search', shows: 'What are you looking for?' },
  { name: 'search with results', path: '/search?q=lamp', shows: /\d results?/ },
  { name: 'search without a result', path: '/search?q=zzxxqq', shows: 'Nothing found' },
  { name: 'tasks', path: '/tasks', shows: 'Look at the lamp' },
  {
    name: 'task form in error',
    path: '/tasks',
    shows: 'Look at the lamp',
    looks: allLooks,
    act: async (page) => {
      await openDialog('Schedule a task')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
      await page.getByText('Please enter a title').waitFor();
    },
  },
  { name: 'profile', path: '/profile', shows: 'Public cases', looks: allLooks },
  {
    name: 'deleting the account in error',
    path: '/profile',
    shows: 'Public cases',
    looks: allLooks,
    act: async (page) => {
      await openDialog('Delete my account')(page);
      await press('Delete everything')(page);
      await page.getByText('Please enter your password').waitFor();
    },
  },
  { name: 'published case', path: '/case/{case}', shows: 'Made with Cardwright' },
  { name: 'pricing', path: '/pricing', shows: 'Free' },
  { name: 'unknown chat', path: `/chat/${unknown}`, shows: 'This chat does not exist' },
  { name: 'unknown listing', path: `/library/${unknown}`, shows: /./ },
];

const newcomerScreens: Screen[] = [
  { name: 'empty library', path: '/library', shows: /./ },
  { name: 'no exports', path: '/exports', shows: /./ },
  { name: 'no tasks', path: '/tasks', shows: 'Nothing is scheduled' },
];

describe.each([
  { who: 'a guest', screens: guestScreens },
  { who: 'a seller', account: seller, screens: sellerScreens },
  { who: 'a newcomer', account: newcomer, screens: newcomerScreens },
])('axe finds nothing on the screens of $who', ({ account, screens }) => {
  let context: BrowserContext;
  let page: Page;
  let errors: string[];
  beforeAll(async () => {
    ({ context, page, errors } = await openContext(account));
  });
  afterAll(() => context.close());

  test.each(screens)('$name', async ({ name, path, shows, looks = twoLooks, act }) => {
    if (looks[0] !== undefined) await takeOn(page, looks[0]);
    await page.goto(`${product.url}${addressOf(path)}`);
    if (path !== '/dev/outbox') await page.locator('#root:not([data-written-ahead]) h1').first().waitFor();
    await page.getByText(shows).filter({ visible: true }).first().waitFor();
    await act?.(page);
    expect(await complaintsIn(page, name, looks)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

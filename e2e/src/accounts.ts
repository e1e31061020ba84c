import type { Browser, BrowserContext, Page } from 'playwright-core';
import { desktop, openPage } from './browser.ts';
import { linkTo, subjects } from './outbox.ts';

export const firstPassword = 'a first good password';
export const secondPassword = 'quite another password';

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors of the browser. */
  errors: string[];
}

/** Somebody with a browser of their own. */
export async function newVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ viewport: desktop });
  return { context, ...(await openPage(context)) };
}

export const tokensIn = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => ['accessToken', 'refreshToken'].map((key) => localStorage.getItem(key)));

export async function fillRegistration(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
}

export async function register(page: Page, url: string, email: string, password = firstPassword): Promise<void> {
  await page.goto(`${url}/auth/registration`);
  await fillRegistration(page, email, password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
}

/** Fills the login page and submits it, whatever comes of it. */
export async function tryLogIn(page: Page, url: string, email: string, password: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function logIn(page: Page, url: string, email: string, password = firstPassword): Promise<void> {
  await tryLogIn(page, url, email, password);
  await page.waitForURL('**/chat');
}

async function post(url: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
}

/** An account whose address is not confirmed, without the browser. */
export const newUnverified = (url: string, email: string): Promise<void> =>
  post(url, 'register', { email, password: firstPassword });

/** An account that can sign in, without the browser. */
export async function newAccount(url: string, email: string): Promise<void> {
  await newUnverified(url, email);
  const token = new URL(await linkTo(url, email, subjects.activation)).searchParams.get('token');
  await post(url, 'activate', { token });
}

/** Asks for a reset e-mail without the browser; the answer is the address in it. */
export async function resetLink(url: string, email: string): Promise<string> {
  await post(url, 'password-reset', { email });
  return linkTo(url, email, subjects.reset);
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Account, postAsGuest } from './api.ts';
import { linkTo, mailsTo, subjects } from './outbox.ts';

export const firstPassword = 'a first good password';
export const secondPassword = 'quite another password';

export const tokensIn = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => ['accessToken', 'refreshToken'].map((key) => localStorage.getItem(key)));

/** Waits for the landing page, with nothing left of the session. The end of a session may load that page twice. */
export async function expectSignedOut(page: Page, url: string): Promise<void> {
  await page.waitForURL(`${url}/`);
  await expect.poll(() => tokensIn(page)).toEqual([null, null]);
}

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

/** An account as these journeys make it. */
export const accountOf = (email: string, password = firstPassword): Account => ({ email, password });

/** An account whose address is not confirmed, without the browser. */
export async function newUnverified(url: string, email: string): Promise<void> {
  await postAsGuest(url, '/auth/register', accountOf(email));
}

/** An account that can sign in, without the browser. */
export async function newAccount(url: string, email: string): Promise<Account> {
  const before = (await mailsTo(url, email, subjects.activation)).length;
  await newUnverified(url, email);
  const token = new URL(await linkTo(url, email, subjects.activation, before)).searchParams.get('token');
  await postAsGuest(url, '/auth/activate', { token });
  return accountOf(email);
}

/** Asks for a reset e-mail without the browser; returns the address in it. */
export async function resetLink(url: string, email: string): Promise<string> {
  const before = (await mailsTo(url, email, subjects.reset)).length;
  await postAsGuest(url, '/auth/password-reset', { email });
  return linkTo(url, email, subjects.reset, before);
}

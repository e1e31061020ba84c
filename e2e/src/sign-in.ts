import type { Page } from 'playwright-core';
import type { Account } from './api.ts';
import { seller } from './product.ts';

/** Fills the login form that the page shows and submits it, whatever comes of it. */
export async function submitLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function tryLogIn(page: Page, url: string, account: Account): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await submitLogin(page, account);
}

/** Signs in by the form: the demo seller unless told otherwise. */
export async function logIn(page: Page, url: string, account: Account = seller): Promise<void> {
  await tryLogIn(page, url, account);
  await page.waitForURL('**/chat');
}

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { seller } from './product.ts';

/** Debian's Chromium looks for its maker's hosts at start unless told not to; nothing here may need a network. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: quiet });
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** A page that remembers every error of the browser, so that a journey can demand that there was none. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors };
}

export async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('E-mail').fill(seller.email);
  await page.getByLabel('Password', { exact: true }).fill(seller.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/chat');
}

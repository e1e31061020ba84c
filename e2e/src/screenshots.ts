import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { desktop, openBrowser, phone, untilPicturesShown } from './browser.ts';
import { newDataDir, removeDataDir, startProduct } from './product.ts';
import { openShop } from './shop.ts';
import { logIn } from './sign-in.ts';

const folder = new URL('../../docs/screenshots/', import.meta.url).pathname;

/** Does the main job once, so that the pictures show real work; the answer is the addresses to take pictures of. */
async function doTheMainJob(page: Page, url: string, shopUrl: string): Promise<Record<string, string>> {
  await logIn(page, url);
  await page
    .getByLabel('Message to the assistant')
    .fill(`${shopUrl}/products/steel-bottle Improve this listing for Amazon`);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Compare' }).last().waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop the answer' }).waitFor({ state: 'detached', timeout: 60_000 });
  const chat = page.url();
  await page.getByRole('link', { name: 'Compare' }).last().click();
  await page.waitForURL(/\/library\//);
  const comparison = page.url();
  const preview = comparison.replace(/[?#].*$/, '');
  return { chat, library: `${url}/library`, preview, comparison };
}

/** Every picture of the list, in both sizes and both colour schemes: `docs/screenshots/NAME-WIDTH-SCHEME.png`. */
async function takeScreenshots(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const shop = await openShop();
  const dataDir = await newDataDir();
  const product = await startProduct(dataDir);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const addresses = await doTheMainJob(page, product.url, shop.url);
    for (const viewport of [desktop, phone]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const [name, address] of Object.entries(addresses)) {
          await page.goto(address);
          await page.getByText('Fjellkopp').filter({ visible: true }).first().waitFor();
          await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
          await untilPicturesShown(page);
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({ path: `${folder}${name}-${viewport.width}-${colorScheme}.png` });
        }
      }
    }
    console.log(`Took ${Object.keys(addresses).length * 4} pictures in docs/screenshots/.`);
  } finally {
    await browser.close();
    await product.stop();
    await removeDataDir(dataDir);
    await shop.close();
  }
}

await takeScreenshots();

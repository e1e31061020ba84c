import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { allLooks, type Look, takeOn, twoLooks, untilSettled } from './accessible.ts';
import { signedInApi } from './api.ts';
import { desktop, openBrowser, untilPicturesShown, untilTakenOver } from './browser.ts';
import { newDataDir, removeDataDir, startProduct } from './product.ts';
import { openShop } from './shop.ts';
import { logIn } from './sign-in.ts';

const folder = new URL('../../docs/screenshots/', import.meta.url).pathname;

/** Addresses by the names of their pictures. */
type Addresses = Record<string, string>;

const guestPages: Addresses = {
  landing: '/',
  pricing: '/pricing',
  login: '/auth/login',
  registration: '/auth/registration',
};
const sellerPages: Addresses = {
  'add-product': '/add-product',
  exports: '/exports',
  profile: '/profile',
  search: '/search?q=bottle',
  tasks: '/tasks',
};

/** Does the main job once, so that the pictures show real work; returns the addresses to take pictures of. */
async function doTheMainJob(page: Page, url: string, shopUrl: string): Promise<Addresses> {
  await logIn(page, url);
  await page
    .getByLabel('Message to the assistant')
    .fill(`${shopUrl}/products/steel-bottle Improve this listing for Amazon`);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Compare' }).last().waitFor();
  await page.getByRole('button', { name: 'Stop the answer' }).waitFor({ state: 'detached' });
  const chat = page.url();
  await page.getByRole('link', { name: 'Compare' }).last().click();
  await page.waitForURL(/\/library\//);
  const comparison = page.url();
  const preview = comparison.replace(/[?#].*$/, '');
  return { chat, library: `${url}/library`, preview, comparison };
}

/** Publishes and exports the card of the address and schedules a task; returns the public page. */
async function useTheCard(url: string, preview: string): Promise<Addresses> {
  const api = await signedInApi(url);
  const card = preview.split('/').at(-1) ?? '';
  const { case_id } = await api.post<{ case_id: string }>(`/cards/${card}/case`, {});
  await api.post('/exports', { card_ids: [card], format: 'xlsx' });
  await api.post('/tasks', {
    title: 'Monday check of the bottle',
    instruction: 'Import it again and tell me what changed',
    card_ids: [card],
    schedule: '0 9 * * 1',
    timezone: 'Europe/Berlin',
  });
  return { case: `${url}/case/${case_id}` };
}

/**
 * Until nothing is missing that will come by itself. While the code of a page is on its way there are no skeletons yet and
 * no pictures, only the circle that turns; and the steps of a plan come once its stream is there.
 */
async function untilComplete(page: Page): Promise<void> {
  await untilTakenOver(page);
  await page.waitForFunction(() => document.querySelector('.mantine-Loader-root') === null);
  await untilSettled(page);
  await page.getByText('Connecting', { exact: true }).waitFor({ state: 'detached' });
  await untilPicturesShown(page);
}

/** `docs/screenshots/NAME-WIDTH-SCHEME.png` of each address in each look. */
async function takePictures(page: Page, addresses: Addresses, looks: Look[]): Promise<number> {
  for (const look of looks) {
    await takeOn(page, look);
    for (const [name, address] of Object.entries(addresses)) {
      await page.goto(address);
      await untilComplete(page);
      await page.screenshot({ path: `${folder}${name}-${look.viewport.width}-${look.colorScheme}.png` });
    }
  }
  return looks.length * Object.keys(addresses).length;
}

async function takeScreenshots(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const shop = await openShop();
  const dataDir = await newDataDir();
  const product = await startProduct(dataDir, undefined, { SANDBOX_PLAN: 'free' });
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', baseURL: product.url });
    const page = await context.newPage();
    const ofGuest = await takePictures(page, guestPages, twoLooks);
    await takeOn(page, { viewport: desktop, colorScheme: 'light' });
    const mainJob = await doTheMainJob(page, product.url, shop.url);
    const ofMainJob = await takePictures(page, mainJob, allLooks);
    const published = await useTheCard(product.url, mainJob.preview ?? '');
    const ofSeller = await takePictures(page, { ...sellerPages, ...published }, twoLooks);
    console.log(`Took ${ofGuest + ofMainJob + ofSeller} pictures in docs/screenshots/.`);
  } finally {
    await browser.close();
    await product.stop();
    await removeDataDir(dataDir);
    await shop.close();
  }
}

await takeScreenshots();

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signedInApi } from './api.ts';
import { untilTakenOver } from './browser.ts';
import { seller } from './product.ts';
import { openScreen } from './screens.ts';
import { openStage } from './stage.ts';

const stage = openStage();

it('has the dialogs of its pages before the network goes', async () => {
  const { page, context } = await stage.visitAs(seller, { reducedMotion: 'reduce' });
  const dialog = page.waitForResponse(/ExportDialog.*\.js/);
  await openScreen(page, stage.url, { path: '/library', shows: /walnut/i });
  // Over when all that it needs is there too.
  await page.evaluate(`import('${(await dialog).url()}').then(() => undefined)`);
  await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('link[href*=ExportDialog][rel=stylesheet]')?.sheet,
  );
  await page.getByRole('checkbox').first().check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
});

it('keeps the page when a dialog cannot be had', async () => {
  const { page } = await stage.visitAs(seller, { reducedMotion: 'reduce' });
  await page.route(/ExportDialog/, (route) => route.abort());
  await openScreen(page, stage.url, { path: '/library', shows: /walnut/i });
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByText('This part could not be loaded. Check your connection, then reload the page.').waitFor();
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
});

it('tells in words that texts cannot be had, and shows the page when they can', async () => {
  const { page } = await stage.visitAs(seller, { reducedMotion: 'reduce' });
  // It would also reload by itself, and the button be gone before it is pressed.
  await page.addInitScript(() =>
    Object.defineProperty(window, 'reloadWhenBack', { get: () => undefined, set: () => {} }),
  );
  await page.route(/\/locales\//, (route) => route.abort());
  await page.goto(`${stage.url}/library`);
  await page.getByText('Still loading. This takes longer than usual.').waitFor();
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await reload.waitFor();
  expect(await page.getByRole('main').getByRole('alert').innerText()).toMatch(/^This page could not be loaded\s/);
  expect(await page.locator('#root').innerText()).not.toMatch(/\w\.\w/);
  await page.unroute(/\/locales\//);
  await reload.click();
  await page
    .getByText(/walnut/i)
    .first()
    .waitFor();
});

it('shows a page whose own texts are there, whatever else cannot be had', async () => {
  const { page } = await stage.visitAs(seller, { reducedMotion: 'reduce' });
  await page.route(/\/locales\/en\/(exports|library|tasks)\.json/, (route) => route.abort());
  await openScreen(page, stage.url, { path: '/profile', shows: 'Public cases' });
  expect(await page.getByRole('main').count()).toBe(1);
});

it('shows that the next page is on its way while its code is fetched', async () => {
  const { page } = await stage.visitAs(seller);
  const held = Promise.withResolvers<void>();
  await page.route(/\/ExportsPage.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openScreen(page, stage.url, { path: '/profile', shows: 'Public cases' });
  await page.getByRole('link', { name: 'Exports' }).click();
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect.poll(async () => (await progress.boundingBox())?.width ?? 0).toBeGreaterThan(0);
  held.resolve();
  await page.getByText(/^Files of your cards/).waitFor();
  await progress.waitFor({ state: 'detached' });
});

it('leaves the page before while the texts of the next one are fetched, and says so when that takes long', async () => {
  const { page } = await stage.visitAs(seller);
  await page.route(/\/locales\/en\/exports\.json/, () => new Promise(() => undefined));
  await openScreen(page, stage.url, { path: '/profile', shows: 'Public cases' });
  await page.getByRole('link', { name: 'Exports' }).click();
  await page.getByRole('heading', { level: 1, name: 'Exports' }).waitFor();
  await page.getByRole('main').getByText('Still loading. This takes longer than usual.').waitFor();
});

it('asks for the texts of a page before its data are there, and shows it once without a word missing', async () => {
  const { page } = await stage.visitAs(seller);
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/cards\/[\w-]+$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const texts = page.waitForRequest(/\/locales\/en\/editing\.json/);
  const { items } = await (await signedInApi(stage.url)).get<{ items: { id: string }[] }>('/cards?limit=1');
  await page.goto(`${stage.url}/library/${items[0]?.id}`);
  await texts;
  await page.locator('.mantine-Skeleton-root').first().waitFor();
  held.resolve();
  await page.getByRole('tab', { name: 'Comparison' }).waitFor();
});

/** Cuts the page off from what the patterns name, until the answer is called. */
async function cutOff(page: Page, patterns: RegExp[]): Promise<() => Promise<unknown>> {
  for (const pattern of patterns) await page.route(pattern, (route) => route.abort());
  return () => Promise.all(patterns.map((pattern) => page.unroute(pattern)));
}
const health = /\/health\/live/;

it.each(['/library', '/auth/login'])(
  'says on %s that the app cannot be had, and shows it when the server is back',
  async (path) => {
    const { page } = await stage.visitAs(seller, { reducedMotion: 'reduce' });
    const mend = await cutOff(page, [/\/assets\/.*\.js/, health]);
    await page.goto(`${stage.url}${path}`);
    const note = page.getByRole('alert');
    await note.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    expect(await note.getByRole('button', { name: 'Reload the page' }).isVisible()).toBe(true);
    await mend();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await note.count()).toBe(0);
  },
);

it('says above a page whose style sheets cannot be had what is wrong, and shows it with them when the server is back', async () => {
  const { page } = await stage.visitAs(seller, { reducedMotion: 'reduce' });
  const mend = await cutOff(page, [/\/assets\/.*\.css/, health]);
  await openScreen(page, stage.url, { path: '/library', shows: /walnut/i });
  const note = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
  expect((await note.boundingBox())?.y).toBeLessThan(40);
  expect(await note.getByRole('button', { name: 'Reload the page' }).isVisible()).toBe(true);
  await mend();
  await note.waitFor({ state: 'detached' });
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await expect.poll(font).toMatch(/Inter/);
});

it('leaves what a guest can read, and says above it that nothing works yet', async () => {
  const { page } = await stage.visit({ reducedMotion: 'reduce' });
  const mend = await cutOff(page, [/\/assets\/.*\.js/, health]);
  await page.goto(`${stage.url}/auth/login`);
  await page.getByRole('alert').getByText('This page could not be loaded').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(2);
  await mend();
  await untilTakenOver(page);
  expect(await page.getByRole('alert').count()).toBe(0);
});

it('does not reload for ever when a file is missing for good', async () => {
  const { page } = await stage.visitAs(seller, { reducedMotion: 'reduce' });
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${stage.url}/library`);
  await expect.poll(() => documents).toBe(3);
  const asked = page.waitForResponse(health);
  await page.getByRole('alert').waitFor();
  await asked;
  expect(documents).toBe(3);
});

it('says that it takes long when scripts neither come nor fail', async () => {
  const { page } = await stage.visitAs(seller, { reducedMotion: 'reduce' });
  await page.route(/\/assets\/.*\.js/, () => new Promise(() => undefined));
  await page.goto(`${stage.url}/library`, { waitUntil: 'commit' });
  await page.getByRole('status').getByText('Still loading. This takes longer than usual.').waitFor();
  expect(await page.getByRole('button', { name: 'Reload the page' }).isVisible()).toBe(true);
});

it('shows a page whose code was gone for a moment, though the server never was', async () => {
  const { page } = await stage.visitAs(seller, { reducedMotion: 'reduce' });
  await openScreen(page, stage.url, { path: '/profile', shows: 'Public cases' });
  let isReloaded = false;
  page.on('request', (request) => {
    isReloaded ||= request.isNavigationRequest();
  });
  await page.route(/\/ExportsPage.*\.js/, (route) => (isReloaded ? route.continue() : route.abort()));
  await page.getByRole('link', { name: 'Exports' }).click();
  await page.getByText(/^Files of your cards/).waitFor();
});

it('shows a page whose code was out of reach once the server is back', async () => {
  const { page } = await stage.visitAs(seller, { reducedMotion: 'reduce' });
  const mend = await cutOff(page, [/\/ExportsPage.*\.js/, health]);
  await openScreen(page, stage.url, { path: '/profile', shows: 'Public cases' });
  await page.getByRole('link', { name: 'Exports' }).click();
  await page.getByRole('alert').getByText('This page could not be loaded').waitFor();
  await mend();
  await page.getByText(/^Files of your cards/).waitFor();
});

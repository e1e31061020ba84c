import { expect, it } from 'vitest';
import { signedInApi } from './api.ts';
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

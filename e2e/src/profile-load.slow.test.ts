import { expect, it } from 'vitest';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** Two lines more or less, in pixels: the blocks above hold what the account has. */
const twoLines = 64;

it.each([1440, 390])('a button of the profile keeps its place while the page loads, at %i pixels', async (width) => {
  const { page } = await stage.visitAs(seller);
  await page.setViewportSize({ width, height: 900 });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${stage.url}/profile`);
  const main = page.getByRole('main');
  const place = async () => (await main.getByRole('button', { name: 'Logout' }).boundingBox())?.y ?? 0;
  await main.locator('.mantine-Skeleton-root').first().waitFor();
  const before = await place();
  held.resolve();
  await main.getByRole('heading', { name: 'Delete the account' }).waitFor();
  await expect.poll(() => main.locator('.mantine-Skeleton-root').count()).toBe(0);
  expect(Math.abs((await place()) - before)).toBeLessThan(twoLines);
  await page.context().close();
});

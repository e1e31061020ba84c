import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { phone } from './browser.ts';
import { seller } from './product.ts';
import { openScreen, press } from './screens.ts';
import { tryLogIn } from './sign-in.ts';
import { openStage } from './stage.ts';

const stage = openStage();

it('shows a suggestion in a field with an error in the colour of suggestions', async () => {
  const { page } = await stage.visitAs(seller);
  await openScreen(page, stage.url, { path: '/add-product?from=text', shows: 'Saved page or text of the listing' });
  const box = page.getByLabel('Saved page or text of the listing');
  const colour = () => box.evaluate((element) => getComputedStyle(element, '::placeholder').color);
  const before = await colour();
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.getByText('Please paste the page or the text').waitFor();
  expect(await colour()).toBe(before);
});

it('keeps notices at the foot of a phone where there is no message box', async () => {
  const { page } = await stage.visitAs(seller, { viewport: phone, reducedMotion: 'reduce' });
  await page.route(/ExportDialog/, (route) => route.abort());
  await openScreen(page, stage.url, { path: '/library', shows: /walnut/i });
  await page.getByRole('checkbox').first().check();
  await press('Export')(page);
  const notice = page.locator('.mantine-Notification-root');
  await notice.waitFor();
  await expect
    .poll(async () => {
      const box = await notice.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeGreaterThan(phone.height - 48);
});

it('turns in the middle of the pressed button while it waits, also for those who want no motion', async () => {
  const { page } = await stage.visit({ reducedMotion: 'reduce' });
  await page.route('**/api/auth/login', () => undefined);
  await tryLogIn(page, stage.url, seller);
  const middleOf = async (place: Locator) => {
    const box = await place.boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2].map(Math.round);
  };
  const button = page.locator('button[type=submit]');
  expect(await middleOf(button.locator('.mantine-Button-loader'))).toEqual(await middleOf(button));
});

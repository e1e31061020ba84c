import { expect, it } from 'vitest';
import { phone } from './browser.ts';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

const stage = openStage();

const why = 'The card “Handmade walnut board” has no price, and Amazon asks for one. '.repeat(8);
const failedExport = {
  ...{ id: '0198a6f0-0000-7000-8000-000000000001', status: 'failed', format: 'csv', marketplace: null },
  ...{ version: 'current', card_count: 12_000, processed_count: 0, cancelled: false, warnings: [], warning_count: 0 },
  ...{ created_at: '2026-11-20T20:00:00Z', finished_at: '2026-11-20T20:00:00Z', error_message: why },
  ...{ file_url: null, file_name: null, file_bytes: null },
};

it('shows the beginning of a long reason why an export failed, and all of it on request', async () => {
  const { page } = await stage.visitAs(seller, { viewport: phone, reducedMotion: 'reduce' });
  await page.route(/\/api\/exports(\?.*)?$/, (route) =>
    route.fulfill({ json: { items: [failedExport], next_cursor: null } }),
  );
  await page.goto(`${stage.url}/exports`);
  const row = page.getByRole('row').filter({ hasText: 'Failed' });
  const height = async () => (await row.boundingBox())?.height;
  await row.waitFor();
  expect(await height()).toBeLessThan(phone.height * 0.4);
  await row.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(height).toBeGreaterThan(phone.height * 0.4);
});

it('breaks a long word that no listing has where the screen of a phone ends', async () => {
  const { page } = await stage.visitAs(seller, { viewport: phone });
  await page.goto(`${stage.url}/library`);
  await page.getByRole('searchbox', { name: 'Search your listings' }).fill('unteilbar'.repeat(30));
  const words = page.getByText(/^No listing matches/);
  await words.waitFor();
  const edges = await words.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    return [left >= 0, right <= innerWidth, text.scrollWidth <= text.clientWidth];
  });
  expect(edges).toEqual([true, true, true]);
});

import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signedInApi } from './api.ts';
import { logIn } from './sign-in.ts';
import { openSharedStage, openShopBeside } from './stage.ts';

const shop = openShopBeside();
const stage = openSharedStage();

async function downloadBy(page: Page, click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a seller imports a listing by its address, has it improved for Amazon, compares and exports it', async () => {
  const { page, errors } = await stage.visit({ acceptDownloads: true });
  await logIn(page, stage.url);

  await page
    .getByLabel('Message to the assistant')
    .fill(`${shop.url}/products/steel-bottle Improve this listing for Amazon`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/chat\/[0-9a-f-]+$/);

  // The plan ticks: every step of the executor ends done.
  const steps = page.getByRole('complementary', { name: 'Plan' }).getByRole('listitem');
  await expect.poll(() => steps.count()).toBe(4);
  const done = steps.filter({ has: page.getByRole('img', { name: 'Done' }) });
  await expect.poll(() => done.count(), { timeout: 60_000 }).toBe(4);

  // The card shows the score before and after, and after is better.
  const answer = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem').nth(1);
  const change = answer.getByRole('img', { name: /Score \d+ before, \d+ now/ });
  await change.waitFor();
  const [before = 0, after = 0] = ((await change.getAttribute('aria-label'))?.match(/\d+/g) ?? []).map(Number);
  expect(after).toBeGreaterThan(before);

  await answer.getByRole('link', { name: 'Compare' }).click();
  await page.waitForURL(/\/library\/[0-9a-f-]+/);
  const cardId = /library\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
  await page.locator('del').first().waitFor();
  expect(await page.locator('del').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('BEST SELLER')]),
  );

  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export 1 card' });
  await dialog.getByRole('radio', { name: /XLSX/ }).first().check();
  await dialog.getByRole('button', { name: 'Export' }).click();
  const notice = page.getByText('Export ready');
  await notice.waitFor();

  await page.goto(`${stage.url}/exports`);
  const file = await downloadBy(page, () =>
    page
      .getByRole('link', { name: /Download/ })
      .first()
      .click(),
  );
  expect(file.name).toMatch(/\.xlsx$/);
  const card = await (await signedInApi(stage.url)).card(cardId);
  const workbook = read(file.bytes);
  const [row] = utils.sheet_to_json<Record<string, string>>(workbook.Sheets.Cards ?? {}, { defval: '' });
  const { listing } = card.current;
  expect(row).toMatchObject({
    card_id: card.id,
    marketplace: 'amazon',
    title: listing.title,
    brand: 'Fjellkopp',
    gtin: '4006381333931',
    sku: 'FJK-32-BLU',
    price: '29.90',
    currency: 'USD',
    bullets: listing.bullets.join('\n'),
    keywords: listing.keywords.join(', '),
  });
  expect(errors).toEqual([]);
});

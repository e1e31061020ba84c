import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

const stage = openStage();

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Export \d+ cards?$/ });
const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

/** Chooses the first cards of the library and opens the dialog of their export. */
async function chooseCards(page: Page, count: number): Promise<string[]> {
  await page.goto(`${stage.url}/library`);
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(count - 1).waitFor();
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    names.push(((await boxes.nth(index).getAttribute('aria-label')) ?? '').replace(/^Select “?|”$/g, ''));
    await boxes.nth(index).check();
  }
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await dialogOf(page).waitFor();
  return names;
}

async function exportAs(page: Page, format: RegExp): Promise<void> {
  await dialogOf(page).getByRole('radio', { name: format }).check();
  // What to know is told before the run.
  await dialogOf(page).getByRole('status').filter({ hasNotText: 'Looking at' }).first().waitFor();
  await dialogOf(page).getByRole('button', { name: 'Export', exact: true }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
}

async function download(page: Page, click: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('cards are exported in two formats, told in a second tab, downloaded, and deleted; a failure is tried again', async () => {
  const { page, context, errors } = await stage.visitAs(seller, { acceptDownloads: true });
  const { page: second } = await openPage(context);
  await second.goto(`${stage.url}/exports`);
  await second.getByText('No exports yet').waitFor();

  // Two formats by the dialog; the second tab is told of each.
  const names = await chooseCards(page, 2);
  expect(
    await dialogOf(page)
      .getByRole('radio', { name: /^Shopify/ })
      .isDisabled(),
  ).toBe(true);
  await dialogOf(page).getByRole('link', { name: 'Upgrade to Basic' }).waitFor();
  await exportAs(page, /^Excel/);
  for (const tab of [page, second]) await tab.getByText('Export ready').first().waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('currentExport'))).toBeNull();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await exportAs(page, /^CSV/);
  await expect.poll(() => second.getByText('Export ready').count()).toBeGreaterThanOrEqual(2);

  // The list has both, with Russian dates, and the files hold the chosen cards.
  await second.reload();
  await expect.poll(() => rowsOf(second).count()).toBe(2);
  const [csvRow, excelRow] = [rowsOf(second).nth(0), rowsOf(second).nth(1)];
  expect(await csvRow.innerText()).toMatch(/Done[\s\S]*2[\s\S]*CSV[\s\S]*\d\d\.\d\d\.\d{4}, \d\d:\d\d/);
  const csv = await download(second, () => csvRow.getByRole('link', { name: /Download/ }).click());
  const excel = await download(second, () => excelRow.getByRole('link', { name: /Download/ }).click());
  expect([csv.name, excel.name]).toEqual([expect.stringMatching(/\.csv$/), expect.stringMatching(/\.xlsx$/)]);
  for (const { bytes } of [csv, excel]) {
    const workbook = read(bytes);
    const rows = utils.sheet_to_json<{ title: string }>(Object.values(workbook.Sheets)[0] ?? {});
    expect(rows.map(({ title }) => title).toSorted()).toEqual(names.toSorted());
  }

  // A failure for real: a file stands where the folder of exports should be.
  const folder = join(stage.product.dataDir, 'files', 'exports');
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await exportAs(page, /^JSON Everything/);
  for (const tab of [page, second]) await tab.getByText(/^Export failed\. The file could not be written/).waitFor();
  await rm(folder);
  const failed = rowsOf(second).filter({ hasText: 'Failed' });
  await failed.waitFor();
  await failed.getByRole('button', { name: /^Try again with the export of/ }).click();
  await expect.poll(() => rowsOf(second).nth(0).innerText()).toMatch(/Done[\s\S]*JSON/);

  // Deleted with its file, after a question.
  await failed.getByRole('button', { name: /^Delete the export of/ }).click();
  await second.getByRole('dialog', { name: 'Delete this export?' }).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => rowsOf(second).filter({ hasText: 'Failed' }).count()).toBe(0);
  expect(errors).toEqual([]);
});

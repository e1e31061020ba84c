import { utils, write } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { signedInApi } from './api.ts';
import { seller } from './product.ts';
import { openSharedStage } from './stage.ts';

const stage = openSharedStage();
let page: Page;
let errors: string[];

beforeAll(async () => {
  ({ page, errors } = await stage.visitAs(seller));
});

const sheet = (rows: unknown[][]): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Products');
  return Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
};
const open = (from: string) => page.goto(`${stage.url}/add-product?from=${from}`);
const choose = (name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const importAll = async (label: string) => {
  await page.getByRole('button', { name: label }).click();
  await page.getByText('Import finished').waitFor();
};
const field = (column: string) => page.getByLabel(`“${column}” becomes`);
const titled = async (title: string) => {
  const { items } = await (await signedInApi(stage.url)).get<{
    items: { id: string; current: { listing: { title: string } } }[];
  }>('/cards?limit=50');
  return items.filter(({ current }) => current.listing.title === title).map(({ id }) => id);
};

test('a workbook of the seller’s own becomes cards; the choice of columns survives a reload', async () => {
  await open('file');
  await choose(
    'products.xlsx',
    sheet([
      ['Product name', 'SKU', 'Price (EUR)', 'Feature 1', 'Feature 2', 'Warehouse'],
      ['Harbour steel mug', 'HM-1', 24.9, 'Double wall', 'Leak-proof lid', 'A-17'],
      ['', 'HM-2', 19, 'Double wall', '', 'A-18'],
    ]),
  );
  await page.getByText('2 products found').waitFor();
  expect(await field('Product name').inputValue()).toBe('title');
  expect(await field('Feature 2').inputValue()).toBe('bullets');
  expect(await field('Warehouse').inputValue()).toBe('');
  await page.getByText('There is no title').waitFor();
  await field('Warehouse').selectOption('specification');
  await page.reload();
  expect(await field('Warehouse').inputValue()).toBe('specification');
  await importAll('Import 1 product');
  await page.getByRole('heading', { name: '1 row made no card' }).waitFor();
  await page.getByRole('link', { name: 'Open the card' }).click();
  await page.getByRole('heading', { level: 1, name: 'Harbour steel mug' }).waitFor();
  const [id = ''] = await titled('Harbour steel mug');
  const { listing } = (await (await signedInApi(stage.url)).card(id)).current;
  expect(listing).toMatchObject({
    bullets: ['Double wall', 'Leak-proof lid'],
    specifications: [{ name: 'Warehouse', value: 'A-17' }],
    price: { amount: '24.9', currency: 'EUR' },
  });
});

test('a Shopify file is recognised, and a German file in an older charset is read with its unknown columns told', async () => {
  await open('file');
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(
    'export.csv',
    Buffer.from(
      'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price\ntee,Harbour tee,Norvik,Size,S,T-S,19.90\ntee,,,,M,T-M,19.90',
    ),
  );
  await page.getByText('Recognised as a file of Shopify.').waitFor();
  await page.getByText('2 rows of one product became one card').waitFor();
  await importAll('Import 1 product');
  expect(await titled('Harbour tee')).toHaveLength(1);

  await page.getByRole('button', { name: 'Choose another file' }).click();
  // In windows-1252, the euro sign is the byte 0x80.
  await choose(
    'artikel.csv',
    Buffer.from(
      'Bezeichnung;Preis;Farbe;Lagerort\nKaffeebecher groß;1.299,00 \u0080;weiß;Süd\nTasse;9,90 \u0080;grün;Nord',
      'latin1',
    ),
  );
  await page.getByText('2 products found').waitFor();
  expect(await page.getByText('The column “Lagerort” is not imported').count()).toBe(1);
  await page.getByText('1299.00 EUR').waitFor();
  await importAll('Import 2 products');
  expect(await titled('Kaffeebecher groß')).toHaveLength(1);
});

test('a file that is none of these is refused with its reason', async () => {
  await open('file');
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose('products.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Invalid file type');
  await choose('huge.csv', Buffer.alloc(10 * 2 ** 20 + 1, 'x'));
  await expect.poll(() => page.getByRole('alert').innerText()).toBe('File is too large. Maximum size is 10MB');
});

test('a product is typed by hand with the keyboard, and another pasted as text', async () => {
  await open('manual');
  await page.getByRole('button', { name: 'Add product' }).click();
  await page.getByText('Please enter a title.').waitFor();
  // The first wrong field has the focus.
  await page.keyboard.type('Harbour lamp');
  await page.getByLabel('Marketplace you sell on').selectOption('etsy');
  await page.getByText('12 of 140 characters').waitFor();
  await page.getByLabel('Specifications').fill('Material: oak');
  await page.reload();
  expect(await page.getByLabel('Title').inputValue()).toBe('Harbour lamp');
  await page.getByRole('button', { name: 'Add product' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Harbour lamp' }).waitFor();

  await open('text');
  await page.getByLabel('Saved page or text of the listing').fill('Harbour vase\nMaterial: clay\nHeight: 30 cm');
  await page.getByText('This is read as text.').waitFor();
  await page.getByRole('button', { name: 'Add product' }).click();
  await page.getByRole('heading', { level: 1, name: 'Harbour vase' }).waitFor();
  expect(errors.filter((error) => !/\b4(?:13|15)\b/.test(error))).toEqual([]);
});

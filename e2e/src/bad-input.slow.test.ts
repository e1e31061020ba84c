import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { freePort, seller } from './product.ts';
import { openShopBeside, openStage } from './stage.ts';

const shop = openShopBeside();
const stage = openStage();
let page: Page;
let errors: string[];
/** Begun first: the importer waits fifteen seconds, in which the other addresses are tried. */
let silent: { said: Promise<string>; errors: string[] };

beforeAll(async () => {
  const patient = await stage.visitAs(seller);
  const said = importOf(patient.page, `${shop.url}/silent`);
  said.catch(() => {});
  silent = { said, errors: patient.errors };
  ({ page, errors } = await stage.visitAs(seller));
});

/** Adds a product by its address and gives what the page says in the end. */
async function importOf(page: Page, address: string): Promise<string> {
  await page.goto(`${stage.url}/add-product`);
  await page.getByLabel('Address of the product page').fill(address);
  await page.getByRole('button', { name: 'Add product' }).click();
  const said = page
    .getByRole('alert')
    .or(page.getByText('Please enter a full web address'))
    .or(page.getByRole('heading', { level: 1 }).filter({ hasText: /bottle/i }));
  await said.first().waitFor({ timeout: 40_000 });
  return said.first().innerText();
}

test.each([
  ['an address where nobody answers', async () => `http://127.0.0.1:${await freePort()}/`, /does not answer/],
  ['a private address', async () => 'http://192.168.1.1/product', /private|not allowed|public/i],
  ['a redirect to a private address', async () => `${shop.url}/moved-inside`, /private|not allowed|public/i],
  ['a PDF', async () => `${shop.url}/brochure.pdf`, /PDF|web page/i],
  ['a page of 50 MB', async () => `${shop.url}/huge`, /10 MB/],
  ['a page that is gone', async () => `${shop.url}/gone`, /404|not found/i],
  ['something that is no address', async () => 'javascript:alert(1)', /address/i],
])('%s gets its clear message', async (_name, address, message) => {
  expect(await importOf(page, await address())).toMatch(message);
  expect(errors).toEqual([]);
});

test('a page of broken markup is still read', async () => {
  expect(await importOf(page, `${shop.url}/products/broken`)).toMatch(/Fjellkopp|bottle/i);
});

test('a script in a title stays text', async () => {
  expect(await importOf(page, `${shop.url}/products/script-title`)).toContain('<script>alert(1)</script>');
  expect(errors).toEqual([]);
});

test('a shop that never answers gets its clear message', async () => {
  expect(await silent.said).toMatch(/15 seconds|too long/i);
  expect(silent.errors).toEqual([]);
});

test('an empty message cannot be sent, and a message of 100 kB says how long it may be', async () => {
  await page.goto(`${stage.url}/chat`);
  const send = page.getByRole('button', { name: 'Send' });
  expect(await send.isDisabled()).toBe(true);
  const box = page.getByLabel('Message to the assistant');
  await box.fill('   ');
  expect(await send.isDisabled()).toBe(true);
  await box.fill('a'.repeat(100_000));
  await page.getByText(/too long.*50,000/i).waitFor();
  expect(await send.isDisabled()).toBe(true);
  expect((await box.inputValue()).length).toBe(100_000);
});

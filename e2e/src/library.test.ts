import type { CardSummaryPage } from '@cardwright/contract/library';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { signedInApi } from './api.ts';
import { hasFocus } from './browser.ts';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

// With the credits that a seller begins with: scoring everything takes more.
const stage = openStage(async () => ({ SANDBOX_PLAN: 'free' }));
const mugs = 90;

beforeAll(async () => {
  const line = (title: string, n: number, marketplace: string) =>
    `${title},It keeps drinks warm for two hours.,Norvik,NV-${n},${marketplace}`;
  const lines = Array.from({ length: mugs }, (_, n) => line(`Enamel mug ${n}`, n, n < 3 ? 'etsy' : 'amazon'));
  const header = 'Title,Description,Brand,SKU,Marketplace';
  const api = await signedInApi(stage.url);
  await api.importCsv([header, ...lines, line('Zebra rug', 1_000, 'etsy')].join('\n'));
});

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your listings' });
const selection = (page: Page) => page.getByRole('region', { name: 'Selection' });
const names = (page: Page) => page.getByRole('list', { name: 'Listings' }).getByRole('link').allInnerTexts();

test('a seller finds listings, changes many at once and takes a deletion back', async () => {
  const { page, errors } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/library`);
  await selection(page)
    .getByText(/^\d+ listings$/)
    .waitFor();

  // No tile covers another, also when the width changes and the number of columns does not.
  const tiles = page.getByRole('list', { name: 'Listings' }).getByRole('listitem');
  const gapBelow = () =>
    tiles.evaluateAll((all) => {
      const [first, ...others] = all.map((tile) => tile.getBoundingClientRect());
      const below = others.find(({ left, top }) => left === first?.left && top > first.top);
      return Math.round((below?.top ?? 0) - (first?.bottom ?? 0));
    });
  for (const width of [390, 600, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(gapBelow).toBe(16);
  }

  // A search with a typo, from the keyboard; the address keeps it.
  await page.keyboard.press('/');
  await page.keyboard.type('zerba rg');
  await page.getByText('Nothing found').waitFor();
  await search(page).fill('zerba');
  await page.getByText('Nothing matches “\u2068zerba\u2069” exactly').waitFor();
  expect(await names(page)).toEqual(['Zebra rug']);
  expect(new URL(page.url()).searchParams.get('query')).toBe('zerba');

  // A filter from the address, and back to everything.
  await page.goto(`${stage.url}/library?query=enamel&marketplace=etsy&sort=title`);
  await expect.poll(() => names(page)).toEqual(['Enamel mug 0', 'Enamel mug 1', 'Enamel mug 2']);
  await page.getByLabel('Marketplace').selectOption('');
  await expect.poll(() => new URL(page.url()).search).toBe('?query=enamel&sort=title');

  // Everything that matches is chosen, also what was never scrolled to, and stays chosen under another filter.
  await selection(page)
    .getByRole('button', { name: `Select all ${mugs}` })
    .click();
  await selection(page).getByText(`${mugs} selected`).waitFor();
  await page.getByRole('checkbox', { name: 'Select “Enamel mug 0”' }).uncheck();
  await page.getByLabel('Marketplace').selectOption('etsy');
  await expect.poll(() => names(page)).toHaveLength(3);
  await selection(page)
    .getByText(`${mugs - 1} selected`)
    .waitFor();

  // What scoring so many would cost, which is more than there is.
  await selection(page).getByRole('button', { name: 'Score' }).click();
  const dialog = page.getByRole('dialog', { name: 'Score these cards' });
  await dialog.getByText(`Costs ${mugs - 1} scoring credits`).waitFor();
  await dialog.getByRole('link', { name: 'upgrade your plan' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Score', exact: true }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await selection(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText(`${mugs - 1} cards deleted`).waitFor();
  await expect.poll(() => names(page)).toEqual(['Enamel mug 0']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toHaveLength(3);
  const all = await (await signedInApi(stage.url)).get<CardSummaryPage>('/cards/summaries?query=enamel&limit=1');
  expect(all.total).toBe(mugs);
  expect(errors).toEqual([]);
});

test('the table shows a long library line by line, and changes while cards are worked on', async () => {
  const { page, errors } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/library?query=enamel&layout=table&sort=title`);
  const lines = page.getByRole('table', { name: 'Listings' }).getByRole('row');
  await lines.nth(5).waitFor();
  expect(await lines.count()).toBeLessThan(40);
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect.poll(() => lines.nth(1).innerText()).toContain('Enamel mug 9');

  // By keyboard: down two lines, both chosen by Shift, and improved together.
  await page.getByRole('link', { name: 'Enamel mug 9', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await selection(page).getByText('2 selected').waitFor();
  await selection(page).getByRole('button', { name: 'Improve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Improve these cards' });
  await dialog.getByText('Costs 40 credits').waitFor();
  // The keyboard begins with what there is to choose, not with the way out.
  await expect.poll(() => hasFocus(dialog.getByLabel('Marketplace'))).toBe(true);
  await dialog.getByLabel('Marketplace').selectOption('etsy');
  await dialog.getByRole('button', { name: 'Improve', exact: true }).click();
  await page.getByText('2 cards improved').waitFor();
  await expect.poll(() => lines.nth(1).innerText()).toContain('Etsy');

  // Another tab's change arrives by itself.
  const api = await signedInApi(stage.url);
  const { items } = await api.get<CardSummaryPage>('/cards/summaries?query=enamel&sort=-title&limit=3');
  const card = await api.card(items[2]?.id ?? '');
  await api.patch(`/cards/${card.id}`, {
    listing: { title: 'Enamel mug of another tab' },
    base_version: card.current.id,
  });
  await page.getByRole('link', { name: 'Enamel mug of another tab' }).waitFor();

  // To the end of the list: it grows by a page each time that its end is reached.
  const last = page.getByRole('link', { name: 'Enamel mug 0', exact: true });
  const isAtTheEnd = async () => {
    await page.getByRole('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
    return last.isVisible();
  };
  await expect.poll(isAtTheEnd).toBe(true);
  expect(errors).toEqual([]);
});

import type { Card, Version } from '@cardwright/contract/cards';
import type { Page as ListPage } from '@cardwright/contract/common';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Api, listingWith, signedInApi } from './api.ts';
import { hasFocus, openPage, phone, pressUntilSaid } from './browser.ts';
import { seller } from './product.ts';
import { openSharedStage } from './stage.ts';

const stage = openSharedStage();
let api: Api;

const mug = listingWith({
  title: 'Norvik steel mug',
  description: 'A steel mug for the road. It keeps tea hot for 6 hours. The lid closes tightly.',
  bullets: ['Keeps tea hot for 6 hours', 'Holds 450 ml', 'Fits a bag'],
  specifications: [{ name: 'Material', value: 'Stainless steel' }],
  keywords: ['travel mug'],
  brand: 'Norvik',
});

beforeAll(async () => {
  api = await signedInApi(stage.url);
});

const makeCard = () => api.post<Card>('/cards', { listing: mug, marketplace: 'amazon' });
const openCard = (page: Page, card: Card) => page.goto(`${stage.url}/library/${card.id}`);
const saved = (page: Page) => page.locator('[data-status="saved"]').waitFor();
const edit = (page: Page, section: string) => page.getByRole('button', { name: `Edit: ${section}` }).click();

test('a listing is edited in place: the score and the counter follow, and a reload loses nothing', async () => {
  const card = await makeCard();
  const { page, errors } = await stage.visitAs(seller);
  await openCard(page, card);
  const points = async () =>
    Number(await page.getByRole('progressbar', { name: 'Title' }).getAttribute('aria-valuenow'));
  await page.getByText('16 of 75 characters').waitFor();
  const before = await points();
  await edit(page, 'Title');
  const field = page.getByRole('textbox', { name: 'Title' });
  expect(await hasFocus(field)).toBe(true);
  await field.pressSequentially(`, ${'very '.repeat(14)}long`);
  await page.getByText('92 of 75 characters · 17 too many').waitFor();
  await expect.poll(points).toBeLessThan(before);
  await field.fill('Norvik Steel Travel Mug 450 ml, Stainless Steel');
  await expect.poll(points).toBeGreaterThan(before);

  await edit(page, 'Bullets');
  const second = page.getByRole('textbox', { name: 'Bullet 2' });
  await second.press('Enter');
  await page.getByRole('textbox', { name: 'Bullet 3' }).pressSequentially('Slim base');
  // In order by keyboard: the last one goes up by one.
  const handle = page.getByRole('button', { name: 'Move Bullet 3', exact: true });
  await handle.focus();
  await pressUntilSaid(page, 'Space', 'Bullet 3 picked up. It is number 3 of 4.');
  await pressUntilSaid(page, 'ArrowUp', 'Bullet 3 is now number 2 of 4.');
  await pressUntilSaid(page, 'Space', 'Bullet 3 dropped as number 2 of 4.');
  await saved(page);
  await page.reload();
  await page.getByRole('button', { name: 'Edit: Bullets' }).waitFor();
  const { current } = await api.card(card.id);
  expect(current.listing).toMatchObject({
    title: 'Norvik Steel Travel Mug 450 ml, Stainless Steel',
    bullets: ['Keeps tea hot for 6 hours', 'Slim base', 'Holds 450 ml', 'Fits a bag'],
  });
  expect(current.number, 'all of it in one draft').toBe(2);
  const total = Number(await page.locator('strong[data-band]').innerText());
  expect(total, 'the browser counts what the server counts').toBe((await api.card(card.id)).score);

  // A wrong detail holds the form open and is named; what is right is kept.
  await edit(page, 'Product details');
  await page.getByLabel('Brand').fill('Norvik Works');
  const price = page.getByRole('textbox', { name: 'Price' });
  await price.fill('cheap');
  await page.getByRole('button', { name: 'Done editing: Product details' }).click();
  expect(await hasFocus(price)).toBe(true);
  await price.fill('24.50');
  await page.getByLabel('Currency').fill('EUR');
  await page.getByRole('button', { name: 'Done editing: Product details' }).click();
  await page.getByRole('definition').getByText('24.50 EUR').waitFor();
  await saved(page);
  expect((await api.card(card.id)).current.listing).toMatchObject({
    brand: 'Norvik Works',
    price: { amount: '24.50', currency: 'EUR' },
  });

  // Without a connection the text waits in the browser, over a reload too.
  await page.route('**/api/cards/**', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await edit(page, 'Description');
  await page.getByRole('textbox', { name: 'Description' }).fill('Written in a tunnel.');
  await page.getByText('Not saved, will retry').first().waitFor();
  await page.unroute('**/api/cards/**');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('Written in a tunnel.').first().waitFor();
  await expect.poll(async () => (await api.card(card.id)).current.listing.description).toBe('Written in a tunnel.');
  expect(errors).toEqual([]);
});

/** Two tabs of one seller with the title and the keywords open; the other one has saved its words. */
async function twoTabs() {
  const card = await makeCard();
  const { page, context, errors } = await stage.visitAs(seller);
  const { page: other, errors: otherErrors } = await openPage(context);
  for (const tab of [page, other]) {
    await openCard(tab, card);
    await edit(tab, 'Title');
    await edit(tab, 'Keywords');
  }
  await writeTitle(other, 'Title of the other tab');
  await writeKeyword(other, 'other words');
  const words = { title: 'Title of the other tab', keywords: ['other words'] };
  await expect.poll(async () => (await api.card(card.id)).current.listing).toMatchObject(words);
  await saved(other);
  return { card, page, other, noErrors: () => expect([...errors, ...otherErrors]).toEqual([]) };
}
const writeTitle = (page: Page, text: string) => page.getByRole('textbox', { name: 'Title' }).fill(text);
const writeKeyword = (page: Page, text: string) => page.getByRole('textbox', { name: 'Keyword 1' }).fill(text);
const panelOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'Another tab saved this listing first' });
const choose = (page: Page, field: string, side: string) =>
  panelOf(page).getByRole('radiogroup', { name: field }).getByLabel(side).check();
const mine = 'Your text here';
const theirs = 'Saved in the other tab';
async function saveChoice(page: Page) {
  await panelOf(page).getByRole('button', { name: 'Save what I chose' }).click();
  await panelOf(page).waitFor({ state: 'detached' });
  await saved(page);
}

test('two tabs that change the same fields: both texts are shown, and the seller chooses', async () => {
  const { card, page, noErrors } = await twoTabs();
  // A save may begin after the first field; its answer waits until both are written.
  const written = Promise.withResolvers<void>();
  await page.route('**/api/cards/**', async (route) => {
    if (route.request().method() === 'PATCH') await written.promise;
    await route.continue();
  });
  await writeTitle(page, 'Title of this tab');
  await writeKeyword(page, 'my words');
  written.resolve();
  const panel = panelOf(page);
  await panel.waitFor();
  expect(await panel.innerText()).toMatch(/Title of this tab.*Title of the other tab.*my words.*other words/s);
  await choose(page, 'Title', mine);
  await choose(page, 'Keywords', theirs);
  await saveChoice(page);
  const { current } = await api.card(card.id);
  expect(current.listing).toMatchObject({ title: 'Title of this tab', keywords: ['other words'] });
  const { items } = await api.get<ListPage<Version>>(`/cards/${card.id}/versions`);
  expect(items.map(({ listing }) => listing.title)).toContain('Title of the other tab');
  noErrors();
});

test('while the seller has to choose, both tabs write on, and not a word is lost', async () => {
  const { card, page, other, noErrors } = await twoTabs();
  await writeTitle(page, 'Title of this tab');
  await panelOf(page).waitFor();
  // The keywords of the other tab were taken over, and are written on from there.
  await expect.poll(() => page.getByRole('textbox', { name: 'Keyword 1' }).inputValue()).toBe('other words');
  await writeKeyword(page, 'other words and mine');
  await choose(page, 'Title', theirs);
  await writeTitle(page, 'Title of this tab, longer');
  const button = panelOf(page).getByRole('button', { name: 'Save what I chose' });
  await expect.poll(() => button.isDisabled(), { message: 'the choice was between other texts' }).toBe(true);
  await choose(page, 'Title', mine);
  await writeTitle(other, 'Newer title of the other tab');
  await expect.poll(async () => (await api.card(card.id)).current.listing.title).toBe('Newer title of the other tab');
  // What this tab has not seen is not written over.
  await button.click();
  await panelOf(page).getByText('Newer title of the other tab').waitFor();
  await expect.poll(() => button.isDisabled()).toBe(true);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await panelOf(page).getByText('Title of this tab, longer').waitFor();
  await choose(page, 'Title', mine);
  await saveChoice(page);
  const { current } = await api.card(card.id);
  expect(current.listing).toMatchObject({ title: 'Title of this tab, longer', keywords: ['other words and mine'] });
  const { items } = await api.get<ListPage<Version>>(`/cards/${card.id}/versions`);
  expect(items.map(({ listing }) => listing.title)).toContain('Newer title of the other tab');
  noErrors();
});

test('one sentence is kept and another undone, versions are compared and restored', async () => {
  const card = await makeCard();
  await api.patch(`/cards/${card.id}`, {
    base_version: card.current.id,
    listing: {
      description: 'A steel mug for the road. It keeps tea hot for 8 hours. The lid closes tightly. Made of bamboo.',
      bullets: ['Fits a bag', 'Keeps tea hot for 8 hours', 'Holds 450 ml'],
    },
  });
  const { page, errors } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/library/${card.id}?view=comparison`);
  await page.getByText('6 hours became 8 hours').waitFor();
  await page.getByText('Moved', { exact: true }).waitFor();
  await page.getByText('4 changes to look at').waitFor();
  await page.getByRole('button', { name: 'Keep: It keeps tea hot for 8 hours.' }).click();
  await page.getByText('3 changes to look at').waitFor();
  await page.getByRole('button', { name: 'Undo: Made of bamboo.' }).click();
  await page.getByText('Undone. The earlier words are back.').waitFor({ state: 'attached' });
  await page.getByText('2 changes to look at').waitFor();
  const undone = await api.card(card.id);
  expect(undone.current).toMatchObject({ number: 3, author: 'seller' });
  expect(undone.current.listing.description).toBe(
    'A steel mug for the road. It keeps tea hot for 8 hours. The lid closes tightly.',
  );

  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Compare version 2 with the current one' }).click();
  await page.getByRole('button', { name: 'Undo: Made of bamboo.' }).waitFor();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).press('Enter');
  const restored = page.getByRole('listitem').filter({ hasText: 'Restored version 1' });
  await restored.waitFor();
  // Read out where the button was switched off, and no word of another tab.
  await expect.poll(() => hasFocus(restored)).toBe(true);
  expect(await page.getByText('Taken over from another tab').count()).toBe(0);
  expect((await api.card(card.id)).current).toMatchObject({ number: 4, listing: mug });
  expect(errors).toEqual([]);
});

test('an improvement leaves a locked section alone, and a fact shows its source by keyboard', async () => {
  const card = await makeCard();
  const { page, errors } = await stage.visitAs(seller);
  await openCard(page, card);
  await page.getByRole('button', { name: 'Lock: Title' }).click();
  await page.locator('button[aria-label="Lock: Title"][aria-pressed="true"]').waitFor();
  await page.getByRole('button', { name: 'Improve the listing' }).click();
  await expect.poll(async () => (await api.card(card.id)).current.author).toBe('assistant');
  const { current } = await api.card(card.id);
  expect(current.listing.title).toBe(mug.title);
  expect(current.listing.bullets).not.toEqual(mug.bullets);

  const fact = page.getByRole('button', { name: '6 hours', exact: true }).first();
  await fact.waitFor();
  await page.getByRole('button', { name: 'Edit: Bullets' }).focus();
  for (let step = 0; step < 20 && !(await hasFocus(fact)); step += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(fact)).toBe(true);
  const source = page.getByRole('tooltip').filter({ hasText: 'hot for 6 hours' });
  await source.waitFor();
  await page.keyboard.press('Escape');
  await source.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('on paper there is the listing, or the comparison under its title, and nothing to press', async () => {
  const card = await makeCard();
  const listing = { title: 'Norvik steel mug, 450 ml' };
  await api.patch(`/cards/${card.id}`, { base_version: card.current.id, listing });
  const { page, errors } = await stage.visitAs(seller);
  await openCard(page, card);
  await page.getByRole('heading', { name: 'Images' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const pressed = page.locator(
    'main :is(.mantine-Button-root, .mantine-ActionIcon-root, [role=tab], select, summary):visible',
  );
  await page.getByText(listing.title).filter({ visible: true }).waitFor();
  expect(await pressed.count()).toBe(0);
  expect(await page.getByText('Stainless steel').isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('tab', { name: 'Comparison' }).click();
  await page.getByText('to look at').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { level: 1, name: listing.title }).waitFor();
  expect(await page.locator('main').getByText('450 ml').first().isVisible()).toBe(true);
  // Which versions are compared is told by the fields themselves.
  expect(await pressed.evaluateAll((elements) => elements.map(({ tagName }) => tagName))).toEqual(['SELECT', 'SELECT']);
  expect(await page.getByRole('heading', { name: 'Images' }).isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

test('on a phone what closes, folds and ticks is large enough for a finger', async () => {
  const card = await makeCard();
  const { page, errors } = await stage.visitAs(seller, { viewport: phone });
  await openCard(page, card);
  await page.getByRole('button', { name: 'Export' }).click();
  const isTall = (target: Locator) =>
    expect.poll(async () => (await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await isTall(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Escape');
  await isTall(page.getByText('Keep entries word for word'));
  await isTall(page.getByText('Keep sentences word for word'));

  await page.goto(`${stage.url}/library`);
  const choice = page.getByRole('checkbox', { name: `Select “${mug.title}”` }).first();
  const box = await choice.boundingBox();
  if (box === null) throw new Error('no place');
  await page.mouse.click(box.x + box.width / 2 + 20, box.y + box.height / 2 + 20);
  expect(await choice.isChecked()).toBe(true);
  expect(errors).toEqual([]);
});

import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { complaintsIn, twoLooks } from './accessible.ts';
import { escapeNextDialog, hasFocus, phone } from './browser.ts';
import { seller } from './product.ts';
import { openSharedStage, type Visitor } from './stage.ts';

const stage = openSharedStage();
let page: Page;
let errors: string[];
let stranger: Visitor;
let address: string;

beforeAll(async () => {
  ({ page, errors } = await stage.visitAs(seller, { reducedMotion: 'reduce' }));
  stranger = await stage.visit({ viewport: phone, reducedMotion: 'reduce' });
});

it('publishes a card, and a stranger reads it on a phone', async () => {
  // One of the demo seller's cards, as the first start makes them.
  await page.goto(`${stage.url}/library?query=desk%20lamp`);
  await page
    .getByRole('link', { name: /desk lamp/i })
    .first()
    .click();
  await page.waitForURL(/\/library\/[0-9a-f-]{36}/);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.focus();
  await Promise.all([escapeNextDialog(page), share.press('Enter')]);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(share)).toBe(true);
  await share.click();
  await page.getByRole('button', { name: 'Publish' }).click();
  address = await page.getByLabel('Public link').inputValue();
  expect(address).toMatch(new RegExp(`^${stage.url}/case/[0-9a-f-]{36}$`));

  await stranger.page.goto(address);
  await stranger.page.getByRole('heading', { level: 1, name: /lamp/i }).waitFor();
  await stranger.page.waitForFunction(() => [...document.images].some((image) => image.naturalWidth > 200));
  expect(await stranger.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await stranger.page.getByRole('link', { name: 'See what Cardwright does' }).getAttribute('href')).toBe('/');
  // What a messenger shows of the link, and what comes on paper.
  expect(await (await fetch(address)).text()).toMatch(/<meta property="og:title" content="[^"]*lamp/i);
  await stranger.page.emulateMedia({ media: 'print' });
  await stranger.page.getByRole('heading', { name: 'Ask about this product' }).waitFor({ state: 'hidden' });
  await stranger.page.getByRole('heading', { name: 'Specifications' }).waitFor();
  await stranger.page.emulateMedia({ media: 'screen' });
});

it('answers the questions of the stranger from the card, without a mouse', async () => {
  await stranger.page.getByRole('link', { name: 'Ask about this product' }).click();
  for (const suggestion of await stranger.page.getByRole('button', { name: /\?$/ }).all())
    expect((await suggestion.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const box = stranger.page.getByRole('textbox', { name: 'Your question' });
  await box.focus();
  await stranger.page.keyboard.type('What does the title say?');
  await stranger.page.keyboard.press('Enter');
  await stranger.page.getByText('19 questions left today').waitFor();
  const log = stranger.page.getByRole('region', { name: 'Questions and answers' });
  await log.getByText(/The title: .*lamp/i).waitFor();
  await stranger.page.keyboard.type('Who was Napoleon?');
  await stranger.page.keyboard.press('Enter');
  await log.getByText(/does not say that/).waitFor();
  // A question of many lines leaves the box in view, however much the answers grow above it.
  await box.fill(`What is it made of? ${'I would really like to know. '.repeat(60)}`);
  await stranger.page.keyboard.press('Enter');
  await stranger.page.getByText('17 questions left today').waitFor();
  await stranger.page.waitForFunction(() => {
    const place = document.querySelector('#ask form')?.getBoundingClientRect();
    return place !== undefined && place.top > -1 && place.bottom < window.innerHeight + 1;
  });
  expect(await stranger.page.locator('#ask form').textContent()).toContain('17 questions left today');
  expect(await stranger.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  expect(await complaintsIn(stranger.page, 'a public case with answers', twoLooks)).toEqual([]);
});

it('is gone for the stranger as soon as the seller takes it back', async () => {
  const picture = await stranger.page.locator('img[src*="/pictures/"]').first().getAttribute('src');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog', { name: 'Take the listing back?' }).getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor({ state: 'attached' });
  expect((await fetch(new URL(picture ?? '', stage.url))).status).toBe(404);
  await stranger.page.getByRole('textbox', { name: 'Your question' }).fill('Is it still there?');
  await stranger.page.keyboard.press('Enter');
  await stranger.page.getByText('This listing is not public').waitFor();
  await stranger.page.reload();
  await stranger.page.getByText('This listing is not public').waitFor();
  expect([...errors, ...stranger.errors]).toEqual([]);
});

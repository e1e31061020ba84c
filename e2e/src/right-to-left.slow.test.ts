import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listingWith, signedInApi } from './api.ts';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** A cup of ceramics, in Hebrew. */
const cup = 'ספל קרמיקה 12oz';

it('gives words that are read from right to left their direction, as they are written and as they are shown', async () => {
  const { id } = await (await signedInApi(stage.url)).post<{ id: string }>('/chats', { title: cup });
  const { page } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/chat/${id}`);
  const box = page.getByLabel('Message to the assistant');
  await box.fill(cup);
  expect(await box.evaluate((field) => getComputedStyle(field).unicodeBidi)).toBe('plaintext');
  const title = page.getByRole('heading', { name: cup });
  expect(await title.evaluate((heading) => getComputedStyle(heading).direction)).toBe('rtl');
  // Shortened at its end, which is on the left.
  const inList = page.getByRole('link', { name: cup }).locator('span').first();
  expect(await inList.evaluate((words) => getComputedStyle(words).maskImage)).toMatch(/to left|270deg/);
  await page.goto(`${stage.url}/tasks`);
  await page.getByRole('button', { name: 'Schedule a task' }).first().click();
  const field = page.getByLabel('Title', { exact: true });
  expect(await field.evaluate((each) => getComputedStyle(each).unicodeBidi)).toBe('plaintext');
});

/** Where the words of the text that a page shows begin, from left to right. */
const wordsFromTheLeft = (page: Page, text: string): Promise<string[]> =>
  page.getByText(text, { exact: true }).evaluate((element) => {
    const found: { word: string; left: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s,]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        found.push({ word, left: range.getBoundingClientRect().left });
      }
    return found.sort((one, other) => one.left - other.left).map(({ word }) => word);
  });

/** Whether a table of specifications runs as its words do. */
const nameIsFirstFromTheRight = async (page: Page): Promise<boolean> => {
  const [name, value] = await Promise.all(
    (['rowheader', 'cell'] as const).map((role) => page.getByRole(role).first().boundingBox()),
  );
  return (name?.x ?? 0) > (value?.x ?? 0);
};

it('keeps the words of entries in two directions in their order, with facts marked in them and without', async () => {
  const api = await signedInApi(stage.url);
  const bullets = [`${cup} עבודת יד`, 'Holds 750 ml, keeps 24 hours', 'נפח 350 ml, 24 שעות'];
  const specifications = [{ name: 'נפח', value: '350 ml' }];
  const { id } = await api.post<{ id: string }>('/cards', {
    listing: listingWith({ title: cup, bullets, specifications }),
    marketplace: 'amazon',
  });
  const { case_id } = await api.post<{ case_id: string }>(`/cards/${id}/case`, {});
  const { page } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/case/${case_id}`);
  const title = page.getByRole('heading', { level: 1, name: cup });
  expect(await title.evaluate((heading) => getComputedStyle(heading).direction)).toBe('rtl');
  const english = ['Holds', '750', 'ml', 'keeps', '24', 'hours'];
  expect(await wordsFromTheLeft(page, bullets[1] ?? '')).toEqual(english);
  const plain = await wordsFromTheLeft(page, bullets[2] ?? '');
  expect(plain.at(-1)).toBe('נפח');
  expect(await nameIsFirstFromTheRight(page)).toBe(true);
  await page.goto(`${stage.url}/library/${id}`);
  await page.getByRole('button', { name: '750 ml' }).waitFor();
  expect(await wordsFromTheLeft(page, bullets[1] ?? '')).toEqual(english);
  expect(await wordsFromTheLeft(page, bullets[2] ?? '')).toEqual(plain);
  expect(await nameIsFirstFromTheRight(page)).toBe(true);
});

import { expect, it } from 'vitest';
import { signedInApi } from './api.ts';
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
  await page.goto(`${stage.url}/tasks`);
  await page.getByRole('button', { name: 'Schedule a task' }).first().click();
  const field = page.getByLabel('Title', { exact: true });
  expect(await field.evaluate((each) => getComputedStyle(each).unicodeBidi)).toBe('plaintext');
});

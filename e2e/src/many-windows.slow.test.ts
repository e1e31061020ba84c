import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { type HeldModel, startHeldModel } from './held-model.ts';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

let model: HeldModel | undefined;
const stage = openStage(async () => {
  model = await startHeldModel();
  return { AI_BASE_URL: model.base_url, AI_MODEL: 'held' };
});
afterAll(() => model?.close());

const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop the answer' });

it('takes a message and stops an answer although three windows hold all the connections that the browser opens', async () => {
  const { page, context } = await stage.visitAs(seller);
  const pages = [page, await context.newPage(), await context.newPage()];
  // Before the first stream, which leaves the later windows no connection for their files.
  for (const each of pages) {
    await each.goto(`${stage.url}/chat`);
    await each.getByLabel('Message to the assistant').waitFor();
  }
  for (const each of pages) {
    await each.getByLabel('Message to the assistant').fill('Tell me something long.');
    await each.keyboard.press('Enter');
    await stopButton(each).waitFor();
    await each.getByText('Connected', { exact: true }).waitFor();
  }
  const [, second] = pages;
  const queued = second?.waitForResponse((answer) => answer.url().endsWith('/queue') && answer.ok(), {
    timeout: 20_000,
  });
  await second?.getByLabel('Message to the assistant').fill('And a shorter one.');
  await second?.keyboard.press('Enter');
  await queued;
  await stopButton(page).click();
  await page.getByText('You stopped this answer.').waitFor({ timeout: 20_000 });
  await page.getByText('Connected', { exact: true }).waitFor();
  expect(await Promise.all(pages.slice(1).map((each) => stopButton(each).count()))).toEqual([1, 1]);
});

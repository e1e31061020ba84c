import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { type HeldModel, startHeldModel } from './held-model.ts';
import { seller } from './product.ts';
import { openScreen } from './screens.ts';
import { openStage } from './stage.ts';

let model: HeldModel | undefined;
const stage = openStage(async () => {
  model = await startHeldModel();
  return { AI_BASE_URL: model.base_url, AI_MODEL: 'held' };
});
afterAll(() => model?.close());

const windows = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop the answer' });

it('goes on in five windows that are answered, although the browser opens only six connections', async () => {
  const { context } = await stage.visitAs(seller);
  const opened: { page: Page; name: string; answer: Awaited<ReturnType<HeldModel['next']>> }[] = [];
  for (const name of windows) {
    const page = await context.newPage();
    await page.goto(`${stage.url}/chat`);
    await page.getByLabel('Message to the assistant').fill(`Tell me something long, the ${name} time.`);
    await page.keyboard.press('Enter');
    await stopButton(page).waitFor();
    await page.getByText('Connected', { exact: true }).waitFor();
    const answer = await model?.next();
    if (answer === undefined) throw new Error('There is no model.');
    opened.push({ page, name, answer });
  }
  for (const { name, answer } of opened) answer.say(`The words of the ${name} answer. `);
  for (const { page, name } of opened) await page.getByText(`The words of the ${name} answer.`).waitFor();

  // Other requests have their way: another page, a message that waits, a stop.
  const sixth = await context.newPage();
  await openScreen(sixth, stage.url, { path: '/library', shows: /walnut/i });
  const [first, second, third, ...others] = opened;
  const queued = second?.page.waitForResponse((answer) => answer.url().endsWith('/queue') && answer.ok());
  await second?.page.getByLabel('Message to the assistant').fill('And a shorter one.');
  await second?.page.keyboard.press('Enter');
  await queued;
  if (first !== undefined) await stopButton(first.page).click();
  await first?.page.getByText('You stopped this answer.').waitFor();
  await third?.page.close();

  // What is written after all that arrives once, and whole.
  for (const { page, name, answer } of others) {
    answer.say(`The rest of the ${name} answer.`);
    answer.end();
    await page.getByText(`The words of the ${name} answer. The rest of the ${name} answer.`, { exact: true }).waitFor();
    await stopButton(page).waitFor({ state: 'detached' });
  }
  expect(await second?.page.getByText('The words of the second answer.').count()).toBe(1);
});

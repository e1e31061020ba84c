import { expect, it } from 'vitest';
import { complaintsIn, onPhone, twoLooks } from './accessible.ts';
import { phone } from './browser.ts';
import { seller } from './product.ts';
import { openSharedStage } from './stage.ts';

const stage = openSharedStage();

it('a seller schedules a task, runs it now, finds its chat and its e-mail, and deletes it', async () => {
  const { page, errors } = await stage.visitAs(seller, { reducedMotion: 'reduce', timezoneId: 'Europe/Berlin' });
  await page.goto(`${stage.url}/tasks`);
  await page.getByRole('button', { name: 'Schedule a task' }).first().click();
  const form = page.getByRole('dialog', { name: 'Schedule a task' });
  await form.getByLabel('Title').fill('Weekly look');
  await form.getByLabel('What should the assistant do?').fill('List my cards');
  await form.getByText(/^Next runs: Mon, /).waitFor();
  expect(await form.getByLabel('Time zone').inputValue()).toBe('Europe/Berlin');
  // The field with pills shows where the keyboard is, as all others do.
  const cards = form.getByRole('combobox', { name: 'Cards' });
  await cards.focus();
  const frame = cards.locator('xpath=ancestor::*[contains(@class, "mantine-Input-input")][1]');
  expect(await frame.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await form.getByLabel('Title').focus();
  const schedule = form.getByRole('button', { name: 'Schedule', exact: true });
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1_440, height: 560 });
  // However long the form is, nobody scrolls for its buttons.
  await expect
    .poll(() => schedule.evaluate((button) => button.getBoundingClientRect().bottom <= window.innerHeight))
    .toBe(true);
  if (size !== null) await page.setViewportSize(size);
  await schedule.click();

  const item = page.getByRole('listitem').filter({ hasText: 'Weekly look' });
  await item.getByText(/Every Monday at 09:00 \(Europe\/Berlin\)/).waitFor();
  await item.getByRole('button', { name: 'Run Weekly look now' }).click();
  await item.getByText('Done', { exact: true }).first().waitFor();
  await item.getByRole('button', { name: 'Show its runs' }).click();
  await item.getByRole('list', { name: 'Runs of Weekly look' }).getByText('Started by you').waitFor();
  const mails = async () =>
    (await (await fetch(`${stage.url}/dev/outbox.json`)).json()) as { to: string; subject: string }[];
  await expect
    .poll(async () => (await mails()).filter(({ subject }) => subject === '“Weekly look” is done').length)
    .toBe(1);

  // On a phone the same things are in reach, and nothing sticks out of its sides.
  await page.setViewportSize(phone);
  await item.getByRole('button', { name: 'Edit Weekly look' }).click();
  const edit = page.getByRole('dialog', { name: 'Change the task' });
  await edit.getByLabel('Title', { exact: true }).waitFor();
  expect(await complaintsIn(page, 'a task on a phone', onPhone(twoLooks))).toEqual([]);
  // The key that asks for the question does not answer it, too.
  await edit.getByLabel('Title', { exact: true }).fill('Daily look');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you wrote?' });
  await question.getByRole('button', { name: 'Go on writing' }).waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(/^You changed .*Weekly look.* and have not saved it/).waitFor();
  await page.getByRole('button', { name: 'Go on writing' }).click();
  expect(await edit.getByLabel('Title', { exact: true }).inputValue()).toBe('Daily look');
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await item.getByRole('button', { name: 'Delete Weekly look' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await item.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectSignedOut } from './accounts.ts';
import { hasFocus, phone, untilTakenOver } from './browser.ts';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** How the control and the boxes around it look: the mark of the focus may be on any of them. */
const marksOf = (target: Locator) =>
  target.evaluate((element) => {
    const found: string[] = [];
    for (let node: Element | null = element; node !== null && found.length < 4; node = node.parentElement) {
      const { outline, boxShadow, borderColor } = getComputedStyle(node);
      found.push(`${outline} ${boxShadow} ${borderColor}`);
    }
    return found.join('\n');
  });

/** Presses Tab until the element with this role and name has the focus, and checks that the focus can be seen. */
async function tabTo(page: Page, role: 'textbox' | 'button' | 'link', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await target.waitFor();
  // What has the focus from the start is left for a moment, to see how it looks without.
  const startsFocused = await hasFocus(target);
  if (startsFocused) await target.blur();
  const plain = await marksOf(target);
  if (startsFocused) await target.focus();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(target)) {
      await expect.poll(() => marksOf(target), { message: `${name} shows its focus` }).not.toBe(plain);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${role} ${name}`);
}

test('on a phone, in the dark, with the keyboard alone: sign in, improve a card, export it, sign out', async () => {
  const { page, errors } = await stage.visit({ viewport: phone, colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto(`${stage.url}/auth/login`);
  await untilTakenOver(page);
  await tabTo(page, 'textbox', 'E-mail');
  await page.keyboard.type(seller.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(seller.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/chat');

  await tabTo(page, 'textbox', 'Message to the assistant');
  await page.keyboard.type('List my cards');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/chat\/[0-9a-f-]+$/);
  await page.getByRole('button', { name: 'Stop the answer' }).waitFor({ state: 'detached' });
  await page
    .getByText(/walnut/i)
    .first()
    .waitFor();

  await page.goto(`${stage.url}/library`);
  await tabTo(page, 'link', /walnut/i);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/library\/[0-9a-f-]+/);
  await tabTo(page, 'button', 'Improve the listing');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Export');
  await page.keyboard.press('Enter');
  const formats = page.getByRole('dialog').getByRole('radio');
  await expect.poll(() => hasFocus(formats.first())).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => formats.nth(1).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText('Export ready').waitFor();

  // Nothing sticks out of the narrow screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tabTo(page, 'button', /^Your account/);
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect.poll(() => hasFocus(items.first())).toBe(true);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => hasFocus(page.getByRole('menuitem', { name: 'Logout' }))).toBe(true);
  await page.keyboard.press('Enter');
  await expectSignedOut(page, stage.url);
  await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
  expect(errors).toEqual([]);
});

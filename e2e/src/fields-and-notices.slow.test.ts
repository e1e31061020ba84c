import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { hasFocus, phone } from './browser.ts';
import { seller } from './product.ts';
import { openScreen, press } from './screens.ts';
import { tryLogIn } from './sign-in.ts';
import { openStage } from './stage.ts';

const stage = openStage();

it('shows a suggestion in a field with an error in the colour of suggestions', async () => {
  const { page } = await stage.visitAs(seller);
  await openScreen(page, stage.url, { path: '/add-product?from=text', shows: 'Saved page or text of the listing' });
  const box = page.getByLabel('Saved page or text of the listing');
  const colour = () => box.evaluate((element) => getComputedStyle(element, '::placeholder').color);
  const before = await colour();
  await page.getByRole('main').locator('button[type=submit]').click();
  await page.getByText('Please paste the page or the text').waitFor();
  expect(await colour()).toBe(before);
});

it('keeps notices at the foot of a phone where there is no message box', async () => {
  const { page } = await stage.visitAs(seller, { viewport: phone, reducedMotion: 'reduce' });
  await page.route(/ExportDialog/, (route) => route.abort());
  await openScreen(page, stage.url, { path: '/library', shows: /walnut/i });
  await page.getByRole('checkbox').first().check();
  await press('Export')(page);
  const notice = page.locator('.mantine-Notification-root');
  await notice.waitFor();
  await expect
    .poll(async () => {
      const box = await notice.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeGreaterThan(phone.height - 48);
});

it('keeps notices, and what has the focus, off the title and the buttons of a form that fills a phone', async () => {
  const { page } = await stage.visitAs(seller, { viewport: phone, reducedMotion: 'reduce' });
  await openScreen(page, stage.url, { path: '/library', shows: /walnut/i });
  await page.getByRole('checkbox').first().check();
  await press('Export')(page);
  const dialog = page.getByRole('dialog');
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByText('Export ready').waitFor();
  await press('Export')(page);
  await cancel.waitFor();
  /** Pixels from the lower edge of the element to the upper one of the buttons. */
  const above = async (element: Locator) => {
    const [box, button] = [await element.boundingBox(), await cancel.boundingBox()];
    return (button?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
  };
  await expect.poll(() => above(page.locator('.mantine-Notification-root'))).toBeGreaterThan(0);

  await openScreen(page, stage.url, { path: '/tasks', shows: 'Nothing is scheduled' });
  await press('Schedule a task')(page);
  await dialog.getByLabel('Time zone').focus();
  await page.keyboard.press('Tab');
  const toggle = dialog.getByRole('switch');
  await expect.poll(() => hasFocus(toggle)).toBe(true);
  expect(await above(toggle)).toBeGreaterThan(0);

  // From the end of the form the keyboard comes to its beginning, which must not stay behind the title.
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  const first = dialog.getByLabel('Title', { exact: true });
  await expect.poll(() => hasFocus(first)).toBe(true);
  const [field, head] = [await first.boundingBox(), await dialog.locator('header').boundingBox()];
  expect(field?.y).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0));
});

it('turns in the middle of the pressed button while it waits, also for those who want no motion', async () => {
  const { page } = await stage.visit({ reducedMotion: 'reduce' });
  await page.route('**/api/auth/login', () => undefined);
  await tryLogIn(page, stage.url, seller);
  const middleOf = async (place: Locator) => {
    const box = await place.boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2].map(Math.round);
  };
  const button = page.locator('button[type=submit]');
  expect(await middleOf(button.locator('.mantine-Button-loader'))).toEqual(await middleOf(button));
});

/** How much the line of the first element stands out from what it surrounds (WCAG 2.2, 1.4.11). */
const contrastOfLine = (place: Locator): Promise<number> =>
  place.first().evaluate((element) => {
    const luminance = (colour: string) => {
      const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
      const [red = 0, green = 0, blue = 0] = parts.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const { borderColor, backgroundColor } = getComputedStyle(element);
    const [darker = 0, lighter = 0] = [luminance(borderColor), luminance(backgroundColor)].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  });

it.each(['light', 'dark'] as const)(
  'shows where a card is chosen and where one can write, on %s pages',
  async (colorScheme) => {
    const { page } = await stage.visitAs(seller, { colorScheme });
    await openScreen(page, stage.url, { path: '/library', shows: /walnut/i });
    for (const role of ['checkbox', 'searchbox', 'combobox'] as const)
      expect(await contrastOfLine(page.getByRole(role)), role).toBeGreaterThan(3);
  },
);

it('gives buttons, and links that stand alone, the height that a pointer needs', async () => {
  const { page } = await stage.visitAs(seller);
  const tooLow = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '.lone-link, summary, .mantine-Button-root, button.mantine-Anchor-root, [class*="CloseButton"], [class*="ClearButton"]',
        ),
      ]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 24)
        .map((element) => element.textContent),
    );
  await openScreen(page, stage.url, { path: '/pricing', shows: 'Contact us' });
  expect(await tooLow()).toEqual([]);
  await openScreen(page, stage.url, { path: '/library?sort=title', shows: /walnut/i });
  await page
    .getByRole('link', { name: /walnut/i })
    .first()
    .click();
  await page.getByRole('heading', { name: /^Images/ }).waitFor();
  expect(await tooLow()).toEqual([]);
});

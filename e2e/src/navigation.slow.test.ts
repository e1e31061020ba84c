import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signedInApi } from './api.ts';
import { hasFocus, phone, untilTakenOver } from './browser.ts';
import { seller } from './product.ts';
import { openStage } from './stage.ts';

const stage = openStage();

const scrolled = (page: Page) => page.evaluate(() => document.querySelector('main')?.scrollTop ?? 0);
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.closest('main') !== null}`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

describe('moving between the signed-in pages', () => {
  test('a new page begins at the top with the focus in it; Back returns to where the reader was', async () => {
    const { page, errors } = await stage.visitAs(seller, { viewport: { width: 1440, height: 500 } });
    await page.goto(`${stage.url}/profile`);
    await page.getByText('Public cases').waitFor();
    await page.evaluate(() => document.querySelector('main')?.scrollTo(0, 250));
    await expect.poll(() => scrolled(page)).toBe(250);

    await page.getByRole('link', { name: 'Exports' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Exports');
    expect(await scrolled(page)).toBe(0);
    await expect.poll(() => focused(page)).toBe('MAIN true');

    await page.goBack();
    await heading(page, 'Profile');
    await expect.poll(() => scrolled(page)).toBe(250);
    await page.reload();
    await page.getByText('Public cases').waitFor();
    await expect.poll(() => scrolled(page)).toBe(250);
    await page.goForward();
    await heading(page, 'Exports');
    expect(await scrolled(page)).toBe(0);
    expect(errors).toEqual([]);
  });

  test('the user menu and the drawer of a phone lead on too', async () => {
    const { page } = await stage.visitAs(seller, { viewport: phone });
    await page.goto(`${stage.url}/chat`);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Exports' }).click();
    await heading(page, 'Exports');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('MAIN true');

    await page.getByRole('button', { name: 'Your account' }).focus();
    await page.keyboard.press('Enter');
    const first = page.getByRole('menuitem', { name: /demo@/ });
    await expect.poll(() => hasFocus(first)).toBe(true);
    await page.keyboard.press('Enter');
    await heading(page, 'Profile');
    await expect.poll(() => focused(page)).toBe('MAIN true');

    // Escape gives the focus back to the button that opened the drawer.
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(opener)).toBe(true);
  });

  test('Escape closes what the drawer has opened over itself, then the drawer', async () => {
    const { page } = await stage.visitAs(seller, { viewport: phone });
    await signedInApi(stage.url).then((api) => api.post('/chats', { title: 'My cards' }));
    await page.goto(`${stage.url}/exports`);
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.click();
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete the chat “My cards”' });
    await remove.click();
    const question = page.getByRole('dialog', { name: 'Delete this chat?' });
    await expect.poll(() => hasFocus(question.getByRole('button', { name: 'Cancel' }))).toBe(true);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(remove)).toBe(true);

    const support = page.getByRole('dialog').getByRole('button', { name: 'Support' });
    await support.click();
    const mail = page.getByRole('menuitem', { name: 'E-mail support' });
    await mail.waitFor();
    await page.keyboard.press('Escape');
    await mail.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(support)).toBe(true);

    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(opener)).toBe(true);
  });

  test('the support of the user menu opens by tap and by Enter; the left arrow leads back', async () => {
    const { page, errors } = await stage.visitAs(seller, { viewport: phone, hasTouch: true, isMobile: true });
    await page.goto(`${stage.url}/profile`);
    const menu = page.getByRole('button', { name: 'Your account' });
    const support = page.getByRole('menuitem', { name: 'Support', exact: true });
    const mail = page.getByRole('menuitem', { name: 'E-mail support' });
    await menu.tap();
    await support.tap();
    await mail.waitFor();
    const box = await mail.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
    await support.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(menu)).toBe(true);

    await page.keyboard.press('Enter');
    await support.waitFor();
    await support.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(mail)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await mail.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(support)).toBe(true);
    expect(errors).toEqual([]);
  });

  test('Back leads past the page that a guard has sent away from', async () => {
    const { page } = await stage.visitAs(seller);
    await page.goto(`${stage.url}/library`);
    await heading(page, 'My Library');
    for (const address of ['/', '/auth/login']) {
      await page.goto(`${stage.url}${address}`);
      await page.waitForURL('**/chat');
      await page.goBack();
      await page.waitForURL('**/library');
    }
  });

  test('a page whose code cannot be loaded says so and has a way out', async () => {
    const { context, page } = await stage.visitAs(seller);
    // It would also reload by itself, and the button be gone before it is pressed.
    await page.addInitScript(() =>
      Object.defineProperty(window, 'reloadWhenBack', { get: () => undefined, set: () => {} }),
    );
    await context.route('**/assets/ProfilePage-*.js', (route) => route.abort());
    await page.goto(`${stage.url}/chat`);
    await untilTakenOver(page);
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await heading(page, 'This page could not be loaded');
    await context.unroute('**/assets/ProfilePage-*.js');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await heading(page, 'Profile');
  });
});

describe('moving between the public pages', () => {
  test('the focus goes to the heading; a link with a hash leads to the part it names', async () => {
    const { page, errors } = await stage.visit();
    await page.goto(`${stage.url}/terms`);
    await untilTakenOver(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await page.waitForURL('**/about');
    await expect.poll(() => focused(page)).toBe('H1 true');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Company' }).click();
    await page.waitForURL('**/about#offices');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('offices');
    expect(errors).toEqual([]);
  });

  test('the first stop of the keyboard leads past the frame', async () => {
    const { page } = await stage.visit();
    await page.goto(`${stage.url}/pricing`);
    // Before the app has taken over, the link is an ordinary one and adds its hash.
    await untilTakenOver(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('MAIN true');
    expect(page.url()).toBe(`${stage.url}/pricing`);
  });

  test.each(['/nowhere', '/library/1/2', '/exports/nothing', '/404'])('%s is not found', async (address) => {
    const { page } = await stage.visit();
    await page.goto(`${stage.url}${address}`);
    await untilTakenOver(page);
    await heading(page, 'Page not found');
    expect(await page.title()).toBe('Page not found · Cardwright');
    await page.getByRole('link', { name: 'Learn More' }).click();
    await page.waitForURL('**/about');
    await page.goBack();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.waitForURL(`${stage.url}/`);
  });
});

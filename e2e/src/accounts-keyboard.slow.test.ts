import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectSignedOut, firstPassword, newAccount, resetLink, secondPassword } from './accounts.ts';
import { hasFocus, untilTakenOver } from './browser.ts';
import { linkTo, subjects } from './outbox.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** Goes on with the Tab key, as far as a person might. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < 25; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${target}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** A page where the app has taken over from the page that the server sent. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilTakenOver(page);
}

/** The text that a screen reader reads with an input. */
const descriptionOf = (input: Locator) =>
  input.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** Submits a form with nothing in it: every field says what is wrong, and the first has the focus. */
async function expectErrors(page: Page, submit: string, errors: Record<string, string>): Promise<void> {
  await press(page, page.getByRole('button', { name: submit, exact: true }));
  const inputs = Object.keys(errors).map((label) => page.getByLabel(label, { exact: true }));
  for (const [index, sentence] of Object.values(errors).entries()) {
    const input = inputs[index] as Locator;
    await expect.poll(() => descriptionOf(input)).toContain(sentence);
    expect(await input.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByText(sentence, { exact: true }).first().getAttribute('aria-live')).toBe('polite');
  }
  await expect.poll(() => hasFocus(inputs[0] as Locator)).toBe(true);
}

/** Writes into inputs one after the other, reached by the Tab key, and sends the form with Enter. */
async function fillAndSend(page: Page, entries: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(entries)) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

/** What has taken the place of a form is read out: its heading has the focus. */
async function expectHeading(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name });
  await heading.waitFor();
  await expect.poll(() => hasFocus(heading)).toBe(true);
}

test('registration, activation and login need no mouse and say what is wrong', async () => {
  const email = 'keys@seller.test';
  const { page, errors } = await stage.visit();
  await open(page, `${stage.url}/auth/registration`);
  await expectErrors(page, 'Create account', {
    'E-mail': 'Please enter a valid email address',
    Password: 'Please enter a password',
    'Confirm password': 'Please confirm your password',
  });
  await fillAndSend(page, { 'E-mail': email, Password: firstPassword, 'Confirm password': 'something else' });
  await expect.poll(() => descriptionOf(page.getByLabel('Confirm password'))).toContain('The passwords do not match');
  await expect.poll(() => hasFocus(page.getByLabel('Confirm password'))).toBe(true);
  await fillAndSend(page, { 'Confirm password': firstPassword });
  await expectHeading(page, 'Check your e-mail');

  await page.goto(await linkTo(stage.url, email, subjects.activation));
  await expectHeading(page, 'Your account is active');
  await press(page, page.getByRole('link', { name: 'Go to Login' }));
  await page.waitForURL('**/auth/login');
  await expectErrors(page, 'Sign in', {
    'E-mail': 'Please enter a valid email address',
    Password: 'Please enter a password',
  });
  await fillAndSend(page, { 'E-mail': email, Password: 'not the password' });
  await page.getByRole('alert').getByText('Invalid email or password.').waitFor();
  // The focus is still in the form: the next try needs no way back to it.
  await fillAndSend(page, { Password: firstPassword });
  await page.waitForURL('**/chat');
  expect(errors).toEqual([]);
});

test('a new password and a new activation link need no mouse', async () => {
  const email = 'keys-again@seller.test';
  await newAccount(stage.url, email);
  const { page, errors } = await stage.visit();
  const invalidAddress = { 'E-mail': 'Please enter a valid email address' };
  await open(page, `${stage.url}/auth/reset-password`);
  await expectErrors(page, 'Send the link', invalidAddress);
  await fillAndSend(page, { 'E-mail': 'nobody@seller.test' });
  await expectHeading(page, 'Check your e-mail');

  await open(page, await resetLink(stage.url, email));
  await expectErrors(page, 'Set new password', {
    'New password': 'Please enter a new password',
    'Confirm new password': 'Please confirm your new password',
  });
  await fillAndSend(page, { 'New password': secondPassword, 'Confirm new password': secondPassword });
  await expectHeading(page, 'Your password is changed');

  await page.goto(`${stage.url}/auth/activate?token=made-up`);
  await expectHeading(page, 'This link does not work');
  await expectErrors(page, 'Send a new link', invalidAddress);
  await fillAndSend(page, { 'E-mail': 'nobody@seller.test' });
  await expectHeading(page, 'Check your e-mail');
  expect(errors).toEqual([]);
});

test('the name and the deletion of the account need no mouse', async () => {
  const email = 'keys-only@seller.test';
  const { page, errors } = await stage.visitAs(await newAccount(stage.url, email));
  await open(page, `${stage.url}/profile`);
  await press(page, page.getByRole('link', { name: 'Skip to the content' }));
  await press(page, page.getByRole('button', { name: 'Add a name' }));
  await fillAndSend(page, { Name: 'Ann' });
  await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Change the name' }))).toBe(true);
  await page.getByRole('status').getByText('Your name was saved.').waitFor();

  const deletion = page.getByRole('button', { name: 'Delete my account' });
  await press(page, deletion);
  const entry = page.getByLabel('Your password', { exact: true });
  await expect.poll(() => hasFocus(entry)).toBe(true);
  await page.keyboard.press('Escape');
  await entry.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(deletion)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(entry)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => descriptionOf(entry)).toContain('Please enter your password');
  expect(await entry.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect.poll(() => descriptionOf(entry)).toContain('This is not the password of your account.');
  await expect.poll(() => hasFocus(entry)).toBe(true);
  // A failure leaves the focus where it was pressed.
  const everything = page.getByRole('button', { name: 'Delete everything' });
  await page.route('**/api/users/me', (route) => route.abort(), { times: 1 });
  await press(page, everything);
  await page.getByText('The account could not be deleted. Please try again.').waitFor();
  await expect.poll(() => hasFocus(everything)).toBe(true);
  await fillAndSend(page, { 'Your password': firstPassword });
  await expectSignedOut(page, stage.url);
  expect(errors).toEqual([]);
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPglite } from '../../server/src/db/pglite-database.ts';
import { accountOf, expectSignedOut, newAccount, newUnverified, resetLink, secondPassword } from './accounts.ts';
import { untilTakenOver } from './browser.ts';
import { linkTo, mailTo, readMail, subjects } from './outbox.ts';
import { logIn, tryLogIn } from './sign-in.ts';
import { openStage } from './stage.ts';

const stage = openStage();

async function chooseAnother(page: Page, password = secondPassword): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

const refused = (page: Page) => page.getByRole('heading', { name: 'This link does not work' }).waitFor();

test('a forgotten password is replaced by the link in the e-mail, and every session ends', async () => {
  const email = 'forgetful@seller.test';
  const elsewhere = await stage.visitAs(await newAccount(stage.url, email));
  const { page, errors } = await stage.visit();
  await page.goto(`${stage.url}/auth/login`);
  await untilTakenOver(page);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Reset password' }).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText(`If there is an account for ${email}`).waitFor();

  const mail = await readMail(page, stage.url, email, subjects.reset);
  await mail.getByRole('link', { name: 'Choose a new password' }).click();
  await page.waitForURL('**/auth/reset-password-confirm');
  await chooseAnother(page);
  await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.waitForURL('**/auth/login');
  await tryLogIn(page, stage.url, accountOf(email));
  await page.getByRole('alert').getByText('Invalid email or password.').waitFor();
  await logIn(page, stage.url, accountOf(email, secondPassword));

  await elsewhere.page.goto(`${stage.url}/profile`);
  await expectSignedOut(elsewhere.page, stage.url);
  const notice = await readMail(page, stage.url, email, subjects.changed);
  await notice.getByRole('paragraph').filter({ hasText: 'was changed just now' }).waitFor();
  expect([...errors, ...elsewhere.errors]).toEqual([]);
});

test('an address without an account reads the same notice and gets no e-mail', async () => {
  const { page, errors } = await stage.visit();
  await page.goto(`${stage.url}/auth/reset-password`);
  await page.getByLabel('E-mail').fill('nobody@seller.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('If there is an account for nobody@seller.test').waitFor();
  // The queue sends in order: what was asked for later is there, and the other is not.
  await newUnverified(stage.url, 'later@seller.test');
  await mailTo(stage.url, 'later@seller.test', subjects.activation);
  const mails = await (await fetch(`${stage.url}/dev/outbox.json`)).text();
  expect(mails).not.toContain('nobody@seller.test');
  expect(errors).toEqual([]);
});

describe('a link to reset the password', () => {
  test('works once', async () => {
    const email = 'once@seller.test';
    await newAccount(stage.url, email);
    const link = await resetLink(stage.url, email);
    const { page, errors } = await stage.visit();
    await page.goto(link);
    await chooseAnother(page);
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await page.goto(link);
    await chooseAnother(page, 'a third one, by somebody else');
    await refused(page);
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.waitForURL('**/auth/reset-password');
    await logIn(page, stage.url, accountOf(email, secondPassword));
    expect(errors).toEqual([]);
  });

  test('is refused when it is missing, made up, or meant for an activation', async () => {
    const email = 'mixed-up@seller.test';
    await newUnverified(stage.url, email);
    const activation = await linkTo(stage.url, email, subjects.activation);
    const { page, errors } = await stage.visit();
    const address = `${stage.url}/auth/reset-password-confirm`;
    await page.goto(address);
    await refused(page);
    for (const token of ['made-up', new URL(activation).searchParams.get('token')]) {
      await page.goto(`${address}?token=${token}`);
      await chooseAnother(page);
      await refused(page);
    }
    // The activation's token is still good where it belongs.
    await page.goto(activation);
    await page.getByRole('heading', { name: 'Your account is active' }).waitFor();
    await logIn(page, stage.url, accountOf(email));
    expect(errors).toEqual([]);
  });
});

describe('a link to activate an account', () => {
  test('says when it was used before, and stays with success on a reload', async () => {
    const email = 'reloading@seller.test';
    await newUnverified(stage.url, email);
    const link = await linkTo(stage.url, email, subjects.activation);
    const { page, errors } = await stage.visit();
    await page.goto(link);
    await page.getByRole('heading', { name: 'Your account is active' }).waitFor();
    await page.waitForURL('**/auth/activate');
    await page.reload();
    await page.getByRole('heading', { name: 'Your account is active' }).waitFor();
    await page.goto(link);
    await refused(page);
    await page.getByRole('link', { name: 'Go to Login' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('is refused when it is missing, made up, or meant for a new password', async () => {
    const email = 'the-other-way@seller.test';
    await newAccount(stage.url, email);
    const reset = await resetLink(stage.url, email);
    const { page, errors } = await stage.visit();
    const token = new URL(reset).searchParams.get('token');
    for (const search of ['', '?token=made-up', `?token=${token}`]) {
      await page.goto(`${stage.url}/auth/activate${search}`);
      await refused(page);
    }
    await page.goto(reset);
    await chooseAnother(page);
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    expect(errors).toEqual([]);
  });
});

test('expired links are refused, and a new one is a form away', async () => {
  const [unverified, forgetful] = ['late@seller.test', 'late-too@seller.test'];
  await newUnverified(stage.url, unverified);
  const activation = await linkTo(stage.url, unverified, subjects.activation);
  await newAccount(stage.url, forgetful);
  const reset = await resetLink(stage.url, forgetful);

  await stage.product.stop();
  const database = await openPglite(`${stage.product.dataDir}/database`);
  await database.query("UPDATE account_tokens SET expires_at = now() - interval '1 second'");
  await database.close();
  await stage.startAgain();

  const { page, errors } = await stage.visit();
  await page.goto(reset);
  await chooseAnother(page);
  await refused(page);
  await page.goto(activation);
  await refused(page);
  await page.getByLabel('E-mail').fill(unverified);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await page.getByText(`If ${unverified} still waits for its confirmation`).waitFor();
  await expect.poll(() => linkTo(stage.url, unverified, subjects.activation)).not.toBe(activation);
  await page.goto(await linkTo(stage.url, unverified, subjects.activation));
  await page.getByRole('heading', { name: 'Your account is active' }).waitFor();
  await logIn(page, stage.url, accountOf(unverified));
  expect(errors).toEqual([]);
});

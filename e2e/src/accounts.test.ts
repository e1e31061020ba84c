import { describe, expect, test } from 'vitest';
import {
  accountOf,
  expectSignedOut,
  fillRegistration,
  firstPassword,
  newAccount,
  newUnverified,
  register,
  tokensIn,
} from './accounts.ts';
import { mailsTo, mailTo, readMail, subjects } from './outbox.ts';
import { logIn, submitLogin, tryLogIn } from './sign-in.ts';
import { openSharedStage } from './stage.ts';

const stage = openSharedStage();

test('a seller registers, reads the e-mail, activates, logs in, sees the profile and logs out', async () => {
  const email = 'ann@seller.test';
  const { page, errors } = await stage.visit();
  await register(page, stage.url, email);
  await page.getByText(`We have sent a message to ${email}.`).waitFor();
  await page.getByText('Open the outbox').waitFor();

  const mail = await readMail(page, stage.url, email, subjects.activation);
  await mail.getByRole('link', { name: 'Confirm my address' }).click();
  await page.getByRole('heading', { name: 'Your account is active' }).waitFor();
  // The token is not left in the address or in the history.
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.waitForURL('**/auth/login');
  await submitLogin(page, accountOf(email));
  await page.waitForURL('**/chat');
  expect(await tokensIn(page)).toEqual([expect.stringMatching(/^ey/), expect.stringMatching(/.+/)]);

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: email }).click();
  await page.waitForURL('**/profile');
  const account = page.getByRole('region', { name: 'Account', exact: true });
  await account.getByText(email).waitFor();
  expect(await account.getByText('E-mail verified').locator('xpath=following-sibling::dd').textContent()).toBe('Yes');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expectSignedOut(page, stage.url);
  await page.goto(`${stage.url}/profile`);
  await page.waitForURL('**/auth/login**');
  expect(errors).toEqual([]);
});

test('a known address gets the same notice, and its owner an e-mail that says so', async () => {
  const email = 'known@seller.test';
  await newAccount(stage.url, email);
  const { page, errors } = await stage.visit();
  await register(page, stage.url, email, 'somebody tries another');
  await page.getByText(`We have sent a message to ${email}.`).waitFor();
  const mail = await readMail(page, stage.url, email, subjects.known);
  await mail.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/auth/login');
  // The password is still the owner's.
  await logIn(page, stage.url, accountOf(email));
  expect(errors).toEqual([]);
});

test('a wrong password and an unknown address read the same, and the entries stay', async () => {
  const email = 'forgetful@seller.test';
  await newAccount(stage.url, email);
  const { page, errors } = await stage.visit();
  for (const address of [email, 'nobody@seller.test']) {
    await tryLogIn(page, stage.url, accountOf(address, 'not the password'));
    await page.getByRole('alert').getByText('Invalid email or password.').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(address);
    expect(await tokensIn(page)).toEqual([null, null]);
  }
  expect(errors).toEqual([]);
});

test('before the activation a login says what to do and sends the e-mail again', async () => {
  const email = 'early@seller.test';
  await newUnverified(stage.url, email);
  await mailTo(stage.url, email, subjects.activation);
  const { page, errors } = await stage.visit();
  await tryLogIn(page, stage.url, accountOf(email));
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toMatch(/confirm/i);
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await page.getByRole('status').getByText(`We have sent it again to ${email}.`).waitFor();
  await expect.poll(async () => (await mailsTo(stage.url, email)).length).toBe(2);
  const mail = await readMail(page, stage.url, email, subjects.activation);
  await mail.getByRole('link', { name: 'Confirm my address' }).click();
  await page.getByRole('heading', { name: 'Your account is active' }).waitFor();
  await logIn(page, stage.url, accountOf(email));
  expect(errors).toEqual([]);
});

test('a double click makes one account and one e-mail', async () => {
  const email = 'twice@seller.test';
  const { page, errors } = await stage.visit();
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/register')) requests += 1;
  });
  await page.goto(`${stage.url}/auth/registration`);
  await fillRegistration(page, email, firstPassword);
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  await mailTo(stage.url, email, subjects.activation);
  expect(requests).toBe(1);
  expect(errors).toEqual([]);
});

test('without a network the registration says so, keeps what was typed, and works afterwards', async () => {
  const email = 'offline@seller.test';
  const { context, page, errors } = await stage.visit();
  await page.goto(`${stage.url}/auth/registration`);
  await fillRegistration(page, email, firstPassword);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
  expect(await page.getByLabel('Confirm password').inputValue()).toBe(firstPassword);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  await mailTo(stage.url, email, subjects.activation);
  expect(errors).toEqual([]);
});

test('a locked account says when to try again', async () => {
  const email = 'locked@seller.test';
  await newAccount(stage.url, email);
  for (let tries = 0; tries < 10; tries += 1)
    await fetch(`${stage.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: `guess number ${tries}` }),
    });
  const { page, errors } = await stage.visit();
  await tryLogIn(page, stage.url, accountOf(email));
  await page
    .getByRole('alert')
    .getByText(/Please try again in \d+ minutes\./)
    .waitFor();
  expect(await tokensIn(page)).toEqual([null, null]);
  expect(errors).toEqual([]);
});

describe('the profile', () => {
  test('takes another name, which is there after a reload', async () => {
    const email = 'renamed@seller.test';
    const { page, errors } = await stage.visitAs(await newAccount(stage.url, email));
    await page.goto(`${stage.url}/profile`);
    await page.getByRole('button', { name: 'Add a name' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ann Ågren');
    await page.keyboard.press('Enter');
    await page.getByText('Your name was saved.').waitFor();
    await page.reload();
    await page.getByText('Ann Ågren').waitFor();
    expect(errors).toEqual([]);
  });

  test('deletes the account with its password, and nothing of it is left to sign in to', async () => {
    const email = 'leaving@seller.test';
    const { page, errors } = await stage.visitAs(await newAccount(stage.url, email));
    await page.goto(`${stage.url}/profile`);
    const [accessToken] = await tokensIn(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const entry = dialog.getByLabel('Your password');
    await entry.fill('not the password');
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await dialog.getByText('This is not the password of your account.').waitFor();
    await entry.fill(firstPassword);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expectSignedOut(page, stage.url);
    await page.getByText('Your account is deleted, with everything that was in it.').waitFor();
    const old = await fetch(`${stage.url}/api/users/me`, { headers: { authorization: `Bearer ${accessToken}` } });
    expect(old.status).toBe(401);
    await tryLogIn(page, stage.url, accountOf(email));
    await page.getByRole('alert').getByText('Invalid email or password.').waitFor();
    // The address is free: who registers it starts anew.
    await newAccount(stage.url, email);
    expect(errors).toEqual([]);
  });
});

import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { type OidcPerson, type OidcServer, startOidcServer } from '../../server/src/testing/oidc-server.ts';
import { accountOf, newAccount, newUnverified, tokensIn } from './accounts.ts';
import { logIn, tryLogIn } from './sign-in.ts';
import { openStage } from './stage.ts';

const providerName = 'Harbour ID';
const client = { client_id: 'cards', client_secret: 'the secret of our client' };
let provider: OidcServer;

// Before the stage, so that the product ends first.
afterAll(() => provider?.close());
const stage = openStage(async (port) => {
  const redirect_uris = [`http://127.0.0.1:${port}/auth/oidc/callback`];
  provider = await startOidcServer({ clients: [client], redirect_uris });
  return {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.client_id,
    OIDC_CLIENT_SECRET: client.client_secret,
    OIDC_NAME: providerName,
  };
});

/** Somebody with an account at the provider. */
function person(name: string, claims: Partial<OidcPerson> = {}): { name: string; email: string } {
  const email = `${name}@seller.test`;
  provider.people.set(name, { sub: name, name, email, email_verified: true, ...claims });
  return { name, email };
}

/** From the login page to the provider's page. */
async function leave(page: Page): Promise<void> {
  await page.goto(`${stage.url}/auth/login`);
  await page.getByRole('button', { name: `Continue with ${providerName}` }).click();
}

async function signInThere(page: Page, name: string): Promise<void> {
  await leave(page);
  await page.waitForURL(`${provider.issuer}/interaction/**`);
  await page.getByRole('button', { name, exact: true }).click();
}

/** The address that the provider sends the browser back to, as it is asked for. */
const callbackOf = (page: Page) =>
  page
    .waitForRequest((request) => request.url().startsWith(`${stage.url}/auth/oidc/callback?`))
    .then((request) => request.url());

async function profileIn(page: Page): Promise<{ id: string; email: string; name: string | null }> {
  const [accessToken] = await tokensIn(page);
  const answer = await fetch(`${stage.url}/api/users/me`, { headers: { authorization: `Bearer ${accessToken}` } });
  return (await answer.json()) as { id: string; email: string; name: string | null };
}

const notSignedIn = (page: Page) => page.getByRole('heading', { name: 'You are not signed in' }).waitFor();

test('the first sign-in makes an account, the second finds it, and its owner deletes it by its address', async () => {
  const ada = person('ada');
  const { page, errors } = await stage.visit();
  await signInThere(page, ada.name);
  await page.waitForURL('**/chat');
  const first = await profileIn(page);
  expect(first).toMatchObject({ email: ada.email, name: ada.name });
  await page.goto(`${stage.url}/profile`);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${stage.url}/`);

  // The provider still knows the browser and asks nothing.
  await leave(page);
  await page.waitForURL('**/chat');
  expect((await profileIn(page)).id).toBe(first.id);

  await page.goto(`${stage.url}/profile`);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Type your e-mail address to confirm').fill('other@seller.test');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await dialog.getByText(`Please type ${ada.email}`).waitFor();
  await dialog.getByLabel('Type your e-mail address to confirm').fill(ada.email);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL(`${stage.url}/`);
  await leave(page);
  await page.waitForURL('**/chat');
  expect((await profileIn(page)).id).not.toBe(first.id);
  expect(errors).toEqual([]);
});

test('joins the account with the same confirmed address, whose password goes on working', async () => {
  const ben = person('ben');
  await newAccount(stage.url, ben.email);
  const { page, errors } = await stage.visit();
  await signInThere(page, ben.name);
  await page.waitForURL('**/chat');
  const { id } = await profileIn(page);
  const withPassword = await stage.visit();
  await logIn(withPassword.page, stage.url, accountOf(ben.email));
  expect((await profileIn(withPassword.page)).id).toBe(id);
  expect([...errors, ...withPassword.errors]).toEqual([]);
});

test('is refused while the address is confirmed on one side only', async () => {
  const cleo = person('cleo');
  await newUnverified(stage.url, cleo.email);
  const dora = person('dora', { email_verified: false });
  for (const [{ name }, sentence] of [
    [cleo, /There is an account with your e-mail address, and the address has not been confirmed yet/],
    [dora, `${providerName} has not verified your e-mail address`],
  ] as const) {
    const { page, errors } = await stage.visit();
    await signInThere(page, name);
    await notSignedIn(page);
    await page.getByRole('alert').getByText(sentence).waitFor();
    expect(await tokensIn(page)).toEqual([null, null]);
    expect(errors).toEqual([]);
  }
});

test("somebody else's sign-in cannot be slipped in, and one that was used counts no more", async () => {
  const eve = person('eve');
  const own = await stage.visit();
  const callback = callbackOf(own.page);
  // Held back, so that its code is still good.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await own.context.route('**/api/auth/social/oidc/callback', async (route) => {
    await held;
    await route.continue();
  });
  await signInThere(own.page, eve.name);
  const address = await callback;

  const victim = await stage.visit();
  await victim.page.goto(address);
  await notSignedIn(victim.page);
  await victim.page.getByRole('alert').getByText('This sign-in was not started in this browser tab').waitFor();
  expect(await tokensIn(victim.page)).toEqual([null, null]);
  expect(new URL(victim.page.url()).search).toBe('');
  letGo();
  await own.page.waitForURL('**/chat');
  expect((await profileIn(own.page)).email).toBe(eve.email);

  await own.page.goto(`${stage.url}/profile`);
  await own.page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await own.page.waitForURL(`${stage.url}/`);
  await own.page.goto(address);
  await notSignedIn(own.page);
  await own.page.getByRole('alert').getByText('or it was already used').waitFor();
  // Nor does the server take it, when the browser is made to ask.
  const { searchParams } = new URL(address);
  const answer = await fetch(`${stage.url}/api/auth/social/oidc/callback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: searchParams.get('code'), state: searchParams.get('state') }),
  });
  expect(await answer.json()).toMatchObject({ code: 'invalid_token' });
  expect(await tokensIn(own.page)).toEqual([null, null]);
  expect([...own.errors, ...victim.errors]).toEqual([]);
});

test('who turns back at the provider is told that nothing has changed, and may start again', async () => {
  const finn = person('finn');
  const { page, errors } = await stage.visit();
  await leave(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await notSignedIn(page);
  await page.getByText('You cancelled the sign-in. Nothing has changed.').waitFor();
  expect(await tokensIn(page)).toEqual([null, null]);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByRole('button', { name: `Continue with ${providerName}` }).click();
  await page.getByRole('button', { name: finn.name, exact: true }).click();
  await page.waitForURL('**/chat');
  // There is no password that would open it.
  await page.goto(`${stage.url}/profile`);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${stage.url}/`);
  await tryLogIn(page, stage.url, accountOf(finn.email, 'any password at all'));
  await page.getByRole('alert').getByText('Invalid email or password.').waitFor();
  expect(errors).toEqual([]);
});

import type { Card } from '@cardwright/contract/cards';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listingWith } from './api.ts';
import { openBillingStage } from './billing-stage.ts';

const stage = openBillingStage({ credits: 5, daily_credits: 10, image_credits: 1, scoring_credits: 1 });
const dayMs = 24 * 3_600_000;

const planCard = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) });
const subscriptionBlock = (page: Page) => page.getByRole('region', { name: 'Subscription' });
/** What stands beside a name in the subscription block. */
const fact = (page: Page, name: string) =>
  subscriptionBlock(page).getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]');
const left = (page: Page, feature: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(feature, { exact: true }) });
const ledgerRow = (page: Page, text: string | RegExp) =>
  page.getByRole('table', { name: 'Where my credits went' }).getByRole('row').filter({ hasText: text }).first();

test('a seller upgrades from the pricing page: a declined card and a way back charge nothing, then the plan is there', async () => {
  const { page, errors } = await stage.newPayer();
  await page.goto(`${stage.url}/pricing`);
  await planCard(page, 'Free').getByText('Your plan', { exact: true }).waitFor();
  await planCard(page, 'Plus').getByRole('button', { name: 'Upgrade to Plus' }).click();
  await page.waitForURL('**/sandbox/checkout/**');
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('The card was declined. Nothing was charged.');
  await page.getByRole('button', { name: 'Go back without paying' }).click();
  await page.waitForURL('**/checkout/return**');
  await page.getByRole('heading', { name: 'Nothing was paid' }).waitFor();

  await page.getByRole('link', { name: 'See the plans' }).click();
  await planCard(page, 'Plus').getByRole('button', { name: 'Upgrade to Plus' }).click();
  await page.waitForURL('**/sandbox/checkout/**');
  await page.getByRole('button', { name: 'Pay $39' }).click();
  await page.waitForURL('**/checkout/return**');
  await page.getByRole('heading', { name: 'Welcome to Plus' }).waitFor();
  await page.getByText('Image credits: 150').waitFor();
  await page.getByText('Scoring credits: 300').waitFor();

  // Why they came can be read from the profile with one click.
  await page.getByRole('link', { name: 'To my profile' }).click();
  await page.getByRole('link', { name: 'Where my credits went' }).click();
  await page.getByText('Images', { exact: true }).click();
  await expect
    .poll(() => ledgerRow(page, 'Plus plan').textContent())
    .toMatch(/Credits of the month, Plus plan.*\+150Image credits150$/);
  expect(errors).toEqual([]);
});

test('a paid plan is paid annually, made smaller for the end of the period, kept, cancelled and resumed', async () => {
  const payer = await stage.newPayer();
  const { page, errors } = payer;
  await stage.subscribe(payer, 'plus', 'monthly');
  await page.goto(`${stage.url}/profile`);
  await page.getByRole('button', { name: 'Pay annually, save 17%' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change to Plus, billed once a year' });
  await dialog.getByText('The change takes effect at once.').waitFor();
  // A month of $39 was paid this minute, and is taken off the year of $390.
  await dialog.getByRole('button', { name: 'Pay $351 and change' }).click();
  await expect.poll(() => fact(page, 'Billing').textContent()).toBe('Annually');
  expect(await fact(page, 'Period end').textContent()).toBe('10 Nov 2027');

  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await planCard(page, 'Basic').getByRole('button', { name: 'Change to Basic' }).click();
  const smaller = page.getByRole('dialog', { name: 'Change to Basic, billed once a year' });
  await smaller.getByText('The change takes effect on 10 Nov 2027').waitFor();
  await smaller.getByRole('button', { name: 'Change to Basic' }).click();
  await planCard(page, 'Basic').getByText('Begins on 10 Nov 2027').waitFor();
  await planCard(page, 'Plus').getByText('This is your plan now').waitFor();

  await page.goto(`${stage.url}/profile`);
  await page.getByText('Changes to Basic, billed once a year, on 10 Nov 2027').waitFor();
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await page.getByText('Your plan goes on.').waitFor();

  await page.getByRole('button', { name: 'Cancel at period end' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel at period end' }).click();
  await expect.poll(() => fact(page, 'Cancel at period end').textContent()).toBe('Yes');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => fact(page, 'Cancel at period end').textContent()).toBe('No');
  expect(errors).toEqual([]);
});

test('the payment portal shows what happens at the end of the period, and what a failed payment means', async () => {
  const payer = await stage.newPayer();
  const { page, errors } = payer;
  await stage.subscribe(payer, 'plus', 'monthly');
  await payer.call('POST', '/billing/change', { plan_id: 'basic', interval: 'monthly' });
  await page.goto(`${stage.url}/profile`);
  await page.getByRole('button', { name: 'Manage' }).click();
  await page.waitForURL('**/sandbox/portal/**');
  await page.getByRole('button', { name: 'End the paid period now' }).click();
  await page.getByText('Basic, billed each month').waitFor();
  await page.getByRole('button', { name: 'Back to Cardwright' }).click();
  await page.waitForURL('**/profile');
  await expect.poll(() => fact(page, 'Plan').textContent()).toBe('Basic');

  await page.getByRole('button', { name: 'Manage' }).click();
  await page.waitForURL('**/sandbox/portal/**');
  await page.getByRole('button', { name: 'Use a card that is declined' }).click();
  await page.getByText('The test card is declined').waitFor();
  await page.getByRole('button', { name: 'End the paid period now' }).click();
  await page.getByRole('button', { name: 'Pay the open invoice' }).waitFor();
  await page.getByRole('button', { name: 'Back to Cardwright' }).click();
  await page.getByText('Your last payment failed').waitFor();
  await page.getByText(/You keep your plan until/).waitFor();
  expect(errors).toEqual([]);
});

test('credits that are used up: the refusal says what, when and the way on; the ledger tells where they went', async () => {
  const payer = await stage.newPayer();
  const { page, errors } = payer;
  const card = await payer.call<Card>('POST', '/cards', {
    listing: listingWith({ title: 'Steel bottle, 1 l', description: 'A bottle of steel that holds one litre.' }),
  });
  await page.goto(`${stage.url}/library/${card.id}`);
  await page.getByRole('button', { name: 'Score this listing 1 scoring credit' }).click();
  await page.getByText('Scoring credits: 0').waitFor();
  await page.getByLabel('Write and score for').selectOption('etsy');
  await page.getByRole('button', { name: /Score this listing/ }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Not enough scoring credits' });
  await refusal.getByText('1 of 1 used. They come back on 10 Dec 2026', { exact: false }).waitFor();
  await refusal.getByRole('link', { name: 'Upgrade to Basic' }).waitFor();
  await refusal.getByRole('link', { name: 'Where my credits went' }).click();
  await expect
    .poll(() => ledgerRow(page, 'Scoring a listing').textContent())
    .toMatch(/Scoring a listingSteel bottle, 1 l−1Scoring credits0$/);

  // A request takes the 10 of the day; the next finds 5 of the month, and its text is not lost.
  await page.goto(`${stage.url}/chat`);
  await page.getByText('10 credits', { exact: true }).waitFor();
  const box = page.getByLabel('Message to the assistant');
  await box.fill('What can you do?');
  await box.press('Enter');
  await page.waitForURL(/\/chat\/[0-9a-f-]+$/);
  await expect
    .poll(
      async () =>
        (await payer.call<{ usage: Record<string, { used: number }> }>('GET', '/billing/subscription')).usage
          .daily_credits?.used,
    )
    .toBe(10);
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await box.fill('And what else?');
  await box.press('Enter');
  const noCredits = page.getByRole('alert').filter({ hasText: 'Not enough credits' });
  await noCredits.getByRole('link', { name: 'Upgrade to Basic' }).waitFor();
  expect(await box.inputValue()).toBe('And what else?');

  // The last image credit goes by other work; the page hears of it when it is looked at.
  await stage.spend(payer, 'image_credits', 1);
  await page.goto(`${stage.url}/profile`);
  await page.getByText('Image credits: 0').waitFor();
  await left(page, 'Image credits').getByText('0 remaining').waitFor();
  const canUse = await payer.call('GET', '/billing/can-use/image_credits');
  expect(canUse).toMatchObject({ allowed: false, used: 1, limit: 1, upgrade_to: 'basic' });
  expect(errors).toEqual([]);
});

test('an annual plan brings credits each month, and the day its refill', async () => {
  const payer = await stage.newPayer();
  const { page, errors } = payer;
  await stage.subscribe(payer, 'plus', 'annual');
  await stage.spend(payer, 'credits', 800);
  const shows = async (credits: string, daily: string) => {
    await stage.signIn(payer);
    await page.goto(`${stage.url}/profile`);
    await left(page, 'Credits').getByText(`${credits} remaining`).waitFor();
    await left(page, 'Daily credits').getByText(`${daily} remaining`).waitFor();
  };
  await shows('1,300', '0');
  stage.clock.advance(dayMs / 2);
  await shows('1,300', '300');
  stage.clock.advance(30 * dayMs);
  await shows('1,800', '300');
  expect(await fact(page, 'Period end').textContent()).toBe('10 Nov 2027');
  await page.getByRole('link', { name: 'Where my credits went' }).click();
  await page.getByRole('group', { name: 'Show' }).getByText('Credits', { exact: true }).click();
  const months = page.getByRole('row').filter({ hasText: 'Credits of the month, Plus plan' });
  await expect.poll(() => months.count()).toBe(2);
  expect(errors).toEqual([]);
});

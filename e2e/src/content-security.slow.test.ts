import type { Card } from '@cardwright/contract/cards';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { untilSettled } from './accessible.ts';
import { signedInApi } from './api.ts';
import { phone, untilPicturesShown } from './browser.ts';
import { type PolicyWatch, watchPolicy } from './policy.ts';
import { seller } from './product.ts';
import { openScreen, type Screen } from './screens.ts';
import { openStage, type Visitor } from './stage.ts';

const stage = openStage();
let page: Page;
let watched: PolicyWatch;

async function watch(visitor: Visitor): Promise<void> {
  watched = await watchPolicy(visitor);
  page = visitor.page;
}

const library = { path: '/library', shows: /walnut/i };

/** Opens a screen and waits until everything on it has been loaded. */
async function open(screen: Pick<Screen, 'path' | 'shows'>): Promise<void> {
  await openScreen(page, stage.url, screen);
  await untilSettled(page);
  await untilPicturesShown(page);
}

async function expectPeace(where: string): Promise<void> {
  expect({ where, complaints: await watched.complaints() }).toEqual({ where, complaints: [] });
}

// That every screen runs under its policy is part of the accessibility journeys, which open them all.
describe('a guest', () => {
  beforeEach(async () => watch(await stage.visit()));

  it('the page of the API runs under its own policy', async () => {
    await page.goto(`${stage.url}/api/docs/`);
    await page.getByText('/api/billing/plans').first().waitFor();
    await expectPeace('/api/docs/');
  });

  it('what somebody injects does not run', async () => {
    await open({ path: '/about', shows: /./ });
    const ran = await page.evaluate(async () => {
      const outcomes: Record<string, boolean> = {};
      const tried = (name: string, attempt: () => unknown) => {
        try {
          attempt();
          outcomes[name] = (window as unknown as { injected?: boolean }).injected === true;
        } catch {
          outcomes[name] = false;
        }
      };
      tried('inline script', () => {
        const inline = document.createElement('script');
        inline.append('window.injected = true');
        document.head.append(inline);
      });
      tried('markup', () => {
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.injected = true">');
      });
      // In a turn of its own: what a test evaluates itself may always evaluate.
      await new Promise<void>((resolve) =>
        setTimeout(() => {
          tried('evaluation', () => new Function('window.injected = true')());
          resolve();
        }),
      );
      const style = document.createElement('style');
      style.textContent = 'body { outline: 3px solid rgb(1, 2, 3) }';
      document.head.append(style);
      outcomes['style element'] = getComputedStyle(document.body).outlineColor === 'rgb(1, 2, 3)';
      return outcomes;
    });
    expect(ran).toEqual({ 'inline script': false, markup: false, evaluation: false, 'style element': false });
  });
});

describe('signed in', () => {
  beforeEach(async () => watch(await stage.visitAs(seller)));

  it('menus, dialogs, notices and a whole turn of the assistant run under the policy', async () => {
    await open(library);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
    await page.getByText('Export ready').first().waitFor();
    await expectPeace('library');

    await open({ path: '/chat', shows: /./ });
    await page.getByLabel('Message').fill('Score my listings, please');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/chat\/.+/);
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
    await expectPeace('chat');

    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').waitFor();
    await expectPeace('drawer');
  });

  it('styles that depend on the width of the screen work without style elements', async () => {
    await open(library);
    const { items } = await (await signedInApi(stage.url)).get<{ items: { id: string }[] }>('/cards');
    const inFirstRow = () =>
      page.evaluate(
        (ids) => {
          const tops = ids.map((id) => document.querySelector(`a[href="/library/${id}"]`)?.getBoundingClientRect().top);
          return tops.filter((top) => top === tops[0]).length;
        },
        items.map(({ id }) => id),
      );
    expect(await page.locator('style').count()).toBe(0);
    expect(await inFirstRow()).toBe(3);
    await page.setViewportSize(phone);
    await expect.poll(inFirstRow).toBeLessThan(3);
  });

  it("a listing's description with markup is shown as markup, under the rule of trusted types", async () => {
    const api = await signedInApi(stage.url);
    const [card] = (await api.get<{ items: Card[] }>('/cards?limit=1')).items;
    const edit = { listing: { description: '<p>Warm <b>mug</b></p>' }, base_version: card?.current.id };
    await api.patch(`/cards/${card?.id}`, edit);
    await open({ path: `/library/${card?.id}`, shows: 'Warm mug' });
    expect(await page.locator('p b', { hasText: 'mug' }).innerText()).toBe('mug');
    await expectPeace('a description with markup');
  });
});

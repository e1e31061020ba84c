import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { seller } from './product.ts';
import { openDialog, openScreen } from './screens.ts';
import { openStage } from './stage.ts';

const stage = openStage();

const styleOf = (target: Locator, property: 'backgroundColor' | 'outlineStyle' | 'borderTopWidth') =>
  target.evaluate((element, name) => getComputedStyle(element)[name], property);

it('tells in high contrast what is chosen, open or current', async () => {
  const { page } = await stage.visitAs(seller, { forcedColors: 'active' });
  await openScreen(page, stage.url, { path: '/library', shows: /walnut/i });
  const [first, second] = [page.getByRole('checkbox').nth(0), page.getByRole('checkbox').nth(1)];
  await first.check();
  expect(await styleOf(first, 'backgroundColor')).not.toBe(await styleOf(second, 'backgroundColor'));
  const outlineOf = (name: string) => styleOf(page.getByRole('link', { name, exact: true }), 'outlineStyle');
  expect([await outlineOf('Listing Library'), await outlineOf('Exports')]).toEqual(['solid', 'none']);

  await openScreen(page, stage.url, { path: '/search?q=lamp', shows: /\d results?/ });
  const choice = (name: string) => styleOf(page.locator('label', { hasText: name }), 'outlineStyle');
  expect([await choice('Everything'), await choice('Chats')]).toEqual(['solid', 'none']);

  await openScreen(page, stage.url, { path: '/tasks', shows: 'Nothing is scheduled' });
  await openDialog('Schedule a task')(page);
  expect(await styleOf(page.locator('.mantine-Modal-content'), 'borderTopWidth')).toBe('1px');
});

import { readFile } from 'node:fs/promises';
import type { Card } from '@cardwright/contract/cards';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listingWith, signedInApi } from './api.ts';
import { escapeNextDialog, hasFocus, pressUntilSaid } from './browser.ts';
import { seller } from './product.ts';
import { openSharedStage } from './stage.ts';

const stage = openSharedStage();

const listing = listingWith({
  title: 'Norvik Trail Bottle',
  description: 'A steel bottle that keeps drinks cold.',
  brand: 'Norvik',
});

const picture = async (name: string, colour: string, side = 600) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

const scaleOf = (image: Locator) =>
  image.evaluate((element) => new DOMMatrix((element as HTMLElement).style.transform).a);

test('a seller uploads pictures, puts them in order by the keyboard, describes, views, downloads and deletes them', async () => {
  const api = await signedInApi(stage.url);
  const { id } = await api.post<Card>('/cards', { listing, marketplace: 'amazon' });
  const { page, errors } = await stage.visitAs(seller, { acceptDownloads: true });
  await page.goto(`${stage.url}/library/${id}`);
  const gallery = page.getByRole('region', { name: 'Images', exact: true });
  await gallery.getByText('This listing has no images.').waitFor();
  const choose = (files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    page.locator('input[type=file][multiple]').setInputFiles(files);

  // Two that are right, one that is no picture whatever its name says, and one that is too large.
  await choose([
    await picture('white.png', '#ffffff', 1200),
    await picture('blue.png', '#2040a0'),
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from('<svg><script>alert(1)</script></svg>') },
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  const tiles = gallery.getByRole('list', { name: 'Images', exact: true }).getByRole('listitem');
  await expect.poll(() => tiles.count()).toBe(2);
  const failed = gallery.getByRole('list', { name: 'Files on their way' }).getByRole('listitem');
  await failed.filter({ hasText: 'huge.png' }).getByText('File is too large. Maximum size is 10MB').waitFor();
  await failed.filter({ hasText: 'drawing.png' }).getByText('Invalid file type').waitFor();
  await failed.filter({ hasText: 'notes.pdf' }).getByText('Invalid file type').waitFor();
  for (const name of ['huge.png', 'drawing.png', 'notes.pdf'])
    await gallery.getByRole('button', { name: `Dismiss ${name}` }).click();
  await expect.poll(() => failed.count()).toBe(0);
  const [first, second] = (await api.card(id)).images;
  expect([first?.width, second?.width]).toEqual([1200, 600]);

  // What Amazon says of each.
  await gallery.getByText('Amazon about your images').waitFor();
  await gallery.getByText('Show all checks').click();
  await gallery.getByText('100 % of the border is white.').waitFor();

  // A file that is dropped comes behind the others.
  const dropped = (await picture('dropped.png', '#208040')).buffer.toString('base64');
  const transfer = await page.evaluateHandle((base64) => {
    const held = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    held.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
    return held;
  }, dropped);
  for (const type of ['dragenter', 'dragover', 'drop']) await gallery.dispatchEvent(type, { dataTransfer: transfer });
  await expect.poll(() => tiles.count()).toBe(3);

  // Order by the keyboard alone, told as it goes.
  const third = (await api.card(id)).images[2]?.id;
  await gallery.getByRole('button', { name: 'Move image 3' }).focus();
  await pressUntilSaid(page, 'Space', 'Picked up image 3 of 3.');
  await pressUntilSaid(page, 'ArrowLeft', 'Image 3 is now at place 2 of 3.');
  await pressUntilSaid(page, 'ArrowLeft', 'Image 3 is now at place 1 of 3.');
  await page.keyboard.press('Space');
  const ids = async () => (await api.card(id)).images.map((image) => image.id);
  await expect.poll(ids).toEqual([third, first?.id, second?.id]);
  await expect.poll(() => hasFocus(gallery.getByRole('button', { name: 'Move image 1' }))).toBe(true);

  // What it shows, for those who cannot see it.
  await gallery.getByRole('button', { name: 'More for image 1' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Alternative text' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Alternative text of image 1' });
  await dialog.getByLabel('What the image shows').fill('A green bottle');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  expect((await api.card(id)).images[0]?.alt).toBe('A green bottle');

  // Large: next, previous, zoom, download, close.
  await gallery.getByRole('button', { name: 'Open image 1 of 3' }).first().press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Image 1 of 3' });
  await viewer.getByRole('img', { name: 'A green bottle' }).waitFor();
  const shown = page.getByRole('dialog').locator('img').first();
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(shown)).toBe(1.5);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => scaleOf(shown)).toBe(1);
  expect(await hasFocus(page.getByRole('button', { name: 'Zoom out' }))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: 'Image 2 of 3' }).waitFor();
  await page.getByRole('button', { name: 'Next image' }).click();
  await page.getByRole('button', { name: 'Next image' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    viewer.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('image-1.webp');
  expect((await sharp(await readFile(await download.path())).metadata()).width).toBe(600);
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  const enlarge = gallery.getByRole('button', { name: 'Open image 1 of 3' }).first();
  await Promise.all([escapeNextDialog(page), enlarge.press('Enter')]);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(enlarge)).toBe(true);

  // Deleted after a question; a failure is told, and nothing is lost.
  const more = gallery.getByRole('button', { name: 'More for image 1' });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(more)).toBe(true);
  await more.press('Enter');
  await Promise.all([escapeNextDialog(page), page.getByRole('menuitem', { name: 'Delete' }).press('Enter')]);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(more)).toBe(true);
  const confirmDelete = async () => {
    await gallery.getByRole('button', { name: 'More for image 1' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the image' }).click();
  };
  await page.route('**/api/cards/*/images/*', (route) => route.abort());
  await confirmDelete();
  await page.getByText('Failed to delete image. Please try again.').waitFor();
  expect(await tiles.count()).toBe(3);
  await page.unroute('**/api/cards/*/images/*');
  await confirmDelete();
  await expect.poll(() => tiles.count()).toBe(2);
  expect(await ids()).toEqual([first?.id, second?.id]);
  expect(errors).toEqual([]);
});

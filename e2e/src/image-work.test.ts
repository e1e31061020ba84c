import type { Card } from '@cardwright/contract/cards';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { complaintsIn, onPhone, twoLooks } from './accessible.ts';
import { listingWith, signedInApi } from './api.ts';
import { hasFocus, phone } from './browser.ts';
import { seller } from './product.ts';
import { openSharedStage } from './stage.ts';

const stage = openSharedStage();

/** A drawn bottle on grey, wider than high. */
const photograph = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="100%" height="100%" fill="#dcdcda"/>
      <rect x="310" y="120" width="180" height="380" rx="30" fill="#27506b"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

test('a seller makes the main picture white and square from the gallery, and another in the chat', async () => {
  const api = await signedInApi(stage.url);
  const left = async () => {
    const { usage } = await api.get<{ usage: Record<string, { used: number }> }>('/billing/subscription');
    return usage.image_credits?.used ?? 0;
  };
  const specifications = [{ name: 'Height', value: '25 cm' }];
  const { id } = await api.post<Card>('/cards', {
    listing: listingWith({ title: 'Norvik Trail Bottle', brand: 'Norvik', specifications }),
    marketplace: 'amazon',
  });
  const before = await left();
  const { page, errors } = await stage.visitAs(seller);
  await page.goto(`${stage.url}/library/${id}`);
  const gallery = page.getByRole('region', { name: 'Images', exact: true });
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'bottle.png', mimeType: 'image/png', buffer: await photograph() });
  await gallery.getByRole('button', { name: 'More for image 1' }).click();
  await page.getByRole('menuitem', { name: 'Edit picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit image 1' });
  // The keyboard begins with the first choice, not with the way out.
  await expect.poll(() => hasFocus(dialog.getByRole('checkbox', { name: 'White background' }))).toBe(true);
  await page.keyboard.press('Space');
  await dialog.getByRole('checkbox', { name: 'Square' }).check();
  const start = dialog.getByRole('button', { name: 'Edit the image 2 image credits' });
  await page.route('**/api/images/edit', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await start.press('Enter');
  await dialog.getByRole('alert').waitFor();
  // The keyboard is where it was, with what was chosen.
  await expect.poll(() => hasFocus(start)).toBe(true);
  await start.click();

  // Before and after stand beside each other, also after a reload.
  await gallery.getByText('2 image credits used').waitFor();
  await page.reload();
  await gallery.getByText('White background, Square').waitFor();
  await gallery.getByRole('button', { name: 'Compare larger: After' }).waitFor();
  await page.setViewportSize(phone);
  // Between its two buttons a picture in the row can still be seen.
  const tile = await gallery
    .getByRole('button', { name: 'More for image 1' })
    .locator('xpath=ancestor::li[1]')
    .boundingBox();
  expect(tile?.width).toBeGreaterThan(120);
  await gallery.getByRole('button', { name: 'Use as main picture' }).scrollIntoViewIfNeeded();
  expect(await complaintsIn(page, 'edited images on a phone', onPhone(twoLooks))).toEqual([]);
  await gallery.getByRole('button', { name: 'More for image 1' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
  expect(await complaintsIn(page, 'the menu of a picture', onPhone(twoLooks))).toEqual([]);
  await page.keyboard.press('Escape');
  await gallery.getByRole('button', { name: 'Use as main picture' }).click();
  await expect
    .poll(async () => (await api.card(id)).images.map(({ origin }) => origin))
    .toEqual(['assistant', 'upload']);
  const [main] = (await api.card(id)).images;
  expect(main?.width).toBe(main?.height);
  expect(main?.measures?.white_share).toBe(1);
  expect(await left()).toBe(before + 2);

  // The photograph, which is the second image now, in the chat.
  await page.goto(`${stage.url}/chat?card=${id}`);
  await page.getByLabel('Message to the assistant').fill('Make image 2 white and square');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/chat\/[0-9a-f-]+$/);
  const answer = page.getByRole('list', { name: 'Conversation' }).getByRole('listitem').nth(1);
  await answer.getByRole('button', { name: 'Add to gallery' }).click();
  await expect.poll(async () => (await api.card(id)).images.length).toBe(3);
  const added = (await api.card(id)).images.at(-1);
  expect([added?.origin, added?.width === added?.height, added?.measures?.white_share]).toEqual(['assistant', true, 1]);
  expect(await left()).toBe(before + 4);
  expect(errors).toEqual([]);
});

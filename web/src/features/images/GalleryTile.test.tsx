import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { EditableGallery } from './EditableGallery.tsx';
import { sampleImage as image } from './testing/sample-image.ts';

afterEach(cleanup);

it.each([
  ['More for image 2', 'View'],
  ['More for image 2', 'Edit picture'],
  ['More for image 2', 'Alternative text'],
  ['More for image 2', 'Delete'],
  ['Make an image', 'Picture from your words'],
])('the dialog of the menu %j, %j, gives the focus back to the menu', async (menu, item) => {
  const api = fakeApi(({ path }) =>
    json(path.endsWith('/edits') ? { items: [], can_generate: true } : { images: [], rules_checked_on: '2026-03-01' }),
  );
  const images = [image('a'), image('b')];
  await renderApp(<EditableGallery cardId="card" images={images} marketplace="amazon" />, testServices(api));
  const user = userEvent.setup();
  const button = await screen.findByRole('button', { name: new RegExp(menu) });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(item) }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

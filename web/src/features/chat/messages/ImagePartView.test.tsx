import type { ImagePart } from '@cardwright/contract/chats';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../../testing/fake-api.ts';
import { renderApp, testServices } from '../../../testing/render-app.tsx';
import { ImagePartView } from './ImagePartView.tsx';

afterEach(cleanup);

const picture: ImagePart = {
  image_id: 'chart',
  url: '/api/files/images/chart.webp',
  thumbnail_url: '/api/files/images/chart-320.webp',
  width: 1600,
  height: 1600,
  alt: 'Size chart',
  card_id: 'card',
};

async function show(inGallery: string[], image: Partial<ImagePart> = {}) {
  const gallery = inGallery.map((id) => ({ id }));
  const api = fakeApi(({ method }) => {
    if (method === 'POST') gallery.push({ id: 'chart' });
    return json({ id: 'card', images: gallery });
  });
  await renderApp(<ImagePartView image={{ ...picture, ...image }} activeCardId={null} />, testServices(api));
  return { user: userEvent.setup(), posts: () => api.calls.filter(({ method }) => method === 'POST').length };
}

it('puts the picture into the gallery once', async () => {
  const { user, posts } = await show(['front']);
  await user.click(screen.getByRole('button', { name: 'Add to gallery' }));
  await user.click(await screen.findByRole('button', { name: 'Added to gallery' }));
  expect(posts()).toBe(1);
});

it('says that the picture is in the gallery also when it came there before, or by other hands', async () => {
  const { user, posts } = await show(['front', 'chart']);
  await user.click(await screen.findByRole('button', { name: 'Added to gallery' }));
  expect(posts()).toBe(0);
});

it('says that there is no card that could take the picture', async () => {
  const { user, posts } = await show([], { card_id: null });
  await user.click(screen.getByRole('button', { name: 'Add to gallery' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No active card selected.'));
  expect(posts()).toBe(0);
});

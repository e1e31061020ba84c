import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { AddProductPage } from './AddProductPage.tsx';

afterEach(cleanup);

/** The page, with a product that was sent and has no answer yet. */
async function send() {
  let answer = (_: Response) => {};
  const api = fakeApi(({ method }) =>
    method === 'POST'
      ? new Promise<Response>((resolve) => {
          answer = resolve;
        })
      : json({ plans: [], costs: {} }),
  );
  const pages = (
    <>
      <Link to="/exports">Elsewhere</Link>
      <Routes>
        <Route path="/add-product" element={<AddProductPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  );
  const { router } = await renderApp(pages, testServices(api), '/add-product?from=paste');
  await userEvent.type(screen.getByRole('textbox'), 'A mug');
  await userEvent.click(screen.getByRole('button', { name: 'Add product' }));
  const arrive = async () => {
    answer(json({ id: 'mug', status: 'ready' }, 201));
    await new Promise((done) => setTimeout(done));
  };
  return { arrive, path: () => router.state.location.pathname };
}

it('leads to the card that was made, but nobody who has gone elsewhere meanwhile', async () => {
  const here = await send();
  await here.arrive();
  await expect.poll(here.path).toBe('/library/mug');
  cleanup();
  const elsewhere = await send();
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await elsewhere.arrive();
  await expect.poll(elsewhere.path).toBe('/exports');
});

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
// Loaded before they are opened: on a busy machine that may take longer than a test waits.
import '../../features/search/SearchLauncher.tsx';
import '../../features/search/SearchOverlay.tsx';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { answerFrame, signedInServices } from '../../testing/signed-in.ts';
import { RootLayout } from './RootLayout.tsx';

afterEach(cleanup);

const api = () => fakeApi((call) => answerFrame(call) ?? json({}));
const pages = (
  <Routes>
    <Route element={<RootLayout />}>
      <Route path="*" element={<button type="button">A page</button>} />
    </Route>
  </Routes>
);
const press = () => fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });

it('opens the search for a seller on any page, whatever its layout', async () => {
  const { services, user } = await signedInServices(api());
  await renderApp(pages, services, '/pricing', user);
  await screen.findByText('A page');
  // The launcher comes after the page, and the key is neither lost nor the browser's until then.
  expect(press()).toBe(false);
  await screen.findByRole('combobox');
});

it('leaves the keys of guests alone', async () => {
  await renderApp(pages, testServices(api()), '/pricing');
  await screen.findByText('A page');
  expect(press()).toBe(true);
});

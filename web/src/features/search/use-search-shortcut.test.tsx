import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

afterEach(cleanup);

function Frame() {
  useSearchShortcut();
  return <Outlet />;
}

it('Ctrl+K opens the search, also from a text box', async () => {
  const pages = (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/chat" element={<textarea aria-label="Message" />} />
        <Route path="/search" element={<p>Here</p>} />
      </Route>
    </Routes>
  );
  await renderApp(pages, testServices(fakeApi(() => json({}))), '/chat');
  fireEvent.keyDown(screen.getByLabelText('Message'), { key: 'k', code: 'KeyK', ctrlKey: true });
  expect(await screen.findByText('Here')).toBeTruthy();
});

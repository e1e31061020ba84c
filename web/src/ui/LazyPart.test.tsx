import { Notifications } from '@mantine/notifications';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderApp, testServices } from '../testing/render-app.tsx';
import { LazyPart } from './LazyPart.tsx';
import { lazyPart, loadParts } from './lazy-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const Missing = lazyPart(() => {
  throw new TypeError('Failed to fetch dynamically imported module: /a.js');
});

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <input aria-label="Text" />
      <button type="button" onClick={() => setIsOpen(true)}>
        {isOpen ? 'Opening' : 'Open'}
      </button>
      {isOpen && (
        <LazyPart onMissing={() => setIsOpen(false)}>
          <Missing />
        </LazyPart>
      )}
      <Notifications />
    </>
  );
}

it('leaves the page as it is when the code of a part cannot be fetched', async () => {
  // React tells the console of every error that a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  await renderApp(<Page />, testServices(fakeApi(() => json({}))));
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('Text'), 'kept');
  await person.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByText('This part could not be loaded. Check your connection, then reload the page.');
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('kept');
  expect(screen.getByRole('button', { name: 'Open' })).toBeTruthy();
});

const Dialog = lazyPart(async () => () => <p>Here at once</p>);

it('shows at once what was fetched ahead', async () => {
  await loadParts();
  const view = await renderApp(
    <LazyPart>
      <Dialog />
    </LazyPart>,
    testServices(fakeApi(() => json({}))),
  );
  expect(view.container.textContent).toContain('Here at once');
});

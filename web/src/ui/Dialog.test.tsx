import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, use, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderApp, testServices } from '../testing/render-app.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

/** `isKept`: it stays on the page while it is closed. */
function Opener({ isKept }: { isKept: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <button type="button">Elsewhere</button>
      {(isKept || isOpen) && (
        <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title="A dialog" closeButtonProps={{ title: 'Close' }}>
          <button type="button" data-autofocus>
            Inside
          </button>
        </Dialog>
      )}
    </>
  );
}

const open = async (page: ReactNode) => {
  await renderApp(page, testServices(fakeApi(() => json({}))));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const inside = await screen.findByRole('button', { name: 'Inside' });
  await waitFor(() => expect(document.activeElement).toBe(inside));
  return user;
};

it.each([true, false])('gives the focus back to what opened it; it stays on the page: %s', async (isKept) => {
  const user = await open(<Opener isKept={isKept} />);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
});

it.each([true, false])('leaves the focus where it was put meanwhile; it stays on the page: %s', async (isKept) => {
  await open(<Opener isKept={isKept} />);
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  fireEvent.click(screen.getByTitle('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(elsewhere);
});

const Late = ({ text }: { text: Promise<string> }) => <p>{use(text)}</p>;

function LoadingPage({ text }: { text: Promise<string> }) {
  const [isLoading, setIsLoading] = useState(false);
  return (
    <>
      <Opener isKept />
      <button type="button" onClick={() => setIsLoading(true)}>
        Load
      </button>
      {isLoading && <Late text={text} />}
    </>
  );
}

it('gives the focus back although the page was put away meanwhile, while something of it was loading', async () => {
  let arrive = (_text: string): void => undefined;
  const text = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const user = await open(
    <Suspense fallback="Loading">
      <LoadingPage text={text} />
    </Suspense>,
  );
  // Awaited: of what suspends in a click that is not, React may miss the arrival.
  await act(async () => void fireEvent.click(screen.getByText('Load')));
  await screen.findByText('Loading');
  // As a browser does with what is not shown.
  (document.activeElement as HTMLElement).blur();
  await act(async () => arrive('Here'));
  await screen.findByText('Here');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
});

import { notifications } from '@mantine/notifications';
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { useFileDropGuard } from './use-file-drop-guard.ts';

const taken = vi.fn();
const show = vi.spyOn(notifications, 'show').mockReturnValue('');
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function Page() {
  useFileDropGuard();
  const { handlers } = useFileDrop(taken);
  return (
    <>
      <section {...handlers}>area</section>
      <p>beside</p>
      <input type="file" aria-label="choice" />
    </>
  );
}
const open = async (isSignedIn = true) => {
  const services = testServices(fakeApi(() => json({})));
  if (isSignedIn) services.tokens.save({ access_token: 'a', refresh_token: 'r' });
  await renderApp(<Page />, services);
};
/** Whether the page keeps the browser from doing with it what it would do by itself. */
const keeps = (kind: 'dragOver' | 'drop', element: Element, types: string[]) => {
  const event = createEvent[kind](element, { dataTransfer: { types, files: [] } });
  fireEvent(element, event);
  return event.defaultPrevented;
};

it('keeps the page when files are dropped beside the places for them, and says where these are', async () => {
  await open();
  const beside = screen.getByText('beside');
  expect(keeps('dragOver', beside, ['Files'])).toBe(true);
  expect(show).not.toHaveBeenCalled();
  expect(keeps('drop', beside, ['Files'])).toBe(true);
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'Files cannot be dropped here' }));
});

it('leaves the places for files, the choice of a file and dragged words alone', async () => {
  await open();
  expect(keeps('drop', screen.getByText('area'), ['Files'])).toBe(true);
  expect(taken).toHaveBeenCalledOnce();
  expect(keeps('drop', screen.getByLabelText('choice'), ['Files'])).toBe(false);
  expect(keeps('dragOver', screen.getByText('beside'), ['text/plain'])).toBe(false);
  expect(keeps('drop', screen.getByText('beside'), ['text/plain'])).toBe(false);
  expect(show).not.toHaveBeenCalled();
});

it('keeps a guest’s page without a word', async () => {
  await open(false);
  expect(keeps('drop', screen.getByText('beside'), ['Files'])).toBe(true);
  expect(show).not.toHaveBeenCalled();
});

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryKeys } from '../../lib/query-keys.ts';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderApp, testServices } from '../../testing/render-app.tsx';
import { ShareControl } from './ShareControl.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const address = `${window.location.origin}/case/c1`;
const open = async (caseId: string | null, respond: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi(respond);
  const view = await renderApp(<ShareControl cardId="7" caseId={caseId} />, testServices(api));
  view.queryClient.setQueryData(queryKeys.card('7'), { id: '7', case_id: caseId });
  const caseOfCard = () => view.queryClient.getQueryData<{ case_id: string | null }>(queryKeys.card('7'))?.case_id;
  fireEvent.click(screen.getByRole('button', { name: caseId === null ? 'Share' : 'Shared' }));
  await screen.findByRole('dialog');
  return { api, caseOfCard };
};
const stubClipboard = (writeText: Clipboard['writeText']) =>
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

interface PageControls {
  setCaseId(caseId: string | null): void;
}

function Page({ controls }: { controls: PageControls }) {
  const [caseId, setCaseId] = useState<string | null>(null);
  controls.setCaseId = setCaseId;
  return <ShareControl cardId="7" caseId={caseId} />;
}

describe('sharing a listing', () => {
  it('says what becomes public, publishes, and the card knows', async () => {
    const { api, caseOfCard } = await open(null, () => json({ case_id: 'c1', url: address }, 201));
    expect(screen.getByRole('dialog').textContent).toContain('Your name, your chats and your sources stay with you.');
    expect(api.calls).toEqual([]);
    press('Publish');
    await waitFor(() => expect(caseOfCard()).toBe('c1'));
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /cards/7/case']);
  });

  it('keeps the focus in the dialog when what was pressed goes from it', async () => {
    const controls: PageControls = { setCaseId() {} };
    await renderApp(<Page controls={controls} />, testServices(fakeApi(() => json({}))));
    press('Share');
    await screen.findByRole('dialog');
    screen.getByRole('button', { name: 'Publish' }).focus();
    act(() => controls.setCaseId('c1'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy the link' }));
    act(() => controls.setCaseId(null));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Publish' }));
  });

  it('shows the link of a published card and copies it', async () => {
    const writeText = vi.fn(async () => undefined);
    stubClipboard(writeText);
    await open('c1', () => json({}));
    expect((screen.getByLabelText('Public link') as HTMLInputElement).value).toBe(address);
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(address);
    press('Copy the link');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(address);
  });

  it('says so when the browser does not let it copy', async () => {
    stubClipboard(async () => Promise.reject(new Error('denied')));
    await open('c1', () => json({}));
    press('Copy the link');
    expect(await screen.findByText(/copy the link by hand/)).toBeTruthy();
  });

  it('takes back only after asking', async () => {
    const { api, caseOfCard } = await open('c1', () => new Response(null, { status: 204 }));
    press('Take back');
    expect(await screen.findByText(/stops working at once and for good/)).toBeTruthy();
    expect(api.calls).toEqual([]);
    const [, confirm] = screen.getAllByRole('button', { name: 'Take back' });
    if (confirm) fireEvent.click(confirm);
    await waitFor(() => expect(caseOfCard()).toBeNull());
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /cards/7/case']);
  });

  it('says why nothing was published, and leads to the plans when one would allow it', async () => {
    await open(null, () => problem(403, 'plan_required', 'Your plan has one public case.'));
    press('Publish');
    expect(await screen.findByText('Your plan has one public case.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
  });

  it('leaves the card as it is when publishing fails', async () => {
    const { api, caseOfCard } = await open(null, () =>
      problem(409, 'conflict', 'This card has no listing to show yet.'),
    );
    press('Publish');
    await waitFor(() => expect(api.calls).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Publish' }).hasAttribute('data-loading')).toBe(false),
    );
    expect(caseOfCard()).toBeNull();
  });
});

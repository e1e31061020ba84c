import type { FilePart } from '@cardwright/contract/chats';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Services, ServicesProvider } from '../../../lib/services.tsx';
import { storageKeys } from '../../../lib/storage.ts';
import { fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { testServices } from '../../../testing/render-app.tsx';
import { createChatDrafts, emptyDraft } from './chat-drafts.ts';
import { useMessageDraft } from './use-message-draft.ts';

afterEach(cleanup);

const part = (file_id: string): FilePart => ({
  ...{ file_id, name: 'a.csv', kind: 'csv', bytes: 10, rows: 2, columns: 3, pages: null, characters: 10 },
  ...{ is_cut: false, width: null, height: null, image_id: null, url: '/files/1', thumbnail_url: null },
});
const one = '0198a6f0-0000-7000-8000-000000000001';
const two = '0198a6f0-0000-7000-8000-000000000002';

function draftsOf(api = fakeApi(() => json({}))) {
  const services: Services = testServices(api);
  services.tokens.save({ access_token: 'access', refresh_token: 'refresh' });
  const drafts = createChatDrafts(services.store, null);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesProvider value={services}>{children}</ServicesProvider>
  );
  const open = (draftKey: string) =>
    renderHook(() => useMessageDraft({ draftKey, chatId: async () => draftKey }), { wrapper });
  return { drafts, open, tokens: services.tokens };
}

describe('the message that is being written', () => {
  it('takes a file whose upload was begun before the page was left, and keeps what was written since', async () => {
    let finish = (_answer: Response): void => undefined;
    const uploaded = new Promise<Response>((resolve) => {
      finish = resolve;
    });
    const { drafts, open } = draftsOf(fakeApi(() => uploaded));
    const before = open('chat-1');
    act(() => before.result.current.attachments.add([new File(['x'], 'a.csv', { type: 'text/csv' })]));
    before.unmount();
    const { result } = open('chat-1');
    expect(result.current.filesState).toBe('pending');
    act(() => result.current.setText('Import these'));
    await act(async () => finish(json({ ...part(one), id: one, message_id: null, created_at: '' })));
    await waitFor(() => expect(result.current.filesState).toBe('ready'));
    expect(drafts.read('chat-1')).toMatchObject({ text: 'Import these', files: [{ file_id: one }] });
  });

  it('waits for a file that can be tried again until it is there or is taken out', async () => {
    const { open } = draftsOf(fakeApi(() => problem(503, 'unavailable', 'The server is restarting.')));
    const { result } = open('chat-1');
    act(() => result.current.attachments.add([new File(['x'], 'a.csv', { type: 'text/csv' })]));
    await waitFor(() => expect(result.current.filesState).toBe('failed'));
    act(() => result.current.attachments.remove(result.current.list[0]?.id ?? ''));
    expect(result.current.filesState).toBe('none');
  });

  it('stores a file that comes up while another page is open beside the text that stands there', async () => {
    let finish = (_answer: Response): void => undefined;
    const uploaded = new Promise<Response>((resolve) => {
      finish = resolve;
    });
    const { drafts, open } = draftsOf(fakeApi(() => uploaded));
    const { result, unmount } = open('chat-1');
    act(() => result.current.attachments.add([new File(['x'], 'a.csv', { type: 'text/csv' })]));
    unmount();
    drafts.write('chat-1', { ...emptyDraft, text: 'Written in another tab' });
    await act(async () => finish(json({ ...part(one), id: one, message_id: null, created_at: '' })));
    await waitFor(() => expect(drafts.read('chat-1').files).toHaveLength(1));
    expect(drafts.read('chat-1').text).toBe('Written in another tab');
  });

  it.each([
    ['ended by itself', 'lose', 'Half a request'],
    ['somebody signed out of', 'clear', ''],
  ] as const)('is there again, or not, after a session that %s', (_, end, kept) => {
    const { drafts, open, tokens } = draftsOf();
    const { result, unmount } = open('chat-1');
    act(() => result.current.setText('Half a request'));
    tokens[end]();
    unmount();
    expect(drafts.read('chat-1').text).toBe(kept);
  });

  it('shows no file any more that another tab has sent', () => {
    const { drafts, open } = draftsOf();
    drafts.write('chat-1', { ...emptyDraft, text: 'Import these', files: [part(one), part(two)] });
    const { result } = open('chat-1');
    expect(result.current.list).toHaveLength(2);
    drafts.write('chat-1', { ...emptyDraft, files: [part(two)] });
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.chatDrafts }));
    });
    focus.mockRestore();
    expect(result.current.text).toBe('');
    expect(result.current.list.map(({ id }) => id)).toEqual([two]);
  });
});

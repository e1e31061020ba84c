import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createChatDrafts, emptyDraft } from '../../features/chat/composer/chat-drafts.ts';
import { fakeApi, json, problem, type RecordedCall } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answerFrame, signedInServices } from '../../testing/signed-in.ts';
import { NewChatPage } from './NewChatPage.tsx';

afterEach(cleanup);

const fileId = '0198a6f0-0000-7000-8000-000000000001';
const file = {
  ...{ file_id: fileId, name: 'a.csv', kind: 'csv' as const, bytes: 10, rows: 2, columns: 3, pages: null },
  ...{ characters: 10, is_cut: false, width: null, height: null, image_id: null, url: '/f', thumbnail_url: null },
};

type Respond = (call: RecordedCall) => Response | Promise<Response> | undefined;

async function show(draft: object, respond: Respond, address = '/chat') {
  const api = fakeApi((call) => respond(call) ?? answerFrame(call) ?? json({ id: 'made' }));
  const { services, user: store } = await signedInServices(api);
  const drafts = createChatDrafts(services.store, null);
  drafts.write('new', { ...emptyDraft, ...draft });
  const view = await renderApp(<NewChatPage />, services, address, store);
  await screen.findByRole('button', { name: 'Send' });
  return { ...view, drafts, user: userEvent.setup() };
}

async function open(...args: Parameters<typeof show>) {
  const view = await show(...args);
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  return view;
}

describe('a new chat', () => {
  it.each([
    ['is gone', () => problem(404, 'not_found', 'No such chat.')],
    ['was used', () => json({ id: 'old', messages: [{ id: 'm1' }], active_run: null })],
  ])('does not begin in a chat that %s', async (_, old) => {
    const { router, drafts } = await open({ text: 'Improve this', chat_id: 'old' }, ({ path }) =>
      path === '/chats/old' ? old() : undefined,
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/made'));
    expect(drafts.read('new')).toEqual(emptyDraft);
    expect(drafts.read('made').unsent).toMatchObject([{ text: 'Improve this' }]);
  });

  it('begins once, though the page of the chat is slow to come', async () => {
    let made = 0;
    const { router, user } = await open({ text: 'Improve this' }, ({ method, path }) => {
      if (method === 'POST' && path === '/chats') made += 1;
      return undefined;
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/made'));
    const box = screen.getByLabelText<HTMLTextAreaElement>('Message to the assistant');
    await user.type(box, 'And then{Enter}');
    expect(box.value).toBe('And then');
    expect(made).toBe(1);
  });

  it('keeps the text, and says that files are gone with their chat', async () => {
    const draft = { text: 'Import these', chat_id: 'old', files: [file] };
    const { router, drafts } = await open(draft, ({ path }) =>
      path === '/chats/old' ? problem(404, 'not_found', 'No such chat.') : undefined,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('attach them again');
    expect(router.state.location.pathname).toBe('/chat');
    await waitFor(() => expect(drafts.read('new')).toEqual({ ...emptyDraft, text: 'Import these' }));
  });
});

describe('the message box of a new chat', () => {
  const box = () => screen.getByLabelText('Message to the assistant');

  it('takes the focus when the page opens', async () => {
    await show({}, () => undefined);
    expect(document.activeElement).toBe(box());
  });

  it('leaves it in the field where somebody already types', async () => {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    await show({}, () => undefined);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe('the ideas to start from', () => {
  const ideas = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const ofCards = ['Compare the original with the new version', 'Export my cards to a spreadsheet'];
  const withCards = (items: object[]) => (call: RecordedCall) =>
    call.path === '/cards' ? json({ items, next_cursor: null }) : undefined;

  it('do not need cards that the seller does not have', async () => {
    await show({}, withCards([]));
    await waitFor(() => expect(ideas()).toHaveLength(3));
    expect(ideas()).not.toEqual(expect.arrayContaining(ofCards));
  });

  it('are about the cards of a seller who has some', async () => {
    await show({}, withCards([{ id: 'card-1' }]));
    await waitFor(() => expect(ideas()).toHaveLength(6));
    expect(ideas()).toEqual(expect.arrayContaining(ofCards));
  });
});

describe('the card that a new chat is about', () => {
  const about = '/chat?card=card-1';
  const onCard =
    (answer: () => Response | Promise<Response>): Respond =>
    ({ path }) =>
      path === '/cards/card-1' ? answer() : undefined;

  it('goes with a message that is sent before the card is there, or when it cannot be loaded', async () => {
    let answer = (_response: Response): void => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const early = await open(
      { text: 'Improve this' },
      onCard(() => late),
      about,
    );
    answer(json({ id: 'card-1', current: { listing: { title: 'Mug' } } }));
    await waitFor(() => expect(early.router.state.location.pathname).toBe('/chat/made'));
    expect(early.drafts.read('made').unsent).toMatchObject([{ text: 'Improve this', card_id: 'card-1' }]);
    cleanup();
    const broken = await open(
      { text: 'Improve this' },
      onCard(() => problem(500, 'internal', 'Broken.')),
      about,
    );
    await waitFor(() => expect(broken.router.state.location.pathname).toBe('/chat/made'));
    expect(broken.drafts.read('made').unsent).toMatchObject([{ card_id: 'card-1' }]);
  });

  it('is left out only when it no longer exists, and the seller is told before the message goes', async () => {
    let answer = (_response: Response): void => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { router, drafts, user } = await open(
      { text: 'Improve this' },
      onCard(() => late),
      about,
    );
    answer(problem(404, 'not_found', 'No such card.'));
    await screen.findByText(/no longer exists, so your message goes without it/);
    expect(router.state.location.pathname).toBe('/chat');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/made'));
    expect(drafts.read('made').unsent).toMatchObject([{ text: 'Improve this', card_id: null }]);
  });
});

describe('an idea to start from', () => {
  const box = () => screen.getByLabelText<HTMLTextAreaElement>('Message to the assistant').value;

  it('takes the place of another idea, and stands above what the seller has written', async () => {
    const { user } = await show({}, () => undefined);
    await user.click(screen.getByRole('button', { name: 'Write a listing from a few facts' }));
    expect(box()).toBe('Create a listing for ');
    await user.click(screen.getByRole('button', { name: 'See what is wrong with a listing' }));
    expect(box()).toBe('Score this listing and tell me what to fix first: ');
    await user.keyboard('a mug');
    await user.click(screen.getByRole('button', { name: 'Write a listing from a few facts' }));
    expect(box()).toBe('Create a listing for\n\nScore this listing and tell me what to fix first: a mug');
  });
});

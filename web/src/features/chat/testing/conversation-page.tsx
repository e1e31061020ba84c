import type { ChatDetail, ChatMessage } from '@cardwright/contract/chats';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Services } from '../../../lib/services.tsx';
import { eventStream, fakeApi, type RecordedCall } from '../../../testing/fake-api.ts';
import { renderApp, testServices } from '../../../testing/render-app.tsx';
import { Conversation } from '../Conversation.tsx';
import type { OutgoingMessage } from '../outgoing-message.ts';

export const at = '2026-11-21T11:00:00Z';
export const said = (
  id: string,
  role: 'user' | 'assistant',
  text: string,
  run: ChatMessage['run'] = null,
): ChatMessage => ({
  id,
  role,
  parts: [{ type: 'text', text }],
  created_at: at,
  run,
  alternatives: [],
});
export const chat = (change: Partial<ChatDetail>): ChatDetail => ({
  id: 'chat-1',
  title: 'Mug',
  status: 'idle',
  created_at: at,
  updated_at: at,
  last_message_at: at,
  messages: [],
  cards: [],
  files: [],
  active_run: null,
  ...change,
});
export const frames = (...chunks: object[]) => [
  ...chunks.map((chunk, index) => `id: ${index + 1}\ndata: ${JSON.stringify(chunk)}\n\n`),
  'data: [DONE]\n\n',
];
/** The frames of an answer that is still being said. */
export const begun = (id: string, text: string) =>
  frames(
    { type: 'start', messageId: id },
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: text },
  ).slice(0, 3);
export const answer = (id: string, text: string) =>
  eventStream(
    frames(
      { type: 'start', messageId: id },
      { type: 'text-start', id: 't' },
      { type: 'text-delta', id: 't', delta: text },
      { type: 'text-end', id: 't' },
      { type: 'finish' },
    ),
  );

/** A page of the chat; `show` gives it another state of it. */
function Page({ initial, first, onShow }: PageProps) {
  const [detail, setDetail] = useState(initial);
  onShow(setDetail);
  return (
    <Conversation
      chat={detail}
      first={first}
      onFirstSent={() => undefined}
      onBusyChange={() => undefined}
      renderExport={() => null}
      toolbar={null}
    />
  );
}
interface PageProps {
  initial: ChatDetail;
  first: OutgoingMessage | null;
  onShow(show: (detail: ChatDetail) => void): void;
}

export async function openWith(
  services: Services,
  initial: ChatDetail,
  first: OutgoingMessage | null = null,
  address = '/',
) {
  let show = (_detail: ChatDetail): void => undefined;
  const page = (
    <Page
      initial={initial}
      first={first}
      onShow={(set) => {
        show = set;
      }}
    />
  );
  const view = await renderApp(page, services, address);
  return { ...view, show: (detail: ChatDetail) => act(() => show(detail)), user: userEvent.setup() };
}
export async function open(
  detail: ChatDetail,
  reply: (call: RecordedCall) => Response | Promise<Response>,
  first: OutgoingMessage | null = null,
) {
  const api = fakeApi(reply);
  return { ...(await openWith(testServices(api), detail, first)), api };
}
export const answers = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-role="assistant"]')].map((item) => item.textContent);
export const box = () => screen.getByLabelText<HTMLTextAreaElement>('Message to the assistant');

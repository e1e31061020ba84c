import type { FilePart } from '@cardwright/contract/chats';
import { ApiError } from '../../../lib/api-error.ts';
import type { OutgoingMessage } from '../outgoing-message.ts';
import type { ChatDraft, UnsentMessage } from './chat-drafts.ts';

type Sent = Omit<UnsentMessage, 'is_back'>;

/** A message as the draft notes it. */
export const noted = ({ id, text, files, cardId, edits }: OutgoingMessage): Sent => ({
  ...{ id, text, files: [...(files ?? [])] },
  ...{ card_id: cardId ?? null, edits: edits ?? null },
});

const signature = ({ text, files, card_id, edits }: Omit<Sent, 'id'>): string =>
  JSON.stringify([edits, text, card_id, files.map(({ file_id }) => file_id)]);

/** Whether a failed request may have been carried out: its answer was lost, or came from something that broke. */
export const mayHaveArrived = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

/** The id of a message that is the same as one that came back, so that the server takes it once; null for another one. */
export const knownId = (unsent: readonly UnsentMessage[], message: Omit<Sent, 'id'>): string | null =>
  unsent.find((each) => each.is_back && signature(each) === signature(message))?.id ?? null;

/** Both, the one that was written first above. */
export const joinedText = (first: string, second: string): string =>
  [first, second].filter((text) => text.trim() !== '').join('\n\n');

/** All words of a draft that the server may not have: its messages, the box, other wordings. */
export const unsentText = ({ text, unsent, edits }: ChatDraft): string =>
  [...unsent.filter(({ is_back, edits }) => !is_back && edits === null).map((each) => each.text), text]
    .concat(Object.values(edits))
    .reduce(joinedText, '');

/** Empties the box for a message that goes out; it stays noted until the server has it. */
export function withSent(draft: ChatDraft, message: Sent): Partial<ChatDraft> {
  const unsent = [...draft.unsent.filter(({ is_back }) => !is_back), { ...message, is_back: false }];
  return message.edits === null ? { text: '', files: [], chat_id: null, card_id: null, unsent } : { unsent };
}

/** The server has the message. Text of it that came back meanwhile goes out of the box again. */
export function withTaken(draft: ChatDraft, ids: ReadonlySet<string>): Partial<ChatDraft> | null {
  const taken = draft.unsent.filter(({ id }) => ids.has(id));
  if (taken.length === 0) return null;
  const rest: Partial<ChatDraft> = { unsent: draft.unsent.filter(({ id }) => !ids.has(id)) };
  const back = taken.filter(({ is_back, edits }) => is_back && edits === null);
  if (back.length === 0) return rest;
  const sentFiles = new Set(back.flatMap(({ files }) => files.map(({ file_id }) => file_id)));
  return {
    ...rest,
    text: back.reduce((text, each) => without(text, each.text), draft.text),
    files: draft.files.filter(({ file_id }) => !sentFiles.has(file_id)),
    card_id: null,
  };
}

function without(text: string, sent: string): string {
  if (text === sent) return '';
  return sent !== '' && text.startsWith(`${sent}\n\n`) ? text.slice(sent.length + 2) : text;
}

const together = (some: readonly FilePart[], more: readonly FilePart[]): FilePart[] => [
  ...some,
  ...more.filter(({ file_id }) => !some.some((known) => known.file_id === file_id)),
];

/** A message that was not taken comes back, before anything that was written since. Another wording goes back to its request. */
export function withReturned(draft: ChatDraft, message: Sent, keepsId: boolean): Partial<ChatDraft> {
  const others = draft.unsent.filter(({ id }) => id !== message.id);
  const unsent = keepsId ? [...others, { ...message, is_back: true }] : others;
  if (message.edits !== null) return { unsent };
  return {
    unsent,
    text: joinedText(message.text, draft.text),
    files: together(message.files, draft.files),
    card_id: message.card_id ?? draft.card_id,
  };
}

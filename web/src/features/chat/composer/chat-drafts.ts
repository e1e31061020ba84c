import { filePartSchema } from '@cardwright/contract/chats';
import { z } from 'zod';
import { accountKey } from '../../../lib/account-drafts.ts';
import type { Services } from '../../../lib/services.tsx';
import { type KeyValueStore, storageKeys } from '../../../lib/storage.ts';
import { subjectOf } from '../../../lib/token-subject.ts';
import { chatDraftsChanged } from './use-chats-with-drafts.ts';

/** A message that went out and of which nothing was heard yet. Sent again unchanged, it keeps its id. */
const unsentSchema = z.object({
  id: z.string(),
  text: z.string(),
  files: z.array(filePartSchema),
  card_id: z.string().nullable(),
  /** The request that it is another wording of. */
  edits: z.string().nullable(),
  /** Its text is in the box again; the server may have it all the same. */
  is_back: z.boolean(),
});
export type UnsentMessage = z.infer<typeof unsentSchema>;

/** What is not sent yet: the text, the files that are up already, and for the new-chat page the chat that holds them. */
const draftSchema = z.object({
  text: z.string(),
  files: z.array(filePartSchema),
  chat_id: z.string().nullable(),
  /** Of a message that came back: the card that it is about. */
  card_id: z.string().nullable().default(null),
  unsent: z.array(unsentSchema).default([]),
  /** Other wordings that are being written, each under the id of its request. */
  edits: z.record(z.string(), z.string()).default({}),
});
export type ChatDraft = z.infer<typeof draftSchema>;

const storedSchema = z.object({ chats: z.array(z.tuple([z.string(), draftSchema])) });

/** So many chats keep a draft; the one that was left the longest goes first. */
const keptDrafts = 40;

/** Names the draft of the new-chat page. */
export const newChatDraft = 'new';

export const emptyDraft: ChatDraft = { text: '', files: [], chat_id: null, card_id: null, unsent: [], edits: {} };

const isEmpty = ({ text, files, chat_id, card_id, unsent, edits }: ChatDraft): boolean =>
  text === '' && chat_id === null && card_id === null && [files, unsent, Object.keys(edits)].every(isEmptyList);
const isEmptyList = (list: readonly unknown[]): boolean => list.length === 0;

export interface ChatDrafts {
  /** Their name in the storage. */
  key: string;
  read(chatId: string): ChatDraft;
  write(chatId: string, draft: ChatDraft): void;
}

/**
 * The drafts of one account in the browser's storage, shared by its tabs. A session that expires leaves them there, beside
 * those of whoever signs in next. `events`: the window, which is told of every change.
 */
export function createChatDrafts(store: KeyValueStore, subject: string | null, events?: EventTarget): ChatDrafts {
  const key = accountKey(storageKeys.chatDrafts, subject);
  const readAll = () => {
    const stored = storedSchema.safeParse(parsed(store.getItem(key)));
    return stored.success ? stored.data.chats : [];
  };
  return {
    key,
    read: (chatId) => readAll().find(([id]) => id === chatId)?.[1] ?? emptyDraft,
    write(chatId, draft) {
      const others = readAll().filter(([id]) => id !== chatId);
      const chats = (isEmpty(draft) ? others : [...others, [chatId, draft] as [string, ChatDraft]]).slice(-keptDrafts);
      if (chats.length === 0) store.removeItem(key);
      else store.setItem(key, JSON.stringify({ chats }));
      events?.dispatchEvent(new Event(chatDraftsChanged));
    },
  };
}

/** The drafts of whoever is signed in now. */
export const ownChatDrafts = ({ store, tokens }: Pick<Services, 'store' | 'tokens'>): ChatDrafts =>
  createChatDrafts(store, subjectOf(tokens.access()), window);

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

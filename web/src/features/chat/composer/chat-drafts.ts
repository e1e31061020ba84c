import { filePartSchema } from '@cardwright/contract/chats';
import { z } from 'zod';
import { type KeyValueStore, storageKeys } from '../../../lib/storage.ts';

/** What is not sent yet: the text, the files that are up already, and for the new-chat page the chat that holds them. */
const draftSchema = z.object({
  text: z.string(),
  files: z.array(filePartSchema),
  chat_id: z.string().nullable(),
});
export type ChatDraft = z.infer<typeof draftSchema>;

const storedSchema = z.object({
  /** Whose drafts they are: another account's are never shown. */
  subject: z.string().nullable(),
  chats: z.array(z.tuple([z.string(), draftSchema])),
});
type Stored = z.infer<typeof storedSchema>;

/** So many chats keep a draft; the one that was left the longest goes first. */
const keptDrafts = 40;

export const emptyDraft: ChatDraft = { text: '', files: [], chat_id: null };

const isEmpty = ({ text, files, chat_id }: ChatDraft): boolean => text === '' && files.length === 0 && chat_id === null;

export interface ChatDrafts {
  read(chatId: string): ChatDraft;
  write(chatId: string, draft: ChatDraft): void;
}

/** The drafts of one account in the browser's storage, shared by its tabs. A session that expires leaves them there. */
export function createChatDrafts(store: KeyValueStore, subject: () => string | null): ChatDrafts {
  const readAll = (): Stored => {
    const own: Stored = { subject: subject(), chats: [] };
    const stored = storedSchema.safeParse(parsed(store.getItem(storageKeys.chatDrafts)));
    return stored.success && stored.data.subject === own.subject ? stored.data : own;
  };
  return {
    read: (chatId) => readAll().chats.find(([id]) => id === chatId)?.[1] ?? emptyDraft,
    write(chatId, draft) {
      const all = readAll();
      const others = all.chats.filter(([id]) => id !== chatId);
      const chats = (isEmpty(draft) ? others : [...others, [chatId, draft] as [string, ChatDraft]]).slice(-keptDrafts);
      if (chats.length === 0) store.removeItem(storageKeys.chatDrafts);
      else store.setItem(storageKeys.chatDrafts, JSON.stringify({ ...all, chats }));
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

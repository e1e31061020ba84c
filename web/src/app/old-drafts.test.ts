// @vitest-environment node
import { expect, it } from 'vitest';
import { createChatDrafts, emptyDraft } from '../features/chat/composer/chat-drafts.ts';
import { createTaskDrafts } from '../features/tasks/task-drafts.ts';
import { memoryStore, storageKeys } from '../lib/storage.ts';
import { moveOldDrafts } from './old-drafts.ts';

const { chatDrafts, taskDrafts } = storageKeys;
const chat = (text: string) => ({ text, files: [], chat_id: null });
const task = (id: string, title: string) => ({ id, fields: { title }, sent: null });

it('brings drafts of an earlier form to the account that wrote them, and to no other, without losing newer ones', () => {
  const store = memoryStore();
  const chatsOf = (subject: string) => createChatDrafts(store, subject);
  const tasksOf = (subject: string) => createTaskDrafts(store, () => subject, new EventTarget());
  chatsOf('ada').write('one', { ...emptyDraft, text: 'Newer' });
  const chats = [
    ['one', chat('Older')],
    ['new', chat('Half a sentence')],
  ];
  store.setItem(chatDrafts, JSON.stringify({ subject: 'ada', chats }));
  store.setItem(taskDrafts, JSON.stringify({ subject: 'eve', tasks: [task('new 1', 'Every Monday')] }));
  moveOldDrafts(store);
  expect(['one', 'new'].map((id) => chatsOf('ada').read(id).text)).toEqual(['Newer', 'Half a sentence']);
  expect(chatsOf('eve').read('new').text).toBe('');
  expect(tasksOf('eve').read('new 1')?.fields).toEqual({ title: 'Every Monday' });
  expect(tasksOf('ada').all()).toEqual([]);
  expect([chatDrafts, taskDrafts].map((key) => store.getItem(key))).toEqual([null, null]);
});

it('takes away what is of nobody or cannot be read, and leaves what is stored there today', () => {
  const store = memoryStore();
  for (const junk of ['{', '7', 'null', JSON.stringify({ subject: null, chats: [['new', chat('Whose?')]] })]) {
    store.setItem(chatDrafts, junk);
    moveOldDrafts(store);
    expect(store.getItem(chatDrafts), junk).toBeNull();
  }
  createChatDrafts(store, null).write('new', { ...emptyDraft, text: 'Mine' });
  moveOldDrafts(store);
  expect(createChatDrafts(store, null).read('new').text).toBe('Mine');
});

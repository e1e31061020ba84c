// @vitest-environment node
import type { FilePart } from '@cardwright/contract/chats';
import { describe, expect, it } from 'vitest';
import { memoryStore, storageKeys } from '../../../lib/storage.ts';
import { createChatDrafts, emptyDraft } from './chat-drafts.ts';

const file = (file_id: string): FilePart => ({
  ...{ file_id, name: 'products.csv', kind: 'csv', bytes: 10, rows: 2, columns: 3, pages: null, characters: 10 },
  ...{ is_cut: false, width: null, height: null, image_id: null, url: '/files/1', thumbnail_url: null },
});
const draft = (text: string, files: FilePart[] = []) => ({ ...emptyDraft, text, files });

describe('drafts of chats', () => {
  it('are kept for each chat, with their files, for every tab', () => {
    const store = memoryStore();
    const [one, other] = [createChatDrafts(store, 'ada'), createChatDrafts(store, 'ada')];
    const id = '0198a6f0-0000-7000-8000-000000000001';
    one.write('chat-1', draft('Improve this', [file(id)]));
    other.write('chat-2', draft('Export'));
    expect(other.read('chat-1')).toEqual(draft('Improve this', [file(id)]));
    expect(one.read('chat-2').text).toBe('Export');
    one.write('chat-1', emptyDraft);
    other.write('chat-2', emptyDraft);
    expect(store.getItem(one.key)).toBeNull();
  });

  it('are not shown to another account, and stay beside those that it writes', () => {
    const store = memoryStore();
    const [ada, ben] = [createChatDrafts(store, 'ada'), createChatDrafts(store, 'ben')];
    ada.write('new', draft('secret'));
    expect(ben.read('new')).toEqual(emptyDraft);
    ben.write('new', draft('mine'));
    ben.write('new', emptyDraft);
    expect(ada.read('new').text).toBe('secret');
  });

  it('keep the 40 newest', () => {
    const drafts = createChatDrafts(memoryStore(), null);
    for (let number = 0; number < 41; number += 1) drafts.write(`chat-${number}`, draft(String(number)));
    expect([drafts.read('chat-0').text, drafts.read('chat-1').text, drafts.read('chat-40').text]).toEqual([
      '',
      '1',
      '40',
    ]);
  });

  it.each(['{', '"x"', '{"chats":[["a",{"text":5}]]}'])('of a broken storage are empty: %s', (stored) => {
    const store = memoryStore();
    store.setItem(storageKeys.chatDrafts, stored);
    expect(createChatDrafts(store, null).read('a')).toEqual(emptyDraft);
  });
});

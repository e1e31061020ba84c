import { describe, expect, it } from 'vitest';
import { accountKey } from '../../lib/account-drafts.ts';
import { memoryStore, storageKeys } from '../../lib/storage.ts';
import { firstChoice } from './schedule-choice.ts';
import { baseOf, changedFields, createTaskDrafts, differs, fieldsWith, isSaved, newDraftId } from './task-drafts.ts';

const newTask = newDraftId('a');
const base = { title: 'Weekly', instruction: 'Score', timezone: 'UTC', card_ids: ['a'], notify: true, ...firstChoice };

describe('the drafts of tasks', () => {
  it('hold what differs from the task, over whatever becomes of its other fields', () => {
    const draft = changedFields(base, { ...base, title: 'Nightly', card_ids: [], every: 'day' });
    expect(draft).toEqual({ title: 'Nightly', card_ids: [], every: 'day' });
    expect(fieldsWith({ ...base, time: '10:00' }, draft)).toMatchObject({ title: 'Nightly', time: '10:00' });
    expect(changedFields(base, { ...base, card_ids: ['a'] })).toEqual({});
  });

  it('are those of one account, of one task each, and leave nothing behind', () => {
    const store = memoryStore();
    let subject = 'ada';
    const drafts = createTaskDrafts(store, () => subject, new EventTarget());
    drafts.write(newTask, { title: 'Mine' });
    drafts.write('t1', { notify: false });
    expect(drafts.all().map(({ id }) => id)).toEqual([newTask, 't1']);
    subject = 'bob';
    expect([drafts.all(), drafts.read(newTask)]).toEqual([[], null]);
    drafts.write('t1', { title: 'Theirs' });
    drafts.remove('t1');
    subject = 'ada';
    expect(drafts.read(newTask)?.fields).toEqual({ title: 'Mine' });
    drafts.write(newTask, {});
    drafts.remove('t1');
    expect(store.getItem(accountKey(storageKeys.taskDrafts, subject))).toBeNull();
  });

  it('are empty when what is stored is no draft', () => {
    const store = memoryStore();
    for (const stored of ['{', 'null', '{"tasks":[{"id":"new a","fields":{"every":"never"},"sent":null}]}']) {
      store.setItem(storageKeys.taskDrafts, stored);
      expect(createTaskDrafts(store, () => null, new EventTarget()).all()).toEqual([]);
    }
  });

  it('are not more than the browser has room for', () => {
    const drafts = createTaskDrafts(memoryStore(), () => null, new EventTarget());
    for (let n = 0; n < 25; n += 1) drafts.write(`t${n}`, { title: `T${n}` });
    expect(drafts.all()).toHaveLength(20);
    expect(drafts.read('t4')).toBeNull();
    expect(drafts.read('t24')?.fields).toEqual({ title: 'T24' });
  });

  it('keep the request that has no answer, and tell of changes here and in other tabs', () => {
    const events = new EventTarget();
    const drafts = createTaskDrafts(memoryStore(), () => null, events);
    let told = 0;
    const stop = drafts.subscribe(() => {
      told += 1;
    });
    const sent = { request: '/tasks {}', key: 'k' };
    drafts.writeSent(newTask, sent);
    expect(drafts.all()).toEqual([]);
    drafts.write(newTask, { title: 'A' });
    drafts.write(newTask, { title: 'A' });
    drafts.writeSent(newTask, sent);
    drafts.write(newTask, { title: 'B' });
    expect(drafts.read(newTask)).toEqual({ id: newTask, fields: { title: 'B' }, sent });
    expect(told).toBe(3);
    events.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.taskDrafts }));
    events.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.chatDrafts }));
    stop();
    drafts.remove(newTask);
    expect(told).toBe(4);
  });

  it('tell apart what another tab did, and whether a form says something else', () => {
    const [store, events] = [memoryStore(), new EventTarget()];
    const drafts = createTaskDrafts(store, () => null, events);
    let told = 0;
    const stop = drafts.subscribeElsewhere(() => {
      told += 1;
    });
    drafts.write(newTask, { title: 'A' });
    expect(told).toBe(0);
    expect(differs(base, drafts.read(newTask), { ...base, title: 'A' })).toBe(false);
    createTaskDrafts(store, () => null, new EventTarget()).write(newTask, { title: 'B' });
    events.dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.taskDrafts }));
    expect(told).toBe(1);
    expect(differs(base, drafts.read(newTask), { ...base, title: 'A' })).toBe(true);
    expect(differs(base, drafts.read(newTask), { ...base, title: ' B ' })).toBe(false);
    expect(differs(base, null, { ...base, title: 'A' })).toBe(false);
    stop();
  });

  it('are recognised as saved by what the tasks say', () => {
    const task = {
      ...baseOf(null, 'UTC'),
      id: 't1',
      title: 'Weekly',
      instruction: 'Score',
      schedule: '0 9 * * 1',
      enabled: true,
      next_run_at: null,
      last_run: null,
    };
    const changed = { id: 't1', fields: { title: 'Weekly ' }, sent: null };
    expect(isSaved(changed, [task])).toBe(true);
    expect(isSaved(changed, [{ ...task, title: 'Other' }])).toBe(false);
    const request = `/tasks ${JSON.stringify({ ...task, id: undefined })}`;
    const made = { id: newTask, fields: { title: 'Weekly', instruction: 'Score' }, sent: { request, key: 'k' } };
    expect(isSaved(made, [task])).toBe(true);
    expect(isSaved(made, [])).toBe(false);
    expect(isSaved({ ...made, sent: null }, [task])).toBe(false);
    expect(isSaved({ ...made, fields: { ...made.fields, title: 'Nightly' } }, [task])).toBe(false);
  });
});

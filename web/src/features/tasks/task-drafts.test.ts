import { describe, expect, it } from 'vitest';
import { memoryStore, storageKeys } from '../../lib/storage.ts';
import { firstChoice } from './schedule-choice.ts';
import { changedFields, createTaskDrafts, fieldsWith, newTask } from './task-drafts.ts';

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
    const drafts = createTaskDrafts(store, () => subject);
    drafts.write(newTask, { title: 'Mine' });
    drafts.write('t1', { notify: false });
    expect(drafts.all().map(([id]) => id)).toEqual([newTask, 't1']);
    subject = 'bob';
    expect([drafts.all(), drafts.read(newTask)]).toEqual([[], {}]);
    subject = 'ada';
    expect(drafts.read(newTask)).toEqual({ title: 'Mine' });
    drafts.write(newTask, {});
    drafts.write('t1', {});
    expect(store.getItem(storageKeys.taskDrafts)).toBeNull();
  });

  it('are empty when what is stored is no draft', () => {
    const store = memoryStore();
    for (const stored of ['{', 'null', '{"subject":null,"tasks":[["new",{"every":"never"}]]}']) {
      store.setItem(storageKeys.taskDrafts, stored);
      expect(createTaskDrafts(store, () => null).all()).toEqual([]);
    }
  });

  it('are not more than the browser has room for', () => {
    const drafts = createTaskDrafts(memoryStore(), () => null);
    for (let n = 0; n < 25; n += 1) drafts.write(`t${n}`, { title: `T${n}` });
    expect(drafts.all()).toHaveLength(20);
    expect(drafts.read('t4')).toEqual({});
    expect(drafts.read('t24')).toEqual({ title: 'T24' });
  });
});

import { z } from 'zod';
import { type KeyValueStore, storageKeys } from '../../lib/storage.ts';
import { repeats } from './schedule-choice.ts';

/** What the form of a task holds. */
const taskFieldsSchema = z.object({
  title: z.string(),
  instruction: z.string(),
  timezone: z.string(),
  card_ids: z.array(z.string()),
  notify: z.boolean(),
  every: z.enum(repeats),
  time: z.string(),
  weekday: z.string(),
  monthday: z.string(),
  cron: z.string(),
});
export type TaskFields = z.infer<typeof taskFieldsSchema>;

/** The fields that differ from what the form began with: the others follow the task, which may change meanwhile. */
const draftSchema = taskFieldsSchema.partial();
export type TaskDraft = z.infer<typeof draftSchema>;

const storedSchema = z.object({
  /** Whose drafts they are: another account's are never shown. */
  subject: z.string().nullable(),
  /** Each under the id of its task, or `newTask`. */
  tasks: z.array(z.tuple([z.string(), draftSchema])),
});
type Stored = z.infer<typeof storedSchema>;

/** Stands for the id of a task that is not made yet. */
export const newTask = 'new';

/** So many are kept; the one that was left the longest goes first. */
const keptDrafts = 20;

export function changedFields(base: TaskFields, fields: TaskFields): TaskDraft {
  const isChanged = (name: string) =>
    JSON.stringify(base[name as keyof TaskFields]) !== JSON.stringify(fields[name as keyof TaskFields]);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isChanged(name)));
}

// What was stored as JSON has no field that is undefined.
export const fieldsWith = (base: TaskFields, draft: TaskDraft): TaskFields => ({ ...base, ...draft }) as TaskFields;

export interface TaskDrafts {
  read(id: string): TaskDraft;
  /** A draft without fields is taken away. */
  write(id: string, draft: TaskDraft): void;
  /** Ids with their drafts, the newest last. */
  all(): [string, TaskDraft][];
}

/** Tasks that are being written, of one account in the browser's storage. A session that expires leaves them there. */
export function createTaskDrafts(store: KeyValueStore, subject: () => string | null): TaskDrafts {
  const readAll = (): Stored => {
    const own: Stored = { subject: subject(), tasks: [] };
    try {
      const stored = storedSchema.safeParse(JSON.parse(store.getItem(storageKeys.taskDrafts) ?? 'null'));
      return stored.success && stored.data.subject === own.subject ? stored.data : own;
    } catch {
      return own;
    }
  };
  return {
    read: (id) => readAll().tasks.find(([known]) => known === id)?.[1] ?? {},
    all: () => readAll().tasks,
    write(id, draft) {
      const { subject: owner, tasks } = readAll();
      const others = tasks.filter(([known]) => known !== id);
      const isEmpty = Object.keys(draft).length === 0;
      const kept = (isEmpty ? others : [...others, [id, draft] as [string, TaskDraft]]).slice(-keptDrafts);
      if (kept.length === 0) store.removeItem(storageKeys.taskDrafts);
      else store.setItem(storageKeys.taskDrafts, JSON.stringify({ subject: owner, tasks: kept }));
    },
  };
}

import type { Task } from '@cardwright/contract/tasks';
import { z } from 'zod';
import { accountKey } from '../../lib/account-drafts.ts';
import type { OpenRequest } from '../../lib/repeatable-post.ts';
import { type KeyValueStore, storageKeys } from '../../lib/storage.ts';
import { choiceOf, firstChoice, repeats } from './schedule-choice.ts';

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

/** The fields that differ from the form's initial values: the others follow the task, which may change meanwhile. */
const fieldsSchema = taskFieldsSchema.partial();
type ChangedFields = z.infer<typeof fieldsSchema>;

const draftSchema = z.object({
  /** The id of its task, or an id of its own (`newDraftId`, `ownDraftId`). */
  id: z.string(),
  fields: fieldsSchema,
  /** The key of a request to make the task that has no answer yet: with the same key, a second try makes no second task. */
  sent: z.object({ request: z.string(), key: z.string() }).nullable(),
});
export type TaskDraft = z.infer<typeof draftSchema>;

const storedSchema = z.object({ tasks: z.array(draftSchema) });

const newBeginning = 'new ';
/** For a task that does not exist yet: two forms, perhaps in two tabs, have a draft each. */
export const newDraftId = (id: string): string => `${newBeginning}${id}`;
/** For a form whose draft another tab takes over: both keep their text. `fresh` is an unused id. */
export const ownDraftId = (id: string, fresh: string): string => `${taskIdOf({ id })} ${fresh}`;
/** The id of the task that it changes; for a new task, an id that no task has. */
export const taskIdOf = ({ id }: Pick<TaskDraft, 'id'>): string => id.split(' ', 1)[0] ?? '';
export const isOfNewTask = ({ id }: Pick<TaskDraft, 'id'>): boolean => id.startsWith(newBeginning);

/** How many are kept; the oldest goes first. */
const keptDrafts = 20;
/** Tells this page of changes; other tabs hear `storage`. */
const changed = 'cardwright:task-drafts';

/** The initial values of a task's form; `timezone`: for a new one. */
export const baseOf = (task: Task | null, timezone: string): TaskFields => ({
  title: task?.title ?? '',
  instruction: task?.instruction ?? '',
  timezone: task?.timezone ?? timezone,
  card_ids: task?.card_ids ?? [],
  notify: task?.notify ?? true,
  ...(task === null ? firstChoice : choiceOf(task.schedule)),
});

export function changedFields(base: TaskFields, fields: TaskFields): ChangedFields {
  const isChanged = (name: string) =>
    JSON.stringify(base[name as keyof TaskFields]) !== JSON.stringify(fields[name as keyof TaskFields]);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isChanged(name)));
}

// JSON has no undefined fields.
export const fieldsWith = (base: TaskFields, fields: ChangedFields): TaskFields =>
  ({ ...base, ...fields }) as TaskFields;

/** As they are saved. */
const trimmed = (fields: TaskFields): TaskFields => ({
  ...fields,
  title: fields.title.trim(),
  instruction: fields.instruction.trim(),
});

/** Whether there is a draft that differs from the form. */
export const differs = (base: TaskFields, stored: TaskDraft | null, fields: TaskFields): boolean =>
  stored !== null && Object.keys(changedFields(trimmed(fieldsWith(base, stored.fields)), trimmed(fields))).length > 0;

const spoken = z.object({ title: z.string(), instruction: z.string(), schedule: z.string(), timezone: z.string() });
function sentTask({ request }: OpenRequest) {
  try {
    return spoken.safeParse(JSON.parse(request.slice(request.indexOf('{')))).data ?? null;
  } catch {
    return null;
  }
}

/** Whether one of the tasks already equals the draft: it was saved, but the answer was lost. */
export function isSaved(draft: TaskDraft, tasks: Task[]): boolean {
  const { fields, sent } = draft;
  const own = tasks.find(({ id }) => id === taskIdOf(draft));
  if (own !== undefined) {
    const base = baseOf(own, own.timezone);
    return !differs(base, draft, base);
  }
  const asked = sent === null ? null : sentTask(sent);
  if (asked === null || fields.title?.trim() !== asked.title || fields.instruction?.trim() !== asked.instruction)
    return false;
  const names = ['title', 'instruction', 'schedule', 'timezone'] as const;
  return tasks.some((task) => names.every((name) => task[name] === asked[name]));
}

export interface TaskDrafts {
  read(id: string): TaskDraft | null;
  /** A draft without fields is removed. */
  write(id: string, fields: ChangedFields): void;
  /** Stores or removes the key of the open request; does nothing without a draft. */
  writeSent(id: string, sent: OpenRequest | null): void;
  remove(id: string): void;
  /** The newest last; the same list until something changes. */
  all(): TaskDraft[];
  /** Calls the listener after changes, made here or in another tab; returns a function that stops that. */
  subscribe(onChange: () => void): () => void;
  /** Calls the listener after changes that were made in another tab. */
  subscribeElsewhere(onChange: () => void): () => void;
}

/**
 * Tasks that are being written, of one account in the browser's storage. A session that expires leaves them there, beside
 * those of whoever signs in next.
 * `events`: the window, which other tabs' changes come to.
 */
export function createTaskDrafts(store: KeyValueStore, subject: () => string | null, events: EventTarget): TaskDrafts {
  const key = () => accountKey(storageKeys.taskDrafts, subject());
  let last: { stored: string | null; tasks: TaskDraft[] } | null = null;
  const parsed = (stored: string | null): TaskDraft[] => {
    try {
      const read = storedSchema.safeParse(JSON.parse(stored ?? 'null'));
      return read.success ? read.data.tasks : [];
    } catch {
      return [];
    }
  };
  const readAll = (): TaskDraft[] => {
    const stored = store.getItem(key());
    if (last === null || last.stored !== stored) last = { stored, tasks: parsed(stored) };
    return last.tasks;
  };
  const read = (id: string) => readAll().find((known) => known.id === id) ?? null;
  const replace = (id: string, draft: TaskDraft | null) => {
    const tasks = readAll();
    const others = tasks.filter((known) => known.id !== id);
    if (draft === null && others.length === tasks.length) return;
    const kept = (draft === null ? others : [...others, draft]).slice(-keptDrafts);
    if (kept.length === 0) store.removeItem(key());
    else store.setItem(key(), JSON.stringify({ tasks: kept }));
    events.dispatchEvent(new Event(changed));
  };
  const subscribeElsewhere = (onChange: () => void) => {
    const onStorage = (event: Event) => {
      const { key: changedKey } = event as StorageEvent;
      if (changedKey === key() || changedKey === null) onChange();
    };
    events.addEventListener('storage', onStorage);
    return () => events.removeEventListener('storage', onStorage);
  };
  return {
    read,
    all: readAll,
    write(id, fields) {
      const before = read(id);
      if (JSON.stringify(before?.fields ?? {}) === JSON.stringify(fields)) return;
      replace(id, Object.keys(fields).length === 0 ? null : { id, fields, sent: before?.sent ?? null });
    },
    writeSent(id, sent) {
      const before = read(id);
      if (before !== null) replace(id, { ...before, sent });
    },
    remove: (id) => replace(id, null),
    subscribe(onChange) {
      const stop = subscribeElsewhere(onChange);
      events.addEventListener(changed, onChange);
      return () => {
        stop();
        events.removeEventListener(changed, onChange);
      };
    },
    subscribeElsewhere,
  };
}

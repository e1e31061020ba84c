import type { Task } from '@cardwright/contract/tasks';
import { Alert, Button, Group, Text } from '@mantine/core';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../lib/isolated.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { type OpenTaskForm, taskForm } from './TaskFormDialog.tsx';
import classes from './TaskItem.module.css';
import { isOfNewTask, isSaved, type TaskDraft, type TaskDrafts, taskIdOf } from './task-drafts.ts';
import { useSavedDrafts } from './task-queries.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface UnsavedTasksProps {
  tasks: Task[];
  /** Whether all tasks are loaded. */
  areAll: boolean;
  drafts: TaskDrafts;
  /** The form that is open shows its draft itself. */
  openForm: OpenTaskForm | null;
  /** Stays, and takes the focus when the button that had it disappears. */
  listRef: RefObject<HTMLElement | null>;
  onGoOn(form: OpenTaskForm, button: Element): void;
}

interface Written {
  draft: TaskDraft;
  task: Task | null;
  text: string;
  /** The task's name, for the labels of the buttons; empty if it has none. */
  name: string;
}

/** Input of the form that was neither saved nor discarded before a reload or a move to another page. */
export function UnsavedTasks({ tasks, areAll, drafts, openForm, listRef, onGoOn }: UnsavedTasksProps) {
  const { t } = useTranslation('tasks');
  const all = useSyncExternalStore(drafts.subscribe, drafts.all);
  const saving = useSavedDrafts();
  const [asked, setAsked] = useState<string | null>(null);
  const focus = useKeptFocus(listRef);
  const saved = all.filter((draft) => isSaved(draft, tasks) && draft.id !== openForm?.draftId);
  useEffect(() => {
    for (const { id } of saved) drafts.remove(id);
  });

  const writtenOf = (draft: TaskDraft): Written[] => {
    if (draft.id === openForm?.draftId || saving.includes(draft.id) || saved.includes(draft)) return [];
    const task = tasks.find(({ id }) => id === taskIdOf(draft)) ?? null;
    const words = (draft.fields.title ?? '').trim() || (draft.fields.instruction ?? '').trim();
    if (task !== null) {
      const title = isolated(task.title);
      // Two tabs may have written different things for it.
      const isOneOfSome = words !== '' && all.some((other) => other !== draft && taskIdOf(other) === task.id);
      const text = isOneOfSome
        ? t('unsaved.changedTo', { title, words: isolated(words) })
        : t('unsaved.changed', { title });
      return [{ draft, task, text, name: isOneOfSome ? isolated(words) : title }];
    }
    const name = words === '' ? '' : isolated(words);
    if (isOfNewTask(draft))
      return [{ draft, task, text: words === '' ? t('unsaved.untitled') : t('unsaved.new', { title: name }), name }];
    // Its task may be on a page that is not loaded yet.
    if (!areAll) return [];
    return [{ draft, task, text: words === '' ? t('unsaved.gone') : t('unsaved.goneOf', { title: name }), name }];
  };
  const written = all.flatMap(writtenOf);
  const nameOf = (action: string, { name }: Written) => (name === '' ? action : t('unsaved.of', { action, name }));
  return (
    <section ref={listRef} tabIndex={-1} aria-label={t('unsaved.label')} className={classes.unsaved}>
      {written.map((item) => (
        <Alert key={item.draft.id} role="status" variant="light" color="blue" mb="md">
          <Text size="sm" lineClamp={2} className={classes.title ?? ''}>
            {item.text}
          </Text>
          <Group gap="xs" mt="xs">
            <Button
              size="compact-sm"
              aria-label={nameOf(t('discard.goOn'), item)}
              onClick={(event) => onGoOn(taskForm(item.task, item.draft.id), event.currentTarget)}
            >
              {t('discard.goOn')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={nameOf(t('discard.confirm'), item)}
              onClick={(event) => {
                focus.openedBy(event.currentTarget);
                setAsked(item.draft.id);
              }}
            >
              {t('discard.confirm')}
            </Button>
          </Group>
        </Alert>
      ))}
      <DiscardDialog
        isOpen={asked !== null}
        onConfirm={() => {
          if (asked !== null) drafts.remove(asked);
          setAsked(null);
        }}
        onClose={() => setAsked(null)}
        onGone={focus.onGone}
      />
    </section>
  );
}

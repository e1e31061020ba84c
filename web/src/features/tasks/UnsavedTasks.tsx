import type { Task } from '@cardwright/contract/tasks';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscardDialog } from './DiscardDialog.tsx';
import classes from './TaskItem.module.css';
import { newTask, type TaskDraft, type TaskDrafts } from './task-drafts.ts';

interface UnsavedTasksProps {
  tasks: Task[];
  drafts: TaskDrafts;
  onGoOn(task: Task | null): void;
}

/** What was written in the form and neither saved nor given up, before a reload or a way to another page. */
export function UnsavedTasks({ tasks, drafts, onGoOn }: UnsavedTasksProps) {
  const { t } = useTranslation('tasks');
  const [left, setLeft] = useState(drafts.all);
  const [asked, setAsked] = useState<string | null>(null);
  const written = left.flatMap(([id, draft]): { id: string; task: Task | null; draft: TaskDraft }[] => {
    const task = tasks.find((known) => known.id === id) ?? null;
    return task !== null || id === newTask ? [{ id, task, draft }] : [];
  });
  const textOf = (task: Task | null, draft: TaskDraft) => {
    if (task !== null) return t('unsaved.changed', { title: task.title });
    const words = (draft.title ?? '').trim() || (draft.instruction ?? '').trim();
    return words === '' ? t('unsaved.untitled') : t('unsaved.new', { title: words });
  };
  return (
    <>
      {written.map(({ id, task, draft }) => (
        <Alert key={id} variant="light" color="blue" mb="md">
          <Text size="sm" lineClamp={2} className={classes.title ?? ''}>
            {textOf(task, draft)}
          </Text>
          <Group gap="xs" mt="xs">
            <Button size="compact-sm" onClick={() => onGoOn(task)}>
              {t('discard.goOn')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setAsked(id)}>
              {t('discard.confirm')}
            </Button>
          </Group>
        </Alert>
      ))}
      <DiscardDialog
        isOpen={asked !== null}
        onConfirm={() => {
          if (asked !== null) drafts.write(asked, {});
          setAsked(null);
          setLeft(drafts.all());
        }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

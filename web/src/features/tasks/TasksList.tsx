import type { Task } from '@cardwright/contract/tasks';
import { Box, Button, EmptyState, Group, Skeleton, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../lib/isolated.ts';
import { useServices } from '../../lib/services.tsx';
import { subjectOf } from '../../lib/token-subject.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import { type OpenTaskForm, TaskFormDialog, taskForm } from './TaskFormDialog.tsx';
import classes from './TaskItem.module.css';
import { TaskItem } from './TaskItem.tsx';
import { createTaskDrafts, newDraftId } from './task-drafts.ts';
import { useChangeTask, useDeleteTask, useRunTask, useTasks } from './task-queries.ts';
import { UnsavedTasks } from './UnsavedTasks.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** `timezone`: of the viewer, for new tasks. */
export function TasksList({ timezone }: { timezone: string }) {
  const { t } = useTranslation(['tasks', 'common']);
  const list = useTasks();
  const change = useChangeTask();
  const run = useRunTask();
  const [form, setForm] = useState<OpenTaskForm | null>(null);
  const { store, tokens, newId } = useServices();
  const [drafts] = useState(() => createTaskDrafts(store, () => subjectOf(tokens.access()), window));
  const remove = useDeleteTask(drafts);
  const listRef = useRef<HTMLUListElement>(null);
  const unsavedRef = useRef<HTMLElement>(null);
  // The button for the first task is elsewhere than the one for later tasks, and a deleted task takes its buttons with it.
  const addRef = useRef<HTMLButtonElement>(null);
  const focus = useKeptFocus(addRef);
  const [lost, setLost] = useState(0);
  const onFocusLost = useCallback(() => setLost((count) => count + 1), []);
  useEffect(() => {
    if (lost > 0) addRef.current?.focus({ preventScroll: true });
  }, [lost]);
  const [asked, setAsked] = useState<Task | null>(null);
  const tasks = list.data?.pages.flatMap((page) => page.items) ?? [];
  const failures = [
    { error: change.error, fallback: t('errors.save') },
    { error: run.error, fallback: t('errors.run') },
    { error: remove.error, fallback: t('errors.remove') },
  ];
  const add = (
    <Button
      ref={addRef}
      onClick={(event) => {
        focus.openedBy(event.currentTarget);
        setForm(taskForm(null, newDraftId(newId())));
      }}
    >
      {t('add')}
    </Button>
  );

  const content = () => {
    if (list.isPending) return [0, 1].map((row) => <Skeleton key={row} height={112} mb="sm" radius="lg" />);
    if (list.data === undefined)
      return <LoadFailure title={t('errors.load')} error={list.error} onRetry={() => void list.refetch()} />;
    if (tasks.length === 0)
      return (
        <EmptyState
          py={64}
          withIndicatorBackground
          icon={<IconClock stroke={1.5} />}
          title={t('empty.title')}
          description={t('empty.text')}
        >
          <EmptyState.Actions>{add}</EmptyState.Actions>
        </EmptyState>
      );
    return (
      <ul ref={listRef} className={classes.list}>
        {tasks.map((task) => (
          <TaskItem
            key={task.id}
            task={task}
            isChanging={change.isPending && change.variables.id === task.id}
            isStarting={run.isPending && run.variables === task.id}
            onRun={() => run.mutate(task.id)}
            onSwitch={(enabled) => change.mutate({ id: task.id, enabled })}
            onEdit={() => setForm(taskForm(task, task.id))}
            onDelete={(button) => {
              focus.openedBy(button);
              setAsked(task);
            }}
            onFocusLost={onFocusLost}
          />
        ))}
      </ul>
    );
  };

  return (
    <>
      <Group justify="space-between" align="start" mb="lg" gap="md">
        <Text c="dimmed" maw="62ch" flex="1 1 300px">
          {t('lead')}
        </Text>
        {tasks.length > 0 && add}
      </Group>
      {failures.map(
        ({ error, fallback }) =>
          error !== null && (
            <Box key={fallback} mb="md">
              <ActionFailure error={error} fallback={fallback} />
            </Box>
          ),
      )}
      {list.data !== undefined && (
        <UnsavedTasks
          tasks={tasks}
          areAll={!list.hasNextPage && !list.isFetching}
          drafts={drafts}
          openForm={form}
          listRef={unsavedRef}
          onGoOn={(asked, button) => {
            focus.openedBy(button);
            setForm(asked);
          }}
        />
      )}
      {content()}
      <LoadMore list={list} listRef={listRef} mt="md" />
      <TaskFormDialog
        form={form}
        timezone={timezone}
        drafts={drafts}
        onClose={() => setForm(null)}
        onDraft={(draftId) => setForm((open) => open && { ...open, draftId })}
        onGone={focus.onGone}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('confirm.title')}
        text={asked === null ? '' : t('confirm.text', { title: isolated(asked.title) })}
        confirmLabel={t('common:actions.delete')}
        isBusy={remove.isPending}
        onConfirm={() => asked !== null && remove.mutate(asked.id, { onSettled: () => setAsked(null) })}
        onClose={() => setAsked(null)}
        onGone={focus.onGone}
      />
    </>
  );
}

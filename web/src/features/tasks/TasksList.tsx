import type { Task } from '@cardwright/contract/tasks';
import { Box, Button, EmptyState, Group, Modal, Skeleton, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { TaskForm } from './TaskForm.tsx';
import classes from './TaskItem.module.css';
import { TaskItem } from './TaskItem.tsx';
import { useChangeTask, useDeleteTask, useRunTask, useTasks } from './task-queries.ts';

/** `timezone`: of the viewer, for new tasks. */
export function TasksList({ timezone }: { timezone: string }) {
  const { t } = useTranslation(['tasks', 'common']);
  const list = useTasks();
  const change = useChangeTask();
  const remove = useDeleteTask();
  const run = useRunTask();
  const [form, setForm] = useState<{ task: Task | null } | null>(null);
  /** What was written in the form differs from what it began with. */
  const [isDirty, setIsDirty] = useState(false);
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const [asked, setAsked] = useState<Task | null>(null);
  const tasks = list.data?.pages.flatMap((page) => page.items) ?? [];
  const failures = [
    { error: change.error, fallback: t('errors.save') },
    { error: run.error, fallback: t('errors.run') },
    { error: remove.error, fallback: t('errors.remove') },
  ];
  const add = <Button onClick={() => setForm({ task: null })}>{t('add')}</Button>;

  const content = () => {
    if (list.isPending) return [0, 1].map((row) => <Skeleton key={row} height={112} mb="sm" radius="lg" />);
    if (list.isError)
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
      <ul className={classes.list}>
        {tasks.map((task) => (
          <TaskItem
            key={task.id}
            task={task}
            isChanging={change.isPending && change.variables.id === task.id}
            isStarting={run.isPending && run.variables === task.id}
            onRun={() => run.mutate(task.id)}
            onSwitch={(enabled) => change.mutate({ id: task.id, enabled })}
            onEdit={() => setForm({ task })}
            onDelete={() => setAsked(task)}
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
      {content()}
      {list.hasNextPage && (
        <Button mt="md" variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('common:actions.loadMore')}
        </Button>
      )}
      <Modal
        opened={form !== null}
        onClose={() => (isDirty ? setAsksToDiscard(true) : setForm(null))}
        // The question above it answers to Escape, and has the focus.
        closeOnEscape={!asksToDiscard}
        trapFocus={!asksToDiscard}
        title={<Text fw={600}>{t(form?.task == null ? 'form.createTitle' : 'form.editTitle')}</Text>}
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        {form !== null && (
          <TaskForm
            task={form.task}
            timezone={timezone}
            onSaved={() => setForm(null)}
            onCancel={() => setForm(null)}
            onDirtyChange={setIsDirty}
          />
        )}
      </Modal>
      <ConfirmDialog
        isOpen={asksToDiscard && form !== null}
        title={t('discard.title')}
        text={t('discard.text')}
        confirmLabel={t('discard.confirm')}
        onConfirm={() => {
          setAsksToDiscard(false);
          setForm(null);
        }}
        onClose={() => setAsksToDiscard(false)}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('confirm.title')}
        text={asked === null ? '' : t('confirm.text', { title: asked.title })}
        confirmLabel={t('common:actions.delete')}
        isBusy={remove.isPending}
        onConfirm={() => asked !== null && remove.mutate(asked.id, { onSettled: () => setAsked(null) })}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

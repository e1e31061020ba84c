import type { Task, TaskRun } from '@cardwright/contract/tasks';
import { Anchor, Badge, Skeleton, Text } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import classes from './TaskItem.module.css';
import { useTaskRuns } from './task-queries.ts';
import { timeText } from './task-times.ts';

const statusColors = { queued: 'gray', running: 'blue', done: 'teal', stopped: 'gray', failed: 'red' } as const;

export function RunStatusBadge({ status }: Pick<TaskRun, 'status'>) {
  const { t } = useTranslation('tasks');
  return (
    <Badge variant="light" size="sm" color={statusColors[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
}

/** The runs of a task, newest first, with times in its time zone and the chats in which they were carried out. */
export function TaskHistory({ id, title, timezone }: Pick<Task, 'id' | 'title' | 'timezone'>) {
  const { t } = useTranslation('tasks');
  const list = useTaskRuns(id);
  const listRef = useRef<HTMLOListElement>(null);
  if (list.isPending) return <Skeleton height={64} radius="md" />;
  if (list.data === undefined)
    return <LoadFailure title={t('errors.history')} error={list.error} onRetry={() => void list.refetch()} />;
  const runs = list.data.pages.flatMap((page) => page.items);
  if (runs.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('never')}
      </Text>
    );
  return (
    <>
      <ol ref={listRef} className={classes.runs} aria-label={t('history.of', { title })}>
        {runs.map((run) => (
          <li key={run.id} className={classes.run}>
            <span className="tabular">{timeText(run.at, timezone)}</span>
            <RunStatusBadge status={run.status} />
            {run.by_hand && (
              <Text span size="sm">
                {t('history.byHand')}
              </Text>
            )}
            {run.cost_credits > 0 && (
              <Text span size="sm" c="dimmed" className="tabular">
                {t('history.cost', { count: run.cost_credits })}
              </Text>
            )}
            {run.chats.map(
              ({ chat_id }, index) =>
                chat_id !== null && (
                  <Anchor key={chat_id} component={Link} to={paths.chat(chat_id)} size="sm">
                    {run.chats.length === 1 ? t('openChat') : t('openChatOf', { number: index + 1 })}
                  </Anchor>
                ),
            )}
            {run.error !== null && (
              <Text size="sm" className={classes.error ?? ''}>
                {run.error}
              </Text>
            )}
          </li>
        ))}
      </ol>
      <LoadMore list={list} listRef={listRef} mt="xs" size="compact-sm" />
    </>
  );
}

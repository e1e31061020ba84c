import '@mantine/core/styles/Switch.css';
import type { Task } from '@cardwright/contract/tasks';
import { ActionIcon, Anchor, Badge, Switch, Text } from '@mantine/core';
import { IconEdit, IconTrash } from '@tabler/icons-react';
import { format } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { choiceOf } from './schedule-choice.ts';
import classes from './TaskItem.module.css';

const statusColors = { queued: 'gray', running: 'blue', done: 'teal', stopped: 'gray', failed: 'red' } as const;
const timeText = (at: string) => format(new Date(at), 'd MMM yyyy, HH:mm', { locale: enUS });

interface TaskItemProps {
  task: Task;
  isChanging: boolean;
  onSwitch(enabled: boolean): void;
  onEdit(): void;
  onDelete(): void;
}

export function TaskItem({ task, isChanging, onSwitch, onEdit, onDelete }: TaskItemProps) {
  const { t } = useTranslation('tasks');
  const choice = choiceOf(task.schedule);
  const weekday = t(`weekdays.${choice.weekday as '0'}`);
  return (
    <li className={classes.item}>
      <div className={classes.text}>
        <Text fw={600} className={classes.title ?? ''}>
          {task.title}
        </Text>
        <Text className={classes.instruction ?? ''} lineClamp={3}>
          {task.instruction}
        </Text>
        <Text size="sm" c="dimmed" className="tabular">
          {t(`every.${choice.every}`, { ...choice, weekday })}
          {' · '}
          {task.paused === true
            ? t('paused')
            : task.next_run_at === null
              ? t('off')
              : t('next', { at: timeText(task.next_run_at) })}
        </Text>
        <Text size="sm" c="dimmed" component="div" className="tabular">
          {task.last_run === null ? t('never') : t('last', { at: timeText(task.last_run.at) })}{' '}
          {task.last_run !== null && (
            <Badge variant="light" size="sm" color={statusColors[task.last_run.status]}>
              {t(`status.${task.last_run.status}`)}
            </Badge>
          )}{' '}
          {task.last_run !== null && task.last_run.chat_id !== null && (
            <Anchor component={Link} to={paths.chat(task.last_run.chat_id)} size="sm">
              {t('openChat')}
            </Anchor>
          )}
        </Text>
        {task.last_run?.error && (
          <Text size="sm" c="red" className={classes.instruction ?? ''}>
            {task.last_run.error}
          </Text>
        )}
      </div>
      <div className={classes.actions}>
        <Switch
          aria-label={t('switch', { title: task.title })}
          checked={task.enabled}
          disabled={isChanging}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
        <ActionIcon variant="subtle" color="gray" aria-label={t('edit', { title: task.title })} onClick={onEdit}>
          <IconEdit size={17} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={t('remove', { title: task.title })} onClick={onDelete}>
          <IconTrash size={17} />
        </ActionIcon>
      </div>
    </li>
  );
}

import { scheduleInWords } from '@cardwright/contract/schedule-words';
import type { Task } from '@cardwright/contract/tasks';
import { ActionIcon, Anchor, Button, Loader, Switch, Text } from '@mantine/core';
import { IconEdit, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isolated } from '../../lib/isolated.ts';
import { paths } from '../../lib/paths.ts';
import { useFocusLoss } from '../../ui/use-focus-loss.ts';
import { choiceOf, lastDay } from './schedule-choice.ts';
import { RunStatusBadge, TaskHistory } from './TaskHistory.tsx';
import classes from './TaskItem.module.css';
import { timeText } from './task-times.ts';

interface TaskItemProps {
  task: Task;
  isChanging: boolean;
  isStarting: boolean;
  onSwitch(enabled: boolean): void;
  onRun(): void;
  onEdit(): void;
  onDelete(button: Element): void;
  /** Called when the task is gone, and with it the focus. */
  onFocusLost(): void;
}

export function TaskItem(props: TaskItemProps) {
  const { task, isChanging, isStarting, onSwitch, onRun, onEdit, onDelete, onFocusLost } = props;
  const itemRef = useFocusLoss<HTMLLIElement>(onFocusLost);
  const { t } = useTranslation('tasks');
  const [showsHistory, setShowsHistory] = useState(false);
  const historyId = useId();
  const choice = choiceOf(task.schedule);
  const weekday = t(`weekdays.${choice.weekday as '0'}`);
  const every =
    choice.every === 'month' && choice.monthday === lastDay
      ? t('every.lastDay', { time: choice.time })
      : t(`every.${choice.every}`, {
          ...choice,
          cron: capitalized(scheduleInWords(choice.cron) ?? choice.cron),
          weekday,
        });
  const { last_run: last, cards = [] } = task;
  const gone = task.card_ids.length - cards.length;
  const isGoing = last?.status === 'running' || last?.status === 'queued';
  // Not disabled while it cannot be used: a disabled control would lose the focus.
  const cannotRun = isGoing || isStarting;
  return (
    <li ref={itemRef} className={classes.item}>
      <div className={classes.head}>
        <div className={classes.text}>
          <Text fw={600} className={classes.title ?? ''} dir="auto">
            {task.title}
          </Text>
          {task.instruction.toLowerCase() !== task.title.toLowerCase() && (
            <Text className={classes.instruction ?? ''} lineClamp={3} dir="auto">
              {task.instruction}
            </Text>
          )}
          {task.card_ids.length > 0 && (
            <Text size="sm" className={classes.instruction ?? ''} lineClamp={2}>
              {[
                ...cards.map(({ title }) => (title === '' ? t('untitled') : isolated(title))),
                ...(gone > 0 ? [t('cardsGone', { count: gone })] : []),
              ].join(', ')}
            </Text>
          )}
          <Text size="sm" c="dimmed" className="tabular">
            {every} ({task.timezone}){' · '}
            {task.paused === true
              ? t('paused')
              : task.next_run_at === null
                ? t('off')
                : t('next', { at: timeText(task.next_run_at, task.timezone) })}
          </Text>
          <Text size="sm" c="dimmed" component="div" className="tabular">
            {last === null ? t('never') : t('last', { at: timeText(last.at, task.timezone) })}{' '}
            {last !== null && <RunStatusBadge status={last.status} />}{' '}
            {last !== null && last.chat_id !== null && (
              <Anchor component={Link} to={paths.chat(last.chat_id)} size="sm">
                {t('openChat')}
              </Anchor>
            )}
          </Text>
          {last?.status === 'queued' && (
            <Text size="sm" c="dimmed">
              {t('waiting')}
            </Text>
          )}
          {last?.error && (
            <Text size="sm" className={classes.error ?? ''}>
              {last.error}
            </Text>
          )}
        </div>
        <div className={classes.actions}>
          <Switch
            aria-label={t('switch', { title: task.title })}
            checked={task.enabled}
            aria-disabled={isChanging}
            onChange={(event) => {
              if (!isChanging) onSwitch(event.currentTarget.checked);
            }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('run', { title: task.title })}
            title={t('run', { title: task.title })}
            aria-disabled={cannotRun}
            data-disabled={cannotRun}
            onClick={() => {
              if (!cannotRun) onRun();
            }}
          >
            {isStarting ? <Loader size={17} color="gray" /> : <IconPlayerPlay size={17} />}
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('edit', { title: task.title })}
            title={t('edit', { title: task.title })}
            onClick={onEdit}
          >
            <IconEdit size={17} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('remove', { title: task.title })}
            title={t('remove', { title: task.title })}
            onClick={(event) => onDelete(event.currentTarget)}
          >
            <IconTrash size={17} />
          </ActionIcon>
        </div>
      </div>
      {last !== null && (
        <div>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-expanded={showsHistory}
            aria-controls={historyId}
            onClick={() => setShowsHistory(!showsHistory)}
          >
            {t(showsHistory ? 'history.hide' : 'history.show')}
          </Button>
          <div id={historyId} hidden={!showsHistory} className={classes.history}>
            {showsHistory && <TaskHistory id={task.id} title={task.title} timezone={task.timezone} />}
          </div>
        </div>
      )}
    </li>
  );
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

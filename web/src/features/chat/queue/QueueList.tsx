import type { ChatDetail, QueuedMessage } from '@cardwright/contract/chats';
import { ActionIcon, Button, Text, Textarea } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../../ui/ActionFailure.tsx';
import { isComposing } from '../composer/is-composing.ts';
import classes from './QueueList.module.css';
import type { useQueue } from './queue-queries.ts';

interface QueueListProps {
  queue: Pick<ChatDetail, 'queued_messages' | 'queue_held'>;
  work: ReturnType<typeof useQueue>;
  isBusy: boolean;
}

function WaitingMessage({ message, work }: { message: QueuedMessage; work: QueueListProps['work'] }) {
  const { t } = useTranslation(['chat', 'common']);
  const [edited, setEdited] = useState<string | null>(null);
  const editRef = useRef<HTMLButtonElement>(null);
  const end = () => {
    setEdited(null);
    requestAnimationFrame(() => editRef.current?.focus());
  };
  const canSave = edited !== null && (edited.trim() !== '' || message.files.length > 0);
  const save = () => {
    if (canSave) work.change.mutate({ id: message.id, text: edited }, { onSuccess: end });
  };
  if (edited !== null) {
    return (
      <li className={classes.item}>
        <Textarea
          className={classes.text ?? ''}
          aria-label={t('queue.label')}
          value={edited}
          onChange={(event) => setEdited(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (isComposing(event)) return;
            if (event.key === 'Escape') {
              event.preventDefault();
              end();
            } else if (event.key === 'Enter' && !event.shiftKey) {
              event.preventDefault();
              save();
            }
          }}
          autosize
          maxRows={6}
          autoFocus
          dir="auto"
        />
        <Button size="xs" variant="default" onClick={end}>
          {t('common:actions.cancel')}
        </Button>
        <Button size="xs" onClick={save} disabled={!canSave} loading={work.change.isPending}>
          {t('queue.save')}
        </Button>
      </li>
    );
  }
  return (
    <li className={classes.item}>
      <span className={classes.text} dir="auto">
        {message.text}
        {message.files.length > 0 && (
          <Text component="span" size="xs" c="dimmed">
            {' '}
            {t('queue.files', { count: message.files.length })}
          </Text>
        )}
      </span>
      <ActionIcon
        ref={editRef}
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t('queue.edit')}
        onClick={() => setEdited(message.text)}
      >
        <IconPencil size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t('queue.remove')}
        loading={work.remove.isPending}
        onClick={() => work.remove.mutate(message.id)}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

/** What waits to be sent, the next one first. */
export function QueueList({ queue, work, isBusy }: QueueListProps) {
  const { t } = useTranslation('chat');
  const messages = queue.queued_messages ?? [];
  if (messages.length === 0) return null;
  const held = isBusy ? null : (queue.queue_held ?? null);
  const failed = (['change', 'remove', 'go'] as const).find((kind) => work[kind].isError);
  return (
    <section className={classes.queue} aria-label={t('queue.title')}>
      <div className={classes.head}>
        <Text size="xs" c="dimmed" role="status">
          {held === null ? t('queue.note') : t(`queue.held.${held}`)}
        </Text>
        {held !== null && (
          <Button
            size="compact-xs"
            loading={work.go.isPending}
            onClick={() => messages[0] && work.go.mutate(messages[0].id)}
          >
            {t('queue.go')}
          </Button>
        )}
      </div>
      <ol className={classes.list}>
        {messages.map((message) => (
          <WaitingMessage key={message.id} message={message} work={work} />
        ))}
      </ol>
      {failed !== undefined && (
        <ActionFailure
          error={work[failed].error}
          fallback={t(`queue.errors.${failed}`)}
          onClose={() => work[failed].reset()}
        />
      )}
    </section>
  );
}

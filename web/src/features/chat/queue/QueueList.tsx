import type { ChatDetail, QueuedMessage } from '@cardwright/contract/chats';
import { ActionIcon, Button, Text, Textarea } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../../ui/ActionFailure.tsx';
import { isComposing } from '../composer/is-composing.ts';
import classes from './QueueList.module.css';
import type { useQueue } from './queue-queries.ts';

interface QueueListProps {
  queue: Pick<ChatDetail, 'queued_messages' | 'queue_held'>;
  work: ReturnType<typeof useQueue>;
  isBusy: boolean;
  /** A message began while it was being changed: what was written of it. Stays the same function. */
  onUnsaved(text: string): void;
}

interface WaitingMessageProps {
  message: QueuedMessage;
  work: QueueListProps['work'];
  /** What is being written in its place; null when nothing is. */
  edited: string | null;
  onEdited(text: string | null): void;
}

function WaitingMessage({ message, work, edited, onEdited: setEdited }: WaitingMessageProps) {
  const { t } = useTranslation(['chat', 'common']);
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
export function QueueList({ queue, work, isBusy, onUnsaved }: QueueListProps) {
  const { t } = useTranslation('chat');
  const messages = queue.queued_messages ?? [];
  const [edits, setEdits] = useState<Readonly<Record<string, { before: string; text: string }>>>({});
  useEffect(() => {
    const gone = Object.entries(edits).filter(([id]) => !(queue.queued_messages ?? []).some((each) => each.id === id));
    if (gone.length === 0) return;
    setEdits((current) =>
      Object.fromEntries(Object.entries(current).filter(([id]) => !gone.some(([of]) => of === id))),
    );
    for (const [, { before, text }] of gone) if (text !== before && text.trim() !== '') onUnsaved(text);
  }, [edits, queue.queued_messages, onUnsaved]);
  const onEdited = ({ id, text: before }: QueuedMessage, text: string | null) =>
    setEdits(({ [id]: known, ...others }) =>
      text === null ? others : { ...others, [id]: { before: known?.before ?? before, text } },
    );
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
          <WaitingMessage
            key={message.id}
            message={message}
            work={work}
            edited={edits[message.id]?.text ?? null}
            onEdited={(text) => onEdited(message, text)}
          />
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

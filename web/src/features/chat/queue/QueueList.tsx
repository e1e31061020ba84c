import type { ChatDetail, QueuedMessage } from '@cardwright/contract/chats';
import { Button, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../../ui/ActionFailure.tsx';
import { useFocusLoss } from '../../../ui/use-focus-loss.ts';
import classes from './QueueList.module.css';
import type { useQueue } from './queue-queries.ts';
import { MessageText, WaitingMessage } from './WaitingMessage.tsx';

interface QueueListProps {
  queue: Pick<ChatDetail, 'queued_messages' | 'queue_held'>;
  work: ReturnType<typeof useQueue>;
  isBusy: boolean;
  /** A message began while it was being changed: what was written of it. Stays the same function. */
  onUnsaved(text: string): void;
  /** The focus was in what goes, and nothing else here can take it. Stays the same function. */
  onFocusLost(): void;
}

/** Begins with messages that wait for the seller. */
function GoButton({ go, id, onFocusLost }: { go: QueueListProps['work']['go']; id: string; onFocusLost(): void }) {
  const { t } = useTranslation('chat');
  const ref = useFocusLoss<HTMLButtonElement>(onFocusLost);
  return (
    <Button
      ref={ref}
      size="compact-xs"
      // A disabled button would lose the focus before it goes.
      aria-busy={go.isPending}
      data-disabled={go.isPending}
      onClick={() => {
        if (!go.isPending) go.mutate(id);
      }}
    >
      {t('queue.go')}
    </Button>
  );
}

/** What waits to be sent, the next one first. */
export function QueueList({ queue, work, isBusy, onUnsaved, onFocusLost }: QueueListProps) {
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
  const onLost = useCallback(
    (going: HTMLLIElement) => {
      const next = going.nextElementSibling ?? going.previousElementSibling;
      const button = next?.querySelector('button');
      if (button == null) onFocusLost();
      else button.focus();
    },
    [onFocusLost],
  );
  const onEdited = ({ id, text: before }: QueuedMessage, text: string | null) =>
    setEdits(({ [id]: known, ...others }) =>
      text === null ? others : { ...others, [id]: { before: known?.before ?? before, text } },
    );
  const adding = work.adding.filter(({ id }) => !messages.some((each) => each.id === id));
  if (messages.length === 0 && adding.length === 0) return null;
  const held = isBusy ? null : (queue.queue_held ?? null);
  const failed = (['change', 'remove', 'go'] as const).find((kind) => work[kind].isError);
  return (
    <section className={classes.queue} aria-label={t('queue.title')}>
      <div className={classes.head}>
        <Text size="xs" c="dimmed" role="status">
          {held === null ? t('queue.note') : t(`queue.held.${held}`)}
        </Text>
        {held !== null && messages[0] !== undefined && (
          <GoButton go={work.go} id={messages[0].id} onFocusLost={onFocusLost} />
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
            onFocusLost={onLost}
          />
        ))}
        {adding.map(({ id, text, file_ids = [] }) => (
          <li key={id} className={classes.item}>
            <MessageText text={text} fileCount={file_ids.length} />
            <Text size="xs" c="dimmed" className={classes.adding ?? ''}>
              {t('queue.adding')}
            </Text>
          </li>
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

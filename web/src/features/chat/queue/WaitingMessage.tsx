import type { QueuedMessage } from '@cardwright/contract/chats';
import { ActionIcon, Button, Text, Textarea } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { isSendKey } from '../../../ui/screen-keys.ts';
import { useFocusLoss } from '../../../ui/use-focus-loss.ts';
import { isComposing } from '../composer/is-composing.ts';
import classes from './QueueList.module.css';
import type { useQueue } from './queue-queries.ts';

/** So much of a message names it in the labels of its buttons. */
const longestName = 60;

interface WaitingMessageProps {
  message: QueuedMessage;
  work: Pick<ReturnType<typeof useQueue>, 'change' | 'remove'>;
  /** What is being written in its place; null when nothing is. */
  edited: string | null;
  onEdited(text: string | null): void;
  /** It goes, and the focus would go with it. Stays the same function. */
  onFocusLost(going: HTMLLIElement): void;
}

/** What a message of the queue says, its files counted. */
export function MessageText({ text, fileCount }: { text: string; fileCount: number }) {
  const { t } = useTranslation('chat');
  return (
    <span className={classes.text} dir="auto">
      {text}
      {fileCount > 0 && (
        <Text component="span" size="xs" c="dimmed">
          {' '}
          {t('queue.files', { count: fileCount })}
        </Text>
      )}
    </span>
  );
}

/** A message that waits, with what can be done with it. */
export function WaitingMessage({ message, work, edited, onEdited: setEdited, onFocusLost }: WaitingMessageProps) {
  const { t } = useTranslation(['chat', 'common']);
  const editRef = useRef<HTMLButtonElement>(null);
  const rowRef = useFocusLoss(onFocusLost);
  const { text, files } = message;
  const fileCount = t('queue.files', { count: files.length });
  const name = text.trim() === '' ? fileCount : text.length > longestName ? `${text.slice(0, longestName)}…` : text;
  const isGoing = work.remove.isPending && work.remove.variables === message.id;
  const isEdited = edited !== null;
  const wasEdited = useRef(isEdited);
  useLayoutEffect(() => {
    // The focus went with the field; who has gone on writing elsewhere while it was saved keeps it there.
    if (wasEdited.current && !isEdited && document.activeElement === document.body) editRef.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const end = () => {
    // What is given up is no longer to be tried again.
    if (work.change.isError) work.change.reset();
    setEdited(null);
  };
  const canSave = edited !== null && (edited.trim() !== '' || files.length > 0);
  const save = () => {
    if (canSave) work.change.mutate({ id: message.id, text: edited }, { onSuccess: end });
  };
  if (edited !== null) {
    return (
      <li ref={rowRef} className={classes.item}>
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
            } else if (isSendKey(event)) {
              event.preventDefault();
              save();
            }
          }}
          autosize
          maxRows={6}
          autoFocus
        />
        <Button size="xs" variant="default" onClick={end}>
          {t('common:actions.cancel')}
        </Button>
        <BusyButton
          size="xs"
          onClick={save}
          disabled={!canSave || work.change.isPending}
          isBusy={work.change.isPending && work.change.variables.id === message.id}
        >
          {t('queue.save')}
        </BusyButton>
      </li>
    );
  }
  return (
    <li ref={rowRef} className={classes.item}>
      <MessageText text={text} fileCount={files.length} />
      <ActionIcon
        ref={editRef}
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t('queue.edit', { name })}
        onClick={() => setEdited(text)}
      >
        <IconPencil size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t('queue.remove', { name })}
        // A disabled button would lose the focus before its message goes.
        aria-busy={isGoing}
        data-disabled={isGoing}
        onClick={() => {
          if (!work.remove.isPending) work.remove.mutate(message.id);
        }}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}

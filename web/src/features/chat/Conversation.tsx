import type { ChatDetail } from '@cardwright/contract/chats';
import { Alert, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { useServices } from '../../lib/services.tsx';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import classes from './Conversation.module.css';
import { useSelectAlternative } from './chat-queries.ts';
import { AttachmentList } from './composer/AttachmentList.tsx';
import { Composer, type ComposerHandle } from './composer/Composer.tsx';
import { DropHint } from './composer/DropHint.tsx';
import { useMessageDraft } from './composer/use-message-draft.ts';
import { MessageList } from './messages/MessageList.tsx';
import type { RenderExport } from './messages/MessageParts.tsx';
import { QueueList } from './queue/QueueList.tsx';
import { useQueue } from './queue/queue-queries.ts';
import { type OutgoingMessage, useConversation } from './use-conversation.ts';
import { useFinishedNote } from './use-finished-note.ts';
import { useFollowScroll } from './use-follow-scroll.ts';
import { useRequestEditing } from './use-request-editing.ts';

/** Why something was not done, and the sentence for it where the server has none. */
interface Problem {
  error: unknown;
  fallback: string;
}

interface ConversationProps {
  chat: ChatDetail;
  /** The message that the chat was opened for; sent once, unless the server has it already. */
  first: OutgoingMessage | null;
  onFirstSent(): void;
  onBusyChange(isBusy: boolean): void;
  renderExport: RenderExport;
  /** Stands above the messages. */
  toolbar: ReactNode;
  /** What another message takes. */
  price?: ReactNode;
}

export function Conversation(props: ConversationProps) {
  const { chat, first, onFirstSent, onBusyChange, renderExport, toolbar, price } = props;
  const { t } = useTranslation(['chat', 'common']);
  const { newId, now } = useServices();
  const message = useMessageDraft({ draftKey: chat.id, chatId: async () => chat.id });
  const [problem, setProblem] = useState<Problem | null>(null);
  const composerRef = useRef<ComposerHandle>(null);
  /** The message may have arrived although its answer did not; sent again unchanged, it keeps its id. */
  const unsentRef = useRef<OutgoingMessage | null>(null);
  const editing = useRequestEditing();
  const { putBack } = message;
  const { reopen } = editing;
  const onRefused = useCallback(
    (unsent: OutgoingMessage | null, error: Error) => {
      if (unsent?.edits !== undefined) reopen(unsent.edits, unsent.text);
      else if (unsent !== null) putBack(unsent);
      unsentRef.current = error.cause instanceof ApiError ? null : unsent;
      setProblem({ error: error.cause, fallback: t(unsent?.edits === undefined ? 'errors.send' : 'errors.edit') });
    },
    [putBack, reopen, t],
  );
  const conversation = useConversation({ chat, onRefused, onBusyChange });
  const { messages, isBusy, send, retry } = conversation;
  const queue = useQueue(chat.id);
  const scroll = useFollowScroll();
  const drop = useFileDrop((files) => message.attachments.add(files));

  const startedRef = useRef(false);
  useEffect(() => {
    if (first === null || startedRef.current) return;
    startedRef.current = true;
    if (!chat.messages.some(({ id }) => id === first.id)) send(first);
    onFirstSent();
  }, [first, chat.messages, send, onFirstSent]);

  const outgoing = (text: string): OutgoingMessage => {
    const unsent = unsentRef.current;
    unsentRef.current = null;
    const isSame =
      unsent?.text === text &&
      String(unsent.files?.map(({ file_id }) => file_id) ?? '') === String(message.files.map(({ file_id }) => file_id));
    return isSame && unsent.edits === undefined ? unsent : { id: newId(), text, files: message.files };
  };
  const onSend = (text: string) => {
    setProblem(null);
    const sent = outgoing(text);
    message.clear();
    scroll.toEnd();
    if (!isBusy) return send(sent);
    const file_ids = sent.files?.map(({ file_id }) => file_id) ?? [];
    queue.add.mutate(
      { id: sent.id, text, ...(file_ids.length === 0 ? {} : { file_ids }) },
      {
        onError: (error) => {
          putBack(sent);
          unsentRef.current = error instanceof ApiError ? null : sent;
          setProblem({ error, fallback: t('queue.errors.add') });
        },
      },
    );
  };
  const { stop } = conversation;
  const onStop = useCallback(() => {
    stop().catch(() => setProblem({ error: null, fallback: t('errors.stop') }));
  }, [stop, t]);
  const onRetry = useCallback(
    (messageId: string) => {
      setProblem(null);
      composerRef.current?.focus();
      retry(messageId);
    },
    [retry],
  );
  const sendEdit = useCallback(
    (requestId: string, text: string) => {
      setProblem(null);
      composerRef.current?.focus();
      send({ id: newId(), text, edits: requestId });
    },
    [send, newId],
  );
  const focusBox = useCallback(() => composerRef.current?.focus(), []);
  const edited = editing.current(sendEdit, focusBox);
  const { start } = editing;
  const { mutate: select } = useSelectAlternative(chat.id);
  const onSelect = useCallback(
    (messageId: string) =>
      select(messageId, { onError: (error) => setProblem({ error, fallback: t('errors.select') }) }),
    [select, t],
  );
  const actions = useMemo(() => ({ onRetry, onEdit: start, onSelect }), [onRetry, start, onSelect]);
  const lastRequest = messages.findLast(({ role }) => role === 'user');
  const day = now().toDateString();
  const today = useMemo(() => new Date(day), [day]);
  const note = useFinishedNote(messages.at(-1), isBusy);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Events of dialogs come by here too, although they stand elsewhere in the page.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || !isBusy) return;
    event.preventDefault();
    composerRef.current?.focus();
    onStop();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape stops the answer from wherever in the conversation one is
    <section className={classes.conversation} onKeyDown={onKeyDown} {...drop.handlers}>
      {toolbar}
      <div ref={scroll.boxRef} onScroll={scroll.onScroll} className={classes.scroll} data-scroll>
        <div ref={scroll.contentRef}>
          <MessageList
            messages={messages}
            today={today}
            isBusy={isBusy}
            isThinking={conversation.isThinking}
            isQueued={conversation.isQueued}
            hasEarlier={conversation.hasEarlier}
            earlierState={conversation.earlierState}
            onLoadEarlier={conversation.loadEarlier}
            renderExport={renderExport}
            activeCardId={chat.cards.at(-1) ?? null}
            actions={actions}
            editing={edited}
          />
        </div>
      </div>
      <div className={classes.bottom}>
        {!scroll.isAtEnd && (
          <Button
            className={classes.jump ?? ''}
            size="xs"
            radius="xl"
            variant="default"
            leftSection={<IconArrowDown size={14} aria-hidden />}
            onClick={() => {
              scroll.toEnd();
              composerRef.current?.focus();
            }}
          >
            {t('message.jump')}
          </Button>
        )}
        {problem !== null && (
          <div className={classes.problem}>
            <ActionFailure {...problem} onClose={() => setProblem(null)} />
          </div>
        )}
        {conversation.hasLostConnection && (
          <Alert color="red" variant="light" mb="xs" py="xs" role="alert">
            {t('common:errors.connection')}{' '}
            <Button size="compact-xs" variant="default" onClick={conversation.reload}>
              {t('common:actions.retry')}
            </Button>
          </Alert>
        )}
        <QueueList queue={chat} work={queue} isBusy={isBusy} />
        <Composer
          ref={composerRef}
          text={message.text}
          onChange={message.setText}
          onSend={onSend}
          onStop={isBusy && !conversation.isStopping ? onStop : undefined}
          isSending={conversation.isStopping}
          autoFocus
          price={price}
          files={message.filesState}
          onFiles={(files) => message.attachments.add(files)}
          onEditLast={isBusy || lastRequest === undefined ? undefined : () => start(lastRequest)}
          attachment={<AttachmentList list={message.list} attachments={message.attachments} />}
        />
      </div>
      {drop.isOver && <DropHint />}
      <VisuallyHidden aria-live="polite">{note}</VisuallyHidden>
    </section>
  );
}

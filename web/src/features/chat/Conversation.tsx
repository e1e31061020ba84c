import type { ChatDetail } from '@cardwright/contract/chats';
import { Alert, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { useServices } from '../../lib/services.tsx';
import { useOnline } from '../../lib/use-online.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import classes from './Conversation.module.css';
import { useSelectAlternative } from './chat-queries.ts';
import { AttachmentList } from './composer/AttachmentList.tsx';
import { Composer, type ComposerHandle } from './composer/Composer.tsx';
import { DropHint } from './composer/DropHint.tsx';
import { mayHaveArrived } from './composer/unsent-messages.ts';
import { useMessageDraft } from './composer/use-message-draft.ts';
import { Greeting } from './Greeting.tsx';
import { MessageList } from './messages/MessageList.tsx';
import type { RenderExport } from './messages/MessageParts.tsx';
import { type OutgoingMessage, withoutGoneCard } from './outgoing-message.ts';
import { QueueList } from './queue/QueueList.tsx';
import { useQueue } from './queue/queue-queries.ts';
import { Suggestions } from './Suggestions.tsx';
import { useConversation } from './use-conversation.ts';
import { useFinishedNote } from './use-finished-note.ts';
import { pageByKey, useFollowScroll } from './use-follow-scroll.ts';
import { useNamedMessage } from './use-named-message.ts';
import { useOnChatLoad } from './use-on-chat-load.ts';
import { useRequestEditing } from './use-request-editing.ts';
import { useRoomForNotices } from './use-room-for-notices.ts';
import { knownMessages, useUnsent } from './use-unsent.ts';

/** Why something was not done, and the sentence for it where the server has none. */
interface Problem {
  error: unknown;
  fallback: string;
}

/** Whether another turn of the chat stood in the way. */
const isStillAnswering = (error: unknown): boolean => error instanceof ApiError && 'is_answering' in error.problem;

/** What does not get on without a network: what was sent last, the answer, or nothing yet. */
const offlineKey = (isWaiting: boolean, isBusy: boolean) => {
  if (isWaiting) return 'offline.sending';
  return isBusy ? 'offline.answer' : 'offline.plain';
};

interface ConversationProps {
  chat: ChatDetail;
  /** The message that the chat was opened for; sent once, unless the server has it already. */
  first: OutgoingMessage | null;
  /** The server has it, or it is in the box again. */
  onFirstSent(): void;
  onBusyChange(isBusy: boolean): void;
  /** Something that the seller asked for has not been answered yet. */
  onWaiting?(isWaiting: boolean): void;
  renderExport: RenderExport;
  /** The last request found no way to the server. */
  isCutOff?: boolean;
  /** Stands above the messages. */
  toolbar: ReactNode;
  /** What another message takes. */
  price?: ReactNode;
  /** Who is greeted while there is no message. */
  userName?: string | null;
}

export function Conversation(props: ConversationProps) {
  const { chat, first, onFirstSent, onBusyChange, renderExport, isCutOff, toolbar, price, userName = null } = props;
  const { t } = useTranslation(['chat', 'common']);
  const { newId, now } = useServices();
  const message = useMessageDraft({ draftKey: chat.id, chatId: async () => chat.id });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [notice, setNotice] = useState('');
  const composerRef = useRef<ComposerHandle>(null);
  const footRef = useRef<HTMLDivElement>(null);
  useRoomForNotices(footRef);
  const idleRequest = chat.active_run === null ? chat.messages.findLast(({ role }) => role === 'user') : undefined;
  const editing = useRequestEditing(message, idleRequest?.id ?? null);
  const { putBack, taken } = message;
  const { reopen } = editing;
  const firstRef = useRef<{ id: string | null; onEnd(): void }>({ id: null, onEnd: onFirstSent });
  useEffect(() => {
    firstRef.current = { id: first?.id ?? null, onEnd: onFirstSent };
    return () => {
      firstRef.current.id = null;
    };
  }, [first, onFirstSent]);
  const endFirst = useCallback((id: string) => {
    if (firstRef.current.id === id) firstRef.current.onEnd();
  }, []);
  const onTaken = useCallback(
    (id: string) => {
      taken([id]);
      endFirst(id);
    },
    [taken, endFirst],
  );
  const comeBack = useCallback(
    (unsent: OutgoingMessage, keepsId: boolean) => {
      putBack(unsent, keepsId);
      if (unsent.edits !== undefined) reopen(unsent.edits, unsent.text);
      endFirst(unsent.id);
    },
    [putBack, reopen, endFirst],
  );
  const queue = useQueue(chat.id);
  const { mutateAsync: addToQueue } = queue.add;
  const enqueue = useCallback(
    (sent: OutgoingMessage) => {
      const file_ids = sent.files?.map(({ file_id }) => file_id) ?? [];
      addToQueue({
        ...{ id: sent.id, text: sent.text },
        ...(file_ids.length === 0 ? {} : { file_ids }),
        ...(sent.cardId === undefined ? {} : { card_id: sent.cardId }),
      }).then(
        () => onTaken(sent.id),
        (error: unknown) => {
          comeBack(withoutGoneCard(sent, error), mayHaveArrived(error));
          setProblem({ error, fallback: t('queue.errors.add') });
        },
      );
    },
    [addToQueue, onTaken, comeBack, t],
  );
  const onRefused = useCallback(
    (unsent: OutgoingMessage | null, error: Error) => {
      // A turn that the page did not know of, of the queue or of another tab, has begun: the message waits for it.
      if (unsent !== null && unsent.edits === undefined && isStillAnswering(error.cause)) return enqueue(unsent);
      if (unsent !== null) comeBack(withoutGoneCard(unsent, error.cause), mayHaveArrived(error.cause));
      setProblem({ error: error.cause, fallback: t(unsent?.edits === undefined ? 'errors.send' : 'errors.edit') });
    },
    [comeBack, enqueue, t],
  );
  const conversation = useConversation({ chat, onRefused, onTaken, onBusyChange });
  const { messages, isBusy, send, retry } = conversation;
  const isWaiting = conversation.isSending || queue.adding.length > 0;
  const { onWaiting } = props;
  useEffect(() => onWaiting?.(isWaiting), [isWaiting, onWaiting]);
  // The answer that stood in the way, perhaps of another tab, is over. A refusal has the chat loaded anew.
  useOnChatLoad(
    chat.id,
    useCallback(({ active_run }) => {
      if (active_run === null) setProblem((now) => (isStillAnswering(now?.error) ? null : now));
    }, []),
  );
  // Without a network the server on the same computer still answers: only a request that failed counts.
  const isOnline = useOnline();
  const isOffline = !isOnline && isCutOff === true;
  const scroll = useFollowScroll();
  const { leaveEnd, box } = scroll;
  const { hasEarlier, earlierState, loadEarlier } = conversation;
  useNamedMessage({ messages, hasEarlier, earlierState, loadEarlier, leaveEnd, box });
  const drop = useFileDrop((files) => message.attachments.add(files));

  useUnsent({ chat, unsent: message.draft.unsent, firstId: first?.id ?? null, taken, comeBack });
  const startedRef = useRef(false);
  useEffect(() => {
    if (first === null || startedRef.current) return;
    startedRef.current = true;
    if (knownMessages(chat).has(first.id)) endFirst(first.id);
    else send(first);
  }, [first, chat, send, endFirst]);

  const onSend = (text: string) => {
    setProblem(null);
    setNotice('');
    const content = { text, files: message.files, cardId: message.draft.card_id ?? undefined };
    const sent: OutgoingMessage = { id: message.idOf(content) ?? newId(), ...content };
    message.sent(sent);
    scroll.toEnd();
    if (isBusy) enqueue(sent);
    else send(sent);
  };
  const onUnsaved = useCallback(
    (text: string) => {
      putBack({ id: newId(), text }, false);
      setNotice(t('queue.begun'));
      composerRef.current?.takeFocus();
    },
    [putBack, newId, t],
  );
  const { stop } = conversation;
  const onStop = useCallback(() => {
    stop().catch(() => setProblem({ error: null, fallback: t('errors.stop') }));
  }, [stop, t]);
  const onRetry = useCallback(
    (messageId: string) => {
      setProblem(null);
      composerRef.current?.takeFocus();
      retry(messageId);
    },
    [retry],
  );
  const { idOf, sent: noteSent } = message;
  const { toEnd } = scroll;
  const sendEdit = useCallback(
    (requestId: string, text: string) => {
      setProblem(null);
      toEnd();
      composerRef.current?.takeFocus();
      const sent: OutgoingMessage = { id: idOf({ text, edits: requestId }) ?? newId(), text, edits: requestId };
      noteSent(sent);
      send(sent);
    },
    [send, newId, idOf, noteSent, toEnd],
  );
  const focusBox = useCallback(() => composerRef.current?.takeFocus(), []);
  const edited = editing.current(sendEdit, focusBox);
  const { start } = editing;
  const { mutate: select } = useSelectAlternative(chat.id);
  const onSelect = useCallback(
    (messageId: string) =>
      select(messageId, { onError: (error) => setProblem({ error, fallback: t('errors.select') }) }),
    [select, t],
  );
  const actions = useMemo(() => ({ onRetry, onEdit: start, onSelect }), [onRetry, start, onSelect]);
  const isUnused = messages.length === 0 && first === null && !isBusy;
  const suggest = (text: string) => {
    setProblem(null);
    message.setText(text);
    composerRef.current?.focus();
  };
  const lastRequest = messages.findLast(({ role }) => role === 'user');
  const day = now().toDateString();
  const today = useMemo(() => new Date(day), [day]);
  const note = useFinishedNote(messages.at(-1), isBusy);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Events of dialogs come by here too, although they stand elsewhere in the page.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    if (pageByKey(event, box())) return;
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || !isBusy) return;
    event.preventDefault();
    composerRef.current?.takeFocus();
    onStop();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that count from wherever in the conversation one is
    <section className={classes.conversation} onKeyDown={onKeyDown} {...drop.handlers}>
      {toolbar}
      {isUnused && (
        <div className={classes.unused}>
          <div>
            <Greeting userName={userName} />
            <Suggestions text={message.text} onText={suggest} />
          </div>
        </div>
      )}
      <div ref={scroll.boxRef} onScroll={scroll.onScroll} className={classes.scroll} hidden={isUnused} data-scroll>
        <div ref={scroll.contentRef}>
          <MessageList
            messages={messages}
            today={today}
            isBusy={isBusy}
            isThinking={conversation.isThinking}
            isQueued={conversation.isQueued}
            hasEarlier={hasEarlier}
            earlierState={earlierState}
            onLoadEarlier={loadEarlier}
            renderExport={renderExport}
            activeCardId={chat.cards.at(-1) ?? null}
            actions={actions}
            editing={edited}
            onReading={leaveEnd}
          />
        </div>
      </div>
      <div ref={footRef} className={classes.foot}>
        {!scroll.isAtEnd && (
          <Button
            className={classes.jump ?? ''}
            size="xs"
            radius="xl"
            variant="default"
            leftSection={<IconArrowDown size={14} aria-hidden />}
            onClick={() => {
              scroll.toEnd();
              composerRef.current?.takeFocus();
            }}
          >
            {t('message.jump')}
          </Button>
        )}
        <div className={classes.bottom}>
          <div>
            {problem !== null && (
              <div className={classes.problem}>
                <ActionFailure {...problem} onClose={() => setProblem(null)} />
              </div>
            )}
            {isOffline && (
              <Alert color="yellow" variant="light" mb="xs" py="xs" role="status">
                {t(offlineKey(isWaiting, isBusy))}
              </Alert>
            )}
            {!isOffline && conversation.hasLostConnection && (
              <Alert color="red" variant="light" mb="xs" py="xs" role="alert">
                {t('common:errors.connection')}{' '}
                <Button size="compact-xs" variant="default" onClick={conversation.reload}>
                  {t('common:actions.retry')}
                </Button>
              </Alert>
            )}
            <QueueList queue={chat} work={queue} isBusy={isBusy} onUnsaved={onUnsaved} onFocusLost={focusBox} />
            {notice !== '' && (
              <Alert color="blue" variant="light" mb="xs" py="xs" role="status">
                {notice}
              </Alert>
            )}
            <Composer
              ref={composerRef}
              text={message.text}
              onChange={(text) => {
                setProblem(null);
                message.setText(text);
              }}
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
        </div>
      </div>
      {drop.isOver && <DropHint />}
      <VisuallyHidden aria-live="polite">{note}</VisuallyHidden>
    </section>
  );
}

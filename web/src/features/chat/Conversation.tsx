import type { ChatDetail } from '@cardwright/contract/chats';
import { Alert, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { plainTextOf } from '../../lib/plain-text.ts';
import { useServices } from '../../lib/services.tsx';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { Composer } from './composer/Composer.tsx';
import classes from './Conversation.module.css';
import { MessageItem, ThinkingIndicator } from './messages/MessageItem.tsx';
import type { RenderExport } from './messages/MessageParts.tsx';
import { textOf } from './ui-message.ts';
import { type OutgoingMessage, useConversation } from './use-conversation.ts';
import { useDraft } from './composer/use-draft.ts';
import { useFollowScroll } from './use-follow-scroll.ts';

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
  const [text, setText] = useDraft(chat.id);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** The message may have arrived although its answer did not; sent again unchanged, it keeps its id. */
  const unsentRef = useRef<OutgoingMessage | null>(null);
  const onRefused = useCallback(
    (unsent: OutgoingMessage | null, error: Error) => {
      if (unsent !== null) setText(unsent.text);
      unsentRef.current = error.cause instanceof ApiError ? null : unsent;
      setProblem({ error: error.cause, fallback: t('errors.send') });
    },
    [setText, t],
  );
  const conversation = useConversation({ chat, onRefused, onBusyChange });
  const { messages, isBusy, isThinking, send, retry } = conversation;
  const scroll = useFollowScroll(messages);

  const startedRef = useRef(false);
  useEffect(() => {
    if (first === null || startedRef.current) return;
    startedRef.current = true;
    if (!chat.messages.some((message) => message.id === first.id)) send(first);
    onFirstSent();
  }, [first, chat.messages, send, onFirstSent]);

  const onSend = (message: string) => {
    setProblem(null);
    setText('');
    scroll.toEnd();
    const unsent = unsentRef.current;
    unsentRef.current = null;
    send(unsent?.text === message ? unsent : { id: newId(), text: message });
  };
  const onStop = () => {
    conversation.stop().catch(() => setProblem({ error: null, fallback: t('errors.stop') }));
  };
  const last = messages.at(-1);
  const finished = !isBusy && last?.role === 'assistant' ? plainTextOf(textOf(last)) : '';

  return (
    <section className={classes.conversation}>
      {toolbar}
      <div ref={scroll.boxRef} onScroll={scroll.onScroll} className={classes.scroll}>
        <ol className={classes.messages} aria-label={t('message.list')}>
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              now={now()}
              isLive={isBusy && message === last}
              renderExport={renderExport}
              onRetry={!isBusy && message === last ? () => retry(message.id) : undefined}
            />
          ))}
          {isThinking && (
            <li>
              <ThinkingIndicator isQueued={conversation.isQueued} />
            </li>
          )}
        </ol>
      </div>
      <div className={classes.bottom}>
        {!scroll.isAtEnd && (
          <Button
            className={classes.jump ?? ''}
            size="xs"
            radius="xl"
            variant="default"
            leftSection={<IconArrowDown size={14} />}
            onClick={scroll.toEnd}
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
        <Composer
          text={text}
          onChange={setText}
          onSend={onSend}
          onStop={isBusy && !conversation.isStopping ? onStop : undefined}
          isSending={conversation.isStopping}
          autoFocus
          price={price}
        />
      </div>
      <VisuallyHidden aria-live="polite">{finished}</VisuallyHidden>
    </section>
  );
}

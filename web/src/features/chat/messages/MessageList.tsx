import { Button, Loader } from '@mantine/core';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Turn, toTurns } from '../turns.ts';
import type { ChatUiMessage } from '../ui-message.ts';
import type { EarlierState } from '../use-message-history.ts';
import { ThinkingIndicator } from './AnswerView.tsx';
import { KeptPlace } from './KeptPlace.tsx';
import classes from './MessageList.module.css';
import type { RenderExport } from './MessageParts.tsx';
import { type Editing, type LastTurnActions, TurnView } from './TurnView.tsx';

/** Pixels above the seen part at which earlier messages are asked for. */
const loadAhead = '1200px 0px 0px 0px';

export interface MessageListProps {
  messages: readonly ChatUiMessage[];
  /** Changes with the day, which the times of messages are told by. */
  today: Date;
  isBusy: boolean;
  isThinking: boolean;
  isQueued: boolean;
  hasEarlier: boolean;
  earlierState: EarlierState;
  onLoadEarlier(): void;
  renderExport: RenderExport;
  activeCardId: string | null;
  actions: LastTurnActions;
  editing: Editing | null;
  /** Somebody reads further up: the list shall not move on to its end. Stays the same function. */
  onReading(): void;
}

function Earlier({ earlierState, onLoadEarlier }: Pick<MessageListProps, 'earlierState' | 'onLoadEarlier'>) {
  const { t } = useTranslation('chat');
  const markRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = markRef.current;
    if (mark === null || earlierState !== 'ready' || typeof IntersectionObserver === 'undefined') return;
    const root = mark.closest('[data-scroll]');
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onLoadEarlier(),
      {
        root,
        rootMargin: loadAhead,
      },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [earlierState, onLoadEarlier]);
  return (
    <div ref={markRef} className={classes.earlier}>
      {earlierState === 'loading' ? (
        <Loader size="sm" aria-label={t('earlier.loading')} />
      ) : (
        <Button variant="subtle" color="gray" size="xs" onClick={onLoadEarlier}>
          {t(earlierState === 'failed' ? 'earlier.failed' : 'earlier.load')}
        </Button>
      )}
    </div>
  );
}

/** The messages of a conversation. Typing in the box does not come here. */
export const MessageList = memo((props: MessageListProps) => {
  const { messages, isBusy, isThinking, actions, editing, renderExport, activeCardId, today } = props;
  const { t } = useTranslation('chat');
  const turnsRef = useRef<readonly Turn[]>([]);
  const turns = useMemo(() => toTurns(messages, turnsRef.current), [messages]);
  useEffect(() => {
    turnsRef.current = turns;
  }, [turns]);
  const listRef = useRef<HTMLOListElement>(null);
  return (
    <KeptPlace firstKey={turns[0]?.key} box={() => listRef.current?.closest<HTMLElement>('[data-scroll]') ?? null}>
      {props.hasEarlier && <Earlier earlierState={props.earlierState} onLoadEarlier={props.onLoadEarlier} />}
      <ol ref={listRef} className={classes.messages} aria-label={t('message.list')}>
        {turns.map((turn, index) => {
          const isLast = index === turns.length - 1;
          return (
            <TurnView
              key={turn.key}
              turn={turn}
              today={today}
              isLast={isLast}
              isLive={isLast && isBusy}
              renderExport={renderExport}
              activeCardId={activeCardId}
              actions={isLast && !isBusy ? actions : null}
              editing={editing !== null && editing.requestId === turn.request?.id ? editing : null}
              onReading={props.onReading}
            />
          );
        })}
        {isThinking && (
          <li>
            <ThinkingIndicator isQueued={props.isQueued} />
          </li>
        )}
      </ol>
    </KeptPlace>
  );
});
MessageList.displayName = 'MessageList';

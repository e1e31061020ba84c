import { Button, Loader } from '@mantine/core';
import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Turn } from '../turns.ts';
import { toTurns } from '../turns.ts';
import type { ChatUiMessage } from '../ui-message.ts';
import type { EarlierState } from '../use-message-history.ts';
import { ThinkingIndicator } from './AnswerView.tsx';
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

/** Keeps what is read in its place when earlier messages come in above it. */
function useKeptPlace(firstKey: string | undefined) {
  const listRef = useRef<HTMLOListElement>(null);
  const beforeRef = useRef<{ key: string | undefined; first: Element | null; top: number } | null>(null);
  useLayoutEffect(() => {
    const list = listRef.current;
    const box = list?.closest('[data-scroll]');
    const before = beforeRef.current;
    if (list && box && before?.first?.isConnected && before.key !== firstKey) {
      box.scrollTop += before.first.getBoundingClientRect().top - before.top;
    }
  }, [firstKey]);
  useEffect(() => {
    const box = listRef.current?.closest('[data-scroll]');
    if (!box) return;
    const remember = () => {
      const first = listRef.current?.querySelector('li') ?? null;
      beforeRef.current = { key: firstKey, first, top: first?.getBoundingClientRect().top ?? 0 };
    };
    remember();
    box.addEventListener('scroll', remember, { passive: true });
    return () => box.removeEventListener('scroll', remember);
  }, [firstKey]);
  return listRef;
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
  const listRef = useKeptPlace(turns[0]?.key);
  return (
    <>
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
            />
          );
        })}
        {isThinking && (
          <li>
            <ThinkingIndicator isQueued={props.isQueued} />
          </li>
        )}
      </ol>
    </>
  );
});
MessageList.displayName = 'MessageList';

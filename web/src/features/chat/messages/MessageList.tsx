import { Button, Loader } from '@mantine/core';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type TurnGroup, toGroups } from '../turn-groups.ts';
import { type Turn, toTurns } from '../turns.ts';
import type { ChatUiMessage } from '../ui-message.ts';
import type { EarlierState } from '../use-message-history.ts';
import { ThinkingIndicator } from './AnswerView.tsx';
import { KeptPlace } from './KeptPlace.tsx';
import { ListItem } from './ListItem.tsx';
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
        <Button variant="subtle" color="gray" size="xs" onClick={() => onLoadEarlier()}>
          {t(earlierState === 'failed' ? 'earlier.failed' : 'earlier.load')}
        </Button>
      )}
    </div>
  );
}

type GroupProps = {
  group: TurnGroup;
  /** It ends the conversation. */
  isLast: boolean;
} & Pick<MessageListProps, 'today' | 'isBusy' | 'renderExport' | 'activeCardId' | 'actions' | 'editing' | 'onReading'>;

/** Once the group was near and is far again, its height is known, and it can be put aside without moving anything. */
function useSetAside() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    let wasNear = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) wasNear = true;
        else if (wasNear) {
          element.dataset.aside = '';
          observer.disconnect();
        }
      },
      { root: element.closest('[data-scroll]'), rootMargin: '100% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}

const Group = memo(({ group, isLast: isLastGroup, isBusy, actions, editing, ...rest }: GroupProps) => {
  const ref = useSetAside();
  return (
    <div ref={ref} className={classes.group} data-group data-recent={isLastGroup || undefined}>
      {group.turns.map((turn, index) => {
        const isLast = isLastGroup && index === group.turns.length - 1;
        return (
          <TurnView
            key={turn.key}
            turn={turn}
            isLast={isLast}
            isLive={isLast && isBusy}
            actions={isLast && !isBusy ? actions : null}
            editing={editing !== null && editing.requestId === turn.request?.id ? editing : null}
            {...rest}
          />
        );
      })}
    </div>
  );
});
Group.displayName = 'Group';

/** The messages of a conversation. Typing in the box does not come here. */
export const MessageList = memo((props: MessageListProps) => {
  const { messages, isBusy, isThinking, actions, editing } = props;
  const { t } = useTranslation('chat');
  const beforeRef = useRef<{ turns: readonly Turn[]; groups: readonly TurnGroup[] }>({ turns: [], groups: [] });
  const shown = useMemo(() => {
    const turns = toTurns(messages, beforeRef.current.turns);
    return { turns, groups: toGroups(turns, beforeRef.current.groups) };
  }, [messages]);
  useEffect(() => {
    beforeRef.current = shown;
  }, [shown]);
  const { turns, groups } = shown;
  const listRef = useRef<HTMLDivElement>(null);
  return (
    <KeptPlace firstKey={turns[0]?.key} box={() => listRef.current?.closest<HTMLElement>('[data-scroll]') ?? null}>
      {props.hasEarlier && <Earlier earlierState={props.earlierState} onLoadEarlier={props.onLoadEarlier} />}
      {/* biome-ignore lint/a11y/useSemanticElements: groups stand between the list and its items, where ol allows none */}
      <div role="list" ref={listRef} className={classes.messages} aria-label={t('message.list')}>
        {groups.map((group, index) => {
          const isLast = index === groups.length - 1;
          const isEdited = editing !== null && group.turns.some(({ request }) => request?.id === editing.requestId);
          return (
            <Group
              key={group.key}
              group={group}
              isLast={isLast}
              isBusy={isLast && isBusy}
              actions={actions}
              editing={isEdited ? editing : null}
              today={props.today}
              renderExport={props.renderExport}
              activeCardId={props.activeCardId}
              onReading={props.onReading}
            />
          );
        })}
        {isThinking && (
          <ListItem>
            <ThinkingIndicator isQueued={props.isQueued} />
          </ListItem>
        )}
      </div>
    </KeptPlace>
  );
});
MessageList.displayName = 'MessageList';

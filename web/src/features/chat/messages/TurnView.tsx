import { memo, useState } from 'react';
import type { Turn } from '../turns.ts';
import type { ChatUiMessage } from '../ui-message.ts';
import { AnswerView } from './AnswerView.tsx';
import { Leaf } from './Leaf.tsx';
import type { RenderExport } from './MessageParts.tsx';
import { type RequestEdit, RequestView } from './RequestView.tsx';
import { alternativesOf, answersTo } from './turn-choice.ts';

/** What may be done with the last turn; stays the same object while it holds. */
export interface LastTurnActions {
  onRetry(messageId: string): void;
  onEdit(request: ChatUiMessage): void;
  /** Goes on from another answer, or another wording. */
  onSelect(messageId: string): void;
}

/** A request that is being worded anew. */
export interface Editing extends RequestEdit {
  requestId: string;
}

export interface TurnViewProps {
  turn: Turn;
  today: Date;
  isLast: boolean;
  /** Its answer is being written. */
  isLive: boolean;
  renderExport: RenderExport;
  activeCardId: string | null;
  /** Null while an answer is being written, and on all turns but the last. */
  actions: LastTurnActions | null;
  editing: Editing | null;
  /** Somebody reads here: the list shall not move on to its end. Stays the same function. */
  onReading(): void;
}

type AnswerProps = { message: ChatUiMessage } & Omit<TurnViewProps, 'turn' | 'editing' | 'onReading'>;

/** An answer, and the others to the same request to leaf through. */
function AnswerWithOthers({ message, ...rest }: AnswerProps) {
  const { today, isLast, isLive, renderExport, activeCardId, actions } = rest;
  const { messages, current } = alternativesOf(message);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const found = messages.findIndex(({ id }) => id === chosenId);
  const index = found === -1 ? current : found;
  const shown = messages[index] ?? message;
  return (
    <AnswerView
      message={shown}
      today={today}
      isRecent={isLast}
      isLive={isLive && shown === message}
      renderExport={renderExport}
      activeCardId={activeCardId}
      onRetry={actions === null ? undefined : () => actions.onRetry(message.id)}
      leaf={
        <Leaf
          of="answers"
          index={index}
          count={messages.length}
          onChange={(next) => setChosenId(messages[next]?.id ?? null)}
          onSelect={actions === null || shown === message ? undefined : () => actions.onSelect(shown.id)}
        />
      }
    />
  );
}

/** One request and its answers. Drawn again only when something of it changed. */
export const TurnView = memo((props: TurnViewProps) => {
  const { turn, today, isLast, actions, editing } = props;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { request } = turn;
  const wordings = request === null ? null : alternativesOf(request);
  const found = wordings?.messages.findIndex(({ id }) => id === chosenId) ?? -1;
  const index = found === -1 ? (wordings?.current ?? 0) : found;
  const wording = wordings?.messages[index] ?? request;
  // What the conversation did not go on from is only for reading.
  const isCurrent = wording === request;
  const answers = answersTo(turn, wording?.id);
  return (
    <>
      {wording !== null && (
        <RequestView
          message={wording}
          today={today}
          isRecent={isLast}
          onEdit={actions === null || !isCurrent ? undefined : () => actions.onEdit(wording)}
          editing={editing !== null && isCurrent ? editing : null}
          onReading={props.onReading}
          leaf={
            <Leaf
              of="wordings"
              index={index}
              count={wordings?.messages.length ?? 1}
              onChange={(next) => setChosenId(wordings?.messages[next]?.id ?? null)}
              onSelect={actions === null || isCurrent ? undefined : () => actions.onSelect(wording.id)}
            />
          }
        />
      )}
      {answers.map((answer, place) => (
        <AnswerWithOthers
          key={answer.id}
          message={answer}
          {...props}
          isLive={props.isLive && isCurrent && place === answers.length - 1}
          actions={isCurrent && place === answers.length - 1 ? actions : null}
        />
      ))}
    </>
  );
});
TurnView.displayName = 'TurnView';

import type { ChatUiMessage } from './ui-message.ts';

/** One request and what answered it. An answer without a request stands alone. */
export interface Turn {
  key: string;
  request: ChatUiMessage | null;
  answers: readonly ChatUiMessage[];
}

/** The turns of a conversation; a turn of the last time that has not changed is the same object, so that it is not drawn again. */
export function toTurns(messages: readonly ChatUiMessage[], before: readonly Turn[]): Turn[] {
  const known = new Map(before.map((turn) => [turn.key, turn]));
  const turns: { key: string; request: ChatUiMessage | null; answers: ChatUiMessage[] }[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.role === 'user') turns.push({ key: message.id, request: message, answers: [] });
    else if (last === undefined) turns.push({ key: message.id, request: null, answers: [message] });
    else last.answers.push(message);
  }
  return turns.map((turn) => {
    const old = known.get(turn.key);
    return old !== undefined && isSame(old, turn) ? old : turn;
  });
}

const isSame = (one: Turn, other: Turn): boolean =>
  one.request === other.request &&
  one.answers.length === other.answers.length &&
  one.answers.every((answer, index) => answer === other.answers[index]);

import type { ChatMessage } from '@cardwright/contract/chats';
import type { Turn } from '../turns.ts';
import { type ChatUiMessage, type ChatUiPart, toUiMessage } from '../ui-message.ts';

type Alternative = ChatMessage['alternatives'][number];

/** A message and its alternatives in the order in which they came. */
export interface Alternatives {
  messages: readonly ChatUiMessage[];
  /** Index of the one that the conversation goes on from. */
  current: number;
}

const asMessage = (role: ChatUiMessage['role'], { id, parts, created_at, run }: Alternative): ChatUiMessage => ({
  id,
  role,
  parts: parts as unknown as ChatUiPart[],
  metadata: { created_at, run: run ?? null },
});

/** "2 of 3": the message and the others, each at its number. */
export function alternativesOf(message: ChatUiMessage): Alternatives {
  const others = message.metadata?.alternatives ?? [];
  const messages = others.map((other) => asMessage(message.role, other));
  const current = Math.min(messages.length, (message.metadata?.place?.number ?? messages.length + 1) - 1);
  messages.splice(current, 0, message);
  return { messages, current };
}

/** The answers that belong to a wording of a turn's request. */
export function answersTo(turn: Turn, wordingId: string | undefined): readonly ChatUiMessage[] {
  if (turn.request === null || wordingId === undefined || wordingId === turn.request.id) return turn.answers;
  const wording = turn.request.metadata?.alternatives?.find(({ id }) => id === wordingId);
  return (wording?.answers ?? []).map(toUiMessage);
}

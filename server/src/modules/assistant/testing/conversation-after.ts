import { type Conversation, conversationOf } from '../built-in-model/conversation.ts';
import { givenOf, promptOf } from '../intents/givens.ts';

/** A message after what a beginning of the intent sets holds. */
export function conversationAfter(given: string, text: string): Conversation {
  const before = givenOf(given);
  return conversationOf(promptOf(before, text), before.shownCardId);
}

import { type Conversation, cardInHand } from '../conversation.ts';
import type { Ask } from '../understanding/ask.ts';
import { mentionsIn } from '../understanding/cards/card-mentions.ts';

/**
 * "Translate the beanie", "then just make it shorter": where no card is in hand, "it" is the one that the message before
 * named, although nothing was done with it.
 */
export function onCardSpokenOf(conversation: Conversation, asks: Ask[]): Ask[] {
  const { earlier, shownCardId, isScheduled } = conversation;
  const last = earlier.at(-1);
  if (last === undefined || isScheduled === true || last.steps.length > 0 || last.text.length > 200) return asks;
  if (cardInHand(earlier, shownCardId) !== null) return asks;
  const [named, ...others] = mentionsIn(last.text).filter(
    ({ isStrong, hasArticle, start }) => isStrong && (hasArticle || ofIt.test(last.text.slice(0, start))),
  );
  if (named === undefined || others.length > 0 || named.words.length === 0) return asks;
  return asks.map((ask) =>
    ask.kind === 'call' && ask.target?.kind === 'it'
      ? { ...ask, target: { kind: 'named', names: [named.words], isSure: named.hasArticle } }
      : ask,
  );
}

/** "Description of chess set": in a hurry the article is left away. */
const ofIt = /\bof $/i;

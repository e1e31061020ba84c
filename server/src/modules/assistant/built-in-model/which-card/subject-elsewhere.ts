import { productPart } from '../../product-parts.ts';
import { type Conversation, cardInHand } from '../conversation.ts';
import { type Ask, isCall } from '../understanding/ask.ts';
import { knownCards } from './known-cards.ts';
import { cardsNamed } from './title-match.ts';

/** "The train is for age 3+", "add "fits MagSafe" to the 15 pro one": what the message says it is of. */
const subject =
  /(?:^|[,.;!] ?|\b(?:to|of|on|for|from|in) )(?:the|my|our) ((?:[\p{L}\d-]+ ){0,2}?[\p{L}\d-]+)(?= (?:is|are|has|have|comes?|costs?|needs?|should|must|weighs?|fits?|one\b|card\b|listing\b)|['’]s\b|[\s.!]*$)/giu;
/** Parts of a card and its properties. */
const noCard =
  /\b(?:titles?|headline|descriptions?|bullets?|keywords?|tags?|specs?|specifications?|prices?|brand|category|size|weight|colou?r|material|stock|score|first|last|second|end|start|cards?|listings?|one)\b/i;

/**
 * An edit that was read as one of the card in hand, where the message names another card of this chat and no word of the
 * one in hand: it is done to the one that is named.
 */
export function onSubjectElsewhere(conversation: Conversation, asks: Ask[]): Ask[] {
  const isOnIt = (ask: Ask) => isCall(ask) && ask.tool === 'edit_card' && ask.target?.kind === 'it';
  if (conversation.isScheduled === true || !asks.some(isOnIt)) return asks;
  const { cards } = knownCards(conversation);
  const inHand = cards.find(({ card_id }) => card_id === cardInHand(conversation.earlier, conversation.shownCardId));
  if (cards.length < 2 || inHand === undefined) return asks;
  const own = new Set(wordsOf(inHand.title));
  const others = cards.filter((card) => card !== inHand);
  for (const [, said = ''] of conversation.current.text.matchAll(subject)) {
    const words = wordsOf(said);
    if (words.length === 0 || noCard.test(said) || productPart.test(said) || words.some((word) => own.has(word)))
      continue;
    const [named, ...more] = cardsNamed({ words, isOne: false, isStrong: true }, others);
    if (named === undefined || more.length > 0) continue;
    return asks.map(
      (ask) => (isOnIt(ask) ? { ...ask, target: { kind: 'cards', card_ids: [named.card_id] } } : ask) as Ask,
    );
  }
  return asks;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];

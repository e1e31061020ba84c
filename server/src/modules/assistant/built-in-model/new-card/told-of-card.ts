import { type Conversation, cardInHand } from '../conversation.ts';
import { isWordsAlone } from '../pasted.ts';
import type { Request } from '../request.ts';
import { type Ask, isCall } from '../understanding/ask.ts';
import type { Target } from '../understanding/cards/targets.ts';
import { tellsOfPart } from '../understanding/facts/declared-facts.ts';
import { factsTold, subjectTold } from '../understanding/facts/told-facts.ts';
import { knownCards } from '../which-card/known-cards.ts';
import { titleNamedIn } from '../which-card/title-match.ts';

/** Paid work that is read from a verb alone: "the sleeve has a small repair" orders none. */
const isFromNoun = (ask: Ask) => isCall(ask) && ask.tool === 'improve_card' && Object.keys(ask.input).length === 0;
const says = /\b(?:is|are|has|have|comes?|fits?|holds?|contains?|includes?|measures?|weighs?|lasts?)\b/i;
const tells =
  /^(?:the|its|there)\b[^.,;]{0,40}?\b(?:is|are|has|have|['’]s)\b|^(?:it|they)(?: is| are|['’](?:s|re)) polished\b|^polished \p{L}/iu;

/** "Double walled, keeps cold 24 h": what nobody understood and tells of the product goes on its card, free. */
export function withFactsTold(conversation: Conversation, { asks, isForeign, isHeld, message }: Request): Ask[] {
  const { current, isScheduled } = conversation;
  const isOpen = asks.length === 0 || (asks.every(isFromNoun) && isHeld !== true && tells.test(message.command.trim()));
  if (!isOpen || isForeign || isScheduled === true || !isWordsAlone(message)) return asks;
  const { target, isKnown } = cardOf(conversation, message.command);
  const edits = (current.files ?? []).length > 0 ? null : factsTold(message.command, isKnown);
  // Paid work that was read from a noun alone is not done.
  if (edits === null || target === null) return factsTold(message.command) === null ? asks : [];
  return [{ kind: 'call', tool: 'edit_card', input: { edits }, target }];
}

/** The card in hand, or the one that its subject names, which is looked for; null where that may be one not seen. */
function cardOf(conversation: Conversation, said: string): { target: Target | null; isKnown: boolean } {
  const subject = subjectTold(said);
  const inHand = cardInHand(conversation.earlier, conversation.shownCardId);
  const { cards, isAll } = knownCards(conversation);
  const named = subject === null ? null : titleNamedIn(subject, cards);
  // "Mug 1.25 l": what is to be done with that card is not said.
  const isOther = named !== null && named.card_id !== inHand;
  if (isOther && !says.test(said)) return { target: null, isKnown: true };
  if (isOther) return { target: { kind: 'cards', card_ids: [named.card_id] }, isKnown: true };
  const isKnown = subject === null || named !== null || tellsOfPart(`the ${subject.join(' ')} is new`);
  if (isKnown || isAll) return { target: { kind: 'it' }, isKnown };
  const isLooked = conversation.current.steps.some(({ tool }) => tool === 'list_cards');
  return { target: isLooked ? null : { kind: 'unknown', look: {} }, isKnown };
}

const tellsIt =
  /^\s+(?:is|are|has|have|comes?|fits?|holds?|contains?|includes?|measures?|weighs?|lasts?|burns?|keeps?|covers?) \S/i;

/**
 * "The cedar one burns 45 hours", with no card in hand: on the card that its subject names, which is looked for first; null
 * where none is named, or no fact is told.
 */
export function toldOfNamed(conversation: Conversation, { asks, isForeign, message }: Request): Ask[] | null {
  const { current, isScheduled } = conversation;
  const said = message.command.trim();
  if (asks.length > 0 || isForeign || isScheduled === true || (current.files ?? []).length > 0) return null;
  const names = isWordsAlone(message) ? (subjectTold(said)?.filter((word) => !/^ones?$/.test(word)) ?? []) : [];
  const at = names.length === 0 ? -1 : said.toLowerCase().indexOf(names.at(-1) ?? '');
  if (at < 0) return null;
  const told = said.slice(at + (names.at(-1) ?? '').length).replace(/^ ones?\b/i, '');
  // "Bicycle chain 11 speed" may be what another product is called.
  const edits = tellsIt.test(told) ? factsTold(`it${told}`) : null;
  if (edits === null) return null;
  const { cards, isAll } = knownCards(conversation);
  const named = titleNamedIn(names, cards);
  const target: Target | null = named === null ? null : { kind: 'cards', card_ids: [named.card_id] };
  const isLooked = isAll || current.steps.some(({ tool }) => tool === 'list_cards');
  if (target === null && isLooked) return null;
  return [{ kind: 'call', tool: 'edit_card', input: { edits }, target: target ?? { kind: 'unknown', look: {} } }];
}

import { type CardSummary, isFailure, type ToolOutputs } from '../../tool-types.ts';
import type { Conversation } from '../conversation.ts';
import type { Mention } from '../understanding/cards/card-mentions.ts';
import { orderBefore } from '../understanding/cards/pick-words.ts';
import { scoredIn } from './picked-cards.ts';
import { cardsNamed } from './title-match.ts';

export interface Known {
  cards: CardSummary[];
  /** Every card of the library is among them. */
  isAll: boolean;
}

/** The cards that were shown or worked on in this conversation. */
export function knownCards({ earlier, current }: Conversation): Known {
  const steps = [...earlier, current].flatMap((turn) => turn.steps).filter(({ output }) => !isFailure(output));
  const cards = steps.flatMap(({ output }) =>
    'cards' in output
      ? output.cards
      : 'card' in output && output.card !== null
        ? [output.card]
        : (('done' in output ? output.done?.cards : undefined) ?? []),
  );
  const isAll = steps.some(
    ({ tool, output, input = {} }) =>
      tool === 'list_cards' &&
      !(output as ToolOutputs['list_cards']).more &&
      Object.keys(input).every((key) => key === 'sort'),
  );
  return { cards: [...new Map(cards.map((card) => [card.card_id, card])).values()], isAll };
}

/** "Do the mug" where it was scored: it is improved. */
export function nextScored(conversation: Conversation, mentions: Mention[]): string | null {
  const { text } = conversation.current;
  const [first] = mentions;
  if (first === undefined || orderBefore(text.toLowerCase(), first.start) !== 'take') return null;
  const scored = scoredIn(conversation.earlier).map(({ card_id }) => card_id);
  const { cards } = knownCards(conversation);
  const isScored = mentions.every((mention) => {
    const [only, ...others] = cardsNamed(mention, cards);
    return only !== undefined && others.length === 0 && scored.includes(only.card_id);
  });
  return isScored
    ? `improve ${text.slice(first.start).replace(/,?\s+(?:and )?then (?=(?:the|my)\b)/gi, ' and ')}`
    : null;
}

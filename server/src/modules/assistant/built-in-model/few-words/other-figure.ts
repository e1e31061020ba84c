import { type Conversation, outputFrom } from '../conversation.ts';
import { ordinalPattern, ordinalWord } from '../understanding/speech/number-words.ts';
import { shownLast } from '../which-card/cards-of-price.ts';
import { knownCards } from '../which-card/known-cards.ts';

const lead = '(?:(?:ok(?:ay)?|and|now|so|but|hm+|oh|well|no|sorry|wait|actually)[\\s,.!]+)*';
const figure = '(?:[$€£] ?)?(\\d[\\d.,]*)(?: ?(?:[$€£]|usd|eur|gbp|rub|dollars?|euros?|pounds?|bucks|rubles?))?';
const stated = new RegExp(
  `^${lead}the (${ordinalPattern})(?: (?:one|card|listing|product|item))? (?:should be|must be|has to be|is|costs?|should cost) (?:actually |really |now )*${figure},? (?:and |but )?(?:not|instead of|rather than) ${figure}(?:,? (?:please|pls|sorry|actually))*[\\s.!]*$`,
  'iu',
);
const amountOf = (said: string) =>
  Number(
    said
      .replace(/[^\d.,]/g, '')
      .replace(/,(?=\d{3}\b)/g, '')
      .replace(',', '.'),
  );

/**
 * "The second one should be 4000 not 3000", of cards that were just shown: where 3000 is its price, the price is meant, and
 * where its title says it, these words. Null where neither is known.
 */
export function otherFigure(conversation: Conversation): string | null {
  const [, place = '', value = '', wrong = ''] = stated.exec(conversation.current.text.trim()) ?? [];
  const at = place === '' ? null : ordinalWord(place.toLowerCase());
  const ids = at === null ? null : shownLast(conversation);
  const id = at === null || ids === null ? undefined : ids.at(at > 0 ? at - 1 : at);
  if (id === undefined) return null;
  if (pricesOf(conversation, id).some((price) => amountOf(price) === amountOf(wrong)))
    return `set the price of the ${place} one to ${value}`;
  const title = knownCards(conversation).cards.find(({ card_id }) => card_id === id)?.title ?? '';
  return new RegExp(`(?<!\\d)${wrong.replace(/[.,]/g, '[.,]')}(?!\\d)`).test(title)
    ? `replace "${wrong}" with "${value}" in the ${place} one`
    : null;
}

/** What the card was said to cost in this conversation, and what was entered. */
function pricesOf({ earlier }: Conversation, id: string): string[] {
  return earlier.flatMap(({ steps }) => {
    const listed = outputFrom(steps, 'list_cards')?.cards ?? [];
    const said = listed.flatMap(({ card_id, price }) => (card_id === id && price !== undefined ? [price] : []));
    const worked = steps.flatMap((step) => {
      if ('error' in step.output || !('card' in step.output) || step.output.card?.card_id !== id) return [];
      if (step.tool === 'read_card') return [step.output.listing.price ?? ''];
      return step.tool === 'edit_card'
        ? step.output.edits.flatMap(({ field, after }) => (field === 'price' ? [after ?? ''] : []))
        : [];
    });
    return [...said, ...worked];
  });
}

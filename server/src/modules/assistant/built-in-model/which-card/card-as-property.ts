import { productPart } from '../../product-parts.ts';
import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, cardInHand } from '../conversation.ts';
import { type Ask, say } from '../understanding/ask.ts';
import { isMeasured } from '../understanding/facts/measured-facts.ts';
import { statedParts } from '../understanding/facts/stated-facts.ts';
import { knownCards } from './known-cards.ts';

const unit = '(?:mg|g|kg|oz|lbs?|ml|cl|l|mm|cm|m|in|inch(?:es)?|ft|w|v|pcs|pieces)';
/** "100 g not 80": what stands there now has the same unit. */
const contrast = new RegExp(
  `(\\d[\\d.,]*) ?(${unit})\\b,? (?:and )?(?:not|instead of|rather than) (\\d[\\d.,]*)(?: ?${unit})?[\\s.!]*$`,
  'i',
);
const texts = ['title', 'description', 'bullets'] as const;

/**
 * "The Sencha is 100 g not 80", while the peppermint is in hand: no property is called like a card of this chat. It is said
 * of that card.
 */
export function onCardsNamedAsProperty(conversation: Conversation, asks: Ask[]): Ask[] {
  const [ask, ...others] = asks;
  if (ask?.kind !== 'call' || ask.tool !== 'edit_card' || ask.target?.kind !== 'it' || others.length > 0) return asks;
  const [edit, ...more] = ask.input.edits as ListingEdit[];
  if (edit?.op !== 'set' || edit.field !== 'specifications' || more.length > 0) return asks;
  const inHand = cardInHand(conversation.earlier, conversation.shownCardId);
  const { cards } = knownCards(conversation);
  const named = cards.filter(({ title }) => isCalled(title, edit.name ?? ''));
  const [card, another] = named;
  if (card === undefined || another !== undefined || card.card_id === inHand) return asks;
  const target = { kind: 'cards' as const, card_ids: [card.card_id] };
  // "The pendant is 14 mm", of a chain with pendant: a part of it is measured, and nothing is called like it.
  if (productPart.test(edit.name ?? '') || isMeasured(edit.name ?? '')) return [{ ...ask, target }];
  const [, now = '', of = '', before = ''] = contrast.exec(conversation.current.text) ?? [];
  const [fact] = statedParts(`it is ${edit.value ?? ''}`).flatMap((part) => part.fact ?? []);
  const edits: ListingEdit[] =
    before !== ''
      ? texts.map((field) => ({ op: 'set', field, name: `${before} ${of}`, value: `${now} ${of}` }))
      : fact === undefined
        ? []
        : [fact];
  return edits.length === 0 ? [say('edit_what')] : [{ ...ask, input: { edits }, target }];
}

/** A word of its title, and no small one: "the Sencha" is "Sencha Shizuoka". */
function isCalled(title: string, name: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const own = new Set(title.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
  return words.length > 0 && words.length <= 3 && words.every((word) => word.length >= 4 && own.has(word));
}

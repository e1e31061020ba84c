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
 * of that card; "soap is 200g", of the lavender soap in hand, is what the soap weighs.
 */
export function onCardsNamedAsProperty(conversation: Conversation, asks: Ask[]): Ask[] {
  const [ask, ...others] = asks;
  if (ask?.kind !== 'call' || ask.tool !== 'edit_card' || others.length > 0) return asks;
  const edits = (ask.input.edits ?? []) as ListingEdit[];
  const [edit, ...more] = edits;
  const inHand = cardInHand(conversation.earlier, conversation.shownCardId);
  const { cards } = knownCards(conversation);
  const meant = ask.target?.kind === 'cards' && ask.target.card_ids.length === 1 ? ask.target.card_ids[0] : inHand;
  const own = cards.find(({ card_id }) => card_id === meant);
  const isOwn = (one: ListingEdit) =>
    own !== undefined && isSpecification(one) && isCalled(own.title, one.name ?? '') && !isOfPart(one);
  if (edits.some(isOwn))
    return [{ ...ask, input: { ...ask.input, edits: edits.map((one) => (isOwn(one) ? ofProduct(one) : one)) } }];
  if (ask.target?.kind !== 'it' || edit === undefined || !isSpecification(edit) || more.length > 0) return asks;
  const named = cards.filter(({ title }) => isCalled(title, edit.name ?? ''));
  const [card, another] = named;
  if (card === undefined || another !== undefined || card.card_id === inHand) return asks;
  const target = { kind: 'cards' as const, card_ids: [card.card_id] };
  if (isOfPart(edit)) return [{ ...ask, target }];
  const [, now = '', of = '', before = ''] = contrast.exec(conversation.current.text) ?? [];
  const fact = ofProduct(edit);
  const changed: ListingEdit[] =
    before !== ''
      ? texts.map((field) => ({ op: 'set', field, name: `${before} ${of}`, value: `${now} ${of}` }))
      : fact === edit
        ? []
        : [fact];
  return changed.length === 0 ? [say('edit_what')] : [{ ...ask, input: { edits: changed }, target }];
}

const isSpecification = ({ op, field }: ListingEdit) => op === 'set' && field === 'specifications';
/** "The pendant is 14 mm", of a chain with pendant: a part of it is measured, and nothing is called like it. */
const isOfPart = ({ name = '' }: ListingEdit) => productPart.test(name) || isMeasured(name);

const sum = /^(?:[$€£] ?)?\d+(?:[.,]\d{1,2})?(?: ?(?:[$€£]|eur|euros?|usd|dollars?|bucks|gbp|pounds?|quid))?$/i;
/** What is said of a product by its name: what it weighs, measures or costs; the edit itself where that is not known. */
function ofProduct(edit: ListingEdit): ListingEdit {
  const value = (edit.value ?? '').replace(/,? (?:btw|by the way)$/i, '');
  if (sum.test(value)) return { op: 'set', field: 'price', value };
  const [fact] = statedParts(`it is ${value}`).flatMap((part) => part.fact ?? []);
  return fact ?? edit;
}

/** A word of its title, and no small one: "the Sencha" is "Sencha Shizuoka". */
function isCalled(title: string, name: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const own = new Set(title.toLowerCase().match(/[\p{L}\d]+/gu) ?? []);
  return words.some((word) => word.length >= 4) && words.length <= 3 && words.every((word) => own.has(word));
}

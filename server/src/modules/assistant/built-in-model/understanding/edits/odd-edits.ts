import type { ListingEdit } from '../../../tool-types.ts';
import { type Ask, say } from '../ask.ts';
import { isManner } from './text-manners.ts';

/** "In English: shorter title", "Title first: …", "set them to 25": words around a request, and no name of a specification. */
const oddName =
  /^(?:(?:and|so|ok(?:ay)?|sorry|please|now|again)[\s,]+)*(?:in (?:plain |simple |good )?(?:english|german|french|spanish|other words|short|brief|general)|(?:the )?(?:titles?|headline|descriptions?|bullets?|keywords?|tags|pictures?|images?|photos?) (?:first|next|then|too|also)|first|second|third|next|then|sorry|please|ps|p\.s\.?|btw|by the way|hint|reminder|(?:my |one |another |a )?(?:small |little |quick |last |first |more )*(?:wish|question|request|idea|thing|point|note|order|change)|what|which|who|why|how|where|when|(?:all (?:of )?)?(?:it|this|that|them|these|those|they)|both|all)(?: all)?$/i;
/** What is to be done with a text is no value: "shorter title", "put the colour before the size". */
const order =
  /^(?:an? |the |some )?(?:(?:much |a bit |even |bit )?(?:shorter|longer|better|new|nicer|friendlier|warmer|other|different|fewer|more)) (?:titles?|headline|descriptions?|bullets?|keywords?|tags|texts?|words)\b|^(?:please )?(?:put|move|make|write|change|add|remove|delete|swap|exchange|improve|shorten|lengthen|keep|leave|use) (?:the|it|its|this|that|all|my|everything)\b/i;
/** A unit alone says nothing of how much. */
const unitAlone =
  /^(?:in(?:to)? )?(?:mg|g|kg|grams?|grammes?|kilos?|kilograms?|lbs?|pounds?|oz|ounces?|ml|cl|dl|l|lit(?:er|re)s?|millilit(?:er|re)s?|gallons?|mm|cm|m|millimet(?:er|re)s?|centimet(?:er|re)s?|met(?:er|re)s?|in|inch(?:es)?|ft|feet|w|watts?|v|volts?|metric|imperial|units?)(?: (?:units?|please|instead|too|only))*$/i;
/** "Same as the first": it points at something, and says nothing of a product. */
const pointing =
  /^(?:(?:the|do|just|exactly|please) )*(?:same|like|as)\b[^.;]{0,20}\b(?:first|second|third|last|other|others|before|above|previous|always|usual|mug|card|listing|one|ones|all)\b/i;
/** "LEGO in keywords so people find it" is no brand. */
const ofText =
  /\b(?:in|into|to|for|from) (?:the |my |its |all )?(?:keywords?|tags|titles?|headline|descriptions?|bullets?|search terms)\b/i;
const ofOneValue = new Set<string>(['specifications', 'brand', 'category']);

/** A size may be L, and a chip a V. */
const measured =
  /\b(?:weight|capacity|volume|height|width|length|depth|diameter|thickness|dimensions|measurements|power|wattage|voltage)$/i;

export const isOddPair = (name: string, value: string): boolean =>
  oddName.test(name.trim()) || order.test(value.trim());

/** "Put the cold 24h one first": where something is to stand is no value. */
const placed =
  /\bones? (?:first|second|third|last|next|on top|at the (?:top|end|bottom|start)|before|after|behind|up|down)\b/i;

/** Courtesies and pointers alone say nothing of a product; "you wrote silver" is said to us. */
const noText =
  /^(?:(?:please|pls|plz|thanks?|thank you|thx|ok|okay|sorry|oops|wait|no|(?:small |one )?correction|(?:my )?(?:mistake|bad)|i (?:mean|meant)|remark|by the way|too|also|as ?well|next|it|this|that|these|those|them|this one|both|all(?: of (?:it|them|this|that|these|those))?|everything|the same|the (?:two|three)|(?:both|all) of (?:them|these|those))[\s,.!]*)+$|^you (?:wrote|said|put|added|made|changed|say|claim\w*|invented)\b/i;
/** "Have the color in it", "take the cord length out": what is to be done with a text. */
const asksToWrite =
  /^(?:have|put|get|add|include|mention|use|write|take|leave|throw|kick|cut) (?:the|that|this|it|its|them|my|our|one|another)\b[^.;:!?]{0,40}\b(?:in it|in there|out|off|away|somewhere)(?: (?:please|too|also))?[\s.!]*$/i;
/** "Take that out again", "wait no", "call it …": said to us, of a text. */
const toUs =
  /^(?:(?:ok(?:ay)?|and|so|no|oh|please)[\s,]+)*(?:wait(?:\b[\s,.]*(?:no|stop|a (?:second|moment|minute))?)?$|(?:take|put|write|leave|keep|throw|bring|get|turn|change|set) (?:it|that|this|them|those|these)\b[^.;:!?]{0,25}\b(?:out|in|back|off|away|again|alone|up|down|on|there|here)[\s.!]*$)/i;
const free = new Set<string>(['title', 'description', 'bullets']);
/** "The rest 5% up", "the grey one the same but grey": said of other cards, and no text of this one. */
const ofOtherCards =
  /^(?:(?:and|all) )*(?:the )?(?:rest|others|other (?:ones|cards|listings|\d+|two|three|four))\b(?! of (?:the|my) (?:text|bullets))|\b(?:one|ones) (?:is )?(?:the )?same\b|\bthe same (?:but|just|only|except)\b/i;
/** "The first bullet should be about the saucer" says what it tells of, and not how. */
const subjectAlone = /^(?:more |only |all )?about (?!us\b)\S/;

/** "Now the title should say Germany too" says what is to be written elsewhere. */
const ofTexts =
  /\b(?:titles?|headline|descriptions?|bullets?|keywords?|tags|listing) (?:should|must|has to|have to|needs? to|ought to|shall)\b/i;

/** "The vanilla candle is discontinued" tells no specification. */
const ofStock = /^(?:sold out|out of stock|(?:back )?in stock|discontinued|unavailable)$/i;

/** An edit that no seller means as it was read. */
export const isOddEdit = ({ op, field, name = '', value = '' }: ListingEdit): boolean =>
  op !== 'remove' &&
  ((op === 'add' &&
    free.has(field) &&
    (noText.test(value.trim()) || ofTexts.test(value) || asksToWrite.test(value) || toUs.test(value.trim()))) ||
    (op === 'set' && free.has(field) && name === '' && isManner(value)) ||
    (op === 'set' && free.has(field) && name === '' && subjectAlone.test(value.trim())) ||
    (op === 'add' && field === 'specifications' && /^(?:to|on|in) (?:this|the|my|it)\b/i.test(name.trim())) ||
    (field === 'specifications' && (isOddPair(name, value) || placed.test(value) || ofStock.test(value.trim()))) ||
    (ofOneValue.has(field) && ((measured.test(name) && unitAlone.test(value.trim())) || pointing.test(value))) ||
    (field === 'brand' && ofText.test(value)) ||
    (free.has(field) && name === '' && ofOtherCards.test(value.trim())) ||
    (field === 'specifications' && /^(?:the )?same$/i.test(value.trim())) ||
    (field === 'bullets' && op === 'add' && pointing.test(value)));

/** What is asked for without such edits; where nothing else is, the seller is asked for the value. */
export function withoutOddEdits(asks: Ask[]): Ask[] {
  const kept = asks.flatMap((ask): Ask[] => {
    if (ask.kind !== 'call' || ask.tool !== 'edit_card') return [ask];
    // The last change for another card has none before that card is found.
    const edits = ask.input.edits as ListingEdit[] | undefined;
    if (edits === undefined) return [ask];
    const sound = saidOnce(edits.filter((edit) => !isOddEdit(edit)));
    if (sound.length === edits.length) return [ask];
    return sound.length === 0 ? [] : [{ ...ask, input: { ...ask.input, edits: sound } }];
  });
  return kept.length === 0 && asks.length > 0 ? [say('edit_what')] : kept;
}

/** "Material: steel. It is made of steel": a property has the last of its values, and has it once. */
const saidOnce = (edits: ListingEdit[]): ListingEdit[] =>
  edits.filter((edit, at) => !edits.slice(at + 1).some((later) => isSameProperty(edit, later)));
const isSameProperty = (one: ListingEdit, other: ListingEdit): boolean =>
  one.op === 'set' &&
  other.op === 'set' &&
  one.field === 'specifications' &&
  other.field === 'specifications' &&
  one.position === undefined &&
  other.position === undefined &&
  (one.name ?? '') !== '' &&
  one.name?.toLowerCase() === other.name?.toLowerCase();

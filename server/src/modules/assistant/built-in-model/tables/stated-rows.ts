import { checkGtin } from '@cardwright/listing/identifiers/gtin';
import type { ListingEdit } from '../../tool-types.ts';
import { isWithoutUnit } from '../follow-ups/measures-without-unit.ts';
import { callOnCard, type Row, say } from '../understanding/ask.ts';
import { isPricesOfPlaces } from '../understanding/cards/prices-of-places.ts';
import { priceElsewhere } from '../understanding/edits/prices-elsewhere.ts';
import { cardMeantIn } from '../understanding/edits/stated-cards.ts';
import { statedChanges } from '../understanding/edits/stated-changes.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

const barcode = (value: string): ListingEdit => ({ op: 'set', field: 'specifications', name: 'GTIN', value });

const aCard = /\b(?:cards?|listings?|products?|everything|all of it|whole|entire)\b/;
const otherWork =
  /\b(?:improve|rewrite|optimi[sz]e|polish|score|export|publish|undo|restore|import|schedule|compare|(?<!\b(?:not|never|nobody should|no one should)(?: ever| again)? )(?:set|change|rename|update|add|remove) (?:the|it|to)|(?:shorten|lengthen|expand|redo|rework|rephrase|trim|tighten) (?:it|them|the|that)|what|does|is there|how (?:do|can|does|to)|can i|if|why|unless|or only|do not (?:need|have) to lock|no longer|not (?:yet|now)|do not lock)\b/;

/** Changes of single fields, read by what they set and to what; the same rule for a whole message and for a part. */
export const statedRows: Row[] = [
  {
    name: 'measurements without their unit',
    pattern: /\d/,
    read: ({ text, around }) => (around.hasCard && isWithoutUnit(text) ? say('unit_what') : null),
  },
  {
    name: 'several prices, each for a marketplace',
    pattern: /\d/,
    read: ({ text }) => (isPricesOfPlaces(text) ? say('price_of_places') : null),
  },
  {
    name: 'a price of another place',
    pattern: /\d/,
    read: ({ text }) => (priceElsewhere(text) === null ? null : say('price_elsewhere')),
  },
  {
    name: 'the number under the barcode',
    pattern:
      /^(?:(?:the|its|it is|and|ok(?:ay)?|here is|this is)[ ,]+)*(?:(?:ean|gtin|upc|isbn|bar ?code)(?: (?:number|code))?(?: is| ?[:=])? ?)?(\d{8}|\d{12,14})[\s.!]*$/,
    read: (clause, [, code = '']) =>
      clause.around.hasCard && checkGtin(code) === 'valid'
        ? callOnCard('edit_card', clause, { edits: [barcode(code)] }, { kind: 'it' })
        : null,
  },
  { name: 'stated changes of single fields', pattern: /\S/, read: (clause) => statedChanges(clause) },
  {
    name: 'a lock that is taken off again',
    pattern:
      /\b(?:locked|froze|frozen|protected)\b[^?]*\b(?:take|get|remove|lift|drop|undo|release|cancel) (?:off )?(?:(?:that|it|this|them)(?: (?:lock|protection))?|the (?:locks?|protection))(?: (?:off|away|back|again|please|now))*(?=\s*(?:[.,;!]|$))/,
    read: (clause) => {
      const fields = sectionNamed(clause.text);
      return fields.length === 0 ? null : callOnCard('lock_fields', clause, { fields, locked: false }, { kind: 'it' });
    },
  },
  {
    name: 'a public link that is closed, told before it',
    pattern:
      /\bpublic (?:page|link|view|address|url|version)\b[^?]*[.;,!] (?:but |so |and |please |you can |can you )*(?:(?:that|this)(?: one| link| page)?,? (?:you (?:can|may|could) (?:please |now |also )?(?:close|remove|delete|take down|take offline|switch off|turn off)|(?:can|may|should) (?:go|be (?:closed|removed|deleted|taken down)))|(?:close|remove|delete|take down|switch off|turn off|take) (?:it|that|this)(?: one)?(?: (?:down|off|offline|away))?)\b/,
    unless: /\b(?:keyword|bullet|title|description|photo|picture|image)s?\b/,
    read: (clause) => callOnCard('withdraw_case', clause, {}, { kind: 'it' }),
  },
  {
    name: 'another card in the place of the public one',
    pattern:
      /^(?:(?:and|then|please|now|so)[ ,]+)*put (?:it|this(?: one)?|that(?: one)?) (?:up|online|out there|on the web)(?: (?:instead|in its place|too|as well|now|please))*[\s.!?]*$/,
    read: (clause) =>
      /\b(?:online|web|instead|place)\b/.test(clause.text) || clause.around.lastTool === 'publish_case'
        ? callOnCard('publish_case', clause, {}, { kind: 'it' })
        : null,
  },
  {
    name: 'a lock of the section that was just spoken of',
    pattern:
      /\b(?:un-?)?(?:lock|protect|freeze) (?:it|them|that|this|both|these|those|the two)\b|[.!;,:] (?:so |please |now |just )*(?:un-?)?(?:lock|protect|freeze)(?: please| now)*[\s.!]*$/,
    unless: otherWork,
    read: (clause) => {
      const fields = sectionNamed(clause.whole.text);
      if (fields.length === 0 || aCard.test(clause.whole.text) || sectionNamed(clause.text).length < fields.length)
        return null;
      return callOnCard(
        'lock_fields',
        clause,
        { fields, locked: !/\bun-?(?:lock|protect|freeze)/.test(clause.text) },
        cardMeantIn(clause.text, clause.around.hasCard),
      );
    },
  },
];

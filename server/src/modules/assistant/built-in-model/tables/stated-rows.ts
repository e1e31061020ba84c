import { callOnCard, type Row, say } from '../understanding/ask.ts';
import { priceElsewhere } from '../understanding/prices-elsewhere.ts';
import { cardMeantIn } from '../understanding/stated-cards.ts';
import { statedChanges } from '../understanding/stated-changes.ts';
import { sectionNamed } from '../understanding/wishes.ts';

const aCard = /\b(?:cards?|listings?|products?|everything|all of it|whole|entire)\b/;
const otherWork =
  /\b(?:improve|rewrite|optimi[sz]e|polish|score|export|publish|undo|restore|import|schedule|compare|(?:set|change|rename|update|add|remove) (?:the|it|to)|what|does|is there|how (?:do|can|does|to)|can i|if|why|unless|or only|do not (?:need|have) to lock|no longer|not (?:yet|now)|do not lock)\b/;

/** Changes of single fields, read by what they set and to what; the same rule for a whole message and for a part. */
export const statedRows: Row[] = [
  {
    name: 'a price of another place',
    pattern: /\d/,
    read: ({ text }) => (priceElsewhere(text) === null ? null : say('price_elsewhere')),
  },
  { name: 'stated changes of single fields', pattern: /\S/, read: (clause) => statedChanges(clause) },
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

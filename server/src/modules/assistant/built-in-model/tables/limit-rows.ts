import { productAnswer } from '../answers/product-answers.ts';
import { callOnCard, type Row, say } from '../understanding/ask.ts';
import { limitAsked, limitedCardName } from '../understanding/limit-questions.ts';
import { targetIn } from '../understanding/targets.ts';
import { titlePlaceAsked } from '../understanding/title-place-questions.ts';
import { wordingAsked } from '../understanding/wording-questions.ts';

/** What a marketplace allows is told for nothing, next to what the card has. */
export const limitRows: Row[] = [
  {
    name: 'a limit of a marketplace',
    pattern: /\S/,
    read: (clause) => {
      // "How big can a photo be?" is about what can be sent here.
      if (limitAsked(clause.text) === null || productAnswer(clause.text) !== null) return null;
      const input = { question: clause.raw(0) };
      const named = targetIn(limitedCardName(clause.text) ?? '');
      if (named.kind === 'named') return callOnCard('answer_from_card', clause, input, named);
      return clause.around.hasCard ? callOnCard('answer_from_card', clause, input, { kind: 'it' }) : say('limits');
    },
  },
  {
    name: 'why a word stands where it does',
    pattern: /\b(?:why|how come)\b/,
    read: (clause) =>
      clause.around.hasCard && titlePlaceAsked(clause.whole.raw(0)) !== null
        ? callOnCard('answer_from_card', clause, { question: clause.whole.raw(0) }, { kind: 'it' })
        : null,
  },
  {
    name: 'whether words may be written',
    pattern: /\b(?:can|may|could|should|must|allowed|permitted|ok(?:ay)?|fine|legal|alright|problem|rules|safe|mind)\b/,
    read: (clause) => {
      if (wordingAsked(clause.whole.raw(0)) === null) return null;
      return clause.around.hasCard
        ? callOnCard('answer_from_card', clause, { question: clause.whole.raw(0) }, { kind: 'it' })
        : say('wording_rules');
    },
  },
];

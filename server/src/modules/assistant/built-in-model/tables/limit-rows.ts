import { productAnswer } from '../answers/product-answers.ts';
import { callOnCard, type Row, say } from '../understanding/ask.ts';
import { targetIn } from '../understanding/cards/targets.ts';
import { limitAsked, limitedCardName } from '../understanding/questions/limit-questions.ts';
import { titlePlaceAsked } from '../understanding/questions/title-place-questions.ts';
import { wordingAsked } from '../understanding/questions/wording-questions.ts';

const putIn =
  /(?<=[?!.,])\s*(?:(?:please|so|then|and|can you|could you)[\s,]+)*(?:put|add|include|write|bring)(?: (?:it|that|this))?(?: (?:in|there|into it|in there|to it|please|too|then))*[\s.!?]*$/i;
const isMissing = /\b(?:not|n['’]t|missing|never)\b|n['’]t\b/i;

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
    read: (clause) => {
      const said = clause.whole.raw(0);
      const asked = said.replace(putIn, '');
      const word = titlePlaceAsked(asked);
      if (!clause.around.hasCard || word === null) return null;
      // "Why is steel not in the title? Put it in" is answered by doing it.
      return asked !== said && isMissing.test(asked)
        ? callOnCard('edit_card', clause, { edits: [{ op: 'add', field: 'title', value: word }] }, { kind: 'it' })
        : callOnCard('answer_from_card', clause, { question: said }, { kind: 'it' });
    },
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

import { callOnCard, type Row } from '../understanding/ask.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';

const asksOfOwn =
  /(?:[.;,!?] ?(?:so |and |but |now )*|\b(?:so|and|but) )(?:is|are|does|do|would|will|how (?:is|are|about)|what about) (?:(?:that|this) (?:true |right |the case )?(?:of|for|with) )?(?:mine|ours|it|this|that|they|(?:my|the|this|our) [a-z]+)\b[^.!?]{0,60}\?\s*$/;
const rule =
  /\b(title|headline|description|bullet|keyword|tag|text|photo|picture|image|listing)s?\b[^.!?]{0,60}\b(?:should|must|ha(?:ve|s) to|needs? to|ought to|may not|cannot|can only)\b/;
const ofLength = /\b(?:words?|characters?|chars|letters|signs|symbols|short|long|longer|shorter)\b/;

/** "Somebody told me a title should have under 15 words. Is mine all right?" asks how it is, and orders nothing. */
export const toldRuleRows: Row[] = [
  {
    name: 'a rule that is told, and whether the card keeps it',
    pattern: asksOfOwn,
    unless:
      /\b(?:please (?!tell)|make|improve|shorten|rewrite|fix|change (?!anything)|export|possible|(?:can|could|would|will) you (?!tell|check|look|say))\b/,
    read: (clause) => {
      const [, part] = rule.exec(clause.whole.text) ?? [];
      if (part === undefined) return null;
      const [market] = marketplacesIn(clause.whole.text);
      if (/^(?:title|headline)$/.test(part) && ofLength.test(clause.whole.text)) {
        const question = `is the title short enough${market === undefined ? '' : ` for ${market.id}`}?`;
        return callOnCard('answer_from_card', clause, { question }, { kind: 'it' });
      }
      return callOnCard('score_card', clause, { marketplace: market?.id }, { kind: 'it' });
    },
  },
];

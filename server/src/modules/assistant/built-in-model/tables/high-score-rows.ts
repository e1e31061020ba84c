import { call, type Row } from '../understanding/ask.ts';
import { scoreRangeIn } from '../understanding/cards/scope-words.ts';

const cards = '(?:cards|listings|products|items|ones|those|everything|anything|all)';
const has =
  '(?:(?:that|which|already|now|currently|scores?|scoring|scored|rated|ranked|with|having|have|has|are|is|an?|score|scores|rating|of|at) ){1,6}';
const above = '(?:over|above|beyond|more than|higher than|better than|greater than)';

/** Cards above a score are looked up; what is to be done with them is read as for all others. */
export const highScoreRows: Row[] = [
  {
    name: 'cards above a score',
    pattern: new RegExp(
      `\\b${cards} ${has}${above} \\d{2,3}\\b(?! ?(?:%|percent|char|words|letters|g\\b|kg|ml|cm|mm|eur|usd|dollars|euros|pounds|bucks|days|weeks|credits))`,
    ),
    unless: /\b(?:below|under|less than|if|when|until|till|so (?:that )?(?:it|they|all)|price|cost)\b|[$€£]/,
    read: ({ text }) => {
      const isWork =
        /\b(?:export|download|improve|optimize|re-?write|polish|re-?score|file|csv|xlsx|excel|json)\b|^(?:please )?score\b/.test(
          text,
        );
      const range = isWork || !/\b(?:scor\w*|points?|rated|rating)\b/.test(text) ? null : scoreRangeIn(text);
      return range === null ? null : call('list_cards', { ...range });
    },
  },
];

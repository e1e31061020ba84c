import { isPriced } from '../../tools/price-range.ts';
import type { Conversation, ToolStep } from '../conversation.ts';
import { lead, tail } from '../said-around.ts';
import { speaksOfMoney } from '../understanding/cards/price-ranges.ts';

const cards = '(?:cards|listings|products|items|ones|everything|anything|all of them|all)';
const less = '(?:below|under|beneath|less than|lower than)';
const more = '(?:above|over|more than|higher than)';
/** Behind the number stands nothing that it counts. */
const ends =
  '(?=\\s*(?:[.,;!?]|$)| (?:and|then|for|to|as|into|on|in|please|pls|now|first|again|today|with|but|except)\\b)';
/** "Cards under 60", "everything that is over 150". */
const bare = new RegExp(
  `\\b(${cards})(?: (?:that|which))?(?: (?:is|are))?(?: (?:currently|still))? (?:(${less})|${more}) (\\d{1,6})${ends}`,
  'i',
);
/** "Everything below 20 euros". */
const inMoney = new RegExp(
  `^${lead}(?:everything|anything|all)(?: (?:that is|which is))? (?:(${less})|${more}) ([$€£] ?\\d+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)? ?(?:[$€£]|eur|euros?|usd|dollars?|bucks|gbp|pounds?|quid))${tail}`,
  'i',
);
const saysWhat =
  /\b(?:scor(?:e[sd]?|ing)(?= (?:of|is|are|under|below|over|above|at|less|more|lower|higher|between|points)\b)|(?:a|the|with) scores?\b|points?|pts|titles?|headlines?|bullets?|descriptions?|keywords?|characters?|chars|words|pictures?|images?|photos?|days?|weeks?|stock|credits?|weigh\w*|cm|mm|kg|grams?)\b/i;

/** No card scores more, and none that is above it is meant by its score. */
const mostPoints = 100;

/**
 * A number that nothing is said of is a score up to a hundred, as the assistant itself says ("under 70"), and a price
 * from there on. Null where the words say what it is.
 */
export function withLimitNamed({ current, earlier }: Conversation): string | null {
  const text = current.text.trim();
  const [, below, sum] = inMoney.exec(text) ?? [];
  if (sum !== undefined) return `show all cards that cost ${below === undefined ? 'more' : 'less'} than ${sum}`;
  const found = bare.exec(text);
  if (found === null || saysWhat.test(text) || speaksOfMoney(text)) return null;
  const [said, noun = '', isLess, number = ''] = found;
  // "Which ones are still below 60?": those that were worked on, or were priced.
  const last = earlier.at(-1)?.steps.at(-1)?.tool;
  if (/^ones|^all/i.test(noun) && (last === 'improve_cards' || last === 'score_cards')) return null;
  const mayBeScore = Number(number) < mostPoints || (isLess !== undefined && Number(number) === mostPoints);
  // "And which ones are under 30?", where prices are spoken of.
  const before = earlier.at(-1)?.steps.findLast(({ tool }) => tool === 'list_cards');
  const isScore = mayBeScore && (before === undefined || !isPriced(limitsOf(before)));
  const limit = isScore
    ? `${noun} with a score ${isLess === undefined ? 'above' : 'below'} ${number}`
    : `${noun} that cost ${isLess === undefined ? 'more' : 'less'} than ${number}`;
  return text.replace(said, limit);
}

const meansPrice = new RegExp(
  `^${lead}(?:sorry,? |oops,? |actually,? )*(?:(?:i|we) mean(?:t)?|by|that was|not (?:the |by )?(?:score|points),?(?: but)?|rather)?(?: (?:by|in|of))? ?(?:the |its |their )?(?:price|prices|money|costs?|euros?|dollars?|pounds?)(?:,? (?:and )?not (?:the |by )?(?:score|points|rating))?${tail}`,
  'i',
);
const meansScore = new RegExp(
  `^${lead}(?:sorry,? |oops,? |actually,? )*(?:(?:i|we) mean(?:t)?|by|that was|not (?:the |by )?price,?(?: but)?|rather)?(?: (?:by|in|of))? ?(?:the |its |their )?(?:scores?|points|rating)(?:,? (?:and )?not (?:the |by )?(?:price|money|costs?))?${tail}`,
  'i',
);

/** "I meant the price", behind cards chosen by their score, or the other way round: the same by the other one. */
export function otherLimitMeant({ current, earlier }: Conversation): string | null {
  const step = earlier.at(-1)?.steps.at(-1);
  const said = current.text.trim();
  if (step === undefined || !(said.length <= 60)) return null;
  const { score_below, score_from, price_below, price_from } = limitsOf(step);
  const work = worksOf[step.tool];
  if (work === undefined) return null;
  if (meansPrice.test(said)) {
    if (score_below !== undefined) return `${work} all cards that cost less than ${score_below}`;
    if (score_from !== undefined) return `${work} all cards that cost more than ${score_from - 1}`;
  }
  if (meansScore.test(said)) {
    if (price_below !== undefined) return `${work} all cards with a score below ${Math.ceil(price_below)}`;
    if (price_from !== undefined) return `${work} all cards with a score above ${Math.floor(price_from)}`;
  }
  return null;
}

const worksOf: Partial<Record<ToolStep['tool'], string>> = {
  list_cards: 'show',
  improve_cards: 'improve',
  score_cards: 'score',
  export_cards: 'export',
};

function limitsOf({ input = {} }: ToolStep): Record<string, number | undefined> {
  return (input.scope ?? input) as Record<string, number | undefined>;
}

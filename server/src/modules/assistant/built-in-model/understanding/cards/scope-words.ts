import type { CardScope } from '../../../tool-types.ts';
import type { ChangedWithin } from '../../../tools/changed-days.ts';
import { cardsOfMarketplaceIn } from '../marketplace-words.ts';
import { numberIn } from '../speech/number-words.ts';
import { pickedFewIn } from './picked-few.ts';
import { targetIn } from './targets.ts';

const cardsWord = '(?:cards|listings|products|items|offers|pages|ones|catalog|library|inventory|store|shop)';

const daysIn: Record<string, number> = { day: 1, week: 7, month: 31 };
const spokenCounts: Record<string, number> = { couple: 2, fourteen: 14, thirty: 30 };
/** When "changed this week" was. */
export function changedWithinIn(text: string): ChangedWithin | null {
  if (
    !/\b(?:chang|updat|edit|improv|add|import|creat|made|make|touch|work|new|recent|modif|adjust|alter|amend|revis|rewr|redid|redone|fixed|saved|from (?:yesterday|today|this|last|the (?:last|past)))/.test(
      text,
    )
  )
    return null;
  const [, spoken, lasting = 'day'] =
    /\b(?:last|past|within(?: the)?(?: last| past)?) (\d{1,3}|[a-z]+)(?: of)? (days?|weeks?|months?|hours?)\b/.exec(
      text,
    ) ?? [];
  const count =
    spoken === undefined ? null : /^\d+$/.test(spoken) ? Number(spoken) : (spokenCounts[spoken] ?? numberIn(spoken));
  const unit = daysIn[lasting.replace(/s$/, '')];
  // Hours reach into the day before.
  const within = count === null ? null : unit === undefined ? Math.ceil(count / 24) + 1 : count * unit;
  if (within !== null && within >= 1 && within <= 366) return within;
  const [, ago = '', span = ''] =
    /\b(?:since|from) (?:about |around )?(\d{1,3}|[a-z]+) (days?|weeks?|months?) ago\b/.exec(text) ?? [];
  const since = (ago === 'a' ? 1 : numberIn(ago)) ?? 0;
  const sinceDays = since * (span.startsWith('day') ? 1 : span.startsWith('week') ? 7 : 31);
  if (sinceDays >= 1 && sinceDays <= 366) return sinceDays;
  // Which day it is today nobody knows here: no weekday is more than a week ago.
  if (/\bsince (?:last |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(text)) return 7;
  if (/\byesterday\b/.test(text)) return /\bsince yesterday\b|\btoday\b/.test(text) ? 2 : 'yesterday';
  if (/\btoday\b/.test(text)) return 1;
  if (/\b(?:last|past) two weeks\b|\bfortnight\b/.test(text)) return 14;
  return spanIn(text);
}

/** "This week" and "last week" are those of the calendar; "the last week" and "since last week" are so many days. */
function spanIn(text: string): ChangedWithin | null {
  const [, lead, which, unit] =
    /\b(?:(since|within|in|over|during|the|this) (?:the )?)?(this|last|past|the|a|one) (week|month)\b/.exec(text) ?? [];
  if (unit === undefined || (which === 'the' && unit === 'month')) return null;
  if (which === 'this') return unit === 'week' ? 'this_week' : 'this_month';
  if (which === 'last' && lead === undefined) return unit === 'week' ? 'last_week' : 'last_month';
  if ((which === 'a' || which === 'one') && lead !== 'within') return null;
  return unit === 'week' ? 7 : 31;
}

const less =
  '(?:below|under|less (?:than|then|of|as)|lower than|worse than|weaker than|poorer than|fewer than|smaller than|beneath|not (?:(?:even|yet) )?reach(?:ed|ing)?|(?:do|does) not (?:even )?(?:reach|make|get(?: to)?|hit|have)|up to|at most)';
const worth = '(?:scor|points?\\b|pts\\b|rated?\\b|rating)';
const belowPattern = new RegExp(
  `\\b${less}(?: a)?(?: score)?(?: of)? (\\d{1,3})s?\\b|< ?(\\d{1,3})\\b|\\bsub-? ?(\\d{2,3})s?\\b`,
);
/** "Our bar is 75 points: which cards do not reach it?" */
const bar =
  /\b(?:bar|threshold|limit|target|minimum|goal|benchmark|cut-?off|mark|line|standard|aim)\b[^.?!]{0,30}?\b(\d{1,3})\b/;
const belowIt =
  /\b(?:below|under|beneath|reach|miss(?:es|ing)?|make|meet|hit|fail\w*|short of|worse than|less than|lower than|not there)\b/;

/** "Titles under 70": so long a text may be, and no score. */
const lengthOfText =
  /\b(?:titles?|headlines?|descriptions?|bullets?(?: points?)?|texts?)(?: (?:(?:that|which) (?:is|are)|should|must|can|has to|have to|be|stay|is|are|kept?|all|each|only))* (?:below|under|less than|lower than|shorter than|max(?:imum)?|at most|up to|no (?:more|longer) than|over|above|longer than|more than|at least) \d{1,3}\b(?! ?(?:points?|pts)\b)/g;

/** "below 70", "under 70 points", "< 70", "sub-60s". */
export function scoreBelowIn(said: string): number | null {
  const text = said.replace(lengthOfText, ' ');
  if (/\bcharacters?|\bchars?|\bpixels?|[$€£]/.test(text)) return null;
  const isOfScore =
    new RegExp(`\\b${worth}`).test(text) ||
    /\bunder \d|\b(?:mine|ones?|cards|listings|everything|anything) (?:is |are |that (?:is|are) )?(?:below|under|less than|lower than) \d|\b(?:below|worse than|weaker than|poorer than) \d|\b(?:below|under) \d\ds\b/.test(
      text,
    );
  const match = isOfScore ? belowPattern.exec(text) : null;
  const named = bar.exec(text);
  const isBar = named !== null && belowIt.test(text.slice(named.index + named[0].length));
  const missed = belowIt.test(text)
    ? /\b(\d{1,3})(?: points?)? (?:mark|bar|threshold|line|limit)\b/.exec(text)?.[1]
    : undefined;
  const value = Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? (isBar ? named[1] : missed));
  return value >= 1 && value <= 100 ? value : null;
}

const scored =
  '(?:(?:an? |the )?(?:score|rating|points?)(?: (?:is|of|that is))? ?|(?:scor(?:e[sd]?|ing)|rat(?:es?|ed|ing)|hav(?:e|ing)|has|got|gets?|with|reach(?:es|ed|ing)?|at|are|is|be) ){0,3}';
const notOfMoney =
  '(?! ?(?:[$€£%]|eur|euros?|usd|dollars?|bucks|gbp|pounds?|cm|mm|kg|g|ml|l|inch|inches|days?|weeks?|months?|char|words?|images?|pictures?|photos?|bullets?|pieces|stars?)\\b|[.,]\\d)';
const more = '(?:above|over|more than|higher than|better than|beyond|exceeding|greater than)';
const limits: [RegExp, (value: number) => ScoreRange][] = [
  [
    /\b(\d{1,3})(?: points?)? (?:or|and) (?:more|better|higher|above|over|up|upwards?)\b/,
    (value) => ({ score_from: value }),
  ],
  [
    /\b(\d{1,3})(?: points?)? (?:or|and) (?:less|fewer|lower|worse|below|under|down)\b/,
    (value) => ({ score_below: value + 1 }),
  ],
  [
    new RegExp(
      `\\b(?:at least|no less than|not (?:below|under|less than)|a minimum of|from|min\\.?) ${scored}(\\d{1,3})\\b${notOfMoney}`,
    ),
    (value) => ({ score_from: value }),
  ],
  [new RegExp(`\\b${more} ${scored}(?:of )?(\\d{1,3})\\b${notOfMoney}`), (value) => ({ score_from: value + 1 })],
  [
    new RegExp(
      `\\b(?:below|under|less than|lower than|worse than|weaker than) ${scored}(?:of )?(\\d{1,3})\\b${notOfMoney}`,
    ),
    (value) => ({ score_below: value }),
  ],
];
export type ScoreRange = Pick<CardScope, 'score_below' | 'score_from'>;
/** The cards that these limits leave over. */
export const othersThanScored = ({ score_below: below, score_from: from }: ScoreRange): ScoreRange =>
  below === undefined ? { score_below: from } : { score_from: below };
const without =
  '(?:except(?: for)?|but not|but|apart from|other than|without|besides|excluding|exclude|minus|leave out|leaving out|skip(?:ping)?|not|bar|save for)';
const isLeftOut = new RegExp(
  `\\b${without} (?:(?:the|those|these|all|any|my|ones|cards?|listings?|products?|items?|that|which|who|what|everything|anything|are|is|score[sd]?|scoring|rating|points?|an?|have|has|with|rated|at) )*$`,
);
const ofCards =
  /\b(?:scor\w*|rat(?:ed|ing)|points?|ones?|those|cards|listings|products|items|everything|anything|all|whatever|every)\b/;

/** "At least 60", "above 50", "all except those below 60": scores between limits, where the words set some. */
export function scoreRangeIn(said: string): ScoreRange | null {
  const text = said.replace(lengthOfText, ' ');
  if (
    /\b(?:char(?:acter)?s?|pixels?|px)\b|[$€£]|\b(?:price|priced|costs?|costing|cheaper|euros?|dollars?)\b/.test(
      text,
    ) ||
    !ofCards.test(text)
  )
    return null;
  for (const [pattern, rangeOf] of limits) {
    const found = pattern.exec(text);
    const value = Number(found?.[1]);
    if (found === null || value < 1 || value > 100) continue;
    const range = rangeOf(value);
    return isLeftOut.test(text.slice(0, found.index)) ? othersThanScored(range) : range;
  }
  const below = scoreBelowIn(text);
  return below === null ? null : { score_below: below };
}

/** "I spent the whole Sunday on it". */
const wholeTime =
  /\b(?:the |my |this |a )?(?:whole|entire|all) (?:of )?(?:the |my )?(?:days?|weeks?|weekends?|mornings?|afternoons?|evenings?|nights?|months?|years?|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/g;
/** All of the seller's cards, or all of some kind. */
export const meansAll = (said: string): boolean => {
  // "Five bullets, each in one line" is about no cards.
  const text = said
    .replace(likeOthers, ' ')
    .replace(wholeTime, ' ')
    .replace(
      /\beach (?!(?:\w+ ){0,2}(?:cards?|listings?|products?|items?|offers?)\b|one\b(?! (?:line|word|sentence))|of (?:my|the|these|those|them)\b)/g,
      ' ',
    )
    .replace(/\b(characters|chars|words|letters|signs) each\b/g, '$1')
    .replace(/\b(?:that|this) is all\b|\ball (?:that )?(?:i|we) (?:need|want|ask|wanted|needed)\b/g, ' ');
  return (
    new RegExp(
      `\\bthe (?:whole )?lot\\b(?! of)|(?<!\\b(?:them|these|those) )\\b(?:all|every|each|everything|entire|whole)\\b(?! (?:of )?(?:them|these|those)\\b(?! (?:\\w+ )?(?:cards|listings|products|items)))(?! (?:the )?(?:problems?|fixes|suggestions|findings|advice|tips|issues?|errors?|mistakes?|bullets?|images?|pictures?|photos?|sections?|fields?|points?|rules?|keywords?|changes?|of that|of it|that(?! (?:scores?|is|are|i|we|has|have|was|sells?|rates?|ranks?|needs?))|this|listing\\b|card\\b|it\\b|the listing\\b|but\\b))|\\b(?:across|throughout) (?:the |my |our )?(?:product )?(?:assortment|range|collection|portfolio|catalog|library|inventory|shop|store|line-?up|listings|cards|board)\\b|\\b(?:complete|full) (?:range|assortment|collection|portfolio|catalog|library|inventory|store|shop)\\b|\\b(?:all|whole|entire|every) (?:of )?(?:my |the |these |those )*(?:\\w+ ){0,2}${cardsWord}\\b|\\b(?:every|each) (?:\\w+ ){0,2}(?:card|listing|product|item|one)\\b(?! (?:line|sentence|word))`,
    ).test(text) &&
    !/\b(?:this|it|that) (?:is )?all\b|\ball (?:i|we) (?:need|want|ask)\b|(?<!\bout )\bof all\b(?! (?:of )?(?:my|our|the|these|those|(?:\w+ ){0,2}(?:cards|listings|products|items|offers)\b))|\ball (?:of )?(?:this|it|text|texts|the texts?|in one)\b|\b(?:fix|mend|improve|rewrite|undo|change|optimize|shorten|expand|polish|redo|tighten|simplify|about|remove) everything\b(?! (?:i|in my|we|that scores|scoring|below|under|changed))|\ball (?:but|except)\b|\beverything (?:except|but|else|the score|it named|you (?:said|named|found|listed)|about)\b|\b(?:whole|entire|complete) (?:listing|card|product|thing|title|description|page|text|copy|article|wording|lot of it)\b|\b(?:it|this|that) (?:\w+ )?(?:please )?(?:as a )?whole\b|\bfix (?:all|them)\b(?! (?:my|of my|the|cards|listings))/.test(
      text,
    )
  );
};

const stop =
  '(?:for|to|in|into|on|with|without|and|or|but|at|by|so|that|what|which|who|because|since|please|now|again|i|we|you|it|is|are|be|should|must|need|except|except)';
const noun = '(?:cards|listings|products|items|offers|pages|ones|card|listing|product|item|offer|one)';
/** "All my titles rewritten". */
const worked =
  '(?:re-?written|improved|optimi[sz]ed|reworked|redone|polished|refreshed|rephrased|reworded|shortened|lengthened|expanded|re-?scored|scored|rated|checked|exported|done|fixed|corrected|translated|tidied|updated)';
const kinds = [
  // "my steel bottle listings", "all the mug cards"
  new RegExp(
    `\\b(?:all|every|each|my|our|the|these|those|any|which|of) ((?:(?!${stop}\\b)[\\p{L}\\d-]+ ){1,5})${noun}\\b`,
    'u',
  ),
  // "cards about tea", "listings with steel in their titles"
  new RegExp(
    `\\b${noun} ((?:called|named|about|with|of|for|from|made of|made from|containing|like|in) [^.,;:?!]{2,60})`,
  ),
  // "all mugs", "every blue bottle"
  new RegExp(
    `\\b(?:all|every|each) (?:of )?(?:my |our |the |these |those )?((?:(?!${stop}\\b|${noun}\\b|${worked}\\b)[\\p{L}-]+ ?){1,3})`,
    'u',
  ),
];
/** The words that say of which kind the cards are; what else a sentence tells is no name of theirs. */
const kindIn = (text: string) =>
  kinds.map((pattern) => pattern.exec(text)?.[1] ?? '').find((words) => targetIn(words).kind === 'named') ?? '';

/** "It looks like every other dropship store": what it is like is no card to work on. */
const likeOthers =
  /\b(?:like|unlike|as|than|from) (?:(?:literally|just|almost|nearly|basically) )?(?:all|every|each|any)(?: of)?(?: (?:the|my|those|these))? (?:other|single)\b[^.;:!?,]*/g;

const fewWords =
  /\b(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:cheapest|dearest|priciest|(?:least|most) (?:expensive|costly)|(?:lowest|highest)[- ]priced)(?: (?:ones|cards|listings|products|items))?|(?:cheapest|dearest|priciest|(?:least|most) (?:expensive|costly)) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: (?:ones|cards|listings|products|items))?)(?=\s*(?:[.,;!?]|$)| (?:for|on|in|and|please|first|now|with|of mine)\b)/;
/** "My three cheapest cards". */
function fewIn(text: string): CardScope | null {
  const picked = pickedFewIn(fewWords.exec(text)?.[0] ?? '');
  return picked === null || picked.by === 'worst' || picked.count === null ? null : { [picked.by]: picked.count };
}

/** "It is all caps", "it is all over the place": no cards. */
const allOfText =
  /\ball[ -](?:caps|capitals|capital letters|block letters|upper ?case|lower ?case|over(?: the place)?|wrong|mixed up|messed up|text|hype|fluff)\b/g;

/** Several cards by what they have in common; null when the words mean one card or the one in hand. */
export function scopeIn(said: string, names = true): CardScope | null {
  const text = said.replace(likeOthers, ' ').replace(allOfText, ' ');
  const few = fewIn(text);
  if (few !== null) return few;
  const days = changedWithinIn(text);
  const range = scoreRangeIn(text);
  const kind = cardsOfMarketplaceIn(text);
  const all = meansAll(text);
  const many =
    all ||
    (range !== null && /\b(?:all|everything|every one)\b/.test(text)) ||
    /\b(?:my|the|of my|which|these) (?:\w+ ){0,3}(?:cards|listings|products|items|offers)\b|\b(?:cards|listings|products) (?:that|with|which|below|under|scoring|changed|edited|updated|touched|imported|added|created|i)\b|\b(?:those|ones|everything|anything|all) (?:that |which )?(?:with|are|is|score[sd]?|scoring|have|has)? ?(?:a score )?(?:of )?(?:below|under|less than|lower than|worse than|fewer than)\b/.test(
      text,
    );
  if (!many && days === null) return null;
  if (!many && range === null && !/\bwhat i changed\b|\bchanged\b/.test(text)) return null;
  const target = targetIn(kindIn(text));
  const query = !names || target.kind !== 'named' ? [] : (target.names[0] ?? []);
  const scope: CardScope = {
    ...(query.length === 0 ? {} : { query: query.join(' ') }),
    ...(kind === null ? {} : { marketplace_is: kind.id }),
    ...(days === null ? {} : { changed_within_days: days }),
    ...range,
  };
  return Object.keys(scope).length > 0 ? scope : { all: true };
}

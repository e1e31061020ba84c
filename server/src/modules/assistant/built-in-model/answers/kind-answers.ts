import { type Fact, factsIn } from '@cardwright/listing/ground/facts';
import type { Dimension } from '@cardwright/listing/ground/units';
import type { CardListing } from '../../tool-types.ts';
import { plain } from '../safe-markdown.ts';
import { says, tokens } from './question-words.ts';

interface AskedKind {
  asks: RegExp;
  /** Whether a sentence states a value of this kind. */
  isIn(text: string, facts: Fact[]): boolean;
}

const measure =
  (...dimensions: Dimension[]) =>
  (_: string, facts: Fact[]) =>
    facts.some(({ number }) =>
      number?.readings.some(({ dimension }) => dimension !== null && dimensions.includes(dimension)),
    );
const kind =
  (...names: Fact['kind'][]) =>
  (_: string, facts: Fact[]) =>
    facts.some((fact) => names.includes(fact.kind));
const words = (pattern: RegExp) => (text: string) => pattern.test(text);
const either =
  (...tests: AskedKind['isIn'][]) =>
  (text: string, facts: Fact[]) =>
    tests.some((test) => test(text, facts));

const lasts = either(measure('time'), words(/\b(?:hours?|minutes?|days|weeks|months|years|overnight)\b/i));
/** What is said of the person in the picture is no size of the product. */
const lengthOfIt: AskedKind['isIn'] = (text, facts) =>
  !/\bmodel (?:is|wears)\b/i.test(text) && measure('length')(text, facts);

/** What a question may ask for without a word that the answer repeats: "How heavy is it?" is answered by "Weighs 300 g". */
const kinds: AskedKind[] = [
  {
    asks: /\bmade (?:of|from|out of)\b|\b(?:material|fabric)s?\b|\b(?:what|which)(?: kind of| type of|'s the)? (?:wood|metal|leather|fabric|stone|steel)\b/,
    isIn: kind('material'),
  },
  { asks: /\bcolou?rs?\b(?! fad)/, isIn: kind('colour') },
  {
    asks: /\bhow (?:long|much time|many (?:hours|minutes|days|months|years))\b.*\b(?:last|burn|keep|run|take|charge|play|cook|dry|work|stay|hold|battery)\w*|\b(?:battery life|burn(?:ing)? time|run ?time|charging time|shelf life)\b/,
    isIn: lasts,
  },
  {
    asks: /\b(?:capacity|volume)\b|\bhow much\b.*\b(?:holds?|fits?|carry|contains?|loads?|take|in (?:a|one|it|the (?:jar|bottle|bag|box|pack|tin)))\b|\b(?:max(?:imum)?|weight) (?:load|capacity)\b/,
    isIn: (text, facts) =>
      measure('volume', 'charge')(text, facts) ||
      (/\b(?:load|holds?|carr(?:y|ies)|capacity|up to|fill|net|contents?)\b/i.test(text) &&
        measure('mass')(text, facts)),
  },
  {
    asks: /\bhow (?:heavy\b|much (?:do|does) [\p{L} ]{1,30}\bweigh)|\bweigh(?:s|t)?\b|\b(?:is|are) (?:it|this|they|the [\p{L} -]{2,40}?) (?:very |really |too |so )?(?:heavy|light)\b/u,
    isIn: measure('mass'),
  },
  {
    asks: /\bhow (?:big|large|small)\b|\b(?:sizes?|dimensions?|measurements?|measures?)\b|\b(?:in|an?) (?:xxs|xs|xl|xxl|xxxl|[2-6]xl)\b/,
    isIn: either(lengthOfIt, kind('size')),
  },
  {
    asks: /\bhow (?:tall|wide|high|deep|thick)\b|\b(?:diameter|length|width|height|depth|thickness)\b/,
    isIn: lengthOfIt,
  },
  {
    // Of the product or of a time: what shares a word with the question tells which.
    asks: /\bhow long\b/,
    isIn: either(lengthOfIt, lasts),
  },
  { asks: /\b(?:watts?|wattage|how (?:powerful|strong))\b/, isIn: measure('power') },
  { asks: /\b(?:volts?|voltage)\b/, isIn: measure('voltage') },
  {
    asks: /\bwhere\b.{0,30}\b(?:made|produced|manufactured|from|come|grown|woven)\b|\bmade in\b|\borigin\b|\bwhich country\b/,
    isIn: either(
      kind('origin'),
      words(
        /\bfrom (?:the )?\p{Lu}\p{L}{2,}|\b(?:hand)?(?:[mM]ade|produced|[cC]rafted|[wW]oven|[gG]rown|manufactured|[pP]rinted|[aA]ssembled|[rR]oasted|[sS]ewn|[bB]ottled|[bB]rewed|[bB]uilt|[fF]orged|turned|poured|[kK]nitted|[cC]arved)\b(?!-)[^.;]{0,30}\b(?:in|on) (?:the |our |my |a )?(?:\p{Lu}|(?:small |own |little |family |home |old )*(?:workshop|studio|mill|factory|kitchen|pottery|forge|bakery|roastery|garden|farm|orchard))/u,
      ),
    ),
  },
  {
    asks: /\b(?:wash(?:ed|ing|able)?|clean(?:ed|ing)?|care|laundry|iron(?:ed)?|dishwasher|tumble|dryer)\b/,
    isIn: words(
      /\b(?:(?:hand-?)?wash(?:ed|ing|able)?(?! linen| look)|dishwasher|wipe|rinse|(?:easy to |dry |spot )clean|clean(?:ed)? (?:with|by|it|them|only)|iron(?:ing|ed)?|tumble|bleach|damp cloth|by hand)\b/i,
    ),
  },
  {
    asks: /\b(?:outside|outdoors?|indoors?|terrace|balcony|garden|frost|rain|sun|shade|weather(?:proof)?|uv|sweat|waterproof|water[- ]resistant|splash\w*)\b/,
    isIn: words(
      /\b(?:outside|outdoors?|indoors?|frost|rain|weather\w*|uv\b|sun|shade|(?:in)?direct light|sweat|splash|water(?:proof| ?-?resistant| column)|IP[X\d]|-\d+ ?°)/i,
    ),
  },
  {
    asks: /\b(?:seasons?|summer|winter|spring|autumn)\b/,
    isIn: words(/\b(?:seasons?|summer|winter|spring|autumn|all year)\b/i),
  },
  {
    asks: /\b(?:stor(?:e|ed|ing|age)|fridge|refrigerat\w*)\b/,
    isIn: words(
      /\b(?:stored?|keep|refrigerat\w*|fridge)\b.*\b(?:cool|dry|dark|fridge|refrigerator|airtight|sealed|place)\b/i,
    ),
  },
  {
    asks: /\b(?:ingredients?|what(?:'s| is) in (?:it|this|them|the))\b/,
    isIn: words(/\b(?:ingredients?|contains?|made (?:with|from)|enriched with|with [\p{L} ]+(?:,| and) [\p{L} ]+)\b/iu),
  },
  {
    asks: /\b(?:smells?|scents?|scented|perfumed?|fragrances?|odou?r)\b/,
    isIn: words(/\b(?:smell|scent|unscented|perfume|fragrance|odou?r)/i),
  },
  { asks: /\b(?:calories|kcal|nutrition\w*)\b/, isIn: words(/\bk(?:cal|j)\b|\bcalories\b/i) },
  { asks: /\b(?:slip(?:s|py|pery)?|grips?)\b/, isIn: words(/\b(?:(?:non-?|anti-?)?slip|grip)/i) },
  {
    asks: /\b(?:paperback|hardcover|hardback|ebook|e-book|audiobook|binding|bound|spiral)\b/,
    isIn: words(
      /\b(?:paperback|hardcover|hardback|e-?book|audiobook|binding|bound|spiral|stapled|[\p{L}]+-sewn|sewn binding)\b/iu,
    ),
  },
  {
    asks: /\bwhat(?:'s| is| all is| will be|s) (?:included|in the (?:box|package|pack|set|parcel|kit))\b|\bwhat (?:comes|do i get|will i get|does it come with|are the contents)\b/,
    isIn: words(
      /\b(?:includ(?:es?|ed|ing)|comes? (?:with|in)|contents?|supplied|in the box|sets? of|pack of|(?:set|kit|pack|box) (?:has|is|consists)|not included|sold separately)\b/i,
    ),
  },
  {
    asks: /\bhow (?:many|much)\b.*\b(?:pieces|pcs|items|in (?:a|the|one) (?:pack|set|box)|come|get)\b|\bpack size\b/,
    isIn: either(measure('pieces'), words(/\b(?:sets?|packs?|box|pairs?) of\b|\b\d+[ -]?(?:pack|piece|pcs)\b/i)),
  },
  {
    asks: /\b(?:from )?(?:what|which|how old|suitable|ok|safe) .*\b(?:ages?|old|kids|children|bab(?:y|ies)|toddlers?)\b|\bage (?:range|group)\b|\b\d+[ -](?:years?|months?)[ -]old\b/,
    isIn: words(
      /\b(?:ages?|aged|years?|(?:from|over|under) \d+ months|children|kids|toddlers?|bab(?:y|ies)|adults?)\b/i,
    ),
  },
  { asks: /\b(?:warranty|guarantee)\b/, isIn: words(/\b(?:warranty|guaranteed?)\b/i) },
  {
    asks: /\bwho\b.{0,20}\bfor\b|\b(?:what|which) [\p{L} ]{2,30}\b(?:for|meant|suited)\b/u,
    isIn: words(
      /\b(?:target|for|suits?|ideal|perfect|designed|meant)\b[^.]{0,20}\b(?:\p{L}+ers|people|beginners?|men|women|kids|children|adults|professionals?|anyone|everyone|famil(?:y|ies)|owners|lovers)\b/iu,
    ),
  },
  {
    asks: /\b(?:fits?|compatible|suits?) (?:my|the|a|an|with|on|in|for)\b/,
    isIn: words(/\b(?:fits?|compatible|suitable for|suits|works? with|\d{4} (?:to|-|–) \d{4})\b/i),
  },
  {
    asks: /\b(?:ships?|shipping|delivery|delivered?|postage)\b/,
    isIn: words(/\b(?:ships?|shipping|deliver\w*|postage|dispatch\w*)\b/i),
  },
  { asks: /\b(?:temperatures?|how (?:hot|warm|cold)|degrees)\b/, isIn: measure('temperature') },
  { asks: /\bhow much\b.*\b(?:is|are) in\b|\b(?:percent\w*|%)/, isIn: measure('share') },
  {
    asks: /\b(?:assembl\w*|put (?:it |them )?together|tools?)\b/,
    isIn: words(/\b(?:assembl\w*|tools?|hex key|allen key|screws?|put together)\b/i),
  },
  { asks: /\b(?:wired|cables?|jack|aux)\b/, isIn: words(/\b(?:wired?|cables?|jack|aux)\b/i) },
  {
    asks: /\bwho\b.{0,20}\b(?:artist|drew|draws|designed|painted|wrote|illustrated)\b|\b(?:artist|author|designer|illustrator)\b/,
    isIn: words(/\b(?:artist|illustrat\w*|drawn|painted|designed|written|author|by)\b[^.]{0,12} \p{Lu}\p{L}+/u),
  },
  {
    asks: /\b(?:gift|boxed|wrapp?(?:ed|ing)|packag(?:ed|ing))\b/,
    isIn: words(/\b(?:gift|box|boxed|pouch|wrapp?(?:ed|ing)|packag\w*|envelope|paper)\b/i),
  },
  { asks: /\bhow far\b|\brange\b/, isIn: measure('length') },
  {
    asks: /\bhow many\b/,
    isIn: words(/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|pair|dozen|single)\b/i),
  },
  {
    asks: /\bhow often\b/,
    isIn: words(/\b(?:every|once|twice|daily|weekly|times|morning|evening|days|weeks|months)\b/i),
  },
];

const languages = ['en', 'de', 'fr', 'es', 'pl', 'ru'] as const;
const most = 3;

/** The texts of a card, each statement by itself; one that stands in two places once. */
export function sentencesOf({ title, bullets, description, specifications }: CardListing): string[] {
  const texts = [
    ...specifications.map(({ name, value }) => `${name}: ${value}`),
    ...bullets,
    // A paragraph or an entry of a list is a text of its own.
    ...description
      .replace(/<\/?(?:p|li|ul|ol|br|div|h\d|tr|td)\b[^<>]*>/gi, '\n')
      .replace(/<[^<>]*>/g, ' ')
      .split(/(?<=[.!?])\s+|\n+/),
    title,
  ];
  const bare = (text: string) => text.toLowerCase().replace(/(?<![\s.!])[\s.!]+$/, '');
  const stated = texts.map((text) => text.replace(/^\s*[•*-]\s+/, '').trim()).filter((text) => text !== '');
  return [...new Map(stated.toReversed().map((text) => [bare(text), text])).values()].toReversed();
}

/** Sentences that speak of what is asked; sure when they have most of its words. */
export interface FoundSentences {
  sentences: string[];
  isSure: boolean;
}

/**
 * The sentences that state a value of the kind asked for, those first that share most words with the question; null when it
 * asks for no such kind. `about`: words of the question that a sentence may share. Pure.
 */
export function sentencesOfKind(question: string, about: string[], listing: CardListing): FoundSentences | null {
  const asked = kinds.find(({ asks }) => asks.test(question));
  if (asked === undefined) return null;
  const named = about.filter((word) => !asked.asks.test(word) && !kindWord.test(word));
  const shared = (text: string, all: string[]) => all.filter((word) => says(tokens(text), word)).length;
  const fitting = sentencesOf(listing)
    .filter((text) => asked.isIn(text, factsIn(text, languages)))
    .sort((a, b) => shared(b, about) - shared(a, about));
  const best = shared(fitting[0] ?? '', about);
  const sentences = fitting.filter((text) => shared(text, about) === best).slice(0, most);
  return {
    sentences: sentences.map((text) => plain(text, 400)),
    isSure: sentences.some((text) => shared(text, named) >= Math.ceil(named.length / 2)),
  };
}
/** Says what kind of value is asked for, and nothing of what. */
const kindWord =
  /^(?:kind|type|time|life|last\w*|hours?|minutes?|weigh\w*|measure\w*|size\w*|produced|manufactured|country|origin|come|made|real|put|leave|left|stay|available|suitable|safe|okay|should|often|fit|fits|battery|jar|bottle|bag|box|pack|tin|tube|real|many|far|compatible|years?|months?|ages?)$/;

import { type CardSummary, type ImproveWishes, isFailure } from '../../tool-types.ts';
import { type Conversation, cardInHand, listedLast, type Turn } from '../conversation.ts';
import { isOfPrice } from '../few-words/price-moved.ts';
import { cardsOf } from '../follow-ups/from-before.ts';
import { saidAs } from '../said-around.ts';
import { marketplaceName, marketplacesIn } from '../understanding/marketplace-words.ts';
import { knownCards } from './known-cards.ts';
import { hasWords } from './title-match.ts';
import { denies, ofParts, other as otherOf } from './told-apart.ts';

/** So many messages back two cards are still the two that were spoken of. */
const lately = 6;
const those = '(?:(?:both|the two)(?: of (?:them|those|these))?|them(?: both)?|(?:those|these)(?: two| both)?)';
const ofPrice = '(?:(?:the |their )?prices? (?:of|for) )?';
const sum =
  '(?:[$€£] ?)?\\d+(?:[.,]\\d{1,2})?(?: ?(?:[$€£%]|percent|per cent|eur|euros?|usd|dollars?|bucks|gbp|pounds?|quid))?';

/** "Lower both by 2 dollars", "raise their prices 5%". */
const movedBy = saidAs(
  `(raise|lower|increase|decrease|reduce|drop|cut|lift|bump|put|bring|take|move)(?: (up|down))? (?:${ofPrice}${those}|their prices?|both prices)(?: (up|down))?,? (?:by )?(${sum})(?: each)?`,
);
/** "Set both to 16". */
const setTo = saidAs(
  `(?:set|put|make|change|bring|take|raise|lower|drop|move)(?: (?:up|down))? (?:${ofPrice}${those}|their prices?|both prices)(?: (?:up|down|back))? (?:to|at) (${sum})(?: each)?`,
);
const part = '(titles?|headlines?|descriptions?|bullets?(?: points?)?|keywords?|tags|specs|specifications|texts?)';
const manner =
  '(?:(?:much |a bit |a little |way |more |some )*(?:shorter|longer|friendlier|warmer|simpler|clearer|catchier|nicer|better|new|stronger|more [a-z]+|less [a-z]+))';
/** "Both need better descriptions, friendlier". */
const bothNeed = saidAs(
  `(?:both|they both|the two|both of (?:them|these|those))(?: (?:really|still|also))* (?:needs?|wants?|deserves?|should (?:have|get)|could (?:use|do with)|requires?) (?:an? |some )?(${manner}) ${part}(,? (?:and )?(?:(?:but|more|less|a bit) )*[\\p{L}, ]{3,60}?)?`,
);
/** "Do both for eBay". */
const doBoth = saidAs(`do (?:both|the two|them both)(?: of (?:them|these|those))?( for [\\p{L} -]{3,30}?)?`);
/** "The descriptions of both are boring, rewrite them". */
const partsOfBoth = saidAs(
  `(?:the )?${part} (?:of|for|on|in) (?:both|these two|those two|the two)(?: of (?:them|those))? (?:is|are|look|sound|read|seem)s? (?:so |too |a bit |very |really |quite |pretty )*([a-z]+)[\\s,.;!–-]+(?:so |and |please )*(?:rewrite|redo|improve|fix|rework|change) (?:them|those|it|both)`,
);
const worse = 'worse|weaker|poorer|lesser|lower scor(?:ed|ing|e)|worst|weakest';
const better = 'better|stronger|higher scor(?:ed|ing|e)|best|strongest';
const cheap = 'cheaper|less expensive|lower priced';
const dear = 'dearer|pricier|more expensive|higher priced|costlier';
const one = (which: string) =>
  new RegExp(
    `\\bthe (?:${which})(?:(?: one| card| listing| product)(?: of (?:the|these|those) two| of them| of both)?|(?: of (?:the two|those two|these two|them|both)))(?![\\p{L}-])`,
    'iu',
  );
const ends = { worse: one(worse), better: one(better), cheap: one(cheap), dear: one(dear) };
/** "And the other one too", with nothing else in it. */
const bareOther = saidAs('(?:do |for )?the other(?: one| card| listing)?');
/** "Now the vanilla one for eBay as well". */
const named = saidAs(
  "(?:next )?(?:do |for )?(?:the|my) ([\\p{L}\\d'’-]+(?: [\\p{L}\\d'’-]+)?)( for [\\p{L}-]{4,12})?(?: next)?",
);
/** A name alone asks for nothing. */
const goesOn =
  /^(?:(?:ok(?:ay)?|great|good|thanks)[\s,.!]+)*(?:now|and|next|then|also|do|same)\b|\b(?:too|also|as ?well|next)[\s.!]*$/i;
/** "Which is the better one?" asks for what another answer tells. */
const asksWhich = /^(?:(?:and|so|ok(?:ay)?|but|hm+)[\s,]+)*(?:which|what|who|is|are|why|how)\b/i;

/** What is said of the two cards that were spoken of last, with the cards in it; null for other words. */
export function saidOfPair(conversation: Conversation): string | null {
  const said = conversation.current.text.trim();
  if (said.length > 160 || said.includes('/library/')) return null;
  const { pair, isOfMore } = pairSpokenOf(conversation.earlier, knownCards(conversation).cards);
  const moved = pricesMoved(said);
  if (moved !== null) {
    if (!isOfMoney(said, conversation.earlier)) return null;
    if (pair !== null && (!isOfMore || both.test(said))) return moved(pair.map(linkTo).join(' and '));
    // Several have each a price of its own.
    return moved('these listings');
  }
  if (pair === null) return null;
  const inHand = cardInHand(conversation.earlier, conversation.shownCardId);
  const rest = pair.filter(({ card_id }) => card_id !== inHand);
  const alone = goesOn.test(said) || marketplacesIn(said.toLowerCase()).length > 0 ? named.exec(said) : null;
  const meant = alone === null ? null : onlyNamed(alone[1] ?? '', pair);
  if (meant !== null) return workAgain(conversation.earlier, meant, alone?.[2] ?? '');
  const [other] = rest.length === 1 && otherOf.test(said) && !denies.test(said) && !ofParts.test(said) ? rest : [];
  if (other !== undefined)
    return bareOther.test(said)
      ? workAgain(conversation.earlier, other, '')
      : withPriceNamed(said.replace(otherOf, linkTo(other)));
  const [, how = '', section, more = ''] = bothNeed.exec(said) ?? [];
  if (section !== undefined)
    return /^(?:better|new)$/i.test(how) ? `improve both ${section}${more}` : `make both ${section} ${how}${more}`;
  const [, rewritten] = partsOfBoth.exec(said) ?? [];
  if (rewritten !== undefined) return `improve the ${rewritten} of both`;
  const done = doBoth.exec(said);
  if (done !== null)
    return otherWork.has(conversation.earlier.at(-1)?.steps.at(-1)?.tool ?? '') ? null : `improve both${done[1] ?? ''}`;
  const one = asksWhich.test(said) ? null : oneOfPair(said, pair, conversation);
  return one === null ? null : withPriceNamed(one);
}
/** Behind other work "do both" asks for that once more. */
const otherWork = new Set<string>([
  'export_cards',
  'edit_card',
  'edit_image',
  'generate_image',
  'schedule_task',
  'publish_case',
  'lock_fields',
]);

/** "Lower /library/… by 2 dollars" moves its price by them, and does not set it. */
const bySum = new RegExp(
  `\\b(raise|lower|increase|decrease|reduce|drop|cut|lift|bump)(?: (?:up|down))? (/library/[\\da-f-]{36})(?: (?:up|down))? by (?=${sum})`,
  'iu',
);
const withPriceNamed = (said: string): string => said.replace(bySum, '$1 the price of $2 by ');

/** A number alone is a price only where prices were shown or set last. */
function isOfMoney(said: string, earlier: readonly Turn[]): boolean {
  if (/[$€£%]|\b(?:prices?|percent|per cent|eur|euros?|usd|dollars?|bucks|gbp|pounds?|quid)\b/i.test(said)) return true;
  const last = earlier.findLast(({ steps }) => steps.length > 0);
  const tool = last?.steps.at(-1)?.tool;
  return last !== undefined && (tool === 'list_cards' || tool === 'read_card' || isOfPrice(last));
}
const both = /\b(?:both|two)\b/i;
const down = /^(?:lower|decrease|reduce|drop|cut)$/i;

/** The same change of the price of other cards; null for words that move no prices. */
function pricesMoved(said: string): ((of: string) => string) | null {
  const [, verb = '', before, after, by] = movedBy.exec(said) ?? [];
  const way = before ?? after;
  if (by !== undefined && (way !== undefined || !/^(?:put|bring|take|move)$/i.test(verb))) {
    const isDown = down.test(verb) || /down/i.test(way ?? '');
    return (of) => `${isDown ? 'lower' : 'raise'} the price of ${of} by ${by}`;
  }
  const [, to] = setTo.exec(said) ?? [];
  return to === undefined ? null : (of) => `set the price of ${of} to ${to}`;
}

function oneOfPair(said: string, [first, second]: CardSummary[], { earlier }: Conversation): string | null {
  if (first === undefined || second === undefined) return null;
  const market = marketOf(said, first, second);
  if (market !== null) return market;
  const dearer = byPrice(earlier, first, second);
  if (dearer !== null) {
    const [cheap, dear] = dearer;
    const costs = ends.cheap.test(said) ? ([ends.cheap, cheap] as const) : ([ends.dear, dear] as const);
    if (costs[0].test(said)) return said.replace(costs[0], linkTo(costs[1]));
  }
  const isListed = listedLast(earlier)?.cards.length === 2;
  // Their prices are looked up among those that were listed.
  if (isListed && ends.cheap.test(said)) return priced(said.replace(ends.cheap, 'the cheapest one'));
  if (isListed && ends.dear.test(said)) return priced(said.replace(ends.dear, 'the most expensive one'));
  const [low, high] = (first.score ?? 0) < (second.score ?? 0) ? [first, second] : [second, first];
  if (first.score === second.score || first.score === null || second.score === null) return null;
  const end = ends.worse.test(said) ? ends.worse : ends.better;
  const meant = linkTo(end === ends.worse ? low : high);
  return end.test(said) ? said.replace(end, meant).replace(/\bdo (?=\/library\/)/i, 'improve ') : null;
}

/** Both as they were read last, the cheaper first; null where one was not, or their prices do not tell. */
function byPrice(earlier: readonly Turn[], ...pair: [CardSummary, CardSummary]): [CardSummary, CardSummary] | null {
  const [one, other] = pair.map(({ card_id }) => {
    const reads = earlier.flatMap(({ steps }) =>
      steps.flatMap(({ tool, output }) => (tool === 'read_card' && !isFailure(output) ? [output] : [])),
    );
    return readPrice(reads.findLast(({ card }) => card.card_id === card_id)?.listing.price ?? '');
  });
  if (one === undefined || other === undefined || one.amount === other.amount || one.currency !== other.currency)
    return null;
  return one.amount < other.amount ? pair : [pair[1], pair[0]];
}
/** "24.90 USD" in its parts. */
function readPrice(text: string): { amount: number; currency: string } | undefined {
  const [, amount, currency = ''] = /^(\d+(?:\.\d+)?)(?: ([A-Z]{3}))?$/.exec(text) ?? [];
  return amount === undefined ? undefined : { amount: Number(amount), currency };
}

const ofMarket = new RegExp(`\\b(?:the|my) (${marketplaceName}) one(?![\\p{L}-])`, 'iu');
/** "Improve the eBay one", of two cards for two marketplaces. */
function marketOf(said: string, ...pair: [CardSummary, CardSummary]): string | null {
  const [place] = marketplacesIn(ofMarket.exec(said)?.[1]?.toLowerCase() ?? '');
  const [only, ...others] = pair.filter(({ marketplace }) => marketplace === place?.id);
  return only === undefined || others.length > 0 ? null : said.replace(ofMarket, linkTo(only));
}

const bareSum = saidAs(`(?:make|put|set) (the [a-z ]+ one)(?: (?:to|at|on))? (${sum})`);
/** "Make the cheaper one 13.50". */
const priced = (said: string) => said.replace(bareSum, 'set the price of $1 to $2');

/** The one of both whose title has these words. */
function onlyNamed(name: string, pair: CardSummary[]): CardSummary | null {
  const words = (name.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).filter(
    (word) => !/^(?:ones?|card|listing)$/.test(word),
  );
  const [only, ...others] = pair.filter(({ title }) => words.length > 0 && hasWords(title, words.join(' ')));
  return only !== undefined && others.length === 0 ? only : null;
}

/** The improvement before once more, of another card and perhaps for another marketplace; null where it was none. */
function workAgain(earlier: readonly Turn[], card: CardSummary, forMarket: string): string | null {
  const step = earlier.at(-1)?.steps.findLast(({ tool }) => tool === 'improve_card' || tool === 'improve_cards');
  if (step === undefined || isFailure(step.output)) return null;
  const { sections, marketplace, tone, length } = (step.input ?? {}) as ImproveWishes;
  // What was done with it before is not paid for twice.
  const isDoneAlready = earlier.some(({ steps }) =>
    steps.some(
      ({ tool, input = {} }) =>
        tool.startsWith('improve_card') && cardsOf(input).includes(card.card_id) && input.marketplace === marketplace,
    ),
  );
  if (forMarket === '' && isDoneAlready) return null;
  const parts = sections === undefined ? '' : `the ${sections.join(' and ')} of `;
  const market = forMarket === '' && marketplace !== undefined ? ` for ${marketplace}` : forMarket;
  const how = [tone, length].filter((one) => one !== undefined).map((one) => `, ${one}`);
  return `improve ${parts}${linkTo(card)}${market}${how.join('')}`;
}

const linkTo = ({ card_id }: CardSummary) => `/library/${card_id}`;

/** The two cards that the last messages were about, in their order; `isOfMore`: there were others right before them. */
function pairSpokenOf(
  earlier: readonly Turn[],
  known: CardSummary[],
): { pair: CardSummary[] | null; isOfMore: boolean } {
  const ids = new Set<string>();
  for (const turn of earlier.slice(-lately).toReversed()) {
    const own = spokenOf(turn);
    if (own === null || (ids.size === 2 && own.some((id) => !ids.has(id))))
      return { pair: ofIds(ids, known), isOfMore: true };
    for (const id of own.toReversed()) ids.add(id);
    if (ids.size > 2) return { pair: null, isOfMore: true };
  }
  return { pair: ofIds(ids, known), isOfMore: false };
}
function ofIds(ids: Set<string>, known: CardSummary[]): CardSummary[] | null {
  const pair = [...ids].toReversed().flatMap((id) => known.filter(({ card_id }) => card_id === id));
  return pair.length === 2 ? pair : null;
}

/** The cards that a message was about; null for a list that leaves open which. */
function spokenOf({ steps }: Turn): string[] | null {
  const works = steps.filter(({ tool, output }) => tool !== 'list_cards' && !isFailure(output));
  if (works.length > 0) return [...new Set(works.flatMap(({ input = {} }) => cardsOf(input)))];
  const step = steps.at(-1);
  if (step === undefined) return [];
  if (step.tool !== 'list_cards' || isFailure(step.output)) return null;
  const asked = cardsOf(step.input ?? {});
  if (asked.length === 2) return asked;
  const cards = step.output.cards.map(({ card_id }) => card_id);
  return step.output.more || cards.length > 2 || step.input?.prices === true ? null : cards;
}

import type { CardScope } from '../../tool-types.ts';
import { type Conversation, outputFrom } from '../conversation.ts';
import { cardsOf } from '../follow-ups/from-before.ts';
import { ownRequest } from '../own-request.ts';
import { isWordsAlone, splitMessage } from '../pasted.ts';
import type { Request } from '../request.ts';
import { lead } from '../said-around.ts';
import { type Ask, call, say } from '../understanding/ask.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { numberWord } from '../understanding/speech/number-words.ts';
import { isRequestWord } from '../understanding/speech/vocabulary.ts';
import { isKind } from './all-of-kind.ts';
import { shownLast } from './cards-of-price.ts';

const ends =
  '(?: (?:please|pls|now|right now|currently|at the moment|then|exactly|in total|altogether|so far))*[\\s?.!]*$';
const noun = '(?:cards?|listings?|products?|items?|ones?|things|stuff)';
const as = (pattern: string) => new RegExp(`^${lead}${pattern}${ends}`, 'u');

const number = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)';
const ofThem = `(?: of (?:them|these|those|(?:the |these |those )?(${number})(?: ${noun})?|(?:the|these|those|my) ${noun}))?`;
/** "Which of the three should I fix first?" */
const first = as(
  `which(?: ${noun})?${ofThem} (?:should|shall|do|must|would|could|can) (?:i|we|you) (?:better )?(?:fix|improve|do|start with|begin with|work on|tackle|rework|rewrite|change|take)(?: first| next)?`,
);
const low = 'worse|weaker|poorer|worst|weakest|poorest|lower|lowest';
const high = 'better|best|stronger|strongest|higher|highest';
/** "Which of the two is worse?" */
const ranked = as(
  `which(?: ${noun})?${ofThem} (?:is|are|scores?|has|does|do|looks?) (?:the )?(?:(${low})|${high})(?: (?:one|score|scored|scoring|off|card|listing))?`,
);
/** "Which three are the worst?" */
const rankedCount = as(
  `which (${number})(?: of (?:my|the) ${noun})?(?: ${noun})? (?:are|have|score|has)(?: the)? (?:(worst|weakest|poorest|lowest)|best|strongest|highest)(?: (?:ones?|scores?|scoring))?`,
);
/** "Which filter has the better score?": scores that are known, and nothing is scored for it. */
const rankedKind = as(
  `which(?: of (?:the|my|our|these|those))?(?: two)? ((?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+) (?:(?:has|have|got) (?:the )?(?:(${low})|${high}) scores?|scores?(?: the)? (?:(${low})|${high}))`,
);
/** "What would it cost to improve these?" */
const cost = as(
  `(?:what|how much)(?: credits)? (?:would|will|does|do|is) (?:it |that |this )?(?:cost|take|be|costs)(?: me)? (?:to|for|if (?:i|you)) (improv\\w+|scor\\w+|rewrit\\w+|rat\\w+) (?:all )?(?:of )?(?:these|those|them|both|(?:the )?${number}(?: of them)?)(?: ${number})?(?: ${noun})?( (?:for|on) [a-z-]+)?`,
);
/** "Everything from ATE", "all cards by Bosch". */
const ofMaker = as(
  `(?:(?:list|show|find|see|give|get)(?: me)? )?(?:what|everything|anything|all(?: (?:of )?(?:my|the))?(?: ${noun})?|(?:my |the )?(?:cards|listings|products|items)|which ${noun})(?: (?:do )?i have| are there| (?:that |which )?(?:is|are))? (?:from|by|of|made by)(?: (?:the )?(?:brand|maker|manufacturer))? ([\\p{L}\\d][\\p{L}\\d&'’.-]*(?: [\\p{L}\\d&'’.-]+)?)`,
);
const noMaker =
  /^(?:(?:the|my|our|this|that|these|those|last|next|yesterday|today|tomorrow|it|them|us|me|you|all|any|each|every|which|what|price|prices|score|scores|title|titles|name|names|date|time|sales?|revenue|turnover|popularity|views?|clicks?|orders?|status|stock|quantity|weight|number|hand|length|marketplaces?|category|brand|brands|material|size|colou?r|shop|store|library|marketplace|hand|mistake|accident|email|mail|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|best|worst|highest|lowest|small|smallest|big|biggest|cheap|cheapest|new|newest|old|oldest|a|an|\d.*)\b)/i;
/** "Anything made of linen?" */
const madeOf = as(
  `(?:(?:do i have|have i got|is there|are there|show me|find|list) )?(?:anything|something|everything|what|which ${noun}|any ${noun}|${noun})(?: (?:do i have|that|which|is|are))* made (?:of|from|out of|in) ([\\p{L}-]{3,20}(?: [\\p{L}-]{3,20})?)`,
);
const andMadeOf = as('(?:and |what about |how about |or )+(?:of |from )?([\\p{L}-]{3,20})');
/** "Show me all my mugs": several, and no question which of them. */
const ofKind = as(
  `(?:list|show|find|see)(?: me)? (?:all (?:(?:of )?(?:my|our|the) )?|(?:my|our) )((?:[\\p{L}-]+ ){0,2}[\\p{L}-]+s)`,
);
/** What no list of cards can be narrowed by. */
const lacking = as(
  `(?:(?:show|list|find)(?: me)? )?(?:which|what|all|the|my|any)?(?: of my)?(?: ${noun})?(?: (?:that|which))? (?:(?:were|was|have|has|did|are|i have|i|have i) (?:been )?(?:never|not(?: yet)?)(?: yet)?(?: been)? (?:improved?|exported?|edited?|rewritten|rewrite|published|changed|touched?|scored?|worked on)|(?:has|have|got|with) (?:less|fewer|more|only|no|at least|at most)(?: than)?(?: (?:\\d+|one|two|three|four|five|six|ten|any))? (?:bullets?(?: points)?|keywords?|tags|pictures?|images?|photos?|specs?|specifications?|description|price|prices|brand))(?: yet| before)?`,
);
/** "How many are on Etsy?" */
const onMarket = as(
  `how (?:many|much)(?: (of (?:them|these|those)|${noun}|of my ${noun}))?(?: (?:do )?(?:i have|have i|are there|are|i got|is there))* (?:on|in|at|for) (?:the )?([a-z-]+)(?: ${noun}| shop)?`,
);
const perMarket = as(
  `how (?:many|much)(?: ${noun})?(?: (?:do )?(?:i have|have i|are there|are))* (?:per|by|for each|for every|on each|on every|in each|each) (?:marketplace|platform|channel|market|shop)`,
);
/** "Top 3 only", behind a list. */
const topOnly = as(
  `(?:(?:only|just)(?: show)?(?: me)? (?:the )?(?:top|first) (${number})(?: ${noun})?|(?:the )?(?:top|first) (${number})(?: ${noun})? (?:only|alone))`,
);

const dear = '(?:most expensive|dearest|priciest|highest(?: price)?|expensive|high\\w*|big\\w*|larg\\w*|desc\\w*)';
const cheap = '(?:cheap\\w*|least expensive|lowest(?: price)?|low\\w*|small\\w*|asc\\w*)';
const all = `(?: (?:of|all|my|the|them|everything|these|those|${noun}))*`;
/** "Sort my cards by price, highest first", "the cheapest first". */
const byPrice = as(
  `(?:(?:sort|order|arrange|rank|list|show|see)(?: me)?${all} (?:by|in order of|according to) (?:the |their )?prices?(?:[, ]+(?:from )?(?:the )?(?:(${dear})|${cheap})(?: (?:one|price)s?)?(?: (?:first|on top|to [a-z]+))?)?|(?:make|give|show|do|list)(?: me)?(?: (?:a |the )?list)?${all}(?: (?:of|with|by))? (?:the )?prices? from (?:the )?(?:(${dear})|${cheap}) to [a-z]+|(?:(?:sort|order|arrange|list|show)(?: me)?${all},? )?(?:the )?(?:(most expensive|dearest|priciest|highest prices?)|(?:cheapest|least expensive|lowest prices?))(?: ${noun})? first)`,
);

/** Questions about the whole library, or about those of its cards that were shown: none is about the card in hand. */
export function ofTheLibrary(conversation: Conversation): Request | null {
  const { current, isScheduled } = conversation;
  const message = splitMessage(current.text);
  if (isScheduled === true || current.text.length > 120 || !isWordsAlone(message)) return null;
  if ((current.files ?? []).length > 0) return null;
  const { text } = normalForm(current.text);
  const said = text.trim();
  const ask = rankOf(conversation, said) ?? costOf(conversation, said) ?? listOf(conversation, said);
  return ask === null ? null : ownRequest(message, text, [ask]);
}

/** Which of those that were spoken of is the worst, or the best. */
function rankOf(conversation: Conversation, text: string): Ask | null {
  const [, count, worst] = rankedCount.exec(text) ?? [];
  const most = numberWord(count ?? '');
  if (most !== null) return call('list_cards', { sort: worst === undefined ? 'best' : 'score', most });
  const asked = ranked.exec(text) ?? first.exec(text);
  if (asked === null) return rankOfKind(text);
  const isRanked = ranked.test(text);
  const isBest = isRanked && asked[2] === undefined;
  const ids = spokenOf(conversation, numberWord(asked[1] ?? ''));
  // Two that were shown together are compared in all that they say.
  if (isRanked && ids?.length === 2 && shownLast(conversation)?.length === 2) return null;
  const sort = isBest ? 'best' : 'score';
  if (ids !== null) return call('list_cards', { card_ids: ids, sort, most: 1 });
  return first.test(text) ? call('list_cards', { sort, most: 1 }) : null;
}

function rankOfKind(text: string): Ask | null {
  const [, kind, lowHad, lowScored] = rankedKind.exec(text) ?? [];
  if (kind === undefined || !isKind(kind)) return null;
  return call('list_cards', { query: kind, sort: (lowHad ?? lowScored) === undefined ? 'best' : 'score', most: 1 });
}

/** So many of the cards that were shown or worked on last; without a number those that were shown together. */
function spokenOf(conversation: Conversation, count: number | null): string[] | null {
  const shown = shownLast(conversation);
  const each = conversation.earlier.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.tool === 'list_cards' ? [] : cardsOf(step.input ?? {}))),
  );
  const last = [...new Set(each.toReversed())];
  if (shown !== null && (count === null || shown.length === count)) return shown;
  const wanted = count ?? 2;
  return last.length >= wanted && wanted > 1 ? last.slice(0, wanted) : null;
}

function costOf(conversation: Conversation, text: string): Ask | null {
  const [, verb, market = ''] = cost.exec(text) ?? [];
  const card_ids = verb === undefined ? null : shownLast(conversation);
  if (verb === undefined || card_ids === null) return null;
  const scope: CardScope = { card_ids };
  const marketplace = marketplacesIn(market)[0]?.id;
  const tool = /^(?:scor|rat)/.test(verb) ? 'score_cards' : 'improve_cards';
  return call(tool, { scope, dry_run: true, ...(marketplace === undefined ? {} : { marketplace }) });
}

function listOf(conversation: Conversation, text: string): Ask | null {
  const { earlier } = conversation;
  if (perMarket.test(text)) return call('list_cards', {});
  const [, of, market = ''] = onMarket.exec(text) ?? [];
  const marketplace = marketplacesIn(market)[0]?.id;
  const ids = of === undefined || !/them|these|those/.test(of) ? null : shownLast(conversation);
  if (marketplace !== undefined) return call('list_cards', { marketplace, ...(ids === null ? {} : { card_ids: ids }) });
  const sorted = byPrice.exec(text);
  const isDear = sorted?.slice(1).some((group) => group !== undefined) === true;
  if (sorted !== null) return call('list_cards', { sort: isDear ? 'dearest' : 'cheapest' });
  if (lacking.test(text)) return say('lists_of_lacks');
  const [, material] = madeOf.exec(text) ?? [];
  if (material !== undefined) return call('list_cards', { query: material });
  const last = earlier.at(-1)?.steps.at(-1);
  const [, other] =
    last?.tool === 'list_cards' && madeOf.test(normalForm(earlier.at(-1)?.text ?? '').text.trim())
      ? (andMadeOf.exec(text) ?? [])
      : [];
  if (other !== undefined && !isRequestWord(other)) return call('list_cards', { query: other });
  const [, before, behind] = topOnly.exec(text) ?? [];
  const most = numberWord(before ?? behind ?? '');
  const listed = outputFrom(earlier.at(-1)?.steps ?? [], 'list_cards');
  if (most !== null && last?.tool === 'list_cards' && listed !== null && listed.cards.length > most)
    return call('list_cards', { ...last.input, most });
  const [, kind] = ofKind.exec(text) ?? [];
  if (kind !== undefined && isKind(kind)) return call('list_cards', { query: kind });
  const [, maker] = ofMaker.exec(text) ?? [];
  const isMaker = maker !== undefined && !noMaker.test(maker) && marketplacesIn(maker).length === 0;
  return isMaker ? call('list_cards', { query: maker }) : null;
}

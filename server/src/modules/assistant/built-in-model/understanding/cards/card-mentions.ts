import { oncePerText } from '../../kept-readings.ts';
import { isRequestWord } from '../speech/vocabulary.ts';
import { isDescribing, isKindOfThing, isNameWord } from './name-words.ts';
import { namesBeside } from './names-beside.ts';
import { onesBeside } from './ones-beside.ts';
import { valuesIn } from './value-stretches.ts';

/** A stretch of a message that may be the name of a card. */
export interface Mention {
  start: number;
  end: number;
  /** What describes it, then what it is; without plural forms that a possessive brought. */
  words: string[];
  /** Said as the name of a card: when no card has it, the seller means a card that is not there. */
  isSure: boolean;
  /** Stands where names of cards stand. */
  isStrong: boolean;
  /** "The ceramic one": any word of a title may describe it. */
  isOne: boolean;
  /** "The mug's". */
  isPossessive: boolean;
  /** "The mug", and not "mug". */
  hasArticle: boolean;
}

interface Token {
  word: string;
  start: number;
  end: number;
}

const article = /^(?:the|my|our|that|his|her|their|your|teh|both)$/;
/** "The two candles", and not "the two mill photos". */
const counting = /^(?:two|three|four)$/;
const between = /^(?:new|old|other|last|first|lovely|little|big|small|nice|poor|same|whole|entire|current|next)$/;
/** "The scented candle", "the 3-tier cake stand", "the head torch": what a thing is like, or for. */
const ofItsKind =
  /^(?:[a-z-]{3,}(?:ed|able|ible|ful|less|ous|proof)|\d+-[a-z]{2,}|[a-z]\d|\d+(?:mm|cm|m|ml|l|g|kg|w|mah|gb|oz)|head|hand|face|hair|eye|ear|nose|neck|wrist|body|book|phone|time|key|card|game|power|water|tea|coffee|wine|beer|bread|egg|salt|pepper|hot|cold|warm|soft|heavy|round|square|long|short|tall|thick|thin|large|huge|tiny|cheap|expensive|heated)$/;
const isOfKind = (word: string) => ofItsKind.test(word) && (word.length < 6 || !isRequestWord(word));
/** "The same treatment": the last work. */
const workDone = /^(?:treatment|procedure|job|deal|operation)$/;
/** "Bamboo Cutting Board with Juice Groove": how a title that is written out goes on. */
const titleRest = /^ (?:with|of)(?: [A-Z\d][\p{L}\p{N}'’-]*){1,5}(?=\s*(?:[:;,.!?]|$)|\s[-–—a-z])/u;
/** "The cutting board". */
const doing = /^[a-z]{3,}ing$/;
const cardNoun = /^\s+(?:card|listing|product page|product|page|item)(?=$|[\s.,;:!?])/;
const section =
  '(?:titles?|headlines?|names?|descriptions?|desc|texts?|copy|bullets?|points?|keywords?|tags?|specs?|specifications?|prices?|brands?|category|photos?|pictures?|pics?|images?|gallery|scores?|weight|material|versions?|changes?|link|background|size chart|feature graphic|graphic|infographic|stock|availability|marketplace|csv|xlsx|json|excel|spreadsheet|edit)';
/** Not of pictures: "photos on my kitchen table". */
const words =
  '(?:titles?|descriptions?|bullets?|keywords?|tags?|specs?|specifications?|price|brand|category|text|that as an? [a-z]+)';
const gap = "(?:\\s+[\\w'’]+){0,3}";
const works =
  '(?:improve|imporve|rewrite|re-write|redo|re-do|rework|score|rate|rescore|grade|export|publish|unpublish|share|polish|optimi[sz]e|refresh|undo|revert|restore|duplicate|unlock|reimport|compare|do|tackle|overhaul|spruce up|freshen up|fix|tag|gimme|give me|work on|look at|adapt|tune|revise|whiten|brighten|lighten)';
const changes =
  '(?:give|put|make|mark|price|set|change|update|edit|bring|move|turn|switch|take|list|raise|lower|drop|reduce|increase|bump|lock|have|get)';
const lead =
  '(?:(?:ok(?:ay)?|k|and|now|then|please|pls|so|also|but|fine|right|hi|hey|hello|hmm?|yes|no|nope|thanks?|good|great|nice|well|oh|alright|for|on|with|at|next|later|tiny thing|quick one|one more thing|another thing|(?:(?:end of|black|cyber|summer|winter|spring|autumn|christmas|easter|season|big|final) ){0,2}(?:season|sale|friday|monday|clearance|promo|promotion|discount)(?= ?:))[\\s,.:!-]+)*';
const opens = new RegExp(`(?:^|[.!?;\\n])\\s*${lead}$`);

const before = {
  part: new RegExp(
    `\\b(?:${section}|\\d+|first|second|third|fourth|last)(?:\\s+[\\w'’]+){0,2}\\s+(?:of|from)\\s+$|\\bthe ones?\\s+(?:of|from|on)\\s+$|\\b(?:${section}|files?|feed|sheet|export|download)(?:\\s+(?:up|too|image|only|please|1|2|3))?\\s+for\\s+$|\\b(?:${words})(?:\\s+[\\w'’]+){0,2}\\s+(?:on|in)\\s+$`,
  ),
  farther: new RegExp(`\\b${words}(?:\\s+[\\w'’]+){0,6}\\s+(?:on|of)\\s+$`),
  onto: /\b(?:add|attach|append|insert)\b[^.;!?]*\s(?:to|on|onto)\s+$|\b(?:put|save|upload|include)\b[^.;!?]*\b(?:keywords?|bullets?|tags?|spec\w*|photo|picture|image)\b[^.;!?]*\s(?:to|on|onto)\s+$/,
  back: /\b(?:back|return|over|on|switch|moving|move on|come) to\s+(?:just |only )?$/,
  same: /\b(?:what|how) about\s+$|\b(?:same|same (?:thing|treatment|procedure|job|again)|likewise|again|next)\s+(?:for|with|on|to)\s+$|\bdo (?:that|it|this|one) (?:for|with|on|to)\s+$|\bnot for (?:this|it|that)(?: one)?,? (?:but )?for\s+$|^(?:and|now|also|then|next)\s+$/,
  undone:
    /\b(?:(?:go|going|step|roll|switch) back|revert|reset|(?:undo|revert|restore|reset|roll back|put back) (?:it|this|that|everything|all)(?: back)?)\s+(?:on|with|for)\s+$/,
  workOn:
    /\b(?:work|chang\w+|did|done|do|happened|happens|messed up|wrong|belongs?|ruined|looking|undo what you did)\s+(?:on|to|at|with|in)\s+$/,
  /** "Where it says linen on the apron, write flax". */
  says: /\b(?:says?|reads?|stands?|written|have|has|find)\b[^.;!?]{1,40}\s(?:on|in|of)\s+$/,
  /** "How many points does the mug have", "what does the mug cost". */
  asked: /\b(?:how (?:many|much)|what|which)(?: (?!the\b)[a-z]+){0,2} (?:does|do|did|has|have|is|are|would|will)\s+$/,
  /** "How many points has the mug?" */
  askedOf: /\bhow many (?:[a-z]+ ){1,2}(?:has|have)\s+$/,
  work: new RegExp(`\\b${works}\\s+(?:only\\s+|just\\s+|also\\s+|both\\s+)?$`),
  change: new RegExp(`\\b${changes}\\s+$`),
  /** "Improve it, the mug is fine", "like you did with the mug". */
  itself: new RegExp(
    `\\b${works}\\s+(?:it|this|this one|this (?:card|listing))\\b(?![^.!?]*\\b(?:and|then|also|too|plus|next|instead|as well)\\b)[^.!?]*[, ]$`,
  ),
  described:
    /\b(?:the|that) (?:one|card|listing|product|item|thing|piece|gadget|article|model) (?:(?:that|which) (?:has|comes with)|with|having)\s+(?:(?:the|an?|its)\s+)?$/i,
  besides: /[\p{L}\d](?:,? and|,| &| \+| or| n) $/u,
  prep: /\b(?:of|on|for|from|in|to|about|at|with|by)\s+$/,
};
const after = {
  part: new RegExp(
    `^(?:\\s+(?:main|first|second|third|last|old|new|whole))?\\s+(?:${section.replace('|csv|xlsx|json|excel|spreadsheet|edit', '')})\\b`,
  ),
  /** "In the mug description". */
  text: new RegExp(`^\\s+(?:${words.replace('|that as an? [a-z]+', '')})\\b`),
  owned: new RegExp(
    `^${gap}\\s+(?:${section}|colou?rs?|sizes?|dimensions|length|width|height|capacity|warranty|tone|card|listing|page)\\b`,
  ),
  topic: /^\s*(?::|->|=>|→)|^\s*,|^\s+[-–—]\s|^[.!]\s+\S/,
  next: /^\s+(?:next|too|as well|instead|also|first|now|meanwhile)\b/,
  /** "Kettle sold out", "kettle move the last bullet up". */
  state:
    /^\s+(?:weighs?|measures?)\b|^\s+(?:is |also |too |now |again |back )*(?:sold out|out of stock|in stock|back in stock|discontinued|public|private|online|offline|live)\b/,
  /** "Mug for etsy", "mug etsy", "mug xlsx". */
  market:
    /^\s+(?:(?:for|on|to|as|in)\s+)?(?:amazon|ebay|etsy|shopify|walmart|google|woocommerce|ozon|wildberries|csv|xlsx|json|excel|kw|kws)\b/,
  order:
    /^\s+(?:please |pls )?(?:move|delete|remove|drop|add|lock|unlock|shorten|swap|sort|rename|improve|rewrite|redo|score|export|publish)\s+\S/,
  /** "Yogamatte score please": all that is said of it. */
  work: /^\s+(?:score|improve|rewrite|export|publish)(?:,? (?:please|pls|plz|now))*[\s.!]*$/,
  says: /^(?:'s)?(?:\s+[a-z]+)?,?\s+(?:write|put|say|use|make it|make that|change it|change that)\b/,
  asked:
    /^\s+(?:scored?|cost|get|got|have|has|reach|rank)(?: (?:now|right now|at the moment|today|there|at|on|for)\b.*)?[\s?.!]*$/,
  number: /^\s+(?:to|at|for|by|=|price|costs?|up|down|should cost|is now)\s*(?:by\s+)?[$€£]?\d/,
  /** "…, the kettle 39". */
  bare: /^\s+[$€£]?\d+(?:[.,]\d+)?(?=[.,;!?]*(?:\s+(?:and|please|pls|then)\b|\s*$|[.;!?]\s))/,
  /** "Kettle 39 dollars please". */
  priced:
    /^\s+(?:[$€£]\d+(?:[.,]\d+)?|\d+(?:[.,]\d\d|(?:[.,]\d+)?\s?(?:[$€£]|(?:dollars?|euros?|bucks|quid|usd|eur|gbp)\b)))(?=[\s.,;!]*(?:and\b|please\b|pls\b|now\b|$))/,
  changed:
    /^\s+(?:up|down|as|cheaper|dearer|more|less|friendlier|shorter|longer|back|public|private|out of|offline|online|brighter|by|a (?:new|better))\b/,
  sold: new RegExp(
    `^\\s+(?:is|are|was)\\s+(?:now |already |currently |finally |all )*(?:sold out|out of stock|in stock|discontinued)\\b|^\\s+(?:costs?|now costs?|should cost)\\b|^[^.;]*\\b(?:cost|points|score)\\b[^.;]*\\?|^\\s+(?:needs?|deserves?|lacks?|has|have)\\s+(?:\\w+\\s+){0,3}${section}\\b|^\\s+looks?\\b[^.;]*\\b(?:photo|picture|image|pic)s?\\b`,
  ),
};

/** So far around a name is read what it is said for. */
const near = 120;
/** More names than anybody orders work for. */
const mostNames = 10;

/** Stretches of a message that may name a card, in their order. */
export const mentionsIn = oncePerText((text): Mention[] => {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+|s['’](?![\p{L}]))*/gu)].map(
    (match): Token => ({
      word: match[0].toLowerCase().replaceAll('’', "'"),
      start: match.index,
      end: match.index + match[0].length,
    }),
  );
  const masked = valuesIn(text);
  const isFree = ({ start }: Token) => !masked.some(([from, to]) => start >= from && start < to);
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length && found.length < mostNames; at += 1) {
    const run = runAt(text, tokens, at, isFree);
    if (run === null) continue;
    const mention = mentionOf(text, tokens, run);
    if (mention !== null && !found.some((one) => one.end > mention.start)) found.push(mention);
    at = Math.max(at, run.to);
  }
  const titles = quotedTitles(text).filter(
    ({ start, end }) => !found.some((one) => start < one.end && end > one.start),
  );
  const named = [...found, ...titles].sort((a, b) => a.start - b.start);
  const like = { isSure: true, isStrong: true, isOne: true, isPossessive: false, hasArticle: true };
  const besides = onesBeside(text, named).map((one): Mention => ({ ...one, ...like }));
  const unknown = namesBeside(text, named).map(
    (one): Mention => ({ ...one, isSure: false, isStrong: true, isOne: false, isPossessive: false }),
  );
  return coordinated(
    text,
    [...named, ...besides, ...unknown].sort((a, b) => a.start - b.start),
  );
});

const quotedTitle =
  /(?<=^(?:(?:hi|hello|hey|ok|and|now|please|pls|the|my)[\s,]+)*|\b(?:card|listing|product|item|karte|produkt|would|does|did|has|is|of|on|from|about|to|improve|score|rate|export|publish|rewrite|optimi[sz]e|open|show(?: me)?|compare|restore)\s*:?\s*(?:(?:the|my)\s+)?)(?:["“«]([^"”»\n]{8,120})["”»]|['‘](?=\p{Lu})([^'’\n]{8,120})['’](?=[\s.,:;!?]|$))/giu;
/** 'What would "Handmade Ceramic Mug, Blue Glaze" score?': a title that is written out in quotes. */
export function quotedTitles(text: string): Mention[] {
  return [...text.matchAll(quotedTitle)].flatMap((match): Mention[] => {
    const words = (match[1] ?? match[2] ?? '').match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    if (
      words.filter((word) => /^\p{Lu}/u.test(word)).length < 3 ||
      isOfField.test(text.slice(0, match.index)) ||
      isNewText.test(text.slice(match.index + match[0].length))
    )
      return [];
    const place = { start: match.index, end: match.index + match[0].length };
    const isSure = ofWork.test(text.slice(0, match.index));
    const like = { isSure, isStrong: true, isOne: false, isPossessive: false, hasArticle: false };
    return [{ ...place, ...like, words: words.map((word) => word.toLowerCase()) }];
  });
}
const ofWork = /(?:^|\b(?:improve|score|rate|export|publish|rewrite|optimi[sz]e))\s*:?\s*(?:(?:the|my)\s+)?$/i;
/** 'Change the title to "…"', 'add the bullet "…"'. */
const isOfField =
  /\b(?:titles?|headline|name|names|bullets?|keywords?|tags?|description|category|brand|rename|change|set|replace|add|write|say|says|put)\b[^.;!?]*$/i;

/** '"…" as the new title', '"…" - make that the title'. */
const isNewText =
  /^[\s,.:;–-]*(?:(?:please|so|and)\s+)*(?:as|is|should|must|shall|goes|to be|(?:in|into|for) the|(?:make|use|take|put|set|want|write|add) (?:it|this|that))\b[^,.;!?]*\b(?:titles?|headline|names?|bullets?|keywords?|tags?|description|category|brand|text)\b/i;

interface Run {
  from: number;
  to: number;
  isOne: boolean;
}

const ofPeople =
  /^(?:studio|shop|store|market|fair|festival|museum|class|course|school|club|crowd|community|company|business|industry|team|guy|lady|man|woman|teacher|maker|dealer|seller|buyer|lover|fan|fanatic|nerd|freak|people|folks|person|season|addict|enthusiast|collector)s?$/;
const isPropertyOf = (tokens: Token[], at: number) =>
  /^(?:burn|burning|run|running|charge|charging|battery|cable|cord|drying|cooking|brew|shelf|service)$/.test(
    tokens[at]?.word ?? '',
  ) && /^(?:times?|life|length|capacity)$/.test(tokens[at + 1]?.word ?? '');
const isOwned = (word: string) => /(?:'s|s')$/.test(word);
const isJoined = (text: string, a: Token, b: Token) => /^[ -]$/.test(text.slice(a.end, b.start));

/** "The watering can", and not "the lettering can be bigger". */
const isCan = (tokens: Token[], at: number) =>
  /^cans?$/.test(tokens[at]?.word ?? '') &&
  doing.test(tokens[at - 1]?.word ?? '') &&
  article.test(tokens[at - 2]?.word ?? '') &&
  (tokens[at + 1] === undefined ||
    /^(?:as|for|to|and|or|in|on|with|too|also|please|pls|now|again|card|listing)$/.test(tokens[at + 1]?.word ?? ''));

/** Words beside each other that may be a name, beginning with this one. */
function runAt(text: string, tokens: Token[], at: number, isFree: (token: Token) => boolean): Run | null {
  let to = at;
  let last = -1;
  while (to < tokens.length) {
    const token = tokens[to] as Token;
    const previous = tokens[to - 1];
    if (/'(?!s$|$)/.test(token.word) || between.test(token.word)) break;
    if (!isFree(token) || (to > at && previous !== undefined && !isJoined(text, previous, token))) break;
    const isName = isNameWord(token.word) || (to > at && isKindOfThing(token.word)) || isCan(tokens, to);
    // "Bamboo cutting board".
    const isMidway = to > at && doing.test(token.word) && isNameWord(tokens[to + 1]?.word ?? '');
    // "The vanilla candle burn time": how long it burns.
    if (to > at && isPropertyOf(tokens, to)) break;
    // "The ceramics studio", "from the lamp shop": people and places that a card is no name of.
    if (to > at && ofPeople.test(token.word)) return null;
    if (!isName && !isMidway && !isDescribing(token.word.replace(/'s$/, ''))) break;
    if (isName) last = to;
    to += 1;
    if (isOwned(token.word)) break;
  }
  const next = tokens[to];
  if (to > at && next !== undefined && next.word === 'one' && isJoined(text, tokens[to - 1] as Token, next))
    return { from: at, to: to - 1, isOne: true };
  return last < 0 ? null : { from: at, to: last, isOne: false };
}

function mentionOf(text: string, tokens: Token[], { from, to, isOne }: Run): Mention | null {
  const doer = tokens[from - 1]?.word ?? '';
  const isOpeningName =
    from > 0 && !isRequestWord(doer) && opens.test(text.slice(0, (tokens[from - 1] as Token).start).toLowerCase());
  const isOfDoing = doing.test(doer) && (article.test(tokens[from - 2]?.word ?? '') || isOpeningName);
  const begin = isOfDoing ? from - 1 : from;
  const described = before.described.exec(text.slice(0, (tokens[from] as Token).start))?.[0];
  if (described !== undefined) return describedOne(tokens, { from, to }, described.length);
  const words = tokens.slice(begin, to + 1).map(({ word }) => word.replace(/'s$/, '').replace(/'$/, ''));
  // "The first line of the specifications".
  if (words.length === 1 && ofList.test(words[0] ?? '') && between.test(tokens[begin - 1]?.word ?? '')) return null;
  let first = begin;
  let steps = 0;
  const isWithIt = (at: number) =>
    between.test(tokens[at]?.word ?? '') ||
    (counting.test(tokens[at]?.word ?? '') && /s$/.test(tokens[to]?.word ?? '')) ||
    (isOfKind(tokens[at]?.word ?? '') && isJoined(text, tokens[at] as Token, tokens[at + 1] as Token));
  while (steps < 2 && first > 0 && isWithIt(first - 1)) {
    first -= 1;
    steps += 1;
  }
  const determiner = tokens[first - 1];
  const isOwner =
    determiner !== undefined &&
    /'s$/.test(determiner.word) &&
    !/^(?:it|that|what|let|here|there|where|who|she|he)'s$/.test(determiner.word);
  if (determiner !== undefined && /^(?:an?|some|any|another|no|every|each|this|these|those)$/.test(determiner.word)) {
    if (determiner.word !== 'this' || !isOne) return null;
  }
  const hasArticle = determiner !== undefined && (article.test(determiner.word) || isOwner);
  const owner = isOwner && article.test(tokens[first - 2]?.word ?? '') ? tokens[first - 2] : undefined;
  const bare = (first < begin && isOfKind(tokens[first]?.word ?? '') ? tokens[first] : tokens[begin]) as Token;
  const start = hasArticle ? (owner ?? determiner).start : bare.start;
  if (tokens[first]?.word === 'same' && workDone.test(words.at(-1) ?? '')) return null;
  const isPossessive = isOwned(tokens[to]?.word ?? '');
  const close = isOne ? (tokens[to + 1] as Token).end : (tokens[to] as Token).end;
  const noun = isOne || isPossessive ? null : cardNoun.exec(text.slice(close).toLowerCase());
  const isWrittenOut =
    words.length > 1 && /^(?:\p{Lu}\S*(?:\s|$))+$/u.test(text.slice((tokens[begin] as Token).start, close));
  const rest = isWrittenOut ? titleRest.exec(text.slice(close)) : null;
  const end = close + ((noun ?? rest)?.[0].length ?? 0);
  const left = `${start > near ? 'x' : ''}${text.slice(Math.max(0, start - near), start).toLowerCase()}`;
  const right = text.slice(end, end + near).toLowerCase();
  if (
    (isOne && !hasArticle) ||
    (before.itself.test(left) &&
      !before.work.test(left) &&
      !before.undone.test(left) &&
      !/\bcompar\w*\s/.test(left) &&
      !/(?:\band|&|\+|\bor) $/.test(left))
  )
    return null;
  const isOpening = opens.test(left);
  const isSure = hasArticle
    ? noun !== null || isSaidSurely(left, right, isOpening, isPossessive, isOne)
    : (noun !== null && words.length > 0 && before.work.test(left)) ||
      (before.work.test(left) && after.part.test(right)) ||
      (before.prep.test(left) && after.part.test(right)) ||
      (isOpening &&
        (/^\s*(?::|->|=>|→)/.test(right) ||
          after.state.test(right) ||
          after.work.test(right) ||
          (words.length > 1 && (after.topic.test(right) || after.part.test(right)))));
  const isStrong =
    isSure ||
    isPossessive ||
    (hasArticle && (!before.prep.test(left) || after.text.test(right))) ||
    before.work.test(left) ||
    (/(?:,|\band) $/.test(left) && (after.number.test(right) || after.bare.test(right))) ||
    (isOpening &&
      (after.part.test(right) ||
        after.next.test(right) ||
        after.number.test(right) ||
        after.priced.test(right) ||
        after.topic.test(right) ||
        after.market.test(right) ||
        after.order.test(right))) ||
    before.part.test(left) ||
    (before.change.test(left) && (after.part.test(right) || after.number.test(right)));
  if (!hasArticle && !isStrong && !(isOpening || before.prep.test(left) || before.besides.test(left))) return null;
  return { start, end, words, isSure, isStrong, isOne, isPossessive, hasArticle };
}

const ofList = /^(?:line|row|entry|spot|slot|column)$/;

/** "The one with the juice groove", "the card with pockets": any word of a title may describe it. */
function describedOne(tokens: Token[], { from, to }: Omit<Run, 'isOne'>, lead: number): Mention {
  const start = (tokens[from] as Token).start - lead;
  const { end } = tokens[to] as Token;
  const words = tokens.slice(from, to + 1).map(({ word }) => word);
  const like = { isSure: true, isStrong: true, isOne: true, isPossessive: false, hasArticle: true };
  return { start, end, words, ...like };
}

function isSaidSurely(left: string, right: string, isOpening: boolean, isPossessive: boolean, isOne: boolean): boolean {
  if (isPossessive) return after.owned.test(right);
  if (
    before.part.test(left) ||
    before.back.test(left) ||
    before.same.test(left) ||
    before.workOn.test(left) ||
    (before.asked.test(left) && after.asked.test(right)) ||
    (before.askedOf.test(left) && /^[\s?!.]*$/.test(right)) ||
    (before.says.test(left) && after.says.test(right)) ||
    before.undone.test(left)
  )
    return true;
  if (before.onto.test(left) && /^\s*(?:please|too|as well|now|card|listing)?\s*(?:[.,;!?]|$)/.test(right)) return true;
  if (before.work.test(left) || (before.change.test(left) && (after.changed.test(right) || after.number.test(right))))
    return true;
  if (before.farther.test(left) && /^(?:[\s.!?]*$|\s*(?:,|and\b|&|\+))/.test(right)) return true;
  if (isOne) return false;
  if (after.part.test(right) && !before.prep.test(left)) return true;
  if (isOpening && (after.topic.test(right) || after.next.test(right) || after.number.test(right))) return true;
  return after.sold.test(right) && !before.prep.test(left);
}

const beside = /^\s*(?:,|and|n|&|\+|or|, and|and (?:also )?(?:of|on|for|to|in|from)|together with|,? as well as)\s*$/;

/** "The apron and mug": what stands beside a name is one too. */
function coordinated(text: string, found: Mention[]): Mention[] {
  const isBeside = (a: Mention | undefined, b: Mention | undefined) =>
    a !== undefined && b !== undefined && beside.test(text.slice(a.end, b.start));
  const told: Mention[] = [];
  for (const [index, mention] of found.entries()) {
    // What the one before it became counts: of "the candle, soap and planter" each is as much a name as the first.
    const [previous, next] = [told[index - 1], found[index + 1]];
    const before = isBeside(previous, mention) ? previous : undefined;
    const first = before ?? (isBeside(mention, next) ? mention : undefined);
    if (first === undefined) {
      told.push(mention);
      continue;
    }
    const isStrong =
      mention.isStrong ||
      before?.isStrong === true ||
      (isBeside(mention, next) && next?.isSure === true) ||
      opens.test(text.slice(0, first.start).toLowerCase());
    told.push({ ...mention, isStrong, isSure: mention.isSure || (before?.isSure === true && mention.hasArticle) });
  }
  return told;
}

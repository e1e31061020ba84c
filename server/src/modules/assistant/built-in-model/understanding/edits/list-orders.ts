import type { ListingEdit } from '../../../tool-types.ts';
import {
  isOrderOfFact,
  shortSpecification,
  specificationPairs,
  toldSpecification,
} from '../facts/told-specifications.ts';
import { isWish, priceOf, quoted, type Source, short } from './edit-values.ts';
import { editsIn, wordMeant } from './edits.ts';
import { listOrder } from './list-order-forms.ts';
import { type Entry, removedPlaces, sentence } from './list-order-parts.ts';
import { fieldOf, type ListField, listTokens, pointed, slice, type Tokens } from './list-tokens.ts';
import { asksForNewText } from './new-texts.ts';

/** Changes of bullets, keywords and specifications, and the words that name the card, if any do. */
export interface ListOrders {
  edits: ListingEdit[];
  card: string | null;
}

const longest = 600;
/** Other work, other times, many cards, questions: other tables know those. */
const elsewhere =
  /\b(?:from now on|always|never(?! (?:thought|heard|knew|noticed|saw|seen|liked|mind|occurred|even)\b)|in (?:the )?future|every time|remember|my (?:brand )?voice|(?:all|every|each|both)(?: of)?(?: the| my| our)* (?:cards?|listings?|products?)|improv\w+|rewrit\w+|rescor\w+|scor(?:e|ing)|export\w*|import(?!an)\w*|publish\w*|unlock\w*|lock(?:ed|ing)?|undo|revert|restore|schedul\w+|translat\w+|photos?|images?|pictures?|background|optimi[sz]\w+|how many|which|shorter|(?<!no )longer|friendl\w+|if (?:it|the|you|that|we) (?:is|are|were|does|would|have))\b/;
/** "Second bullet: the lid never drips": what stands behind the mark is no rule, where it does not begin like one. */
const textOfEntry =
  /(?<=\b(?:bullet|point|keyword|spec|specification)\b[^:]{0,40}: |\b(?:bullets|points|keywords|tags|specs|specifications)\b[^:]{0,40}: (?!always\b|never\b)).*$/s;
/** "..., people always ask about it": why, and no rule. */
const habitOfOthers =
  /(?<=\b(?:people|customers?|buyers?|clients?|shoppers?|they|everybody|everyone|nobody|husband|wife) )(?:always|never)\b/g;
const denial =
  /\b(?:do not|did not|never ?mind|not (?:now|yet|today)|later|tomorrow|might|maybe not|no need|leave (?:it|them) (?:as|alone)|changed my mind|should i|shall i)\b|\?/;
const politely =
  '(?:please|pls|hi|hey|hello|and|also|so|now|then|but|only|just|ok(?:ay)?|yes|well|next|first(?:ly)?|finally|maybe|perhaps|rather|kindly|quickly|like it|(?:can|could|would|will) (?:you|we)(?: please)?|(?:i|we) (?:would )?(?:really |also |just )*(?:like|want|need|wish)(?: you)? to|let us|you (?:can|may|should|could)|(?:we )?(?:need|must|have)(?: to)?(?= (?:add|put|include|insert|append|write|change|set|remove|delete|move|replace)\\b)|we (?:should|must|need to|have to)|(?:i|we) think(?: that)?|go ahead and|make sure (?:that |to )?|feel free to|remember to|time to)';
const lead = new RegExp(`^(?:${politely}[\\s,!.:-]+)*(?:${politely}(?= <| "))?`);
const verb =
  '(?:remove|delete|drop|cut|erase|lose|scrap|strike|kill|ditch|bin|take|throw|kick|get|leave|pull|clear|wipe|move|put|bring|shift|place|push|swap|switch|exchange|replace|change|set|make|add|append|insert|include|write|use|get rid of|sort|order|arrange|correct|fix|update|enter|note|call)';
/** Where an order ends and the next one, or what is said about it, begins. */
const boundary = new RegExp(
  `(?:(?<!\\b(?:no|nr|max|min|approx|ca|upd|vs|incl))[.!?;]+(?= |$)|\\n)\\s*|,? (?:so|but|then) (?:that )?(?=(?:please )?${verb} |<)|(?:,? and|,|,? &) (?=(?:also |then |please |now )*${verb} (?:it|that|them|this|one|these|the|another|an?|new|<[^>]+>|price|brand)(?!\\w)|(?=${verb} "))|(?:,? and|,) (?=(?:also |then )*(?:${verb} )?(?:the |its |my )?(?:price|brand|category|title|headline|description|availability)\\b)|(?:,? and|,) (?=${verb} <)|(?:,|,? and) (?=[a-z]+ <s>|<k> ")|(?:,|,? and|,? but) (?=(?:(?:i|we) (?:do not|never|no longer) (?:really )?(?:want|need)|it|that|this)(?: (?:it|that|this|have|see|to|one|<[bks]>))* ?(?:has to|have to|must|should|can|needs to|[.,!]|$))`,
  'g',
);
const takenBack =
  /^(?:(?:no(?! (?:one|other|need|longer|more)\b)|nope|wait|sorry|oh|ah|eh|actually|hang on|hold on|scratch that|i mean|i meant|make (?:that|it)|rather|correction|better)[\s,.:!-]+)+(?=\S)/;

/** What a whole message asks to change in the lists of a card; null when it asks for more or for less. */
export function listOrdersIn(
  source: Source,
  hasCard: boolean,
  how: 'all of it' | 'what is known' = 'all of it',
): ListOrders | null {
  const outside = withoutQuoted(source.text)
    .replace(textOfEntry, (text) => text.replace(/\b(?:always|never)\b/g, ''))
    .replace(habitOfOthers, '');
  if (source.text.length > longest || elsewhere.test(outside) || asksForNewText(source.text)) return null;
  const tokens = listTokens(source);
  if (tokens === null) return null;
  const { found, card } = withoutCard(tokens, hasCard);
  if (howWritten.test(found.text)) return null;
  const missing = missingFacts(found);
  if (missing !== null) return { edits: missing, card };
  const told = toldSpecification(found);
  const lists = new Set([...found.text.matchAll(/<([bks])-?\d*>/gi)].map((match) => fieldOf(match[1] ?? '')));
  const [only = null] = lists.size === 0 ? ['specifications' as const] : lists.size === 1 ? lists : [];
  const edits: ListingEdit[] = [];
  let list: ListField | null = only;
  let entry: Entry | null = null;
  let own = 0;
  let adds = false;
  const isPolite = /\byou\b/.test(lead.exec(found.text)?.[0] ?? '');
  for (const piece of pieces(found)) {
    const last = edits.at(-1);
    const back = takenBack.exec(piece.text)?.[0];
    if (back !== undefined && last?.op === 'add' && !/</.test(piece.text)) {
      edits[edits.length - 1] = { ...last, value: short(piece.raw(back.length).replace(/,[^,]*$/, '')) };
      continue;
    }
    const order = orderIn(piece, isPolite);
    if (order.text === '' || (last?.op === 'remove' && isGone.test(order.text))) continue;
    const field: ListField | null = fieldIn(order.text) ?? list;
    const isOfFact = told !== null && field === 'specifications' && isOrderOfFact(order.text);
    const read =
      lists.size === 0
        ? null
        : (listOrder(order, field, entry) ?? (field === null ? null : listOrder(pointed(order, field), field, entry)));
    const stated =
      (isOfFact ? [told] : null) ??
      read ??
      (how === 'what is known' && lists.size > 0 ? inside(order, field, entry) : null);
    if (stated !== null) {
      edits.push(...stated);
      own += 1;
      adds = addsMany.test(order.text) || (addsListed.test(order.text) && /[;\n]/.test(found.text));
      list = field;
      entry = null;
      continue;
    }
    const isOrder = startsOrder.test(order.text);
    const further = list !== null && adds ? furtherItem(order, list, edits.at(-1)) : null;
    if (further !== null) {
      edits.push(further);
      continue;
    }
    adds = false;
    const [, alsoAway] = too.exec(order.text) ?? [];
    if (alsoAway !== undefined && last?.op === 'remove' && last.position !== undefined && edits.length === 1) {
      edits.splice(0, 1, ...(removedPlaces(`<${last.field.charAt(0)}${last.position}> and ${alsoAway}`) ?? []));
      continue;
    }
    // "Remove bullet 1; bullet 3 up": half of it would be done in silence.
    if (own > 0 && unread.test(order.text)) return null;
    if (
      (denial.test(order.text) && !asksWhy.test(order.text)) ||
      (isOrder && how === 'all of it' && /<[bks]-?\d*>/i.test(order.text))
    )
      return null;
    const other =
      shortSpecification(order.text, order.raw(0)) ??
      (isOrder || stateOfField.test(order.text) ? [...editsIn(order), ...shortField(order)].slice(0, 1) : []);
    if (other.length > 0) edits.push(...other.map(asSpelled));
    else if (isOrder && how === 'all of it' && !isAside(order.text)) return null;
    list = field;
    entry = spokenOf(order, list, pointsToList.test(found.text) || pointsAt.test(source.text)) ?? entry;
  }
  // Two specifications say by themselves what they change.
  const isOfFacts = edits.length > 1 && edits.every(({ field }) => field === 'specifications');
  const meant = edits.flatMap((edit) => wordMeant(edit, source) ?? []);
  if (meant.length < edits.length) return null;
  return own === 0 && !isOfFacts ? null : { edits: meant.filter(isNew), card };
}

/** "The keywords without the word raw": how they are to be, and no entry. */
const howWritten = /<[BKS]> (?:please )?without\b/;
/** "Height 24 cm, depth 7 cm. Both are missing in the specs". */
function missingFacts({ text, raw }: Tokens): ListingEdit[] | null {
  const [, facts] = isMissing.exec(text) ?? [];
  const pairs = facts === undefined || !/\d/.test(facts) ? null : specificationPairs(raw(0, facts.length));
  return pairs?.map((pair) => ({ op: 'set', field: 'specifications', ...pair })) ?? null;
}
const isMissing =
  /^([^<"?]{5,160}?)[.,;:]* (?:(?:and|but|both|all|all of (?:it|them)|they|these|those|that|which|it) )*(?:(?:is|are) )?(?:still |both |all |not yet )*(?:missing|lacking|absent|not)(?: there| yet)*(?: in| from| on)? <s>[\s.!]*$/i;

/** "..., remove it" says once more what was said. */
const isGone =
  /^(?:remove|delete|drop|take|throw|kick|cut) (?:it|that|this)(?: (?:out|away|off|please|then|now|from there))*[\s.!]*$/;

const addsMany = /^[^<"]*<[BK]>[^<"]*$/;
/** "Add bullet: Dishwasher safe; BPA free" */
const addsListed = /^[^<":]*<[bk]>(?: more)?(?:,? please)? ?:[^<"]*$/i;
/** "Add bullets: Dishwasher safe; BPA free": what stands behind the first of them is another one. */
function furtherItem(order: Tokens, field: ListField, last: ListingEdit | undefined): ListingEdit | null {
  if (last?.op !== 'add' || last.field !== field || field === 'specifications') return null;
  const value = short(order.raw(0));
  if (startsOrder.test(order.text) || denial.test(order.text) || noItem.test(order.text) || value.length > 120)
    return null;
  const { position } = last;
  return { op: 'add', field, value, ...(position === undefined ? {} : { position: position + 1 }) };
}
const noItem = new RegExp(`[<?]|${sentence.source}|^(?:thank|cheers|that|this|these|those|done|ok|yes|no)\\b`, 'i');
const too = /^(?:and |also )?(<[bks]-?\d+>)(?: too| as well| also)[\s.!]*$/;
const unread =
  /^(?:and |also )?<[bks]-?\d+>(?! (?:is|are|was|were|has|have|had|does|do|says?|said|reads?|repeats?)\b)/i;

/** The first order that begins inside of the words: "customers keep asking, honestly the third bullet must go". */
function inside(piece: Tokens, field: ListField | null, entry: Entry | null): ListingEdit[] | null {
  for (const { index } of piece.text.matchAll(beginning)) {
    // "Move bullets 3 and 4 to the top" is not about the last of them alone.
    if (/<[bks]-?\d+>/.test(piece.text.slice(0, index))) return null;
    const read = denial.test(piece.text) ? null : listOrder(slice(piece, index), field, entry);
    if (read !== null) return read;
  }
  return null;
}
const beginning = new RegExp(`(?<=[ ,:])(?:${verb} |<[bks])`, 'gi');

/** The words without what only leads to them: "could you please", "my boss told me to", "two corrections:". */
function orderIn(piece: Tokens, isPolite: boolean): Tokens {
  const start = lead.exec(piece.text)?.[0] ?? '';
  const isAsked = isPolite || /\byou\b/.test(start) || /\bso do (?:that|it|so)\b/.test(piece.whole?.text ?? '');
  const end = isAsked ? piece.text.replace(/[\s?]+$/, '').length : piece.text.length;
  let order = slice(piece, start.length, end);
  const heading = headings.exec(order.text);
  if (heading !== null) order = slice(order, heading[0].length);
  const where = place.exec(order.text);
  return where === null ? order : slice(order, where[0].length);
}
const headings =
  /^(?:[^:<"]{0,40}\b(?:corrections?|updates?|upd|changes?|fix(?:es)?|data sheet|news|things?|edits?)\b[^:<"]{0,40}: |[^:<"]{0,30}\b(?:told|asked|advised) (?:me|us) to )/;
const place = new RegExp(
  `^(?:(?:in|on|of|for|under|within) <[BKS]>[,:]? (?:please )?(?=[a-z])|<[BKS]>: (?=(?!add|include|insert|append)${verb} ))`,
);
const fieldValue =
  /^(?:(?:put|set|make|change|update) )?(?:the |its |my )?(price|brand|category)(?: is| to| at| on|:)? (?=\S)/;
/** "Category Flasks", "put the price to 22 dollars", beside changes of lists. */
function shortField(order: Tokens): ListingEdit[] {
  const [said, field] = fieldValue.exec(order.text) ?? [];
  const value = said === undefined ? '' : short(order.raw(said.length));
  if (value === '' || value.split(' ').length > 5 || isWish(value)) return [];
  // "The brand manager wants ..." is no brand.
  if (
    /(?:price|brand|category) $/.test(said ?? '') &&
    !/^(?:put|set|make|change|update)/.test(said ?? '') &&
    !/^[\p{Lu}\d$€£]/u.test(value)
  )
    return [];
  const price = field === 'price' ? priceOf(value) : null;
  if (field === 'price') return price === null ? [] : [price];
  return [{ op: 'set', field: field === 'brand' ? 'brand' : 'category', value }];
}
const asSpelled = (edit: ListingEdit): ListingEdit =>
  edit.field === 'brand'
    ? { ...edit, value: edit.value?.replace(/^(?:spelled|spelt|written|called) (?:as )?/i, '') }
    : edit;

const isNew = (edit: ListingEdit, at: number, all: ListingEdit[]) =>
  edit.op === 'remove' || all.findIndex((one) => JSON.stringify(one) === JSON.stringify(edit)) === at;
const withoutQuoted = (text: string) => text.replace(/"\d+"/g, '"');
const startsOrder = new RegExp(`^${verb}\\b`);
const stateOfField = /^(?:(?:the |its |my )?(?:price|brand|category|availability|title|headline)\b|\d+ ?%|[$€£]\d)/;
const isAside = (text: string) =>
  /^(?:replace|change|use|make|put|take|move|add|fix) (?:the ones?|those|them|it|that|this)\b(?:[^<"]|<(?:to|up|down)-?\d+>){0,30}$/.test(
    text,
  );
const fieldIn = (text: string) => {
  const letter = /<([bks])-?\d*>/i.exec(text)?.[1];
  return letter === undefined ? null : fieldOf(letter);
};

function pieces(source: Tokens): Tokens[] {
  const found: Tokens[] = [];
  let from = 0;
  for (const match of source.text.matchAll(boundary)) {
    found.push(slice(source, from, match.index + (match[0].startsWith('?') ? 1 : 0)));
    from = match.index + match[0].length;
  }
  found.push(slice(source, from));
  return found.filter(({ text }) => text !== '');
}

/** "Why is flask in the keywords? Remove it". */
const asksWhy = /^(?:why|who|how come|since when)\b[^?]*\?$/;

/** What "it" is in the words that follow; `isPointed`: they speak of "that bullet". */
function spokenOf(source: Tokens, list: ListField | null, isPointed: boolean): Entry | null {
  const [, letter, place] = /<([bks])(-?\d+)>/.exec(source.text) ?? [];
  if (letter !== undefined) return { field: fieldOf(letter), position: Number(place) };
  const quote = /"\d+"/.exec(source.text)?.[0];
  if (quote !== undefined && list !== null) return { field: list, value: quoted(source, quote) };
  const told = entriesTold.map((form) => form.exec(source.text)).find((match) => match !== null) ?? null;
  const named = told ?? (isPointed ? (deniedName.exec(source.text) ?? saidOfAny.exec(source.text)) : null);
  const words = named?.groups?.name;
  const field = named?.groups?.list === undefined ? list : fieldOf(named.groups.list);
  if (named === null || words === undefined || field === null || noName.test(words)) return null;
  const start = named[0].indexOf(words);
  return { field, value: source.raw(start, start + words.length) };
}
const said =
  '(?:is|are|was|were|has|have|had|does|do|did|sounds?|reads?|seems?|looks?|makes?|brings?|means|never|always|can|must|should|needs?|belongs?|annoys|bothers|confuses|matters?|sells?|counts?|repeats?|hurts?|gets?|got|came|stands?)';
const aName = "(?<name>[\\w'-]+(?: [\\w'-]+){0,5}?)";
const entriesTold = [
  // "The bullet about bags is nonsense", "the keyword flask is silly".
  new RegExp(
    `^(?:the |a |our |my |that |this )?<(?<list>[bks])>,? (?:(?:about|on|with|that (?:says|mentions)|saying|mentioning|regarding|for|called|which says) )?(?:the |our |an? )?(?:words? )?${aName},? ${said}\\b`,
  ),
  // "The leakproof lid bullet is our best argument".
  new RegExp(`^(?:the |our |my |that |this )?${aName} <(?<list>[bk])> ${said}\\b`),
  // "Somebody put flask in the keywords".
  new RegExp(
    `^(?:[a-z]+ ){1,4}?(?:put|added|wrote|entered|included|slipped|stuck) (?:the )?(?:words? |terms? )?${aName} (?:in|into|to|as|among|under|on) (?:an? )?<(?<list>[bk])>[\\s.!?]*$`,
    'i',
  ),
  /^(?:the |a )?(?<name>[\w -]{2,40}?) (?:is|are|was|as a|brings?|does) (?:[\w ]{0,20}? )?<[bks]>/,
];
/** "It is not a flask. Throw that keyword out". */
const deniedName =
  /^(?:it|this|that|ours) (?:is|was) (?:not|no|never)(?: really| actually)? (?:an? |the |any )?(?<name>[\w'-]+(?: [\w'-]+){0,2})[\s.!]*$/;
const saidOfAny = new RegExp(`^(?:the |our |my )?${aName} (?:is|are|was|were|sells|matters|comes|counts)\\b`);
const pointsToList = /\b(?:that|this) <[bk]>/;
/** "This bullet" is a token with its "this". */
const pointsAt = /\b(?:move|put|bring|place|push|shift|remove|delete|drop) this (?:bullet(?: point)?|keyword|tag)\b/;
const noName = /^(?:i|it|he|she|they|we|you|this|that|these|those|there|here|what|which|who|all|some|one)\b/;

const notCard =
  '(?!the\\b|my\\b|an?\\b|first|second|third|last|very|following|new|other|same|whole|full|easy|word|most|long|short|best|bullet|keyword|title|price|brand|category|description|spec|data|right|wrong|top|bottom|front|end|list|others?|rest|row|line|place|position|ones?|card|listing|product|value)';
const cardName = `${notCard}([a-z][a-z-]*(?: (?!to\\b|as\\b|in\\b|on\\b|of\\b|from\\b|for\\b|with\\b|is\\b|has\\b|a\\b|and\\b|should\\b|must\\b)[a-z][a-z-]*){0,3}?)`;
const cardForms = [
  new RegExp(
    `^(?:please )?(?:on|for|in|at|from) (?:the |my )${cardName}(?: (?:card|listing|page))?(?:,|:)? (?=<|a <|an? |add|put|remove|delete|move|swap|set|take|please|sort|change|replace|make|write|drop)`,
  ),
  new RegExp(
    `^(?:the |my )?${cardName}(?: (?:card|listing))?(?:,|:| -) (?=(?:please )?(?:swap|<|add|put|remove|delete|move|set|take|sort|change|replace|make|\\d))`,
  ),
  new RegExp(`(?<=[a-z>] )(?:of|on|for|from|at) (?:the |my )?${cardName}(?: (?:card|listing|page))?(?=[\\s.!]*$|: )`),
  new RegExp(
    `(?<=\\b(?:in|to|from|of|into|on|set|for|out of|remove|sort|put) )(?:the |my )?${cardName}(?: card)?(?: ?')? (?=<[BKS]>)`,
  ),
  new RegExp(
    `(?<=^(?:set|change|put|update) (?:the |my )?)${cardName} (?=(?:capacity|material|weight|color|size|height|width|length|wattage|power) )`,
  ),
  new RegExp(`^(?:the |my )?${cardName} (?=<[BKS]> (?:in|should|must|to)\\b|<[bks]-?\\d+>)`),
  new RegExp(`^(?:the |my )${cardName}(?= (?:has|have|is|weighs) \\d)`),
  new RegExp(`(?<=" )(?:on|in|to|for) (?:the |my )${cardName}(?: card)? (?=as )`),
];

/** The name of a card is said before the words, after them, or as whose list it is. With a card on the screen it is that one. */
function withoutCard(tokens: Tokens, hasCard: boolean): { found: Tokens; card: string | null } {
  if (hasCard) return { found: tokens, card: null };
  for (const form of cardForms) {
    const match = form.exec(tokens.text);
    const name = match?.[1];
    if (match === null || name === undefined) continue;
    const end = match.index + match[0].length;
    const joined: Tokens = {
      ...tokens,
      text: tokens.text.slice(0, match.index) + tokens.text.slice(end),
      raw: (a, b = tokens.text.length - match[0].length) => {
        const at = (place: number) => (place < match.index ? place : place + match[0].length);
        return tokens.raw(at(a), b <= match.index ? b : at(b));
      },
    };
    return { found: joined, card: name };
  }
  return { found: tokens, card: null };
}

import type { ListingEdit } from '../../../tool-types.ts';
import { marketplacesIn } from '../marketplace-words.ts';
import { isWish, type Source, short } from './edit-values.ts';
import { priceEnd } from './price-changes.ts';
import { isElsewhere } from './prices-elsewhere.ts';
import { type Money, moneyIn, priceStep } from './stated-money.ts';

/** A field that a card has one of, where the words name it, and how far its value may reach. */
interface Place {
  field: 'price' | 'brand' | 'category' | 'availability' | 'marketplace';
  at: number;
  from: number;
  end: number;
}
export interface FieldEdit {
  edit: ListingEdit;
  at: number;
  end: number;
}

const nouns: [Place['field'], string][] = [
  ['price', '(?:(?:list|retail|sale|selling|new|regular) )?(?:price|msrp|rrp)(?: tag| field)?'],
  ['brand', 'brand(?: name| field)?'],
  ['category', '(?:category|(?<=^|[,.;] )cat(?=:| ?=))(?: field)?'],
  ['availability', '(?:availability|stock status|stock(?=:))'],
  ['marketplace', 'marketplace(?: field)?'],
];
const noun = new RegExp(nouns.map(([field, words]) => `(?<${field}>\\b${words}\\b)`).join('|'), 'g');

function placesIn(text: string): Place[] {
  const found = [...text.matchAll(noun)]
    // "In stock", "my brand voice" and "the marketplace's guide" are others.
    .filter(
      (match) =>
        !/^ (?:voice|guide|style|rules?|first|range|tag line)\b/.test(text.slice(match.index + match[0].length)) &&
        // "The voice of my brand" is remembered, too.
        !/\b(?:voice|tone|style|sound|language|personality|story|spirit|colou?rs?|look|feel) of (?:my|our|the|this) $/.test(
          text.slice(0, match.index),
        ) &&
        // "My default marketplace" is remembered, and is no field of a card.
        !/\b(?:default|preferred|favou?rite|standard|usual|main|home) $/.test(text.slice(0, match.index)),
    )
    .map((match): Place => {
      const field = nouns.find(([name]) => match.groups?.[name] !== undefined)?.[0] ?? 'price';
      return { field, at: match.index, from: match.index + match[0].length, end: text.length };
    });
  return found.map((place, index) => ({ ...place, end: found[index + 1]?.at ?? text.length }));
}

const now = '(?: now| just| actually| really| again| only| exactly| from now on| also)*';
/** What stands between a field and its value; the surest first. */
const here = '(?: (?:of|on|for|in|at) (?:it|this|here|there|(?:this|the|my) [a-z ]{2,30}?))?';
const toldAfter = `(?: name)?(?:[,.;:]| -)+ ?(?:it|that|this|ours|we) ?(?:is|are|should be|must be|has to be|needs to be)${now}(?: called)?`;
const links = [
  `[^_"]{0,20}?\\b(?:missing|wrong|empty|incorrect|false|not (?:set|there|right|filled in|correct|in there))\\b[^_"]{0,25}?(?:[,.;:]| -)+ ?(?:and |but )?(?:it|that|this|ours|we) ?(?:is|are|should be|must be|has to be|needs to be)${now}(?: called)?`,
  toldAfter,
  `(?:,|\\.|;|:| -| and| but| so)* ?(?:the )?(?:correct|right|real|proper|new)(?: (?:one|brand|name|value|category|spelling))? (?:is|would be|should be)${now}`,
  `(?: (?:is to|should|must|has to|needs to) be)? (?:entered|listed|recorded|registered|stated|given) (?:as|under)${now}`,
  `[^_"]{0,60}?\\b(?:should|must|has to|needs to|ought to|shall|is to|supposed to)${now} (?:be(?: called)?|read|say|become)${now}`,
  `[^_"]{0,60}?\\b(?:(?:please |would you |can you |could you )?(?:write|put|enter|use|set it to|make it|change (?:it|that) to|call it|set to))`,
  `,? (?:please )?(?:to (?:be )?)?(?:changed?|set|updated?|switch(?:ed)?|renamed?) (?:it )?(?:in)?to`,
  `(?: is| are| was)?(?: to be)? (?:it is )?(?:called|named|spelled|spelt|written)(?: as)?${now}`,
  `${here}(?: field)? ?(?::|=|->|=>)(?: =)?`,
  `${here} (?:-|(?:to(?: be| read| say)?|is${now}|becomes|as|reads|says|with|into)\\b):?`,
  '',
];
const filingLink =
  '[^_"]{0,40}?\\b(?:it |this |that |they )?(?:belongs?|goes|go|fits|sits|should (?:be|go|sit)|must (?:be|go)|move (?:it )?|put (?:it )?|file (?:it )?|ought to be)(?: now)?(?: (?:in|into|to|under|at))?';
const valueEnd =
  /\n|;|[.!?](?=\s|$)(?<!\b(?:co|inc|ltd|st|mr|mrs|dr)\.)|,(?! (?:inc|ltd|llc|gmbh|co)\b)| -+ |,? and (?=(?:the |its |it |is |then |also |please |set |put |out |in |back |pre|lock |change |make |mark |price|brand|category))| \+ |,? (?:please|pls|thanks|thank you|instead|from now on|for now|now|again|in the (?:brand|category) field|on (?:the|this) card|(?:because|since|before|so that|as (?:we|the|it|that)|instead of|rather than|everywhere|not|and not|where (?:now|it|there|today)|with (?:an?|one|two|[a-z]{1,2}|double|the|accent|capital)) .*| first(?= and| then|,|[\s.!]*$))(?=[\s.,!;]|$)/g;

/** Words with a capital behind a comma that are no part of a name. */
const notInName =
  /^, ?(?:the|its?|i|we|they|this|that|there|my|our|and|then|also|please|pls|thanks?|not?|in|out|back|sorry|so|but|because|since|as|actually|wait|for|on|at|to|with|from|material|color|size|weight|capacity|(?:set|change|put|make|update|add|remove|delete|lock|raise|lower|keep|leave|use|sold|mark|rename|write)|(?:[a-z]+ ){0,2}[a-z]+ ?[:=]|[a-z]+ (?:is|are|to|should|must))\b|^, ?(?:[a-z]+ ){0,2}[a-z]+ ?[:=]/;
/** How far a value reaches: "Smith, Jones & Sons" goes on behind its comma. */
function endOf({ text, raw }: Pick<Source, 'text' | 'raw'>, from: number, to: number): number {
  const said = text.slice(from, to);
  const ends = [...said.matchAll(valueEnd)].find(
    ({ 0: sign, index }) =>
      sign !== ',' || notInName.test(said.slice(index)) || !/^,\s*\p{Lu}/u.test(raw(from + index)),
  );
  return from + (ends?.index ?? said.length);
}

function namedValue({ text, raw, quotes }: Source, { field, at, from, end }: Place): FieldEdit | null {
  const rest = text.slice(from, end);
  for (const link of field === 'category' ? [filingLink, ...links] : links) {
    const match = new RegExp(`^${link}(?= ?["\\p{L}\\d])`, 'u').exec(rest);
    if (match === null) continue;
    const start = from + match[0].length;
    const said = rest.slice(match[0].length);
    const quote = /^ ?"(\d+)"/.exec(said);
    if (quote !== null) return of(field, quotes[Number(quote[1])] ?? '', start, start + quote[0].length);
    const stop = endOf({ text, raw }, start, end);
    const value = short(
      raw(start, stop).replace(/(?:\s+(?:and|\+|&|plus|the|its|new|change|set)|,)+\s*$/i, ''),
    ).replace(/^[\s:=-]+/, '');
    // Without a word between, a name has a capital: "brand Acme"; "category kitchen > mugs" is a path.
    if (link === '' && !/^\p{Lu}|\S > \S/u.test(value)) continue;
    // "I like the brand, it is well known" tells no name.
    const lead = text.slice(0, at);
    if (inTexts.test(lead)) continue;
    if (link === toldAfter && !changing.test(lead) && !/^(?:(?:and|the|its|my|our) )*$|\bfix\b/.test(lead)) continue;
    if (/^(?:none|nothing|empty|no brand|no category)$/i.test(value))
      return { edit: { op: 'remove', field }, at: start, end: stop };
    if (value === '' || value.length > 120 || !isName(value, text.slice(start, stop).trim())) continue;
    return of(field, value, start, stop);
  }
  return null;
}
/** "Titles have to start with the brand Trailo": what texts are to say. */
const inTexts =
  /\b(?:titles?|headlines?|descriptions?|bullets?|texts?)\b[^.;!?]{0,40} (?:(?:start|begin|open|end|finish|close)(?:s|ing)? with|contains?|mentions?|carr(?:y|ies)|includes?|names?|says?) (?:(?:the|our|my|its) )*$|\b(?:start|begin|open|end|finish|close) (?:(?:the|my|its|all|every|each) )*(?:titles?|headlines?|descriptions?|bullets?) with (?:(?:the|our|my|its) )*$/;
const of = (field: 'brand' | 'category' | Place['field'], value: string, at: number, end: number): FieldEdit => ({
  edit: { op: 'set', field, value },
  at,
  end,
});
/** "Right", "not on it" and "the wrong one" are no names. */
const isName = (value: string, form: string) =>
  !isWish(value) &&
  value.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length <= 9 &&
  !/^(?:right|correct|fine|good|ok|okay|great|perfect|wrong|missing|empty|old|gone|first|the same|a |an |the (?!\p{Lu})|the (?:title|headline|description|bullets?|keywords?)\b|it\b|that\b|this\b|in\b|on\b|at\b|to\b|of\b|not\b|no\b|my\b|our\b|your\b|there\b|here\b|what|who|which|how|something|somewhere|change|update|spelled\b|spelt\b|written\b|wrong|too\b|also\b|already|still|out of|always|never|dead\b|has\b|have\b|was\b|will\b|does\b|owner|manager|important|known|visible|replaced|changed|updated|corrected|fixed|removed|deleted|moved|different|another|set|added|be |only |just |field )/iu.test(
    form,
  );

/** A later spelling of a name that was just said: "Nordvik... typo, Nordvick with ck". */
function respelled(found: FieldEdit, { text, raw }: Source): FieldEdit {
  const { value = '' } = found.edit;
  const rest = text.slice(found.end);
  if (!/\b(?:typo|spelled|spelt|spelling|i mean|i meant|sorry|correction|oops|misspelled|mistyped)\b/.test(rest))
    return found;
  for (const match of rest.matchAll(/[\p{L}\d][\p{L}\d&'-]{2,}/gu)) {
    const word = raw(found.end + match.index, found.end + match.index + match[0].length);
    if (word.toLowerCase() !== value.toLowerCase() && isNear(word.toLowerCase(), value.toLowerCase()))
      return { ...found, edit: { ...found.edit, value: word }, end: text.length };
  }
  return found;
}
function isNear(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start > 1 && Math.max(one.length, other.length) - start - end <= (start > 3 ? 3 : 2);
}

const statuses: [string, RegExp][] = [
  [
    'out_of_stock',
    /\b(?:out of stock|sold out|sold (?:the|my|our) last\b|(?:none|nothing|no (?:more|longer)|not)(?: (?:left|any ?more))? (?:in|on) stock|none left|nothing left|no (?:more )?stock|(?:ran|run) out(?! of (?:(?:my|the|image|scoring|daily|monthly) )*(?:credits?|time|ideas|words|space|room|patience|tokens))|unavailable|no longer available|no longer in stock|not available)/g,
  ],
  ['preorder', /\bpre-? ?orders?\b/g],
  ['in_stock', /\b(?:back in stock|in stock|available again|available now|back on sale|restocked)\b/g],
];
/** Somebody asks or looks for such cards, or the words are to stand in a text. */
const noStatus =
  /\b(?:if|unless|when|once|which|what|who|how many|show|list|find|search|filter|say|says|mention|write|add|tell|include|sentence|bullet|keyword|not sure|almost|nearly|soon|was|were|according to|cards|listings|products|items)\b|\?(?= )/;

/** "Never out of stock", "in stock: no". */
const isDenied = (text: string, at: number, end: number) =>
  /\b(?:not|no longer|no more|none|nothing|never)(?: be| really| actually| completely| yet)* $/.test(
    text.slice(0, at),
  ) || /^ ?[:=] ?(?:no|false)\b/.test(text.slice(end));

function statusIn({ text }: Source): FieldEdit | null {
  if (noStatus.test(text)) return null;
  const found = statuses.flatMap(([value, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ value, at: match.index, end: match.index + match[0].length })),
  );
  const sorted = found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one && other.at <= one.at && other.end >= one.end && other.end - other.at > one.end - one.at,
        ),
    )
    .sort((a, b) => a.at - b.at);
  const last = sorted.at(-1);
  if (
    last === undefined ||
    sorted.some(({ at, end }) => isDenied(text, at, end)) ||
    (new Set(sorted.map(({ value }) => value)).size > 1 && !/\b(?:to|as|again|now) $/.test(text.slice(0, last.at)))
  )
    return null;
  return { edit: { op: 'set', field: 'availability', value: last.value }, at: sorted[0]?.at ?? last.at, end: last.end };
}

const limit =
  /\b(?:under|below|over|above|than|up to|at least|at most|save|minimum|between|only have|around|about) (?:the |about )?$/;
const notOurs =
  /\b(?:competitors?|supplier|they|he|she|amazon|postage|shipping|delivery|paid|pay|bought|buy|cost(?:s|ed)? (?:me|us)|costs? to|other (?:shop|store)s?|budget|profit|margin|fees?|per (?:piece|month)|credits?|was|each|on (?:it|them)|used to|would|might|maybe|perhaps|if|worth|not|never)\b/;
const setting =
  /\b(?:make|set|put|change|update|charge|charging|putting|ask|asking|enter|mark|sell|selling|list|go|going|drop|dropping|raise|raising|lower|lowering|bring|move|correct|bump|price|pricing|cost|costs|decided|settled|use|want|need|take|should be|should cost|must be|has to be|is now|are now|now|from today|from now on|it is|approved)\b/;
const correcting =
  /\b(?:no|sorry|forgive|typo|i mean|i meant|wait|actually|rather|correction|make that|oops|wrong|better|mistake|scratch)\b/;

/** The amount that a price is set to, in words around it or alone. */
function amountMeant(source: Source, moneys: Money[], isNamed: boolean): Money | null {
  const { text } = source;
  const usable = moneys.filter(
    ({ at, isSure }) => (isSure || isNamed) && !limit.test(text.slice(Math.max(0, at - 24), at)),
  );
  const [first] = usable;
  const last = usable.at(-1);
  if (first === undefined || last === undefined) return null;
  const between = text.slice(first.end, last.at);
  if (usable.length > 1 && new Set(usable.map(({ value }) => value)).size > 1) {
    if (/\b(?:instead of|not|rather than|and not|was) $/.test(text.slice(0, last.at))) return first;
    if (!correcting.test(between) && !/^ (?:to|->|=>|is wrong)/.test(between) && !/\bto $/.test(between)) return null;
  }
  return last;
}
const clauseBefore = /(?:[.!?;\n] |, | so | but | and )(?!.*(?:[.!?;\n] |, | so | but | and ))/s;

/** A price that is said without the word: "make it $18.50", "the mug is 24 dollars now". */
function bareAmount(source: Source, hasCard: boolean): FieldEdit | null {
  const { text } = source;
  const amount = amountMeant(
    source,
    moneyIn(source),
    /\bcosts? (?:now )?\d|\b(?:down|up|raise|lower|drop|reduce|increase|go|going)\b.{0,25}\bto \d/.test(text),
  );
  if (amount === null) return null;
  const before = text.slice(0, amount.at);
  const own = before.slice((clauseBefore.exec(before)?.index ?? -1) + 1);
  const after = /^[^.!?;\n,]*/.exec(text.slice(amount.end))?.[0] ?? '';
  if (notOurs.test(`${own} ${after}`) || isElsewhere(text, amount.at, amount.end)) return null;
  const isAlone = hasCard && text.replace(/[.!]+$/, '').length - (amount.end - amount.at) <= 12;
  const isSaid = /^[a-z_ -]{2,40}(?: is| are| at|:|,| -)? ?$/.test(own) && text.length < 60;
  if (!setting.test(`${own} ${after}`) && !isAlone && !isSaid) return null;
  return { edit: { op: 'set', field: 'price', value: amount.value }, at: amount.at, end: amount.end };
}

const changing = /\b(?:set|change|switch|move|put|update|assign|make|correct|use)\b/;
const assigned =
  /\b(?:assign|move|switch|change|set|reassign|transfer) (?:it|this|(?:the|this|my) (?:[a-z]+ )?(?:card|listing|product|item|one))(?: marketplace)? (?:over )?to (?:the )?(?=[a-z])/;
/** "Assign this card to Etsy". */
function marketplaceMeant({ text }: Source): FieldEdit | null {
  const match = assigned.exec(text);
  if (match === null) return null;
  const from = match.index + match[0].length;
  const market = marketplacesIn(text.slice(from))[0];
  return market === undefined || market.at > 0
    ? null
    : { edit: { op: 'set', field: 'marketplace', value: market.id }, at: from, end: from + market.end };
}
const asField =
  /\b(?:put|enter|use|set|write|take|make|add|have|want) (?:in )?("\d+"|[^\s"_][^"_,.;:!?\n]{1,60}?) (?:as|for|into|in) (?:the |our |its |my )*(brand|category)(?: name| field)?\b/;
const filed =
  /\b(?:put|file|move|list|place|sort|categori[sz]e) (?:it|this|that|them|this one|the (?:card|listing|product|item))(?: back)? (?:in|under|into|to|at|as) (?:the )?(?=[^,.;:!?\n]{2,40} > )/;
/** "Put Nordlys as the brand", "file it under Camping > Cookware". */
function valueFirst({ text, raw, quotes }: Source): FieldEdit | null {
  const [said, value = '', field = ''] = asField.exec(text) ?? [];
  if (said !== undefined) {
    const at = text.indexOf(said) + said.indexOf(value);
    const quote = /^"(\d+)"$/.exec(value);
    const name = quote === null ? raw(at, at + value.length) : (quotes[Number(quote[1])] ?? '');
    return isName(name, value) ? of(field === 'brand' ? 'brand' : 'category', name, at, at + value.length) : null;
  }
  const match = filed.exec(text);
  if (match === null) return null;
  const at = match.index + match[0].length;
  const end = endOf({ text, raw }, at, text.length);
  return of('category', short(raw(at, end)), at, end);
}
/** `long live "Fernhill", update the brand field`: one quoted text, one field, a verb that sets. */
function quotedValue({ text, quotes }: Source, places: Place[]): FieldEdit | null {
  const named = [...new Set(places.map(({ field }) => field))].filter(
    (field) => field === 'brand' || field === 'category',
  );
  const [field] = named;
  const quote = [...text.matchAll(/"(\d+)"/g)];
  const only = quote[0];
  if (field === undefined || named.length !== 1 || quote.length !== 1 || only === undefined || !changing.test(text))
    return null;
  return of(field, quotes[Number(only[1])] ?? '', only.index, only.index + only[0].length);
}

/** "We are called Acme Studio now. Update the brand field." */
function nameToldIn({ text, raw }: Source, places: Place[]): FieldEdit | null {
  if (
    !places.some(({ field }) => field === 'brand') ||
    !(changing.test(text) || /\b(?:rebranded|changed|only)\b/.test(text))
  )
    return null;
  const told =
    /\b(?:we|i|they|it|company|shop|business|firm|label)(?: (?:is|are|am|were|was|got|have been|has been))?(?: now)? (?:called|named|renamed(?: to| as)?|known as|trading as) (?=\S)|\b(?:we|(?:our|the) (?:company|shop|business|firm|label|store)) (?:are|is)(?: now)? (?=[^,.;!?]{2,40}? now\b)|\b(?:(?:we|i)(?: have)?(?: just)? (?:rebranded|renamed ourselves|changed (?:our|the) (?:brand )?name)|(?:brand|name)(?: has| was| is)?(?: just)? changed)(?:(?:[,.;:]| -| and| so| to| into| as)*(?: (?:it|our brand|the brand|the name|we) (?:is|are)| its| now it is| to| as)?(?: called| now)*) (?=\S)/.exec(
      text,
    );
  if (told === null) return null;
  const at = told.index + told[0].length;
  const end = endOf({ text, raw }, at, text.length);
  const value = short(raw(at, end));
  return /^\p{Lu}/u.test(value) && isName(value, text.slice(at, end)) ? of('brand', value, at, end) : null;
}

/** "It has the wrong brand. Nordlys is right". */
const thenRight =
  /\b(?:(?:wrong|incorrect|false|old|outdated) (brand|category)(?: name)?(?: (?:in|on) (?:it|there|this))?|(brand|category)(?: name)?(?: (?:in|on) (?:it|there|this))? (?:is|was) (?:still |all |completely )?(?:wrong|incorrect|false|outdated|not right))(?:[,.;:!]| -| and| but)+ ?(?:the )?(\S.{0,40}?) (?:is|would be|was) (?:the )?(?:right|correct|real|proper|new)(?: (?:one|brand|name|category))?(?=[\s.!,;]|$)/;
function rightAfterWrong({ text, raw }: Source): FieldEdit | null {
  const match = thenRight.exec(text);
  const [said = '', first, second, value = ''] = match ?? [];
  const field = first ?? second;
  if (match === null || !isName(value, value)) return null;
  const at = match.index + said.indexOf(value, said.search(/[,.;:!]| - | and | but /));
  return of(field === 'brand' ? 'brand' : 'category', short(raw(at, at + value.length)), at, at + value.length);
}

/** "The price was still wrong, 21.50 is right": what it was is told, and what it is. */
const wrongPrice =
  /\bprice\b[^.;?]{0,40}\b(?:is|was) (?:still |also |all |completely )*(?:wrong|incorrect|false|outdated|not right|too (?:high|low))(?:[,.;:!]| -| and| but)+ ?(?:it (?:is|should be|must be) |make it |(?:the )?(?:right|correct) (?:one|price) is |(?:we|i) (?:sell|offer|list|charge|ask)(?: it| this)?(?: for| at)? )?[$€£]?\d[\d.,]*(?: ?(?:dollars|euros|pounds|usd|eur|gbp))?(?: (?:is|would be) (?:right|correct|the (?:right|correct|real|new) (?:one|price)))?[\s.!]*$/;

/** Every single field that the words set. */
export function fieldEditsIn(source: Source, hasCard: boolean): FieldEdit[] {
  const { text } = source;
  const found: FieldEdit[] = [];
  const places = placesIn(text);
  const step = priceEnd(text) ?? priceStep(source);
  if (step !== null) found.push({ edit: step, at: 0, end: text.length });
  for (const place of places) {
    if (place.field === 'price') {
      const upTo = places.find(({ at, field }) => at > place.at && field !== 'price')?.at ?? text.length;
      const amounts = moneyIn(source).filter(({ at }) => at >= place.at && at < upTo);
      const amount = step === null ? amountMeant(source, amounts, true) : null;
      const before = text.slice(0, place.at);
      const own = before.slice((clauseBefore.exec(before)?.index ?? -1) + 1) + text.slice(place.at, amount?.at);
      const told = wrongPrice.test(text) ? own.replace(/\b(?:was|on (?:it|them))\b/g, ' ') : own;
      if (amount !== null && !notOurs.test(told) && !isElsewhere(text, amount.at, amount.end))
        found.push({ edit: { op: 'set', field: 'price', value: amount.value }, at: amount.at, end: amount.end });
      continue;
    }
    if (place.field === 'availability') continue;
    if (place.field === 'marketplace') {
      const market = marketplacesIn(text.slice(place.from, place.end)).at(-1);
      const isSet =
        changing.test(text) ||
        /^(?: of (?:this|the|my) [a-z ]{2,30}?)?(?: field)?(?: of (?:this|the|my) [a-z ]{2,30}?)? ?(?::|=|is|should|must|to)/.test(
          text.slice(place.from),
        );
      if (market !== undefined && isSet)
        found.push({
          edit: { op: 'set', field: 'marketplace', value: market.id },
          at: place.from + market.at,
          end: place.from + market.end,
        });
      continue;
    }
    const named = namedValue(source, place);
    if (named !== null) found.push(respelled(named, source));
  }
  const first = found.some(({ edit }) => edit.field === 'brand' || edit.field === 'category')
    ? null
    : (rightAfterWrong(source) ?? valueFirst(source));
  if (first !== null) found.push(first);
  const quote = found.some(({ edit }) => edit.field === 'brand' || edit.field === 'category')
    ? null
    : quotedValue(source, places);
  if (quote !== null) found.push(quote);
  const market = found.length > 0 ? null : marketplaceMeant(source);
  if (market !== null) found.push(market);
  const status = statusIn(source);
  if (status !== null) found.push(status);
  if (found.length === 0 || (status !== null && !found.some(({ edit }) => edit.field === 'price'))) {
    const bare = bareAmount(source, hasCard);
    if (bare !== null) found.push(bare);
  }
  if (found.length > 0 && !found.some(({ edit }) => edit.field === 'price')) {
    const own =
      /(?:,| and| but) (?:(?:it is|its|it|now|at|costs) )+(?=[$€£]?\d{1,5}[.,]\d\d(?![\d%])(?! ?(?:kg|g|l|ml|cm|mm|m|oz|w|v)\b))/.exec(
        text,
      );
    const amount = own === null ? undefined : moneyIn(source).find(({ at }) => at >= own.index + own[0].length - 1);
    if (amount !== undefined)
      found.push({ edit: { op: 'set', field: 'price', value: amount.value }, at: amount.at, end: amount.end });
  }
  const name = found.some(({ edit }) => edit.field === 'brand') ? null : nameToldIn(source, places);
  if (name !== null) found.push(name);
  // What is said last of a field counts.
  return found.filter(({ edit }, index) => !found.slice(index + 1).some((later) => later.edit.field === edit.field));
}

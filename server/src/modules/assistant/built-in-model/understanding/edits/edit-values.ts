import type { ListingEdit } from '../../../tool-types.ts';
import type { Clause } from '../ask.ts';
import { numberWord, ordinalWord } from '../speech/number-words.ts';

/** Changes that the seller states word for word. `text` is in normal form; values are taken from the seller's own words. */
export type Source = Pick<Clause, 'text' | 'raw' | 'quotes'> & { whole?: Clause['whole'] };
export type EditRow = [pattern: RegExp, read: (source: Source, match: RegExpExecArray) => ListingEdit | null];

export const titleNoun = '(?:title|headline|product name)';
export const descriptionNoun = '(?:description|product text)';
export const bulletNoun = '(?:bullet(?: ?point)?s?|key feature|feature)\\b';
export const specNoun = '(?:specs?|specifications?|attributes?)\\b';
export const keywordNoun = '(?:keywords?|search terms?|tags?)\\b';
export const set = '(?:set|want|rewrite|change|update|make|rename|replace|edit|correct|switch|put|fix)';
export const article = '(?:the |its |my |this |a |an |new |card |listing |product )*';
export const becomes =
  '(?: of (?:the|this|it|my)[^.,;:]{0,40}?| of number \\d+)?(?: ?[:=]| (?:to(?: be| read| say)?|with|by|as|into|is(?! not\\b)(?: now)?|should (?:be|say|read)|must (?:be|say|read)|reads?|says?)\\b:?| =| -)';
/** "The title is too long" states no title. */
export const textBecomes = `(?: of (?:the|this|it|my)(?:(?! (?:puts?|sends?|bores?|makes?|needs?|fails?|leads?|drives?|gets?|has|goes)\\b)[^.,;:]){0,40}?)?(?: ?[:=]| (?:to(?: be| read| say)?|with|by|as|into)\\b:?|(?: is(?: now)?| should (?:be|say|read)| must (?:be|say|read)| reads?| says?):?(?= ?"|: ?))`;
/** "Set the length to 60 cm" is about the product; any other length is that of a text. */
const textLength = `length(?!${becomes} ?\\d[\\d.,]* ?(?:[cm]?m|(?:centi|milli)?met(?:er|re)s?|in|inch(?:es)?|ft|feet|foot|yards?)\\b)`;
/** Fields that are no specification. */
export const field = `(?:${titleNoun}|${descriptionNoun}|${bulletNoun}|${specNoun}|${keywordNoun}|brand|category|price|marketplace|availability|stock|images?|tone|background|picture|photo|score|listing|card|version|schedule|task|${textLength}|order|language|plan|password|email|name|voice|word|original|default|format|file|it|that|this|rest|main)`;

export const value = (source: Source, match: RegExpExecArray): string => {
  const start = match.index + match[0].length;
  const quote = /^ ?:? ?"(\d+)"/.exec(source.text.slice(start))?.[1];
  const given = quote === undefined ? source.raw(start) : (source.quotes[Number(quote)] ?? '');
  return given
    .replace(/^\s*(?:this|the following) ?:\s*/i, '')
    .replace(/^[\s:]+(?:(?:actually|really|in fact|now)\s+)?|^(?:actually|really|in fact|now)\s+/i, '')
    .replace(/(?:,? (?:please|pls|thanks|thank you|now))+[.!]*$/i, '')
    .trim();
};
/** A title or a sentence may end with a full stop; the value of a field does not. */
export const short = (text: string) => text.replace(/(?<![.!;,])[.!;,]+$/, '').trim();

export const setField =
  (name: ListingEdit['field'], clean: (text: string) => string = short): EditRow[1] =>
  (source, match) => {
    const stated = clean(value(source, match));
    // What is quoted is the text itself, whatever it says.
    const isQuoted = /^ ?:? ?"\d+"/.test(source.text.slice(match.index + match[0].length));
    return stated === '' || (!isQuoted && isWish(stated)) ? null : { op: 'set', field: name, value: stated };
  };
/** "The brand is wrong" says nothing of what is right. */
export const faulty =
  /^(?:spelled|spelt|written) (?:with|wrong|right|like|in)\b|^(?:(?:all|so|just|simply|still|completely|totally|quite|rather|obviously|clearly|very|a bit|slightly) )*(?:(?:stated|given|listed|entered|recorded|shown|written|spelled|spelt|put|typed|noted|quoted|described|set|labell?ed|marked|displayed) (?:down |in |as )?(?:so |all |completely |quite )?(?:in(?:correct|accurate)(?:ly)?|wrong(?:ly)?|badly|falsely|poorly)|mis(?:spelt|stated|typed|printed|quoted)|mistaken|in(?:accurate|complete)|un(?:verified|confirmed|clear|certain|known)|(?:rather |quite |very )?(?:doubtful|questionable)|wrong|incorrect|missing|false|outdated|misspelled|a mistake|not (?:right|correct|true|there|mine|ours|okay|ok))(?=[\s.!]*$|[,.;!]| (?:and|but|because|in|on|here|there|it|now|again)\b)/i;
/** "Title: new, under 60 characters". */
const anew =
  /^(?:an? )?(?:brand )?(?:new|fresh|another|different|catch(?:y|ier)|snapp(?:y|ier)|punch(?:y|ier)|crisp(?:er)?|fresher|other)(?: (?:ones?|titles?|headlines?|descriptions?|bullets?|keywords?|texts?|please|pls))*(?:[\s.!]*$|,? (?:and |but |please )*(?:under|below|within|max|at most|up to|no (?:more|longer)|less than|not (?:more|longer)|short|long|better|friendl|without|\d{2,3} ?char))/i;
/** "make the title shorter" states no value. */
export const isWish = (text: string) =>
  faulty.test(text) ||
  anew.test(text) ||
  /^(?:\d{1,2} (?:at most|max|or|bullets?|not|in all)|(?:be |a |an |more |bit |much |even |little )*(?:too |short|long|bett|friendl|formal|playful|nice|clear|strong|simpl|catch|seo|good|great|perfect|optimi|fit|match|under|at most|max|no more|not |less |below|within|\d{2,3} ?char|something|anything|improve|persuasive|punch))/i.test(
    text,
  );

/** What is to be done with a text is no text: "change bullet 4 to mention the warranty", "split bullet 2 into two". */
export const isTask = (text: string) =>
  /^(?:(?:mention|include|match|sound|fit|reflect|talk about|focus on)\b|(?:the |an? )?(?:(?:first|last|opening|closing|new|second) )?(?:line|sentence|paragraph|title|headline|description|intro\w*)(?: of\b.*)?[\s.!]*$|(?:an? )?questions?[\s.!]*$|(?:two|three|2|3)(?: (?:bullets?|points?|sentences?|parts?|lines?))?[\s.!]*$)/.test(
    text,
  );

/** What is gone from all texts of a list, and no entry of it: "the emojis", "duplicates", "the brand". */
export const noEntryOf =
  /^(?:the |all |any |my |our |its )*(?:emojis?|emoticons?|smileys?|exclamation|typos?|spelling|mistakes?|errors?|duplicates?|repeat(?:s|ed|ing)?|repetitions?|brand(?: names?)?(?=[\s.!]*$|,| from| out| in)|penultimate|capitals?|caps)\b/i;

export const placeOf = (word: string | undefined) =>
  word === undefined ? undefined : (ordinalWord(word) ?? numberWord(word) ?? undefined);
/** Without a place a removal is about all of them: the last one is -1. */
export const at = (position: number | undefined) => (position === undefined || position === 0 ? {} : { position });

const figure = '\\d[\\d.,]*(?: \\d{3}(?!\\d))*';
export const currency =
  '(?:usd|eur|gbp|rub|jpy|cny|chf|pln|sek|nok|dkk|czk|huf|try|inr|aud|cad|nzd|brl|mxn|aed|sgd|hkd|krw|uah|kzt|dollars?|euros?|pounds?|bucks|quid|rou?bles?|yen|yuan|rmb|won|zlotys?|francs?|pesos?|kron(?:a|or|e|er)|kroner|crowns?|rupees?|dirhams?|lira|(?:australian|canadian|singapore|hong kong|new zealand) dollars?)\\b';
const money = new RegExp(`(?:\\p{Sc} ?${figure}|${figure} ?(?:\\p{Sc}|${currency})?)`, 'iu');
export const priceOf = (text: string): ListingEdit | null => {
  const found = money.exec(text);
  const amount = found?.[0];
  // "1.5k" is no 1.5.
  return amount === undefined || /^k\b/i.test(text.slice((found?.index ?? 0) + amount.length))
    ? null
    : { op: 'set', field: 'price', value: short(amount.trim()) };
};

/** "Shipping costs 4.90", "the price was 30": amounts that are no price of the card. */
export const isOtherAmount = (source: Source, match: RegExpExecArray) =>
  // "It costs 24 to make".
  /^ ?\S{1,12}(?: (?:dollars?|euros?|pounds?))? (?:just |only )?to (?:make|produce|ship|send|post|buy|import|store|pack|get|have)\b/.test(
    source.text.slice(match.index + match[0].length),
  ) ||
  /\b(?:was|were|used to|shipping|postage|delivery|competitors?|supplier|paid|bought|maybe|perhaps|might|already)\b[^.;!?]*$/.test(
    source.text.slice(0, match.index + match[0].length),
  );

export const specPair = (text: string): { name: string; value: string } | null => {
  const match =
    /^["“']?\s*([^:=]{1,80}?)\s*(?::|=| [-–—] )\s*(.{1,500}?)["”']?$/s.exec(text.trim()) ??
    /^(.{1,60}?) (?:is|as|of) (.{1,300})$/s.exec(text.trim());
  if (match?.[1] === undefined || match[2] === undefined) return null;
  return withWholeName({ name: named(match[1]), value: short(match[2]) });
};
/** What a name may end with: "color temperature", "weight limit", "battery life". */
const nameEnd =
  /^(temperature|limit|range|supply|life|type|kind|group|category|code|rating|class|level|consumption|content|count|number|source|output|input|adapter|connection|cable|cord|rendering|ratio|density|tolerance|options?|system|standard|version|family)[,:]? (?=\S)/i;
/** "Color temperature 4000 K" is no color. */
export function withWholeName({ name, value }: { name: string; value: string }): { name: string; value: string } {
  const [end, word] = nameEnd.exec(value) ?? [];
  return end === undefined || /\s/.test(name)
    ? { name, value }
    : { name: `${name} ${word?.toLowerCase()}`, value: value.slice(end.length) };
}
export const named = (text: string) => {
  const name = text.replace(/^(?:the|a|an|its|my)\s+/i, '').trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
};

export const specName =
  '(?:capacity|material|color|weight|size|length|width|height|depth|diameter|volume|power|voltage|wattage|pattern|style|finish|fabric|model|age|flavor|scent|warranty|lid|care|origin|country|thickness|pages|author|condition|edition|publisher)';

export const statesStock = (text: string) =>
  /\b(?:mark|no longer|any ?more|set|make|put|change|update|say|it is|it has been|this is|is now|are now|product is|we are|now|again|went|currently|availability is|(?:is|are) (?:completely |temporarily )?(?:sold out|out of stock|unavailable))\b/.test(
    text,
  ) &&
  !/\b(?:if|unless)\b|\b(?:not|never|no longer) (?:out of stock|sold out|unavailable)\b|\b(?:never|no longer) in stock\b|\bin stock ?[:=] ?(?:no|false)\b|^(?:show|list|find|search|which)\b/.test(
    text,
  ) &&
  !/\?|\bis (?:it|this|the [a-z ]+) (?:still |in |out )/.test(text) &&
  !/^(?:is|are) /.test(text);

export const quoted = (source: Source, token: string | undefined) =>
  source.quotes[Number(token?.replaceAll('"', ''))] ?? '';
export const part = (source: Source, match: RegExpExecArray, group: number): string => {
  const text = match[group] ?? '';
  if (/^"\d+"$/.test(text)) return quoted(source, text);
  const start = match.index + match[0].indexOf(text);
  return short(
    source
      .raw(start, start + text.length)
      .replace(/^(?:the |a )?(?:words? |phrase )?/i, '')
      .replace(/["“”]/g, ''),
  );
};
export const removedSpec = (name: string): ListingEdit | null =>
  name === ''
    ? null
    : { op: 'remove', field: 'specifications', name: named(name.replace(/^(?:called|named)\s+/i, '')) };
export const splitTo = (text: string) => {
  const match = /^(.{1,60}?) to (.{1,300})$/s.exec(text);
  return match?.[1] === undefined || match[2] === undefined ? null : { name: named(match[1]), value: short(match[2]) };
};
/** "Lid, screw top bamboo". */
export const splitAtComma = (text: string) => {
  const match = /^([a-z]+(?: [a-z]+)?), (\S.{0,300})$/is.exec(text);
  return match?.[1] === undefined || match[2] === undefined ? null : { name: named(match[1]), value: short(match[2]) };
};

/** "Write in the bullets that it comes with a lid": the fact alone. */
export const factAlone = (edit: ListingEdit): ListingEdit =>
  edit.op === 'remove' || edit.field !== 'bullets' || edit.value === undefined
    ? edit
    : {
        ...edit,
        value: edit.value.replace(
          /^that (?:(?:it|they)(?:['’](?:s|re)| is| are)? |its (?!\S+ (?:is|are|has|have|stays?|comes?)\b))?(\S)/i,
          (_, first: string) => first.toUpperCase(),
        ),
      };

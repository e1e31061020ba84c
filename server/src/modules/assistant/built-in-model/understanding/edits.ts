import type { ListingEdit } from '../../tool-types.ts';
import type { Clause } from './ask.ts';
import { marketplacesIn } from './marketplace-words.ts';
import { cardinalPattern, numberWord, ordinalPattern, ordinalWord } from './number-words.ts';

/** Changes that the seller states word for word. `text` is in normal form; values are taken from the seller's own words. */
type Source = Pick<Clause, 'text' | 'raw' | 'quotes'> & { whole?: Clause['whole'] };
type EditRow = [pattern: RegExp, read: (source: Source, match: RegExpExecArray) => ListingEdit | null];

const titleNoun = '(?:title|headline|product name)';
const descriptionNoun = '(?:description|product text)';
const bulletNoun = '(?:bullet(?: ?point)?s?|key feature|feature)\\b';
const specNoun = '(?:specs?|specifications?|attributes?)\\b';
const keywordNoun = '(?:keywords?|search terms?|tags?)\\b';
const set = '(?:set|want|rewrite|change|update|make|rename|replace|edit|correct|switch|put|fix)';
const article = '(?:the |its |my |this |a |an |new |card |listing |product )*';
const becomes =
  '(?: of (?:the|this|it|my)[^.;:]{0,40}?| of number \\d+)?(?: ?[:=]| to(?: be| read| say)?:?| with:?| by:?| as:?| into:?| is(?: now)?:?| should (?:be|say|read):?| must (?:be|say|read):?| reads?:?| says?:?| =| -)';
/** "The title is too long" states no title. */
const textBecomes = `(?: of (?:the|this|it|my)[^.;:]{0,40}?)?(?: ?[:=]| to(?: be| read| say)?:?| with:?| by:?| as:?| into:?|(?: is(?: now)?| should (?:be|say|read)| must (?:be|say|read)| reads?| says?):?(?= ?"|: ?))`;
/** Fields that are no specification. */
const field = `(?:${titleNoun}|${descriptionNoun}|${bulletNoun}|${specNoun}|${keywordNoun}|brand|category|price|marketplace|availability|stock|images?|tone|background|picture|photo|score|listing|card|version|schedule|task|length|order|language|plan|password|email|name|voice|word|original|default|format|file|it|that|this|rest|main)`;

const value = (source: Source, match: RegExpExecArray): string => {
  const start = match.index + match[0].length;
  const quote = /^ ?:? ?"(\d+)"/.exec(source.text.slice(start))?.[1];
  const given = quote === undefined ? source.raw(start) : (source.quotes[Number(quote)] ?? '');
  return given
    .replace(/^[\s:]+/, '')
    .replace(/(?:,? (?:please|pls|thanks|thank you|now))+[.!]*$/i, '')
    .trim();
};
/** A title or a sentence may end with a full stop; the value of a field does not. */
const short = (text: string) => text.replace(/[.!;,]+$/, '').trim();

const setField =
  (name: ListingEdit['field'], clean: (text: string) => string = short): EditRow[1] =>
  (source, match) => {
    const stated = clean(value(source, match));
    // What is quoted is the text itself, whatever it says.
    const isQuoted = /^ ?:? ?"\d+"/.test(source.text.slice(match.index + match[0].length));
    return stated === '' || (!isQuoted && isWish(stated)) ? null : { op: 'set', field: name, value: stated };
  };
/** "make the title shorter" states no value. */
const isWish = (text: string) =>
  /^(?:\d{1,2} (?:at most|max|or|bullets?|not|in all)|(?:be |a |an |more |bit |much |even |little )*(?:short|long|bett|friendl|formal|playful|nice|clear|strong|simpl|catch|seo|good|great|perfect|optimi|fit|match|under|at most|max|no more|not |less |below|within|\d{2,3} ?char|something|anything|improve|persuasive|punch))/i.test(
    text,
  );

const placeOf = (word: string | undefined) =>
  word === undefined ? undefined : (ordinalWord(word) ?? numberWord(word) ?? undefined);
const at = (position: number | undefined) => (position === undefined || position < 1 ? {} : { position });

const money =
  /(?:[$€£¥₽] ?\d[\d.,]*|\d[\d.,]* ?(?:[$€£¥₽]|(?:usd|eur|gbp|rub|jpy|cny|chf|pln|sek|nok|dkk|czk|huf|try|inr|aud|cad|nzd|brl|mxn|aed|sgd|hkd|krw|uah|kzt)\b|dollars?|euros?|pounds?|bucks|rou?bles?)?)/i;
const priceOf = (text: string): ListingEdit | null => {
  const amount = money.exec(text)?.[0];
  return amount === undefined ? null : { op: 'set', field: 'price', value: short(amount) };
};

const specPair = (text: string): { name: string; value: string } | null => {
  const match =
    /^["“']?\s*([^:=]{1,80}?)\s*(?::|=| [-–—] )\s*(.{1,500}?)["”']?$/s.exec(text.trim()) ??
    /^(.{1,60}?) (?:is|as|of) (.{1,300})$/s.exec(text.trim());
  if (match?.[1] === undefined || match[2] === undefined) return null;
  return { name: named(match[1]), value: short(match[2]) };
};
const named = (text: string) => {
  const name = text.replace(/^(?:the|a|an|its|my)\s+/i, '').trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const rows: EditRow[] = [
  // Availability is said in many ways.
  [
    /\b(?:out of stock|sold out|no longer available|not available(?: any ?more)?|unavailable|not in stock)\b(?!\?)/,
    (source) => (statesStock(source.text) ? { op: 'set', field: 'availability', value: 'out_of_stock' } : null),
  ],
  [
    /\b(?:pre-?order)\b/,
    (source) => (statesStock(source.text) ? { op: 'set', field: 'availability', value: 'preorder' } : null),
  ],
  [
    /\b(?:back in stock|in stock|available(?: again| now)?)\b/,
    (source) => (statesStock(source.text) ? { op: 'set', field: 'availability', value: 'in_stock' } : null),
  ],
  // The marketplace of the card.
  [
    /\b(?:set|change|switch|move) (?:the |its |this )?(?:target )?marketplace\b/,
    (source) => {
      const id = (marketplacesIn(source.text).at(-1) ?? marketplacesIn(source.whole?.text ?? '').at(-1))?.id;
      return id === undefined ? null : { op: 'set', field: 'marketplace', value: id };
    },
  ],
  // Places in the list of bullets.
  [
    new RegExp(
      `\\b(?:remove|delete|drop|cut|take out|get rid of) (?:the )?(?:(${ordinalPattern}) ${bulletNoun}|${bulletNoun} (?:number |no\\. ?)?(${cardinalPattern}))\\b`,
    ),
    (_, match) => ({ op: 'remove', field: 'bullets', ...at(placeOf(match[1] ?? match[2])) }),
  ],
  [
    new RegExp(
      `\\b(?:${set} )?(?:the )?(?:(${ordinalPattern}) ${bulletNoun}|${bulletNoun} (?:number |no\\. ?)?(${cardinalPattern}))${becomes} ?`,
    ),
    (source, match) => {
      const stated = value(source, match);
      return stated === '' || isWish(stated)
        ? null
        : { op: 'set', field: 'bullets', value: stated, ...at(placeOf(match[1] ?? match[2])) };
    },
  ],
  [
    new RegExp(
      `\\b(?:add|append|insert|include|another|one more|new)(?: (?:a|an|another|one more|the|new|this))* ${bulletNoun}(?: at (?:position|place) (\\d{1,2}))?(?: ?:| saying| that says| which says| with| about| reading)? ?(?=\\S)`,
    ),
    (source, match) => {
      const stated = value(source, match);
      return stated === '' ? null : { op: 'add', field: 'bullets', value: stated, ...at(placeOf(match[1])) };
    },
  ],
  [
    new RegExp(`\\badd ("\\d+") (?:to|as) (?:the |a |another |new )*(?:list of )?${bulletNoun}`),
    (source, match) => ({ op: 'add', field: 'bullets', value: quoted(source, match[1]) }),
  ],
  [
    new RegExp(`\\b(?:remove|delete|drop) (?:the )?${bulletNoun} (?:about |saying |that says |with )?(?=\\S)`),
    (source, match) => {
      const stated = short(value(source, match));
      return stated === '' ? null : { op: 'remove', field: 'bullets', value: stated };
    },
  ],
  // Keywords.
  [
    new RegExp(
      `\\b(?:add|append|insert|new|another|include)(?: (?:a|an|the|another|these|this|new))* ${keywordNoun}:? ?(?=\\S)`,
    ),
    (source, match) => {
      const stated = short(value(source, match)).replace(/\s+(?:to|on) (?:it|the (?:card|listing))$/i, '');
      return stated === '' || /^(?:to|for|that|which|from)\b/.test(stated)
        ? null
        : { op: 'add', field: 'keywords', value: stated.replace(/["“”]/g, '') };
    },
  ],
  [
    new RegExp(`\\b(?:add|put|append) ([^.;:]{1,120}?) (?:to|into|as|in|among) (?:the |a |my |its )*${keywordNoun}\\b`),
    (source, match) => ({ op: 'add', field: 'keywords', value: part(source, match, 1) }),
  ],
  [
    /\btag (?:it|this|the (?:card|listing)) (?:with|as) /,
    (source, match) => ({ op: 'add', field: 'keywords', value: short(value(source, match)) }),
  ],
  [
    new RegExp(`\\b(?:remove|delete|drop|take out) (?:the )?${keywordNoun}:? ?(?=\\S)`),
    (source, match) => {
      const stated = short(value(source, match)).replace(/["“”]/g, '');
      return stated === '' || /^(?:and|from|that)\b/.test(stated)
        ? null
        : { op: 'remove', field: 'keywords', value: stated };
    },
  ],
  [
    new RegExp(
      `\\b(?:remove|delete|drop|take) ([^.;:]{1,80}?) (?:out )?(?:from|of|out of|as) (?:the |my |its |a )*${keywordNoun}\\b`,
    ),
    (source, match) => ({ op: 'remove', field: 'keywords', value: part(source, match, 1) }),
  ],
  [new RegExp(`\\b${set} ${article}${keywordNoun}${becomes} ?`), setField('keywords')],
  // Specifications.
  [
    new RegExp(
      `\\b(?:add|append|insert|new|another|update|include|set|change)(?: (?:a|an|the|another|new|to|this))* ${specNoun}(?: called| named|:| for)? ?(?=\\S)`,
    ),
    (source, match) => {
      const pair = specPair(value(source, match)) ?? splitTo(value(source, match));
      return pair === null
        ? null
        : { op: /^(?:update|set|change)/.test(match[0]) ? 'set' : 'add', field: 'specifications', ...pair };
    },
  ],
  [
    new RegExp(`\\b(?:remove|delete|drop|take out) (?:the )?${specNoun}:? ?(?=\\S)`),
    (source, match) => removedSpec(short(value(source, match))),
  ],
  [
    new RegExp(
      `\\b(?:remove|delete|drop|take) (?:the )?([^.;:]{1,60}?) (?:out (?:of|from)|from) (?:the |its )*${specNoun}\\b`,
    ),
    (source, match) => removedSpec(part(source, match, 1)),
  ],
  [
    new RegExp(`\\b(?:remove|delete|drop|take out) (?:the )?([^.;:,]{1,60}?) ${specNoun}\\b`),
    (source, match) => removedSpec(part(source, match, 1)),
  ],
  [
    /\badd (?:that )?(?:the |its )?([a-z][a-z ]{1,40}?)(?::| =| is) ?(?=\S)/,
    (source, match) => {
      const stated = short(value(source, match));
      return new RegExp(`^${field}$`).test(match[1] ?? '') || stated === ''
        ? null
        : { op: 'add', field: 'specifications', name: named(part(source, match, 1)), value: stated };
    },
  ],
  // Texts.
  [
    /\buse ("\d+") (?:as|for) (?:the |its |my )*(?:new )?(title|headline|product name|description|brand|category)\b/,
    (source, match) => ({
      op: 'set',
      field:
        match[2] === 'description'
          ? 'description'
          : match[2] === 'brand'
            ? 'brand'
            : match[2] === 'category'
              ? 'category'
              : 'title',
      value: quoted(source, match[1]),
    }),
  ],
  [
    new RegExp(
      `\\b(?:remove|delete|drop|cut|take) (?:the (?:words?|phrase) )?([^.;:]{1,120}?) (?:out )?(?:from|of|out of) (?:the |its |my )*(${titleNoun}|${descriptionNoun})\\b`,
    ),
    (source, match) => ({
      op: 'remove',
      field: new RegExp(titleNoun).test(match[2] ?? '') ? 'title' : 'description',
      value: part(source, match, 1),
    }),
  ],
  [
    new RegExp(
      `\\b(?:add|append|put|insert) ("\\d+") (?:to|in|into|at the end of) (?:the |its |my )*(${titleNoun}|${descriptionNoun})\\b`,
    ),
    (source, match) => ({
      op: 'add',
      field: new RegExp(titleNoun).test(match[2] ?? '') ? 'title' : 'description',
      value: quoted(source, match[1]),
    }),
  ],
  [
    new RegExp(
      `(?:\\b${set} ${article}|^(?:the |its |my |new )*|[,.;] (?:the |its |my |new )*)${titleNoun}${textBecomes} ?(?=\\S)`,
    ),
    setField('title', (text) => text),
  ],
  [new RegExp(`\\b(?:set|change|make|rename) ${article}${titleNoun} (?="\\d)`), setField('title', (text) => text)],
  [/\brename (?:it|this|the (?:card|listing|product)) (?:to|as) ?(?=\S)/, setField('title', (text) => text)],
  [/\bcall (?:it|this|the (?:card|listing|product)) (?="\d)/, setField('title', (text) => text)],
  [
    new RegExp(
      `(?:\\b${set} ${article}|^(?:the |its |my |new )*|[,.;] (?:the |its |my |new )*)${descriptionNoun}${textBecomes} ?(?=\\S)`,
    ),
    setField('description', (text) => text),
  ],
  [
    new RegExp(
      `\\b(?:remove|delete|clear|empty) (?:the |its |my )*(${descriptionNoun}|brand|category|price)\\b(?! (?:and|from))`,
    ),
    (_, match) => ({
      op: 'remove',
      field: match[1] === 'brand' || match[1] === 'category' || match[1] === 'price' ? match[1] : 'description',
    }),
  ],
  // Brand and category.
  [
    new RegExp(
      `(?:\\b${set} ${article}|^(?:the |its |my |our |and |new )*|, (?:the |its |my )*|\\badd (?:the )?)brand(?: name)?${becomes} ?(?=\\S)`,
    ),
    setField('brand'),
  ],
  [/^(?:it is |the product is )?(?:made )?by the brand /, setField('brand')],
  [/\badd (?:the )?brand (?=\S)/, setField('brand')],
  [
    new RegExp(
      `(?:\\b${set} ${article}|^(?:the |its |my |and |new )*|, (?:the |its )*|\\badd (?:the )?)category${becomes} ?(?=\\S)`,
    ),
    setField('category'),
  ],
  // Price.
  [
    /\bprice\b(?: of (?:card |listing )?(?:number |no\.? |#)\d+)?[^.;\d]{0,60}?(?=[$€£¥₽]? ?\d)/,
    (source, match) => priceOf(source.raw(match.index + match[0].length)),
  ],
  [
    /\b(?:it|this|the [a-z ]{1,40}?|product) (?:now )?costs? (?=[$€£¥₽]? ?\d)/,
    (source, match) => priceOf(source.raw(match.index + match[0].length)),
  ],
  [
    /\b(?:sell|list|offer) (?:it|this) (?:for|at) (?=[$€£¥₽]? ?\d)/,
    (source, match) => priceOf(source.raw(match.index + match[0].length)),
  ],
  // Any other name is a specification.
  [
    new RegExp(
      `\\b(?:set|change|update|correct) (?:the |its |my )?(?!${field}\\b)([a-z][a-z0-9 ]{1,40}?)${becomes} ?(?=\\S)`,
    ),
    (source, match) => {
      const stated = short(value(source, match));
      return stated === '' || isWish(stated)
        ? null
        : { op: 'set', field: 'specifications', name: named(part(source, match, 1)), value: stated };
    },
  ],
  [
    new RegExp(
      `^(?:the |its )(?!${field}\\b)((?:[a-z]+ ){0,2}(?:capacity|material|color|weight|size|length|width|height|depth|diameter|volume|power|voltage|wattage|pattern|style|finish|fabric|model|age|flavor|scent|warranty|lid|care|origin|country|thickness|pages|author)(?: of origin)?) (?:is|are) (?=\\S)`,
    ),
    (source, match) => {
      const stated = short(value(source, match));
      return stated === '' || isWish(stated)
        ? null
        : { op: 'set', field: 'specifications', name: named(part(source, match, 1)), value: stated };
    },
  ],
];

const specName =
  '(?:capacity|material|color|weight|size|length|width|height|depth|diameter|volume|power|voltage|wattage|pattern|style|finish|fabric|model|age|flavor|scent|warranty|lid|care|origin|country|thickness|pages|author)';

/** These read like others and are not. */
const firstRows: EditRow[] = [
  [
    new RegExp(`\\b(?:put|add|write|enter|include) ([^.;]{2,120}?) (?:in|to|into|under) (?:the |its )?${specNoun}`),
    (source, match) => {
      const start = match.index + match[0].indexOf(match[1] ?? '');
      const pair = specPair(source.raw(start, start + (match[1] ?? '').length));
      return pair === null ? null : { op: 'add', field: 'specifications', ...pair };
    },
  ],
];

/** Shorter and rarer ways to say the same. */
const rarerRows: EditRow[] = [
  [/^[$€£¥₽]? ?\d[\d.,]*[^.;]{0,10}? is the (?:new |right )?price\b/, (source) => priceOf(source.raw(0))],
  [/\bname (?:it|this) (?="\d)/, setField('title', (text) => text)],
  [
    /\b(?:give|name) (?:it|this|the (?:card|listing)) (?:the )?(?:title|name) (?=\S)/,
    setField('title', (text) => text),
  ],
  [
    /\bmake ("\d+"|[a-z][\w'&. -]{1,40}?) (?:the|its|our) brand\b/,
    (source, match) => ({ op: 'set', field: 'brand', value: part(source, match, 1) }),
  ],
  [/\b(?:from|by) the brand (?=\S)/, setField('brand')],
  [/^brand (?!name|voice|is)(?=\S)/, setField('brand')],
  [
    /\bbelongs? (?:in|to|into) (?:the )?(?:category )?([^.,;]{2,60}),? .*\bcategory\b/,
    (source, match) => ({ op: 'set', field: 'category', value: part(source, match, 1) }),
  ],
  [
    /\b(?:no|nothing) (?:more )?(?:stock|in stock) ?(?:left|any more)?\b|\bran out\b/,
    () => ({ op: 'set', field: 'availability', value: 'out_of_stock' }),
  ],
  [
    new RegExp(`\\bmake (?:the )?(?:(${ordinalPattern}) ${bulletNoun}|${bulletNoun} (${cardinalPattern})) (?="\\d)`),
    (source, match) => ({
      op: 'set',
      field: 'bullets',
      value: value(source, match),
      ...at(placeOf(match[1] ?? match[2])),
    }),
  ],
  [
    new RegExp(`\\b${bulletNoun} (${cardinalPattern}) (?:out|away|off)\\b`),
    (_, match) => ({ op: 'remove', field: 'bullets', ...at(placeOf(match[1])) }),
  ],
  [
    new RegExp(`\\b(?:the )?${keywordNoun} (?:should|must) (?:include|contain|have) (?=\\S)`),
    (source, match) => ({ op: 'add', field: 'keywords', value: short(value(source, match)) }),
  ],
  [
    /\b(?:the )?(?:keyword|search term|tag) ("\d+"|\w+) (?:can|should|must) (?:go|be (?:removed|deleted))/,
    (source, match) => ({ op: 'remove', field: 'keywords', value: part(source, match, 1) }),
  ],
  [
    new RegExp(`^(?:the )?([a-z ]{2,40}?) should not be in (?:the )?${specNoun}`),
    (source, match) => removedSpec(part(source, match, 1)),
  ],
  [
    new RegExp(`^(?:the |a |new )?${specNoun}:? (?=[^:=]{1,40}[:=])`),
    (source, match) => {
      const pair = specPair(value(source, match));
      return pair === null ? null : { op: 'set', field: 'specifications', ...pair };
    },
  ],
  [
    /\b(?:make|turn) (?:this|it|the card|the listing)(?: into)? an? (\w+) (?:card|listing)\b|\b(?:target )?marketplace ?(?:[:=]|is|should be) /,
    (source) => {
      const id = marketplacesIn(source.text).at(-1)?.id;
      return id === undefined || /\bmy\b/.test(source.text) ? null : { op: 'set', field: 'marketplace', value: id };
    },
  ],
  [
    new RegExp(
      `\\b(?:the )?(?:(${ordinalPattern}) ${bulletNoun}|${bulletNoun} (?:number )?(${cardinalPattern})) (?:can|may|should|must|has to) (?:go|be (?:removed|deleted|dropped))\\b`,
    ),
    (_, match) => ({ op: 'remove', field: 'bullets', ...at(placeOf(match[1] ?? match[2])) }),
  ],
  [
    new RegExp(`\\bget rid of (?:the )?(?:(${ordinalPattern}) ${bulletNoun}|${bulletNoun} (${cardinalPattern}))`),
    (_, match) => ({ op: 'remove', field: 'bullets', ...at(placeOf(match[1] ?? match[2])) }),
  ],
  [
    new RegExp(`^(?:and )?${bulletNoun}: ?(?=\\S)`),
    (source, match) =>
      /^\d{1,2}\b/.test(value(source, match)) ? null : { op: 'add', field: 'bullets', value: value(source, match) },
  ],
  [
    new RegExp(`^(.{2,60}?) (?:should|must|could) (?:be|become|go in|go into) (?:a|the|an|my) ?${keywordNoun}`),
    (source, match) => ({ op: 'add', field: 'keywords', value: part(source, match, 1) }),
  ],
  [
    /^(?:the )?(?:keyword|search term|tag):? (?=\S)/,
    (source, match) => ({ op: 'add', field: 'keywords', value: short(value(source, match)) }),
  ],
  [
    /\b(?:do not (?:want|need)|no longer (?:want|need)|without) the (?:keyword|search term|tag) (?=\S)/,
    (source, match) => ({ op: 'remove', field: 'keywords', value: short(value(source, match)) }),
  ],
  [
    /\b(?:the )?(?:keyword|search term|tag) ("\d+"|\w+) (?:can|should|must) (?:go|be (?:removed|deleted))/,
    (source, match) => ({ op: 'remove', field: 'keywords', value: part(source, match, 1) }),
  ],
  [
    new RegExp(`\\b(?:the )?([a-z ]{2,40}?) ${specNoun} (?:can|may|should|must) (?:go|be (?:removed|deleted|dropped))`),
    (source, match) => removedSpec(part(source, match, 1)),
  ],
  [new RegExp(`^no ([a-z ]{2,40}?) in (?:the )?${specNoun}`), (source, match) => removedSpec(part(source, match, 1))],
  [/\buse (?:this|the following|the new) description:? ?(?=\S)/, setField('description', (text) => text)],
  [/\buse (?:this|the following|the new) title:? ?(?=\S)/, setField('title', (text) => text)],
  [/\b(?:in|to|into|under) (?:the )?category (?=\S)/, setField('category')],
  [
    /^("\d+"|[a-z][\w'&. -]{1,40}?) is (?:the|its|our|my) brand\b/,
    (source, match) => ({ op: 'set', field: 'brand', value: part(source, match, 1) }),
  ],
  [/\bcosts? (?:now )?(?=[$€£¥₽]? ?\d)/, (source, match) => priceOf(source.raw(match.index + match[0].length))],
  [
    new RegExp(
      `^(?:the |its )?((?:[a-z]+ ){0,2}?${specName}(?: of origin)?) ?(?:should be|must be|:|=|is|are) (?=\\S)`,
    ),
    (source, match) => {
      const stated = short(value(source, match));
      return stated === '' || isWish(stated)
        ? null
        : { op: 'set', field: 'specifications', name: named(part(source, match, 1)), value: stated };
    },
  ],
];

const statesStock = (text: string) =>
  /\b(?:mark|no longer|any ?more|set|make|put|change|update|say|it is|it has been|this is|is now|are now|product is|we are|now|again)\b/.test(
    text,
  ) &&
  !/\?|\bis (?:it|this|the [a-z ]+) (?:still |in |out )/.test(text) &&
  !/^(?:is|are) /.test(text);

const quoted = (source: Source, token: string | undefined) => source.quotes[Number(token?.replaceAll('"', ''))] ?? '';
const part = (source: Source, match: RegExpExecArray, group: number): string => {
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
const removedSpec = (name: string): ListingEdit | null =>
  name === ''
    ? null
    : { op: 'remove', field: 'specifications', name: named(name.replace(/^(?:called|named)\s+/i, '')) };
const splitTo = (text: string) => {
  const match = /^(.{1,60}?) to (.{1,300})$/s.exec(text);
  return match?.[1] === undefined || match[2] === undefined ? null : { name: named(match[1]), value: short(match[2]) };
};

/** One stated change; null when this part of the message states none. */
function editIn(source: Source): ListingEdit | null {
  for (const [pattern, read] of [...firstRows, ...rows, ...rarerRows]) {
    const match = pattern.exec(source.text);
    const edit = match === null ? null : read(source, match);
    if (edit !== null) return edit;
  }
  return null;
}

const nextField =
  /(?:,|;|\n| and)+ (?:also |then )?(?:set |change |make )?(?:the |its )?(?=(?:title|description|brand|category|price|marketplace|capacity|material|color|weight|size|availability|[a-z]+)(?: to| is|:| =| should be)[ \d$€£"])/g;

/** All changes that a part of a message states, in their order: "set the brand to X and the price to 5". */
export function editsIn(source: Source): ListingEdit[] {
  const starts = [0, ...[...source.text.matchAll(nextField)].map((match) => match.index + match[0].length)];
  if (starts.length > 1) {
    const verb = /^(?:please |can you |could you )*(set|change|update|make) /.exec(source.text)?.[0] ?? '';
    const ends = [...source.text.matchAll(nextField)].map((match) => match.index);
    const parts = starts.map((start, index) => {
      const end = ends[index] ?? source.text.length;
      const isFirst = index === 0;
      const lead = isFirst ? '' : verb === '' ? '' : 'set ';
      return {
        text: lead + source.text.slice(start, end),
        quotes: source.quotes,
        raw: (from: number, to?: number) =>
          source.raw(start + from - lead.length, to === undefined ? end : Math.min(end, start + to - lead.length)),
      };
    });
    const edits = parts.map(editIn);
    if (edits.every((edit) => edit !== null)) return edits;
  }
  const edit = editIn(source);
  return edit === null ? [] : [edit];
}

import { isColors } from '../facts/fact-values.ts';
import { marketplacesIn } from '../marketplace-words.ts';
import { cardinalPattern, ordinalPattern } from '../speech/number-words.ts';
import {
  article,
  at,
  bulletNoun,
  descriptionNoun,
  type EditRow,
  isOtherAmount,
  isWish,
  keywordNoun,
  named,
  part,
  placeOf,
  priceOf,
  removedSpec,
  setField,
  short,
  specName,
  specNoun,
  specPair,
  titleNoun,
  value,
} from './edit-values.ts';

/** These read like others and are not. */
export const firstEdits: EditRow[] = [
  // "Change the title from Steel Cup to Camp Mug": a single word or a figure is exchanged, more is the whole text.
  [
    new RegExp(
      `\\b(?:change|switch|update|set|correct|alter|edit|rename) ${article}(${titleNoun}|${descriptionNoun}) from (?:the )?("\\d+"|[^;:"]{1,200}?) (?:to|into) (?=\\S)`,
    ),
    (source, match) => {
      const stated = value(source, match).replace(/(?<=\w{3})[.!]+$/, '');
      const old = part(source, match, 2);
      const field = new RegExp(titleNoun).test(match[1] ?? '') ? 'title' : 'description';
      if (stated === '' || isWish(stated)) return null;
      return /\s\S+\s/.test(old) || !/\s|\d/.test(stated) || (/\s/.test(old) && !/\d/.test(old))
        ? { op: 'set', field, value: stated }
        : { op: 'set', field, name: old, value: stated };
    },
  ],
  [
    new RegExp(
      `\\b(?:correct|change|fix|update|set) (?:the |its |my )((?:[a-z]+ ){0,2}${specName}|dimensions|measurements)(?:,| -|;|:) (?:it (?:is|should be|must be)|make it|to) (?=\\S)`,
    ),
    (source, match) => ({
      op: 'set',
      field: 'specifications',
      name: named(part(source, match, 1)),
      value: short(value(source, match)),
    }),
  ],
  [
    /\bmake (?:the |its )((?:[a-z]+ ){0,2}color) (?=\S)/,
    (source, match) => {
      const stated = short(value(source, match));
      return isColors(stated)
        ? { op: 'set', field: 'specifications', name: named(part(source, match, 1)), value: stated }
        : null;
    },
  ],
  [
    new RegExp(
      `\\b(?:change|switch|update|set|correct|alter) (?:the |its |my )*(brand|category|price|(?:[a-z]+ ){0,2}${specName}s?) from (?:the |an? )?(?:"\\d+"|[^;:"]{1,60}?) to (?=\\S)`,
    ),
    (source, match) => {
      const stated = short(value(source, match));
      const name = match[1] ?? '';
      if (stated === '') return null;
      if (name === 'price') return priceOf(stated);
      return name === 'brand' || name === 'category'
        ? { op: 'set', field: name, value: stated }
        : { op: 'set', field: 'specifications', name: named(part(source, match, 1)), value: stated };
    },
  ],
  [
    new RegExp(
      `\\b(?:replace|change|swap|exchange) (?:the )?${keywordNoun} ("\\d+"|[\\w -]{1,40}?) (?:with|by|for|to|into) ("\\d+"|[\\w -]{1,40}?)[.!]*$`,
    ),
    (source, match) => ({
      op: 'set',
      field: 'keywords',
      name: part(source, match, 1),
      value: part(source, match, 2),
    }),
  ],
  [
    new RegExp(
      `^(?:please |and |also |now |then |ok |so )*(?:remove|delete|drop|take (?:out|off|away)|get rid of|clear|kick out|throw out|cut out) (?:the |its )(?!spec|attribute)((?:[a-z]+ ){0,2}(?:${specName}|dimensions|measurements|compatibility|certification|battery life|(?:care|washing) instructions?))(?: (?:again|please|pls|completely|entirely|of it|from it|too|as well|then|now))*(?:[.!]*$|,? (?:because|since|as|it is|that is|which is|they are|nobody|no one)\\b[^?]*$)`,
    ),
    (source, match) => removedSpec(part(source, match, 1)),
  ],
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
export const rarerEdits: EditRow[] = [
  [
    /\bmarketplace of (?:this|the|my) (?:card|listing|product) (?:is|should be)\b|\bmake \w+ (?:the|its) (?:target )?marketplace\b|\b(?:move|assign|switch|change) (?:it|this|(?:the|this|my) (?:card|listing|product)) (?:over )?to (?:amazon|e-?bay|etsy|shopify|woocommerce|walmart|google|ozon|wildberries)(?: as (?:its|the) marketplace)?[.!]*$/,
    (source) => {
      const id = marketplacesIn(source.text).at(-1)?.id;
      return id === undefined ? null : { op: 'set', field: 'marketplace', value: id };
    },
  ],
  [
    /^bullet(?: ?point)? to add:? ?(?=\S)|\bbullets? needs? (?:one|another)(?: more)?:? ?(?=\S)/,
    (source, match) => ({ op: 'add', field: 'bullets', value: value(source, match) }),
  ],
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
  [
    /^(?:(?:please|so|and|but|here)[ ,]+)*no (brand|category)(?: names?)?(?:(?: (?:on|for|with) (?:this|it|that|here)(?: one| card| listing| product)?)(?: (?:please|pls))?| (?:please|pls))(?=[\s.!]*$|[,;.]| -| because\b| since\b)|^(?:please )?leave (?:the |its )?(brand|category)(?: name| field)? (?:empty|blank|out)(?=[\s.!]*$|[,;.]| -| because\b| since\b)|^(?:the |its )?(brand|category)(?: name| field)? (?:should |must |can |has to )?(?:stays?|remains?|be(?: left)?) (?:empty|blank)(?=[\s.!]*$|[,;.]| -| because\b| since\b)/,
    (_, [, one, two, three]) => {
      const named = one ?? two ?? three;
      return { op: 'remove', field: named === 'category' ? 'category' : 'brand' };
    },
  ],
  [/^brand (?!name|voice|is|field|only|too|also|as well)(?=\S)/, setField('brand')],
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
      `\\b(?:the )?(?:(${ordinalPattern}) ${bulletNoun}|${bulletNoun} (?:number )?(${cardinalPattern})) (?:can|may|should|must|has to) (?:go|be (?:removed|deleted|dropped))\\b(?! (?:in|on|onto|into|to|under) )`,
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
  [
    /\bcosts? (?:now )?(?=[$€£¥₽]? ?\d)/,
    (source, match) => (isOtherAmount(source, match) ? null : priceOf(source.raw(match.index + match[0].length))),
  ],
  [
    new RegExp(
      `^(?:the |its )?((?:[a-z]+ ){0,2}?${specName}(?: of origin)?) ?(?:(?:should|must|has to|have to|needs to|ought to|shall)(?: now| please| really)* (?:be|read|say|state|show)|:|=|is|are) (?=\\S)`,
    ),
    (source, match) => {
      const stated = short(value(source, match));
      return stated === '' || isWish(stated)
        ? null
        : { op: 'set', field: 'specifications', name: named(part(source, match, 1)), value: stated };
    },
  ],
];

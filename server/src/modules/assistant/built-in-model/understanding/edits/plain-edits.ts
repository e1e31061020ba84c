import { factsAlone } from '../facts/stated-facts.ts';
import { marketplacesIn } from '../marketplace-words.ts';
import { cardinalPattern, ordinalPattern } from '../speech/number-words.ts';
import {
  at,
  bulletNoun,
  type EditRow,
  keywordNoun,
  named,
  part,
  placeOf,
  setField,
  short,
  specName,
  specNoun,
  value,
} from './edit-values.ts';

const now =
  '(?: (?:now|right now|at the moment|for now|currently|again|sorry|unfortunately|any ?more|since \\w+))*(?: until [a-z \\d]{2,30})?(?: (?:sorry|unfortunately))*[.!]*$';
const lead =
  '^(?:(?:sorry|unfortunately|hey|hi|btw|note|please note|ok|and|so|its|it is|this is|this one is|that is|they are|we are|it went|went|all|completely|totally|currently|temporarily|now),? )*';

const outOfPlace = `(?:kick|throw|toss|strike|scrap|ditch|bin|cross|lose|erase|take|leave|cut|get rid of)(?: out| away| off)?`;

/** These read like others and are not. */
export const plainFirstEdits: EditRow[] = [
  [
    new RegExp(`^(?:the )?${keywordNoun} ("\\d+"|[a-z][\\w -]{1,40}?) (?:out|away|off|weg)[.!]*$`),
    (source, match) => ({ op: 'remove', field: 'keywords', value: part(source, match, 1) }),
  ],
  [
    new RegExp(
      `\\b(?:swap|exchange|replace|switch|change) (?:the )?(?:(${ordinalPattern}) ${bulletNoun}|${bulletNoun} (?:number |no\\.? |# ?)?(${cardinalPattern})) (?:for|with|by|against) (?=\\S)`,
    ),
    (source, match) => ({
      op: 'set',
      field: 'bullets',
      value: value(source, match),
      ...at(placeOf(match[1] ?? match[2])),
    }),
  ],
  [
    /^(?:it is|its|this is|this one is) (?:an? |meant for |for |on )(?:amazon|e-?bay|etsy|shopify|woocommerce|walmart|google|ozon|wildberries)(?: (?:card|listing|product|offer))[.!]*$/,
    (source) => {
      const id = marketplacesIn(source.text)[0]?.id;
      return id === undefined ? null : { op: 'set', field: 'marketplace', value: id };
    },
  ],
];

/** What is said with fewer words: without a colon, without a verb, with everyday verbs. */
export const plainEdits: EditRow[] = [
  [
    new RegExp(
      `^(?:(?:and|also|please|then|now|ok)[ ,]+)*(?:add|include|enter|note|put in|fill in) (?:the |an? |its |my )?(?=(?:${specName}|colou?r) [^,;?:"]{2,60}$)`,
    ),
    (source, match) => factsAlone(source.raw(match[0].length))[0] ?? null,
  ],
  [
    new RegExp(
      `\\b(?:add|put|put in|insert|append|include|enter|new|another)(?: (?:a|an|the|another|new|this))* ${specNoun}(?: called| named| for)? (?=\\S)`,
    ),
    (source, match) => {
      const stated = value(source, match);
      const pair =
        new RegExp(`^((?:[a-z]+ )?${specName}) (\\S.{0,200})$`, 'i').exec(stated) ??
        /^([a-z][a-z ]{1,30}?) ([\d"].{0,200})$/i.exec(stated);
      return pair?.[1] === undefined || pair[2] === undefined
        ? null
        : { op: 'add', field: 'specifications', name: named(pair[1]), value: short(pair[2]) };
    },
  ],
  [
    new RegExp(
      `(?:\\b(?:put|add|write|enter|include) (?:the |its )?|^${specNoun}:? ?(?:the |its )?)((?:[a-z]+ )?${specName} [^.;:]{1,100}?)(?: (?:in|to|into|under) (?:the |its )*${specNoun}.*)?$`,
    ),
    (source, match) => {
      const isNamed = new RegExp(specNoun).test(source.text);
      const [, name, said] = new RegExp(`^((?:[a-z]+ )?${specName}) (\\S.*)$`).exec(match[1] ?? '') ?? [];
      if (!isNamed || name === undefined || said === undefined) return null;
      const start = match.index + match[0].indexOf(match[1] ?? '') + name.length + 1;
      const stated = short(source.raw(start, start + said.length));
      return { op: 'set', field: 'specifications', name: named(name), value: stated };
    },
  ],
  [
    new RegExp(
      `\\b${outOfPlace} (?:the )?(?:(${ordinalPattern}) ${bulletNoun}|${bulletNoun} (?:point )?(?:number |no\\.? |# ?)?(${cardinalPattern}))\\b`,
    ),
    (_, match) => ({ op: 'remove', field: 'bullets', ...at(placeOf(match[1] ?? match[2])) }),
  ],
  [
    new RegExp(
      `${lead}(?:out of stock|sold out|no longer available|not available|unavailable|none left|no stock|(?:none|nothing|no (?:more|longer)|not) (?:in|on) stock)${now}`,
    ),
    () => ({ op: 'set', field: 'availability', value: 'out_of_stock' }),
  ],
  [
    new RegExp(`${lead}(?:back )?(?:in stock|available)${now}`),
    (source) =>
      /\b(?:its|back|again|now|it is|they are)\b/.test(source.text)
        ? { op: 'set', field: 'availability', value: 'in_stock' }
        : null,
  ],
  [/^set (?:the )?brand (?!to\b|is\b)(?=\S)/, setField('brand')],
  [/^set (?:the )?category (?!to\b|is\b)(?=\S)/, setField('category')],
  [
    /\b(?:we|i) (?:have|got) (?:none|no more|nothing) (?:of (?:it|them|these) )?(?:left|any ?more)\b|\b(?:we|i) (?:have )?sold (?:all of them|the last one|them all)\b/,
    () => ({ op: 'set', field: 'availability', value: 'out_of_stock' }),
  ],
];

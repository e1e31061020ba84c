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
  quoted,
  removedSpec,
  setField,
  short,
  specName,
  specNoun,
  titleNoun,
  value,
} from './edit-values.ts';

const removal = '(?:remove|delete|drop|cut|erase|take (?:out|away|off)|kick out|throw out|get rid of)';
const removed = '(?:removed?|deleted?|dropp?(?:ed)?|cut|erased?|tak(?:e|en) (?:out|away|off)|thrown? out)';
const bullet = `(?:the )?(?:(${ordinalPattern}) ${bulletNoun}|${bulletNoun} (?:number |no\\.? ?|# ?)?(${cardinalPattern}))`;
const wish =
  ',? (?:(?:i|we) (?:want|would like|need|wish)(?: that)?(?: you)?(?: to)?(?: be)? |please |you (?:can|could|should|may|must) |to be |must be |should be |has to be ){1,4}';
const status: [RegExp, string][] = [
  [/pre-?order/, 'preorder'],
  [/out of stock|sold out|unavailable|not available/, 'out_of_stock'],
  [/in stock|available/, 'in_stock'],
];

/** What is meant stands first and what shall become of it afterwards; these read like others and are not. */
export const nounFirstEdits: EditRow[] = [
  [
    new RegExp(
      `\\badd to (?:the |its |my )*(?:list of )?(${keywordNoun}|${bulletNoun}|${titleNoun}|description)(?::| this:?)? ?(?=\\S)`,
    ),
    (source, match) => {
      const noun = match[1] ?? '';
      const field = /^(?:key|search|tag)/.test(noun)
        ? 'keywords'
        : new RegExp(titleNoun).test(noun)
          ? 'title'
          : noun === 'description'
            ? 'description'
            : 'bullets';
      const stated = field === 'keywords' ? short(value(source, match)) : value(source, match);
      return stated === '' ? null : { op: 'add', field, value: stated };
    },
  ],
  [
    new RegExp(`^(?:(?:please|pls|and|now) )*${bullet},? (?:out|away|off|weg)(?:,? (?:please|pls))?[.!]*$`),
    (_, match) => ({ op: 'remove', field: 'bullets', ...at(placeOf(match[1] ?? match[2])) }),
  ],
  [
    new RegExp(`^(?:(?:please|pls|and|now) )*${bullet}${wish}${removed}(?: it)?(?:,? (?:please|pls))?[.!]*$`),
    (_, match) => ({ op: 'remove', field: 'bullets', ...at(placeOf(match[1] ?? match[2])) }),
  ],
  [
    new RegExp(
      `^(?:(?:please|pls|and|now) )*(?:the )?${keywordNoun} ("\\d+"|[\\w-]+(?: (?!please|i |we |you )[\\w-]+)?)${wish}${removed}(?: it)?(?:,? (?:please|pls))?[.!]*$`,
    ),
    (source, match) => ({ op: 'remove', field: 'keywords', value: part(source, match, 1) }),
  ],
  [
    new RegExp(`^(?:the |my )?${keywordNoun} ?[:-] ?(?:please )?${removal} (?:the )?(?:words? )?(?=\\S)`),
    (source, match) => {
      const word = short(value(source, match));
      return word === '' || word.split(/\s+/).length > 4 || /,| and /.test(word)
        ? null
        : { op: 'remove', field: 'keywords', value: word };
    },
  ],
  [
    new RegExp(
      `\\b(?:${removal} the|take the|take) (?!${ordinalPattern}\\b|(?:other|new|same|old|whole|long|short|empty|duplicate|worst|weak|bad|bottom|top|final|middle|two|three|next|extra)\\w* )("\\d+"|[a-z][\\w%-]*(?: (?!and |in |of |from )[\\w%-]+){0,6}?) bullet(?: ?point)?(?: (?:out|away|off))?(?=[\\s.!]*$|,| because| please)`,
    ),
    (source, match) =>
      /^take /.test(match[0]) && !/(?:out|away|off)$/.test(match[0]) && !/^take (?:out|away|off)/.test(match[0])
        ? null
        : { op: 'remove', field: 'bullets', value: part(source, match, 1) },
  ],
  [/\b(?:write|spell|put|have) (?:the |our |my )?brand(?: name)? (?:as|like|so):? (?=\S)/, setField('brand')],
  [
    /^(?:the |its |stock |please |set )*(?:status|availability)(?: is| to)?(?: ?[:=])? ?(?:now )?(?:to )?(pre-?order|out of stock|sold out|in stock|available|unavailable|not available)\b[^?]*$/,
    (_, match) => ({
      op: 'set',
      field: 'availability',
      value: status.find(([word]) => word.test(match[1] ?? ''))?.[1] ?? 'in_stock',
    }),
  ],
  [
    new RegExp(
      `\\b${titleNoun} (?:must|should|has to|needs to|shall) (?:be|read|say) (?:exactly|just|simply|only|precisely):? ?("\\d+")`,
    ),
    (source, match) => ({ op: 'set', field: 'title', value: quoted(source, match[1]) }),
  ],
  [
    new RegExp(
      `^(?:the )?([a-z ]{2,40}?) (?:does not need to|need not|does not have to|must not|should not) be in (?:the |its )*(?:${specNoun}|table\\b)`,
    ),
    (source, match) => removedSpec(part(source, match, 1)),
  ],
  [
    new RegExp(
      `\\bin(?:to)? (?:the )?(?:table|${specNoun}),? (?:please )?(?:also )?(?:write|add|put|include|enter)(?: also| too| please)* (?:the )?((?:[a-z]+ )?${specName}),? ?(?::|=|it is|is|of|as) ?(?=\\S)`,
    ),
    (source, match) => ({
      op: 'set',
      field: 'specifications',
      name: named(part(source, match, 1)),
      value: short(value(source, match)),
    }),
  ],
  [
    /^(?:this|the|my) (?:card|listing|product) is (?:meant |made )?(?:for|on) [a-z-]+,? (?:so |please |and )*(?:set|mark|change|note|put) (?:it|that|this)\b/,
    (source) => {
      const id = marketplacesIn(source.text)[0]?.id;
      return id === undefined ? null : { op: 'set', field: 'marketplace', value: id };
    },
  ],
];

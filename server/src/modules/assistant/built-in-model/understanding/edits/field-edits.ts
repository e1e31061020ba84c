import { ordinalPattern } from '../speech/number-words.ts';
import {
  article,
  becomes,
  descriptionNoun,
  type EditRow,
  field,
  isOtherAmount,
  isWish,
  named,
  part,
  priceOf,
  quoted,
  set,
  setField,
  short,
  textBecomes,
  titleNoun,
  value,
} from './edit-values.ts';

/** What a card has one of, and specifications that are only named. */
export const fieldEdits: EditRow[] = [
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
      `\\b(?:(?:add|append|put|insert|write|include|and) (?:the (?:words?|term|phrase) )?("\\d+")|add the (?:words?|term|phrase) (?=[\\w% -]{3,40}? (?:to|in|into|at)\\b)([\\w% -]{3,40}?)|(?:put|write|add) (?!the |an? |my |its |all |some |it |that |this |more |better |keywords?|words?|brand|what|something|anything|details?|facts?|colou?rs?|materials?|sizes?|weight|capacity|measure\\w*|dimensions?|"|.*\\b(?:first|front|start|end)\\b)([\\w% -]{3,40}?)) (?:to|in|into|at the end of) (?:the |its |my )*(${titleNoun}|${descriptionNoun})\\b(?: (?:of|on|for) (?!(?:the |my |our )?(?:${ordinalPattern}|other|others|all|each|every|both)\\b)(?:it|(?:the |my |our |this |that )?[a-z][a-z\\d' -]{1,50}))?(?: (?:please|too|as well|now))*[.!]*$`,
    ),
    (source, match) => ({
      op: 'add',
      field: new RegExp(titleNoun).test(match[4] ?? '') ? 'title' : 'description',
      value: match[1] === undefined ? part(source, match, match[2] === undefined ? 3 : 2) : quoted(source, match[1]),
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
      `\\b(?:remove|delete|clear|empty) (?:the |its |my )*(${descriptionNoun}|brand|category|price)\\b(?! (?:names? )?(?:and|out)\\b| (?:names? )?(?:from|in) (?!(?:(?:(?:the|this|that|my) )?(?:card|listing|product|page)|it|there|here|this(?! (?:card|listing|product|page)))\\b(?! (?:titles?|headlines?|descriptions?|texts?|bullets?|names?|keywords?|photos?|pictures?|images?)\\b)))`,
    ),
    (_, match) => ({
      op: 'remove',
      field: match[1] === 'brand' || match[1] === 'category' || match[1] === 'price' ? match[1] : 'description',
    }),
  ],
  // Brand and category.
  [
    new RegExp(
      `(?:\\b${set} ${article}|^(?:the |its |my |our |and |new )*|, (?:the |its |my )*|\\badd (?:the )?(?!brand(?: name)? (?:to|in|into)\\b))brand(?: name)?${becomes} ?(?=\\S)`,
    ),
    setField('brand'),
  ],
  // "Change the lamp's brand to Lumo": whose it is stands before it.
  [/\b(?:set|change|update|make) (?:the |my )?(?:[a-z]+ ){1,3}brand to (?=\S)/, setField('brand')],
  [/^(?:it is |the product is )?(?:made )?by the brand /, setField('brand')],
  [/\badd (?:the )?brand (?!(?:name )?(?:to|in|into)\b)(?=\S)/, setField('brand')],
  [
    new RegExp(
      `(?:\\b${set} ${article}|^(?:the |its |my |and |new )*|, (?:the |its )*|\\badd (?:the )?(?!category (?:to|in|into)\\b))category${becomes} ?(?=\\S)`,
    ),
    setField('category'),
  ],
  // Price.
  [
    /\bprice\b(?: of (?:card |listing )?(?:number |no\.? |#)\d+)?[^.;\d]{0,60}?(?=[$€£¥₽]? ?\d)/,
    // "By 10" is no price.
    (source, match) =>
      /\b(?:by|is not(?: at)?) ?$/.test(match[0]) || isOtherAmount(source, match)
        ? null
        : priceOf(source.raw(match.index + match[0].length)),
  ],
  [
    /\b(?:it|this|the [a-z ]{1,40}?|product) (?:now )?costs? (?=[$€£¥₽]? ?\d)/,
    (source, match) => (isOtherAmount(source, match) ? null : priceOf(source.raw(match.index + match[0].length))),
  ],
  [
    /\b(?:(?:sell|list|offer) (?:it|this)|(?:put|place) (?:it|this) (?:up )?(?:on|for) (?:sale|offer)) (?:for|at) (?=[$€£¥₽]? ?\d)/,
    (source, match) => (isOtherAmount(source, match) ? null : priceOf(source.raw(match.index + match[0].length))),
  ],
  // Any other name is a specification.
  [
    new RegExp(
      `\\b(?:set|change|update|correct) (?:the |its |my )?(?!(?:the |its |my )?(?:${ordinalPattern} )?${field}\\b)([a-z][a-z0-9 ]{1,40}?)${becomes} ?(?=\\S)`,
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

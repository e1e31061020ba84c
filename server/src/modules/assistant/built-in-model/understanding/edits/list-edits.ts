import { marketplacesIn } from '../marketplace-words.ts';
import { cardinalPattern, fromTheEnd, ordinalPattern } from '../speech/number-words.ts';
import {
  article,
  at,
  becomes,
  bulletNoun,
  type EditRow,
  field,
  isTask,
  isWish,
  keywordNoun,
  named,
  noEntryOf,
  part,
  placeOf,
  quoted,
  removedSpec,
  set,
  setField,
  short,
  specNoun,
  specPair,
  splitAtComma,
  splitTo,
  statesStock,
  value,
} from './edit-values.ts';

/** Stock, marketplace, and what a card has many of. */
export const listEdits: EditRow[] = [
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
    /\b(?:set|change|switch|move|put|update|assign) (?:the |its |this )?(?:target )?marketplace\b/,
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
      // "Bullet 2 is nonsense" says what it is, and not what it should say.
      const isOpinion =
        / is(?: now)? ?$/.test(match[0]) && !/^(?:"|to be\b)/.test(source.text.slice(match.index + match[0].length));
      return stated === '' || isWish(stated) || isTask(stated) || isOpinion || fromTheEnd.test(source.text)
        ? null
        : { op: 'set', field: 'bullets', value: stated, ...at(placeOf(match[1] ?? match[2])) };
    },
  ],
  [
    new RegExp(
      `\\b(?:add|append|insert|include|put in|another|one more|extra|additional|new)(?: (?:a|an|another|one more|the|new|extra|this))* ${bulletNoun}(?: at (?:position|place) (\\d{1,2}))?(?: ?:| saying| that says| which says| with| about| reading)? ?(?=\\S)`,
    ),
    (source, match) => {
      const stated = value(source, match);
      // "The new bullets are great" adds none.
      const isSaid = /^(?:is|are|was|were|looks?|sounds?|reads?|seems?)\b/i.test(stated);
      return stated === '' || isSaid ? null : { op: 'add', field: 'bullets', value: stated, ...at(placeOf(match[1])) };
    },
  ],
  [
    new RegExp(
      `\\b(?:add|put|use|enter|write) ("\\d+") (?:on (?:the |my )?(?:[a-z]+ ){1,3})?(?:to|as) (?:the |a |another |new |extra )*(?:list of )?${bulletNoun}`,
    ),
    (source, match) => ({ op: 'add', field: 'bullets', value: quoted(source, match[1]) }),
  ],
  [
    new RegExp(`\\b(?:remove|delete|drop) (?:the )?${bulletNoun} (?:about |saying |that says |with )?(?=\\S)`),
    (source, match) => {
      const stated = short(value(source, match));
      return stated === '' || noEntryOf.test(stated) ? null : { op: 'remove', field: 'bullets', value: stated };
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
      return stated === '' || /^(?:and|from|that)\b/.test(stated) || noEntryOf.test(stated)
        ? null
        : { op: 'remove', field: 'keywords', value: stated };
    },
  ],
  [
    new RegExp(
      `\\b(?:remove|delete|drop|take) ([^.;:]{1,80}?) (?:out )?(?:from|of|out of|as) (?:the |my |its |a )*${keywordNoun}\\b`,
    ),
    (source, match) =>
      noEntryOf.test(match[1] ?? '') ? null : { op: 'remove', field: 'keywords', value: part(source, match, 1) },
  ],
  [new RegExp(`\\b${set} ${article}${keywordNoun}${becomes} ?`), setField('keywords')],
  // Specifications.
  [
    new RegExp(
      `\\b(?:add|append|insert|new|another|update|include|set|change)(?: (?:a|an|the|another|new|to|this))* ${specNoun}(?: called| named|:| for)? ?(?=\\S)`,
    ),
    (source, match) => {
      const pair =
        specPair(value(source, match)) ?? splitTo(value(source, match)) ?? splitAtComma(value(source, match));
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
    /\badd (?:that )?(?:the |its )?(?!(?:another|one more|(?:an? )?(?:new|extra) one|one|this|these|the following|following|two|three|a|an|some|more)\b(?: [a-z]+)?:)([a-z][a-z ]{1,40}?)(?::| =| is) ?(?=\S)/,
    (source, match) => {
      const stated = short(value(source, match));
      return new RegExp(`^${field}$`).test(match[1] ?? '') || stated === ''
        ? null
        : { op: 'add', field: 'specifications', name: named(part(source, match, 1)), value: stated };
    },
  ],
];

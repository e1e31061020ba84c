import { known } from '../facts/told-specifications.ts';
import { isTask, isWish, quoted } from './edit-values.ts';
import {
  added,
  E,
  type Edits,
  type Form,
  inList,
  items,
  list,
  name,
  pairs,
  type Said,
  word,
} from './list-order-parts.ts';
import { fieldOf } from './list-tokens.ts';

const adding =
  '(?:add|append|insert|include|put|write|enter|use|want|i want|we want|i would like|need|give (?:it|me|us)|have|attach|throw in|squeeze in|make)';
const fresh =
  '(?:(?:a|an|another|one more|one|the|this|these|following|new|extra|additional|more|two|three|as|further|some) )*';
/** "The keyword reading light" is no keyword that reads "light". */
const reading = '(?:(?<!<k> )reading|reading(?= "))';
const says = `(?: ?:|,? (?:saying|that says|which says|that reads|${reading}|called|named|with the (?:text|words?|name)|about|as follows:?|like this:?|to add:?|for:|with))?`;
const setting = '(?:(?:set|change|make|correct|update|fix|put|edit|adjust|rewrite|switch|turn) )';
const becomes =
  '(?: ?[:=]| to(?: be| read| say)?:?| into:?| as:?| (?:should|must|has to|needs to|shall) (?:be|say|read|become):?| (?:is|reads|says|becomes)(?: now)?:?)';

const several = '(?:one|two|three|four|five|six|a few|some|\\d{1,2})';
const asked = '(?: more)?(?:,? please)?(?: ?:| -)?';
const thisText = '(?:this|that|the following|it|a new one|one more|another one)';
const gone = /^(?:go|be|the (?:top|end|bottom|front)|replace|change|swap|write|make|say|use|put|it)\b/i;
/** "The specs need a warranty of 2 years." */
const needs =
  /^(?:still |also )*(?:needs?|lacks?|miss(?:es)?|(?:should|must) (?:have|include|say|list|state|contain)|wants?) (?:an? |the )?/i;

/** Orders about texts: one for another, a new one, all anew, specifications by their name. */
export const textForms: Form[] = [
  // One for another.
  [
    new RegExp(
      `^(?:out with|get rid of|remove|drop|kick out|delete|lose|throw out) ${word}${name}(?:,? and|,|,? but)? (?:in with|bring in|put in|add|in comes|and add) ${word}${name}(?:,? (?:${inList}|\\(${list}\\)|${list}))?${E}`,
      'i',
    ),
    (said) => exchanged(said, 1, 2),
  ],
  [
    new RegExp(
      `^(?:replace|swap|exchange|change|substitute|switch) ${list} ${word}${name} (?:with|by|for|to|into|against) ${word}${name}${E}`,
      'i',
    ),
    (said) => exchanged(said, 2, 3, said.match[1]),
  ],
  [
    new RegExp(
      `^<([k])> ${word}${name}(?: (?:should|must|has to|needs to) (?:be|become|read|say)| becomes| to) ${word}${name}${E}`,
      'i',
    ),
    (said) => exchanged(said, 2, 3, said.match[1]),
  ],
  [
    new RegExp(
      `^(?:replace|swap|exchange|change|substitute|switch) ${word}${name} (?:with|by|for|to|into|against) ${word}${name} in (<[bk](-?\\d*)>)${E}`,
      'i',
    ),
    (said) => replaced(said, 1, 2, said.match[3]),
  ],
  [
    new RegExp(
      `^(?:in )?(<[b]-?\\d+>)[,:]? (?:please )?(?:replace|swap|exchange|change|substitute|switch|turn) ${word}${name} (?:with|by|for|to|into|against) ${word}${name}${E}`,
    ),
    (said) => replaced(said, 2, 3, said.match[1]),
  ],
  [
    new RegExp(
      `^(?:in )?(<[b]-?\\d+>)[,:]? (?:please )?(?:write|say|put|use|make it|it should (?:say|be|read)|should (?:say|be|read)) ${word}${name},? (?:instead of|rather than|in place of|(?:and )?not|where (?:it|that|this|there)(?: now| still| currently| just)? (?:says|stands|is|reads|has)) ${word}${name}${E}`,
    ),
    (said) => replaced(said, 3, 2, said.match[1]),
  ],
  [
    new RegExp(`^(?:in )?(<[b]-?\\d+>)[,:]? ${name} becomes ${name}${E}`),
    (said) => replaced(said, 2, 3, said.match[1]),
  ],

  // "The keyword flask is wrong, replace it with thermos".
  [
    new RegExp(
      `^(?:replace|swap|exchange|substitute|change) (?:it|that|this)(?: one| <[bks]>)? (?:with|by|for|to|into|against) ${word}${name}${E}`,
      'i',
    ),
    (said) => {
      const { entry: spoken } = said;
      if (spoken === null || spoken.field === 'specifications') return null;
      const { field, position, value } = spoken;
      const old = position === undefined ? { name: value ?? '' } : { position };
      return [{ op: 'set', field, ...old, value: said.words(1) }];
    },
  ],

  // All of the keywords anew.
  [
    /^(?:(?:replace|change|set|make|use|swap|update) )?(?:all )?<K>(?: (?:should|must|shall|have to|need to)(?: only| just| all)? be| to be| to| by| with| are| is| becomes|,)*(?: (?:only|just|now|exactly))*(?: (?:these|the following|this))*(?: (?:only|instead))*(?: ?[:=])? ?(\S.*)$/,
    (said) => {
      const { input } = said.match;
      const isStated =
        /^(?:replace|change|set|make|use|swap|update)\b.*?(?:\b(?:to|by|with)\b|:)|^(?:all )?<K>.*?(?:\b(?:should|must|shall|have to) be\b|\bonly\b|: ?)/.test(
          input,
        );
      if (!isStated || /^(?:add|include|insert|append|remove|delete|drop|should|must)\b/.test(said.match[1] ?? ''))
        return null;
      const isQuoted = /"\d+"/.test(said.match[1] ?? '');
      const values = items(said, 1).flatMap((one) => (isQuoted ? [one] : one.split(/ (?:and|&) /)));
      const isList = values.length > 1 || /:/.test(input) || /"/.test(input);
      return isList && values.every((value) => value.length < 60)
        ? [{ op: 'set', field: 'keywords', value: values.join(', ') }]
        : null;
    },
  ],

  // A text for one place.
  [
    new RegExp(
      `^(?:${setting}|replace |swap )?<(b)(-?\\d+)>(?:(?: ?:| (?:should|must|has to|needs to) (?:say|read)| (?:to )?(?:say|read)| becomes| into)|( to| should be| must be| with| by)):? (\\S.*)$`,
    ),
    (said) => {
      const { match } = said;
      const value = said.words(4);
      const isText = match[3] === undefined ? !/^\d/.test(value) : value.split(' ').length > 2;
      return !isText ||
        // "To Fits every cup holder": with a capital it is the text itself.
        (isWish(value) && !/^\p{Lu}/u.test(value)) ||
        /[<]/.test(match[4] ?? '') ||
        gone.test(value) ||
        isTask(value)
        ? null
        : [{ op: 'set', field: 'bullets', position: Number(match[2]), value }];
    },
  ],
  [
    new RegExp(`^(?:${setting}|replace |swap )?<([bk])(-?\\d+)>(?:${becomes}| with:?| by:?| for:?) ?("\\d+")${E}`),
    ({ match, source }) => [
      { op: 'set', field: fieldOf(match[1] ?? ''), position: Number(match[2]), value: quoted(source, match[3]) },
    ],
  ],

  [
    /^(?:make|change|set|turn) (?:it|that|this)(?: to| into| say| read)?:? (\S.*)$/,
    (said) => {
      const { entry: spoken, match } = said;
      const value = said.words(1);
      const isText = /^"/.test(match[1] ?? '') || value.split(' ').length > 2;
      return spoken?.position === undefined ||
        spoken.field !== 'bullets' ||
        !isText ||
        (isWish(value) && !/^\p{Lu}/u.test(value))
        ? null
        : [{ op: 'set', field: 'bullets', position: spoken.position, value }];
    },
  ],

  // More.
  [
    /^as (?:the |a |an? new |another )*(?:<([bk])(-?\d+)>|<([bk])>),? (?:please )?(?:add|put|use|take|have|write|insert)(?: ?:)? ?(\S.*)$/,
    (said) => {
      const { match } = said;
      return added(said, match[1] ?? match[3], 4, match[2] === undefined ? undefined : Number(match[2]));
    },
  ],
  [
    /^<([bks])>[:,]? (?:please )?(?:also )?(?:add|include|insert|append)(?: ?:)? ?(\S.*)$/i,
    (said) => added(said, said.match[1], 2),
  ],
  [
    new RegExp(
      `^(?:add|put|put in|use|write|insert|take) ("\\d+"(?:(?:,? and|,) "\\d+")*)(?: (?:instead|in its place|there))?${E}`,
    ),
    (said) => (said.list === null || said.list === 'specifications' ? null : added(said, said.list[0], 1)),
  ],
  [
    new RegExp(`^<([bk])> ${word}("\\d+"|[\\w -]{2,40}?) (?:added|included|put in|in)${E}`),
    (said) => added(said, said.match[1], 2),
  ],
  [
    new RegExp(
      `^(?:please )?${adding} (?:to|as|in|into|among|under|at) ${fresh}(?:<([bk])(\\d+)>|${list})(?: please| also| too)*(?: <to(-?\\d+)>)?${says} ?(\\S.*)$`,
      'i',
    ),
    (said) => {
      const { match } = said;
      const position = match[2] ?? match[4];
      return added(said, match[1] ?? match[3], 5, position === undefined ? undefined : Number(position));
    },
  ],
  // "Squeeze in a new second bullet, the others move down: ..."
  [
    new RegExp(
      `^(?:${adding}|slip in|sneak in|pop in|slot in) (?:an? |the |one |another )*(?:new|extra|additional|further|another) <([bk])(-?\\d+)>(?:,? (?:(?:and|so|then) )?(?:the |all (?:the )?)?(?:others?|rest)\\b[^:<"]{0,40})?(?: ?:|,? (?:saying|that says|which says|that reads|reading|with the text)) ?(\\S.*)$`,
      'i',
    ),
    (said) => added(said, said.match[1], 3, Number(said.match[2])),
  ],
  [
    new RegExp(`^${adding} ${fresh}${list}(?: <to(-?\\d+)>)?(?: please)?${says} ?(\\S.*)$`, 'i'),
    (said) => {
      const { match } = said;
      if (
        /^(?:use|want|i want|have|need|make|put) /.test(match.input) &&
        !/^\S+(?: \S+){0,3} <[bks]>(?: <to-?\d+>)?(?: please)?(?: ?:| saying| that| which| with| reading| "|"| called)/i.test(
          match.input,
        )
      )
        return null;
      return added(said, match[1], 3, match[2] === undefined ? undefined : Number(match[2]));
    },
  ],
  [
    new RegExp(
      `^(?:i want |we want |i would like |use |put |add |insert |take |have |write |include |append |make )?(?:this )?("\\d+"(?:(?:,|,? and|,? &) "\\d+")*) (?:as|to be|should be|be|must be|to|in with|in|into|among|under|for|could be|on)(?: the)? ?${fresh}(?:<([bk])(-?\\d+)>|${list})(?:,? <to(-?\\d+)>)?${E}`,
      'i',
    ),
    (said) => {
      const { match } = said;
      const position = match[3] ?? match[5];
      return added(said, match[2] ?? match[4], 1, position === undefined ? undefined : Number(position));
    },
  ],
  [
    new RegExp(
      `^(?:put|add|append|include|insert|use|write|enter|place) (.{2,120}?) (?:as|to|in with|in|into|among|under|on)(?: the)? ?${fresh}(?:<([bk])(-?\\d+)>|${list})(?:,? <to(-?\\d+)>)?${E}`,
      'i',
    ),
    (said) => {
      const { match } = said;
      if (
        /^(?:it|that|this|these|those|them|one|something|more|some|the one)\b/.test(match[1] ?? '') &&
        !/^this .* /.test(match[1] ?? '')
      )
        return spokenAdded(said);
      if (/</.test(match[1] ?? '')) return null;
      const position = match[3] ?? match[5];
      return added(said, match[2] ?? match[4], 1, position === undefined ? undefined : Number(position));
    },
  ],
  [
    /^(?:(?:a|an|another|one more|new|the) )*<([bks])> (?:to add|is missing|missing|needed)(?: ?:)? ?(\S.*)$/i,
    (said) => added(said, said.match[1], 2),
  ],
  [
    new RegExp(`^<([bk])> ${name} (?:is|are) (?:still |not yet )*(?:missing|not there|not in there)${E}`, 'i'),
    (said) => added(said, said.match[1], 2),
  ],
  [/^<([bks])> (?:are|is) (?:still )?missing(?: ?:)? ?(\S.*)$/i, (said) => added(said, said.match[1], 2)],
  [
    new RegExp(
      `^(?:an? )?(?:${several} )*(?:another|more|new|extra|additional|further)(?: (?:new|more|${several}))* <([bks])>${asked} ?(\\S.*)$`,
      'i',
    ),
    (said) => added(said, said.match[1], 2),
  ],
  [new RegExp(`^${several} <([b])> more${asked} ?(\\S.*)$`, 'i'), (said) => added(said, said.match[1], 2)],
  [
    /^(?:(?:still|also|what is|there is|is|we are) )*(?:missing|lacking|absent|not(?=[^:]{0,30}:)) (?:from|in|on|under|among) <([bks])>(?: ?:| is| are| -)? ?(?!(?:please|any ?more|now|yet)\b|an? (?:words?|lines?|notes?|hint|mention)\b)([^\s,.!?].*)$/i,
    (said) => added(said, said.match[1], 2),
  ],
  // "At the top of the bullets: ..."
  [
    new RegExp(
      `^(?:(?:put|add|place|insert|write|set|have|i want|use) )?(?:${thisText}(?: one)?(?: in| on)? )?(?:(?:should |must |has to )?(?:goes|go|comes|come|belongs|belong|be|stand) )?(?:as )?<to(-?\\d+)>(?: (?:of|in|on))? <([bk])> ?: ?(\\S.*)$`,
      'i',
    ),
    (said) => added(said, said.match[2], 3, Number(said.match[1])),
  ],
  [
    new RegExp(
      `^(?:put|add|use|take|insert|write) ${thisText}(?: in)? as (?:an? |new )*<([bk])(-?\\d+)> ?: ?(\\S.*)$`,
      'i',
    ),
    (said) => added(said, said.match[1], 3, Number(said.match[2])),
  ],
  [
    /^(?:add|put in|write|insert|include) (?:(?:another |one more |an? |new |extra )*one(?: more)?|another)(?: ?:| (?:that|which) (?:says|reads)| saying| reading| about| with)(?: ?:)? ?(\S.*)$/,
    (said) => (said.list === null ? null : added(said, said.list[0], 1)),
  ],

  // Specifications by their name.
  // "Add "Made in Portugal" to the specs as origin".
  [
    new RegExp(
      `^(?:add|put|enter|write|note|set) ("\\d+"|[^<":,]{2,60}?) (?:to|in|into|under|on) <s> (?:as|under|for) (?:the |its )?([a-z][a-z ]{1,30}?)${E}`,
      'i',
    ),
    (said) => pairs(`${said.words(2)}: ${said.words(1)}`, 'set'),
  ],
  [
    /^set <s> ([a-z][a-z -]{1,40}?) to (\S.*)$/,
    (said) => pairs(`${said.words(1)}: ${said.words(2).replace(/,? (?:and )?not \S+(?: [a-z]+)?$/i, '')}`, 'set'),
  ],
  [
    new RegExp(`^(?:${setting})<s>:? (\\S.*)$`, 'i'),
    (said) => pairs(said.words(1).replace(/^(\S+(?: \S+){0,2}?) to /, '$1: '), 'set'),
  ],
  [/^<s>:? (\S.*)$/i, (said) => pairs(said.words(1).replace(needs, ''), 'set')],
  [
    new RegExp(
      `^(?:${setting})?(?:the )?(${known}|[a-z][a-z ]{1,30}?)\\b(?: <s>)? ?(?:(?:to|:|=|should be|should read|must be|must read|has to be|has to read|needs to be|needs to read|is|becomes|at|of) )?("\\d+"|[^<]{1,80}?)(?:,? (?:instead of|rather than|not|and not) [^<,]{1,30}?)?(?: (?:in|into|to|under) <s>)?(?: to that)?${E}`,
      'i',
    ),
    (said) => {
      const { match } = said;
      if (
        /\b(?:title|headline|description)\b/.test(match.input) ||
        !/<s>/i.test(match.input) ||
        !/\d|^(?:set|change|make|correct|update|put|edit)\b|<s> to /i.test(match.input)
      )
        return null;
      const isPronoun = /^(?:that|this|it|so)\b/.test(match[2] ?? '');
      return isPronoun ? null : pairs(`${said.words(1)}: ${said.words(2)}`, 'set');
    },
  ],
];

const exchanged = (said: Said, old: number, text: number, letter?: string): Edits => {
  const field = letter === undefined ? said.list : fieldOf(letter);
  return field === null || field === 'specifications'
    ? null
    : [{ op: 'set', field, name: said.words(old), value: said.words(text) }];
};
const replaced = (said: Said, old: number, text: number, where = ''): Edits => {
  const [, letter = 'b', place = ''] = /<([bk])(-?\d*)>/i.exec(where) ?? [];
  // "... but not in the bullets".
  if (/\b(?:but|not|except|only|everywhere)\b/i.test(said.words(text))) return null;
  return [
    {
      op: 'set',
      field: fieldOf(letter),
      ...(place === '' ? {} : { position: Number(place) }),
      name: said.words(old),
      value: said.words(text),
    },
  ];
};
function spokenAdded({ entry: spoken, list: field }: Said): Edits {
  if (spoken?.value === undefined || field === null || field === 'specifications') return null;
  return [{ op: 'add', field, value: spoken.value }];
}

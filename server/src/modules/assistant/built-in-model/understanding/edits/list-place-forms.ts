import { named } from './edit-values.ts';
import {
  aside,
  E,
  type Edits,
  entry,
  type Form,
  gone,
  half,
  inList,
  list,
  name,
  pronoun,
  removedEntry,
  removedNames,
  removedPlaces,
  type Said,
  sure,
  word,
} from './list-order-parts.ts';
import { fieldOf, type ListField } from './list-tokens.ts';

const must =
  '(?: (?:can|could|may|should|shall|must|will|would|has to|have to|needs? to|ought to|is to|to|just|also|better|rather|please|belongs?|deserves to|wants to|goes))*';
const moving =
  '(?:move|put|bring|shift|place|push|pull|make|have|want|i want|we want|i would like|take|get|set|lift|need|send|stick|pop|slide|drag|bump)';
const going =
  '(?: (?:be|come|go|stand|move|moved|placed|put|sit|appear|read|to be|be moved|be put|up|down|right|straight))*';
const destination =
  '(?:<to(-?\\d+)>|<(up|down)(\\d+)>|(?:(?:to|at|on|in|as|be|become|into) )*<([bks])(-?\\d+)>|(before|above|ahead of|after|below|behind|under) <([bks])(-?\\d+)>)';

/** Where `destination` puts what stands at `from` in its list; its groups begin at `first`. Null beside another list. */
function goal(match: RegExpExecArray, first: number, from: number, own: ListField): number | null {
  const [to, way, steps, letter, spot, side, letterBeside, neighbor] = match.slice(first, first + 8);
  const other = letter ?? letterBeside;
  if (other !== undefined && fieldOf(other) !== own) return null;
  if (to !== undefined) return Number(to);
  if (spot !== undefined) return Number(spot);
  if (way !== undefined) {
    if (from === 0) return null;
    const by = from + (way === 'up' ? -1 : 1) * Number(steps);
    return from > 0 ? Math.max(by, 1) : Math.min(by, -1);
  }
  const by = Number(neighbor);
  if (by < 1 || from < 1) return by === 1 && /before|above|ahead/.test(side ?? '') ? 1 : null;
  return by + (/before|above|ahead/.test(side ?? '') ? 0 : 1) - (from < by ? 1 : 0);
}

/** Entries of two lists do not change places. */
const swapped = ({ match: [, letter = '', one, other, two] }: Said): Edits =>
  other === letter ? [{ op: 'swap', field: fieldOf(letter), position: Number(one), to: Number(two) }] : null;

/** "A new bullet at the top" is none that moves. */
const freshly = /^(?:an? )?(?:new|another|extra|additional|one more|further)\b/i;

/** "Take the emoji out of the first bullet" moves nothing there. */
const leaves = /\b(?:out of|from)$/i;

/** "Move this bullet to the top" names none. */
const onlyMoves = new RegExp(`^${moving}$`, 'i');

/** Orders about places: sort, swap, move, take away. Each is over the whole of an order, and the first that fits counts. */
export const placeForms: Form[] = [
  // Order.
  [
    /^(?=[^<]*<[BKS]>[^<]*$)(?:alphabeti[sz]e <|(?:sort|order|arrange|rearrange|put|list|alphabeti[sz]e|bring|have|make|organi[sz]e|i want|<|in|get|show).*?\b(?:alphabet\w*|a ?(?:to|-|through|until) ?z|abc|az)\b)(?!.*\b(?:z to a|reverse|backwards|descending)\b)/,
    ({ match }) => {
      const letter = /<([BKS])>/.exec(match.input)?.[1] ?? '';
      return [{ op: 'restyle', field: fieldOf(letter), style: 'a_to_z' }];
    },
  ],
  [
    new RegExp(
      `^(?:let )?(?:swap|switch|exchange|interchange|flip|trade|reverse|change)(?: around| round)?(?: (?:the )?(?:places?|positions?|order) of)? ${entry}(?:,? and|,? with|,? for|,? &|,| to) ${entry}${E}`,
      'i',
    ),
    swapped,
  ],
  [
    new RegExp(
      `^(?:let |have |make )?${entry}(?:,? and|,? with|,? &|,) ${entry}${must}(?: be)? (?:change|swap|switch|trade|exchange|reverse|swapped|switched|exchanged|reversed)d?(?: (?:their|with))?(?: (?:places?|positions?|each other|order))?${E}`,
      'i',
    ),
    swapped,
  ],
  [
    new RegExp(`^(?:${moving} )?${entry}${must}${going} ${destination}(?: ${inList})?${E}`, 'i'),
    ({ match }) => {
      const from = Number(match[2]);
      const field = fieldOf(match[1] ?? '');
      const to = goal(match, 3, from, field);
      return to === null || to === from ? null : [{ op: 'move', field, position: from, to }];
    },
  ],
  [
    new RegExp(
      `^${moving} <([bk])> (?:about|on|with|that (?:says|mentions)|saying|mentioning|for) (?:the )?${name}${must}${going} ${destination}(?: ${inList})?${E}`,
      'i',
    ),
    (said) => {
      const field = fieldOf(said.match[1] ?? '');
      const to = goal(said.match, 3, 0, field);
      return to === null ? null : [{ op: 'move', field, value: said.words(2), to }];
    },
  ],
  // "The bullet with the lid belongs on top".
  [
    new RegExp(
      `^<([bk])> (?:about|on|with|that (?:says|mentions|is about)|saying|mentioning|for|regarding) (?:the |our |my )?${name} (?:can|could|should|must|has to|needs to|ought to|is to|belongs?|deserves to|goes|comes|to)${must}${going} ${destination}(?: ${inList})?${E}`,
      'i',
    ),
    (said) => {
      const field = fieldOf(said.match[1] ?? '');
      const to = goal(said.match, 3, 0, field);
      return to === null || pronoun.test(said.words(2)) ? null : [{ op: 'move', field, value: said.words(2), to }];
    },
  ],
  [
    new RegExp(
      `^(?:${moving} )?${word}${name}(?: (?:point|one|line|<([bks])>))?${must}${going} ${destination}(?: ${inList})?${E}`,
      'i',
    ),
    (said) => {
      const { match } = said;
      const field = match[2] === undefined ? said.list : fieldOf(match[2]);
      const to = field === null ? null : goal(match, 3, 0, field);
      const value = said.words(1);
      const isMoved =
        new RegExp(`^${moving}\\b`).test(match.input) ||
        /\b(?:should|must|has to|needs to|belongs|goes|comes|to)\b|^[^<]* <to-?\d+> (?:in|of|on) <[bks]>/i.test(
          match.input,
        );
      if (
        field === null ||
        to === null ||
        !isMoved ||
        pronoun.test(value) ||
        onlyMoves.test(value) ||
        freshly.test(value) ||
        leaves.test(value) ||
        adding1.test(match.input)
      )
        return null;
      return field === 'specifications'
        ? [{ op: 'move', field, name: named(value), to }]
        : [{ op: 'move', field, value, to }];
    },
  ],
  [
    new RegExp(
      `^(?:${moving} )(?:(?:it|that|this)(?: one| <[bks]>)?|<[bks]>)${going} ${destination}(?: ${inList})?${E}`,
    ),
    (said) => {
      const { entry: spoken, match } = said;
      if (spoken === null) return null;
      const { field, position, value } = spoken;
      const to = goal(match, 1, position ?? 0, field);
      return to === null ? null : [{ op: 'move', field, ...(position === undefined ? { value } : { position }), to }];
    },
  ],

  // Away.
  // "Weight can go from the specs".
  [
    new RegExp(
      `^${word}${name} (?:can|could|may|should|must|has to|needs to|ought to|is to)(?: (?:just|also|please|now|really))* (?:leave|(?:go|leave|disappear|vanish|come|be (?:removed|deleted|dropped|gone|taken|thrown|struck|cut))(?: ${gone})? (?:from|off|off of|of|out of)) ${list}${E}`,
      'i',
    ),
    (said) => removedNames(said, 1, said.match[2]),
  ],
  [
    new RegExp(
      `^(?:i want|we want|i would like|we would like|have|get|want|i need) (?:${entry}|${word}${name} <([bks])>)(?: to be| to)? (?:gone|out|removed|deleted|off|away|go|disappear)${E}`,
    ),
    (said) =>
      said.match[1] === undefined
        ? removedNames(said, 3, said.match[4])
        : removedPlaces(`<${said.match[1]}${said.match[2]}>`),
  ],
  [
    new RegExp(`^all(?: of)? <([BK])> (?:can go|must go|should go|have to go|away|out|off|gone)${E}`),
    ({ match }) => [{ op: 'remove', field: fieldOf(match[1] ?? '') }],
  ],
  [
    new RegExp(`^(?:${sure}|${half}) (<[bks]-?\\d+>(?:(?:,? and|,|,? &| to| -) <[bks]-?\\d+>)*)(?: ${gone})?${E}`, 'i'),
    ({ match }) => {
      if (!new RegExp(`^${sure}`).test(match.input) && !new RegExp(`> ${gone}`).test(match.input)) return null;
      return removedPlaces(match[1] ?? '');
    },
  ],
  [
    new RegExp(
      `^(<[bks]-?\\d+>(?:(?:,? and|,|,? &) <[bks]-?\\d+>)*)(?:,? (?:i|we) (?:want|would like|need)(?: you)?(?: to)?(?: be)?| is (?:to|going)| are (?:to|going)|${must})(?: be)? (?:go|goes|gone|disappear|vanish|leave|removed?|deleted?|dropped|scrapped|thrown out|taken out|cut|erased?|out|away|off)${E}`,
    ),
    ({ match }) => removedPlaces(match[1] ?? ''),
  ],
  [
    new RegExp(
      `^(?:${sure}|${half}) (?:(?:it|that|this)(?: one| entry| <[bks]>)?|them|both)(?: ${gone})?(?: (?:out )?(?:of|from|off) <[bks]>)?${E}`,
      'i',
    ),
    ({ match, entry: spoken, list: field }) => {
      if (!new RegExp(`^${sure}|\\b${gone}\\b|\\bfrom\\b`).test(match.input)) return null;
      if (spoken !== null) return [removedEntry(spoken)];
      return /\bthem\b/.test(match[0]) && field !== null && /\ball\b/.test(match.input)
        ? [{ op: 'remove', field }]
        : null;
    },
  ],
  [
    new RegExp(
      `^(?:i|we) (?:do not|no longer) (?:really )?(?:want|need)(?: to (?:see|have))? (?:that |this )?<([bk])> (?:about|on|with|that says|saying|mentioning) (?:the )?${name}${E}`,
      'i',
    ),
    (said) => removedNames(said, 2, said.match[1]),
  ],
  // "Somebody put flask in the keywords, I don't want that one", "... it has to go".
  [
    new RegExp(
      `^(?:(?:i|we) (?:do not|never|no longer) (?:really )?(?:want|need)(?: to (?:see|have))? (?:it|that|this)(?: one| <[bks]>)?(?: (?:in )?there)?|(?:it|that|this)(?: one| <[bks]>)?${must} (?:go|disappear|leave|be (?:removed|deleted|dropped|taken out|gone)))${E}`,
    ),
    ({ entry: spoken }) => (spoken === null ? null : [removedEntry(spoken)]),
  ],
  [
    new RegExp(`^(?:${sure}) (?:them all|all of (?:them|those|these)|all|the lot|everything)${E}`),
    ({ list: field }) => (field === null || field === 'specifications' ? null : [{ op: 'remove', field }]),
  ],
  [
    new RegExp(
      `^(?:${sure}) (?:(?:all|every one|every single one|any)(?: of)? )?<([BK])>(?: all| completely| entirely| fully)?${E}`,
    ),
    ({ match }) => [{ op: 'remove', field: fieldOf(match[1] ?? '') }],
  ],
  [
    new RegExp(
      `^(?:${sure}|${half}) ${word}${name}(?: ${gone})?,? (?:from|out of|out from|off|off of|of|in) ${list}${E}`,
      'i',
    ),
    (said) => removedNames(said, 1, said.match[2]),
  ],
  // "Remove from the keywords the word gift".
  [
    new RegExp(`^(?:${sure}) (?:from|out of) ${list} ${word}${name}${E}`, 'i'),
    (said) => removedNames(said, 2, said.match[1]),
  ],
  [
    new RegExp(
      `^${word}${name} (?:(?:does not|do not|should not|must not|need not|no longer)(?: (?:really|need|have|to))* (?:belongs?|be|fit|go|stand)|(?:has|have) no (?:place|business)(?: being)?|(?:is|are) (?:not|no longer) (?:needed|wanted|required)|(?:is|are) out of place)(?: (?:in|on|among|of|from|to|for|under))* ${list}${E}`,
      'i',
    ),
    (said) => removedNames(said, 1, said.match[2]),
  ],
  [
    new RegExp(
      `^(?:i|we) (?:do not|no longer) (?:want|need|like)(?: to (?:see|have))? ${word}${name} (?:in|on|among|under) <(s)>${E}`,
      'i',
    ),
    (said) => removedNames(said, 1, said.match[2]),
  ],
  [
    new RegExp(
      `^${word}${name} (?:out of|off|away from|${must} (?:go|be (?:removed|deleted|taken|gone|thrown)|leave)(?: (?:out|away|off))?(?: (?:of|from))?) ${list}${E}`,
      'i',
    ),
    (said) => removedNames(said, 1, said.match[2]),
  ],
  [
    new RegExp(
      `^${word}${name} <([bks])> (?:can|could|may|should|must|has to|needs to|is to|to|just)(?: just)? (?:go|be (?:removed|deleted|dropped|gone|taken out)|disappear|leave)(?: ${gone})?${E}`,
    ),
    (said) => removedNames(said, 1, said.match[2]),
  ],
  [
    new RegExp(
      `^<([bks])>(?: (?:about|saying|with|that says|called|named))? ${name} (?:can|could|may|should|must|has to|needs to|is to|to)(?: just)? (?:go|be (?:removed|deleted|dropped|gone|taken out)|disappear|leave)(?: ${gone})?${E}`,
    ),
    (said) => removedNames(said, 2, said.match[1]),
  ],
  [new RegExp(`^<([bks])> ${name} ${gone}${E}`), (said) => removedNames(said, 2, said.match[1])],
  [
    new RegExp(
      `^(?:${sure}) ${list}(?: (?:about|saying|with|that says|called|named|:))?:? (.+?)(?: ${gone})?${aside}[\\s.!]*$`,
      'i',
    ),
    (said) => removedNames(said, 2, said.match[1]),
  ],
  [
    new RegExp(`^(?:${sure}|${half}) ${word}${name} <([bks])>(?: ${gone})?${E}`),
    (said) => (new RegExp(`^${sure}|> ${gone}`).test(said.match.input) ? removedNames(said, 1, said.match[2]) : null),
  ],
];
/** "Add X to the top" adds it. */
const adding1 = /^(?:add|append|insert|include)\b/;

import { plainPair } from '../extract/plain-pairs.ts';
import { factsOf } from '../ground/facts.ts';
import { factOfShortLine } from './bare-facts.ts';
import { namesOf } from './property-names.ts';

const measure =
  /^((?:\p{L}+ ){0,2}(?:height|width|length|depth|diameter|thickness|capacity|volume|power|voltage|wattage|torque))$/iu;
const digit = /^(?:(?:about|approx\.?|ca\.?|up to) )?\d/u;

/** What a property is told with: its name, and the clause for its value; null where the value does not fit into one. */
const named: readonly [RegExp, (value: string, name: string) => string | null][] = [
  [/^(?:materials?|fabric|composition)$/iu, (value) => `is made of ${lowered(value)}`],
  [measure, (value, name) => (digit.test(value) ? `has ${articled(lowered(name))} of ${value}` : null)],
  [/^(?:item )?weight$/iu, (value) => (digit.test(value) ? `weighs ${value}` : null)],
  [
    /^(?:dimensions|measurements|(?:product |item )dimensions|size)$/iu,
    (value) => (/\d.*[x×].*\d/u.test(value) ? `measures ${value}` : null),
  ],
  [/^sizes$/iu, (value) => `comes in sizes ${value}`],
  [/^colou?r$/iu, (value) => (/^[\p{L} ]+$/u.test(value) ? `comes in ${lowered(value)}` : null)],
  [/^(?:country of origin|made in|origin)$/iu, (value) => (isPlace(value) ? `is made in ${value}` : null)],
  [/^ages?$/iu, (value) => (digit.test(value) ? `is for ages ${value}` : null)],
  [/^fits$/iu, (value) => `fits ${listed(value)}`],
  [/^(?:ingredients|contains)$/iu, (value) => `contains ${listed(value)}`],
  [
    /^\p{L}+[ -](?:free|safe|proof|resistant)$/iu,
    (value, name) => (/^yes$/iu.test(value) ? `is ${lowered(name)}` : null),
  ],
  [/^(compatible with|suitable for)$/iu, (value, name) => `is ${name.toLowerCase()} ${value}`],
];

const isPlace = (value: string): boolean =>
  factsOf(value, 'en').some(({ kind, start, end }) => kind === 'origin' && start === 0 && end === value.length);

const stretched = /^\d.*\d? ?(?:mm|cm|m|in|inch(?:es)?|ft|") (?:long|wide|high|tall|deep|thick)$/iu;
const verbs =
  /^(?:seats|holds|comes|keeps|fits|weighs|measures|works|folds|opens|includes|contains|supports|covers|lasts|hangs|stands|cures|charges|connects) \S/iu;
const participles =
  /^(?:hand-?made|hand-?crafted|made|crafted|printed|woven|knitted|designed|signed|packed|packaged|sold|suitable|available|inspired) (?:in|by|from|of|with|for|on|to|as|at) \S/iu;

/** Single words that say what a product is. */
export const adjectives =
  '(?:vegan|organic|waterproof|foldable|adjustable|rechargeable|washable|reversible|oiled|unframed|framed|signed|hand-?made)';

/** Lines that have no name, by the beginning that makes a clause of them. */
const bare: readonly [RegExp, string][] = [
  [stretched, 'is'],
  [verbs, ''],
  [participles, 'is'],
  [/^(?!not )\p{L}+[ -](?:free|safe|proof|resistant)$/iu, 'is'],
  [new RegExp(`^${adjectives}$`, 'iu'), 'is'],
  [/^with (?!out\b)\S/iu, 'comes'],
  [/^sizes? (?:us |uk |eu )?[xsml\d]/iu, 'comes in'],
  [/^(?:set|pack) of \d/iu, 'comes as a'],
  [/^for (?:ages? \d|(?:indoor|outdoor|indoor and outdoor|home|professional) use$)/iu, 'is'],
];
// Behind these a line is no clause: "comes with", cut off; "holds:" of a heading.
const open = /(?:\b(?:with|in|of|for|to|and|or)|[:;,])$/iu;

const labelled = /^(\p{L}[\p{L}\s/-]{1,40}?)\s*[:：]\s*(\S.*)$/u;

/** A fact as what a sentence says of the product: "weighs 48 kg" for "Weight: 48 kg"; null where no plain clause tells it whole. */
export function clauseOf(line: string, isPlural: boolean, language: string): string | null {
  const clause = open.test(line) ? null : clauseIn(line, language);
  return clause !== null && isPlural ? plural(clause) : clause;
}

function clauseIn(line: string, language: string): string | null {
  const [, name = '', value = ''] = labelled.exec(line) ?? [];
  if (name !== '') {
    const tell = named.find(([pattern]) => pattern.test(name.trim()))?.[1];
    return tell?.(value.replace(/[.;,]+$/u, ''), name.trim()) ?? null;
  }
  const begun = bare.find(([pattern]) => pattern.test(line))?.[1];
  if (begun !== undefined) return `${begun} ${lowered(line)}`.trim();
  const [pairName, pairValue] = plainPair(line) ?? [];
  if (pairName !== undefined && pairValue !== undefined) {
    const tell = named.find(([pattern]) => pattern.test(pairName))?.[1];
    return tell?.(pairValue, pairName) ?? null;
  }
  const fact = factOfShortLine(line, language);
  const names = namesOf(language);
  if (fact === null || names === null) return null;
  // A value that leaves words of its line behind would lose them.
  if (fact.value.length < line.length)
    return /^\S+ ?\S* diameter$/iu.test(line) ? `has a diameter of ${fact.value}` : null;
  if (fact.name === names.material) return `is made of ${lowered(line)}`;
  if (fact.name === names.colour) return `comes in ${lowered(line)}`;
  if (fact.name === names.dimensions) return `measures ${line}`;
  return fact.name === 'Capacity' ? `has a capacity of ${line}` : null;
}

/** "Salmon 42 %, peas, linseed" with its "and". */
const listed = (value: string): string =>
  /(?:\band\b|;)/iu.test(value) ? value : value.replace(/, (?=[^,]+$)/u, ' and ');

const articled = (noun: string): string => `${/^[aeiou]/iu.test(noun) ? 'an' : 'a'} ${noun}`;

/** A capital that only began the line; "TPU", "US" and "Merino" of one word behind another stay as they are. */
const lowered = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());

/** "These rings are", "come", "weigh". */
function plural(clause: string): string {
  return clause.replace(/^(\p{L}+)/u, (verb) => {
    if (verb === 'is') return 'are';
    if (verb === 'has') return 'have';
    return verb.replace(/s$/u, '');
  });
}

import { factsOf } from '../ground/facts.ts';
import type { Listing } from '../listing.ts';
import { codePoints, wordList } from '../text/words.ts';
import { factOfShortLine } from './bare-facts.ts';
import { isShouting } from './casing.ts';
import { ownSpelling } from './casing-names.ts';
import { capitalised } from './clean-text.ts';
import { commonKinds } from './common-kinds.ts';
import type { Block } from './description-blocks.ts';
import { adjectives, clauseOf } from './fact-clauses.ts';
import { itemOf } from './keyword-phrases.ts';
import { isUse } from './keyword-words.ts';
import { isAuthor } from './property-names.ts';
import { isPropertySentence, propertySentences } from './property-sentences.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { kindOf, segmentsOf, stem } from './title-parts.ts';
import { isInBullets } from './told-in-bullets.ts';
import { joinedSentences } from './unspaced-texts.ts';

// A longer line, or one with the end of a sentence in it, is a text already.
const longestFact = 90;
const fewestFacts = 2;
const endsSentence = /[.!?…。！？]["”»)]?$|[.!?]\s+\p{Lu}/u;

/** True for a line that is no sentence. */
const isFact = (line: string): boolean => codePoints(line) <= longestFact && !endsSentence.test(line);

// More of them in one sentence cannot be taken in at a glance.
const mostClauses = 3;
const fewestClauses = 2;

/**
 * Facts as sentences ("This dining table is 75 cm high, weighs 48 kg and seats 6.") with a list of those that no plain
 * sentence can be made of; a list of all where too few can.
 */
function asSentences(lines: readonly string[], context: RewriteContext): Block[] {
  if (context.language !== 'en') return abroad(lines, context.language);
  const subject = subjectOf(context);
  const told = lines
    .flatMap((line) => clausesApart(line, subject.isPlural, context.language))
    .map((line) => ({ line, clause: clauseOf(line, subject.isPlural, context.language) }));
  const clauses = withoutTold(told.flatMap(({ clause }) => clause ?? []));
  if (clauses.length < fewestClauses) return [listOf(lines)];
  const sentences = grouped(clauses).map(
    (group, index) => `${index === 0 ? subject.name : subject.pronoun} ${enumerated(group)}.`,
  );
  const rest = told.flatMap(({ line, clause }) => (clause === null ? [capitalised(saidShortly(line))] : []));
  const [only = ''] = rest;
  // One alone would be a list of nothing else.
  if (rest.length === 1 && wordList(only).length >= fewestOfSentence && tied.test(only))
    return [{ kind: 'paragraph', lines: [`${sentences.join(' ')} ${only}.`] }];
  const text: Block = { kind: 'paragraph', lines: [sentences.join(' ')] };
  // A bullet and the table stand beside the text: none of their rows is left over alone.
  const isOfTable = rest.length === 1 && isRowOf(only, context.listing) && isInBullets(only, context.listing.bullets);
  return rest.length === 0 || isOfTable ? [text] : [text, { kind: 'list', lines: rest }];
}

const isRowOf = (line: string, { specifications }: Listing): boolean =>
  specifications.some(({ name, value }) => `${name.trim()}: ${value.trim()}`.toLowerCase() === line.toLowerCase());

const fewestOfSentence = 4;
const tied = /^(?!.*(?:[:;]|\s\p{Lu})).*\s(?:is|are|has|over|with|of|in|for|from|on|about)\s/u;

/** "Solid oak, oiled" as two facts where each of them makes a clause, any other line as it is. */
function clausesApart(line: string, isPlural: boolean, language: string): string[] {
  const parts = line.includes(':') ? [] : line.split(/, +/u);
  return parts.length > 1 && parts.every((part) => clauseOf(part, isPlural, language) !== null) ? parts : [line];
}

const listOf = (lines: readonly string[]): Block => ({
  kind: 'list',
  lines: lines.map((line) => capitalised(saidShortly(line))),
});

/** The same in the other languages, each with a grammar of its own. */
function abroad(lines: readonly string[], language: string): Block[] {
  const told = propertySentences(lines, language);
  if (told === null) return [listOf(lines)];
  return [
    { kind: 'paragraph', lines: [joinedSentences(told.sentences)] },
    ...(told.rest.length === 0 ? [] : [listOf(told.rest)]),
  ];
}

/** Once "made of silver and moonstone" stands there, "made of silver" says nothing; a measure is no part of another one. */
function withoutTold(clauses: readonly string[]): string[] {
  const words = clauses.map((clause) => new Set(wordList(clause)));
  return clauses.filter((clause, index) => {
    const own = [...(words[index] ?? [])];
    return !words.some(
      (other, at) =>
        at !== index &&
        own.every((word) => other.has(word)) &&
        ((other.size > own.length && !/^ha(?:s|ve) /u.test(clause)) || (other.size === own.length && at < index)),
    );
  });
}

/** What is told with one verb stands together: "comes disassembled and with two benches". */
function grouped(clauses: readonly string[]): string[][] {
  const byVerb = new Map<string, string[]>();
  for (const clause of clauses) {
    const verb = clause.split(' ', 1)[0] ?? '';
    const isShared = /^(?:is|are|has|have|comes?)$/u.test(verb) && !isList.test(clause);
    const key = isShared ? verb : clause;
    byVerb.set(key, [...(byVerb.get(key) ?? []), isShared ? clause.slice(verb.length + 1) : clause]);
  }
  // "Is made of stoneware, dishwasher safe and handmade" would say all of it of what it is made of.
  for (const [verb, parts] of byVerb)
    byVerb.set(verb, [...parts.filter((part) => !isMadeOf(part)), ...madeOfAll(parts)]);
  const groups: string[][] = [];
  let open: string[] | null = null;
  for (const [verb, parts] of byVerb) {
    const isShared = parts[0] !== verb;
    if (parts.length > 1 || isList.test(parts[0] ?? '')) {
      for (let from = 0; from < parts.length; from += mostClauses) {
        const [first = '', ...more] = parts.slice(from, from + mostClauses);
        groups.push([isShared ? `${verb} ${first}` : first, ...more]);
      }
      continue;
    }
    const clause = isShared ? `${verb} ${parts[0] ?? ''}` : verb;
    if (open === null || open.length >= mostClauses) {
      open = [clause];
      groups.push(open);
    } else open.push(clause);
  }
  return groups;
}

const isMadeOf = (part: string): boolean => part.startsWith('made of ');

/** "Made of cotton" and "made of linen" as one. */
function madeOfAll(parts: readonly string[]): string[] {
  const [first, ...more] = parts.filter(isMadeOf);
  if (first === undefined) return [];
  return [enumerated([first, ...more.map((part) => part.slice('made of '.length))])];
}

/** "Is made of nylon and metal" stands alone: another "and" behind it would not tell what belongs together. */
const isList = /,|\band\b/u;

const enumerated = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** "Grain free" for "Grain free: yes", "Handmade" for "Handmade: yes", "Screws included" for "Screws: incl", and no name that the value says again. */
export const saidShortly = (line: string): string =>
  line
    .replace(/^(\p{L}+(?:able|ible|proof|made|less)): yes$/iu, '$1')
    .replace(/^(\p{L}+[ -][\p{L} -]+): (?:yes|ja|да|oui|sí)$/iu, '$1')
    .replace(/^(\p{L}[\p{L} -]+): (?:incl\.?|included)$/iu, '$1 included')
    .replace(/^included: ((?!the ).{3,60})$/iu, '$1 included')
    .replace(/^(\p{L}+): (?=\1 )/iu, '')
    .replace(/^(?:\p{L}+ )?(\p{L}+): (.+ \1)$/iu, (line: string, _, value: string) => withFullName(line, value));

/** "2 year warranty" for "Warranty: 2 year warranty", "90 days seller warranty" for "Seller warranty: 90 days warranty". */
function withFullName(line: string, value: string): string {
  const [name = ''] = line.split(':');
  const said = new Set(wordList(value));
  const [first = '', ...more] = name.toLowerCase().split(' ');
  if (more.length === 0 || said.has(first)) return value;
  return /^(?:warranty|guarantee)$/u.test(more.at(-1) ?? '') ? value.replace(/ (?=\p{L}+$)/u, ` ${first} `) : line;
}

/** True for a sentence that was made of properties. */
export function isMadeSentence(sentence: string, context: RewriteContext): boolean {
  if (context.language !== 'en') return isPropertySentence(sentence, context.listing.specifications, context.language);
  const [start = ''] = madeStart.exec(sentence) ?? [];
  // Few begin so: the title is read anew for these alone.
  if (start === '') return false;
  const item = itemOf(context).join(' ');
  const subject = subjectOf(context).name.toLowerCase();
  return [`this ${item}`, `these ${item}`, 'this product', subject].some((name) =>
    start.toLowerCase().startsWith(`${name} `),
  );
}
const madeStart = new RegExp(
  `^(?:This|These|The) [\\p{L}\\d '’-]+? (?:(?:is|are) (?:made|for|\\d|${adjectives}|\\p{L}+[ -](?:free|safe|proof|resistant))|(?:has|have) (?:an? |Bluetooth )|runs? |weighs? \\d|measures? \\d|comes? |contains? |fits? |seats? |keeps? )`,
  'u',
);

interface Subject {
  name: string;
  pronoun: string;
  isPlural: boolean;
}

// "Sofas" and "canvas", "photos" and "cosmos" end alike, and a lens is one.
const mayBeSeveral = /(?:[aiou]s|\blens)$/u;

/** "These rings" where the seller writes the name small, so that it is one of a kind and no title of a book. */
function subjectOf(context: RewriteContext): Subject {
  const item = itemOf(context);
  const noun = item.slice(-1);
  // "Sage candle" may be a name; that the thing is a candle is sure.
  const isSure =
    isOfCategory(noun, context.listing.category) || (commonKinds.has(stem(noun[0] ?? '')) && !isWork(context.listing));
  return (
    kindIn(item, context) ??
    (noun.length > 0 && isSure ? kindIn(noun, context, isSure) : null) ?? {
      name: nameOf(context, item),
      pronoun: 'It',
      isPlural: false,
    }
  );
}

/** The kind of thing that words name; null where they may be a name. */
function kindIn(words: readonly string[], context: RewriteContext, isSure = false): Subject | null {
  const name = words.join(' ');
  const written = context.writtenTitle;
  const small = written.charAt(0).toLowerCase() + written.slice(1);
  const isKind =
    name !== '' &&
    !isTail.test(small.slice(0, small.indexOf(name) + name.length)) &&
    !mayBeSeveral.test(name) &&
    (isSure ||
      small.includes(name) ||
      isOfCategory(words, context.listing.category) ||
      isKeyword(name, context) ||
      isDescribed(words, context));
  if (!isKind) return null;
  const isPlural = /[^aious]s$/u.test(name);
  const own = inOwnLetters(name, written);
  return isPlural
    ? { name: `These ${own}`, pronoun: 'They', isPlural }
    : { name: `This ${own}`, pronoun: 'It', isPlural };
}

const collections: ReadonlySet<string> = new Set(['set', 'kit', 'bundle']);
const mostInName = 4;

/** What it is called where its kind is not known: "This book", "This set", "The Halvor Summit"; else "This product". */
function nameOf({ writtenTitle, listing, language }: RewriteContext, words: readonly string[]): string {
  const noun = words.at(-1) ?? '';
  if (collections.has(noun)) return `This ${noun}`;
  if (listing.specifications.some(({ name }) => isAuthor(name))) return 'This book';
  const [name = ''] = segmentsOf(writtenTitle, language);
  const parts = name.split(' ');
  const brand = wordList(listing.brand ?? '')[0] ?? '';
  const isNamed =
    parts.length > 1 &&
    parts.length <= mostInName &&
    brand !== '' &&
    wordList(name)[0] === brand &&
    parts.every((part) => /^[\p{Lu}\d][\p{L}\d'’-]*$/u.test(part)) &&
    !isShouting(name) &&
    !mayBeSeveral.test(name) &&
    !/s$/u.test(name) &&
    !factsOf(name, language).some(({ kind }) => kind === 'number');
  return isNamed ? `The ${name}` : 'This product';
}

/** "USB C charger" as the title has it, unless that shouts. */
const inOwnLetters = (name: string, title: string): string =>
  name.replace(/\p{L}[\p{L}\p{N}-]*/gu, (word) => {
    const isLoud = !isShouting(title) && new RegExp(`(?<!\\p{L})${word.toUpperCase()}(?!\\p{L})`, 'u').test(title);
    return ownSpelling(word) ?? (isLoud ? word.toUpperCase() : word);
  });

// "Spokeshave flat sole": the last words say how the thing before them is.
const isTail =
  /\p{L}\s+(?:flat|round|square|oval|long|short|wide|narrow|thick|thin|large|small|tall|deep|curved|straight)\s\p{L}+$/iu;

const isOfCategory = (words: readonly string[], category: string | null): boolean => {
  const known = new Set(wordList(category ?? '').map(stem));
  return words.every((word) => known.has(stem(word)));
};

/** The kind stands behind what it is of or for: "Mens Watch", "Oak Bench", and no "Norvik Summit" or the name of a book. */
function isDescribed(words: readonly string[], { writtenTitle, language, listing }: RewriteContext): boolean {
  const item = words.at(-1) ?? '';
  const title = wordList(writtenTitle);
  const before = title[title.indexOf(item) - 1] ?? '';
  const kind = kindOf(before, language);
  return (
    !isWork(listing) && kindOf(item, language) === null && (isUse(before) || kind === 'material' || kind === 'colour')
  );
}
const isWork = ({ specifications }: Listing): boolean =>
  specifications.some(({ name }) => isAuthor(name) || isOfWork.test(name.trim()));
const isOfWork = /^(?:artist|director|isbn.*|publisher|format|platform|verlag|éditeur)$/iu;

const isKeyword = (name: string, { writtenKeywords }: RewriteContext): boolean =>
  writtenKeywords
    .map((keyword) => ` ${keyword.trim()}`)
    .some((keyword) => keyword.endsWith(` ${name}`) || ` ${name}`.endsWith(keyword));

const fewestOfHeading = 3;

const fewestOfLead = 4;

/** A description that tells facts alone, with more of them behind; null where it is a text, or laid out already. */
export function factBlocks(blocks: readonly Block[], more: readonly string[], context: RewriteContext): Block[] | null {
  const own = blocks.flatMap(({ lines }) => lines);
  const parts = [...own, ...more].flatMap((line) => line.split(/, +/u)).length;
  if (parts < (context.isUndescribed ? fewestFacts : fewestFacts + 1)) return null;
  if (!own.every((line) => isFact(line) && !line.endsWith(':'))) return null;
  const { isPlural } = subjectOf(context);
  const states = (line: string): boolean =>
    /^[^:：]{2,40}[:：]\s*\S/u.test(line) ||
    clauseOf(line, isPlural, context.language) !== null ||
    factsOf(line, context.language).length > 0 ||
    factOfShortLine(line, context.language) !== null;
  const isHeading = ({ kind, lines: [line = ''] }: Block): boolean =>
    kind === 'paragraph' && (context.language !== 'en' || !states(line));
  const isLaidOut = blocks.some(({ kind }, index) => {
    const before = blocks[index - 1];
    return kind === 'list' && before !== undefined && isHeading(before);
  });
  if (isLaidOut) return null;
  // What stands first and is no fact is a heading.
  const [first = ''] = own;
  const isHeaded = !states(first) && wordList(first).length >= fewestOfHeading;
  const facts = [...own.slice(isHeaded ? 1 : 0), ...more];
  const told = facts.length === 0 ? [] : asSentences(facts, context);
  // Of two facts a sentence can be made, but no list.
  if (parts <= fewestFacts && told[0]?.kind !== 'paragraph') return null;
  // No sentence came of the rows: what the seller said of it in words of his own stands above them.
  const [only, ...others] = told;
  const listed = others.find(({ kind }) => kind === 'list');
  const lead = capitalised(saidShortly(first));
  if (
    only?.kind === 'paragraph' &&
    listed?.lines.includes(lead) === true &&
    others.length === 1 &&
    wordList(first).length >= fewestOfLead &&
    !first.includes(':') &&
    !isHeaded
  ) {
    const rows = listed.lines.filter((line) => line !== lead);
    const isLeft = rows.length > 1 || !rows.every((line) => isInBullets(line, context.listing.bullets));
    return [
      { kind: 'paragraph', lines: [`${lead}. ${only.lines.join(' ')}`] },
      ...(isLeft && rows.length > 0 ? [{ kind: 'list' as const, lines: rows }] : []),
    ];
  }
  const isSaid = !isHeaded && !first.includes(':') && wordList(first).length >= fewestOfLead;
  if (
    isSaid &&
    only?.kind === 'list' &&
    others.length === 0 &&
    only.lines.length > fewestFacts &&
    context.language === 'en'
  )
    return [
      { kind: 'paragraph', lines: [`${capitalised(first)}.`] },
      { kind: 'list', lines: only.lines.filter((line) => line !== capitalised(saidShortly(first))) },
    ];
  return [...(isHeaded ? [{ kind: 'paragraph' as const, lines: [first] }] : []), ...told];
}

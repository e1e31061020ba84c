import { plainPair } from '../extract/plain-pairs.ts';
import { factsOf } from '../ground/facts.ts';
import type { Listing, Specification } from '../listing.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { codePoints, wordList } from '../text/words.ts';
import { factOfShortLine } from './bare-facts.ts';
import { isShouting, needsCasing, normalCase } from './casing.ts';
import { capitalised, sentencesOf } from './clean-text.ts';
import { commonKinds } from './common-kinds.ts';
import { linesOf } from './description-lines.ts';
import { calm } from './fact-clauses.ts';
import { isPropertyName, mayBeValue, namesOf, sameProperty, saysMore } from './property-names.ts';
import { partsOfPairs, proseFacts } from './prose-facts.ts';
import { isLoudList } from './selling-points.ts';
import { isHeading, tellable } from './tellable.ts';
import { nameKey } from './tidy-specification.ts';
import { kindOf, stem } from './title-parts.ts';

// A longer line is a sentence, and a text of more lines is none of facts alone.
const longestLine = 90;
const mostLines = 80;
const longestValue = 60;
const mostMaterials = 3;

/** "30 ml" and "30ml" under two names are one thing; a bare number may be of anything. */
const isSameValue = (known: Specification, fact: Specification): boolean =>
  /\d ?\p{L}/u.test(fact.value) && unspaced(known.value) === unspaced(fact.value);
const unspaced = (text: string): string => text.replace(/\s+/gu, '').toLowerCase();

const labelled = /^(\p{L}[\p{L}\s/-]{1,40}?)\s*[:：]\s*(\S.*)$/u;

/**
 * The specifications, and the properties that stand only in short lines of the description and in bullets ("Sterling
 * silver", "Material: moonstone", "sizes 5 to 9"), each with its name. A second material joins the first.
 */
export function propertiesOf(listing: Listing, language: string): Specification[] {
  const { specifications } = listing;
  const lines = linesOf(listing.description).map((line) => calmLine(line, listing, language));
  const bullets = isLoudList(listing.bullets)
    ? listing.bullets.map((bullet) => normalCase(bullet, 'und', listing.brand ?? ''))
    : listing.bullets;
  const rows = rowsOfTable(lines);
  const last = language === 'en' ? (wordList(listing.title).at(-1) ?? '') : '';
  const noun = commonKinds.has(stem(last)) ? last : '';
  const inLines = linesOfFacts(lines, bullets, language, noun).flatMap(({ line, isListed }) => {
    const fact =
      labelledFact(line) ??
      rows.get(line) ??
      (isListed ? null : (factOfShortLine(line, language) ?? materialOfName(line, noun))) ??
      pairOf(line);
    return fact === null || codePoints(fact.value) > longestValue || isPlaceholder(fact.value) || saysMore(fact.value)
      ? []
      : [fact];
  });
  const told = new Map<string, Specification[]>();
  for (const fact of [...inLines, ...proseFacts(lines, language)]) {
    const key = nameKey(fact.name);
    told.set(key, [...(told.get(key) ?? []), fact]);
  }
  const material = nameKey(namesOf(language)?.material ?? '');
  const facts = [...told].flatMap(([key, items]) => (key === material ? joined(items) : alone(items)));
  const materials = told.get(material) ?? [];
  const known = specifications.map((item) =>
    nameKey(item.name) === material && kindOf(item.value, language) === 'material'
      ? (joined([item, ...materials])[0] ?? item)
      : item,
  );
  return [
    ...known,
    ...tellable(facts).filter(
      (fact, index, all) =>
        ![...known, ...all.slice(0, index)].some((item) => sameProperty(item, fact) || isSameValue(item, fact)),
    ),
  ];
}

const row = /^(\p{L}[\p{L}\p{N} /().-]{1,30}?) ?[:：] ?(\S.{0,79})$/u;
// "XL: bust 39, waist 32" is a line of a size chart, "Tip: wash before use" a note.
const noName = /^(?:\d*x{0,4}[sml]|one size|(?:\p{L}+ )?(?:tips?|notes?|hinweis|remarque|nota|важно))$/iu;
const fewestRows = 4;
const mostWordsOfName = 4;
const mostWordsOfValue = 16;
const mostWordsOfPlain = 5;

/** The properties of so many lines "Name: value" under each other that they are a table, whatever their names. */
function rowsOfTable(lines: readonly string[]): Map<string, Specification> {
  const found = new Map<string, Specification>();
  let run: [string, Specification][] = [];
  const close = (): void => {
    if (run.length >= fewestRows) for (const [line, fact] of run) found.set(line, fact);
    run = [];
  };
  for (const text of lines) {
    const line = text
      .replace(/^• /u, '')
      .trim()
      .replace(/(?<![.;,])[.;,]+$/u, '');
    const [, name = '', value = ''] = row.exec(line) ?? [];
    const isRow =
      name !== '' &&
      !noName.test(name) &&
      !endsSentence.test(value) &&
      wordList(name).length <= mostWordsOfName &&
      wordList(value).length <= (/\d/u.test(value) ? mostWordsOfValue : mostWordsOfPlain);
    if (isRow) run.push([line, { name: capitalised(name), value }]);
    else close();
  }
  close();
  return found;
}
const endsSentence = /[.!?]\s|[!?]$/u;

/** Short lines without their signs; those of a list under a heading such as "Works on:" are no facts of the product. */
function linesOfFacts(
  described: readonly string[],
  bullets: readonly string[],
  language: string,
  noun: string,
): { line: string; isListed: boolean }[] {
  let isListed = false;
  const lines = described.map((text) => {
    const isItem = text.startsWith('• ');
    if (!isItem) isListed = /[:：]$/u.test(text) && !isHeading(text);
    return { text: isItem ? text.slice(2) : text, isListed };
  });
  // In a running text a sentence may be such a line: "Colour: moss green."
  const sentences = lines.flatMap(({ text, isListed }) => {
    const said = sentencesOf(text);
    const isWhole = (sentence: string): boolean => isPair(sentence) || isSaidAlone(sentence, language, noun);
    return said.length > 1 ? said.filter(isWhole).map((sentence) => ({ text: sentence, isListed })) : [];
  });
  return [...lines, ...bullets.map((text) => ({ text, isListed: false })), ...sentences]
    .flatMap(({ text, isListed }) => partsOfPairs(text).map((part) => ({ text: part, isListed })))
    .map(({ text, isListed }) => ({ line: text.trim().replace(/(?<![.;,])[.;,]+$/u, ''), isListed }))
    .filter(({ line }) => line !== '' && line.length <= longestLine)
    .slice(0, mostLines);
}

/** "Case included.", "Made in Portugal.": a sentence that is a property and nothing else. */
const isSaidAlone = (sentence: string, language: string, noun: string): boolean => {
  const line = sentence.replace(/[.;,]+$/u, '');
  return factOfShortLine(line, language) !== null || materialOfName(line, noun) !== null;
};

const mostOfName = 4;
const longestName = 50;

/** The ceramic of "Ceramic mug" in the text of a "Mug": what it is made of, with what the title calls it. */
function materialOfName(line: string, noun: string): Specification | null {
  if (noun === '' || line.length > longestName || !line.toLowerCase().endsWith(noun)) return null;
  const words = wordList(line);
  if (words.length < 2 || words.length > mostOfName || words.at(-1) !== noun) return null;
  const material = line.slice(0, line.toLowerCase().lastIndexOf(noun)).trim();
  return kindOf(material, 'en') === 'material' ? { name: 'Material', value: capitalised(material) } : null;
}

const isPair = (sentence: string): boolean => {
  const line = sentence.replace(/[.;,]+$/u, '');
  return partsOfPairs(line).every((part) => labelledFact(part) !== null || pairOf(part) !== null);
};

function labelledFact(line: string): Specification | null {
  const [, name = '', value = ''] = labelled.exec(line) ?? [];
  return isPropertyName(name) && mayBeValue(name, value)
    ? { name: capitalised(name.trim()), value: value.trim() }
    : null;
}

function pairOf(line: string): Specification | null {
  const [name, value] = plainPair(line) ?? [];
  if (name === undefined || value === undefined) return null;
  return isPropertyName(name) && mayBeValue(name, value) ? { name, value } : null;
}

/** A shouted line in small letters; German nouns would lose their capitals. */
const calmLine = (line: string, { brand }: Listing, language: string): string =>
  language !== 'de' && isShouting(line) && needsCasing(line) ? normalCase(line, 'und', brand ?? '') : line;

/** Two values under one name may be of two sizes or contradict each other: then none is taken. */
function alone(items: readonly Specification[]): Specification[] {
  const [first] = items;
  return first !== undefined && items.every(({ value }) => value.toLowerCase() === first.value.toLowerCase())
    ? [first]
    : [];
}

/**
 * A product may be of several materials; a list of more of them says what it is used on, or what it comes in. What another
 * one says more exactly ("oak", "solid oak") is said once.
 */
function joined(items: readonly Specification[]): Specification[] {
  const [first, ...rest] = items.filter(
    ({ value }, index) =>
      !items.some((other, at) => holds(other.value, value) && (at < index || !holds(value, other.value))),
  );
  if (first === undefined || rest.length >= mostMaterials) return [];
  const values = [
    first.value,
    ...rest.map(({ value }) => (factsOf(value, 'en').length > 0 ? (calm(value) ?? value) : value)),
  ];
  const last = values.pop() ?? '';
  const and = values.some((value) => /[,;]/u.test(value)) || /[,;]/u.test(last) ? '; ' : ' and ';
  return [
    { name: items[0]?.name ?? first.name, value: values.length === 0 ? last : `${values.join(', ')}${and}${last}` },
  ];
}

const holds = (text: string, words: string): boolean => {
  const known = new Set(wordList(text));
  return wordList(words).every((word) => known.has(word));
};

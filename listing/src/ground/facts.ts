import { isDenied } from './denials.ts';
import { numberWordsAt } from './number-words.ts';
import { type NumberSpan, numbersOf, spokenNumber, unitAfter } from './numbers.ts';
import { unitsOf } from './units.ts';
import { type FactToken, readingLanguages, type WordFact, wordFactAt, wordTokensOf } from './word-fact-index.ts';
import type { VocabularyLanguage, WordFactKind } from './word-facts.ts';

/** `name` is a name in the place of a maker's or a country's name; only the check against sources finds those. */
export type FactKind = 'number' | 'code' | 'size' | 'name' | WordFactKind;

/** A statement in a text that a source has to support. */
export interface Fact {
  kind: FactKind;
  /** The words as written. */
  text: string;
  /** What the fact is compared by; two spellings of one fact share it. */
  key: string;
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
  /** For numbers: their possible meanings. */
  number?: NumberSpan;
  /** For a number of things: the first letters of what is counted. */
  counted?: string;
  /** The words around it deny it ("not dishwasher safe"). */
  denied?: boolean;
}

// A model name or class such as IPX7, A4 or NV-32: letters first, then digits.
// Scripts without spaces put codes and figures right after any word: "全長は295mm" contains no code, "防水IPX7" does.
const codePattern =
  /(?<![[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]])[\p{L}--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]{1,12}-?\d[[\p{L}\p{N}\-]--[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]]{0,20}/gv;
const standards =
  /(?<![\p{L}\p{N}])(?:CE|EAC|ЕАС|UL|ISO|EN|DIN|USDA|FCC|GMP|GS|NF|UKCA|ГОСТ|ТУ|REACH|BSCI|GRS|RDS|RWS|BCI|AOP|DOP|IGP|PZH|MSC|ASC|VDE|CCC|ETL|CSA|IEC|HACCP|MIL-STD)(?![\p{L}\p{N}])/gu;
// A specification such as "Mark: CE" is short.
const longestMark = 24;
const firstRank = /(?:#|№|n°|\bno\.|\bnr\.?)\s?1(?!\d|[.,]\d)/giu;
const sizePattern = /(?<![\p{L}\p{N}'’.-])(?:XXS|XS|[SML]|XL|XXL|[2-6]XL|XXXL)(?![\p{L}\p{N}'’-]|\.\p{L})/gu;
const sizeWord = /(?:size|größe|gr\.|taille|talla|rozmiar\p{L}*|размер\p{L}*)[\s:]*(?:\p{Lu}{1,3}[\s/,–-]*)?$/iu;

/** The facts of a text that sell: numbers with units, codes, sizes, materials, colours, certifications, origins, claims and well-known brands. */
export function factsOf(text: string, language: string): Fact[] {
  return factsIn(text, readingLanguages(language)).filter(({ kind }) => kind !== 'trait');
}

/** Like `factsOf`, with plain properties and ingredients as well, for a text that may be in any of these languages. */
export function factsIn(text: string, languages: readonly VocabularyLanguage[]): Fact[] {
  const facts: Fact[] = [];
  let start = 0;
  // A statement ends with its line, so no fact reaches over a line end.
  for (const line of text.split('\n')) {
    for (const fact of knownLineFacts(line, languages)) {
      facts.push({ ...fact, start: fact.start + start, end: fact.end + start });
    }
    start += line.length + 1;
  }
  return facts;
}

/** What a line says never changes, and one improvement asks it of the same lines in each of its rounds. */
const known = new Map<string, readonly Fact[]>();
const mostKnown = 2_000;
/** Longer lines are seldom asked of again; in characters. */
const longestKnown = 1_000;

function knownLineFacts(line: string, languages: readonly VocabularyLanguage[]): readonly Fact[] {
  if (line.length > longestKnown) return lineFacts(line, languages);
  const key = `${languages.join()} ${line}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const facts = lineFacts(line, languages);
  if (known.size >= mostKnown) known.clear();
  known.set(key, facts);
  return facts;
}

function lineFacts(line: string, languages: readonly VocabularyLanguage[]): Fact[] {
  const facts = codesOf(line);
  const codes = [...facts];
  for (const number of numbersOf(line)) {
    if (codes.some((code) => number.start < code.end && code.start < number.end)) continue;
    facts.push(numberFact(number, line));
  }
  for (const match of line.matchAll(standards)) {
    // In a line of capitals "EN" may be a word; before a number it is the standard.
    if (line.length > longestMark && isShouting(line) && !/^[\s-]?\d/u.test(line.slice(match.index + match[0].length)))
      continue;
    facts.push({
      kind: 'certification',
      text: match[0],
      key: match[0].toLowerCase().replaceAll('еас', 'eac'),
      ...at(match),
    });
  }
  for (const match of line.matchAll(firstRank)) {
    facts.push({ kind: 'claim', text: match[0], key: 'number one', ...at(match) });
  }
  for (const match of line.matchAll(sizePattern)) {
    const isSize = match[0].length > 1 || sizeWord.test(line.slice(Math.max(0, match.index - 24), match.index));
    if (isSize) facts.push({ kind: 'size', text: match[0], key: `size ${match[0].toLowerCase()}`, ...at(match) });
  }
  facts.push(...wordFacts(line, languages));
  return facts.sort((a, b) => a.start - b.start || a.end - b.end);
}

const at = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length });
const codeKey = (text: string): string => text.toLowerCase().replaceAll('-', '');

const isShouting = (line: string): boolean =>
  (line.match(/\p{Lu}/gu)?.length ?? 0) > (line.match(/\p{Ll}/gu)?.length ?? 0);

function codesOf(line: string): Fact[] {
  const facts: Fact[] = [];
  if (!/\d/.test(line)) return facts;
  for (const match of line.matchAll(codePattern)) {
    // "20 Hz-20 kHz" is a range, not a code.
    const letters = /^(\p{L}+)-/u.exec(match[0])?.[1] ?? '';
    if (letters !== '' && unitsOf(letters).length > 0 && /\d\s?$/u.test(line.slice(0, match.index))) continue;
    facts.push({ kind: 'code', text: match[0], key: codeKey(match[0]), ...at(match) });
  }
  return facts;
}

const countedWord = /^[\s-]{1,2}(\p{L}{4,})/u;
const countedLetters = 5;

// "Set of 6", "6er-Set", "6 шт.", "2-teilig": how many there are in all.
const setBefore =
  /(?:set|pack|lot|box|case|kit|caja|paquete|juego|komplet|zestaw|набор|комплект|coffret|satz|karton|packung|conjunto)(?: (?:of|aus|von|de|из|z))? $/iu;
const setAfter = /^[\s-]?(?:er[- ]?(?:set|pack)|teilig|set(?!\p{L})|pack(?!\p{L}))/iu;
export const wholeSet = 'set of';

function countedBy(number: NumberSpan, line: string): string | undefined {
  const [isPieces, isPlain] = [number.readings.some(({ dimension }) => dimension === 'pieces'), number.unit === ''];
  if (!(isPieces || isPlain) || number.decimals > 0) return undefined;
  const after = line.slice(number.end, number.end + 40);
  if (isPieces || setBefore.test(line.slice(Math.max(0, number.start - 20), number.start)) || setAfter.test(after))
    return wholeSet;
  return countedWord.exec(after)?.[1]?.toLowerCase().slice(0, countedLetters);
}

function numberFact(number: NumberSpan, line: string): Fact {
  const text = number.text.trim();
  const counted = countedBy(number, line);
  return {
    kind: 'number',
    text,
    key: text.toLowerCase(),
    start: number.start,
    end: number.end,
    number,
    ...(counted !== undefined && { counted }),
  };
}

function wordFacts(text: string, languages: readonly VocabularyLanguage[]): Fact[] {
  const facts: Fact[] = [];
  const tokens = wordTokensOf(text);
  let spokenEnd = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as FactToken;
    const spoken = token.start < spokenEnd ? null : spokenAt(text, tokens, index, languages);
    if (spoken !== null) {
      facts.push(spoken);
      spokenEnd = spoken.end;
    }
    const found = wordFactAt(tokens, index, languages);
    if (found === null) continue;
    const more = found.kind === 'material' ? tokens[index + found.length] : undefined;
    const { kind, key, length } = more?.joined === true ? madeLess(found, more) : ofCompound(found, token);
    const last = tokens[index + length - 1] ?? token;
    const denied = found.denied !== isDenied(text, tokens, index, length);
    facts.push({
      kind,
      key,
      text: text.slice(token.start, last.end),
      start: token.start,
      end: last.end,
      ...(denied && { denied }),
    });
    index += length - 1;
  }
  return facts;
}

const mixed = /^(?:blends?|mix|mixed|mélangée?s?|mieszank\p{L}*|mischung|mischgewebe)$/u;
const likeness =
  /^(?:look|looks|effect|effects|imitation|print|printed|patterned|grain|like|feel|optik|imitat|imitation)$/u;

/** "Wool blend" holds less than wool, and a "marble effect" nothing of it. */
function madeLess(found: WordFact, { word }: FactToken): WordFact {
  if (mixed.test(word)) return { ...found, key: `${found.key} blend`, length: found.length + 1 };
  return likeness.test(word)
    ? { ...found, kind: 'trait', key: `${found.key} effect`, length: found.length + 1 }
    : found;
}

/** "Baumwollmischung" and "Marmoroptik" in one word. */
function ofCompound(found: WordFact, { word }: FactToken): WordFact {
  if (found.kind !== 'material' || found.length > 1) return found;
  if (/(?:mischung|mischgewebe|gemisch|mix)$/u.test(word)) return { ...found, key: `${found.key} blend` };
  return /(?:optik|imitat)$/u.test(word) ? { ...found, kind: 'trait', key: `${found.key} effect` } : found;
}

function spokenAt(
  text: string,
  tokens: readonly FactToken[],
  index: number,
  languages: readonly VocabularyLanguage[],
): Fact | null {
  const number = numberWordsAt(tokens, index, languages);
  if (number === null) return null;
  const start = tokens[index]?.start ?? 0;
  const end = tokens[index + number.length - 1]?.end ?? start;
  const after = number.unit === undefined ? unitAfter(text, end) : null;
  const isOne = number.value === 1;
  // "One" is mostly an article, and "a" before one letter is not a measure.
  if (isOne && (after === null || after.unit.length < 3)) return null;
  const unit = number.unit ?? (after !== null && after.unit.length > 1 ? after.unit : '');
  const span = spokenNumber(
    text.slice(start, unit === '' || after === null ? end : end + after.written.length),
    start,
    number.value,
    unit,
  );
  return numberFact(span, text);
}

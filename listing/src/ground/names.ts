import type { Fact } from './facts.ts';
import { unitsOf } from './units.ts';
import { type FactToken, wordTokensOf } from './word-fact-index.ts';

/** The words of the sources, and where they name the maker: for finding a foreign name in that place. */
export interface SourceNames {
  words: Set<string>;
  /** Beginnings of the words, so that inflected forms count as known. */
  beginnings: Set<string>;
  brand: readonly string[];
  afterBrand: Set<string>;
  beforeBrand: Set<string>;
}

const brandLine =
  /^(?:brand|manufacturer|marke|hersteller|marque|marca|marka|producent|бренд|марка|торговая марка)\s?:\s*(.{1,60})$/imu;
const shortestBeginning = 4;
const longestBeginning = 16;
const nearBrand = 3;
/** In words; a longer text in the brand field is not a name. */
const longestBrand = 20;

/** Reads the words of the sources once; `brand` is the maker's name when it is known. */
export function sourceNames(texts: readonly string[], brand: string | null): SourceNames {
  const names: SourceNames = {
    words: new Set(),
    beginnings: new Set(),
    brand: [],
    afterBrand: new Set(),
    beforeBrand: new Set(),
  };
  const stated = brand ?? texts.map((text) => brandLine.exec(text)?.[1]).find((name) => name !== undefined) ?? '';
  const statedWords = wordTokensOf(stated).map(({ word }) => word);
  const maker = statedWords.length > longestBrand ? [] : statedWords;
  names.brand = maker;
  for (const text of texts) {
    for (const line of text.split('\n')) {
      const tokens = wordTokensOf(line);
      for (const [index, { word }] of tokens.entries()) {
        addWord(word, names);
        if (word === maker[0] && maker.every((part, offset) => tokens[index + offset]?.word === part)) {
          addBrandPlace(tokens, index, maker.length, names);
        }
      }
    }
  }
  for (const word of statedWords) addWord(word, names);
  for (const word of maker.slice(0, -1)) if (word.length >= shortestBeginning) names.beforeBrand.add(word);
  return names;
}

function addWord(word: string, { words, beginnings }: SourceNames): void {
  if (words.has(word)) return;
  words.add(word);
  for (let length = shortestBeginning; length <= Math.min(word.length, longestBeginning); length += 1) {
    beginnings.add(word.slice(0, length));
  }
}

function addBrandPlace(tokens: readonly FactToken[], index: number, length: number, names: SourceNames): void {
  for (const { word } of tokens.slice(index + length, index + length + nearBrand)) {
    if (word.length >= 3) names.afterBrand.add(word);
  }
  const before = tokens[index - 1]?.word ?? '';
  if (before.length >= shortestBeginning) names.beforeBrand.add(before);
}

// Polish and Russian form adjectives from nouns: воск, восковая.
const inflects = /\p{Script=Cyrillic}|[ąęłńśźżó]|(?:owa|owy|owe|na|ny)$/u;

function isKnown(word: string, { words, beginnings }: SourceNames): boolean {
  if (words.has(word)) return true;
  if (word.length <= shortestBeginning) return false;
  const ending = (word.length < 8 ? 2 : 3) + (inflects.test(word) ? 1 : 0);
  return beginnings.has(word.slice(0, Math.max(shortestBeginning, Math.min(longestBeginning, word.length - ending))));
}

const everydayShort: ReadonlySet<string> = new Set(
  'tv pc uk us eu diy ok faq id usb led lcd dvd cd diy xl vip etc new set und der this these'.split(' '),
);
const madeIn =
  /(?:made|printed|turned|woven|poured|sewn|crafted|forged|produced|designed|built|grown|roasted|hergestellt|gefertigt|gestrickt|geschmiedet|produziert|genäht|gewebt|gedruckt|entworfen|geröstet|fabriqu\p{L}*|faite?s?|pliée?s?|cousue?s?|tissée?s?|assemblée?s?|conçue?s?|imprimée?s?|hech[oa]s?|fabricad[oa]s?|tejid[oa]s?|cosechad[oa]s?|elaborad[oa]s?|diseñad[oa]s?|producid[oa]s?|wyprodukowan\p{L}*|wykonan\p{L}*|uszyt\p{L}*|drukowan\p{L}*|zaprojektowan\p{L}*|сделан\p{L}*|пошит\p{L}*|сшит\p{L}*|произвед\p{L}*|изготовлен\p{L}*|собран\p{L}*)(?: \p{L}+){0,3} (?:in|aus|en|à|au|aux|a|w|we|z|в|во|из|de|i)$/iu;

/** Names in a text that no source knows: in the maker's place, after "made in", or unknown capitals in running text. */
export function foreignNames(text: string, language: string, names: SourceNames): Fact[] {
  const facts: Fact[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    for (const fact of lineNames(line, language, names)) {
      facts.push({ ...fact, start: fact.start + start, end: fact.end + start });
    }
    start += line.length + 1;
  }
  return facts;
}

function lineNames(line: string, language: string, names: SourceNames): Fact[] {
  const tokens = wordTokensOf(line);
  const style = styleOf(line, tokens);
  const facts: Fact[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const kind = nameKind(line, tokens, index, language, style, names);
    if (kind === null) continue;
    let last = index;
    while (
      isCapital(line, tokens[last + 1]) &&
      tokens[last + 1]?.joined &&
      !isKnown(tokens[last + 1]?.word ?? '', names) &&
      style.sentence
    )
      last += 1;
    const [from, to] = [tokens[index]?.start ?? 0, tokens[last]?.end ?? 0];
    const written = line.slice(from, to);
    facts.push({ kind, text: written, key: `name ${written.toLowerCase()}`, start: from, end: to });
    index = last;
  }
  return facts;
}

interface LineStyle {
  /** Running text: most words begin with a small letter. */
  sentence: boolean;
  /** Written completely in capitals. */
  shouting: boolean;
  cyrillic: boolean;
}

function styleOf(line: string, tokens: readonly FactToken[]): LineStyle {
  let [capital, small] = [0, 0];
  for (const [index, token] of tokens.entries()) {
    if (index === 0 || token.word.length < 3 || /^\p{N}/u.test(token.word)) continue;
    if (isCapital(line, token)) capital += 1;
    else small += 1;
  }
  const upper = line.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = line.match(/\p{Ll}/gu)?.length ?? 0;
  const cyrillic = line.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  return {
    sentence: (small > 0 && capital <= 0.7 * small) || (capital === 1 && tokens.length <= 5),
    shouting: upper > lower,
    cyrillic: cyrillic > (upper + lower) / 2,
  };
}

const isCapital = (line: string, token: FactToken | undefined): boolean =>
  token !== undefined && /^\p{Lu}/u.test(line.slice(token.start, token.start + 2));

function nameKind(
  line: string,
  tokens: readonly FactToken[],
  index: number,
  language: string,
  style: LineStyle,
  names: SourceNames,
): 'name' | 'origin' | null {
  const token = tokens[index] as FactToken;
  const written = line.slice(token.start, token.end);
  if (token.word.length < 2 || !/\p{L}/u.test(written) || isKnown(token.word, names)) return null;
  const isUnit = unitsOf(token.word).length > 0 && /\d\W?$/u.test(line.slice(0, token.start));
  const isFactLike = isUnit || /\d/u.test(written);
  if (isFactLike || everydayShort.has(token.word)) return null;
  if (!/\p{Lu}/u.test(written)) return style.cyrillic && /^[a-z]{3,}$/u.test(written) ? 'name' : null;
  if (/^\p{Lu}{2,6}$/u.test(written) && !style.shouting && isLoneShortForm(line, tokens, index)) return 'name';
  if (token.word.length < 3) return null;
  if (style.cyrillic && /^\p{Script=Latin}+$/u.test(written)) return 'name';
  if (/\p{Ll}\p{Lu}/u.test(written) || /^[®™]/u.test(line.slice(token.end))) return 'name';
  const before = line.slice(0, token.start);
  if (madeIn.test(before.trimEnd().slice(-80)) && !style.shouting) return 'origin';
  if (isInBrandPlace(line, tokens, index, names) || isLoneValue(line, token)) return 'name';
  if (/(?:^|\s)by $/u.test(before) && !style.shouting) return 'name';
  // German nouns are capitalised, so a capital says nothing there.
  if (language === 'de' || !style.sentence || style.shouting) return null;
  // "Takes Montblanc cartridges": the only capital after the first word.
  const isOnly =
    index === 1 &&
    tokens.length > 2 &&
    tokens[1]?.joined === true &&
    tokens.slice(2).every((other) => !isCapital(line, other));
  const isName =
    isOnly ||
    followsSmallWord(line, tokens, index) ||
    (index > 0 &&
      isCapital(line, tokens[index - 1]) &&
      tokens[index]?.joined === true &&
      followsSmallWord(line, tokens, index - 1));
  return isName ? 'name' : null;
}

function followsSmallWord(line: string, tokens: readonly FactToken[], index: number): boolean {
  const [previous, token] = [tokens[index - 1], tokens[index]];
  if (previous === undefined || token === undefined) return false;
  return (
    /^[ \u00A0]$/u.test(line.slice(previous.end, token.start)) &&
    /^\p{Ll}/u.test(line.slice(previous.start, previous.end))
  );
}

// "Zipper: YKK": a value of one word that the source does not know is a name or a made-up fact.
const isLoneValue = (line: string, token: FactToken): boolean =>
  token.end === line.length && /^[^:]{2,40}: $/u.test(line.slice(0, token.start));

// Two adjacent words in capitals are a heading, not an abbreviation.
function isLoneShortForm(line: string, tokens: readonly FactToken[], index: number): boolean {
  return [tokens[index - 1], tokens[index + 1]].every((token) => {
    if (token === undefined) return true;
    const written = line.slice(token.start, token.end);
    return !/^\p{Lu}{3,}$/u.test(written);
  });
}

function isInBrandPlace(line: string, tokens: readonly FactToken[], index: number, names: SourceNames): boolean {
  const { brand, afterBrand, beforeBrand } = names;
  if (brand.length === 0 || !isCapital(line, tokens[index])) return false;
  const near = tokens.slice(Math.max(0, index - nearBrand), index + nearBrand + 1);
  if (near.some(({ word }) => word === brand.at(-1))) return false;
  if (beforeBrand.has(tokens[index - 1]?.word ?? '') && tokens[index]?.joined) return true;
  for (let next = index + 1; next <= index + nearBrand; next += 1) {
    const token = tokens[next];
    if (token === undefined || !token.joined) return false;
    if (afterBrand.has(token.word)) return true;
    if (isKnown(token.word, names) || !isCapital(line, token)) return false;
  }
  return false;
}

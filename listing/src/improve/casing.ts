import { phrasePattern, spansOf } from '../text/words.ts';
import { isPlace, ownSpelling, unitOf } from './casing-names.ts';

// Short forms that stay in capitals when a shouting title is set in normal case.
const acronyms: ReadonlySet<string> = new Set(
  'LED USB HD UHD UV RGB PVC ABS BPA TV PC DIY XS XL XXL XXXL UK US USA EU AC DC DVD CD GPS NFC HDMI SSD HDD RAM CPU LCD OLED PU EVA MDF TPU PET CE UL FDA FCC ISO FSC GOTS GMP HSS OEM RPG EAC EN DIN ASTM IP ISBN EAN UPC GTIN MPN SKU ECE OE DSLR SLR TDI TSI TFSI FSI GTI GTD CDI HDI DCI TDCI CRDI SDI AWD FWD RWD SUV MPV ATV UTV ECU EGR DPF OTG RFID VGA DVI ANC ENC AAA EPS EPDM HDPE'.split(
    ' ',
  ),
);
// English titles have capitals; in German so many words are nouns that capitals are the lesser mistake.
const smallWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('a an and as at but by for from in of on or the to with'.split(' ')),
  de: new Set(
    'am an auf aus bei bis das dem den der des die durch ein eine für im in mit ohne und vom von zu zum zur'.split(' '),
  ),
};
// What a model is called is a name in any language.
const modelBefore = /(?:^|\s)(?:modell?o?|modèle|модель)\s$/iu;
const longestModel = 10;
// "La modelo lleva una talla 38": a person, or a word about the model.
const notNamed: ReadonlySet<string> = new Set(
  'is wears has lleva viste mide es porte mesure est indossa è trägt ist носит de di del para per pour с для на в и y e et und'.split(
    ' ',
  ),
);
const isModelName = (text: string, start: number, word: string): boolean =>
  !notNamed.has(word) && modelBefore.test(text.slice(Math.max(0, start - longestModel), start));
const latin = /\p{Script=Latin}/u;
const otherScript = /(?!\p{Script=Latin})\p{L}/u;
const wordPattern = /[\p{L}\p{M}\p{N}'’]+/gu;

/**
 * Sets a text that is all capitals or all small letters in normal case: title case for English and German, a capital
 * first letter elsewhere. Words with digits, short forms and the brand keep their letters.
 */
export function normalCase(text: string, language: string, brand: string): string {
  const kept = new Map(brand.split(/\s+/u).map((word) => [word.toLowerCase(), word]));
  const mixed = otherScript.test(text);
  const shouting = text === text.toUpperCase();
  let first = true;
  return text.replace(wordPattern, (word, start: number) => {
    const isFirst = first;
    first = false;
    const unit = unitBehind(text, word, start);
    if (unit !== null) return unit;
    const own = kept.get(word.toLowerCase());
    if (own !== undefined && own !== '') return own;
    // "USB C" is a plug, and no word of one letter.
    if (/^[AC]$/iu.test(word) && /USB[ -]$/iu.test(text.slice(0, start))) return word.toUpperCase();
    if (/^[CF]$/iu.test(word) && /(?:°|degrees)\s?$/iu.test(text.slice(0, start))) return word.toUpperCase();
    const [, figure = '', sign = ''] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
    if (sign === 'S' && decade.test(figure)) return `${figure}s`;
    // "5G" is a net, "4.5G" and "500G" are grams.
    if (sign === 'G' && (figure.length > 1 || /\d[.,]$/u.test(text.slice(0, start)))) return `${figure}g`;
    const attached = attachedUnit(sign, text);
    if (attached !== null) return figure + attached;
    if (word === 'NM' && turning.test(text)) return 'Nm';
    const spelled = ownSpelling(word);
    if (/^\p{N}/u.test(word) && spelled !== null) return spelled;
    if (/\p{N}/u.test(word) || isAcronym(word, text.slice(start + word.length)) || isSizeLetter(text, word, start))
      return word;
    if (spelled !== null) return spelled;
    const lower = shouting || word === word.toUpperCase() ? word.toLowerCase() : word;
    // A Latin word in a text of another script is mostly a name.
    const isName = mixed && latin.test(word);
    if (isFirst || isName || isModelName(text, start, lower) || isPlace(lower, text.slice(0, start)))
      return upperFirst(lower);
    const small = smallWords[language];
    return small !== undefined && !small.has(lower) ? upperFirst(lower) : lower;
  });
}

const size = '(?:X{0,4}[SL]|M|\\d{1,3})';
const sizeBehind = new RegExp(`^[\\s,/–-]+${size}(?![\\p{L}\\p{N}])`, 'u');
const sizeBefore = new RegExp(`(?<![\\p{L}\\p{N}])${size}[\\s,/–-]+$`, 'u');

const sizeNamed = /(?<!\p{L})(?:sizes?|taglia|taille|talla|gr(?:ö|oe)(?:ß|ss)e|gr\.|rozmiar|размер)[\s:]+$/iu;

/** "S, M, L", "Taglia M": a letter beside another size, and not the word that some languages have of one letter. */
function isSizeLetter(text: string, word: string, start: number): boolean {
  return (
    /^[SML]$/u.test(word) &&
    (sizeNamed.test(text.slice(0, start)) ||
      sizeBehind.test(text.slice(start + 1)) ||
      sizeBefore.test(text.slice(0, start)))
  );
}

const longestUnit = 6;

/** The unit that a word is behind a number: `oz` for "32 OZ", `W` for "9 W"; null elsewhere. */
function unitBehind(text: string, word: string, start: number): string | null {
  const before = text.slice(Math.max(0, start - longestUnit), start);
  if (/\d ?fl\.? ?$/iu.test(before)) return unitOf(word);
  if (!/\d[\s.-]{0,2}$/u.test(before) && !(/^x$/iu.test(word) && /\d["″”] ?$/u.test(before))) return null;
  return unitOf(word) ?? (word.length === 1 ? word : null);
}

/** "EN 71" is a norm, "EN BOIS" two words of French. */
const isAcronym = (word: string, behind: string): boolean =>
  (acronyms.has(word) && (word !== 'EN' || /^[ -]?\d/u.test(behind))) || spelledOut.test(word);

// Without a vowel nobody can say it as a word: "VW", "TPMS". Shortened words are written small.
const spelledOut =
  /^(?!(?:MR|MRS|DR|ST|LTD|PCS?|PKT|PKS?|HRS?|YRS?|MTHS?|MNTHS|SM|MD|LG|BLK|WHT|GRN|FT|SQ|GRMS?|TBSP|TSP|LTR|VS|NR|SZ|TH|ND|RD|[BCDFGHJ-NP-TV-XZ]*S{3,})$)[BCDFGHJ-NP-TV-XZ]{2,5}$/u;

/** The unit that stands right behind its figure: `mm` of "13MM", `W` of "650w"; null for "4K" and "1080P". */
function attachedUnit(sign: string, text: string): string | null {
  if (/^[vw]$/u.test(sign)) return sign.toUpperCase();
  // Far more tools have a torque than a wavelength, but only one of them says so.
  if (sign === 'NM') return turning.test(text) ? 'Nm' : null;
  // "5M" of a camera are no metres.
  if (sign === 'M') return stretching.test(text) ? 'm' : null;
  return unitOf(sign);
}
const stretching = /(?<!\p{L})(?:length|long|hose|cable|cord|rope|expands|tape|rolls?|reach|schlauch|kabel)(?!\p{L})/iu;
const decade = /^(?:1[89]|20)\d0$/u;
const turning = /torque|ft[-. ]?lb|drehmoment|couple de|par de giro|крутящ/iu;

/** The first letter as a capital; one whose capital would be two letters, such as `ß`, stays. */
export const upperFirst = (word: string): string =>
  word.replace(/^\p{L}/u, (letter) => {
    const capital = letter.toUpperCase();
    return capital.length === letter.length ? capital : letter;
  });

// Parts of names that their owners write small: "da Vinci".
const nameWords: ReadonlySet<string> = new Set('da de del di la le van von'.split(' '));

/**
 * Title case for English: capitals except for small words and measures; the brand, short forms, model codes and words
 * with capitals inside keep their spelling. In another language only the first letter becomes a capital.
 */
export function titleCase(text: string, language: string, brand: string): string {
  if (language !== 'en') return text.replace(/^\p{Ll}+/u, (word) => ownSpelling(word) ?? upperFirst(word));
  const own = spansOf(text, brand.trim() === '' ? null : phrasePattern([brand.trim()]));
  let first = true;
  return text.replace(wordPattern, (word: string, start: number) => {
    // "Cookbook: The Long Table": a title behind a colon begins anew.
    const isFirst = first || /: $/u.test(text.slice(Math.max(0, start - 2), start));
    first = false;
    const named = own.find((span) => span.start <= start && start < span.end);
    if (named !== undefined) return brand.trim().slice(start - named.start, start - named.start + word.length);
    const lower = word.toLowerCase();
    const unit = unitBehind(text, word, start);
    if (unit !== null) return unit;
    const spelled = ownSpelling(word);
    if (spelled !== null) return spelled;
    const [, figure = '', sign = ''] = /^(\d+)([vw]|mah|khz|mhz|ghz)$/u.exec(word) ?? [];
    if (figure !== '') return figure + (unitOf(sign) ?? sign.toUpperCase());
    if (/\p{N}/u.test(word) || /\p{L}\p{Lu}/u.test(word)) return word;
    if (!isFirst && (smallWords.en?.has(lower) || (word === lower && nameWords.has(word)))) return lower;
    // "Blu-ray", "Plug-in": who wrote one capital meant the other letter to be small.
    if (word === lower && /\p{Lu}[\p{L}'’]*-$/u.test(text.slice(0, start))) return word;
    return upperFirst(word);
  });
}

/** "Daniel'S" and "MEN'S" become "Daniel's" and "Men's": a possessive s is small behind small letters. */
export function smallPossessive(text: string): string {
  return text.replace(/(?<=\p{Ll}['’])S(?!\p{L})/gu, 's');
}

/** True for a text of two or more letters without a small one. */
export function isShouting(text: string): boolean {
  return /\p{Lu}.*\p{Lu}/su.test(text) && !/\p{Ll}/u.test(text);
}

const small = /\p{Ll}/gu;
const capital = /\p{Lu}/gu;

/** True when a text has no capitals, or more than 60 % capitals, as the rubric counts. */
export function needsCasing(text: string): boolean {
  const capitals = text.match(capital)?.length ?? 0;
  const cased = capitals + (text.match(small)?.length ?? 0);
  return cased >= 10 && (capitals === 0 || capitals / cased > 0.6);
}

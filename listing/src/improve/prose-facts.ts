import type { Specification } from '../listing.ts';
import { sentencesOf } from './clean-text.ts';
import { isPropertyName } from './property-names.ts';

const figure = '(?:about |approx\\.? |ca\\.? )?\\d[\\d.,]* ?';
const sideNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { high: 'Height', tall: 'Height', wide: 'Width', deep: 'Depth', long: 'Length', thick: 'Thickness' },
  de: { hoch: 'Höhe', breit: 'Breite', tief: 'Tiefe', lang: 'Länge', dick: 'Stärke' },
};
const fewestSides = 2;
const weighs =
  /(?:^|(?<!\p{L})(?:it|and|which|shelf|table|set) )(?:weighs|wiegt) ((?:about |approx\.? |ca\.? |nur )?\d[\d.,]* ?(?:g|kg|lbs?|oz|pounds?|grams?))(?!\p{L})/iu;

/** The parts of "Width 160 mm, height 64.5 mm": each with its own name; any other line as it is. */
export function partsOfPairs(line: string): string[] {
  const parts = line.split(/,\s+(?=\p{L}+:? \d)/u);
  const isPair = (part: string): boolean => isPropertyName(/^\p{L}+/u.exec(part)?.[0] ?? '');
  return parts.length > 1 && parts.slice(1).every(isPair) ? parts : [line];
}

/** What sentences of a running text say of the whole: "180 cm high, 60 cm wide and 35 cm deep", "it weighs 17.5 kg". */
export function proseFacts(lines: readonly string[], language: string): Specification[] {
  const sentences = lines.flatMap((line) => sentencesOf(line.replace(/^• /u, '')));
  return [...sentences.flatMap((sentence) => sidesIn(sentence, language)), ...sentences.flatMap(weightIn)];
}

function sidesIn(sentence: string, language: string): Specification[] {
  const names = sideNames[language];
  if (names === undefined) return [];
  const words = Object.keys(names).join('|');
  const side = new RegExp(`(?<![\\p{L}\\d.,])(${figure}(?:mm|cm|m|in|inch(?:es)?|ft)) (${words})(?!\\p{L})`, 'giu');
  const found = [...sentence.matchAll(side)].map(([, value = '', how = '']) => ({
    name: names[how.toLowerCase()] ?? how,
    value,
  }));
  // One alone may be of a part: "with a belt 4 cm wide".
  return new Set(found.map(({ name }) => name)).size >= fewestSides &&
    found.length === new Set(found.map(({ name }) => name)).size
    ? found
    : [];
}

function weightIn(sentence: string): Specification[] {
  const value = weighs.exec(sentence)?.[1];
  return value === undefined ? [] : [{ name: /wiegt/iu.test(sentence) ? 'Gewicht' : 'Weight', value }];
}

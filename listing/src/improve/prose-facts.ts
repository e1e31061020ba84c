import { factsOf } from '../ground/facts.ts';
import type { Specification } from '../listing.ts';
import { sentencesOf } from './clean-text.ts';
import { isPropertyName, namesOf } from './property-names.ts';

const figure = '(?:about |approx\\.? |ca\\.? )?\\d[\\d.,]* ?';
const sideNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { high: 'Height', tall: 'Height', wide: 'Width', deep: 'Depth', long: 'Length', thick: 'Thickness' },
  de: { hoch: 'Höhe', breit: 'Breite', tief: 'Tiefe', lang: 'Länge', dick: 'Stärke' },
};
const sidePatterns = new Map(
  Object.entries(sideNames).map(([language, names]) => [
    language,
    new RegExp(
      `(?<![\\p{L}\\d.,])(${figure}(?:mm|cm|m|in|inch(?:es)?|ft)) (${Object.keys(names).join('|')})(?!\\p{L})`,
      'giu',
    ),
  ]),
);
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
  return [
    ...compositionIn(sentences.join('\n'), language),
    ...sentences.flatMap((sentence) => sidesIn(sentence, language)),
    ...sentences.flatMap(weightIn),
  ];
}

const share = /(\d{1,3}) ?% ?(?=\p{L})/gu;
const joins = /^(?:, ?| and | und | et | y | e | и | \/ |\/|; ?)$/u;
const whole = 100;
const ofPart =
  /^ (?:\p{L}+ )?(?:paper|papier|papel|lining|insole|sole|filling|trim|pocket|band|hood|collar|futter|doublure|forro|fodera)/iu;

/** "95% cotton, 5% elastane": shares that make a whole; none where the text has two such lists, of shell and lining. */
function compositionIn(text: string, language: string): Specification[] {
  const name = namesOf(language)?.material;
  const facts = factsOf(text, language).filter(({ kind }) => kind === 'material');
  const parts = [...text.matchAll(share)].flatMap(({ 0: begin, 1: percent = '', index }) => {
    const material = facts.find(
      ({ start }) => start >= index && /^(?:\p{L}+ ){0,2}$/u.test(text.slice(index + begin.length, start)),
    );
    return material === undefined ? [] : [{ percent: Number(percent), start: index, end: material.end }];
  });
  const lists: (typeof parts)[] = [];
  for (const part of parts) {
    const last = lists.at(-1)?.at(-1);
    if (last !== undefined && joins.test(text.slice(last.end, part.start))) lists.at(-1)?.push(part);
    else lists.push([part]);
  }
  const [list, ...more] = lists;
  if (name === undefined || list === undefined || more.length > 0) return [];
  const [start, end] = [list[0]?.start ?? 0, list.at(-1)?.end ?? 0];
  const isWhole = list.reduce((sum, { percent }) => sum + percent, 0) === whole && !ofPart.test(text.slice(end));
  return isWhole ? [{ name, value: text.slice(start, end) }] : [];
}

// "Each carriage is 9 cm long" of a train: a side of one of its parts.
const ofOnePart =
  /(?<!\p{L})(?:each|every|both|either|the (?:smaller|larger|smallest|largest|small|large|big|inner|outer)|jede[rsn]?|beide)(?!\p{L})/iu;

function sidesIn(sentence: string, language: string): Specification[] {
  const names = sideNames[language];
  const side = sidePatterns.get(language);
  if (names === undefined || side === undefined || ofOnePart.test(sentence)) return [];
  const places = [...sentence.matchAll(side)];
  const found = places.map(([, value = '', how = '']) => ({ name: names[how.toLowerCase()] ?? how, value }));
  // One alone may be of a part, "with a belt 4 cm wide", as may two with words of their own between them.
  const told = new Set(found.map(({ name }) => name));
  const isTogether = places
    .slice(1)
    .every(({ index }, at) => betweenSides.test(sentence.slice(endOf(places[at]), index)));
  return isTogether && told.size >= fewestSides && told.size === found.length ? found : [];
}

const betweenSides = /^[\s,;/x×&]*(?:(?:and|by|und|mal)\s)?$/u;
const endOf = (match: RegExpExecArray | undefined): number => (match === undefined ? 0 : match.index + match[0].length);

function weightIn(sentence: string): Specification[] {
  const value = weighs.exec(sentence)?.[1];
  return value === undefined ? [] : [{ name: /wiegt/iu.test(sentence) ? 'Gewicht' : 'Weight', value }];
}

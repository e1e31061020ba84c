import { type Fact, factsIn, factsOf } from '../ground/facts.ts';
import { generalOf, type VocabularyLanguage, vocabularyLanguages } from '../ground/word-facts.ts';
import type { Specification } from '../listing.ts';
import { guessLanguage } from '../text/language.ts';
import { sentencesOf } from './clean-text.ts';

const keysOf = (facts: readonly Fact[]): Set<string> =>
  new Set(
    facts.flatMap(({ kind, key, denied }) =>
      kind === 'code' || kind === 'brand' || denied === true ? [] : [key, generalOf(key) ?? key],
    ),
  );
const isVocabulary = (language: string): language is VocabularyLanguage =>
  vocabularyLanguages.some((known) => known === language);

/** Facts of a text that its words state in another language than this one alone: the oak of "roble macizo". */
const foreignFacts = (text: string, language: string): Fact[] => {
  const own = new Set(factsOf(text, language).map(({ start }) => start));
  const others = vocabularyLanguages.filter((other) => other !== language);
  return factsIn(text, others).filter(
    ({ kind, start }) => (kind === 'material' || kind === 'colour' || kind === 'trait') && !own.has(start),
  );
};

/** True for a sentence of another language than the listing's, by its small words. */
export function isForeign(text: string, language: string): boolean {
  const guessed = isVocabulary(language) ? guessLanguage(text) : null;
  return guessed !== null && guessed !== language;
}

// A longer text is a sentence, with small words of its language.
const longestName = 60;

/** True where a short text says in another language what `known` says in the listing's own: "Roble macizo" beside "solid oak". */
export function isTranslation(text: string, known: () => string, language: string): boolean {
  if (!isVocabulary(language) || (text.length > longestName && !isForeign(text, language))) return false;
  if (factsOf(text, language).some(({ kind }) => kind === 'material' || kind === 'colour')) return false;
  const foreign = foreignFacts(text, language);
  if (foreign.length === 0) return false;
  const told = keysOf(factsOf(known(), language));
  return (
    foreign.every(({ key }) => told.has(key)) &&
    factsOf(text, language)
      .filter(({ kind }) => kind === 'number')
      .every(({ key }) => told.has(key))
  );
}

/** Sentences in another language of whose facts each stands in the listing's own language as well. */
export function translatedSentences(lines: readonly string[], language: string): string[] {
  const sentences = lines.flatMap((line) => sentencesOf(line.replace(/^• /u, '')));
  const foreign = sentences.filter((sentence) => isForeign(sentence, language));
  if (foreign.length === 0 || foreign.length * 2 > sentences.length) return [];
  const own = sentences.filter((sentence) => !foreign.includes(sentence)).join('\n');
  return foreign.filter((sentence) => isTranslation(sentence, () => own, language));
}

const twoParts = /^(\S.*?)(?:\s+[/|]\s+|\s*\|\s*)(\S.*)$/u;

/** "Solid oak" of "Roble macizo / solid oak": the part in the listing's language where the other one says the same. */
export function inOneLanguage(text: string, language: string): string {
  if (!/[/|]/u.test(text)) return text;
  const [, first = '', second = ''] = twoParts.exec(text.trim()) ?? [];
  if (first === '' || second === '' || twoParts.test(second)) return text;
  if (isTranslation(first, () => second, language)) return second;
  return isTranslation(second, () => first, language) ? first : text;
}

const english: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    Width: 'ancho|anchura|breite|largeur|larghezza',
    Height: 'alto|altura|höhe|hauteur|altezza',
    Depth: 'profundidad|fondo|tiefe|profondeur|profondità',
    Length: 'largo|longitud|länge|longueur|lunghezza',
    Thickness: 'grosor|stärke|épaisseur|spessore',
    Diameter: 'diámetro|durchmesser|diamètre|diametro',
    Weight: 'peso|gewicht|poids',
    Color: 'farbe|couleur|colore',
    Material: 'matière|materiale',
    Dimensions: 'medidas|dimensiones|maße|abmessungen|dimensioni|misure',
    Size: 'talla|tamaño|größe|taille|taglia',
    Capacity: 'capacidad|fassungsvermögen|contenance|capacità',
    Finish: 'acabado|finition|finitura',
    'Blade length': 'klingenlänge',
    'Country of origin': 'país de origen|herkunftsland|pays d’origine|paese di origine',
  }).flatMap(([name, words]) => words.split('|').map((word) => [word, name])),
);

/** A row of an English listing with its name in English: "Width" for "Ancho". */
export const inEnglish = ({ name, value }: Specification): Specification => ({
  name: english[name.trim().toLowerCase()] ?? name,
  value,
});

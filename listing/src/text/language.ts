import type { Listing } from '../listing.ts';
import { isUnspaced } from './words.ts';

const cyrillic = /\p{Script=Cyrillic}/gu;
const latin = /\p{Script=Latin}/gu;
const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

// Small words that no listing in the language can do without; a word that several languages share counts for each.
const smallWords: [language: string, words: string][] = [
  ['en', 'the and with for of is your from this in to you it are an or'],
  ['de', 'und der die das mit für aus ist ein eine von zum bei den im auf sich nicht oder'],
  ['fr', 'le la les des et pour avec une en du est sur un au dans vous sans votre'],
  ['es', 'el los las con para una del por en de y la es un su sin que'],
  ['pl', 'z w na do i jest dla oraz ze od nie po się lub to przez'],
  ['it', 'il di per con una della e in da del è non che nel gli le un'],
];
// Words in tables of properties: a product described in short lines has no small words.
const propertyWords: [language: string, words: string][] = [
  ['en', 'weight height width length color price brand size made material'],
  ['de', 'gewicht höhe breite länge tiefe farbe preis marke größe maße stück durchmesser herkunft'],
  ['fr', 'poids hauteur largeur longueur couleur prix marque taille matière'],
  ['es', 'peso alto ancho largo color precio marca tamaño medidas'],
  ['pl', 'waga wysokość szerokość długość kolor cena marka rozmiar wymiary materiał'],
  ['it', 'peso altezza larghezza lunghezza colore prezzo marca misure'],
];
const byWord = new Map<string, string[]>();
for (const [language, words] of [...smallWords, ...propertyWords]) {
  for (const word of words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), language]);
}

// Enough to recognise a language; longer texts give the same answer.
const sampleLength = 6_000;
const fewestWords = 2;
// The "W" of "650 W" is a unit and not the small word of Polish.
const wordPattern = /(?<!\p{L}|\d ?)\p{L}+/gu;

/**
 * The language of a text, out of English, Russian, German, French, Spanish, Polish and Italian: by its
 * alphabet, then by its small words and names of properties. Null when none stands out.
 */
export function guessLanguage(text: string): string | null {
  const sample = text.slice(0, sampleLength);
  const latinCount = sample.match(latin)?.length ?? 0;
  if ((sample.match(cyrillic)?.length ?? 0) > latinCount) return 'ru';
  const counts = new Map<string, number>();
  for (const word of sample.toLowerCase().match(wordPattern) ?? []) {
    for (const language of byWord.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < fewestWords || best[1] === second?.[1]) return null;
  return best[0];
}

/**
 * The base language of a text: the first part of the stated tag or, if none is stated, a guess from a sample. A text in
 * Latin letters without further signs is taken as English, one in other letters as `und`.
 */
export function baseLanguage(tag: string | null, sample: string): string {
  const base = tag?.trim().toLowerCase().split(/[-_]/u)[0];
  if (base) return base;
  return guessLanguage(sample) ?? (sample.search(latin) >= 0 ? 'en' : 'und');
}

/** The base language that a listing is scored, improved and checked in. */
export function listingLanguage({ language, title, description, specifications }: Listing): string {
  // A Latin name in a text of a script without spaces says nothing about its language.
  if (!language?.trim() && isUnspaced(title)) {
    if (kana.test(title + description.slice(0, 500))) return 'ja';
    if (han.test(title)) return 'zh';
  }
  const names = specifications.slice(0, 20).map(({ name }) => name);
  return baseLanguage(language, `${title} ${description.slice(0, 500)} ${names.join(' ')}`);
}

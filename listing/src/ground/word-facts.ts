import { brands } from './vocabulary/brands.ts';
import { certifications } from './vocabulary/certifications.ts';
import { claims } from './vocabulary/claims.ts';
import { colours } from './vocabulary/colours.ts';
import { materials } from './vocabulary/materials.ts';
import { places } from './vocabulary/places.ts';
import { traits } from './vocabulary/traits.ts';

/** Kinds of fact that are recognised by their words. */
export type WordFactKind = 'material' | 'colour' | 'certification' | 'claim' | 'brand' | 'origin' | 'trait';

export const vocabularyLanguages = ['en', 'de', 'fr', 'es', 'pl', 'ru'] as const;
export type VocabularyLanguage = (typeof vocabularyLanguages)[number];

/** One way to express a fact in one language. */
export interface Wording {
  kind: WordFactKind;
  key: string;
  language: VocabularyLanguage;
  words: { stem: string; ending: 'any' | 'usual' | 'none' }[];
  /** The word itself says that it is not so: "unscented". */
  denied: boolean;
}

const tables: [WordFactKind, string][] = [
  ['material', materials],
  ['colour', colours],
  ['certification', certifications],
  ['claim', claims],
  ['trait', traits],
  ['origin', places],
];

const generals = new Map<string, string>();

function wordingOf(kind: WordFactKind, key: string, language: VocabularyLanguage, written: string): Wording {
  const denied = written.startsWith('!');
  const exact = written.startsWith('=');
  const words = written.replace(/^[=!]/u, '').replace(/[-'’]/gu, ' ').split(' ');
  return {
    kind,
    key,
    language,
    denied,
    words: words.map((word) => ({
      stem: word.replace('*', '').replaceAll('ё', 'е'),
      ending: word.endsWith('*') ? 'any' : exact ? 'none' : 'usual',
    })),
  };
}

function readTable(kind: WordFactKind, table: string): Wording[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...columns] = line.split(' | ');
      const [key = '', general] = name.split('<');
      if (general !== undefined) generals.set(key, general);
      return columns.flatMap((column, index) =>
        column
          .split(', ')
          .filter((written) => written !== '-')
          .map((written) => wordingOf(kind, key, vocabularyLanguages[index] ?? 'en', written)),
      );
    });
}

/** Every wording of every fact known by words. */
export const wordings: readonly Wording[] = [
  ...tables.flatMap(([kind, table]) => readTable(kind, table)),
  ...brands
    .trim()
    .replace(/,\n/gu, ', ')
    .split(', ')
    .map((name) => ({ ...wordingOf('brand', name, /\p{Script=Cyrillic}/u.test(name) ? 'ru' : 'en', name) })),
];

/** What a fact is a kind of: stainless steel is steel; null if there is no general name. An imitation has none. */
export const generalOf = (key: string): string | null => generals.get(key) ?? null;

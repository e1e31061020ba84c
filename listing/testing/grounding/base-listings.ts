import { readFileSync } from 'node:fs';

export const falsehoodKinds = {
  n: 'number',
  u: 'unit',
  q: 'count',
  s: 'size',
  m: 'material',
  c: 'colour',
  x: 'certification',
  b: 'brand',
  o: 'origin',
  k: 'compatibility',
  i: 'claim',
} as const;
export type FalsehoodKind = (typeof falsehoodKinds)[keyof typeof falsehoodKinds];

export interface Slot {
  original: string;
  honest: string[];
  planted: { kind: FalsehoodKind; text: string }[];
}

/** A statement of a source: fixed words and facts in turn. */
export interface Statement {
  part: 'title' | 'bullet' | 'sentence' | 'specification';
  pieces: (string | Slot)[];
}

export interface BaseListing {
  id: string;
  language: string;
  brand: string;
  /** What the product truly is, so that no invented sentence says it. */
  has: ReadonlySet<string>;
  statements: Statement[];
}

export const languages = ['en', 'de', 'fr', 'es', 'pl', 'ru'] as const;
const parts = { T: 'title', B: 'bullet', D: 'sentence', S: 'specification' } as const;

/** Every source listing of the set, in the order of the files. */
export function baseListings(): BaseListing[] {
  return languages.flatMap((language) => {
    const text = readFileSync(new URL(`base/${language}.txt`, import.meta.url), 'utf8');
    return text
      .split(/^# /mu)
      .slice(1)
      .map((block) => readListing(language, block.trim().split('\n')));
  });
}

function readListing(language: string, lines: string[]): BaseListing {
  const [id = '', brand = ''] = (lines[0] ?? '').split(' | ');
  return {
    id,
    brand,
    language,
    has: new Set((lines[1] ?? '').split(' ').slice(1)),
    statements: lines.slice(2).map((line) => {
      const part = parts[line[0] as keyof typeof parts];
      return {
        part,
        pieces: line
          .slice(2)
          .split(/(?=\{)|(?<=\})/u)
          .map(readPiece),
      };
    }),
  };
}

function readPiece(piece: string): string | Slot {
  if (!piece.startsWith('{')) return piece;
  const [truth = '', falsehoods = ''] = piece.slice(1, -1).split('!');
  const [original = '', honest = ''] = truth.split('=');
  return {
    original,
    honest: honest === '' ? [] : honest.split(';'),
    planted: falsehoods
      .split(';')
      .filter((text) => text !== '')
      .map((text) => ({ kind: falsehoodKinds[text[0] as keyof typeof falsehoodKinds], text: text.slice(2) })),
  };
}

import { readFileSync } from 'node:fs';

export interface HandWritten {
  language: string;
  brand: string;
  source: string;
  honest: string[];
  /** Each with the words that are false. */
  planted: { kind: string; text: string; words: string }[];
}

/** The source texts of a file in `hand` with their rewrites. */
export function handWritten(name: 'texts' | 'held-out'): HandWritten[] {
  const text = readFileSync(new URL(`hand/${name}.txt`, import.meta.url), 'utf8');
  return text
    .split(/^# /mu)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trim().split('\n');
      const [language = '', brand = ''] = head.split(' | ');
      return {
        language,
        brand,
        source: lines.filter((line) => !/^[+-] /u.test(line)).join('\n'),
        honest: lines.filter((line) => line.startsWith('+ ')).map((line) => line.slice(2)),
        planted: lines
          .filter((line) => line.startsWith('- '))
          .map((line) => {
            const [kind = '', planted = '', words = ''] = line.slice(2).split(' | ');
            return { kind, text: planted, words };
          }),
      };
    });
}

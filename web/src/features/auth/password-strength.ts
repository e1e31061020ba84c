import { commonPasswords } from './common-passwords.ts';

export const strengthLevels = ['weak', 'fair', 'good', 'strong'] as const;
export type StrengthLevel = (typeof strengthLevels)[number];

const minCharacters = 8;
/** Bits of guessing work from which a password counts as fair, good and strong. */
const levelBits = [32, 50, 70] as const;
/** A word that everybody tries first is worth about one character. */
const knownWordMark = ' ';
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop'];
const lookAlikes: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', $: 's', '@': 'a' };

const plain = (text: string) => text.toLowerCase().replace(/[01345$@]/g, (sign) => lookAlikes[sign] ?? sign);

/** Replaces every word in the text, including its spellings with look-alike characters, by a mark. */
function withoutWords(text: string, words: readonly string[]): string {
  let rest = text;
  for (const word of words) {
    const wanted = plain(word);
    for (let at = plain(rest).indexOf(wanted); at !== -1; at = plain(rest).indexOf(wanted))
      rest = rest.slice(0, at) + knownWordMark + rest.slice(at + word.length);
  }
  return rest;
}

const followsInARow = (before: string, sign: string) =>
  rows.some((row) => row.includes(before + sign) || row.includes(sign + before));

/** Characters that a guesser has to find: a repeated one, and the next one in a row (abc, 123, qwerty), hardly count. */
function surprisingCharacters(text: string): number {
  const signs = [...text.toLowerCase()];
  const isMonotonous = new Set(signs).size < signs.length / 2;
  const seen = new Set<string>();
  return signs.reduce((count, sign, index) => {
    const before = signs[index - 1];
    const isExpected = before !== undefined && (before === sign || followsInARow(before, sign));
    const isRepeated = isMonotonous && seen.has(sign);
    seen.add(sign);
    return count + (isExpected ? 0.2 : isRepeated ? 0.5 : 1);
  }, 0);
}

/** How many different characters a guesser has to try in each place. */
function signsToTry(text: string): number {
  const classes: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    [/[^ -~]/, 60],
  ];
  return classes.reduce((sum, [pattern, size]) => sum + (pattern.test(text) ? size : 0), 1);
}

/** The parts of an address before the @ that are long enough to be recognised in a password. */
const namesIn = (email: string) =>
  (email.split('@')[0] ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .concat(email.split('@')[0] ?? '')
    .filter((name) => name.length >= 3)
    .sort((a, b) => b.length - a.length);

/** A rough estimate for a person who is choosing a password: length and variety, minus what everybody tries first. */
export function passwordStrength(password: string, email = ''): StrengthLevel {
  if ([...password].length < minCharacters) return 'weak';
  const rest = withoutWords(withoutWords(password, namesIn(email)), commonPasswords);
  const bits = surprisingCharacters(rest) * Math.log2(signsToTry(rest));
  return strengthLevels[levelBits.filter((limit) => bits >= limit).length] ?? 'strong';
}

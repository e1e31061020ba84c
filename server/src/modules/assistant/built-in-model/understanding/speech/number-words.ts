export const cardinals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ordinals = ' first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** "five", "5": a number of at most two digits; null for anything else. */
export function numberWord(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const at = cardinals.indexOf(word);
  return at < 0 ? null : at;
}

/** The first number in a text, as a figure or a word. */
export function numberIn(text: string): number | null {
  for (const word of text.match(/[a-z]+|\d+/g) ?? []) {
    const value = numberWord(word);
    if (value !== null) return value;
  }
  return null;
}

/** "second", "2nd": its number from 1; "last" is -1; null for anything else. */
export function ordinalWord(word: string): number | null {
  if (word === 'last') return -1;
  const figure = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(word)?.[1];
  if (figure !== undefined) return Number(figure);
  const at = ordinals.indexOf(word);
  return at < 1 ? null : at;
}

/** How a place is said: "second". */
export const ordinalOf = (place: number): string => ordinals[place] ?? `${place}th`;

export const ordinalPattern =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last|\\d{1,3}(?:st|nd|rd|th))';
/** "The second to last", "the last but one": places counted from the end, which no table reads. */
export const fromTheEnd =
  /\b(?:(?:second|third|fourth|fifth|\d(?:nd|rd|th)|next|one)[ -](?:to|from|before)[ -](?:the[ -])?(?:very )?(?:last|end|bottom)|last but (?:one|two|three)|penultimate)\b/;
export const cardinalPattern = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';

export const teens = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
export const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
export const digit = 'one|two|three|four|five|six|seven|eight|nine';
const below100 = `(?:${teens.join('|')}|(?:${tens.join('|')})(?:[ -](?:${digit}))?)`;
const below1000 = `(?:(?:${digit}|a|eleven|twelve|${teens.join('|')}) hundred(?:(?: and)? (?:${below100}|ten|eleven|twelve|${digit}))?|${below100})`;
/** "eighty", "one hundred and twenty", "two thousand". Up to twelve words stay words: the tables read them. */
export const spelledPattern = `(?:(?:${digit}|a|ten) thousand(?:(?: and)? ${below1000})?|${below1000})`;

/** The number that such words spell. */
export function spelledNumber(words: string): number {
  let total = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[ -]+/)) {
    if (word === 'hundred') part *= 100;
    else if (word === 'thousand') {
      total += part * 1_000;
      part = 0;
    } else if (teens.includes(word)) part += 13 + teens.indexOf(word);
    else if (tens.includes(word)) part += 20 + 10 * tens.indexOf(word);
    else part += word === 'a' ? 1 : word === 'and' ? 0 : (numberWord(word) ?? 0);
  }
  return total + part;
}

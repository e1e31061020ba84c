const cardinals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
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

export const ordinalPattern =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last|\\d{1,3}(?:st|nd|rd|th))';
export const cardinalPattern = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';

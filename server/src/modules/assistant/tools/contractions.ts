type Rule = [RegExp, (match: string, ...groups: string[]) => string];

/** In capitals after capitals, with a capital after one. */
function cased(old: string, fresh: string): string {
  const letters = old.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase()) return fresh.toUpperCase();
  return /^\p{Lu}/u.test(old) ? fresh.charAt(0).toUpperCase() + fresh.slice(1) : fresh;
}
/** The first word as it stands, then an ending in its letters. */
const ended = (word: string, ending: string) =>
  word + (word.length > 1 && word === word.toUpperCase() ? ending.toUpperCase() : ending);

const verbs = 'do|does|did|is|are|was|were|has|have|had|would|should|could';
/** "Don't you love it?" has no long form in this order. */
const noQuestion = '(?! (?:you|it|i|we|they|he|she|this|that|these|those|there)\\b)';
/** "It's been tested" is short for "has". */
const had = '(?= (?:(?:already|always|never|just|now|also) )?(?:been|got|had|become|gone)\\b)';

const long: Rule[] = [
  [new RegExp(`\\bcan['’]t\\b${noQuestion}`, 'gi'), (old) => cased(old, 'cannot')],
  [new RegExp(`\\bwon['’]t\\b${noQuestion}`, 'gi'), (old) => cased(old, 'will not')],
  [new RegExp(`\\b(${verbs})n['’]t\\b${noQuestion}`, 'gi'), (_, verb = '') => ended(verb, ' not')],
  [new RegExp(`\\b(it|that|there)['’]s\\b${had}`, 'gi'), (_, word = '') => ended(word, ' has')],
  [/\b(it|that|there|here|what)['’]s\b/gi, (_, word = '') => ended(word, ' is')],
  [/\b(you|we|they)['’]re\b/gi, (_, word = '') => ended(word, ' are')],
  [/\b(you|we|they|it)['’]ll\b/gi, (_, word = '') => ended(word, ' will')],
  [/\b(you|we|they)['’]ve\b/gi, (_, word = '') => ended(word, ' have')],
];
/** "As good as it is today" and "wherever you are" cannot be shortened: only where a clause begins. */
const begins = '(?<=^\\s*|[.!?,;:]\\s+|\\b(?:and|but|so|because|if|when|while) )';
const short: Rule[] = [
  [new RegExp(`\\b(${verbs}) not\\b`, 'gi'), (_, verb = '') => ended(verb, "n't")],
  [/\bcannot\b/gi, (old) => cased(old, "can't")],
  [/\bwill not\b/gi, (old) => cased(old, "won't")],
  [new RegExp(`${begins}(it|that|there) is\\b(?= \\p{L})`, 'giu'), (_, word = '') => ended(word, "'s")],
  [new RegExp(`${begins}(you|we|they) are\\b(?= \\p{L})`, 'giu'), (_, word = '') => ended(word, "'re")],
  [/\b(you|we|they|it) will\b(?= \p{L})/giu, (_, word = '') => ended(word, "'ll")],
];
const all = (text: string, rules: Rule[]) =>
  rules.reduce((current, [pattern, form]) => current.replace(pattern, form), text);

/** "It doesn't leak" as "It does not leak", in the letters that stand there. */
export const writtenOut = (text: string): string => all(text, long);
/** "It does not leak" as "It doesn't leak". */
export const contracted = (text: string): string => all(text, short);

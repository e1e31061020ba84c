import { controlPattern, emojiPattern } from '../text/signs.ts';
import { codePoints, hasLetter, isUnspaced, phrasePattern, type Span, spansOf, type Word } from '../text/words.ts';
import { apart, counted, type Finding, notApplicable, others, quoted, stretch, wholeText } from './rule.ts';
import type { RulePlace } from './score.ts';
import type { ScoreContext } from './score-context.ts';

const rulesOfTitle = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'D5'];

function noTitle(id: string, { profile }: ScoreContext): Finding {
  const { min, max } = profile.title;
  return {
    met: 0,
    message: 'There is no title.',
    where: [{ path: 'title' }],
    fix: `Write a title of ${min} to ${max} characters: the product, then its most important properties.`,
    moves: others(rulesOfTitle, id),
  };
}

function places(spans: readonly Span[]): RulePlace[] {
  return spans.map((span) => ({ path: 'title', ...span }));
}

function lengthAllowed(context: ScoreContext): Finding {
  const { listing, title, profile, marketplaceName } = context;
  const length = codePoints(title);
  const { hard } = profile.title;
  if (length === 0) return { ...noTitle('T1', context), blocks: true };
  if (hard === null) return { met: 1, message: `${length} characters; ${marketplaceName} states no limit.` };
  if (length <= hard) return { met: 1, message: `${length} of ${hard} characters.` };
  return {
    met: 0,
    blocks: true,
    message: `The title has ${length} characters; ${marketplaceName} allows ${hard}.`,
    where: [beyond(listing.title, hard)],
    fix: `Shorten the title by ${counted(length - hard, 'character')}, to ${hard} at most.`,
    moves: others(rulesOfTitle, 'T1'),
  };
}

/** The part of a text after its first characters (code points); the spaces before the text do not count. */
function beyond(text: string, allowed: number): RulePlace {
  let start = text.length - text.trimStart().length;
  for (let count = 0; count < allowed && start < text.length; count += 1) {
    start += (text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1;
  }
  const end = text.trimEnd().length;
  return start < end ? stretch('title', text, start, end) : wholeText('title', text);
}

function goodLength(context: ScoreContext): Finding {
  const { listing, title, titleWords, profile } = context;
  const { min, max, words } = profile.title;
  const length = codePoints(title);
  const range = `${min} to ${max} characters`;
  const byLength = length < min ? length / min : length <= max ? 1 : Math.max(0, 1 - (length - max) / max);
  const tooManyWords = words !== null && titleWords.length > words;
  const met = tooManyWords ? Math.min(byLength, words / titleWords.length) : byLength;
  if (met === 1) return { met, message: `${length} characters, within the good range of ${range}.` };
  if (length === 0) return noTitle('T2', context);
  const found = [`The title has ${length} characters`, ...(tooManyWords ? [`${titleWords.length} words`] : [])];
  const wanted = tooManyWords ? `${range} and at most ${words} words` : range;
  const fixes = [
    length < min ? `Add ${counted(min - length, 'character')}, for example a material, size or colour.` : '',
    length > max ? `Cut ${counted(length - max, 'character')}.` : '',
    tooManyWords ? `Use ${counted(titleWords.length - words, 'word')} fewer, and keep at least ${min} characters.` : '',
  ];
  const roomForWord = words === null || titleWords.length < words;
  return {
    met,
    message: `${found.join(' and ')}; ${wanted} read best.`,
    where: [length > max ? beyond(listing.title, max) : wholeText('title', listing.title)],
    fix: fixes.filter((fix) => fix !== '').join(' '),
    moves: length < min && roomForWord ? [] : others(rulesOfTitle, 'T2'),
  };
}

/** The occurrences of each word beyond what the marketplace tolerates. */
export function excessWords(words: readonly Word[], stopWords: ReadonlySet<string>, repeat: number): Word[] {
  const seen = new Map<string, number>();
  return words.filter(({ word }) => {
    if (codePoints(word) < 3 || !hasLetter(word) || stopWords.has(word)) return false;
    const count = (seen.get(word) ?? 0) + 1;
    seen.set(word, count);
    return count > repeat;
  });
}

function repetition({ listing, title, titleWords, stopWords, profile }: ScoreContext): Finding {
  if (isUnspaced(title)) return notApplicable('Words are not separated by spaces in this script.');
  const { repeat } = profile.title;
  const excess = excessWords(titleWords, stopWords, repeat);
  const met = Math.max(0, 1 - 0.5 * excess.length);
  if (met === 1) return { met, message: 'No word is repeated too often.' };
  const words = quoted(excess.map(({ word }) => word));
  return {
    met,
    message: `${words} ${repeat === 1 ? 'should occur only once' : `should occur at most ${repeat} times`}.`,
    where: excess.map(({ start, end }) => ({ path: 'title', start, end, text: listing.title.slice(start, end) })),
    fix: `Write other words in place of the repeated ${words}. Leaving them out shortens the title by ${counted(
      excess.reduce((sum, { word }) => sum + codePoints(word) + 1, 0),
      'character',
    )}.`,
    moves: ['T6'],
  };
}

const upperLetters = /\p{Lu}/gu;
const lowerLetters = /\p{Ll}/gu;

const capitalWord = /\p{Lu}[\p{Lu}\p{M}]+/gu;

function casing({ listing, title }: ScoreContext): Finding {
  const upper = title.match(upperLetters)?.length ?? 0;
  const cased = upper + (title.match(lowerLetters)?.length ?? 0);
  if (cased < 10) return notApplicable('Too few letters with upper and lower case to judge.');
  if (upper > 0 && upper / cased <= 0.6) return { met: 1, message: 'Upper and lower case are used normally.' };
  return {
    met: 0,
    message: upper === 0 ? 'The title has no capital letters.' : 'Most of the title is in capitals.',
    where: upper === 0 ? [wholeText('title', listing.title)] : places(spansOf(listing.title, capitalWord)),
    fix:
      upper === 0
        ? 'Begin the title and names with capitals.'
        : 'Write only the first letter of a word as a capital, so that at most 60 % of the letters are capitals.',
  };
}

const partOfWord = /[\p{L}\p{M}\p{N}]/u;

function characters(context: ScoreContext): Finding {
  const { listing, title, profile, banned, marketplaceName } = context;
  if (title === '') return noTitle('T5', context);
  const text = title;
  const spans = apart([
    ...spansOf(text, emojiPattern),
    ...spansOf(text, controlPattern),
    ...spansOf(text, banned),
    ...repeatedSigns(text, profile.title.once),
  ]);
  if (spans.length === 0) return { met: 1, message: 'No emoji or forbidden signs.' };
  const signs = quoted(spans.map((span) => (/^\p{Cc}$/u.test(span.text) ? 'control character' : span.text)));
  return {
    met: 0,
    message: `${marketplaceName} does not want ${signs} in a title.`,
    where: placesInSource(listing.title, title, spans),
    fix: `Take ${signs} out of the title; a comma in its place keeps the length.`,
    moves: spans.some((span) => partOfWord.test(span.text)) ? others(rulesOfTitle, 'T5') : ['T6'],
  };
}

const letterWithMarks = /\P{M}\p{M}*|\p{M}/gu;

/** Converts spans of the composed and trimmed title into places in the original title. */
function placesInSource(source: string, title: string, spans: readonly Span[]): RulePlace[] {
  const origins: number[] = [];
  for (const { 0: sign, index } of source.matchAll(letterWithMarks)) {
    const composed = sign.normalize('NFC');
    for (let unit = 0; unit < composed.length; unit += 1) origins.push(composed === sign ? index + unit : index);
  }
  const whole = source.normalize('NFC');
  // Sounds of Hangul compose across letters; then the whole title is meant.
  if (origins.length !== whole.length) return [wholeText('title', source)];
  const lead = whole.indexOf(title);
  return spans.map(({ start, end }) => {
    const from = origins[start + lead] ?? 0;
    let next = end + lead;
    while (next < origins.length && (origins[next] ?? 0) <= from) next += 1;
    const until = origins[next] ?? source.length;
    return stretch('title', source, from, until);
  });
}

function repeatedSigns(text: string, once: string): Span[] {
  return [...once].flatMap((sign) => {
    const first = text.indexOf(sign);
    const spans: Span[] = [];
    for (let at = text.indexOf(sign, first + 1); first >= 0 && at >= 0; at = text.indexOf(sign, at + 1)) {
      spans.push({ text: sign, start: at, end: at + sign.length });
    }
    return spans;
  });
}

function claims(context: ScoreContext): Finding {
  const { listing, title, profile, promo, marketplaceName } = context;
  if (title === '') return noTitle('T6', context);
  const promoSpans = spansOf(listing.title, promo);
  const brand = listing.brand?.trim() ?? '';
  const brandSpans =
    profile.title.brand === 'forbid' && brand !== '' ? spansOf(listing.title, phrasePattern([brand])) : [];
  if (promoSpans.length + brandSpans.length === 0) return { met: 1, message: 'No promotion in the title.' };
  const problems = [
    promoSpans.length > 0 ? `${quoted(promoSpans.map((span) => span.text))} is promotion` : '',
    brandSpans.length > 0 ? `${marketplaceName} keeps the brand “${brand}” in its own field` : '',
  ];
  const spans = apart([...promoSpans, ...brandSpans]);
  return {
    met: 0,
    message: `${problems.filter((problem) => problem !== '').join('; ')}.`,
    where: places(spans),
    fix: `Write a property of the product in place of ${quoted(spans.map((span) => span.text))}.`,
    moves: ['T3', 'T5', 'D5'],
  };
}

export const titleRules = { lengthAllowed, goodLength, repetition, casing, characters, claims };

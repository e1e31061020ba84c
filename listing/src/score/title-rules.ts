import { controlPattern, emojiPattern } from '../text/signs.ts';
import { codePoints, hasLetter, isUnspaced, phrasePattern, type Span, spansOf, type Word } from '../text/words.ts';
import { counted, type Finding, notApplicable, quoted } from './rule.ts';
import type { RulePlace } from './score.ts';
import type { ScoreContext } from './score-context.ts';

const emptyTitle = 'There is no title.';
const writeTitle = 'Write a title: brand, product, then its most important properties.';

function places(spans: readonly Span[]): RulePlace[] {
  return spans.map((span) => ({ path: 'title', ...span }));
}

function lengthAllowed({ title, profile, marketplaceName }: ScoreContext): Finding {
  const length = codePoints(title);
  const { hard } = profile.title;
  if (length === 0) return { met: 0, blocks: true, message: emptyTitle, where: [{ path: 'title' }], fix: writeTitle };
  if (hard === null) return { met: 1, message: `${length} characters; ${marketplaceName} states no limit.` };
  if (length <= hard) return { met: 1, message: `${length} of ${hard} characters.` };
  return {
    met: 0,
    blocks: true,
    message: `The title has ${length} characters; ${marketplaceName} allows ${hard}.`,
    where: [{ path: 'title' }],
    fix: `Shorten the title by ${counted(length - hard, 'character')}.`,
  };
}

function goodLength({ title, titleWords, profile }: ScoreContext): Finding {
  const { min, max, words } = profile.title;
  const length = codePoints(title);
  const range = `${min} to ${max} characters`;
  const byLength = length < min ? length / min : length <= max ? 1 : Math.max(0, 1 - (length - max) / max);
  const tooManyWords = words !== null && titleWords.length > words;
  const met = tooManyWords ? Math.min(byLength, words / titleWords.length) : byLength;
  if (met === 1) return { met, message: `${length} characters, within the good range of ${range}.` };
  if (length === 0) return { met, message: emptyTitle, where: [{ path: 'title' }], fix: writeTitle };
  const found = [`The title has ${length} characters`, ...(tooManyWords ? [`${titleWords.length} words`] : [])];
  const wanted = tooManyWords ? `${range} and at most ${words} words` : range;
  const fixes = [
    length < min ? `Add ${counted(min - length, 'character')}, for example a material, size or colour.` : '',
    length > max ? `Cut ${counted(length - max, 'character')}.` : '',
    tooManyWords ? `Leave out ${counted(titleWords.length - words, 'word')}.` : '',
  ];
  return {
    met,
    message: `${found.join(' and ')}; ${wanted} read best.`,
    where: [{ path: 'title' }],
    fix: fixes.filter((fix) => fix !== '').join(' '),
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
    fix: `Remove the repeated ${words}.`,
  };
}

const upperLetters = /\p{Lu}/gu;
const lowerLetters = /\p{Ll}/gu;

function casing({ title }: ScoreContext): Finding {
  const upper = title.match(upperLetters)?.length ?? 0;
  const cased = upper + (title.match(lowerLetters)?.length ?? 0);
  if (cased < 10) return notApplicable('Too few letters with upper and lower case to judge.');
  if (upper > 0 && upper / cased <= 0.6) return { met: 1, message: 'Upper and lower case are used normally.' };
  return {
    met: 0,
    message: upper === 0 ? 'The title has no capital letters.' : 'Most of the title is in capitals.',
    where: [{ path: 'title' }],
    fix: upper === 0 ? 'Begin the title and names with capitals.' : 'Write the title in normal case.',
  };
}

function characters({ listing, title, profile, banned, marketplaceName }: ScoreContext): Finding {
  if (title === '') return { met: 0, message: emptyTitle, where: [{ path: 'title' }], fix: writeTitle };
  const lead = listing.title.length - listing.title.trimStart().length;
  const text = listing.title.trim();
  const spans = [
    ...spansOf(text, emojiPattern),
    ...spansOf(text, controlPattern),
    ...spansOf(text, banned),
    ...repeatedSigns(text, profile.title.once),
  ];
  if (spans.length === 0) return { met: 1, message: 'No emoji or forbidden signs.' };
  const signs = quoted(spans.map((span) => (/^\p{Cc}$/u.test(span.text) ? 'control character' : span.text)));
  return {
    met: 0,
    message: `${marketplaceName} does not want ${signs} in a title.`,
    where: places(spans.map(({ text: sign, start, end }) => ({ text: sign, start: start + lead, end: end + lead }))),
    fix: `Remove ${signs} from the title.`,
  };
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

function claims({ listing, title, profile, promo, marketplaceName }: ScoreContext): Finding {
  if (title === '') return { met: 0, message: emptyTitle, where: [{ path: 'title' }], fix: writeTitle };
  const promoSpans = spansOf(listing.title, promo);
  const brand = listing.brand?.trim() ?? '';
  const brandSpans =
    profile.title.brand === 'forbid' && brand !== '' ? spansOf(listing.title, phrasePattern([brand])) : [];
  if (promoSpans.length + brandSpans.length === 0) return { met: 1, message: 'No promotion in the title.' };
  const problems = [
    promoSpans.length > 0 ? `${quoted(promoSpans.map((span) => span.text))} is promotion` : '',
    brandSpans.length > 0 ? `${marketplaceName} keeps the brand “${brand}” in its own field` : '',
  ];
  const spans = [...promoSpans, ...brandSpans];
  return {
    met: 0,
    message: `${problems.filter((problem) => problem !== '').join('; ')}.`,
    where: places(spans),
    fix: `Remove ${quoted(spans.map((span) => span.text))} from the title.`,
  };
}

export const titleRules = { lengthAllowed, goodLength, repetition, casing, characters, claims };

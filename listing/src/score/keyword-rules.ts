import { emojiPattern } from '../text/signs.ts';
import { codePoints, spansOf, utf8Bytes } from '../text/words.ts';
import { counted, type Finding, notApplicable, others, quoted, share, wholeText } from './rule.ts';
import type { RulePlace } from './score.ts';
import type { ScoreContext } from './score-context.ts';

const noField = ({ marketplaceName }: ScoreContext): Finding =>
  notApplicable(`${marketplaceName} has no keywords field.`);
const rulesOfKeywords = ['K1', 'K2', 'K3', 'K4'];

interface Keyword {
  text: string;
  /** In the listing, where empty keywords count too. */
  index: number;
}

const keywordsOf = ({ listing }: ScoreContext): Keyword[] =>
  listing.keywords.flatMap((text, index) => (text.trim() === '' ? [] : [{ text, index }]));

const unitOf = (mode: 'bytes' | 'count') => (mode === 'bytes' ? 'byte' : 'keyword');

function none(id: string, { profile }: ScoreContext): Finding {
  const { ideal = 0, mode = 'count' } = profile.keywords ?? {};
  return {
    met: 0,
    message: 'There are no keywords.',
    where: [{ path: 'keywords' }],
    fix: `Add words that shoppers search for and the title lacks: ${counted(ideal, unitOf(mode))}.`,
    moves: others(rulesOfKeywords, id),
  };
}

const textsOf = (keywords: readonly Keyword[]): string[] => keywords.map(({ text }) => text);
const placeOf = ({ text, index }: Keyword): RulePlace => wholeText(`keywords/${index}`, text);
const placesIn = ({ text, index }: Keyword, pattern: RegExp | null): RulePlace[] =>
  spansOf(text, pattern).map((span) => ({ path: `keywords/${index}`, ...span }));

function amount(context: ScoreContext): Finding {
  const { profile, marketplaceName } = context;
  if (profile.keywords === null) return noField(context);
  const { mode, ideal, max } = profile.keywords;
  const keywords = keywordsOf(context);
  if (keywords.length === 0) return none('K1', context);
  const quantityOf = (list: readonly Keyword[]) =>
    mode === 'bytes' ? utf8Bytes(textsOf(list).join(' ')) : list.length;
  const quantity = quantityOf(keywords);
  const unit = unitOf(mode);
  const moves = others(rulesOfKeywords, 'K1');
  if (max !== null && quantity > max) {
    return {
      met: 0,
      blocks: true,
      message: `${counted(quantity, unit)}; ${marketplaceName} allows ${max}.`,
      where: keywords.filter(overLimit(mode, max)).map(placeOf),
      fix: `Leave out ${counted(quantity - max, unit)}, and keep at least ${ideal}.`,
      moves,
    };
  }
  if (quantity >= ideal) return { met: 1, message: `${counted(quantity, unit)}.` };
  return {
    met: quantity / ideal,
    message: `${counted(quantity, unit)}; ${ideal} are best.`,
    where: [{ path: 'keywords' }],
    fix: `Add keywords: ${counted(ideal - quantity, unit)} more.`,
    moves,
  };
}

/** Called with a list's keywords in order; returns true from the one that exceeds the limit on. */
function overLimit(mode: 'bytes' | 'count', max: number): (keyword: Keyword) => boolean {
  // The space before a keyword counts as a byte; the first has none.
  let quantity = mode === 'bytes' ? -1 : 0;
  return ({ text }) => {
    quantity += mode === 'bytes' ? utf8Bytes(text) + 1 : 1;
    return quantity > max;
  };
}

function itemLength(context: ScoreContext): Finding {
  if (context.profile.keywords === null) return noField(context);
  const { len } = context.profile.keywords;
  const keywords = keywordsOf(context);
  if (keywords.length === 0) return none('K2', context);
  const long = keywords.filter(({ text }) => len !== null && codePoints(text.trim()) > len);
  const emoji = keywords.flatMap((keyword) => placesIn(keyword, emojiPattern));
  const paths = new Set([...long.map(placeOf), ...emoji].map(({ path }) => path));
  const wrong = keywords.filter(({ index }) => paths.has(`keywords/${index}`));
  if (wrong.length === 0) return { met: 1, message: 'Every keyword has an accepted length.' };
  const fixes = [
    ...(long.length > 0 ? [`Replace ${quoted(textsOf(long))} by keywords of at most ${len} characters.`] : []),
    ...(emoji.length > 0 ? [`Write letters in place of ${quoted(emoji.map(({ text = '' }) => text))}.`] : []),
  ];
  return {
    met: share(keywords.length - wrong.length, keywords.length),
    message: `${quoted(textsOf(wrong))}: ${len === null ? 'no emoji' : `at most ${len} characters and no emoji`} in a keyword.`,
    where: [...long.map(placeOf), ...emoji],
    fix: fixes.join(' '),
    moves: ['K3', 'K4'],
  };
}

function distinct(context: ScoreContext): Finding {
  if (context.profile.keywords === null) return noField(context);
  const keywords = keywordsOf(context);
  if (keywords.length === 0) return none('K3', context);
  const seen = new Set<string>();
  const repeated = keywords.filter(({ text }) => {
    const key = text.trim().toLowerCase();
    const known = seen.has(key);
    seen.add(key);
    return known;
  });
  if (repeated.length === 0) return { met: 1, message: 'Every keyword is different.' };
  const words = quoted(textsOf(repeated));
  return {
    met: share(seen.size, keywords.length),
    message: `${words} ${repeated.length === 1 ? 'occurs' : 'occur'} more than once.`,
    where: repeated.map(placeOf),
    fix: `Write other search words in place of the repeated ${words}.${lossOf(context, keywords, repeated)}`,
    moves: ['K2', 'K4'],
  };
}

/** The note on what leaving keywords out would cost, if keywords are counted and become too few. */
function lossOf({ profile }: ScoreContext, keywords: readonly Keyword[], wrong: readonly Keyword[]): string {
  const left = keywords.length - wrong.length;
  const tooFew = profile.keywords?.mode === 'count' && left < profile.keywords.ideal;
  return tooFew ? ` Leaving out instead keeps ${counted(left, 'keyword')}.` : '';
}

function clean(context: ScoreContext): Finding {
  if (context.profile.keywords === null) return noField(context);
  const keywords = keywordsOf(context);
  if (keywords.length === 0) return none('K4', context);
  const claims = keywords.flatMap((keyword) => placesIn(keyword, context.promo));
  const paths = new Set(claims.map(({ path }) => path));
  const wrong = keywords.filter(({ index }) => paths.has(`keywords/${index}`));
  if (wrong.length === 0) return { met: 1, message: 'No promotion in the keywords.' };
  const words = quoted(textsOf(wrong));
  return {
    met: share(keywords.length - wrong.length, keywords.length),
    message: `${words} ${wrong.length === 1 ? 'is' : 'are'} promotion.`,
    where: claims,
    fix: `Write other search words in place of ${words}.${lossOf(context, keywords, wrong)}`,
    moves: ['K2', 'K3'],
  };
}

export const keywordRules = { amount, itemLength, distinct, clean };

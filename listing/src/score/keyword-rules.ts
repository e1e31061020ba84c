import { emojiPattern } from '../text/signs.ts';
import { codePoints, spansOf, utf8Bytes } from '../text/words.ts';
import { counted, type Finding, notApplicable, quoted, share } from './rule.ts';
import type { RulePlace } from './score.ts';
import type { ScoreContext } from './score-context.ts';

const noField = ({ marketplaceName }: ScoreContext): Finding =>
  notApplicable(`${marketplaceName} has no keywords field.`);
const none = {
  met: 0,
  message: 'There are no keywords.',
  where: [{ path: 'keywords' }],
  fix: 'Add words that shoppers search for and the title lacks.',
};

const filledKeywords = ({ listing }: ScoreContext): string[] =>
  listing.keywords.filter((keyword) => keyword.trim() !== '');

function placesOf(context: ScoreContext, isWrong: (keyword: string) => boolean): RulePlace[] {
  return context.listing.keywords.flatMap((text, index) =>
    text.trim() !== '' && isWrong(text) ? [{ path: `keywords/${index}`, text }] : [],
  );
}

function amount(context: ScoreContext): Finding {
  const { profile, marketplaceName } = context;
  if (profile.keywords === null) return noField(context);
  const { mode, ideal, max } = profile.keywords;
  const keywords = filledKeywords(context);
  if (keywords.length === 0) return none;
  const quantity = mode === 'bytes' ? utf8Bytes(keywords.join(' ')) : keywords.length;
  const unit = mode === 'bytes' ? 'byte' : 'keyword';
  if (max !== null && quantity > max) {
    return {
      met: 0,
      blocks: true,
      message: `${counted(quantity, unit)}; ${marketplaceName} allows ${max}.`,
      where: [{ path: 'keywords' }],
      fix: `Remove ${counted(quantity - max, unit)}.`,
    };
  }
  if (quantity >= ideal) return { met: 1, message: `${counted(quantity, unit)}.` };
  return {
    met: quantity / ideal,
    message: `${counted(quantity, unit)}; ${ideal} are best.`,
    where: [{ path: 'keywords' }],
    fix: `Add keywords: ${counted(ideal - quantity, unit)} more.`,
  };
}

function itemLength(context: ScoreContext): Finding {
  if (context.profile.keywords === null) return noField(context);
  const { len } = context.profile.keywords;
  const keywords = filledKeywords(context);
  if (keywords.length === 0) return none;
  const isWrong = (keyword: string) =>
    (len !== null && codePoints(keyword.trim()) > len) || spansOf(keyword, emojiPattern).length > 0;
  const wrong = keywords.filter(isWrong);
  if (wrong.length === 0) return { met: 1, message: 'Every keyword has an accepted length.' };
  return {
    met: share(keywords.length - wrong.length, keywords.length),
    message: `${quoted(wrong)}: ${len === null ? 'no emoji' : `at most ${len} characters and no emoji`} in a keyword.`,
    where: placesOf(context, isWrong),
    fix: 'Shorten these keywords.',
  };
}

function distinct(context: ScoreContext): Finding {
  if (context.profile.keywords === null) return noField(context);
  const keywords = filledKeywords(context);
  if (keywords.length === 0) return none;
  const seen = new Set<string>();
  const repeated: string[] = [];
  for (const keyword of keywords) {
    const key = keyword.trim().toLowerCase();
    if (seen.has(key)) repeated.push(keyword);
    seen.add(key);
  }
  if (repeated.length === 0) return { met: 1, message: 'Every keyword is different.' };
  return {
    met: share(seen.size, keywords.length),
    message: `${quoted(repeated)} ${repeated.length === 1 ? 'occurs' : 'occur'} more than once.`,
    where: placesOf(context, (keyword) => repeated.includes(keyword)),
    fix: `Replace the repeated ${quoted(repeated)}.`,
  };
}

function clean(context: ScoreContext): Finding {
  if (context.profile.keywords === null) return noField(context);
  const keywords = filledKeywords(context);
  if (keywords.length === 0) return none;
  const isWrong = (keyword: string) => spansOf(keyword, context.promo).length > 0;
  const wrong = keywords.filter(isWrong);
  if (wrong.length === 0) return { met: 1, message: 'No promotion in the keywords.' };
  return {
    met: share(keywords.length - wrong.length, keywords.length),
    message: `${quoted(wrong)} ${wrong.length === 1 ? 'is' : 'are'} promotion.`,
    where: placesOf(context, isWrong),
    fix: `Remove ${quoted(wrong)}.`,
  };
}

export const keywordRules = { amount, itemLength, distinct, clean };

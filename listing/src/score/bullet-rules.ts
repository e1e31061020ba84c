import { emojiPattern } from '../text/signs.ts';
import { codePoints, spansOf, wordList } from '../text/words.ts';
import { counted, type Finding, notApplicable, share } from './rule.ts';
import type { RulePlace } from './score.ts';
import type { ScoreContext } from './score-context.ts';

const noField = ({ marketplaceName }: ScoreContext): Finding =>
  notApplicable(`${marketplaceName} has no bullets; they belong in the description.`);
const none = {
  met: 0,
  message: 'There are no bullets.',
  where: [{ path: 'bullets' }],
  fix: 'Write one short bullet for each benefit.',
};

// Paths point into the listing, so empty bullets keep their index.
function placesOf(context: ScoreContext, bullets: ReadonlySet<string>): RulePlace[] {
  return context.listing.bullets.flatMap((text, index) =>
    bullets.has(text) ? [{ path: `bullets/${index}`, text }] : [],
  );
}

function amount(context: ScoreContext): Finding {
  const { bullets, profile, marketplaceName } = context;
  if (profile.bullets === null) return noField(context);
  const { ideal, max } = profile.bullets;
  if (bullets.length === 0) return none;
  if (max !== null && bullets.length > max) {
    return {
      met: 0,
      blocks: true,
      message: `${counted(bullets.length, 'bullet')}; ${marketplaceName} allows ${max}.`,
      where: [{ path: 'bullets' }],
      fix: `Remove ${counted(bullets.length - max, 'bullet')}.`,
    };
  }
  if (bullets.length >= ideal) return { met: 1, message: `${counted(bullets.length, 'bullet')}.` };
  return {
    met: bullets.length / ideal,
    message: `${counted(bullets.length, 'bullet')}; ${ideal} are best.`,
    where: [{ path: 'bullets' }],
    fix: `Add ${counted(ideal - bullets.length, 'bullet')}.`,
  };
}

function length(context: ScoreContext): Finding {
  const { bullets, profile } = context;
  if (profile.bullets === null) return noField(context);
  if (bullets.length === 0) return none;
  const [min, max] = profile.bullets.len;
  const wrong = bullets.filter((bullet) => {
    const chars = codePoints(bullet.trim());
    return chars < min || chars > max;
  });
  if (wrong.length === 0) return { met: 1, message: `Every bullet has ${min} to ${max} characters.` };
  return {
    met: share(bullets.length - wrong.length, bullets.length),
    message: `${counted(wrong.length, 'bullet')} of ${bullets.length} not within ${min} to ${max} characters.`,
    where: placesOf(context, new Set(wrong)),
    fix: `Bring ${wrong.length === 1 ? 'this bullet' : 'these bullets'} to ${min} to ${max} characters.`,
  };
}

// Word sets with this Jaccard similarity or more say the same; our choice.
const sameFrom = 0.8;

/** True when two word sets are so alike that one of them is superfluous. */
export function saysTheSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 && b.size === 0) return true;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / (a.size + b.size - common) >= sameFrom;
}

function distinct(context: ScoreContext): Finding {
  const { bullets, profile } = context;
  if (profile.bullets === null) return noField(context);
  if (bullets.length === 0) return none;
  const sets = bullets.map((bullet) => new Set(wordList(bullet)));
  const repeated = bullets.filter((_, index) => {
    const own = sets[index] ?? new Set<string>();
    return sets.slice(0, index).some((earlier) => saysTheSame(own, earlier));
  });
  if (repeated.length === 0) return { met: 1, message: 'Every bullet says something else.' };
  return {
    met: 1 - share(repeated.length, bullets.length),
    message: `${counted(repeated.length, 'bullet')} repeat an earlier one.`,
    where: placesOf(context, new Set(repeated)),
    fix: 'Replace the repeated bullets with other facts.',
  };
}

const startsLower = /^[^\p{L}\p{N}]*\p{Ll}/u;

function style(context: ScoreContext): Finding {
  const { bullets, profile, banned, promo } = context;
  if (profile.bullets === null) return noField(context);
  if (bullets.length === 0) return none;
  const wrong = bullets.filter(
    (bullet) =>
      startsLower.test(bullet) ||
      spansOf(bullet, emojiPattern).length > 0 ||
      spansOf(bullet, banned).length > 0 ||
      spansOf(bullet, promo).length > 0,
  );
  if (wrong.length === 0)
    return { met: 1, message: 'Bullets begin with a capital and are free of emoji and promotion.' };
  return {
    met: share(bullets.length - wrong.length, bullets.length),
    message: `${counted(wrong.length, 'bullet')} of ${bullets.length} begin with a small letter or hold emoji, forbidden signs or promotion.`,
    where: placesOf(context, new Set(wrong)),
    fix: 'Begin each bullet with a capital and remove emoji, special signs and promotion.',
  };
}

export const bulletRules = { amount, length, distinct, style };

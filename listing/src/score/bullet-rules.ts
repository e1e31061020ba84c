import { emojiPattern } from '../text/signs.ts';
import { codePoints, spansOf, wordList } from '../text/words.ts';
import { counted, type Finding, notApplicable, others, quoted, share, stretch, wholeText } from './rule.ts';
import type { RulePlace } from './score.ts';
import type { ScoreContext } from './score-context.ts';

const noField = ({ marketplaceName }: ScoreContext): Finding =>
  notApplicable(`${marketplaceName} has no bullets; they belong in the description.`);
const rulesOfBullets = ['B1', 'B2', 'B3', 'B4'];

interface Bullet {
  text: string;
  /** In the listing, where empty bullets count too. */
  index: number;
}

const bulletsOf = ({ listing }: ScoreContext): Bullet[] =>
  listing.bullets.flatMap((text, index) => (text.trim() === '' ? [] : [{ text, index }]));

function none(id: string, { profile }: ScoreContext): Finding {
  const { ideal = 0, len = [0, 0] } = profile.bullets ?? {};
  return {
    met: 0,
    message: 'There are no bullets.',
    where: [{ path: 'bullets' }],
    fix: `Write ${counted(ideal, 'bullet')} of ${len[0]} to ${len[1]} characters, each with another fact.`,
    moves: others(rulesOfBullets, id),
  };
}

const pathOf = ({ index }: Bullet): string => `bullets/${index}`;
const placesOf = (bullets: readonly Bullet[]): RulePlace[] =>
  bullets.map((bullet) => wholeText(pathOf(bullet), bullet.text));

function amount(context: ScoreContext): Finding {
  const { profile, marketplaceName } = context;
  if (profile.bullets === null) return noField(context);
  const { ideal, max, len } = profile.bullets;
  const bullets = bulletsOf(context);
  if (bullets.length === 0) return none('B1', context);
  const moves = others(rulesOfBullets, 'B1');
  if (max !== null && bullets.length > max) {
    return {
      met: 0,
      blocks: true,
      message: `${counted(bullets.length, 'bullet')}; ${marketplaceName} allows ${max}.`,
      where: placesOf(bullets.slice(max)),
      fix: `Remove ${counted(bullets.length - max, 'bullet')}.`,
      moves,
    };
  }
  if (bullets.length >= ideal) return { met: 1, message: `${counted(bullets.length, 'bullet')}.` };
  return {
    met: bullets.length / ideal,
    message: `${counted(bullets.length, 'bullet')}; ${ideal} are best.`,
    where: [{ path: 'bullets' }],
    fix: `Add ${counted(ideal - bullets.length, 'bullet')} of ${len[0]} to ${len[1]} characters.`,
    moves,
  };
}

function length(context: ScoreContext): Finding {
  const { profile } = context;
  if (profile.bullets === null) return noField(context);
  const bullets = bulletsOf(context);
  if (bullets.length === 0) return none('B2', context);
  const [min, max] = profile.bullets.len;
  const measured = bullets.map((bullet) => ({ ...bullet, chars: codePoints(bullet.text.trim()) }));
  const short = measured.filter(({ chars }) => chars < min);
  const long = measured.filter(({ chars }) => chars > max);
  const wrong = [...short, ...long].sort((a, b) => a.index - b.index);
  if (wrong.length === 0) return { met: 1, message: `Every bullet has ${min} to ${max} characters.` };
  const fixes = [
    ...short.map(({ index, chars }) => `Add ${counted(min - chars, 'character')} to bullet ${index + 1}.`),
    ...long.map(({ index, chars }) => `Cut ${counted(chars - max, 'character')} from bullet ${index + 1}.`),
  ];
  return {
    met: share(bullets.length - wrong.length, bullets.length),
    message: `${counted(wrong.length, 'bullet')} of ${bullets.length} not within ${min} to ${max} characters.`,
    where: placesOf(wrong),
    fix: fixes.join(' '),
    moves: ['B3', 'B4'],
  };
}

// Word sets with at least this Jaccard similarity say the same; our choice.
const sameFrom = 0.8;

/** True when two word sets are so similar that one of them is superfluous. */
export function saysTheSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 && b.size === 0) return true;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return common / (a.size + b.size - common) >= sameFrom;
}

function distinct(context: ScoreContext): Finding {
  if (context.profile.bullets === null) return noField(context);
  const bullets = bulletsOf(context);
  if (bullets.length === 0) return none('B3', context);
  const sets = bullets.map(({ text }) => new Set(wordList(text)));
  const repeated = bullets.filter((_, index) => {
    const own = sets[index] ?? new Set<string>();
    return sets.slice(0, index).some((earlier) => saysTheSame(own, earlier));
  });
  if (repeated.length === 0) return { met: 1, message: 'Every bullet says something else.' };
  return {
    met: 1 - share(repeated.length, bullets.length),
    message: `${counted(repeated.length, 'bullet')} ${repeated.length === 1 ? 'repeats' : 'repeat'} an earlier one.`,
    where: placesOf(repeated),
    fix: `Write another fact in ${bulletNumbers(repeated)}.`,
    moves: ['B2', 'B4'],
  };
}

/** `bullet 2`, `bullets 2 and 4`. */
function bulletNumbers(bullets: readonly Bullet[]): string {
  const numbers = bullets.map(({ index }) => String(index + 1));
  const last = numbers.pop() ?? '';
  return numbers.length === 0 ? `bullet ${last}` : `bullets ${numbers.join(', ')} and ${last}`;
}

const startsLower = /^[^\p{L}\p{N}]*(\p{Ll})/u;

function style(context: ScoreContext): Finding {
  const { profile, banned, promo } = context;
  if (profile.bullets === null) return noField(context);
  const bullets = bulletsOf(context);
  if (bullets.length === 0) return none('B4', context);
  const lower = bullets.filter(({ text }) => startsLower.test(text));
  const signs = bullets.flatMap((bullet) => [...placesIn(bullet, emojiPattern), ...placesIn(bullet, banned)]);
  const claims = bullets.flatMap((bullet) => placesIn(bullet, promo));
  const wrong = new Set([...lower.map(pathOf), ...[...signs, ...claims].map(({ path }) => path)]);
  if (wrong.size === 0) return { met: 1, message: 'Bullets begin with a capital and are free of emoji and promotion.' };
  const words = quoted([...signs, ...claims].map(({ text = '' }) => text));
  const initials = lower.map((bullet): RulePlace => {
    const [before = '', initial = ''] = startsLower.exec(bullet.text) ?? [];
    return stretch(pathOf(bullet), bullet.text, before.length - initial.length, before.length);
  });
  const fixes = [
    ...(lower.length > 0 ? [`Begin ${bulletNumbers(lower)} with a capital.`] : []),
    ...(words === '' ? [] : [`Take out ${words}.`]),
  ];
  return {
    met: share(bullets.length - wrong.size, bullets.length),
    message: `${counted(wrong.size, 'bullet')} of ${bullets.length} with a small first letter, emoji, forbidden signs or promotion.`,
    where: [...initials, ...signs, ...claims],
    fix: fixes.join(' '),
    moves: words === '' ? [] : ['B2', 'B3'],
  };
}

const placesIn = (bullet: Bullet, pattern: RegExp | null): RulePlace[] =>
  spansOf(bullet.text, pattern).map((span) => ({ path: pathOf(bullet), ...span }));

export const bulletRules = { amount, length, distinct, style };

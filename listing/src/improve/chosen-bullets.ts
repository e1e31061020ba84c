import { factsOf } from '../ground/facts.ts';
import { saysTheSame } from '../score/bullet-rules.ts';
import { codePoints, wordList } from '../text/words.ts';
import { besideFacts } from './beside-facts.ts';
import { sharedKey } from './fact-keys.ts';
import { isFiller } from './keyword-words.ts';
import { isProtected } from './protected-texts.ts';
import type { RewriteContext } from './rewrite-context.ts';
import { isHollowPraise } from './selling-points.ts';
import { stem } from './title-parts.ts';

interface Told {
  words: ReadonlySet<string>;
  content: ReadonlySet<string>;
}

/** The seller's own points, then more of them that tell something new, up to a number. */
export function chosen(
  own: readonly string[],
  more: readonly string[],
  count: number,
  context: RewriteContext,
): string[] {
  const bullets: string[] = [];
  const told: Told[] = [];
  const written = own.filter((text) => wordList(text).length > 1).length;
  const named = new Set([...wordList(context.listing.title), ...wordList(context.listing.brand ?? '')].map(stem));
  const add = (text: string, isNew: boolean): void => {
    if (bullets.length >= count) return;
    const words = new Set(wordList(text));
    if (words.size === 0) return;
    if (told.some((earlier) => saysTheSame(words, earlier.words) || holdsAll(earlier.words, words))) return;
    const content = contentOf(text, named, context.language);
    const isSpare = (earlier: Told): boolean => written < manyOwn || words.size <= earlier.words.size + mostMore;
    const at = isNew
      ? told.findIndex(
          (earlier, index) => isSpare(earlier) && isFuller(content, words, earlier, bullets[index] ?? '', context),
        )
      : -1;
    if (at >= 0) {
      bullets[at] = text;
      told[at] = { words, content };
      for (let index = bullets.length - 1; index >= 0; index -= 1) {
        const earlier = told[index];
        if (index === at || earlier === undefined || !holdsAll(words, earlier.words)) continue;
        if (isProtected(bullets[index] ?? '', context.protectedTexts)) continue;
        bullets.splice(index, 1);
        told.splice(index, 1);
      }
      return;
    }
    if (isNew && told.some((earlier) => repeats(content, earlier.content) || isGrown(content, earlier.content))) return;
    if (isNew && told.length > 1 && tellsNothing(content, told)) return;
    const figures = factsOf(text, context.language).flatMap((fact) =>
      fact.kind === 'number' ? [sharedKey(fact)] : [],
    );
    if (isNew && figures.length > 1 && figures.every((key) => told.some((earlier) => earlier.content.has(key)))) return;
    bullets.push(text);
    told.push({ words, content });
  };
  const [shortest] = context.profile.bullets?.len ?? [0, 0];
  const isHollow = (text: string): boolean =>
    (isHollowPraise(text) || (codePoints(text) < shortest && factsOf(text, context.language).length === 0)) &&
    !isProtected(text, context.protectedTexts);
  let reserved = own.filter((text) => isProtected(text, context.protectedTexts)).length;
  for (const text of own.filter((point) => !isHollow(point))) {
    const isKept = isProtected(text, context.protectedTexts);
    if (isKept) reserved -= 1;
    if (isKept || bullets.length < count - reserved) add(text, false);
  }
  for (const text of more) add(text, true);
  // "Soft" says little, and only where there is room.
  for (const text of own.filter(isHollow)) if (bullets.length < enough || !isHollowPraise(text)) add(text, false);
  return bullets;
}

// With so many others a bullet of praise alone is left out.
const enough = 3;

const shortPoint = 4;
// A whole sentence is no fuller way to say three words: it belongs to the text.
const mostMore = 8;
// Fewer bullets of the seller's gain by it.
const manyOwn = 4;

/** "Holds 330 lbs / 150 kg" says all that "Holds 330lb" says, and takes its place. */
function isFuller(
  content: ReadonlySet<string>,
  words: ReadonlySet<string>,
  { words: short, content: said }: Told,
  text: string,
  context: RewriteContext,
): boolean {
  if (short.size > shortPoint || words.size <= short.size || isProtected(text, context.protectedTexts)) return false;
  return said.size > 0 && [...said].every((word) => content.has(word) || words.has(word));
}

/** The word stems that make a bullet different: not the product's name, not fillers. */
function contentOf(text: string, named: ReadonlySet<string>, language: string): Set<string> {
  const facts = factsOf(text, language);
  const stated = new Set(facts.flatMap((fact) => wordList(fact.text)));
  // "330lb" and "330 lbs" are one figure.
  const figures = facts.filter(({ kind }) => kind === 'number');
  return new Set([
    ...figures.map(sharedKey),
    ...wordList(besideFacts(text, figures))
      .filter((word) => !isFiller(word) && (stated.has(word) || !named.has(stem(word))))
      .map(stem),
  ]);
}

// From half of its own words on, a new bullet tells too little that is new; our choice.
const repeatedShare = 0.5;
const manyRepeated = 3;
const repeatedOfMany = 0.4;

function repeats(content: ReadonlySet<string>, earlier: ReadonlySet<string>): boolean {
  if (content.size === 0) return false;
  const common = [...content].filter((word) => earlier.has(word)).length;
  return common / content.size >= repeatedShare || (common >= manyRepeated && common / content.size >= repeatedOfMany);
}

/** "Six deep drawers run on soft-close runners" beside "Soft-close drawers": all that was told, and more of it. */
const isGrown = (content: ReadonlySet<string>, earlier: ReadonlySet<string>): boolean =>
  earlier.size > 1 && [...earlier].every((word) => content.has(word));

// A text that strings the other bullets together has nearly all of their words.
const knownShare = 0.8;

function tellsNothing(content: ReadonlySet<string>, told: readonly Told[]): boolean {
  const known = [...content].filter((word) => told.some((earlier) => earlier.content.has(word)));
  return content.size > 0 && known.length / content.size >= knownShare;
}

/** True when a bullet already has every word of the next one. */
function holdsAll(earlier: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  return [...words].every((word) => earlier.has(word));
}

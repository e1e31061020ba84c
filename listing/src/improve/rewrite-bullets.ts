import { saysTheSame } from '../score/bullet-rules.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { codePoints, wordList } from '../text/words.ts';
import { capitalised, cleanLine, cutToLength, hasContact, removeContacts, sentencesOf } from './clean-text.ts';
import type { Rewrite, RewriteContext } from './rewrite-context.ts';
import { tellable } from './tellable.ts';

/** New bullets from the existing ones, the description's sentences and the specifications; none of them says the same. */
export function rewriteBullets(context: RewriteContext): Rewrite[] {
  const { listing, profile } = context;
  if (profile.bullets === null) return [];
  const { ideal, max } = profile.bullets;
  const own = listing.bullets.flatMap((bullet) => cleanBullets(bullet, context));
  const more = [...sentenceBullets(context), ...specificationBullets(context)];
  const wanted = Math.max(ideal, own.length);
  const bullets = chosen([...own, ...more], Math.min(wanted, max ?? wanted));
  if (bullets.length === 0 || same(bullets, listing.bullets)) return [];
  const added =
    bullets.length > listing.bullets.length ? 'Filled up from the description and specifications' : 'Tidied';
  return [{ listing: { ...listing, bullets }, note: added }];
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

/** A bullet of the right length and style; several when a long one holds several sentences; none when nothing is left. */
function cleanBullets(bullet: string, context: RewriteContext): string[] {
  const [, longest] = context.profile.bullets?.len ?? [0, Number.POSITIVE_INFINITY];
  const plain = htmlToText(bullet).replaceAll('\n', ' ');
  const clean = bulletStyle(cleanLine(removeContacts(plain), context));
  if (codePoints(clean) <= longest) return clean === '' ? [] : [clean];
  return sentencesOf(clean)
    .map((sentence) => cutToLength(bulletStyle(sentence), longest, context.language))
    .filter((part) => part !== '');
}

// Style guides want fragments without a full stop; a bullet of several sentences keeps it.
function bulletStyle(text: string): string {
  const single = sentencesOf(text).length === 1 ? text.replace(/(?<![.…])\.$/u, '') : text;
  return capitalised(single.trim());
}

// A shorter sentence ("Hand wash.") is no selling point.
const fewestWords = 4;

function sentenceBullets(context: RewriteContext): string[] {
  const [shortest, longest] = context.profile.bullets?.len ?? [0, 0];
  return sentencesOf(htmlToText(context.listing.description))
    .filter((sentence) => !hasContact(sentence) && !holdsPromo(sentence, context))
    .map((sentence) => bulletStyle(cleanLine(sentence.replace(/^[•*–—-]\s*/u, ''), context)))
    .filter(
      (text) => wordList(text).length >= fewestWords && codePoints(text) >= shortest && codePoints(text) <= longest,
    );
}

const holdsPromo = (text: string, { promo }: RewriteContext): boolean => promo !== null && text.search(promo) >= 0;

function specificationBullets(context: RewriteContext): string[] {
  const [shortest, longest] = context.profile.bullets?.len ?? [0, 0];
  return tellable(context.listing.specifications)
    .map(({ name, value }) => bulletStyle(cleanLine(`${name.trim()}: ${value.trim()}`, context)))
    .filter((text) => codePoints(text) >= shortest && codePoints(text) <= longest);
}

function chosen(candidates: readonly string[], count: number): string[] {
  const bullets: string[] = [];
  const sets: ReadonlySet<string>[] = [];
  for (const text of candidates) {
    if (bullets.length >= count) break;
    const words = new Set(wordList(text));
    if (words.size === 0 || sets.some((earlier) => saysTheSame(words, earlier) || holdsAll(earlier, words))) continue;
    bullets.push(text);
    sets.push(words);
  }
  return bullets;
}

/** True when a bullet already has every word of the next one. */
function holdsAll(earlier: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  return [...words].every((word) => earlier.has(word));
}

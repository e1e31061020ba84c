import { compareListings } from '../src/compare/compare-listings.ts';
import type { Source } from '../src/evidence.ts';
import { checkGrounding } from '../src/ground/check-grounding.ts';
import { listingSource } from '../src/ground/listing-texts.ts';
import { improveListing } from '../src/improve/improve-listing.ts';
import type { Listing } from '../src/listing.ts';
import { type MarketplaceId, profileOf } from '../src/marketplaces/profiles.ts';
import { blockedCap, scoreListing } from '../src/score/score-listing.ts';
import type { FuzzListing } from './listings.ts';
import { must, type Watch } from './watch.ts';

const lengthOf = (text: string): number => [...text].length;
const byteLength = (text: string): number => new TextEncoder().encode(text).length;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Scores, improves, grounds and compares a listing for one marketplace, and gives the improved listing. */
export function checkListing(input: FuzzListing, marketplace: MarketplaceId, watch: Watch): Listing {
  const { listing, images, told } = input;
  const sources: Source[] = [listingSource(listing, 'page', 'page')];
  if (told !== '') sources.push({ id: 'told', kind: 'seller', text: told });
  const before = checkScore(input, marketplace, watch);

  const improve = (from: Listing) => improveListing({ listing: from, images, sources, marketplace });
  const improved = watch.time(`improve for ${marketplace}`, () => improve(listing));
  must(same(improved, improve(listing)), () => `improve for ${marketplace}: a second time gives another answer`);
  const after = checkScore({ ...input, listing: improved.listing }, marketplace, watch);
  must(after >= before, () => `improve for ${marketplace}: the score falls from ${before} to ${after}`);
  must(improved.questions.length <= 5, () => `improve for ${marketplace}: ${improved.questions.length} questions`);
  checkLimits(listing, improved.listing, marketplace);
  must(
    comesToRest(improved.listing, (from) => improve(from).listing),
    () => {
      return `improve for ${marketplace}: improved again and again, the listing never comes to rest`;
    },
  );

  checkGrounds(listing, improved.listing, sources, marketplace, watch);
  checkComparison(listing, improved.listing, watch);
  return improved.listing;
}

// A second pass may tidy what the first has moved; if passes always find something, text grows without end.
const mostPasses = 4;

function comesToRest(listing: Listing, improve: (from: Listing) => Listing): boolean {
  let current = listing;
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const next = improve(current);
    if (same(next, current)) return true;
    current = next;
  }
  return false;
}

/** @returns the total */
function checkScore({ listing, images }: FuzzListing, marketplace: MarketplaceId, watch: Watch): number {
  const score = watch.time(`score for ${marketplace}`, () => scoreListing({ listing, images, marketplace }));
  const applied = score.rules.filter(({ points }) => points !== null);
  const points = applied.reduce((sum, rule) => sum + (rule.points ?? 0), 0);
  const weight = applied.reduce((sum, rule) => sum + rule.weight, 0);
  must(Math.abs(score.raw - (100 * points) / weight) < 1e-6, () => `score: the sum of ${marketplace} is not the total`);
  const capped = score.blockers.length > 0 ? Math.min(blockedCap, score.total) : score.total;
  must(
    score.total === capped && Math.abs(score.total - score.raw) <= (score.blockers.length > 0 ? 100 : 0.500001),
    () => {
      return `score: total ${score.total} of raw ${score.raw}`;
    },
  );
  for (const rule of score.rules) {
    must(
      rule.points === null || (rule.points >= 0 && rule.points <= rule.weight),
      () => `score: ${rule.id} has ${rule.points}`,
    );
    const gain = rule.points === null ? 0 : (100 * (rule.weight - rule.points)) / weight;
    must(Math.abs(rule.gain - gain) < 1e-6, () => `score: the gain of ${rule.id} is ${rule.gain}, not ${gain}`);
    must(rule.message.trim() !== '', () => `score: ${rule.id} says nothing`);
  }
  return score.total;
}

/** What the improver wrote must keep to the marketplace's limits; what it left alone may have exceeded them before. */
function checkLimits(from: Listing, to: Listing, marketplace: MarketplaceId): void {
  const { title, description, bullets, keywords } = profileOf(marketplace);
  const at = `improve for ${marketplace}:`;
  if (to.title !== from.title)
    must(title.hard === null || lengthOf(to.title) <= title.hard, () => `${at} a title of ${lengthOf(to.title)}`);
  if (to.description !== from.description)
    must(description.hard_max === null || lengthOf(to.description) <= description.hard_max, () => {
      return `${at} a description of ${lengthOf(to.description)}`;
    });
  if (bullets !== null && !same(to.bullets, from.bullets)) {
    must(bullets.max === null || to.bullets.length <= bullets.max, () => `${at} ${to.bullets.length} bullets`);
    const long = to.bullets.find((bullet) => !from.bullets.includes(bullet) && lengthOf(bullet) > bullets.len[1]);
    must(long === undefined, () => `${at} a bullet of ${lengthOf(long ?? '')}: ${long}`);
  }
  if (keywords !== null && !same(to.keywords, from.keywords)) {
    const amount = keywords.mode === 'count' ? to.keywords.length : byteLength(to.keywords.join(' '));
    must(keywords.max === null || amount <= keywords.max, () => `${at} keywords of ${amount}`);
  }
}

function checkGrounds(
  from: Listing,
  to: Listing,
  sources: readonly Source[],
  marketplace: MarketplaceId,
  watch: Watch,
): void {
  const found = watch.time('ground', () => checkGrounding({ listing: to, sources, previous: from }));
  const known = new Set(checkGrounding({ listing: from, sources }).flags.map(({ text }) => text));
  const invented = found.flags.find(({ kind, text }) => kind === 'ungrounded' && !known.has(text));
  must(invented === undefined, () => `improve for ${marketplace}: invented at ${invented?.path}: ${invented?.text}`);
  for (const { source_id, quote } of found.evidence) {
    const holds = sources.some(({ id, text }) => id === source_id && text.includes(quote));
    must(holds, () => `ground: the quote “${quote}” is not in ${source_id}`);
  }
}

function checkComparison(from: Listing, to: Listing, watch: Watch): void {
  const fields = watch.time('compare', () => compareListings(from, to));
  const textOf = (parts: readonly { op: string; text: string }[], without: string): string =>
    parts.flatMap(({ op, text }) => (op === without ? [] : [text])).join('');
  for (const [path, before, after] of [
    ['title', from.title, to.title],
    ['description', from.description, to.description],
  ] as const) {
    const field = fields.find((each) => each.path === path);
    must(textOf(field?.parts ?? [], 'insert') === before, () => `compare: the parts of ${path} are not the old text`);
    must(textOf(field?.parts ?? [], 'delete') === after, () => `compare: the parts of ${path} are not the new text`);
  }
  const still = watch.time('compare', () => compareListings(to, to));
  must(
    still.every(({ change }) => change === 'same'),
    () => 'compare: a listing differs from itself',
  );
}

import { checkGrounding } from '../ground/check-grounding.ts';
import { evidenceFor } from '../ground/evidence-quotes.ts';
import { groundedFacts, unsupportedFacts } from '../ground/grounded-facts.ts';
import { listingTexts } from '../ground/listing-texts.ts';
import { indexSources, type SourceIndex } from '../ground/source-index.ts';
import type { Listing, ListingSection } from '../listing.ts';
import { listingSections } from '../listing.ts';
import { type Score, type SectionScore, scoreListing } from '../score/score-listing.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { wordList } from '../text/words.ts';
import { describeChange } from './change-reasons.ts';
import type { ImproveInput, RuleImprovement } from './improvement.ts';
import { lastEdit } from './last-edit.ts';
import { isWhollyProtected, lostProtected } from './protected-texts.ts';
import { questionsFor } from './questions.ts';
import { rewriteBullets } from './rewrite-bullets.ts';
import { type Rewrite, type RewriteContext, rewriteContext } from './rewrite-context.ts';
import { rewriteDescription } from './rewrite-description.ts';
import { rewriteKeywords } from './rewrite-keywords.ts';
import { rewriteSpecifications } from './rewrite-specifications.ts';
import { rewriteTitle } from './rewrite-title.ts';
import { lowerScore, type Objection, whyUnchanged } from './unchanged-reasons.ts';

export type { ImproveInput, Improvement, ImproveOptions, Question, RuleImprovement } from './improvement.ts';

// Keywords come last: they leave out what the title says.
const rewriters: readonly [ListingSection, (context: RewriteContext) => Rewrite[]][] = [
  ['title', rewriteTitle],
  ['specifications', rewriteSpecifications],
  ['bullets', rewriteBullets],
  ['description', rewriteDescription],
  ['keywords', rewriteKeywords],
];

// A section can make use of what a later one became; more rounds than this were never needed.
const mostRounds = 6;
// A card that was written and judged anew became the same after two of these, seldom three.
const mostTimes = 4;

/**
 * Improves a listing for a marketplace by rule. Every new text is made of words of the listing; a section keeps its text
 * when the new one would score lower, would state a fact that no source holds, has no evidence, or lacks a protected
 * text. What no listing may say, such as talk about the sale or a promise to heal, is left out even where that costs its
 * section points, as long as the whole scores no lower than it came. Pure: the same input gives the same result, the
 * score for the marketplace never falls, and the result improved once more stays as it is.
 */
export function improveListing(input: ImproveInput): RuleImprovement {
  const { images, marketplace, sources } = input;
  const original = input.listing;
  const wanted = new Set<ListingSection>(input.sections ?? listingSections);
  const indexes = new Map<string, SourceIndex>();
  const indexFor = (language: string): SourceIndex => {
    const index = indexes.get(language) ?? indexSources(sources, language, original.brand);
    indexes.set(language, index);
    return index;
  };

  const context = rewriteContext(input);
  const objections = new Map<ListingSection, Objection>();
  let listing = original;
  // Each time with what was made of it as the seller's own: improved by somebody once more, the card stays as it is.
  for (let time = 0; time < mostTimes; time += 1) {
    const next = improvedOnce({ ...input, listing }, wanted, indexFor, objections);
    if (isSame(next, listing)) break;
    listing = next;
  }
  const score = scoreListing({ listing, images, marketplace });
  const isChanged = (section: ListingSection): boolean => !isSame(listing[section], original[section]);
  const objectionTo = (section: ListingSection): Objection | null =>
    isWhollyProtected(section, listing, context.protectedTexts)
      ? { kind: 'protected' }
      : (objections.get(section) ?? null);
  const paths = rewriters.flatMap(([section]) => (wanted.has(section) ? [section] : []));
  const { evidence, flags } = checkGrounding({ listing, sources, previous: original });
  return {
    listing,
    evidence,
    flags,
    questions: questionsFor(listing, score, original),
    changes: paths
      .filter(isChanged)
      .map((path) => ({ path, reason: describeChange(path, original, listing, context) })),
    unchanged: paths
      .filter((path) => !isChanged(path))
      .map((path) => ({ path, reason: whyUnchanged(path, score, marketplace, objectionTo(path)) })),
  };
}

/** The listing with its sections rewritten until none of them changes, and with the last edit. */
function improvedOnce(
  input: ImproveInput,
  wanted: ReadonlySet<ListingSection>,
  indexFor: (language: string) => SourceIndex,
  objections: Map<ListingSection, Objection>,
): Listing {
  const { images, marketplace, listing: original } = input;
  const start: Start = {
    title: original.title,
    keywords: original.keywords,
    isUndescribed: isPlaceholder(original.description),
    score: scoreListing({ listing: original, images, marketplace }),
  };
  const context = rewriteContext(input);
  /** The card as a whole, which the rewriters of its sections do not see. */
  const lastLook = (next: Listing): Listing =>
    lastEdit(next, { ...context, listing: next }, (edited) => {
      const isWanted = listingSections.every(
        (section) => wanted.has(section) || isSame(edited[section], next[section]),
      );
      const isKept = listingSections.every(
        (section) => lostProtected(section, original, edited, context.protectedTexts) === null,
      );
      return isWanted && isKept && keepsTotal(scoreListing({ listing: edited, images, marketplace }), start.score);
    });
  let listing = original;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = lastLook(rewritten({ ...input, listing }, wanted, indexFor, objections, start));
    if (isSame(next, listing)) break;
    listing = next;
  }
  return listing;
}

/** The listing as it came. */
interface Start {
  title: string;
  keywords: readonly string[];
  isUndescribed: boolean;
  score: Score;
}

/** One round over the wanted sections; the same listing when nothing changes. Notes what spoke against the best texts. */
function rewritten(
  input: ImproveInput,
  wanted: ReadonlySet<ListingSection>,
  indexFor: (language: string) => SourceIndex,
  objections: Map<ListingSection, Objection>,
  start: Start,
): Listing {
  const { images, marketplace, listing: before } = input;
  const context = {
    ...rewriteContext(input),
    writtenTitle: start.title,
    writtenKeywords: start.keywords,
    isUndescribed: start.isUndescribed,
  };
  const index = indexFor(context.language);
  const scoreOf = (listing: Listing): Score => scoreListing({ listing, images, marketplace });
  let listing = before;
  let score = scoreOf(before);
  for (const [section, rewrite] of rewriters) {
    const state = score.sections.find(({ id }) => id === section);
    // Bullets that the marketplace has no field for have no score, and say nothing about the sale all the same.
    if (!wanted.has(section) || state === undefined || (state.score === null && section !== 'bullets')) continue;
    const current = { listing, score };
    objections.delete(section);
    // Only what was better than the text that stays needs a word.
    let isSettled = false;
    const refuse = (objection: Objection): null => {
      if (!isSettled && !objections.has(section)) objections.set(section, objection);
      return null;
    };
    const best = preferred(
      section,
      rewrite({ ...context, listing, isFull: isFull(state) }),
      ({ listing: written, isCleaner }) => {
        const unsupported = unsupportedTexts(section, written, before, index, context.language);
        const candidate = withoutEntries(section, written, unsupported);
        if (isSame(candidate[section], current.listing[section])) {
          isSettled = true;
          return current;
        }
        if (lostProtected(section, before, candidate, context.protectedTexts) !== null)
          return refuse({ kind: 'protected' });
        if (candidate === written && unsupported.length > 0) return refuse({ kind: 'unsupported' });
        const after = scoreOf(candidate);
        const stands =
          isNotLower(section, after, current.score) || (isCleaner === true && keepsTotal(after, start.score));
        return stands ? { listing: candidate, score: after } : refuse(lowerScore(section, current.score, after));
      },
    );
    if (best === null || isSame(best.listing[section], listing[section])) continue;
    listing = best.listing;
    score = best.score;
  }
  return listing;
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const slack = 1e-9;
const isFull = ({ points, weight }: SectionScore): boolean => points >= weight - slack;
// The rewriters give the best text first; only a much better score outweighs that. Our choice, in points of 100.
const muchBetter = 3;

interface Scored {
  listing: Listing;
  score: Score;
}

function preferred(
  section: ListingSection,
  rewrites: readonly Rewrite[],
  judge: (rewrite: Rewrite) => Scored | null,
): Scored | null {
  let best: Scored | null = null;
  for (const rewrite of rewrites) {
    if (best !== null && mayRise(section, best.score) <= muchBetter) break;
    const judged = judge(rewrite);
    if (judged !== null && (best === null || judged.score.raw > best.score.raw + muchBetter)) best = judged;
  }
  return best;
}

/** The points of 100 that a section still lacks; a later text cannot bring more. */
function mayRise(section: ListingSection, { sections }: Score): number {
  const own = sections.find(({ id }) => id === section);
  const weight = sections.reduce((sum, state) => sum + state.weight, 0);
  return own === undefined || weight === 0 ? 0 : (100 * (own.weight - own.points)) / weight;
}

/** A list without the entries that no source supports, where others are left; any other section as it is written. */
function withoutEntries(section: ListingSection, listing: Listing, unsupported: readonly string[]): Listing {
  if (unsupported.length === 0 || (section !== 'keywords' && section !== 'bullets')) return listing;
  const left = listing[section].filter((text) => !unsupported.includes(text));
  return left.length === 0 || left.length === listing[section].length ? listing : { ...listing, [section]: left };
}

/** The changed texts without a quote, or with a fact that neither a source nor the section's earlier text states. */
function unsupportedTexts(
  section: ListingSection,
  listing: Listing,
  original: Listing,
  index: SourceIndex,
  language: string,
): string[] {
  const textsOf = (of: Listing): string[] =>
    // Reading the HTML of a description for another section would be wasted time.
    listingTexts(section === 'description' ? of : { ...of, description: '' }).flatMap((item) =>
      item.section === section ? [item.text] : [],
    );
  const before = textsOf(original);
  const known = new Set(before);
  let tolerated: ReadonlySet<string> | null = null;
  const tolerates = (key: string): boolean => {
    tolerated ??= new Set(before.flatMap((text) => unsupportedFacts(text, language, index).map((fact) => fact.key)));
    return tolerated.has(key);
  };
  return textsOf(listing).filter((text) => {
    if (known.has(text)) return false;
    const facts = groundedFacts(text, language, index);
    if (facts.some(({ place, key }) => place === null && !tolerates(key))) return true;
    return needsEvidence(text) && evidenceFor(section, text, language, index, facts).length === 0;
  });
}

// A text without a word of three letters ("XL") is too short to be looked up.
const needsEvidence = (text: string): boolean => wordList(text).some((word) => word.length >= 3);

const keepsTotal = (after: Score, before: Score): boolean =>
  after.total >= before.total && after.raw >= before.raw - slack;

function isNotLower(section: ListingSection, after: Score, before: Score): boolean {
  const share = (score: Score): number => {
    const state = score.sections.find(({ id }) => id === section);
    return state === undefined || state.weight === 0 ? 0 : state.points / state.weight;
  };
  return keepsTotal(after, before) && share(after) >= share(before) - slack;
}

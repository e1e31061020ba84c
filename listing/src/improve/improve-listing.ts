import { checkGrounding } from '../ground/check-grounding.ts';
import { listingTexts } from '../ground/listing-texts.ts';
import { evidenceFor, indexSources, type SourceIndex, unsupportedFacts } from '../ground/source-index.ts';
import type { Listing, ListingSection } from '../listing.ts';
import { listingSections } from '../listing.ts';
import { type Score, type SectionScore, scoreListing } from '../score/score-listing.ts';
import { wordList } from '../text/words.ts';
import { describeChange } from './change-reasons.ts';
import type { ImproveInput, Improvement } from './improvement.ts';
import { questionsFor } from './questions.ts';
import { rewriteBullets } from './rewrite-bullets.ts';
import { type Rewrite, type RewriteContext, rewriteContext } from './rewrite-context.ts';
import { rewriteDescription } from './rewrite-description.ts';
import { rewriteKeywords } from './rewrite-keywords.ts';
import { rewriteSpecifications } from './rewrite-specifications.ts';
import { rewriteTitle } from './rewrite-title.ts';

export type { ImproveInput, Improvement, ImproveOptions, Question } from './improvement.ts';

// Keywords come last: they leave out what the title says.
const rewriters: readonly [ListingSection, (context: RewriteContext) => Rewrite[]][] = [
  ['title', rewriteTitle],
  ['specifications', rewriteSpecifications],
  ['bullets', rewriteBullets],
  ['description', rewriteDescription],
  ['keywords', rewriteKeywords],
];

/**
 * Improves a listing for a marketplace by rule. Every new text is made of words of the listing; a section keeps its text
 * when the new one would score lower, would state a fact that no source holds, or has no evidence. Pure: the same input
 * gives the same result, and the score for the marketplace never falls.
 */
export function improveListing(input: ImproveInput): Improvement {
  const { images, marketplace, sources } = input;
  const original = input.listing;
  const wanted = new Set<ListingSection>(input.sections ?? listingSections);
  const context = rewriteContext(input);
  const index = indexSources(sources, context.language);
  const changes: Improvement['changes'] = [];
  const scoreOf = (listing: Listing): Score => scoreListing({ listing, images, marketplace });

  let listing = original;
  let score = scoreOf(original);
  for (const [section, rewrite] of rewriters) {
    const state = score.sections.find(({ id }) => id === section);
    if (!wanted.has(section) || !needsRewrite(section, state, { ...context, listing })) continue;
    const isFull = state !== undefined && state.points >= state.weight - slack;
    const best = preferred(section, rewrite({ ...context, listing, isFull }), (candidate) => {
      if (!isSupported(section, candidate, original, index, context.language)) return null;
      const after = scoreOf(candidate);
      return isNotLower(section, after, score) ? after : null;
    });
    if (best === null) continue;
    changes.push({ path: section, reason: describeChange(section, original, best.listing, context) });
    listing = best.listing;
    score = best.score;
  }
  const grounding = checkGrounding({ listing, sources, previous: original });
  return { listing, ...grounding, questions: questionsFor(listing, score, original), changes };
}

const slack = 1e-9;
// The rewriters give the best text first; only a much better score outweighs that. Our choice, in points of 100.
const muchBetter = 3;

function preferred(
  section: ListingSection,
  rewrites: readonly Rewrite[],
  judge: (listing: Listing) => Score | null,
): (Rewrite & { score: Score }) | null {
  let best: (Rewrite & { score: Score }) | null = null;
  for (const rewrite of rewrites) {
    if (best !== null && mayRise(section, best.score) <= muchBetter) break;
    const score = judge(rewrite.listing);
    if (score !== null && (best === null || score.raw > best.score.raw + muchBetter)) best = { ...rewrite, score };
  }
  return best;
}

/** The points of 100 that a section still lacks; a later text cannot bring more. */
function mayRise(section: ListingSection, { sections }: Score): number {
  const own = sections.find(({ id }) => id === section);
  const weight = sections.reduce((sum, state) => sum + state.weight, 0);
  return own === undefined || weight === 0 ? 0 : (100 * (own.weight - own.points)) / weight;
}

/** False for a section that the marketplace lacks, and for specifications that have full points. */
function needsRewrite(section: ListingSection, state: SectionScore | undefined, context: RewriteContext): boolean {
  if (state === undefined || state.score === null) return false;
  return section !== 'specifications' || context.avoid !== null || state.points < state.weight - slack;
}

/** Every changed text has a quote, and no fact that neither a source nor the section's earlier text states. */
function isSupported(
  section: ListingSection,
  listing: Listing,
  original: Listing,
  index: SourceIndex,
  language: string,
): boolean {
  const textsOf = (of: Listing): string[] =>
    // Reading the HTML of a description for another section would be wasted time.
    listingTexts(section === 'description' ? of : { ...of, description: '' }).flatMap((item) =>
      item.section === section ? [item.text] : [],
    );
  const before = textsOf(original);
  const known = new Set(before);
  const tolerates = (key: string): boolean =>
    before.some((text) => unsupportedFacts(text, language, index).some((fact) => fact.key === key));
  return textsOf(listing).every((text) => {
    if (known.has(text)) return true;
    if (unsupportedFacts(text, language, index).some(({ key }) => !tolerates(key))) return false;
    return !needsEvidence(text) || evidenceFor(section, text, language, index).length > 0;
  });
}

// A text without a word of three letters ("XL") is too short to be looked up.
const needsEvidence = (text: string): boolean => wordList(text).some((word) => word.length >= 3);

function isNotLower(section: ListingSection, after: Score, before: Score): boolean {
  const share = (score: Score): number => {
    const state = score.sections.find(({ id }) => id === section);
    return state === undefined || state.weight === 0 ? 0 : state.points / state.weight;
  };
  return after.total >= before.total && after.raw >= before.raw - slack && share(after) >= share(before) - slack;
}

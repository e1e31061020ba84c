import { checkGrounding } from '../ground/check-grounding.ts';
import { listingTexts } from '../ground/listing-texts.ts';
import { evidenceFor, indexSources, type SourceIndex, unsupportedFacts } from '../ground/source-index.ts';
import type { Listing, ListingSection } from '../listing.ts';
import { listingSections } from '../listing.ts';
import { type Score, scoreListing } from '../score/score-listing.ts';
import { wordList } from '../text/words.ts';
import type { ImproveInput, Improvement } from './improvement.ts';
import { questionsFor } from './questions.ts';
import { changeReason } from './reasons.ts';
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
    if (!wanted.has(section) || !needsRewrite(section, score, { ...context, listing })) continue;
    const best = rewrite({ ...context, listing })
      .filter((candidate) => isSupported(section, candidate.listing, original, index, context.language))
      .map((candidate) => ({ ...candidate, score: scoreOf(candidate.listing) }))
      .filter((candidate) => isNotLower(section, candidate.score, score))
      .reduce<(Rewrite & { score: Score }) | null>(
        (a, b) => (a === null || b.score.raw > a.score.raw + 1e-9 ? b : a),
        null,
      );
    if (best === null) continue;
    changes.push({ path: section, reason: changeReason(section, best.note, score, best.score) });
    listing = best.listing;
    score = best.score;
  }
  const grounding = checkGrounding({ listing, sources, previous: original });
  return { listing, ...grounding, questions: questionsFor(listing, score, original), changes };
}

/** A section with full points stays as it is, unless the seller asked for something or the marketplace shows it elsewhere. */
function needsRewrite(section: ListingSection, score: Score, context: RewriteContext): boolean {
  const { options, listing, profile } = context;
  const state = score.sections.find(({ id }) => id === section);
  if (state === undefined || state.score === null) return false;
  if (state.points < state.weight - 1e-9) return true;
  if (context.avoid !== null || (options.include_keywords ?? []).length > 0) return true;
  // A search-terms field may be full of words that the title already has.
  if (section === 'keywords') return profile.keywords?.mode === 'bytes';
  if (section === 'title') return [...listing.title].length > (options.title_max ?? Number.POSITIVE_INFINITY);
  return section === 'description' && profile.bullets === null && listing.bullets.length > 0;
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
    listingTexts(of).flatMap((item) => (item.section === section ? [item.text] : []));
  const before = textsOf(original);
  const known = new Set(before);
  const tolerated = new Set(before.flatMap((text) => unsupportedFacts(text, language, index).map(({ key }) => key)));
  return textsOf(listing).every((text) => {
    if (known.has(text)) return true;
    if (unsupportedFacts(text, language, index).some(({ key }) => !tolerated.has(key))) return false;
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
  const slack = 1e-9;
  return after.total >= before.total && after.raw >= before.raw - slack && share(after) >= share(before) - slack;
}

import { compareListings } from '@cardwright/listing/compare/compare-listings';
import { evidenceFor } from '@cardwright/listing/ground/evidence-quotes';
import { unsupportedFacts } from '@cardwright/listing/ground/grounded-facts';
import { listingSource } from '@cardwright/listing/ground/listing-texts';
import { indexSources } from '@cardwright/listing/ground/source-index';
import { improveListing } from '@cardwright/listing/improve/improve-listing';
import type { Listing } from '@cardwright/listing/listing';
import { imageWith } from '@cardwright/listing/listing-builders';
import { scoreListing } from '@cardwright/listing/score/score-listing';
import { describe, expect, it } from 'vitest';
import { sampleChanges } from './sample-changes.ts';
import {
  sampleFacts,
  sampleImproved,
  sampleMarketplace,
  sampleOriginal,
  sampleScores,
  sampleSectionScores,
} from './sample-listing.ts';

const images = [0, 1, 2, 3, 4].map((number) =>
  imageWith({
    url: `https://hollowell.example/mug-${number}.jpg`,
    alt: `Travel mug, view ${number + 1}`,
    content_hash: String(number),
    white_share: number === 0 ? 1 : 0,
  }),
);
const source = listingSource(sampleOriginal, 'page', 'page');
const index = indexSources([source], 'en');

const scoreOf = (listing: Listing) => scoreListing({ listing, images, marketplace: sampleMarketplace });
const shown = ({ total, blockers }: ReturnType<typeof scoreOf>) => ({ total, blockers: blockers.length });

/** The text at a path, as the page shows it. */
const textAt = (path: string): string => {
  const [field, at] = path.split('/');
  if (field === 'title' || field === 'description') return sampleImproved[field];
  if (field === 'bullets' || field === 'keywords') return sampleImproved[field][Number(at)] ?? '';
  return sampleImproved.specifications[Number(at)]?.value ?? '';
};

describe('the sample of the landing page', () => {
  it('is what our engine makes of the original, with nothing flagged', () => {
    const improvement = improveListing({
      listing: sampleOriginal,
      images,
      sources: [source],
      marketplace: sampleMarketplace,
    });
    expect(improvement.listing).toEqual(sampleImproved);
    expect(improvement.flags).toEqual([]);
  });

  it('shows the changes that our comparison finds', () => {
    const fields = compareListings(sampleOriginal, sampleImproved);
    expect(sampleChanges).toEqual(fields.filter(({ change }) => change !== 'same'));
  });

  it('shows the scores that our scorer gives', () => {
    const original = scoreOf(sampleOriginal);
    const improved = scoreOf(sampleImproved);
    expect(sampleScores).toEqual({ original: shown(original), improved: shown(improved) });
    expect(sampleSectionScores).toEqual(
      original.sections.map(({ id, score }, at) => ({ id, original: score, improved: improved.sections[at]?.score })),
    );
    expect(improved.total).toBeGreaterThan(original.total);
  });

  it.each(sampleFacts)('states $path “$text” with words of the original', ({ path, text, quote }) => {
    expect(textAt(path)).toContain(text);
    expect(source.text).toContain(quote);
    expect(unsupportedFacts(text, 'en', index)).toEqual([]);
    const own = indexSources([{ id: 'quote', kind: 'page', text: quote }], 'en');
    expect(unsupportedFacts(text, 'en', own)).toEqual([]);
    expect(evidenceFor(path, text, 'en', own)).not.toEqual([]);
  });

  it('leaves no word of the improved text without a source', () => {
    const paths = [
      'title',
      'description',
      ...(['bullets', 'specifications', 'keywords'] as const).flatMap((field) =>
        sampleImproved[field].map((_, at) => `${field}/${at}`),
      ),
    ];
    for (const path of paths) {
      const facts = sampleFacts.filter((fact) => fact.path === path);
      const rest = facts.reduce((text, fact) => text.replace(fact.text, ''), textAt(path));
      expect(rest).toMatch(/^[\s,]*$/u);
    }
  });
});

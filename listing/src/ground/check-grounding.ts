import type { Evidence, Flag, Source } from '../evidence.ts';
import type { Listing } from '../listing.ts';
import { listingLanguage } from '../text/language.ts';
import { withoutContacts } from '../text/signs.ts';
import { phrasePattern } from '../text/words.ts';
import { contradictions } from './contradictions.ts';
import { evidenceFor } from './evidence-quotes.ts';
import { factIndex, isSupported } from './fact-index.ts';
import { type FactLink, linksAt } from './fact-links.ts';
import { type Fact, type FactKind, factsOf } from './facts.ts';
import { type GroundedFact, groundedFacts } from './grounded-facts.ts';
import { type ListingText, listingTexts } from './listing-texts.ts';
import { opposedTexts } from './opposed-texts.ts';
import { indexSources } from './source-index.ts';

export interface Grounding {
  evidence: Evidence[];
  flags: Flag[];
  /** Every fact of the listing with the place in the sources that states it. */
  facts: FactLink[];
}

/**
 * Looks for every fact of a listing in the sources. Each changed section (every section, without `previous`) gets quotes
 * as evidence; facts without a source, facts of `previous` that are gone, and a title that contradicts a specification
 * are flagged. Pure, and the same for every writer of the text.
 */
export function checkGrounding(input: { listing: Listing; sources: readonly Source[]; previous?: Listing }): Grounding {
  const { listing, sources, previous } = input;
  const language = listingLanguage(listing);
  const index = indexSources(sources, language, listing.brand);
  const texts = listingTexts(listing).map((text) => ({ ...text, facts: groundedFacts(text.text, language, index) }));
  const before = new Set((previous === undefined ? [] : listingTexts(previous)).map(textKey));
  const changed = texts.filter((text) => !before.has(textKey(text)));
  return {
    evidence: changed.flatMap(({ path, text, facts }) => evidenceFor(path, text, language, index, facts)),
    flags: [
      ...texts.flatMap(({ path, facts }) => ungrounded(path, facts)),
      ...brandFlags(listing, sources),
      ...(previous === undefined ? [] : lostFacts(previous, texts, language)),
      ...contradictions(listing, language),
      ...opposedTexts(listing, language),
    ],
    facts: texts.flatMap(({ path, facts }) => linksAt(path, facts, sources)),
  };
}

// An item that only moved within its list did not change.
const textKey = ({ section, text }: ListingText): string => `${section} ${text}`;

const kindNames: Record<FactKind, string> = {
  number: 'number',
  code: 'model or class',
  size: 'size',
  name: 'name',
  origin: 'origin',
  trait: 'property',
  material: 'material',
  colour: 'colour',
  certification: 'certification',
  claim: 'claim',
  brand: 'brand',
};

function ungrounded(path: string, facts: readonly GroundedFact[]): Flag[] {
  const seen = new Set<string>();
  return facts.flatMap((fact): Flag[] => {
    if (fact.place !== null || seen.has(fact.key)) return [];
    seen.add(fact.key);
    return [
      {
        path,
        kind: 'ungrounded',
        text: `No source states the ${kindNames[fact.kind]} “${fact.text}”. Remove it, or confirm that it is right.`,
      },
    ];
  });
}

function brandFlags(listing: Listing, sources: readonly Source[]): Flag[] {
  const brand = listing.brand?.trim() ?? '';
  const pattern = brand === '' ? null : phrasePattern([brand]);
  if (pattern === null || sources.some(({ text }) => text.includes(brand) || text.search(pattern) >= 0)) return [];
  return [
    {
      path: 'brand',
      kind: 'ungrounded',
      text: `No source names the brand “${brand}”. Correct it, or confirm that it is right.`,
    },
  ];
}

// Claims may go, but what a buyer can measure or see must not get lost silently.
const kept: ReadonlySet<FactKind> = new Set(['number', 'size', 'material', 'colour', 'certification', 'origin']);

function lostFacts(previous: Listing, texts: readonly ListingText[], language: string): Flag[] {
  const place = { source_id: '', start: 0, end: 0 };
  const now = factIndex(texts.flatMap(({ text }) => factsOf(text, language).map((fact) => ({ ...fact, place }))));
  const seen = new Set<string>();
  return listingTexts(previous).flatMap(({ path, text }) => {
    // A phone number that was removed is not a fact about the product.
    const lost = factsOf(withoutContacts(text), language).filter((fact: Fact) => {
      if (!kept.has(fact.kind) || seen.has(fact.key) || isSupported(fact, now)) return false;
      seen.add(fact.key);
      return true;
    });
    return lost.map(
      (fact): Flag => ({
        path,
        kind: 'lost_fact',
        text: `The ${kindNames[fact.kind]} “${fact.text}” stood in the earlier version and is not in this one.`,
      }),
    );
  });
}

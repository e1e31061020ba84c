import { findVisibleAvailability } from './dom-availability.ts';
import {
  brandAmongWords,
  findBrandByAddress,
  findBrandInAttributes,
  findBrandInLinks,
  findVisibleBrand,
} from './dom-brand.ts';
import { findFeatures } from './dom-bullets.ts';
import { findCodes } from './dom-codes.ts';
import { findDescription } from './dom-description.ts';
import { findProse } from './dom-prose.ts';
import { findSpecifications } from './dom-specs.ts';
import type { Heading } from './dom-title.ts';
import { codesOfLoneVariant } from './dom-variants.ts';
import type { Page } from './html/nodes.ts';
import { factsFromSpecifications } from './identifiers-from-specs.ts';
import { labelledWords, statedProperties } from './labelled-words.ts';
import type { Candidate } from './types.ts';

/** What the page shows, read by its structure alone. `guess` holds what is likely rather than said. */
export function readVisibleProduct(
  page: Page,
  heading: Heading | null,
  title: string,
  known: Candidate | null,
): { shown: Candidate; guess: Candidate } {
  const element = heading?.element ?? null;
  const specifications = findSpecifications(page);
  const facts = factsFromSpecifications([...(known?.specifications ?? []), ...specifications]);
  const words = labelledWords(page, element);
  const named = new Set(specifications.map(({ name }) => name.toLowerCase()));
  const beside = statedProperties(words).filter(({ name }) => !named.has(name.toLowerCase()));
  const availability = findVisibleAvailability(page, element);
  const shown: Candidate = {
    source: 'dom',
    confidence: 0.65,
    description: findDescription(page, element) ?? undefined,
    bullets: findFeatures(page, element) ?? undefined,
    // An adapter that knows the rows knows them all; other tables of such a page are not about the product.
    specifications: (known?.specifications?.length ?? 0) >= 3 ? [] : [...specifications, ...beside],
    availability: availability.named ?? undefined,
    brand: facts.brand ?? brandAmongWords(words) ?? undefined,
    identifiers: { ...codesOfLoneVariant(page), ...findCodes(page, element, words), ...facts.identifiers },
  };
  const guess: Candidate = {
    source: 'dom',
    confidence: 0.5,
    brand:
      findVisibleBrand(page, element) ??
      findBrandInAttributes(element) ??
      findBrandByAddress(page, element) ??
      findBrandInLinks(page, title) ??
      undefined,
    availability: availability.plain ?? undefined,
    description: shown.description === undefined ? (findProse(page, element, title) ?? undefined) : undefined,
  };
  return { shown, guess };
}

import { factsOf } from '../ground/facts.ts';
import type { WordFactKind } from '../ground/word-facts.ts';
import type { Listing, Specification } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { hasContact } from '../text/signs.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { capitalised, tidy } from './clean-text.ts';
import type { Rewrite, RewriteContext } from './rewrite-context.ts';

// Names for facts that the listing states only in its text. Without an entry here a language gets none added.
const names: Record<string, { brand: string; model: string; material: string; colour: string }> = {
  en: { brand: 'Brand', model: 'Model number', material: 'Material', colour: 'Color' },
  ru: { brand: 'Бренд', model: 'Артикул производителя', material: 'Материал', colour: 'Цвет' },
};

/** New specifications: names tidied, placeholders and repeated names removed, order kept, facts of the text added. */
export function rewriteSpecifications(context: RewriteContext): Rewrite[] {
  const { listing } = context;
  const tidied = listing.specifications.map(tidySpecification).filter(({ name }) => name !== '');
  const clean = withoutWaste(tidied);
  const missing = Math.max(0, context.profile.specifications - clean.length);
  const lists = [[...clean, ...stated(context, clean).slice(0, missing)], clean, tidied];
  return lists
    .filter((specifications) => !same(specifications, listing.specifications))
    .map((specifications) => ({ listing: { ...listing, specifications } }));
}

/** A specification with a capital, without a colon at the end of its name. */
export function tidySpecification({ name, value }: Specification): Specification {
  return { name: capitalised(tidy(name.replace(/^[^\p{L}\p{N}]+/u, ''))), value: value.replace(/\s+/gu, ' ').trim() };
}

function withoutWaste(specifications: readonly Specification[]): Specification[] {
  const seen = new Set<string>();
  return specifications.filter(({ name, value }) => {
    const key = name.toLowerCase();
    if (isPlaceholder(value) || seen.has(key) || hasContact(value)) return false;
    seen.add(key);
    return true;
  });
}

function same(a: readonly Specification[], b: readonly Specification[]): boolean {
  return (
    a.length === b.length && a.every((item, index) => item.name === b[index]?.name && item.value === b[index]?.value)
  );
}

/** Material and colour where the text names exactly one, brand and model number. */
function stated({ listing, language }: RewriteContext, known: readonly Specification[]): Specification[] {
  const own = names[language];
  if (own === undefined) return [];
  const brand = listing.brand?.trim() ?? '';
  const candidates: Specification[] = [
    { name: own.material, value: onlyFact(listing, known, language, 'material') },
    { name: own.colour, value: onlyFact(listing, known, language, 'colour') },
    { name: own.brand, value: brand },
    { name: own.model, value: listing.identifiers.mpn?.trim() ?? '' },
  ];
  const values = new Set(known.map(({ value }) => value.toLowerCase()));
  return candidates.filter(({ name, value }) => {
    const stem = name.toLowerCase().slice(0, 4);
    const taken = known.some((item) => item.name.toLowerCase().includes(stem));
    return !isPlaceholder(value) && !taken && !values.has(value.toLowerCase());
  });
}

function onlyFact(listing: Listing, known: readonly Specification[], language: string, kind: WordFactKind): string {
  if (known.some(({ value }) => factsOf(value, language).some((fact) => fact.kind === kind))) return '';
  const text = [listing.title, htmlToText(listing.description), ...listing.bullets].join('\n');
  const facts = factsOf(text, language).filter((fact) => fact.kind === kind && fact.denied !== true);
  const inTitle = factsOf(listing.title, language).find((fact) => fact.kind === kind);
  const one = new Set(facts.map(({ key }) => key)).size === 1;
  return one && inTitle !== undefined ? capitalised(inTitle.text.toLowerCase()) : '';
}

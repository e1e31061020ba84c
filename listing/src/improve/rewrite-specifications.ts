import { factsOf } from '../ground/facts.ts';
import type { WordFactKind } from '../ground/word-facts.ts';
import type { Listing, Specification } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { hasContact } from '../text/signs.ts';
import { isPlaceholder } from '../text/word-lists.ts';
import { codePoints, wordList } from '../text/words.ts';
import { capitalised } from './clean-text.ts';
import { namesOf } from './property-names.ts';
import { isProtected } from './protected-texts.ts';
import type { Rewrite, RewriteContext } from './rewrite-context.ts';
import { isShopTalk } from './shop-talk.ts';
import { isShopNote } from './tellable.ts';
import { nameKey, tidySpecification } from './tidy-specification.ts';
import { propertiesOf } from './told-facts.ts';
import { inEnglish, inOneLanguage } from './translations.ts';
import { isOfWhole } from './whole-facts.ts';

/**
 * New specifications: names and units tidied, placeholders removed, values of one name joined, order kept, facts of the
 * text added; without notes of the shop where enough is left.
 */
export function rewriteSpecifications(context: RewriteContext): Rewrite[] {
  const { listing, protectedTexts, profile } = context;
  const isKept = ({ name, value }: Specification): boolean => isProtected(`${name}: ${value}`, protectedTexts);
  const tidied = listing.specifications
    .map((item) => (isKept(item) ? item : ofLanguage(tidySpecification(item), context)))
    .filter(({ name }) => name !== '');
  const clean = withoutWaste(tidied, isKept);
  const own = clean.filter((item) => isKept(item) || !isOfShop(item));
  const withFacts = (list: readonly Specification[]): Specification[] => {
    const all = propertiesOf({ ...listing, specifications: [...list] }, context.language);
    const missing = profile.specifications - all.length;
    const known = all.slice(0, list.length).map((item, index) => (isKept(item) ? (list[index] ?? item) : item));
    return [...known, ...all.slice(list.length), ...stated(context, all).slice(0, Math.max(0, missing))];
  };
  const text = [htmlToText(listing.description), ...listing.bullets].join('\n');
  const rows = own.filter((item) => isKept(item) || !isText(item, text));
  const first = rows.length === own.length ? [] : [withFacts(rows)];
  return [...first, withFacts(own), withFacts(clean), clean, tidied].map((specifications) => ({
    listing: { ...listing, specifications },
  }));
}

/** A row with its name and its value in the language of the listing. */
const ofLanguage = (item: Specification, { language }: RewriteContext): Specification => {
  const { name, value } = language === 'en' ? inEnglish(item) : item;
  return { name, value: inOneLanguage(value, language) };
};

/** A note about price, delivery or a shop, which is no property of the product. */
function isOfShop({ name, value }: Specification): boolean {
  return isShopNote(name) || isShopTalk(value) || isShopTalk(name) || codePoints(value) > longestValue;
}

const fewestOfText = 7;

/** "Easy to tidy: everything fits back in the storage box." of a text that says so: a point with its heading, and no property. */
function isText({ value }: Specification, text: string): boolean {
  const said = value.trim().replace(/[.!]$/u, '');
  return (
    wordList(said).length >= fewestOfText &&
    !/^[^.]*,[^.]*,/u.test(said.replace(/ and .*$/u, '')) &&
    text.includes(said)
  );
}

// A longer value is a text that the page shows in its table: a review, the description once more.
const longestValue = 400;

/** Values of one name are joined, so that none is lost; placeholders and contacts go. */
function withoutWaste(
  specifications: readonly Specification[],
  isKept: (item: Specification) => boolean,
): Specification[] {
  const merged: Specification[] = [];
  for (const item of specifications) {
    if (!isKept(item) && (isPlaceholder(item.value) || hasContact(item.value))) continue;
    const at = merged.findIndex(({ name }) => nameKey(name) === nameKey(item.name));
    const earlier = merged[at];
    if (earlier === undefined || isKept(item) || isKept(earlier)) merged.push(item);
    else merged[at] = { name: earlier.name, value: joinedValue(earlier.value, item.value) };
  }
  return merged;
}

function joinedValue(first: string, second: string): string {
  const known = new Set(wordList(first));
  if (wordList(second).every((word) => known.has(word))) return first;
  const added = new Set(wordList(second));
  if (wordList(first).every((word) => added.has(word))) return second;
  return `${first}${/[,;]/u.test(first + second) ? '; ' : ', '}${second}`;
}

/** Material and colour where the text names exactly one, brand and model number. */
function stated({ listing, language }: RewriteContext, known: readonly Specification[]): Specification[] {
  const own = namesOf(language);
  if (own === null) return [];
  const candidates: Specification[] = [
    { name: own.material, value: onlyFact(listing, known, language, 'material') },
    { name: own.colour, value: onlyFact(listing, known, language, 'colour') },
    { name: own.brand, value: listing.brand?.trim() ?? '' },
    { name: own.model, value: listing.identifiers.mpn?.trim() ?? '' },
  ];
  const values = new Set(known.map(({ value }) => value.toLowerCase()));
  return candidates.filter(({ name, value }) => {
    const stem = name.toLowerCase().slice(0, 4);
    const taken = known.some((item) => item.name.toLowerCase().includes(stem));
    return !isPlaceholder(value) && !taken && !values.has(value.toLowerCase());
  });
}

/** "GaN charger": what its parts work with, and not what it is made of. */
const worksInside: ReadonlySet<string> = new Set(['gallium nitride']);
// A "rainbow toy" may be of any colour, and "crème mains" is a cream.
const isShape = /^(?:rainbow|crème|creme|crema)$/iu;

// "Green tea", "white wine": a kind of it, and not how it looks.
const kindsByColour =
  /^ (?:tea|coffee|wine|pepper|salt|rice|sugar|chocolate|cumin|garlic|lentils?|beans?|olives?|vinegar|sesame|cabbage)(?!\p{L}| (?:table|pot|cup|mug|glass|maker|machine|grinder|set|towel|holder|rack|mill|shaker|caddy|tin|jar|box|bag|press|filter|cabinet|cooler|opener|stand|tray|bowl))/iu;

function onlyFact(listing: Listing, known: readonly Specification[], language: string, kind: WordFactKind): string {
  if (known.some(({ value }) => factsOf(value, language).some((fact) => fact.kind === kind))) return '';
  const inTitle = factsOf(listing.title, language).find((fact) => fact.kind === kind);
  if (
    inTitle === undefined ||
    worksInside.has(inTitle.key) ||
    isShape.test(inTitle.text) ||
    !isOfWhole(listing.title, inTitle) ||
    (kind === 'colour' && kindsByColour.test(listing.title.slice(inTitle.end)))
  )
    return '';
  const text = [listing.title, htmlToText(listing.description), ...listing.bullets].join('\n');
  const facts = factsOf(text, language).filter((fact) => fact.kind === kind && fact.denied !== true);
  const one = new Set(facts.map(({ key }) => key)).size === 1;
  return one ? capitalised(inTitle.text.toLowerCase()) : '';
}

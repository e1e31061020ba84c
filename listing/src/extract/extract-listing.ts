import type { Listing, ListingField, Price } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';
import type { Variant } from '../variant.ts';
import { type Gathered, gatherCandidates } from './candidates.ts';
import { currencyOfCountry } from './country-currency.ts';
import { bulletsOfDescription } from './description-bullets.ts';
import { categoryOf, findBreadcrumb } from './dom-category.ts';
import { findImages } from './dom-images.ts';
import { variantsOfChoices } from './dom-options.ts';
import { readVisibleProduct } from './dom-product.ts';
import { findVariants, withNames } from './dom-variants.ts';
import type { Page } from './html/nodes.ts';
import { parsePage } from './html/tree.ts';
import { codesOfAddress, factsFromSpecifications } from './identifiers-from-specs.ts';
import { absoluteUrl, isDrawn, looksLikePhoto, pictureKey, tidyImages } from './images.ts';
import { pageOfJson } from './json-page.ts';
import { areRowsAgain } from './listed-rows.ts';
import {
  firstStated,
  mergeDescription,
  mergeIdentifiers,
  mergeImages,
  mergeSpecifications,
  type Origins,
  origin,
  sourceText,
} from './merge.ts';
import { chooseBrand } from './merge-brand.ts';
import { choosePrice, priceOfVariants } from './merge-price.ts';
import { withoutShopTalk } from './meta-words.ts';
import { readMeta } from './open-graph.ts';
import { ownSections } from './own-sections.ts';
import { collectEvidence, findBuying } from './page-evidence.ts';
import { type HeadFacts, readHead } from './page-facts.ts';
import { readPagePrices } from './page-prices.ts';
import { parsePrice } from './price.ts';
import { reasonToRefuse, refusal } from './refuse.ts';
import { breadcrumbNames } from './schema-product.ts';
import type { Candidate, ExtractedImage, Extraction } from './types.ts';
import { fillFromVariant, tidyVariants } from './variants.ts';

function only(...candidates: (Candidate | null)[]): Candidate[] {
  return candidates.filter((candidate) => candidate !== null);
}

function gatherImages(
  page: Page,
  head: HeadFacts,
  gathered: Gathered,
): { images: ExtractedImage[]; from: Candidate | null } {
  const { adapted, declared, state, openGraph, heading, title } = gathered;
  const main = firstStated([...declared, ...only(state), openGraph], 'images')?.value[0]?.url ?? null;
  const shown = findImages(page, title?.text ?? '', heading?.element ?? null, main, head.base);
  const alone =
    [...declared, ...only(adapted, state)].every((each) => (each.images ?? []).length === 0) && shown.length === 0;
  const merged = mergeImages([
    ...only(adapted),
    ...declared,
    ...only(state),
    {
      ...openGraph,
      images: (openGraph.images ?? []).filter(({ url }) => looksLikePhoto(url) && (alone || !isDrawn(url))),
    },
    { source: 'platform', confidence: 0.6, images: gathered.gallery },
    { source: 'dom', confidence: 0.6, images: shown },
  ]);
  // Names that differ by size say nothing of each other; the gallery's list does.
  const inFull = new Map<string, string>();
  for (const { url, smaller } of gathered.gallery)
    for (const each of smaller) {
      const address = absoluteUrl(each, head.base);
      if (address !== null) inFull.set(pictureKey(address), url);
    }
  const images = merged.images.map((image) => {
    const address = inFull.size === 0 ? null : absoluteUrl(image.url, head.base);
    const full = address === null ? undefined : inFull.get(pictureKey(address));
    return full === undefined ? image : { ...image, url: full };
  });
  return { images: tidyImages(images, head.base), from: merged.from };
}

function categoryFound(page: Page, gathered: Gathered): { from: Candidate; value: string } | null {
  const title = gathered.title?.text ?? '';
  const trail = [breadcrumbNames(gathered.schema), findBreadcrumb(page, gathered.heading?.element ?? null)]
    .map((names) => categoryOf(names, title))
    .find((name) => name !== null);
  const byTrail: Candidate = { source: 'dom', confidence: 0.8, category: trail ?? undefined };
  // An adapter may know the first level alone.
  const known = gathered.adapted?.category;
  const first =
    known !== undefined && trail?.split(' > ').slice(0, -1).includes(known) === true ? [] : only(gathered.adapted);
  return firstStated(
    [...first, byTrail, ...gathered.declared, ...only(gathered.state), gathered.openGraph],
    'category',
  );
}

function variantsOf(
  page: Page,
  { heading, hints, configured, title }: Gathered,
  lists: Variant[][],
  asked: Price | null,
): Variant[] {
  const [stated = [], ...others] = lists;
  if (stated.length > 0) return withNames(stated, page, { heading: heading?.element ?? null, hints, title, others });
  const found = [findVariants(page, hints), configured].find(({ length }) => length > 0) ?? [];
  return found.length > 0 ? found : variantsOfChoices(page, heading?.element ?? null, asked);
}

/** What data declares as the description may be what search engines are to show: nothing but talk of buying. */
function withOwnWords(candidate: Candidate): Candidate {
  const { description = '' } = candidate;
  return description.length < longestTalk && withoutShopTalk(description) === ''
    ? { ...candidate, description: undefined }
    : candidate;
}

const longestTalk = 400;

/** The words in the page's head, unless the text beside the heading says far more: the head often speaks of buying. */
function metaWords(openGraph: Candidate, guess: Candidate): Candidate[] {
  const shown = htmlToText(guess.description ?? '').length;
  const announced = (openGraph.description ?? '').length;
  const own = withoutShopTalk(openGraph.description ?? '');
  return shown >= announced * fuller
    ? [{ ...openGraph, description: undefined }]
    : [{ ...openGraph, description: own }];
}

const fuller = 1.25;

/**
 * Reads one product from a page's markup, or says why the page is none. Pure and total: it never throws, and its time
 * grows linearly with the page. `url` is where the page was fetched from, when known.
 */
export function extractListing(input: { html: string; url: string | null }): Extraction {
  const page = parsePage(pageOfJson(input.html) ?? input.html);
  const meta = readMeta(page);
  const head = readHead(page, meta, input.url);
  const gathered = gatherCandidates(page, meta, head, input.url);
  const { adapter, adapted, declared, state, openGraph, heading, title } = gathered;
  const { shown, guess } = readVisibleProduct(page, heading, title?.text ?? '', adapted);
  const stated = [...only(adapted), ...declared, ...only(state)];

  const buying = findBuying(page);
  const buyable = buying !== null;
  const said = firstStated([...stated, openGraph, shown], 'availability');
  const pagePrices = readPagePrices(page, heading?.element ?? null, gathered.hints, {
    titles: [head.title, ...(meta.get('og:title') ?? [])],
    descriptions: [...(meta.get('description') ?? []), ...(meta.get('og:description') ?? [])],
  });
  const soldOut = (said ?? firstStated([guess], 'availability'))?.value === 'out_of_stock';
  const price =
    choosePrice([...stated, openGraph], { ...pagePrices, soldOut }) ??
    priceOfVariants(adapted?.no_price === true ? null : state, pagePrices.pageCurrency);
  // A price with a button to buy says that the product can be had, though no word says so.
  const bought: Candidate = {
    source: 'dom',
    confidence: 0.5,
    availability: buying === 'waiting' ? 'out_of_stock' : price !== null && buyable ? 'in_stock' : undefined,
  };
  const availability = said ?? firstStated([bought, guess], 'availability');
  const { images, from: imagesFrom } = gatherImages(page, head, gathered);
  const description =
    mergeDescription([...stated.map(withOwnWords), shown, ...metaWords(openGraph, guess)], title?.text ?? '') ??
    mergeDescription([guess], title?.text ?? '');
  const specifications = mergeSpecifications([...only(adapted), shown, ...declared, ...only(state)]);

  const reason = reasonToRefuse(
    collectEvidence(page, input.html, meta, head, gathered, price?.at ?? null, {
      hasPrice: price !== null,
      hasAvailability: availability !== null,
      hasBuyButton: buyable,
      hasBuyControl: buying === 'control' || buying === 'waiting',
      hasImage: images.length > 0,
      hasDescription: Math.max(description?.value.length ?? 0, openGraph.description?.length ?? 0) > 60,
      specifications: specifications.rows.length,
    }),
  );
  if (reason !== null || title === null) return refusal(reason ?? 'no_product');

  const ofAddress: Candidate = { source: 'meta', confidence: 0.4, identifiers: codesOfAddress(head.canonical) };
  const identifiers = mergeIdentifiers([...stated, openGraph, shown, ofAddress]);
  const stateBrand = factsFromSpecifications(state?.specifications ?? []).brand;
  const inState: Candidate[] = state === null ? [] : [{ ...state, brand: state.brand ?? stateBrand ?? undefined }];
  const ownBullets = adapter?.hosts != null && adapter.bullets !== undefined;
  const described: Candidate = {
    source: description?.from.source ?? 'dom',
    confidence: 0.5,
    bullets: ownBullets && adapter.bullets?.length !== 0 ? [] : bulletsOfDescription(description?.value ?? ''),
  };
  const bullets = firstStated([...stated, ...(ownBullets ? [] : [shown]), described], 'bullets');
  const listed = bullets !== null && areRowsAgain(bullets.value, specifications.rows) ? [] : (bullets?.value ?? []);
  const category = categoryFound(page, gathered);
  const brand = chooseBrand([...only(adapted), ...declared, shown], [...inState, openGraph, guess], {
    title: title.text,
    description: description?.value ?? '',
    category: category?.value ?? null,
    siteNames: head.siteNames,
  });
  const keywords = firstStated([...stated, openGraph], 'keywords');
  const ofCountry =
    price !== null && price.price.currency === null
      ? currencyOfCountry({ host: head.host, language: head.language })
      : null;
  // "5.990" is read as the country writes it.
  const reread =
    ofCountry === null ? null : parsePrice(price?.price.raw ?? '', { currency: ofCountry, language: head.language });
  const told = description?.value ?? '';
  const more = told === '' ? '' : ownSections(page, heading?.element ?? null, told, specifications.rows);
  const listing: Listing = {
    title: title.text,
    description: more === '' ? told : `${told}\n${more}`,
    bullets: listed.slice(0, 30),
    specifications: specifications.rows,
    keywords: keywords?.value.slice(0, 30) ?? [],
    brand: brand?.value ?? null,
    category: category?.value ?? null,
    price:
      price === null
        ? null
        : { amount: reread?.amount ?? price.price.amount, currency: price.price.currency ?? ofCountry },
    identifiers: identifiers.value,
    availability: availability?.value ?? null,
    language: head.language,
  };

  const origins: Origins = {
    title: { source: title.source, confidence: title.confidence, raw: title.raw.slice(0, 2_000) },
  };
  const note = (field: ListingField | 'images', from: Candidate | null | undefined, raw: string): void => {
    if (from != null) origins[field] = origin(from, raw);
  };
  note('description', description?.from, listing.description);
  note('bullets', listed.length > 0 ? bullets?.from : null, listing.bullets.join('\n'));
  note(
    'specifications',
    specifications.from,
    listing.specifications.map(({ name, value }) => `${name}: ${value}`).join('\n'),
  );
  note('keywords', keywords?.from, listing.keywords.join(', '));
  note('brand', brand?.from, listing.brand ?? '');
  note('category', category?.from, listing.category ?? '');
  note('identifiers', identifiers.from, Object.values(identifiers.value).join(', '));
  note('availability', availability?.from, listing.availability ?? '');
  note('images', images.length > 0 ? imagesFrom : null, images[0]?.url ?? '');
  if (price !== null) origins.price = { source: price.source, confidence: price.confidence, raw: price.price.raw };
  if (head.language !== null) origins.language = { source: 'meta', confidence: 0.9, raw: head.language };

  const notes = [...gathered.notes];
  if (price?.note != null) notes.push(price.note);
  if (ofCountry !== null)
    notes.push(
      `The page names no currency; ${ofCountry} is that of its country, by its address and language. Check it.`,
    );
  if (price?.price.ambiguous === true) notes.push(`The price "${price.price.raw}" can be read in two ways. Check it.`);
  if (images.length === 0 && imagesFrom !== null)
    notes.push(
      'The addresses of the pictures are not complete, so no picture was taken. Give the address of the page too.',
    );
  if (page.cut) notes.push('The page is very large; its end was not read.');
  const variants = tidyVariants(
    variantsOf(
      page,
      gathered,
      stated.map((each) => each.variants ?? []).filter(({ length }) => length > 0),
      listing.price,
    ),
    listing.price,
    head.base,
  );
  fillFromVariant(listing.identifiers, variants);
  const brandStore = adapted?.brand_store ?? null;
  return {
    kind: 'product',
    listing,
    images,
    variants,
    brand_store: brandStore,
    canonical_url: head.canonical,
    origins,
    source_text: sourceText(listing, brandStore),
    notes,
  };
}

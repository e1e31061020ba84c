import type { Availability, Listing } from '../listing.ts';
import { siteAdapters } from './adapters/all.ts';
import { adapterFor, readAdapter } from './adapters/read-adapter.ts';
import { oneLine } from './clean-text.ts';
import type { PriceHints } from './currency.ts';
import { findVisibleAvailability } from './dom-availability.ts';
import { findVisibleBrand } from './dom-brand.ts';
import { findFeatureLists } from './dom-bullets.ts';
import { categoryOf, findBreadcrumb } from './dom-category.ts';
import { findDescriptions } from './dom-description.ts';
import { findImages } from './dom-images.ts';
import { visiblePrices } from './dom-price.ts';
import { findSpecifications } from './dom-specs.ts';
import { chooseHeading, findHeadings } from './dom-title.ts';
import { textOf } from './html/node-text.ts';
import type { Page } from './html/nodes.ts';
import { parsePage } from './html/tree.ts';
import { factsFromSpecifications } from './identifiers-from-specs.ts';
import { absoluteUrl, looksLikePhoto, tidyImages } from './images.ts';
import { readJsonLd } from './json-ld.ts';
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
import { choosePrice } from './merge-price.ts';
import { chooseTitle } from './merge-title.ts';
import { readMicrodata } from './microdata.ts';
import { readMeta, readOpenGraph } from './open-graph.ts';
import { countProductCards, hasBuyButton, visibleText } from './page-evidence.ts';
import { readRdfa } from './rdfa.ts';
import { reasonToRefuse, refusal } from './refuse.ts';
import { chooseProduct, type PageFacts } from './schema-choice.ts';
import { breadcrumbNames, readSchemaProduct } from './schema-product.ts';
import type { Candidate, Extraction } from './types.ts';

function canonicalUrl(page: Page, meta: ReadonlyMap<string, string[]>, url: string | null): string | null {
  const link = (page.byName.get('link') ?? []).find((each) => /\bcanonical\b/i.test(each.attributes.get('rel') ?? ''));
  for (const address of [link?.attributes.get('href'), meta.get('og:url')?.[0]]) {
    const absolute = address === undefined ? null : absoluteUrl(address, url);
    if (absolute !== null) return absolute;
  }
  return url;
}

function baseOf(page: Page, url: string | null): string | null {
  const href = page.byName.get('base')?.[0]?.attributes.get('href');
  return (href === undefined ? null : absoluteUrl(href, url)) ?? url;
}

function languageOf(page: Page, meta: ReadonlyMap<string, string[]>): string | null {
  const stated = page.byName.get('html')?.[0]?.attributes.get('lang') ?? meta.get('og:locale')?.[0] ?? '';
  const tag = stated.trim().replace('_', '-');
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag) ? tag : null;
}

function siteNamesOf(meta: ReadonlyMap<string, string[]>, host: string | null): string[] {
  const names = [...(meta.get('og:site_name') ?? []), ...(meta.get('application-name') ?? [])];
  const domain = (host ?? '')
    .replace(/^www\./, '')
    .split('.')
    .slice(0, -1)
    .join('');
  return [...names, domain, (host ?? '').replace(/^www\./, '')]
    .map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
    .filter((name) => name.length > 1);
}

/**
 * Reads one product from a page's markup, or says why the page is none. Pure and total: it never throws, and its time
 * grows linearly with the page. `url` is where the page was fetched from, when known.
 */
export function extractListing(input: { html: string; url: string | null }): Extraction {
  const page = parsePage(input.html);
  const meta = readMeta(page);
  const canonical = canonicalUrl(page, meta, input.url);
  const address = input.url ?? canonical;
  const base = baseOf(page, address);
  const host = address === null ? null : new URL(address).hostname;
  const language = languageOf(page, meta);
  const hints: PriceHints = { language, host };
  const titleElement = page.byName.get('title')?.[0];
  const pageTitle = titleElement === undefined ? '' : oneLine(textOf(page, titleElement));
  const openGraph = readOpenGraph(meta, hints);

  const graph = readJsonLd(page);
  const microdata = readMicrodata(page);
  const rdfa = readRdfa(page);
  const headings = findHeadings(page);
  const knownNames = [pageTitle, openGraph.title ?? ''].filter((name) => name !== '');
  const facts: PageFacts = {
    url: canonical,
    names: [...headings.filter(({ element }) => element.name === 'h1').map(({ text }) => text), ...knownNames],
    isAside: (at) => {
      const node = page.nodes[at];
      return node?.kind === 'element' && (node.zone === 'related' || node.zone === 'chrome');
    },
  };
  const chosen = [
    { source: 'json_ld' as const, product: chooseProduct(graph.nodes, facts) },
    { source: 'microdata' as const, product: chooseProduct(microdata, facts) },
    { source: 'rdfa' as const, product: chooseProduct(rdfa, facts) },
  ];
  const declaredNodes = chosen.flatMap(({ source, product }) => (product === null ? [] : [{ source, ...product }]));
  const declaredCandidates = declaredNodes
    .filter(({ matched, count }) => matched || count === 1)
    .map(({ node, source }) => readSchemaProduct(node, source, hints, input.url ?? canonical));
  const declaredTitles = declaredCandidates.flatMap(({ title }) => (title === undefined ? [] : [title]));
  const heading = chooseHeading(headings, [...declaredTitles, ...knownNames]);
  const currency =
    declaredCandidates.map(({ price }) => price?.currency).find((code) => code != null) ??
    openGraph.price?.currency ??
    null;
  const priceHints: PriceHints = { ...hints, currency };

  const adapter = adapterFor(page, host, siteAdapters);
  const adapted = adapter === null ? null : readAdapter(page, adapter, address, priceHints);
  const candidates: Candidate[] = [...(adapted === null ? [] : [adapted]), ...declaredCandidates, openGraph];

  const prices = visiblePrices(page, heading?.element ?? null, priceHints);
  const title = chooseTitle(candidates, heading, pageTitle, siteNamesOf(meta, host));
  const [shownDescription] = findDescriptions(page, heading?.element ?? null);
  const specifications = findSpecifications(page);
  const [features] = findFeatureLists(page, heading?.element ?? null);
  const shown: Candidate = {
    source: 'dom',
    confidence: 0.6,
    description: shownDescription !== undefined && shownDescription.score >= 2.5 ? shownDescription.html : undefined,
    bullets: features !== undefined && features.score >= 3.5 ? features.items : undefined,
    specifications: (adapted?.specifications?.length ?? 0) >= 3 ? [] : specifications,
    availability: findVisibleAvailability(page, heading?.element ?? null) ?? undefined,
    brand: findVisibleBrand(page, heading?.element ?? null) ?? undefined,
  };
  const specificationFacts = factsFromSpecifications([...(adapted?.specifications ?? []), ...specifications]);
  shown.identifiers = specificationFacts.identifiers;
  const all = [...candidates.slice(0, -1), shown, openGraph];

  const availability = firstStated([...candidates, shown], 'availability');
  const price = choosePrice(candidates, prices, availability?.value === ('out_of_stock' satisfies Availability));
  const mainImage =
    declaredCandidates.find(({ images }) => (images?.length ?? 0) > 0)?.images?.[0]?.url ??
    openGraph.images?.[0]?.url ??
    null;
  const domImages = findImages(page, title?.text ?? '', heading?.element ?? null, mainImage, base);
  const merged = mergeImages([
    ...candidates.slice(0, -1),
    { ...openGraph, images: (openGraph.images ?? []).filter(({ url }) => looksLikePhoto(url)) },
    { source: 'dom', confidence: 0.6, images: domImages },
  ]);
  const images = tidyImages(merged.images, base);
  const words = visibleText(page);
  const description = mergeDescription(all, title?.text ?? '');

  const reason = reasonToRefuse({
    title: pageTitle,
    headings: headings.filter(({ element }) => element.name === 'h1').map(({ text }) => text),
    text: words.text,
    textLength: words.length,
    robotMarkup:
      /captcha-delivery|_Incapsula_|cf-chl|challenge-platform|px-captcha|perimeterx|validateCaptcha|geetest|hcaptcha\.com\/1|punish\?|ddos-guard/i.test(
        input.html.slice(0, 400_000),
      ),
    passwordFields: (page.byName.get('input') ?? []).filter(
      (field) => field.attributes.get('type')?.toLowerCase() === 'password',
    ).length,
    ogType: meta.get('og:type')?.[0]?.toLowerCase() ?? null,
    articleMarkup: [...graph.nodes, ...microdata].some(({ types }) =>
      types.some((type) => /^(?:news|blog|tech)?article$|^blogposting$|^review$/.test(type)),
    ),
    declaredProducts: Math.max(0, ...declaredNodes.map(({ count }) => count)),
    declaredMatch: declaredNodes.some(({ matched }) => matched),
    productCards: countProductCards(page),
    hasHeading: title !== null && title.text.length >= 2,
    hasPrice: price !== null,
    hasBuyButton: hasBuyButton(page),
    hasImage: images.length > 0,
    hasDescription: (description?.value.length ?? 0) > 60,
    specifications: specifications.length,
    adapterTitle: adapted?.title !== undefined && adapter?.hosts !== null,
  });
  if (reason !== null || title === null) return refusal(reason ?? 'no_product');

  const origins: Origins = {
    title: { source: title.source, confidence: title.confidence, raw: title.raw.slice(0, 2_000) },
  };
  const specs = mergeSpecifications([...(adapted === null ? [] : [adapted]), shown, ...declaredCandidates]);
  const identifiers = mergeIdentifiers([...candidates, shown]);
  const brand = firstStated(
    [
      ...candidates.filter(({ source }) => source !== 'open_graph'),
      { source: 'dom', confidence: 0.7, brand: specificationFacts.brand ?? undefined },
      openGraph,
      shown,
    ],
    'brand',
  );
  const bullets = firstStated(
    [...candidates, ...(adapter?.hosts != null && adapter.bullets !== undefined ? [] : [shown])],
    'bullets',
  );
  const trail = [breadcrumbNames([...graph.nodes, ...microdata, ...rdfa]), findBreadcrumb(page)]
    .map((names) => categoryOf(names, title.text))
    .find((name) => name !== null);
  const category = firstStated(
    [
      ...candidates.filter(({ source }) => source === 'adapter'),
      { source: 'dom', confidence: 0.8, category: trail ?? undefined },
      ...candidates,
    ],
    'category',
  );
  const keywords = firstStated([openGraph], 'keywords');
  const listing: Listing = {
    title: title.text,
    description: description?.value ?? '',
    bullets: bullets?.value.slice(0, 30) ?? [],
    specifications: specs.rows,
    keywords: keywords?.value ?? [],
    brand: brand?.value ?? null,
    category: category?.value ?? null,
    price: price === null ? null : { amount: price.price.amount, currency: price.price.currency },
    identifiers: identifiers.value,
    availability: availability?.value ?? null,
    language,
  };
  if (description !== null) origins.description = origin(description.from, description.value);
  if (bullets !== null) origins.bullets = origin(bullets.from, bullets.value.join('\n'));
  if (specs.from !== null)
    origins.specifications = origin(specs.from, specs.rows.map(({ name, value }) => `${name}: ${value}`).join('\n'));
  if (keywords !== null) origins.keywords = origin(keywords.from, keywords.value.join(', '));
  if (brand !== null) origins.brand = origin(brand.from, brand.value);
  if (category !== null) origins.category = origin(category.from, category.value);
  if (price !== null) origins.price = { source: price.source, confidence: price.confidence, raw: price.price.raw };
  if (identifiers.from !== null)
    origins.identifiers = origin(identifiers.from, Object.values(identifiers.value).join(', '));
  if (availability !== null) origins.availability = origin(availability.from, availability.value);
  if (language !== null) origins.language = { source: 'meta', confidence: 0.9, raw: language };
  if (images.length > 0 && merged.from !== null) origins.images = origin(merged.from, images[0]?.url ?? '');

  const notes = [...new Set(graph.notes)];
  if (price?.note != null) notes.push(price.note);
  if (price?.price.ambiguous === true) notes.push(`The price "${price.price.raw}" can be read in two ways. Check it.`);
  if (page.cut) notes.push('The page is very large; its end was not read.');
  const brandStore = adapted?.brand_store ?? null;
  return {
    kind: 'product',
    listing,
    images,
    brand_store: brandStore,
    canonical_url: canonical,
    origins,
    source_text: sourceText(listing, brandStore),
    notes,
  };
}

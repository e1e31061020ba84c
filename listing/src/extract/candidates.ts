import type { Variant } from '../variant.ts';
import { siteAdapters } from './adapters/all.ts';
import { adapterFor, readAdapter } from './adapters/read-adapter.ts';
import type { SiteAdapter } from './adapters/site-adapter.ts';
import { readCartForm } from './cart-form.ts';
import type { PriceHints } from './currency.ts';
import { chooseHeading, findHeadings, findNamedElement, type Heading, titleSegments } from './dom-title.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { markRelated, reclaimAround } from './html/rezone.ts';
import { readJsonLd } from './json-ld.ts';
import { type ChosenTitle, chooseTitle } from './merge-title.ts';
import { readMicrodata } from './microdata.ts';
import { readOpenGraph } from './open-graph.ts';
import type { HeadFacts } from './page-facts.ts';
import { readPageState } from './page-state.ts';
import { findProductCards, markOtherProducts } from './product-cards.ts';
import { readRdfa } from './rdfa.ts';
import { chooseProduct, type PageFacts } from './schema-choice.ts';
import type { SchemaNode } from './schema-node.ts';
import { readSchemaProduct } from './schema-product.ts';
import { markServices } from './service-sections.ts';
import { currencyOfScripts } from './shop-currency.ts';
import { variantsOfSettings } from './state-config-variants.ts';
import { findGallery, type GalleryImage } from './state-gallery.ts';
import { productOfState } from './state-title.ts';
import type { Candidate } from './types.ts';

export interface Gathered {
  adapter: SiteAdapter | null;
  adapted: Candidate | null;
  /** JSON-LD, microdata and RDFa, in that order. */
  declared: Candidate[];
  /** JSON of the page's scripts about the thing that has the title. */
  state: Candidate | null;
  /** Pictures that a gallery script lists. */
  gallery: GalleryImage[];
  /** Variants that the settings of a picker list. */
  configured: Variant[];
  openGraph: Candidate;
  heading: Heading | null;
  headings: Heading[];
  title: ChosenTitle | null;
  /** All nodes of structured data, for breadcrumbs and types. */
  schema: SchemaNode[];
  /** Products that structured data names, and whether one of them is tied to this page. */
  declaredProducts: number;
  declaredMatch: boolean;
  /** Cards of products, the most numerous kind first. */
  cards: PageElement[][];
  hints: PriceHints;
  notes: string[];
}

/** A language for reading signs such as ¥ when the page names none: its script tells enough. */
function languageOfScript(text: string): string | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return /\p{Script=Han}/u.test(text) ? 'zh' : null;
}

/** A language without a country takes it from the page's locale when that speaks the same: `en` and `en_CA`. */
function withRegion(language: string | null, locale: string | undefined): string | null {
  if (language === null || language.includes('-') || locale === undefined) return language;
  const tag = locale.trim().replace('_', '-');
  return tag.toLowerCase().startsWith(`${language.toLowerCase()}-`) ? tag : language;
}

/** Reads every machine-readable source of a page and finds the product's name among them. */
export function gatherCandidates(
  page: Page,
  meta: ReadonlyMap<string, string[]>,
  head: HeadFacts,
  url: string | null,
): Gathered {
  const language = withRegion(head.language, meta.get('og:locale')?.[0]) ?? languageOfScript(head.title);
  const hints: PriceHints = { language, host: head.host };
  const openGraph = readOpenGraph(meta, hints);
  const graph = readJsonLd(page);
  const microdata = readMicrodata(page);
  const rdfa = readRdfa(page);
  const headings = findHeadings(page);
  const titles = [head.title, openGraph.title ?? ''].filter((name) => name !== '');
  const facts: PageFacts = {
    url: head.canonical,
    names: [
      ...headings.filter(({ element }) => element.name === 'h1').map(({ text }) => text),
      ...titles.flatMap(titleSegments),
    ].slice(0, 40),
    isAside: (at) => {
      const node = page.nodes[at];
      return node?.kind === 'element' && (node.zone === 'related' || node.zone === 'chrome');
    },
  };
  const chosen = (
    [
      ['json_ld', graph.nodes],
      ['microdata', microdata],
      ['rdfa', rdfa],
    ] as const
  ).flatMap(([source, all]) => {
    const product = chooseProduct(all, facts);
    return product === null ? [] : [{ source, ...product }];
  });
  const declared = chosen
    .filter(({ matched, count }) => matched || count === 1)
    .map(({ node, source }) => readSchemaProduct(node, source, hints, url ?? head.canonical));
  const declaredTitles = declared.flatMap(({ title }) => (title === undefined ? [] : [title]));
  const known = [...declaredTitles, ...titles];
  const heading = chooseHeading(headings, known) ?? findNamedElement(page, known);
  if (heading !== null) reclaimAround(page, heading.element);
  markRelated(page, heading?.element ?? null);
  markServices(page, heading?.element ?? null);
  const cards = findProductCards(page);
  markOtherProducts(page, cards, heading?.element ?? null);
  const currency =
    [...declared, openGraph].map(({ price }) => price?.currency).find((code) => code != null) ??
    currencyOfScripts(page);
  const priceHints: PriceHints = { ...hints, currency };
  const adapter = adapterFor(page, head.host, siteAdapters);
  const adapted = adapter === null ? null : readAdapter(page, adapter, url ?? head.canonical, priceHints);
  const state = readPageState(page);
  const named = chooseTitle(
    [...(adapted === null ? [] : [adapted]), ...declared, openGraph],
    heading,
    head.title,
    head.siteNames,
  );
  const isDeclared = adapted?.title !== undefined || declared.some(({ price }) => price !== undefined);
  const { product, title } = productOfState(page, state, named, isDeclared, priceHints, url ?? head.canonical);
  return {
    adapter,
    adapted,
    declared,
    state: product ?? (title === null ? null : readCartForm(page, title.text, priceHints)),
    gallery: title === null ? [] : findGallery(state),
    configured: title === null ? [] : variantsOfSettings(state, priceHints),
    openGraph,
    heading,
    headings,
    title,
    schema: [...graph.nodes, ...microdata, ...rdfa],
    declaredProducts: Math.max(0, ...chosen.map(({ count }) => count)),
    declaredMatch: chosen.some(({ matched }) => matched),
    cards,
    hints: priceHints,
    notes: [...new Set(graph.notes)],
  };
}

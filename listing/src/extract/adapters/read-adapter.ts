import type { Specification } from '../../listing.ts';
import { visibleAvailability } from '../availability.ts';
import { brandOfByline } from '../brand.ts';
import { oneLine } from '../clean-text.ts';
import type { PriceHints } from '../currency.ts';
import { withoutBlockTitle } from '../description-title.ts';
import { categoryOf } from '../dom-category.ts';
import { bestAddress, inLinkToPicture } from '../dom-images.ts';
import { isStruck, priceText } from '../dom-price.ts';
import { specification } from '../dom-specs.ts';
import { innerMarkup, isSpokenOnly, textOf } from '../html/node-text.ts';
import type { Page, PageElement } from '../html/nodes.ts';
import { selectAll, selectFirst } from '../html/select.ts';
import { looksLikePhoto } from '../images.ts';
import { parsePrice } from '../price.ts';
import { sanitizeDescription } from '../sanitize.ts';
import { usableCode } from '../schema-codes.ts';
import type { Candidate, ExtractedImage } from '../types.ts';
import type { SiteAdapter } from './site-adapter.ts';

/** The adapter of a page, by its host or by an element that only such pages have. */
export function adapterFor(page: Page, host: string | null, adapters: readonly SiteAdapter[]): SiteAdapter | null {
  return (
    adapters.find(({ hosts }) => hosts !== null && host !== null && hosts.test(host)) ??
    adapters.find(({ sign }) => selectFirst(page, sign) !== null) ??
    null
  );
}

function firstHit<T>(selectors: readonly string[] | undefined, read: (selector: string) => T | null): T | undefined {
  for (const selector of selectors ?? []) {
    const value = read(selector);
    if (value !== null) return value;
  }
  return undefined;
}

function cellsOfRow(page: Page, row: PageElement): [string, string] {
  const cells = selectAll(page, 'th, td', row).map((cell) => textOf(page, cell));
  if (cells.length >= 2) return [cells[0] ?? '', cells[1] ?? ''];
  const text = textOf(page, row);
  const colon = text.search(/[:：]/);
  return colon < 0 ? ['', ''] : [text.slice(0, colon), text.slice(colon + 1)];
}

function readSpecifications(page: Page, adapter: SiteAdapter): Specification[] {
  const rows = new Map<string, Specification>();
  const add = (name: string, value: string): void => {
    const row = specification(name, value);
    if (row !== null && !rows.has(row.name.toLowerCase()) && rows.size < 200) rows.set(row.name.toLowerCase(), row);
  };
  for (const selector of adapter.specification_rows ?? []) {
    for (const row of selectAll(page, selector)) add(...cellsOfRow(page, row));
  }
  for (const [label, value] of adapter.specification_pairs ?? []) {
    const values = selectAll(page, value);
    for (const element of selectAll(page, label)) {
      const next = values.find((each) => each.index >= element.end);
      if (next !== undefined && next.index - element.end < 12) add(textOf(page, element), textOf(page, next));
    }
  }
  return [...rows.values()];
}

function readImages(page: Page, adapter: SiteAdapter): ExtractedImage[] {
  const images: ExtractedImage[] = [];
  for (const selector of adapter.images ?? []) {
    for (const element of selectAll(page, selector).slice(0, 100)) {
      // A thumbnail inside a link to its full-size picture stands for that picture.
      const address =
        element.name === 'a'
          ? (element.attributes.get('href') ?? null)
          : (inLinkToPicture(element) ?? bestAddress(element));
      if (address !== null && looksLikePhoto(address))
        images.push({ url: address, alt: oneLine(element.attributes.get('alt') ?? '') });
    }
  }
  return images;
}

const lettersOf = (html: string): string => html.replace(/<[^>]*>|[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Whether a text has the beginning of another in it. */
function holdsWords(text: string, other: string): boolean {
  return lettersOf(text).includes(lettersOf(other).slice(0, 60));
}

function withoutLists(html: string): string {
  let depth = 0;
  const isOutside = (part: string): boolean => {
    if (/^<[uo]l>$/.test(part)) depth++;
    else if (!/^<\/[uo]l>$/.test(part)) return depth === 0;
    else depth--;
    return false;
  };
  return html
    .split(/(<\/?[uo]l>)/)
    .filter(isOutside)
    .join('')
    .trim();
}

/** Reads the fields that the adapter knows. */
export function readAdapter(page: Page, adapter: SiteAdapter, address: string | null, hints: PriceHints): Candidate {
  const text = (selector: string): string | null => {
    const element = selectFirst(page, selector);
    if (element === null) return null;
    const visible = oneLine(textOf(page, element, { withoutSpoken: !isSpokenOnly(element) }));
    return visible === '' ? null : visible;
  };
  const price = firstHit(adapter.price, (selector) => {
    for (const element of selectAll(page, selector)
      .filter((each) => !isStruck(each))
      .slice(0, 5)) {
      const raw = priceText(page, element).trim();
      const read = parsePrice(raw, hints);
      if (read !== null) return { amount: read.amount, currency: read.currency, raw, ambiguous: read.ambiguous };
    }
    return null;
  });
  const byline = brandOfByline(firstHit(adapter.byline, text) ?? '');
  const bullets = firstHit(adapter.bullets, (selector) => {
    const items = selectAll(page, selector)
      .filter((item) => !item.hidden)
      .map((item) => oneLine(textOf(page, item)));
    return items.length > 0 ? items : null;
  });
  const markup = (selector: string): string | null => {
    const element = selectFirst(page, selector);
    const html = element === null ? '' : sanitizeDescription(innerMarkup(page, element));
    return html.length < 20 ? null : html;
  };
  const described = firstHit(adapter.description, markup);
  const introduced = firstHit(adapter.introduction, markup);
  // The list of features among its words is told apart from them.
  const unlisted = bullets === undefined ? introduced : withoutLists(introduced ?? '');
  const introduction = unlisted === undefined || lettersOf(unlisted) === '' ? undefined : unlisted;
  const description =
    described === undefined || introduction === undefined || holdsWords(described, introduction)
      ? (described ?? introduction)
      : `${introduction}\n${withoutBlockTitle(described)}`;
  const title = firstHit(adapter.title, text);
  const crumbs = firstHit(adapter.breadcrumb, (selector) => {
    const names = selectAll(page, selector).map((element) => textOf(page, element));
    return names.length > 0 ? names : null;
  });
  const item = adapter.item_in_address?.exec(address ?? '')?.[1] ?? selectFirst(page, '#ASIN')?.attributes.get('value');
  const sku = usableCode(firstHit(adapter.sku, text));
  return {
    source: 'adapter',
    confidence: 0.95,
    title,
    description,
    bullets,
    specifications: readSpecifications(page, adapter),
    brand: byline.brand ?? undefined,
    brand_store: byline.store ?? undefined,
    category: (crumbs === undefined ? null : categoryOf(crumbs, title ?? '')) ?? undefined,
    price,
    no_price: adapter.price_is_complete === true && price === undefined,
    availability: firstHit(adapter.availability, (selector) =>
      visibleAvailability((text(selector) ?? '').slice(0, 90)),
    ),
    identifiers: {
      ...(adapter.name === 'Amazon' && item !== undefined && item !== '' ? { asin: item } : {}),
      ...(sku === undefined ? {} : { sku }),
    },
    images: readImages(page, adapter),
  };
}

import type { Availability, Price, Specification } from '../listing.ts';
import type { ExportCard } from './export-card.ts';

/** One thing that a buyer can put into the cart: a variant, or the card itself if it has none. */
export interface SaleItem {
  /** Empty where the card has no variants. */
  options: Specification[];
  title: string;
  sku: string | null;
  gtin: string | null;
  price: Price | null;
  availability: Availability | null;
  image_url: string | null;
  /** The sku, or where there is none an id made from the card's: unique within an account. */
  id: string;
}

/** At least one item. What a variant does not state comes from the listing, except codes, which are never shared. */
export function saleItems(card: ExportCard): SaleItem[] {
  const { listing, images, variants = [] } = card;
  const own = listing.identifiers;
  const first = images[0]?.url ?? null;
  if (variants.length === 0) {
    const sku = own.sku ?? null;
    return [
      {
        options: [],
        title: listing.title,
        sku,
        gtin: own.gtin ?? null,
        price: listing.price,
        availability: listing.availability,
        image_url: first,
        id: sku ?? card.card_id,
      },
    ];
  }
  return variants.map((variant, index) => ({
    options: variant.options,
    title: variant.title ?? listing.title,
    sku: variant.sku,
    gtin: variant.gtin,
    price: variant.price ?? listing.price,
    availability: variant.availability ?? listing.availability,
    image_url: variant.image_url ?? first,
    id: variant.sku ?? `${own.sku ?? card.card_id}-${index + 1}`,
  }));
}

/** The id that groups a card's variants: its own sku, unless a variant has that too. */
export function groupId(card: ExportCard): string {
  const { sku } = card.listing.identifiers;
  if (sku === undefined) return card.card_id;
  return saleItems(card).some((item) => item.id === sku) ? `${sku}-group` : sku;
}

/** The names of the options, in the order of their first use. */
export function optionNames(items: readonly SaleItem[]): string[] {
  return [...new Set(items.flatMap(({ options }) => options.map(({ name }) => name)))];
}

export const optionValue = ({ options }: SaleItem, name: string): string =>
  options.find((option) => option.name === name)?.value ?? '';

/** All values of an option, each once. */
export const optionValues = (items: readonly SaleItem[], name: string): string[] => [
  ...new Set(items.map((item) => optionValue(item, name)).filter((value) => value !== '')),
];

/** `Norvik Bottle, Blue`: the title of a variant, unless it has one that says so already. */
export function titleWithOptions({ title, options }: SaleItem): string {
  const lower = title.toLowerCase();
  const missing = options.map(({ value }) => value).filter((value) => !lower.includes(value.toLowerCase()));
  return [title, ...missing].join(', ');
}

/** Every image of the card and of its variants, once. */
export function allImages(card: ExportCard): { url: string; alt: string }[] {
  const known = new Set(card.images.map(({ url }) => url));
  const images: { url: string; alt: string }[] = [...card.images];
  for (const { image_url: url } of card.variants ?? []) {
    if (url === null || known.has(url)) continue;
    known.add(url);
    images.push({ url, alt: '' });
  }
  return images;
}

import { type Availability, emptyListing } from '../../listing.ts';
import type { Variant } from '../../variant.ts';
import { imageAt, type ReadCard, readCardWith } from './read-card.ts';

/** One item of a Google feed, whatever its form. */
export interface ReadGoogleItem {
  /** Attributes with one value, by their names; including structured titles and descriptions. */
  values: Record<string, string>;
  additional_images: string[];
  highlights: string[];
  details: { name: string; value: string }[];
  ai_written: boolean;
}

const availabilities: Record<string, Availability> = {
  in_stock: 'in_stock',
  out_of_stock: 'out_of_stock',
  preorder: 'preorder',
  backorder: 'preorder',
};
const optionNames = ['color', 'size', 'material', 'pattern'] as const;

/** The products of a feed; items of one group are variants of a card. */
export function readGoogleItems(items: readonly ReadGoogleItem[]): ReadCard[] {
  const groups = new Map<string, ReadGoogleItem[]>();
  for (const item of items) {
    const { id, item_group_id } = item.values;
    const key = item_group_id ? `group ${item_group_id}` : `item ${id}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()].map(cardOf);
}

function cardOf(items: readonly ReadGoogleItem[]): ReadCard {
  const {
    additional_images = [],
    highlights = [],
    details = [],
    ai_written = false,
    values: first = {},
  } = items[0] ?? {};
  const grouped = (first.item_group_id ?? '') !== '';
  const varied = grouped ? optionNames.filter((name) => new Set(items.map(({ values }) => values[name])).size > 1) : [];
  return readCardWith({
    marketplace: 'google',
    listing: {
      ...emptyListing,
      title: first.title ?? '',
      description: first.description ?? '',
      bullets: highlights,
      specifications: details,
      brand: first.brand || null,
      price: priceOf(first),
      identifiers: {
        ...(first.gtin && !grouped && { gtin: first.gtin }),
        ...(first.mpn && { mpn: first.mpn }),
        sku: grouped ? (first.item_group_id ?? '') : (first.id ?? ''),
      },
      availability: availabilityOf(first),
    },
    images: [first.image_link ?? '', ...additional_images].filter((url) => url !== '').map((url) => imageAt(url)),
    source_url: first.link || null,
    ...(grouped && { variants: items.map(({ values }) => variantOf(values, varied)) }),
    ai_written,
  });
}

const variantOf = (values: Record<string, string>, varied: readonly string[]): Variant => ({
  options: varied.map((name) => ({ name, value: values[name] ?? '' })).filter(({ value }) => value !== ''),
  title: values.title || null,
  sku: values.id || null,
  gtin: values.gtin || null,
  price: priceOf(values),
  availability: availabilityOf(values),
  image_url: values.image_link || null,
});

const availabilityOf = ({ availability = '' }: Record<string, string>): Availability | null =>
  availabilities[availability.trim().replaceAll(' ', '_')] ?? null;

function priceOf({ price = '' }: Record<string, string>) {
  const [amount = '', currency] = price.split(' ');
  return amount === '' ? null : { amount, currency: currency ?? null };
}

import { gtinDigits } from '../identifiers/gtin.ts';
import type { Availability } from '../listing.ts';
import { attributeValue, knownAttribute } from './attribute-names.ts';
import { plainWithBullets } from './description-forms.ts';
import type { ExportCard } from './export-card.ts';
import type { Warn } from './format-options.ts';
import { groupId, optionNames, type SaleItem, saleItems, titleWithOptions } from './sale-items.ts';

const availabilities: Record<Availability, string> = {
  in_stock: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
  preorder: 'https://schema.org/PreOrder',
};

/**
 * schema.org markup of one card as JSON: a Product, or a ProductGroup with its variants. It may stand inside HTML as it
 * is. Source: G10, G11.
 */
export function jsonLd(card: ExportCard, warn: Warn): string {
  const items = saleItems(card);
  if (items.some(({ price }) => !isPrice(price)))
    warn('price', 'No price is known, so the offer is left out; search engines show none.');
  if (card.images.length === 0 && items.some(({ image_url }) => image_url === null))
    warn('images', 'Search engines need an image; none is known.');
  const first = items[0];
  const node =
    first === undefined || first.options.length === 0
      ? { '@type': 'Product', ...common(card), ...(first && itemFields(card, first)), ...specifications(card) }
      : group(card, items);
  return JSON.stringify({ '@context': 'https://schema.org/', ...node }).replaceAll('<', '\\u003c');
}

function group(card: ExportCard, items: readonly SaleItem[]) {
  return {
    '@type': 'ProductGroup',
    ...common(card),
    productGroupID: groupId(card),
    variesBy: optionNames(items).map((name) => {
      const known = knownAttribute(name);
      return known === null ? name : `https://schema.org/${known}`;
    }),
    hasVariant: items.map((item) => ({
      '@type': 'Product',
      name: titleWithOptions(item),
      ...itemFields(card, item),
      ...specifications(card, item),
    })),
  };
}

const common = ({ listing }: ExportCard) => ({
  name: listing.title,
  ...(listing.brand !== null && { brand: { '@type': 'Brand', name: listing.brand } }),
  ...text('description', plainWithBullets(listing)),
  ...text('category', listing.category),
});

function itemFields(card: ExportCard, item: SaleItem) {
  const { listing, images, source_url } = card;
  const digits = gtinDigits(item.gtin ?? '');
  const pictures = item.options.length > 0 && item.image_url !== null ? [item.image_url] : images.map(({ url }) => url);
  const attributes = [...item.options, ...listing.specifications];
  return {
    ...text('sku', item.sku),
    ...text('mpn', listing.identifiers.mpn),
    ...(digits !== null && { [`gtin${digits.length}`]: digits }),
    ...(pictures.length > 0 && { image: pictures }),
    ...text('color', attributeValue(attributes, 'color')),
    ...text('size', attributeValue(attributes, 'size')),
    ...text('material', attributeValue(attributes, 'material')),
    ...text('pattern', attributeValue(attributes, 'pattern')),
    ...(isPrice(item.price) && {
      offers: {
        '@type': 'Offer',
        ...text('url', source_url),
        price: item.price.amount,
        priceCurrency: item.price.currency,
        ...(item.availability !== null && { availability: availabilities[item.availability] }),
      },
    }),
  };
}

/** An offer needs an amount above 0 and its currency. */
const isPrice = (price: SaleItem['price']): price is { amount: string; currency: string } =>
  price !== null && price.currency !== null && Number(price.amount) > 0;

function specifications({ listing }: ExportCard, item?: SaleItem) {
  // Warns of options without a property of their own.
  const options = item?.options.filter(({ name }) => knownAttribute(name) === null) ?? [];
  const all = [...options, ...listing.specifications];
  if (all.length === 0) return {};
  return { additionalProperty: all.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })) };
}

const text = (key: string, value: string | null | undefined) =>
  value === null || value === undefined || value === '' ? {} : { [key]: value };

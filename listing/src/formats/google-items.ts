import { checkGtin } from '../identifiers/gtin.ts';
import type { Price } from '../listing.ts';
import { attributeValue, knownAttribute } from './attribute-names.ts';
import { plainDescription } from './description-forms.ts';
import type { ExportCard } from './export-card.ts';
import { limitsOf, warnCount, warnLength } from './format-limits.ts';
import type { Warn } from './format-options.ts';
import { groupId, type SaleItem, saleItems, titleWithOptions } from './sale-items.ts';

/** One product of a Google Merchant Center feed; empty text: not known. */
export interface GoogleItem {
  id: string;
  title: string;
  description: string;
  link: string;
  image_link: string;
  additional_image_link: string[];
  availability: string;
  price: string;
  brand: string;
  gtin: string;
  mpn: string;
  item_group_id: string;
  color: string;
  size: string;
  material: string;
  pattern: string;
  product_highlight: string[];
  product_detail: { section_name: string; attribute_name: string; attribute_value: string }[];
  /** Title and description were made by an assistant and go into the structured attributes. */
  ai_written: boolean;
}

const limits = limitsOf('google');
const amount = ({ amount: value, currency }: Price): string => (currency === null ? '' : `${value} ${currency}`);

/** The items of a card: one a variant, joined by `item_group_id`. Source: G1 to G9. */
export function googleItems(card: ExportCard, warn: Warn): GoogleItem[] {
  const { listing, images } = card;
  const items = saleItems(card);
  const group = items[0]?.options.length ? groupId(card) : '';
  const description = plainDescription(listing);
  const details = listing.specifications
    .filter(({ name, value }) => name !== '' && value !== '')
    .map(({ name, value }) => ({ section_name: 'General', attribute_name: name, attribute_value: value }));
  // A single highlight would be refused.
  const highlights = listing.bullets.length >= limits.bullets_min ? listing.bullets : [];
  warnings(card, items, description, warn);
  return items.map((item) => {
    const attributes = [...item.options, ...listing.specifications];
    const image = item.image_url ?? '';
    return {
      id: item.id,
      title: titleWithOptions(item),
      description,
      link: card.source_url ?? '',
      image_link: image,
      additional_image_link: images.map(({ url }) => url).filter((url) => url !== image),
      availability: item.availability ?? '',
      price: item.price === null ? '' : amount(item.price),
      brand: listing.brand ?? '',
      gtin: item.gtin ?? '',
      mpn: listing.identifiers.mpn ?? '',
      item_group_id: group,
      color: attributeValue(attributes, 'color'),
      size: attributeValue(attributes, 'size'),
      material: attributeValue(attributes, 'material'),
      pattern: attributeValue(attributes, 'pattern'),
      product_highlight: highlights,
      product_detail: details,
      ai_written: card.ai_written,
    };
  });
}

function warnings(
  { listing, images, source_url }: ExportCard,
  items: readonly SaleItem[],
  text: string,
  warn: Warn,
): void {
  if (source_url === null) warn('source_url', 'Google needs the address of the product’s page (link); none is known.');
  if (text === '') warn('description', 'Google needs a description.');
  warnLength(warn, 'description', 'The description', text, limits.description);
  warnLength(warn, 'brand', 'The brand', listing.brand ?? '', limits.brand);
  warnCount(warn, 'images', 'additional images', images.length - 1, limits.images === null ? null : limits.images - 1);
  for (const { url } of images) warnLength(warn, 'images', 'An image’s address', url, limits.image_url);
  if (listing.bullets.length > 0 && listing.bullets.length < limits.bullets_min)
    warn('bullets', `Google takes at least ${limits.bullets_min} highlights, so the only bullet is not in the file.`);
  warnCount(warn, 'bullets', 'highlights', listing.bullets.length, limits.bullets);
  for (const bullet of listing.bullets) warnLength(warn, 'bullets', 'A bullet', bullet, limits.bullet);
  const missing = (what: string, field: string, is: (item: SaleItem) => boolean) => {
    if (items.some(is)) warn(field, `Google needs ${what}; none is known.`);
  };
  missing('an image', 'images', ({ image_url }) => image_url === null);
  missing('an availability', 'availability', ({ availability }) => availability === null);
  missing('a price with its currency', 'price', ({ price }) => price === null || price.currency === null);
  for (const item of items) {
    warnLength(warn, 'identifiers', 'The id', item.id, limits.sku);
    const title = titleWithOptions(item);
    if (title !== listing.title) warnLength(warn, 'title', 'A variant’s title', title, limits.title);
    if (item.gtin !== null && checkGtin(item.gtin) === 'invalid')
      warn('identifiers', `GTIN ${item.gtin} has a wrong check digit or length; Google refuses it.`);
    for (const { name } of item.options)
      if (knownAttribute(name) === null)
        warn('variants', `Google knows no variants by “${name}”; it is only in the title.`);
  }
}

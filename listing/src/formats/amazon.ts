import { gtinDigits } from '../identifiers/gtin.ts';
import { plainDescription } from './description-forms.ts';
import { limitsOf, warnCount, warnLength } from './format-limits.ts';
import { allImages, type SaleItem, saleItems, titleWithOptions } from './sale-items.ts';
import type { Table } from './table.ts';

const limits = limitsOf('amazon');
/** Columns of the template beside the main image. */
const otherImages = 8;
const bulletColumns = 5;
const places = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Names of Amazon's old template grammar, as amalyze.com and excelify.io describe it (secondary). */
const columns = [
  'item_sku',
  'brand_name',
  'item_name',
  'external_product_id',
  'external_product_id_type',
  'main_image_url',
  ...places(otherImages).map((place) => `other_image_url${place}`),
  'product_description',
  ...places(bulletColumns).map((place) => `bullet_point${place}`),
  'generic_keywords',
];

// A GTIN-14 identifies a case of goods and has the type GTIN.
const idTypes: Record<number, string> = { 8: 'EAN', 12: 'UPC', 13: 'EAN', 14: 'GTIN' };
const idType = ({ gtin }: SaleItem): string => idTypes[gtinDigits(gtin ?? '')?.length ?? 0] ?? '';

/**
 * A mapping sheet: values under Amazon's names, to be copied into the template that the seller downloads for the product
 * type. There is no file that Amazon takes for every product.
 */
export function amazonTable(): Table {
  return {
    head: [columns],
    rows(card, warn) {
      const { listing } = card;
      const images = allImages(card);
      warnCount(warn, 'images', 'images', images.length, otherImages + 1);
      warnCount(warn, 'bullets', 'bullets', listing.bullets.length, bulletColumns);
      if (listing.brand === null) warn('brand', 'Amazon needs a brand (Generic for goods without one); none is known.');
      if (listing.specifications.length > 0)
        warn(
          'specifications',
          'Specifications go into the attributes of your product type’s template; they are not in this sheet.',
        );
      if (listing.price !== null) warn('price', 'The price is not in this sheet: it is set with the offer.');
      return saleItems(card).map((item) => {
        const title = titleWithOptions(item);
        if (title !== listing.title) warnLength(warn, 'title', 'A variant’s title', title, limits.title);
        const main = item.image_url ?? '';
        const others = images.filter(({ url }) => url !== main);
        return [
          item.sku ?? '',
          listing.brand ?? '',
          title,
          item.gtin ?? '',
          idType(item),
          main,
          ...places(otherImages).map((place) => others[place - 1]?.url ?? ''),
          plainDescription(listing),
          ...places(bulletColumns).map((place) => listing.bullets[place - 1] ?? ''),
          listing.keywords.join(' '),
        ];
      });
    },
  };
}

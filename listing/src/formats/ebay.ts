import type { Specification } from '../listing.ts';
import { frequentNames } from './attribute-names.ts';
import { htmlWithBullets } from './description-forms.ts';
import type { ExportCard } from './export-card.ts';
import { limitsOf, warnCount, warnLength } from './format-limits.ts';
import type { EbaySettings, FormatOptions, Warn } from './format-options.ts';
import { allImages, groupId, optionNames, optionValue, optionValues, type SaleItem, saleItems } from './sale-items.ts';
import type { Table } from './table.ts';

const limits = limitsOf('ebay');
const maxSpecifics = 60;
const usSite: EbaySettings = { site: 'US', country: 'US', currency: 'USD' };
// These have a column of their own, or are not aspects of the product.
const ownColumns = new Set(['brand', 'condition']);

const line = (html: string): string => html.replace(/(?<!\s)\s*[\r\n]\s*/gu, ' ');
/** Separates variation values, so it cannot be in one. */
const aspect = (text: string): string => text.replace(/[;|=]/gu, ' ');

/**
 * eBay Seller Hub Reports CSV: a row for the listing, and one a variation. Source: E4, E8. Item specifics are columns, so
 * they are those of the first cards; an aspect that variations differ in has no column.
 */
export function ebayTable(sample: readonly ExportCard[], options: FormatOptions): Table {
  const settings = options.ebay ?? usSite;
  const varied = new Set(sample.flatMap((card) => optionNames(saleItems(card)).map((name) => name.toLowerCase())));
  const specifics = frequentNames(
    sample.map(({ listing }) => listing.specifications),
    maxSpecifics,
    (name) => ownColumns.has(name.toLowerCase()) || varied.has(name.toLowerCase()),
  );
  const header = [
    `*Action(SiteID=${settings.site}|Country=${settings.country}|Currency=${settings.currency}|Version=1193|CC=UTF-8)`,
    'CustomLabel',
    '*Category',
    '*Title',
    'Relationship',
    'RelationshipDetails',
    '*ConditionID',
    '*C:Brand',
    ...specifics.map((name) => `C:${name}`),
    'PicURL',
    '*Description',
    '*Format',
    '*Duration',
    '*StartPrice',
    '*Quantity',
    '*Location',
    'ShippingProfileName',
    'ReturnProfileName',
    'PaymentProfileName',
  ];
  const info = ['Info', 'Version=1.0.0', `Template=fx_category_template_EBAY_${settings.site}`];
  const columnOf = new Map(header.map((name, index) => [name, index]));
  const row = (cells: Record<string, string>): string[] => {
    const result = header.map(() => '');
    for (const [name, value] of Object.entries(cells)) {
      const index = columnOf.get(name);
      if (index !== undefined) result[index] = value;
    }
    return result;
  };
  const action = header[0] ?? '';

  return {
    head: [[...info, ...header.slice(info.length).map(() => '')], header],
    rows(card, warn) {
      const { listing } = card;
      const items = saleItems(card);
      const names = optionNames(items);
      warnings(card, items, settings, warn);
      const priceOf = ({ price }: SaleItem) => (price?.currency === settings.currency ? price.amount : '');
      const values = specificCells(listing.specifications, specifics, names, warn);
      const listingCells = {
        [action]: 'Add',
        '*Category': settings.category ?? '',
        '*Title': listing.title,
        '*ConditionID': settings.condition_id ?? '',
        '*C:Brand': listing.brand ?? '',
        ...values,
        PicURL: allImages(card)
          .map(({ url }) => url.replaceAll('|', '%7C'))
          .join('|'),
        '*Description': line(htmlWithBullets(listing)),
        '*Format': 'FixedPrice',
        '*Duration': 'GTC',
        '*Location': settings.location ?? '',
        ShippingProfileName: settings.policies?.shipping ?? '',
        ReturnProfileName: settings.policies?.returns ?? '',
        PaymentProfileName: settings.policies?.payment ?? '',
      };
      const [only] = items;
      if (names.length === 0 && only !== undefined)
        return [
          row({ ...listingCells, CustomLabel: only.id, '*StartPrice': priceOf(only), '*Quantity': quantity(only) }),
        ];
      const variations = names.map((name) => `${aspect(name)}=${optionValues(items, name).map(aspect).join(';')}`);
      return [
        row({ ...listingCells, CustomLabel: groupId(card), RelationshipDetails: variations.join('|') }),
        ...items.map((item) =>
          row({
            CustomLabel: item.id,
            Relationship: 'Variation',
            RelationshipDetails: names.map((name) => `${aspect(name)}=${aspect(optionValue(item, name))}`).join('|'),
            PicURL: item.image_url?.replaceAll('|', '%7C') ?? '',
            '*StartPrice': priceOf(item),
            '*Quantity': quantity(item),
          }),
        ),
      ];
    },
  };
}

/** The number in stock is unknown, unless it is none. */
const quantity = ({ availability }: SaleItem): string => (availability === 'out_of_stock' ? '0' : '');

function specificCells(
  specifications: readonly Specification[],
  columns: readonly string[],
  varied: readonly string[],
  warn: Warn,
): Record<string, string> {
  const cells: Record<string, string> = {};
  const own = new Set(varied.map((name) => name.toLowerCase()));
  for (const { name, value } of specifications) {
    const key = name.trim().toLowerCase();
    if (ownColumns.has(key) || own.has(key)) continue;
    const column = columns.find((other) => other.toLowerCase() === key);
    if (column === undefined)
      warn('specifications', `There is no column for the specification “${name}”; it is not in the file.`);
    warnLength(warn, 'specifications', `The name of “${name}”`, name, limits.specification_name);
    warnLength(warn, 'specifications', `The value of “${name}”`, value, limits.specification_value);
    if (column !== undefined) cells[`C:${column}`] ??= value;
  }
  return cells;
}

function warnings(card: ExportCard, items: readonly SaleItem[], settings: EbaySettings, warn: Warn): void {
  const { listing } = card;
  if (settings.category === undefined) warn('category', 'eBay needs its category number, which only you can choose.');
  if (settings.condition_id === undefined) warn('condition', 'eBay needs the condition (1000 is new).');
  if (settings.location === undefined) warn('location', 'eBay needs the place where the goods are.');
  if (settings.policies === undefined)
    warn('policies', 'eBay needs the names of your shipping, return and payment policies; their columns are empty.');
  if (listing.brand === null) warn('brand', 'eBay needs a brand; none is known.');
  if (items.some(({ availability }) => availability !== 'out_of_stock'))
    warn('availability', 'eBay needs the number in stock; it is not known.');
  if (items.some(({ gtin }) => gtin !== null)) warn('identifiers', 'This file has no column for the GTIN.');
  if (items.some(({ price }) => price === null)) warn('price', 'eBay needs a price; none is known.');
  else if (items.some(({ price }) => price?.currency !== settings.currency))
    warn('price', `The price is not in ${settings.currency}, the currency of the file, and is left out.`);
  warnCount(warn, 'images', 'images', allImages(card).length, limits.images);
  const names = optionNames(items);
  for (const name of names)
    warnCount(warn, 'variants', `values of “${name}”`, optionValues(items, name).length, limits.option_values);
  if (items.length > 1 && names.length === 0)
    warn('variants', 'The variants have no options that tell them apart; only the first is in the file.');
  if (
    names.some((name) =>
      items.some((item) => aspect(name + optionValue(item, name)) !== name + optionValue(item, name)),
    )
  )
    warn('variants', 'The signs ; | = are not allowed in eBay’s variations; they became spaces.');
}

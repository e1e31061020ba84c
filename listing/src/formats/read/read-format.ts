import type { FileFormat } from '../file-formats.ts';
import { delimitedRows } from './delimited-rows.ts';
import { readAmazonRows } from './read-amazon.ts';
import type { ReadCard } from './read-card.ts';
import { readEbayRows } from './read-ebay.ts';
import { readEtsyRows } from './read-etsy.ts';
import { readGenericRows } from './read-generic.ts';
import { readGoogleItems } from './read-google-items.ts';
import { googleItemsOfRows } from './read-google-tsv.ts';
import { googleItemsOfXml } from './read-google-xml.ts';
import { readJsonFile } from './read-json.ts';
import { readJsonLd } from './read-json-ld.ts';
import { readShopifyRows } from './read-shopify.ts';
import { ozonTemplate, readTemplate, wildberriesTemplate } from './read-templates.ts';
import { readWooCommerceRows } from './read-woocommerce.ts';
import { workbookRows } from './workbook-rows.ts';

/**
 * Reads the cards of a file, of ours or of another program. What the format carries is what was written; JSON carries
 * everything, a marketplace's file what the marketplace has fields for.
 * @throws UnreadableFileError when it is not a file of this format
 */
export function readFormat(format: FileFormat, bytes: Uint8Array): ReadCard[] {
  const text = () => new TextDecoder().decode(bytes);
  const rows = () => delimitedRows(text(), ',');
  switch (format) {
    case 'xlsx':
      return readGenericRows(workbookRows(bytes, 'Cards'));
    case 'csv':
      return readGenericRows(rows());
    case 'json':
      return readJsonFile(text());
    case 'jsonld':
      return readJsonLd(text());
    case 'shopify_csv':
      return readShopifyRows(rows());
    case 'woocommerce_csv':
      return readWooCommerceRows(rows());
    case 'ebay_csv':
      return readEbayRows(rows());
    case 'etsy_csv':
      return readEtsyRows(rows());
    case 'google_tsv':
      return readGoogleItems(googleItemsOfRows(delimitedRows(text(), '\t')));
    case 'google_xml':
      return readGoogleItems(googleItemsOfXml(text()));
    case 'ozon_xlsx':
      return readTemplate(workbookRows(bytes, 'Шаблон'), ozonTemplate);
    case 'wildberries_xlsx':
      return readTemplate(workbookRows(bytes, 'Товары'), wildberriesTemplate);
    case 'amazon_sheet':
      return readAmazonRows(workbookRows(bytes, 'Not directly uploadable'));
  }
}

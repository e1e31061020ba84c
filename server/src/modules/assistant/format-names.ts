import type { ExportFormat } from '@cardwright/contract/exports';

/** Formats as people call them. */
const names: Record<ExportFormat, string> = {
  xlsx: 'XLSX',
  csv: 'CSV',
  json: 'JSON',
  shopify_csv: 'Shopify CSV',
  woocommerce_csv: 'WooCommerce CSV',
  google_xml: 'Google XML',
  google_tsv: 'Google TSV',
  ebay_csv: 'eBay CSV',
  etsy_csv: 'Etsy CSV',
  ozon_xlsx: 'Ozon XLSX',
  wildberries_xlsx: 'Wildberries XLSX',
  amazon_sheet: 'Amazon sheet',
  jsonld: 'JSON-LD',
};

/** Calls that were kept earlier may hold any word. */
export const formatName = (format: string): string => names[format as ExportFormat] ?? format.toUpperCase();

import type { MarketplaceId } from '../marketplaces/profiles.ts';

interface FileFormatFacts {
  /** Extension of the file's name; the content type follows from it. */
  extension: string;
  /** The marketplace whose rules its values must meet; null: the card's own. */
  marketplace: MarketplaceId | null;
  /** The file itself says that an assistant wrote a text, in a field or in notes beside the cards. */
  marks_ai: boolean;
}

/** Every format that cards can be written in (section 2 of the marketplaces document). */
export const fileFormats = {
  xlsx: { extension: 'xlsx', marketplace: null, marks_ai: true },
  csv: { extension: 'csv', marketplace: null, marks_ai: false },
  json: { extension: 'json', marketplace: null, marks_ai: true },
  shopify_csv: { extension: 'csv', marketplace: 'shopify', marks_ai: false },
  woocommerce_csv: { extension: 'csv', marketplace: 'woocommerce', marks_ai: false },
  google_xml: { extension: 'xml', marketplace: 'google', marks_ai: true },
  google_tsv: { extension: 'tsv', marketplace: 'google', marks_ai: true },
  ebay_csv: { extension: 'csv', marketplace: 'ebay', marks_ai: false },
  etsy_csv: { extension: 'csv', marketplace: 'etsy', marks_ai: false },
  ozon_xlsx: { extension: 'xlsx', marketplace: 'ozon', marks_ai: false },
  wildberries_xlsx: { extension: 'xlsx', marketplace: 'wildberries', marks_ai: true },
  amazon_sheet: { extension: 'xlsx', marketplace: 'amazon', marks_ai: true },
  jsonld: { extension: 'jsonld', marketplace: null, marks_ai: false },
} as const satisfies Record<string, FileFormatFacts>;

export type FileFormat = keyof typeof fileFormats;

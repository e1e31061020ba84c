import { type GoogleItem, googleItems } from './google-items.ts';
import type { Table } from './table.ts';

/** The documented columns first, then what else a card can hold. Source: G1, G13. */
const columns = [
  'id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'condition',
  'brand',
  'gtin',
  'item_group_id',
  'color',
  'mpn',
  'size',
  'material',
  'pattern',
  'product_highlight',
  'product_detail',
  'structured_title',
  'structured_description',
] as const;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
/** A value is quoted if it contains a separator; within a structured value, colons separate too. */
const repeated = (values: readonly string[]): string =>
  values.map((value) => (/[,"]/u.test(value) ? quoted(value) : value)).join(',');
const part = (text: string): string => (/[,:"]/u.test(text) ? quoted(text) : text);
const structured = (text: string): string => (text === '' ? '' : `trained_algorithmic_media:${quoted(text)}`);

/** Google Merchant Center feed as tab-separated text. */
export function googleTsvTable(): Table {
  return {
    head: [columns],
    rows: (card, warn) =>
      googleItems(card, warn).map((item) => {
        const cells = cellsOf(item);
        return columns.map((column) => cells[column]);
      }),
  };
}

function cellsOf(item: GoogleItem): Record<(typeof columns)[number], string> {
  const { ai_written, product_detail, ...plain } = item;
  return {
    ...plain,
    title: ai_written ? '' : item.title,
    description: ai_written ? '' : item.description,
    structured_title: ai_written ? structured(item.title) : '',
    structured_description: ai_written ? structured(item.description) : '',
    // No card says whether it is new or used.
    condition: '',
    additional_image_link: repeated(item.additional_image_link),
    product_highlight: repeated(item.product_highlight),
    product_detail: product_detail
      .map((detail) => [detail.section_name, detail.attribute_name, detail.attribute_value].map(part).join(':'))
      .join(','),
  };
}

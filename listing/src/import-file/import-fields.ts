/** What a column of a file can become. */
export const importFields = [
  'title',
  'description',
  'bullets',
  'specifications',
  'specification',
  'specification_name',
  'specification_value',
  'keywords',
  'brand',
  'category',
  'price',
  'currency',
  'gtin',
  'sku',
  'mpn',
  'asin',
  'availability',
  'quantity',
  'language',
  'images',
  'image_alts',
  'source_url',
  'marketplace',
  'group',
  'parent',
  'relation',
] as const;

/**
 * `specifications` holds whole lists (`Name: value` lines), `specification` one value under the column's name,
 * `specification_name` and `specification_value` are paired columns. Rows with the same `group` are one product; `parent`
 * names the SKU of the row that a row belongs to; a `relation` of "variation" belongs to the row before.
 */
export type ImportField = (typeof importFields)[number];

/** Fields that several columns may feed; of any other, one column is read. */
const severalColumns: ReadonlySet<ImportField> = new Set([
  'description',
  'bullets',
  'specifications',
  'specification',
  'specification_name',
  'specification_value',
  'keywords',
  'images',
  'image_alts',
]);

export const takesSeveral = (field: ImportField): boolean => severalColumns.has(field);

/** How a column is read: chosen by the seller, or suggested. */
export interface ColumnChoice {
  /** From 0. */
  index: number;
  /** Null: the column is left out. */
  field: ImportField | null;
}

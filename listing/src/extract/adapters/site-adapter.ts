/** Where a known shop keeps each field. Data only; lists of selectors are tried in order and the first hit wins. */
export interface SiteAdapter {
  name: string;
  /** Host names of the shop; null for shop software that runs under any name. */
  hosts: RegExp | null;
  /** The page is of this kind when an element matches, whatever its address. */
  sign: string;
  title: readonly string[];
  byline?: readonly string[];
  price?: readonly string[];
  /** True when a page without these prices has none for sale, so that none is looked for elsewhere. */
  price_is_complete?: boolean;
  bullets?: readonly string[];
  description?: readonly string[];
  /** Words that stand before the description, unless it holds them. */
  introduction?: readonly string[];
  /** Rows: two cells, or one text split at its first colon. All lists are read. */
  specification_rows?: readonly string[];
  /** Labels and values that follow each other, as pairs of selectors. */
  specification_pairs?: ReadonlyArray<readonly [label: string, value: string]>;
  images?: readonly string[];
  breadcrumb?: readonly string[];
  availability?: readonly string[];
  sku?: readonly string[];
  /** Finds the shop's own number in the address. */
  item_in_address?: RegExp;
}

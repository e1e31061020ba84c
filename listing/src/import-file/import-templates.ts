import { exportColumns } from '../formats/export-row.ts';
import { ozonTemplate, wildberriesTemplate } from '../formats/read/read-templates.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { plainHeader } from './header-names.ts';
import type { ImportField } from './import-fields.ts';

/** A layout that is recognised by its headers. */
export interface ImportTemplate {
  id: ImportTemplateId;
  marketplace: MarketplaceId | null;
  /** Of each of these groups, one header must be there. */
  needs: string[][];
  /** Columns that mean something else than their names say; null: cards have no field for it. Keys are normalised headers. */
  fields: Record<string, ImportField | null>;
  /** What to do with unknown columns. */
  rest: 'specification' | null;
  /** Rows between the header and the data. */
  rows_below_header: number;
  /** The currency of prices that state none. */
  currency: string | null;
}

export type ImportTemplateId =
  | 'cardwright'
  | 'shopify'
  | 'woocommerce'
  | 'google'
  | 'ebay'
  | 'etsy'
  | 'amazon'
  | 'ozon'
  | 'wildberries';

const plainFields = (fields: Record<string, ImportField | null>): Record<string, ImportField | null> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [plainHeader(name), field]));

const leftOut = (names: readonly string[]): Record<string, null> =>
  Object.fromEntries(names.map((name) => [name, null]));

const template = (
  id: ImportTemplateId,
  needs: string[][],
  fields: Record<string, ImportField | null>,
  more: Partial<ImportTemplate> = {},
): ImportTemplate => ({
  id,
  marketplace: id === 'cardwright' ? null : id,
  needs: needs.map((names) => names.map(plainHeader)),
  fields: plainFields(fields),
  rest: null,
  rows_below_header: 0,
  currency: null,
  ...more,
});

/** Rows of marks and hints stand between the header and the data. */
const russian = (
  id: 'ozon' | 'wildberries',
  known: typeof ozonTemplate,
  fields: Record<string, ImportField | null>,
): ImportTemplate =>
  template(
    id,
    [[known.article], [known.title], [known.group]],
    {
      [known.article]: 'sku',
      [known.title]: 'title',
      [known.price]: 'price',
      [known.code]: 'gtin',
      [known.brand]: 'brand',
      [known.category]: 'category',
      [known.description]: 'description',
      [known.group]: 'group',
      ...Object.fromEntries(known.images.map((name) => [name, 'images' as const])),
      ...leftOut(known.unread),
      ...fields,
    },
    { rest: 'specification', rows_below_header: 2, currency: 'RUB' },
  );

/** The most telling first. Sources of the columns: the marketplaces document, section 2. */
export const importTemplates: ImportTemplate[] = [
  template('cardwright', [['card_id'], ['description_html']], {
    ...leftOut(exportColumns),
    title: 'title',
    description_html: 'description',
    bullets: 'bullets',
    keywords: 'keywords',
    specifications: 'specifications',
    images: 'images',
    price: 'price',
    currency: 'currency',
    source_url: 'source_url',
    marketplace: 'marketplace',
    language: 'language',
    sku: 'sku',
    gtin: 'gtin',
    brand: 'brand',
    category: 'category',
  }),
  template(
    'shopify',
    [['Handle', 'URL handle'], ['Title'], ['Vendor', 'Option1 Name', 'Variant Price', 'Variant SKU']],
    {
      Handle: 'group',
      'URL handle': 'group',
      Vendor: 'brand',
      Type: 'category',
      'Product category': null,
      Tags: 'keywords',
      'Variant SKU': 'sku',
      'Variant Barcode': 'gtin',
      Barcode: 'gtin',
      'Variant Price': 'price',
      'Variant Inventory Qty': 'quantity',
      'Inventory quantity': 'quantity',
      'Image Src': 'images',
      'Product image URL': 'images',
      'Variant Image': 'images',
      'Variant image URL': 'images',
      'Image Alt Text': 'image_alts',
      ...leftOut([
        'Published',
        'Status',
        'SEO Title',
        'SEO Description',
        'Image Position',
        'Compare-at price',
        'Gift Card',
      ]),
    },
  ),
  template('woocommerce', [['Type'], ['Name'], ['Regular price', 'Attribute 1 name', 'In stock?']], {
    Type: 'relation',
    Parent: 'parent',
    Name: 'title',
    'GTIN, UPC, EAN, or ISBN': 'gtin',
    'In stock?': 'availability',
    Stock: 'quantity',
    'Regular price': 'price',
    'Sale price': null,
    'Short description': 'bullets',
    Description: 'description',
    Categories: 'category',
    Tags: 'keywords',
    Images: 'images',
    ...leftOut([
      'ID',
      'Published',
      'Position',
      'Visibility in catalog',
      'Tax status',
      'Tax class',
      'Meta: _wc_gla_synced_at',
    ]),
  }),
  template('google', [['id'], ['link'], ['image_link', 'availability']], {
    id: 'sku',
    link: 'source_url',
    image_link: 'images',
    additional_image_link: 'images',
    google_product_category: 'category',
    product_type: null,
    item_group_id: 'group',
    product_highlight: 'bullets',
    product_detail: 'specifications',
    structured_title: null,
    structured_description: null,
    sale_price: null,
    condition: 'specification',
  }),
  template(
    'ebay',
    [['CustomLabel', 'Custom label (SKU)'], ['Title'], ['StartPrice', 'Start price', 'Category', 'Relationship']],
    {
      CustomLabel: 'sku',
      'Custom label (SKU)': 'sku',
      PicURL: 'images',
      'Item photo URL': 'images',
      StartPrice: 'price',
      'Start price': 'price',
      Relationship: 'relation',
      RelationshipDetails: 'specifications',
      'Relationship details': 'specifications',
      'Product:UPC': 'gtin',
      'Product:EAN': 'gtin',
      'P:UPC': 'gtin',
      'P:EAN': 'gtin',
      Category: 'category',
    },
  ),
  template('etsy', [['TITLE'], ['TAGS'], ['MATERIALS'], ['CURRENCY_CODE']], {
    MATERIALS: 'specification',
    CURRENCY_CODE: 'currency',
    TAGS: 'keywords',
  }),
  template('amazon', [['item_sku', 'contribution_sku'], ['item_name']], {
    item_sku: 'sku',
    contribution_sku: 'sku',
    item_name: 'title',
    brand_name: 'brand',
    external_product_id: 'gtin',
    external_product_id_type: null,
    product_description: 'description',
    generic_keywords: 'keywords',
    generic_keyword: 'keywords',
    main_image_url: 'images',
    main_product_image_locator: 'images',
    standard_price: 'price',
    parent_sku: 'parent',
    part_number: 'mpn',
    item_type: 'category',
    feed_product_type: null,
    color_name: 'specification',
    size_name: 'specification',
    material_type: 'specification',
  }),
  russian('ozon', ozonTemplate, { '#Хештеги': 'keywords' }),
  russian('wildberries', wildberriesTemplate, {}),
];

/** The template whose headers these are, or null. */
export function templateOf(names: readonly string[]): ImportTemplate | null {
  const plain = new Set(names.map(plainHeader));
  return importTemplates.find(({ needs }) => needs.every((any) => any.some((name) => plain.has(name)))) ?? null;
}

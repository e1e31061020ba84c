import { describe, expect, it } from 'vitest';
import { bottle, fileOf, plain } from '../formats/export-card-builders.ts';
import { type FileFormat, fileFormats } from '../formats/file-formats.ts';
import { readImportFile } from './read-import-file.ts';

const formats = Object.keys(fileFormats) as FileFormat[];
const templates: Partial<Record<FileFormat, string>> = {
  xlsx: 'cardwright',
  csv: 'cardwright',
  shopify_csv: 'shopify',
  woocommerce_csv: 'woocommerce',
  google_tsv: 'google',
  google_xml: 'google',
  ebay_csv: 'ebay',
  etsy_csv: 'etsy',
  ozon_xlsx: 'ozon',
  wildberries_xlsx: 'wildberries',
  amazon_sheet: 'amazon',
};
const open = (text: string) => {
  const file = readImportFile(new TextEncoder().encode(text));
  return { file, rows: [...file.products(file.columns)] };
};

describe('our own files', () => {
  it.each(formats)('%s is known by its content, and its products come back', async (format) => {
    const mug = plain({ title: 'Fjell steel mug', brand: 'Fjell', identifiers: { sku: 'FM-1' } });
    const { bytes } = await fileOf(format, [bottle, mug]);
    const file = readImportFile(bytes);
    expect(file.template).toBe(templates[format] ?? null);
    const rows = [...file.products(file.columns)];
    const [first, second] = [rows[0]?.product, rows.at(-1)?.product];
    expect(first?.listing.title).toContain(bottle.listing.title);
    expect(second?.listing.title).toBe(mug.listing.title);
    // Amazon's sheet has a row for each variant and nothing that holds them together.
    expect(rows).toHaveLength(format === 'amazon_sheet' ? 3 : 2);
    expect(first?.images.map(({ url }) => url)).toEqual(
      expect.arrayContaining(bottle.images.slice(0, 1).map(({ url }) => url)),
    );
    if (!['etsy_csv', 'json', 'jsonld'].includes(format)) expect(second?.listing.brand).toBe('Fjell');
  });

  it.each(['csv', 'xlsx'] as const)('%s loses nothing that it has columns for', async (format) => {
    const { bytes } = await fileOf(format, [bottle]);
    const file = readImportFile(bytes);
    const [row] = [...file.products(file.columns)];
    const { title, description, bullets, keywords, specifications, brand, category, price } = bottle.listing;
    expect(row?.product?.listing).toMatchObject({
      title,
      description,
      bullets,
      keywords,
      specifications,
      brand,
      category,
      price,
    });
  });
});

describe('files of marketplaces', () => {
  it('Shopify: rows of one handle are one product, with its options and all pictures', () => {
    const { file, rows } = open(
      [
        'Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Image Position,Image Alt Text,SEO Title,Status',
        'tee,Fjord tee,<p>Soft cotton.</p>,Norvik,Shirts,"summer, cotton",Size,S,T-S,4,19.90,,https://x.example/1.jpg,1,Front,Buy now,active',
        'tee,,,,,,,M,T-M,0,19.90,,https://x.example/2.jpg,2,,,',
        'mug,Steel mug,,Norvik,Mugs,,Title,Default Title,MUG,3,12.50,4006381333931,,,,,active',
      ].join('\n'),
    );
    expect(file.template).toBe('shopify');
    expect(rows.map(({ rows: numbers, product }) => [numbers, product])).toMatchObject([
      [
        [2, 3],
        {
          marketplace: 'shopify',
          listing: {
            title: 'Fjord tee',
            description: '<p>Soft cotton.</p>',
            brand: 'Norvik',
            category: 'Shirts',
            keywords: ['summer', 'cotton'],
            specifications: [{ name: 'Size', value: 'S, M' }],
            availability: 'in_stock',
            price: { amount: '19.90', currency: null },
          },
          images: [{ url: 'https://x.example/1.jpg', alt: 'Front' }, { url: 'https://x.example/2.jpg' }],
        },
      ],
      [[4], { listing: { specifications: [], identifiers: { sku: 'MUG', gtin: '4006381333931' } } }],
    ]);
    expect(rows[0]?.problems).toMatchObject([{ code: 'joined_rows', message: expect.stringContaining('sku') }]);
    expect(file.problems(file.columns).map(({ column }) => column)).toEqual(['Image Position', 'SEO Title', 'Status']);
  });

  it('WooCommerce: variations belong to their parent', () => {
    const { rows } = open(
      [
        'ID,Type,SKU,Name,Short description,In stock?,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
        '1,variable,TEE,Fjord tee,<ul><li>Soft</li><li>Warm</li></ul>,1,,Shirts,,Size,"S, M"',
        '2,variation,TEE-S,Fjord tee - S,,1,19.90,,TEE,Size,S',
        '3,simple,MUG,Mug,,0,12.50,Mugs,,,',
      ].join('\n'),
    );
    expect(rows.map(({ rows: numbers, product }) => [numbers, product?.listing])).toMatchObject([
      [
        [2, 3],
        { title: 'Fjord tee', bullets: ['Soft', 'Warm'], price: { amount: '19.90' }, identifiers: { sku: 'TEE' } },
      ],
      [[4], { availability: 'out_of_stock', category: 'Mugs' }],
    ]);
  });

  it('eBay: the currency stands in the header, specifics have their prefix', () => {
    const { file, rows } = open(
      [
        'Info,Version=1.0.0',
        '*Action(SiteID=US|Country=US|Currency=USD|Version=1193),CustomLabel,*Category,*Title,*Description,*StartPrice,*Quantity,PicURL,C:Brand,C:Capacity,Relationship,RelationshipDetails',
        'Add,B-1,20696,Trail bottle,Steel,24.90,3,https://x.example/1.jpg|https://x.example/2.jpg,Norvik,750 ml,,',
        ',B-1-R,,,,25.90,0,,,,Variation,Color=Red',
      ].join('\n'),
    );
    expect(file.template).toBe('ebay');
    expect(rows).toMatchObject([
      {
        rows: [3, 4],
        product: {
          listing: {
            brand: 'Norvik',
            price: { amount: '24.90', currency: 'USD' },
            specifications: [
              { name: 'Capacity', value: '750 ml' },
              { name: 'Color', value: 'Red' },
            ],
          },
          images: [{}, {}],
        },
      },
    ]);
  });

  it('Amazon: the row of technical names is the header, in the old grammar and in the new one', () => {
    const old = open(
      'TemplateType=fptcustom\tVersion=2021\nSeller SKU\tProduct Name\titem_sku?\nitem_sku\titem_name\tbullet_point1\tbullet_point2\tparent_sku\nA-1\tMug\tOne\tTwo\t',
    );
    expect(old.file.template).toBe('amazon');
    expect(old.rows[0]?.product?.listing).toMatchObject({
      title: 'Mug',
      bullets: ['One', 'Two'],
      identifiers: { sku: 'A-1' },
    });
    const modern = open(
      'contribution_sku#1.value,item_name[marketplace_id=A1][language_tag=en_US]#1.value,bullet_point[marketplace_id=A1]#1.value,bullet_point[marketplace_id=A1]#2.value\nA-1,Mug,One,Two',
    );
    expect(modern.rows[0]?.product?.listing).toMatchObject({
      title: 'Mug',
      bullets: ['One', 'Two'],
      identifiers: { sku: 'A-1' },
    });
  });
});

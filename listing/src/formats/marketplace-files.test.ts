import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { listingWith } from '../listing-builders.ts';
import {
  bottle,
  cardWith,
  cdn,
  fileOf,
  image,
  messagesOf,
  plain,
  rowsOf,
  variantWith,
} from './export-card-builders.ts';

describe('Shopify CSV', () => {
  it('has the documented header and a row for each variant and further image', async () => {
    const { text } = await fileOf('shopify_csv', [
      { ...bottle, listing: { ...bottle.listing, brand: 'Norvik', description: '<p>Double-wall steel, 32 oz.</p>' } },
    ]);
    expect(
      text,
    ).toBe(`Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,SEO title,SEO description
Norvik Steel Bottle,norvik-steel-bottle,"<p>Double-wall steel, 32 oz.</p><ul><li>Straw lid</li></ul>",Norvik,Bottle,"bottle, steel",TRUE,draft,NV-32-B,4006381333931,Color,Blue,29.90,TRUE,,,DENY,,TRUE,manual,https://cdn.example.com/b1.jpg,1,Blue bottle,https://cdn.example.com/b1.jpg,,
,norvik-steel-bottle,,,,,,,NV-32-G,,,Green,29.90,TRUE,,,DENY,,TRUE,manual,https://cdn.example.com/g1.jpg,2,Green bottle,https://cdn.example.com/g1.jpg,,
,norvik-steel-bottle,,,,,,,,,,,,,,,,,,,https://cdn.example.com/b2.jpg,3,Lid detail,,,
`);
  });

  it('keeps products apart that have the same title, and takes no guard against formulas into a value', async () => {
    const rows = await rowsOf('shopify_csv', [
      plain({ title: '=Mug' }),
      plain({ title: '=Mug' }, { card_id: '0193a5c2-0000-7000-8000-00000000000b' }),
    ]);
    expect(rows.slice(1).map(([title, handle]) => [title, handle])).toEqual([
      ['=Mug', 'mug'],
      ['=Mug', 'mug-00000000000b'],
    ]);
    expect(rows[1]?.slice(10, 12)).toEqual(['Title', 'Default Title']);
  });

  it('has columns for more options only when they are needed', async () => {
    const variants = [variantWith({ Color: 'Blue', Size: 'L' }), variantWith({ Color: 'Blue', Size: 'M' })];
    const [header, first] = await rowsOf('shopify_csv', [{ ...bottle, variants }]);
    expect(header?.slice(10, 14)).toEqual(['Option1 name', 'Option1 value', 'Option2 name', 'Option2 value']);
    expect(first?.slice(10, 14)).toEqual(['Color', 'Blue', 'Size', 'L']);
  });
});

describe('WooCommerce CSV', () => {
  it('has the labels of the exporter, a parent, and a row for each variation', async () => {
    const { text } = await fileOf('woocommerce_csv', [
      {
        ...bottle,
        listing: { ...bottle.listing, category: 'Kitchen > Bottles, Sport' },
        images: [image('b1'), image('b2')],
      },
    ]);
    expect(
      text,
    ).toBe(String.raw`Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Short description,Description,In stock?,Stock,Regular price,Categories,Tags,Images,Parent,Position,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global
variable,NV-32,,Norvik Steel Bottle,-1,<ul><li>Straw lid</li></ul>,"<p>Double-wall steel, 32 oz.</p>\n<p>Hand wash.</p>",1,,,"Kitchen > Bottles\, Sport","bottle, steel","https://cdn.example.com/b1.jpg, https://cdn.example.com/b2.jpg",,0,Color,"Blue, Green",1,0
variation,NV-32-B,4006381333931,Norvik Steel Bottle - Blue,1,,,1,,29.90,,,https://cdn.example.com/b1.jpg,NV-32,1,Color,Blue,,0
variation,NV-32-G,,Norvik Steel Bottle - Green,1,,,1,,29.90,,,https://cdn.example.com/g1.jpg,NV-32,2,Color,Green,,0
`);
  });

  it('writes a card without variants as a simple product with its specifications', async () => {
    const [header, row] = await rowsOf('woocommerce_csv', [
      plain({ brand: 'Sage', specifications: [{ name: 'Volume', value: '350 ml, full' }], availability: 'preorder' }),
    ]);
    expect(row?.[0]).toBe('simple');
    expect(row?.[7]).toBe('backorder');
    expect(header?.slice(15, 17)).toEqual(['Attribute 1 name', 'Attribute 1 value(s)']);
    expect(row?.slice(15)).toEqual(['Volume', '350 ml\\, full', '1', '0', 'Brand', 'Sage', '1', '0']);
  });
});

/** Every element with its text, read by a parser of its own. */
function elementsOf(xml: string): [string, string][] {
  const found: [string, string][] = [];
  const open: { name: string; text: string }[] = [];
  const parser = new Parser(
    {
      onopentagname: (name) => void open.push({ name, text: '' }),
      ontext: (text) => {
        const last = open.at(-1);
        if (last !== undefined) last.text += text;
      },
      onclosetag: (name) => {
        const last = open.pop();
        expect(last?.name).toBe(name);
        if (last !== undefined) found.push([last.name, last.text]);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  expect(open).toEqual([]);
  return found;
}

const feedCard = {
  ...bottle,
  listing: {
    ...bottle.listing,
    brand: 'Norvik',
    bullets: ['Straw lid opens with one hand', 'Fits most car cup holders'],
    specifications: [{ name: 'Capacity', value: '32 oz' }],
  },
  images: [image('b1'), image('b2')],
};

describe('Google feed', () => {
  it('is RSS with the documented elements, in XML that escapes what it must', async () => {
    const { text } = await fileOf('google_xml', [feedCard], {
      shop: { title: 'Norvik', link: 'https://shop.example.com' },
    });
    const items = text.split('<item>');
    expect(items[0]).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Norvik</title><link>https://shop.example.com</link><description>Feed</description>
`);
    expect(text.endsWith('</channel></rss>\n')).toBe(true);
    expect(elementsOf(text).filter(([name]) => name === 'item')).toHaveLength(2);
  });

  it('says for every item what is known', async () => {
    const { text } = await fileOf('google_xml', [feedCard]);
    const [first = ''] = text.match(/<item>[\s\S]*?<\/item>/u) ?? [];
    expect(elementsOf(first)).toEqual([
      ['g:id', 'NV-32-B'],
      ['g:title', 'Norvik Steel Bottle, Blue'],
      ['g:description', 'Double-wall steel, 32 oz.\nHand wash.'],
      ['g:link', 'https://shop.example.com/p/nv-32?c=blue&s=1'],
      ['g:image_link', cdn('b1')],
      ['g:additional_image_link', cdn('b2')],
      ['g:availability', 'in_stock'],
      ['g:price', '29.90 USD'],
      ['g:brand', 'Norvik'],
      ['g:gtin', '4006381333931'],
      ['g:item_group_id', 'NV-32'],
      ['g:color', 'Blue'],
      ['g:product_highlight', 'Straw lid opens with one hand'],
      ['g:product_highlight', 'Fits most car cup holders'],
      ['g:section_name', 'General'],
      ['g:attribute_name', 'Capacity'],
      ['g:attribute_value', '32 oz'],
      ['g:product_detail', ''],
      ['item', ''],
    ]);
  });

  it('marks what an assistant wrote, and sends no plain title beside it', async () => {
    const { text } = await fileOf('google_xml', [{ ...feedCard, ai_written: true }]);
    expect(text).toContain(
      '<g:structured_title><g:digital_source_type>trained_algorithmic_media</g:digital_source_type><g:content>Norvik Steel Bottle, Blue</g:content></g:structured_title>',
    );
    expect(text).toContain('<g:structured_description>');
    expect(text).not.toMatch(/<g:(title|description)>/u);
    const tsv = await rowsOf('google_tsv', [{ ...feedCard, ai_written: true }], '\t');
    expect(tsv[1]?.slice(1, 3)).toEqual(['', '']);
    expect(tsv[1]?.[19]).toBe('trained_algorithmic_media:"Norvik Steel Bottle, Blue"');
  });

  it('is tab-separated text with the documented columns first', async () => {
    const images = [image('b1'), image('b2'), image('b3')];
    const [header, row] = await rowsOf('google_tsv', [{ ...feedCard, images }], '\t');
    expect(header?.slice(0, 13).join('\t')).toBe(
      'id	title	description	link	image_link	additional_image_link	availability	price	condition	brand	gtin	item_group_id	color',
    );
    expect(row?.[5]).toBe('https://cdn.example.com/b2.jpg,https://cdn.example.com/b3.jpg');
    expect(row?.slice(6, 13)).toEqual(['in_stock', '29.90 USD', '', 'Norvik', '4006381333931', 'NV-32', 'Blue']);
  });

  it('never makes up a price, an availability or an image', async () => {
    const { text } = await fileOf('google_xml', [plain({ description: 'A mug.' })]);
    expect(text).not.toMatch(/<g:(price|availability|image_link|link|gtin)>/u);
    const messages = await messagesOf('google_xml', plain({ description: 'A mug.' }));
    for (const field of ['price', 'availability', 'images', 'source_url'])
      expect(messages).toContain(`${field}: Google needs`);
  });
});

describe('eBay CSV', () => {
  it('has the documented lines with what only the seller knows from the settings', async () => {
    const card = {
      ...bottle,
      listing: {
        ...bottle.listing,
        brand: 'Norvik',
        description: '<p>Double-wall steel.</p>',
        bullets: [],
        specifications: [{ name: 'Material', value: 'Steel' }],
      },
      images: [image('b1'), image('b2')],
      variants: [
        variantWith({ Color: 'Blue' }, { sku: 'NV-32-B', image_url: cdn('b1') }),
        variantWith({ Color: 'Green' }, { sku: 'NV-32-G', image_url: cdn('b2'), availability: 'out_of_stock' }),
      ],
    };
    const { text } = await fileOf('ebay_csv', [card], {
      ebay: {
        site: 'US',
        country: 'US',
        currency: 'USD',
        category: '177006',
        condition_id: '1000',
        location: 'Austin',
        policies: { shipping: 'Flat', returns: '30 days', payment: 'Default' },
      },
    });
    expect(text).toBe(
      `\uFEFFInfo,Version=1.0.0,Template=fx_category_template_EBAY_US,,,,,,,,,,,,,,,,
*Action(SiteID=US|Country=US|Currency=USD|Version=1193|CC=UTF-8),CustomLabel,*Category,*Title,Relationship,RelationshipDetails,*ConditionID,*C:Brand,C:Material,PicURL,*Description,*Format,*Duration,*StartPrice,*Quantity,*Location,ShippingProfileName,ReturnProfileName,PaymentProfileName
Add,NV-32,177006,Norvik Steel Bottle,,Color=Blue;Green,1000,Norvik,Steel,https://cdn.example.com/b1.jpg|https://cdn.example.com/b2.jpg,<p>Double-wall steel.</p>,FixedPrice,GTC,,,Austin,Flat,30 days,Default
,NV-32-B,,,Variation,Color=Blue,,,,https://cdn.example.com/b1.jpg,,,,29.90,,,,,
,NV-32-G,,,Variation,Color=Green,,,,https://cdn.example.com/b2.jpg,,,,29.90,0,,,,
`.replaceAll('\n', '\r\n'),
    );
  });

  it('asks for the category instead of guessing it, and writes no amount of another currency', async () => {
    const card = plain({ price: { amount: '9.90', currency: 'EUR' } });
    const rows = await rowsOf('ebay_csv', [card]);
    expect(rows[2]?.join('|')).not.toContain('9.90');
    const messages = await messagesOf('ebay_csv', card);
    expect(messages).toContain('category: eBay needs its category number');
    expect(messages).toContain('condition: eBay needs the condition');
    expect(messages).toContain('location: eBay needs the place');
    expect(messages).toContain('policies: eBay needs the names of your shipping, return and payment policies');
    expect(messages).toContain('price: The price is not in USD');
  });

  it('has one column for a specification that cards spell in different cases', async () => {
    const cards = [
      plain({ specifications: [{ name: 'Material', value: 'Steel' }] }),
      plain({ specifications: [{ name: 'material', value: 'Glass' }] }),
    ];
    const [, header = [], ...rows] = await rowsOf('ebay_csv', cards);
    expect(header.filter((name) => name.startsWith('C:'))).toEqual(['C:Material']);
    expect(rows.map((row) => row[header.indexOf('C:Material')])).toEqual(['Steel', 'Glass']);
  });
});

describe('Etsy CSV', () => {
  it('has the columns of Etsy’s download', async () => {
    const mug = cardWith({
      listing: listingWith({
        title: 'Speckled Stoneware Mug in Sage Green',
        description: 'Hand-thrown mug.\nHolds 350 ml.',
        keywords: ['stoneware mug', 'sage green mug'],
        specifications: [{ name: 'Material', value: 'stoneware, glaze' }],
        price: { amount: '32.00', currency: 'USD' },
      }),
      images: [image('m1')],
      variants: [variantWith({ Size: 'S' }, { sku: 'MUG-S' }), variantWith({ Size: 'M' }, { sku: 'MUG-M' })],
    });
    expect(
      (await fileOf('etsy_csv', [mug])).text,
    ).toBe(`TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,IMAGE3,IMAGE4,IMAGE5,IMAGE6,IMAGE7,IMAGE8,IMAGE9,IMAGE10,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 TYPE,VARIATION 2 NAME,VARIATION 2 VALUES,SKU
Speckled Stoneware Mug in Sage Green,"Hand-thrown mug.
Holds 350 ml.",32.00,USD,,"stoneware mug,sage green mug","stoneware,glaze",https://cdn.example.com/m1.jpg,,,,,,,,,,Size,Size,"S,M",,,,"MUG-S,MUG-M"
`);
  });

  it('warns about what does not fit, and cuts nothing', async () => {
    const card = plain({
      keywords: ['a tag that is far too long for it'],
      bullets: ['Warm'],
      description: '<p>Blue</p>',
    });
    expect(await messagesOf('etsy_csv', card)).toContain('at most 20 are allowed');
    const [, row] = await rowsOf('etsy_csv', [card]);
    expect(row?.[5]).toBe('a tag that is far too long for it');
    expect(row?.[1]).toBe('Blue\n• Warm');
  });
});

describe('JSON-LD', () => {
  const documented = {
    ...bottle,
    listing: {
      ...bottle.listing,
      brand: 'Norvik',
      category: null,
      description: 'Double-wall steel bottle with a straw lid.',
      bullets: [],
      specifications: [{ name: 'Capacity', value: '32 oz' }],
    },
    source_url: 'https://shop.example.com/p/nv-32?c=blue',
  };

  it('is a ProductGroup with its variants, as documented', async () => {
    const file = JSON.parse((await fileOf('jsonld', [documented])).text);
    expect(file).toMatchObject({
      '@context': 'https://schema.org/',
      '@type': 'ProductGroup',
      name: 'Norvik Steel Bottle',
      productGroupID: 'NV-32',
      variesBy: ['https://schema.org/color'],
      brand: { '@type': 'Brand', name: 'Norvik' },
      description: 'Double-wall steel bottle with a straw lid.',
    });
    expect(file.hasVariant[0]).toEqual({
      '@type': 'Product',
      sku: 'NV-32-B',
      gtin13: '4006381333931',
      name: 'Norvik Steel Bottle, Blue',
      color: 'Blue',
      image: [cdn('b1')],
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Capacity', value: '32 oz' }],
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example.com/p/nv-32?c=blue',
        price: '29.90',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it('leaves the offer out where no price is known, says so, and may stand in a page', async () => {
    const card = plain({ title: 'Mug </script>', price: { amount: '0', currency: 'USD' } });
    const { text, warnings } = await fileOf('jsonld', [card]);
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org/', '@type': 'Product', name: 'Mug </script>' });
    expect(text).not.toContain('<');
    expect(warnings).toContainEqual(expect.objectContaining({ field: 'price' }));
  });

  it('is a list for several cards', async () => {
    const file = JSON.parse((await fileOf('jsonld', [bottle, plain({})])).text);
    expect(file.map((node: { '@type': string }) => node['@type'])).toEqual(['ProductGroup', 'Product']);
  });
});

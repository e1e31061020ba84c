import { describe, expect, it } from 'vitest';
import { shownVariants } from '../../testing/shown-variants.ts';
import { extractListing } from './extract-listing.ts';

/** What a page says of the ways to buy its product when a script holds these data. */
function variantsOf(script: string, price = '€79.00'): string[] {
  const found = extractListing({
    url: 'https://shop.example/p/lina',
    html: `<html lang="en"><head><title>Lina Duvet Cover</title></head><body><main><h1>Lina Duvet Cover</h1><p class="price">${price}</p>
    <button>Add to cart</button></main><script>${script}</script></body></html>`,
  });
  if (found.kind === 'refused') throw new Error(found.reason);
  return shownVariants(found.variants);
}

const product = (more: object): string =>
  `window.__STATE__ = ${JSON.stringify({ product: { name: 'Lina Duvet Cover', brand: 'Lina', price: 79, ...more } })};`;

describe('data that keeps the choices apart from what is sold', () => {
  it.each([
    [
      'by the place of each choice, priced in small parts of money',
      {
        price: 7_900_000,
        tier_variations: [
          { name: 'Colour', options: ['Grey', 'Sand'] },
          { name: 'Size', options: ['Single', 'Double'] },
        ],
        models: [
          { name: 'Grey,Single', price: 7_900_000, stock: 3, extinfo: { tier_index: [0, 0] } },
          { name: 'Sand,Double', price: 9_900_000, stock: 0, extinfo: { tier_index: [1, 1] } },
        ],
      },
      ['Colour=Grey Size=Single 79.00 in_stock', 'Colour=Sand Size=Double 99.00 out_of_stock'],
    ],
    [
      'by numbers under a list that is called variants itself',
      {
        variants: [
          {
            name: 'Colour',
            option: [
              { optionID: '1', value: 'Green' },
              { optionID: '2', value: 'Black' },
            ],
          },
        ],
        children: [
          { price: 79, optionIDs: ['1'], stock: { stock: 12 } },
          { price: 89, optionIDs: ['2'], stock: { stock: 0 } },
        ],
      },
      ['Colour=Green 79 in_stock', 'Colour=Black 89 out_of_stock'],
    ],
    [
      'by the word of each choice',
      {
        variantSelectors: [{ key: 'size', label: 'Size', values: [{ value: 'S' }, { value: 'L' }] }],
        sku: [
          { variantId: 'n1', price: '79.00', selectorValues: ['S'] },
          { variantId: 'n2', price: '89.00', selectorValues: ['L'] },
        ],
      },
      ['Size=S 79.00', 'Size=L 89.00'],
    ],
    [
      'by the number of each choice',
      {
        options: [
          {
            title: 'Glaze',
            selections: [
              { id: 1, value: 'Sand' },
              { id: 2, value: 'Sea' },
            ],
          },
        ],
        productItems: [
          { optionsSelections: [1], inventory: { status: 'in_stock' } },
          { optionsSelections: [2], inventory: { status: 'out_of_stock' } },
        ],
      },
      ['Glaze=Sand in_stock', 'Glaze=Sea out_of_stock'],
    ],
    [
      'by a path of numbers, with the price under the number of each',
      {
        skuBase: {
          properties: [
            {
              name: 'Colour',
              pid: '30097',
              values: [
                { name: 'White', vid: '1' },
                { name: 'Mint', vid: '2' },
              ],
            },
          ],
          skus: [
            { skuId: '71', propPath: '30097:1' },
            { skuId: '72', propPath: '30097:2' },
          ],
        },
        skuInfos: {
          71: { price: { originalPrice: { text: '€99.00' }, salePrice: { text: '€79.00' } }, stock: 4 },
          72: { price: { salePrice: { text: '€85.00' } }, stock: 0 },
        },
        specifications: { 71: { boxContent: 'one' } },
      },
      ['Colour=White 79.00 in_stock', 'Colour=Mint 85.00 out_of_stock'],
    ],
    [
      'in a map by the number of each choice, priced inside a list of one',
      {
        options: {
          optionRows: [
            {
              name: 'Size',
              attributes: [
                { name: 'Large', valueId: '1' },
                { name: 'Small', valueId: '2' },
              ],
            },
          ],
          attributeItemMap: {
            1: { soldOut: false, quantityBase: [{ price: { salePrice: '79.00' } }] },
            2: { soldOut: true, quantityBase: [{ price: { salePrice: '59.00' } }] },
          },
        },
      },
      ['Size=Large 79.00 in_stock', 'Size=Small 59.00 out_of_stock'],
    ],
  ])('is joined %s', (_how, more, wanted) => {
    expect(variantsOf(product(more))).toEqual(wanted);
  });

  it('gives nothing when an item names a choice that is not listed', () => {
    const sku = [{ selectorValues: ['S'] }, { selectorValues: ['XL'] }];
    const variantSelectors = [{ label: 'Size', values: [{ value: 'S' }, { value: 'L' }] }];
    expect(variantsOf(product({ variantSelectors, sku }))).toEqual([]);
  });
});

describe('settings of a picker', () => {
  it('of Magento name the options and prices of each simple product', () => {
    const settings = {
      attributes: {
        93: {
          label: 'Colour',
          options: [
            { id: '49', label: 'Grey' },
            { id: '50', label: 'Sand' },
          ],
        },
        141: { label: 'Size', options: [{ id: '166', label: 'Single' }] },
      },
      optionPrices: {
        2001: { oldPrice: { amount: 99 }, finalPrice: { amount: 79 } },
        2003: { finalPrice: { amount: 89 } },
      },
      index: { 2001: { 93: '49', 141: '166' }, 2003: { 93: '50', 141: '166' } },
    };
    expect(variantsOf(`require(${JSON.stringify({ '#x': { jsonConfig: settings } })})`)).toEqual([
      'Colour=Grey Size=Single 79',
      'Colour=Sand Size=Single 89',
    ]);
  });

  it('of Magento are left out when they are of another product in a list', () => {
    const option = (id: string, label: string) => ({ id, label });
    const settings = {
      attributes: { 93: { label: 'Colour', options: [option('1', 'Rust'), option('2', 'Sage')] } },
      optionPrices: { 11: { finalPrice: { amount: 19 } }, 12: { finalPrice: { amount: 19 } } },
      index: { 11: { 93: '1' }, 12: { 93: '2' } },
    };
    const picker = { '[data-role=swatch-option-10]': { renderer: { jsonConfig: settings } } };
    expect(variantsOf(`require(${JSON.stringify(picker)})`)).toEqual([]);
  });

  it('of a stock list keep names and values in one text each', () => {
    const item = (value: string, price: number, stock: number) => ({
      use_stock: true,
      option_price: price,
      option_name: 'Colour-Size',
      option_value: value,
      stock_number: stock,
    });
    const list = JSON.stringify({ P1A: item('Ivory-S', 79, 3), P1B: item('Ivory-M', 79, 0) }).replaceAll('"', '\\"');
    expect(variantsOf(`var option_stock_data = '${list}';`)).toEqual([
      'Colour=Ivory Size=S 79 in_stock',
      'Colour=Ivory Size=M 79 out_of_stock',
    ]);
  });
});

it('one price of all variants above the one that is asked is what it was before', () => {
  const variants = [
    { sku: 'L-1', size: 'S', price: 99 },
    { sku: 'L-2', size: 'L', price: 99 },
  ];
  expect(variantsOf(product({ variants, price: 79 }))).toEqual(['size=S', 'size=L']);
});

it('variants with plain words for their options are no names of choices', () => {
  const variants = [
    { sku: 'L-1', price: 79, options: ['S', 'Oat'] },
    { sku: 'L-2', price: 79, options: ['M', 'Oat'] },
  ];
  expect(variantsOf(product({ variants }))).toEqual(['79', '79']);
});

it('variants that only their numbers tell apart get the choices that these stand for', () => {
  const options = [
    {
      name: 'Size',
      values: [
        { id: 11, name: 'Medium' },
        { id: 12, name: 'Large' },
      ],
    },
  ];
  const variants = [
    { id: 551, sku: 'L-M', price: 79, option_value_ids: [11] },
    { id: 552, sku: 'L-L', price: 99, option_value_ids: [12] },
  ];
  expect(variantsOf(product({ options, variants }))).toEqual(['Size=Medium 79', 'Size=Large 99']);
});

it('lists may be wrapped in edges and nodes', () => {
  const node = (sku: string, label: string) => ({
    node: {
      sku,
      isInStock: true,
      options: { edges: [{ node: { displayName: 'Size', values: { edges: [{ node: { label } }] } } }] },
    },
  });
  expect(variantsOf(product({ variants: { edges: [node('L-S', 'S'), node('L-M', 'M')] } }))).toEqual([
    'Size=S in_stock',
    'Size=M in_stock',
  ]);
});

it('variants of colours and swatches are lists of variants too', () => {
  const colorVariants = [
    { articleNumber: '44-02', colorName: 'Slate', inStock: true },
    { articleNumber: '44-05', colorName: 'Rust', inStock: false },
  ];
  expect(variantsOf(product({ colorVariants }))).toEqual(['color=Slate in_stock', 'color=Rust out_of_stock']);
});

import { jsonLd, type Layout, shopPage } from './layout.ts';

const kettle = (rows: readonly (readonly [string, string])[], head = ''): string =>
  shopPage(
    'en',
    'Oslo Kettle',
    `<main><h1>Oslo Kettle</h1><p class="price">$59.90</p><button>Add to cart</button><table class="specs">${rows.map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`).join('')}</table></main>`,
    head,
  );

/** Numbers of a product in rows and data, right, wrong and missing. */
export const codes: readonly Layout[] = [
  {
    name: 'labels of codes in a table',
    url: 'https://kettles.example/1',
    html: kettle([
      ['GTIN/EAN', '4006381333931'],
      ['Manufacturer part no.', 'OK-1000-B'],
      ['Item number', '77123'],
    ]),
    expected: { title: 'Oslo Kettle', identifiers: { gtin: '4006381333931', sku: '77123', mpn: 'OK-1000-B' } },
  },
  {
    name: 'rows without a code in them',
    url: 'https://kettles.example/2',
    html: kettle([
      ['UPC', 'N/A'],
      ['MPN', 'see picture'],
      ['SKU', 'Select a size'],
      ['Model', 'Classic'],
    ]),
    expected: { title: 'Oslo Kettle', identifiers: {} },
  },
  {
    name: 'a declared number with a wrong check digit, the right one in a table',
    url: 'https://kettles.example/3',
    html: kettle(
      [
        ['EAN', '4006381333931'],
        ['Power', '2 kW'],
      ],
      jsonLd({
        '@type': 'Product',
        name: 'Oslo Kettle',
        gtin13: '4006381333932',
        mpn: 'OK-1',
        offers: { price: '59.90', priceCurrency: 'USD' },
      }),
    ),
    expected: { title: 'Oslo Kettle', identifiers: { gtin: '4006381333931', mpn: 'OK-1' } },
  },
  {
    name: 'a book with a number of ten digits, and one whose check digit is wrong',
    url: 'https://books.example/4',
    html: kettle([
      ['ISBN', '0-306-40615-3'],
      ['ISBN-10', '0-306-40615-2'],
    ]),
    expected: { title: 'Oslo Kettle', identifiers: { gtin: '9780306406157' } },
  },
];

import { jsonLd, type Layout, shopPage } from './layout.ts';

const buy = '<div class="price">$29.00</div><button>Add to cart</button>';

/** Pages on which something other than the brand stands where a brand may stand. */
export const brands: readonly Layout[] = [
  {
    name: 'a department that begins the title and has a link',
    url: 'https://tees.example/runner',
    html: shopPage(
      'en',
      'Runner Tee',
      `<main><div class="breadcrumb"><a href="/">Home</a><a href="/men">Men's</a><a href="/men/tees">Tees</a></div><h1>Men's Runner Tee</h1>${buy}<a href="/men">Men's</a></main>`,
    ),
    expected: { title: "Men's Runner Tee", brand: null, category: "Men's > Tees" },
  },
  {
    name: 'a colour to choose that begins the title',
    url: 'https://tees.example/linen',
    html: shopPage(
      'en',
      'Black Linen Shirt',
      `<main><h1>Black Linen Shirt</h1>${buy}<ul><li><a href="?c=black">Black</a></li><li><a href="?c=white">White</a></li></ul></main>`,
    ),
    expected: { title: 'Black Linen Shirt', brand: null },
  },
  {
    name: 'a badge in the box of the brand, then the brand',
    url: 'https://tees.example/new',
    html: shopPage(
      'en',
      'Linen Shirt',
      `<main><div class="brand"><a href="/new">New</a></div><h1>Linen Shirt</h1><div class="brand"><a href="/b/norvik">Norvik</a></div>${buy}</main>`,
    ),
    expected: { title: 'Linen Shirt', brand: 'Norvik' },
  },
  {
    name: 'the category declared as the brand',
    url: 'https://tees.example/shirt',
    html: shopPage(
      'en',
      'Linen Shirt',
      `<main><nav class="breadcrumb"><a href="/">Home</a><a href="/s">Shirts</a></nav><h1>Linen Shirt</h1>${buy}</main>`,
      jsonLd({
        '@type': 'Product',
        name: 'Linen Shirt',
        brand: 'Shirts',
        offers: { price: '29.00', priceCurrency: 'USD' },
      }),
    ),
    expected: { title: 'Linen Shirt', brand: null, category: 'Shirts' },
  },
  {
    name: 'a declared brand that is a level of the category too',
    url: 'https://tees.example/norvik-runner',
    html: shopPage(
      'en',
      'Runner 90',
      `<main><nav class="breadcrumb"><a href="/">Home</a><a href="/s">Shoes</a><a href="/s/n">Norvik</a></nav><h1>Runner 90</h1>${buy}</main>`,
      jsonLd({
        '@type': 'Product',
        name: 'Runner 90',
        brand: { name: 'Norvik' },
        offers: { price: '29.00', priceCurrency: 'USD' },
      }),
    ),
    expected: { title: 'Runner 90', brand: 'Norvik', category: 'Shoes > Norvik' },
  },
  {
    name: 'a kind of thing that begins the title and has a link',
    url: 'https://kettles.example/norvik-1l',
    html: shopPage(
      'en',
      'Kettle Norvik 1 L',
      `<main><a href="/kettle">Kettle</a><h1>Kettle Norvik 1 L</h1>${buy}<div class="product-description"><p>This kettle of brushed steel boils a litre in four minutes and pours without a drip.</p></div></main>`,
    ),
    expected: { title: 'Kettle Norvik 1 L', brand: null },
  },
  {
    name: 'the shop’s own name beside the heading, and behind a label',
    url: 'https://fjell.example/stool',
    html: shopPage(
      'en',
      'Cedar Bench',
      `<main><div class="brand-name">Fjell</div><h1>Cedar Bench</h1>${buy}</main>`,
      '<meta property="og:site_name" content="Fjell"><meta property="product:brand" content="Home">',
    ),
    expected: { title: 'Cedar Bench', brand: null },
  },
  {
    name: 'the shop’s own name behind a label',
    url: 'https://fjell.example/table',
    html: shopPage(
      'en',
      'Cedar Table',
      `<main><h1>Cedar Table</h1>${buy}<table><tr><td>Brand</td><td>Fjell</td></tr><tr><td>Wood</td><td>Cedar</td></tr></table></main>`,
      '<meta property="og:site_name" content="Fjell">',
    ),
    expected: { title: 'Cedar Table', brand: 'Fjell' },
  },
];

// Started by a test as a process of its own with a small heap: reads pages that are large in different ways, one after the
// other, and prints the processor time of each in milliseconds.
import { decodePage } from '../src/extract/decode-page.ts';
import { extractListing } from '../src/extract/extract-listing.ts';
import { processorTime } from './processor-time.ts';

const many = 100_000;
const product = '<h1>Desk lamp</h1><span class="price">9,99 €</span>';
const row = '<tr><td>Width of the part</td><td>20 cm</td></tr>';
const paragraph = `<p class="text">${'A sentence about a <b>lamp</b> that is long enough to be &quot;one&quot; of them. '.repeat(2)}${'It goes on. '.repeat(120)}</p>`;
const offer = '{"@type":"Offer","price":"9.99","priceCurrency":"EUR","sku":"AB-1234567890"},';

/** Built when its turn has come, so that no page stands in memory beside another. */
const pages: Record<string, () => string> = {
  'ten megabytes': () =>
    `${product}${paragraph.repeat(4_000_000 / paragraph.length)}<script>var a = '${'words '.repeat(1_000_000)}';</script>`,
  'nested elements': () => product + '<div><span>a'.repeat(many / 10),
  attributes: () => `${product}<div ${Array.from({ length: many / 2 }, (_, at) => `data-a${at}="1"`).join(' ')}></div>`,
  // What one element takes decides whether so many fit.
  'many elements': () => product + '<i class="text" id="a"></i>'.repeat(many),
  'JSON-LD': () =>
    `${product}<script type="application/ld+json">{"@type":"Product","name":"Desk lamp","offers":[${offer.repeat(10_000)}{}]}</script>`,
  table: () => `${product}<table>${row.repeat(many / 40)}</table>`,
  'script data': () =>
    `${product}<script>var data = {"name":"Desk lamp","list":[${'{"a":"some words"},'.repeat(many)}{}]}</script>`,
};

for (const [name, html] of Object.entries(pages)) {
  const bytes = new TextEncoder().encode(html());
  let kind = '';
  const milliseconds = processorTime(() => {
    kind = extractListing({ html: decodePage(bytes, null).html, url: 'https://shop.example/p' }).kind;
  });
  console.log(JSON.stringify({ name, kind, milliseconds: Math.round(milliseconds) }));
}

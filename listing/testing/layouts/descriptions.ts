import { jsonLd, type Layout, shopPage } from './layout.ts';

const page = (body: string): string =>
  shopPage(
    'en',
    'Oak Bench',
    `<main><h1>Oak Bench</h1><div class="price">$189.00</div><button>Add to cart</button>${body}</main>`,
  );

/** Pages whose texts are cut, folded or set in parts, and whose tables and pictures stand in others. */
export const descriptions: readonly Layout[] = [
  {
    name: 'words in spans that styles set apart',
    url: 'https://bench.example/1',
    html: page(
      '<div class="product-description"><p>A bench of solid oak<span>235x100</span><span>cm</span> that seats three, for the garden and the hall.</p><p>Made by hand in <span>Maine</span><span>With care</span> for the grain of every single board and a finish of wax.</p></div>',
    ),
    expected: { title: 'Oak Bench', description: 'solid oak 235x100 cm that', absent: ['oak235', 'MaineWith'] },
  },
  {
    name: 'a preview before the whole text, with words that unfold it',
    url: 'https://bench.example/2',
    html: page(
      '<div class="product-description"><span class="short">A bench of solid oak that seats three and carries… </span><span class="dots">...</span><a href="#" class="more">Read more</a><span class="full" style="display:none">A bench of solid oak that seats three and carries them for a lifetime. It is made by hand in Maine.</span><a href="#">Show less</a></div>',
    ),
    expected: {
      title: 'Oak Bench',
      description:
        'A bench of solid oak that seats three and carries them for a lifetime. It is made by hand in Maine.',
      absent: ['Read more', 'Show less', 'carries…'],
    },
  },
  {
    name: 'one short sentence in a block named for it',
    url: 'https://bench.example/3',
    html: page('<div class="product-description"><p>A small bench of oak, made in Maine by hand.</p></div>'),
    expected: { title: 'Oak Bench', description: 'A small bench of oak, made in Maine by hand.' },
  },
  {
    name: 'tables in tables, a still of a video, a dot for counting, data of other products first',
    url: 'https://kettles.example/9',
    html: shopPage(
      'en',
      'Oslo Kettle',
      `<main><div class="gallery"><a href="/i/k-1200.jpg"><picture><source srcset="/i/k-400.webp 400w"><img data-src="/i/k-400.jpg" src="data:image/gif;base64,R0" alt="Oslo Kettle"></picture></a><img src="https://img.youtube.com/vi/abc/hqdefault.jpg" alt="Oslo Kettle"><img src="https://count.example/pixel.gif" width="1" height="1"></div><div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Oslo Kettle</h1><span itemprop="price" content="59.90">$59.90</span><meta itemprop="priceCurrency" content="USD"></div><table><tr><td><table><tr><td>Capacity</td><td>1 l</td></tr><tr><td>Power</td><td>2200 W</td></tr></table></td><td><table><tr><td>Body</td><td>Steel</td></tr></table></td></tr></table><button>Add to cart</button></main>`,
      jsonLd(
        { '@type': 'Product', name: 'Oslo Pot', offers: { price: 12, priceCurrency: 'USD' } },
        { '@type': 'Product', name: 'Oslo Pan', offers: { price: 14, priceCurrency: 'USD' } },
      ),
    ),
    expected: {
      title: 'Oslo Kettle',
      price: ['59.90', 'USD'],
      specifications: { Capacity: '1 l', Power: '2200 W', Body: 'Steel' },
      images: ['https://kettles.example/i/k-1200.jpg'],
      absent: ['Capacity 1 l'],
    },
  },
];

import { type Layout, shopPage } from './layout.ts';

const page = (body: string): string =>
  shopPage(
    'en',
    'Oak Bench',
    `<main><h1>Oak Bench</h1><div class="price">$189.00</div><button>Add to cart</button>${body}</main>`,
  );

/** Descriptions that are cut, folded or set in parts. */
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
];

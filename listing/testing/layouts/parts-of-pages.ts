import { type Layout, shopPage } from './layout.ts';

/** Parts of a page that nothing but their place and their likeness tells. */
export const partsOfPages: readonly Layout[] = [
  {
    name: 'a lone line with the condition',
    url: 'https://www.shutterbay.example/used/camera/nikoma-fx2/sku-2041',
    html: shopPage(
      'en',
      'Used Nikoma FX2 Body – Shutterbay',
      `<main><div class="flex"><div class="gallery"><img src="https://img.shutterbay.example/u/2041/1.jpg" alt="Used Nikoma FX2 Body front"><img src="https://img.shutterbay.example/u/2041/2.jpg" alt="Used Nikoma FX2 Body top"></div><div><h1>Used Nikoma FX2 Body</h1><p>SKU: 2041</p><p>Condition: <a href="/grading">Excellent</a></p><div><span>£649.00</span> <s>£1,099.00 new</s></div><button>Add to cart</button><p>Trade in your old camera for up to £400</p><h2>What's included</h2><ul><li>Body</li><li>Battery</li><li>Charger</li><li>Strap</li></ul><h2>About this camera</h2><p>The FX2 pairs a 24-megapixel full-frame sensor with a body that shrugs off rain. This one has 12,400 actuations and light wear at the base.</p></div></div></main>`,
    ),
    expected: {
      title: 'Used Nikoma FX2 Body',
      price: ['649.00', 'GBP'],
      availability: 'in_stock',
      identifiers: { sku: '2041' },
      description: '24-megapixel',
      specifications: { Condition: 'Excellent' },
      absent: ['up to £400'],
    },
  },
  {
    name: 'a link to a guide further down, panels behind buttons',
    url: 'https://www.silberfink.example/en/rings/willow-band',
    html: shopPage(
      'en',
      'Willow Band | Silberfink',
      `<div class="product-layout"><div class="product-images"><img src="//silberfink.example/files/willow-1.jpg?v=1" alt="Willow Band"></div><div class="product-form"><p class="vendor">Silberfink</p><h1>Willow Band</h1><p class="price">$74</p><form action="/cart/add"><label for="m">Metal</label><select id="m" name="properties[metal]"><option>Sterling silver</option><option>9ct gold (+$180)</option></select><label for="s">Ring size</label><select id="s"><option>6</option><option>7</option><option>8</option></select><button>Add to bag</button></form><a href="#guide">Size guide</a><div class="accordion"><button>Details</button><div><p>A band of hammered silver, as thin as a willow twig, that stacks well with others.</p><ul><li>Width: 1.8 mm</li><li>Recycled 925 silver</li><li>Made to order in our studio</li></ul></div><button>Shipping</button><div><p>Ships in 5 days.</p></div></div><div id="guide"><table><tr><th>US</th><th>UK</th><th>mm</th></tr><tr><td>6</td><td>L</td><td>16.5</td></tr><tr><td>7</td><td>N</td><td>17.3</td></tr></table></div></div></div>`,
    ),
    expected: {
      title: 'Willow Band',
      price: ['74', 'USD'],
      availability: 'in_stock',
      description: 'as thin as a willow twig',
      bullets: ['Width: 1.8 mm', 'Recycled 925 silver', 'Made to order in our studio'],
      absent: ['Ships in 5 days', '17.3'],
    },
  },
  {
    name: 'rows of small headings with a value below each',
    url: 'https://www.megamart.example/ip/Corvo-Desk-Fan-6-inch/55331',
    html: shopPage(
      'en-US',
      'Corvo Desk Fan 6 inch, USB - MegaMart.com',
      `<div id="main"><div class="crumb"><a href="/">MegaMart</a><a href="/home">Home</a><a href="/fans">Fans</a></div><div class="top"><div class="img-stack"><img src="https://i5.megamart.example/asr/55331-a.jpeg?odnWidth=1000" alt="Corvo Desk Fan 6 inch, USB"><img src="https://i5.megamart.example/asr/55331-b.jpeg?odnWidth=1000" alt="Corvo Desk Fan 6 inch, USB"></div><div class="buy"><a href="/brand/corvo">Corvo</a><h1>Corvo Desk Fan 6 inch, USB</h1><div>(4.3) 4.3 stars out of 92 reviews</div><div><span>Now $17.88</span> <span>Was $24.99</span></div><div>You save $7.11</div><button>Add to cart</button><div>Sold and shipped by <a href="/seller/9">CoolThings LLC</a></div><div>Free 30-day returns</div></div></div><section><h2>About this item</h2><ul><li>Three speeds from a whisper to a breeze</li><li>Tilts by 90 degrees</li><li>Runs on any USB port</li></ul><h3>Product details</h3><p>A small fan for desks and bedsides whose metal grille comes off for cleaning, with a cable of 1.5 m.</p><h3>Specifications</h3><div><h4>Color</h4><p>Black</p></div><div><h4>Power source</h4><p>USB</p></div><div><h4>Diameter</h4><p>6 in</p></div></section></div>`,
    ),
    expected: {
      title: 'Corvo Desk Fan 6 inch, USB',
      brand: 'Corvo',
      price: ['17.88', 'USD'],
      availability: 'in_stock',
      description: 'metal grille comes off',
      bullets: ['Three speeds from a whisper to a breeze', 'Tilts by 90 degrees', 'Runs on any USB port'],
      specifications: { Color: 'Black', 'Power source': 'USB', Diameter: '6 in' },
      absent: ['CoolThings', '30-day'],
    },
  },
];

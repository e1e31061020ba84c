/** A shop's page about an invented product. `title` goes in as it is, so that a test can put markup there. */
export const productPage = (
  title = 'Norvik Trail Bottle 750 ml',
  images = ['/front.jpg', '/back.png', '/missing.jpg'],
) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Fjellbu Outdoor</title>
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: title,
  brand: { '@type': 'Brand', name: 'Norvik' },
  sku: 'NV-750',
  description: 'A steel bottle that keeps drinks cold for 24 hours. The lid has a carrying loop.',
  image: images,
  offers: { '@type': 'Offer', price: '24.90', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
}).replaceAll('<', '\\u003c')}</script></head>
<body><main><h1>${title.replaceAll('<', '&lt;')}</h1>
<p class="price">€24.90</p><button type="submit" name="add">Add to cart</button>
<p>A steel bottle that keeps drinks cold for 24 hours. The lid has a carrying loop.</p>
<table><tr><th>Material</th><td>Stainless steel</td></tr><tr><th>Volume</th><td>750 ml</td></tr><tr><th>Weight</th><td>340 g</td></tr></table>
</main></body></html>`;

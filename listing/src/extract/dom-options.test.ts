import { describe, expect, it } from 'vitest';
import type { Variant } from '../variant.ts';
import { extractListing } from './extract-listing.ts';

/** What a page with this form, and these data in its head, says of the ways to buy its product. */
function variantsOf(form: string, data?: object): Variant[] {
  const found = extractListing({
    url: 'https://shop.example/p/key-fob',
    html: `<html lang="en"><head><title>Leather Key Fob</title>${
      data === undefined ? '' : `<script type="application/ld+json">${JSON.stringify(data)}</script>`
    }</head><body><main><h1>Leather Key Fob</h1><p class="price">$18.00</p><form>${form}<button>Add to cart</button></form></main></body></html>`,
  });
  if (found.kind === 'refused') throw new Error(found.reason);
  return found.variants;
}

const shown = (variants: readonly Variant[]): string[] =>
  variants.map(({ options, title, price, availability }) =>
    [...options.map(({ name, value }) => `${name}=${value}`), title, price?.amount, availability]
      .filter((part) => part != null)
      .join(' '),
  );

describe('one choice in the form of a product', () => {
  it('is its variants, with a price of their own where one is said whole', () => {
    const form = `<label for="c">Color</label><select id="c"><option value="">Select an option</option>
      <option value="1">Chestnut</option><option value="2">Natural ($24.00)</option><option value="3" disabled>Black</option></select>`;
    expect(shown(variantsOf(form))).toEqual(['Color=Chestnut', 'Color=Natural 24.00', 'Color=Black out_of_stock']);
  });

  it('may be radio buttons with a legend', () => {
    const form = `<fieldset><legend>Größe</legend><input type="radio" id="a" name="x" value="1"><label for="a">S</label>
      <input type="radio" id="b" name="x" value="2"><label for="b">M - Ausverkauft</label></fieldset>`;
    expect(shown(variantsOf(form))).toEqual(['Größe=S', 'Größe=M out_of_stock']);
  });

  it.each([
    [
      'a number of pieces',
      '<label for="q">Quantity</label><select id="q"><option>1</option><option>2</option></select>',
    ],
    [
      'a gift wrap',
      '<label for="g">Gift wrap</label><select id="g"><option>None</option><option>Paper</option></select>',
    ],
    [
      'choices with a surcharge',
      '<label for="s">Size</label><select id="s"><option>40 ml</option><option>60 ml (+$7.00)</option></select>',
    ],
    [
      'two choices of which nobody knows what goes together',
      '<label for="c">Color</label><select id="c"><option>Red</option><option>Blue</option></select>' +
        '<label for="s">Size</label><select id="s"><option>S</option><option>M</option></select>',
    ],
  ])('is none when it is %s', (_name, form) => {
    expect(variantsOf(form)).toEqual([]);
  });
});

it('offers told apart by codes alone are named by the list in the shop’s own picker', () => {
  const offer = (sku: string, price: string) => ({ '@type': 'Offer', sku, price, priceCurrency: 'USD' });
  const list = [
    { id: 1, title: 'Small', option1: 'Small', sku: 'KF-S', available: true, price: 1800 },
    { id: 2, title: 'Large', option1: 'Large', sku: 'KF-L', available: true, price: 2400 },
  ];
  const variants = variantsOf(
    `<variant-radios><script type="application/json">${JSON.stringify(list)}</script></variant-radios>`,
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Leather Key Fob',
      offers: [offer('KF-S', '18.00'), offer('KF-L', '24.00')],
    },
  );
  expect(shown(variants)).toEqual(['Small 18.00', 'Large 24.00']);
});

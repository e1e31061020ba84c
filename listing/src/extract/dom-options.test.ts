import { describe, expect, it } from 'vitest';
import { shownVariants as shown } from '../../testing/shown-variants.ts';
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

describe('one choice in the form of a product', () => {
  it('is its variants, with a price of their own where one is said whole', () => {
    const form = `<label for="c">Color</label><select id="c"><option value="">Select an option</option>
      <option value="1">Chestnut</option><option value="2">Natural ($24.00)</option><option value="3" disabled>Black</option></select>`;
    expect(shown(variantsOf(form))).toEqual(['Color=Chestnut', 'Color=Natural 24.00', 'Color=Black out_of_stock']);
  });

  it.each(['60 ml (+$7.00)', '60 ml +$7.00', '60 ml [+ $7]'])('costs what is asked and the surcharge: %s', (option) => {
    const form = `<label for="s">Size</label><select id="s"><option>40 ml</option><option>${option}</option></select>`;
    expect(shown(variantsOf(form))).toEqual(['Size=40 ml', 'Size=60 ml 25.00']);
  });

  it.each([
    ['(−$3.50)', ['Size=40 ml', 'Size=20 ml 14.50']],
    ['-$3.50', ['Size=40 ml', 'Size=20 ml -$3.50']],
    ['- $3.50', ['Size=40 ml', 'Size=20 ml 3.50']],
  ])('costs less only where brackets say so: %s', (behind, expected) => {
    const form = `<label for="s">Size</label><select id="s"><option>40 ml</option><option>20 ml ${behind}</option></select>`;
    expect(shown(variantsOf(form))).toEqual(expected);
  });

  it('may have a name of its own where a numbered field of the shop says that it is an option', () => {
    const form = `<div><label>Hose</label><div><label><input type="radio" name="option[41]" value="7"> 5 m</label>
      <label><input type="radio" name="option[41]" value="8"> 8 m (+$9.00)</label></div></div>`;
    expect(shown(variantsOf(form))).toEqual(['Hose=5 m', 'Hose=8 m 27.00']);
  });

  it('may be a list with a number of its own among those of the shop', () => {
    const form =
      '<label for="option-set-7">Strap</label><select id="option-set-7"><option>Long</option><option>Short</option></select>';
    expect(shown(variantsOf(form))).toEqual(['Strap=Long', 'Strap=Short']);
  });

  it('may be radio buttons with a legend', () => {
    const form = `<fieldset><legend>Größe</legend><input type="radio" id="a" name="x" value="1"><label for="a">S</label>
      <input type="radio" id="b" name="x" value="2"><label for="b">M - Ausverkauft</label></fieldset>`;
    expect(shown(variantsOf(form))).toEqual(['Größe=S', 'Größe=M out_of_stock']);
  });

  it.each([
    [
      'radio buttons inside labels, under the words before them',
      `<span>Couleur : Noir</span><ul><li><label><input type="radio" name="g[2]" value="1"><span>Noir</span></label></li>
      <li><label><input type="radio" name="g[2]" value="2"><span>Bleu</span></label></li></ul>`,
      ['Couleur=Noir', 'Couleur=Bleu'],
    ],
    [
      'swatches of which only the title speaks',
      `<div><label>Frame colour: <small>(Required)</small></label><input type="radio" name="a" id="a1"><label for="a1"><span title="Oat"></span></label>
      <input type="radio" name="a" id="a2" disabled><label for="a2"><span title="Moss"></span></label></div>`,
      ['Frame colour=Oat', 'Frame colour=Moss out_of_stock'],
    ],
    [
      'buttons side by side',
      `<div><span>Size</span><div><button type="button">S</button><button type="button" disabled>M</button></div></div>`,
      ['Size=S', 'Size=M out_of_stock'],
    ],
    [
      'links with pictures',
      `<p>Cor: <span>Preto</span></p><div><a title="Preto"><img src="/p.jpg" alt=""></a><a title="Verde"><img src="/v.jpg" alt=""></a></div>`,
      ['Cor=Preto', 'Cor=Verde'],
    ],
    [
      'a group that is labelled for readers of screens',
      `<div role="radiogroup" aria-label="Colour"><button role="radio" aria-label="Select Colour Red"></button><button role="radio" aria-label="Select Colour Blue"></button></div>`,
      ['Colour=Red', 'Colour=Blue'],
    ],
    [
      'a list in a row of a table, with stock and price behind each',
      `<table><tr><th>Hmotnost</th><td><select><option value="">Zvolte variantu</option><option value="1">250 g - Skladem (&gt;5 ks) (239 Kč)</option>
      <option value="2">1 kg - Vyprodáno (819 Kč)</option></select></td></tr></table>`,
      ['Hmotnost=250 g 239 in_stock', 'Hmotnost=1 kg 819 out_of_stock'],
    ],
    [
      'buttons with others behind them, to buy and to share',
      `<p><b>Pilih warna:</b> <span>Hijau</span></p><div><button>Hijau</button></div><div><button>Hitam</button></div><button>+ Keranjang</button><button>Bagikan</button>`,
      ['warna=Hijau', 'warna=Hitam'],
    ],
    [
      'a list named in Greek',
      '<label for="m">Μέγεθος</label><select id="m"><option value="">Επιλέξτε</option><option>750 ml</option><option>3 λίτρα (€48.00)</option></select>',
      ['Μέγεθος=750 ml', 'Μέγεθος=3 λίτρα 48.00'],
    ],
    [
      'swatches that carry what they cost',
      `<ul data-attribute="couleur"><li><button title="Cognac" data-variant='{"sku":"C","prix":18,"stock":4}'></button></li>
      <li><button title="Noir" data-variant='{"sku":"N","prix":25,"stock":0}'></button></li></ul>`,
      ['couleur=Cognac 18 in_stock', 'couleur=Noir 25 out_of_stock'],
    ],
    [
      'a list with wide brackets',
      '<p>カラー：<select name="c"><option>黒</option><option>緑（売り切れ）</option></select></p>',
      ['カラー=黒', 'カラー=緑 out_of_stock'],
    ],
    [
      'a list in an attribute that counts its options from nought, under the label in the same block',
      `<div data-id="1" data-variants='[{"sku":"A","option0":"Caoba","price_number":18,"stock":4},{"sku":"B","option0":"Negro","price_number":18,"stock":0}]'><label>Color: <b>Caoba</b></label></div>`,
      ['Color=Caoba 18 in_stock', 'Color=Negro 18 out_of_stock'],
    ],
    [
      'links behind one to the table of sizes',
      '<div><span>Size</span><a href="#">Size Chart</a><ul><li><a>S</a></li><li><a>M</a></li></ul></div>',
      ['Size=S', 'Size=M'],
    ],
    [
      'any choice that the shop’s markup calls one of variants',
      `<div class="variant-picker"><div>Wood</div><select><option>Ash</option><option>Oak</option></select></div>`,
      ['Wood=Ash', 'Wood=Oak'],
    ],
  ])('may be %s', (_name, form, wanted) => {
    expect(shown(variantsOf(form))).toEqual(wanted);
  });

  it.each([
    [
      'a number of pieces',
      '<label for="q">Quantity</label><select id="q"><option>1</option><option>2</option></select>',
    ],
    [
      'a number of pieces in a block for variants',
      '<div class="variants"><p>Количество</p><select><option>1</option><option>2</option></select></div>',
    ],
    [
      'a gift wrap in a block for variants',
      '<div class="variants"><label for="g">Gift wrap</label><select id="g"><option>None</option><option>Paper</option></select></div>',
    ],
    [
      'a list of what it is made of',
      '<table><tr><th>Material</th><td><a href="/m/c">Cotton</a>, <a href="/m/l">Linen</a></td></tr></table>',
    ],
    [
      'links under a number of the style',
      '<p>Style no. 4451</p><div><a href="#f">Facebook</a><a href="#p">Pinterest</a></div>',
    ],
    [
      'buttons under a fact',
      '<p>Weight: 2 kg</p><div><button type="button">Wish list</button><button type="button">Compare</button></div>',
    ],
    [
      'a gift wrap',
      '<label for="g">Gift wrap</label><select id="g"><option>None</option><option>Paper</option></select>',
    ],
    [
      'a way to pay',
      '<p>Pay with</p><label><input type="radio" name="p">Card</label><label><input type="radio" name="p">Invoice</label>',
    ],
    [
      'two rows of buttons of which nobody knows what goes together',
      '<div><span>Size</span><div><button>S</button><button>M</button></div></div><div><span>Colour</span><div><button>Red</button><button>Blue</button></div></div>',
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

it('titles of variants get the options that the picker lists for their codes, under its legends', () => {
  const list = [
    { id: 1, title: 'S / Oat', options: ['S', 'Oat'], sku: 'KF-S', available: true, price: 1800 },
    { id: 2, title: 'L / Oat', options: ['L', 'Oat'], sku: 'KF-L', available: true, price: 1800 },
  ];
  const variant = (sku: string, name: string) => ({
    '@type': 'Product',
    sku,
    name,
    offers: { '@type': 'Offer', price: '18.00', priceCurrency: 'USD' },
  });
  const variants = variantsOf(
    `<variant-selects><fieldset><legend>Size</legend></fieldset><fieldset><legend>Color</legend></fieldset>
    <script type="application/json">${JSON.stringify(list)}</script></variant-selects>`,
    {
      '@context': 'https://schema.org',
      '@type': 'ProductGroup',
      name: 'Leather Key Fob',
      hasVariant: [variant('KF-S', 'Leather Key Fob - S / Oat'), variant('KF-L', 'Leather Key Fob - L / Oat')],
    },
  );
  expect(variants.map(({ options }) => options.map(({ name, value }) => `${name}=${value}`))).toEqual([
    ['Size=S', 'Color=Oat'],
    ['Size=L', 'Color=Oat'],
  ]);
});

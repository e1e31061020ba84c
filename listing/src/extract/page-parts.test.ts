import { describe, expect, it } from 'vitest';
import { extractListing } from './extract-listing.ts';
import { withoutShopTalk } from './meta-words.ts';
import type { ExtractedProduct } from './types.ts';

const url = 'https://shop.example/p/lina';
function read(body: string, head = ''): ExtractedProduct {
  const found = extractListing({
    url,
    html: `<html lang="en"><head><title>Lina Duvet Cover</title>${head}</head><body><div class="wrap">${body}</div></body></html>`,
  });
  if (found.kind === 'refused') throw new Error(found.reason);
  return found;
}
const names = ({ images }: ExtractedProduct): string[] => images.map((each) => each.url.replace(/^.*\//, ''));
const top = '<h1>Lina Duvet Cover</h1><p class="price">€79.00</p><button>Add to cart</button>';
const long =
  'Lina is woven from brushed cotton that feels warm at once. The long flap keeps the duvet in place all night, and the buttons are made of olive wood.';
const short = 'A soft cover with wooden buttons, made for cold nights.';

describe('descriptions in two places', () => {
  it('a marked introduction and the text further down belong together', () => {
    const { description } = read(
      `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Lina Duvet Cover</h1><p class="price">€79.00</p><button>Add to cart</button>
      <div class="product attribute overview"><div itemprop="description"><p>${short}</p></div></div>
      <div class="product attribute description"><div class="value"><p>${long}</p></div></div></div>`,
    ).listing;
    expect(description).toContain(short);
    expect(description).toContain('olive wood');
  });

  it('the tabs of a marked block are no part of it', () => {
    const { description } = read(
      `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Lina Duvet Cover</h1><p class="price">€79.00</p><button>Add to cart</button>
      <article class="productView-description" itemprop="description"><ul class="tabs"><li><a href="#d">Description</a></li><li><a href="#w">Warranty Information</a></li></ul>
      <div id="d"><p>${long}</p></div><div id="w"><p>Ten years against faults of make.</p></div></article></div>`,
    ).listing;
    expect(description).toContain('olive wood');
    expect(description).not.toContain('Warranty');
  });

  it('a short sentence behind a longer paragraph goes on with it', () => {
    expect(read(`${top}<p>${long}</p><p>The glass is cut by hand.</p>`).listing.description).toContain('cut by hand');
  });
});

describe('words of a head', () => {
  it.each([
    ['Shop the Lina cover online at Slaapgoed. Soft flannel with buttons.', 'Soft flannel with buttons.'],
    ['Купить чехол Лина в интернет-магазине по выгодной цене.', ''],
    ['현재 별점 4.7점, 리뷰 1822개를 가진 도마! 지금 확인해보세요.', ''],
    ['Shop vac with a long hose. Holds 20 litres.', 'Shop vac with a long hose. Holds 20 litres.'],
    ['Find your way with a lamp of nine watts.', 'Find your way with a lamp of nine watts.'],
  ])('%j is %j about the product', (words, own) => {
    expect(withoutShopTalk(words)).toBe(own);
  });

  it('are no description when all they do is to invite', () => {
    const invitation = 'Buy Lina Duvet Cover online today at the best price, with free delivery to your door.';
    expect(
      read(`${top}<img src="/a.jpg" alt="Lina Duvet Cover">`, `<meta name="description" content="${invitation}">`)
        .listing.description,
    ).toBe('');
  });
});

describe('rows', () => {
  it('of money are none, whatever they are called', () => {
    const rows = [
      ['판매가', '21,000원'],
      ['Loyalty', '€ 3,50'],
      ['Length', '6 ft'],
      ['소재', '면 60%'],
    ];
    const table = rows.map(([name, value]) => `<tr><th>${name}</th><td>${value}</td></tr>`).join('');
    expect(read(`${top}<table>${table}</table>`).listing.specifications.map(({ name }) => name)).toEqual([
      'Length',
      '소재',
    ]);
  });

  it('may stand in a part that is called relevant', () => {
    const table = '<table><tr><th>Length</th><td>9 cm</td></tr><tr><th>Hide</th><td>Calf</td></tr></table>';
    expect(read(`${top}<div class="relevant-info">${table}</div>`).listing.specifications).toHaveLength(2);
  });

  it.each([
    ['Вставка', '12 рубинов'],
    ['재질', '100 원목'],
    ['Denomination', '$50'],
  ])('%s: %s is no price', (name, value) => {
    const row = { name, value };
    const rows = [row, { name: 'Length', value: '9 cm' }];
    const table = rows.map((each) => `<tr><th>${each.name}</th><td>${each.value}</td></tr>`).join('');
    expect(read(`${top}<table>${table}</table>`).listing.specifications).toEqual(rows);
  });

  it('may end in a short form, though a sentence of the shop is none', () => {
    const pair = (name: string, value: string) => `<dt>${name}</dt><dd>${value}</dd>`;
    const list = `<dl>${pair('Гарантия', '24 мес.')}${pair('Доставка', 'Привезём завтра утром.')}${pair('Цвет', 'серый')}</dl>`;
    expect(read(`${top}${list}`).listing.specifications).toEqual([
      { name: 'Гарантия', value: '24 мес.' },
      { name: 'Цвет', value: 'серый' },
    ]);
  });

  it('lose the signs that stand before their names', () => {
    const lines = '■サイズ：420×240mm<br>■重さ：約1.2kg<br>・お手入れ：陰干し';
    expect(read(`${top}<div class="item_desc">${lines}</div>`).listing.specifications.map(({ name }) => name)).toEqual([
      'サイズ',
      '重さ',
      'お手入れ',
    ]);
  });

  it('of which something is to be chosen are none', () => {
    const radio =
      '<input type="radio" id="g1" name="g"><label for="g1">Yes</label><input type="radio" id="g2" name="g"><label for="g2">No</label>';
    const list = `<dl><dt>Gift wrapping</dt><dd>${radio}</dd><dt>Material</dt><dd>linen</dd></dl>`;
    expect(read(`${top}${list}`).listing.specifications).toEqual([{ name: 'Material', value: 'linen' }]);
  });

  it('that stand in a list without colons are no features too', () => {
    const item = (name: string, value: string) => `<li><span>${name}</span><span>${value}</span></li>`;
    const list = `<div class="product-features"><h2>Specifications</h2><ul>${item('Height', '21 centimetres')}${item('Finish', 'blackened steel')}</ul></div>`;
    const { bullets, specifications } = read(`${top}${list}`).listing;
    expect(specifications).toHaveLength(2);
    expect(bullets).toEqual([]);
  });

  it('have their parts called label and item in Drupal', () => {
    const field = (name: string, value: string) =>
      `<div class="field field--label-inline"><div class="field__label">${name}</div><div class="field__item">${value}</div></div>`;
    expect(read(`${top}${field('Material', 'linen')}${field('Size', '85 x 100 cm')}`).listing.specifications).toEqual([
      { name: 'Material', value: 'linen' },
      { name: 'Size', value: '85 x 100 cm' },
    ]);
  });
});

describe('parts of a page', () => {
  it('the foot of the block to buy is not the foot of the page', () => {
    const body = `<h1>Lina Duvet Cover</h1><p class="price">€79.00</p><div class="prod-buy-footer"><button>Add to cart</button></div>`;
    expect(read(body).listing.availability).toBe('in_stock');
  });

  it('pictures beside the words of one popup are the product’s, what is called relevant is not', () => {
    const picture = (name: string) =>
      `<div class="js-product-img"><div class="t-bgimg" data-original="https://cdn.example/${name[0]}/${name}.jpg" style="background-image:url('/x20/${name}.jpg')"></div></div>`;
    const found = read(
      `<div class="js-store-product"><div class="t-store__prod-popup__left"><div class="t-slds">${picture('one')}${picture('two')}</div></div>
      <div class="t-store__prod-popup__info">${top}</div></div><div class="t-store__relevants">${picture('other')}</div>`,
    );
    expect(names(found)).toEqual(['one.jpg', 'two.jpg']);
  });

  it('the end of a trail that says the name is not its heading', () => {
    const body = `<font><a href="/">Home</a> &raquo; <a href="/c">Covers</a> &raquo; Lina Duvet Cover</font><br><b>Lina Duvet Cover</b>
      <table><tr><td>Price: €79.00</td></tr></table><form action="/cart/add"><input type="submit" value="Add to cart"></form>
      <a href="/pics/big/lina1.jpg"><img src="/mid/lina1.jpg" width="250" alt="Lina Duvet Cover"></a><a href="/pics/big/lina2.jpg"><img src="/small/lina2.jpg" width="80"></a>`;
    const found = read(body);
    expect(found.listing).toMatchObject({ title: 'Lina Duvet Cover', category: 'Covers' });
    expect(names(found)).toEqual(['lina1.jpg', 'lina2.jpg']);
  });
});

it('a category of which the product’s name begins with the words stays in a trail that ends with the name', () => {
  const trail =
    '<div class="breadcrumb"><a href="/">Home</a> <i>></i> <a href="/d">Duvets</a> <i>></i> <a href="/l">Lina Duvet</a> <i>></i> <span>Lina Duvet Cover</span></div>';
  expect(read(`${trail}${top}`).listing.category).toBe('Duvets > Lina Duvet');
  expect(read(`${trail.replace(/ <i>><\/i> <span>.*(?=<\/div>)/, '')}${top}`).listing.category).toBe('Duvets');
});

it('a heading that begins the title of the page names the product before one with the shop’s name', () => {
  const found = extractListing({
    url,
    html: `<html lang="ja"><head><title>南部鉄器 急須 - 川越道具店</title></head><body><div class="wrap"><h1>暮らしの道具なら川越道具店</h1>
    <div class="topicPath"><a href="/">ホーム</a> &gt; <a href="/k">急須</a> &gt; 南部鉄器 急須</div><h2 class="itemName">南部鉄器 急須</h2>
    <p class="price">7,700円</p><div class="gallery"><img src="/img/k1.jpg" alt="南部鉄器 急須"></div><form action="/cart"><input type="submit" value="カートに入れる"></form>
    <div><a href="/x"><img src="/img/other.jpg"></a></div></div></body></html>`,
  });
  expect(found).toMatchObject({ kind: 'product', listing: { title: '南部鉄器 急須', category: '急須' } });
  // A folder right below the host holds the pictures of all goods.
  expect(found.kind === 'product' ? names(found) : []).toEqual(['k1.jpg']);
});

describe('pictures', () => {
  const shown = '<div class="gallery"><img src="https://cdn.example/p/front.jpg" alt="Lina Duvet Cover"></div>';

  it('a card that the site draws for links is none, unless there is no other', () => {
    const card = '<meta property="og:image" content="https://shop.example/og/lina.png">';
    expect(names(read(`${top}${shown}`, card))).toEqual(['front.jpg']);
    expect(names(read(top, card))).toEqual(['lina.png']);
  });

  it('sizes that networks call by words are one picture', () => {
    const sizes =
      '<div class="gallery"><img src="https://cdn.example/p/front.jpg" alt="Lina"><img src="https://cdn.example/p/front_master.jpg" alt="Lina"></div>';
    expect(read(`${top}${sizes}`).images).toHaveLength(1);
  });

  it('the gallery of a script may name its sizes behind the word for an address', () => {
    const picture = (name: string) => ({
      urlOriginal: `https://cdn.example/f/${name}.jpg`,
      urlThumbnail: `https://cdn.example/t/${name}.jpg`,
    });
    const found = read(
      `${top}<script type="application/json">${JSON.stringify({ media: [picture('front'), picture('back')] })}</script>`,
    );
    expect(names(found)).toEqual(['front.jpg', 'back.jpg']);
  });

  it('the gallery of a script is its first list of several, not that of one variant', () => {
    const picture = (name: string) => ({
      thumb: `https://cdn.example/t/${name}.jpg`,
      full: `https://cdn.example/f/${name}.jpg`,
    });
    const script = (value: object) => `<script type="application/json">${JSON.stringify(value)}</script>`;
    const found = read(
      `${top}${script({ images: { 2001: [picture('grey')] } })}${script({ data: [picture('front'), picture('back')] })}`,
    );
    expect(names(found)).toEqual(['front.jpg', 'back.jpg']);
  });

  it('those in the same folder of another server of the network belong to the declared one', () => {
    const found = read(
      `${top}<img src="https://t1.cdn.example/kiso/hinoki/02.jpg?fit=330">`,
      '<meta property="og:image" content="https://s.cdn.example/kiso/hinoki/01.jpg">',
    );
    expect(names(found)).toEqual(['01.jpg', '02.jpg?fit=330']);
  });
});

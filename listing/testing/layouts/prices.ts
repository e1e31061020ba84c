import { jsonLd, type Layout, shopPage } from './layout.ts';

type Row = [
  name: string,
  language: string,
  url: string,
  markup: string,
  price: readonly [string, string] | null,
  head?: string,
];

const com = 'https://bench.example/b';
const data = (price: string): string =>
  jsonLd({ '@type': 'Product', name: 'Oak Bench', offers: { price, priceCurrency: 'USD' } });

/** One product whose price box is written in another way each time. */
const rows: readonly Row[] = [
  [
    'struck price after the new one',
    'en',
    com,
    '<div><span class="p1">$79.00</span> <s>$99.00</s></div>',
    ['79.00', 'USD'],
  ],
  ['was and now in one text', 'en', com, '<div class="price">Was $99.00 Now $79.00</div>', ['79.00', 'USD']],
  [
    'parts without interest',
    'en',
    com,
    '<div class="pay">4 payments of $19.75</div><div class="price">$79.00</div>',
    ['79.00', 'USD'],
  ],
  [
    'a rate for each month',
    'de',
    com,
    '<div class="price">ab 9,90 € / Monat</div><div class="price">79,00 €</div>',
    ['79.00', 'EUR'],
  ],
  [
    'twelve parts',
    'pt-BR',
    'https://banco.com.br/b',
    '<div class="price">12x de R$ 19,90 sem juros</div><div class="price">R$ 199,00 à vista</div>',
    ['199.00', 'BRL'],
  ],
  [
    'price for a kilogram first',
    'de',
    com,
    '<div class="price">15,80 € / kg</div><div class="price">7,90 €</div>',
    ['7.90', 'EUR'],
  ],
  [
    'without and with tax in one box',
    'en',
    'https://bench.co.uk/b',
    '<div class="price"><span>£10.00 ex VAT</span><span>£12.00 inc VAT</span></div>',
    ['12.00', 'GBP'],
  ],
  [
    'without and with tax in two boxes',
    'de',
    'https://bank.de/b',
    '<div class="price">100,00 € <small>zzgl. MwSt.</small></div><div class="price">119,00 € <small>inkl. MwSt.</small></div>',
    ['119.00', 'EUR'],
  ],
  [
    'labels of tax before the amounts',
    'cs',
    'https://lavice.cz/b',
    '<div class="cena">Cena bez DPH 1 000 Kč</div><div class="cena">Cena s DPH <b>1 210 Kč</b></div>',
    ['1210', 'CZK'],
  ],
  [
    'only a price without tax',
    'en',
    'https://trade.co.uk/b',
    '<div class="price">£10.00 ex VAT</div>',
    ['10.00', 'GBP'],
  ],
  [
    'price for members',
    'en',
    com,
    '<div class="price member">Member price $69.00</div><div class="price">$79.00</div>',
    ['79.00', 'USD'],
  ],
  [
    'price with a card',
    'ru',
    'https://lavka.ru/b',
    '<div class="price">6 900 ₽ <span>с картой клуба</span></div><div class="price">7 900 ₽</div>',
    ['7900', 'RUB'],
  ],
  [
    'lowest price of thirty days',
    'pl',
    'https://lawka.pl/b',
    '<div class="cena">79,00 zł</div><div>Najniższa cena z 30 dni przed obniżką: 69,00 zł</div>',
    ['79.00', 'PLN'],
  ],
  [
    'cents in an attribute',
    'en',
    com,
    '<div class="price" data-price-cents="7950" data-currency="USD"></div>',
    ['79.50', 'USD'],
  ],
  [
    'amount in an attribute',
    'en',
    com,
    '<div class="price" data-price="79.50" data-currency="USD"></div>',
    ['79.50', 'USD'],
  ],
  ['a bare whole number in an attribute', 'en', com, '<div class="price" data-price="7950"></div>', null],
  [
    'whole and decimals in elements',
    'en',
    com,
    '<div class="price"><span>$</span><span>79</span><span>99</span></div>',
    ['79.99', 'USD'],
  ],
  ['dollars of Canada by domain', 'en', 'https://bench.ca/b', '<div class="price">$79.00</div>', ['79.00', 'CAD']],
  ['dollars of Canada by language', 'fr-CA', com, '<div class="price">79,00 $</div>', ['79.00', 'CAD']],
  [
    'dollars of Canada by locale',
    'en',
    com,
    '<div class="price">$79.00</div>',
    ['79.00', 'CAD'],
    '<meta property="og:locale" content="en_CA">',
  ],
  [
    'dollars of Australia by the first part of the host',
    'en',
    'https://au.bench.com/b',
    '<div class="price">$79.00</div>',
    ['79.00', 'AUD'],
  ],
  ['crowns with a dash, by domain', 'da', 'https://baenk.dk/b', '<div class="price">799,-</div>', ['799', 'DKK']],
  ['crowns of Norway', 'nb-NO', com, '<div class="price">kr 1 799,-</div>', ['1799', 'NOK']],
  ['crowns of Sweden', 'sv', com, '<div class="price">799 kr</div>', ['799', 'SEK']],
  ['yen', 'ja', com, '<div class="price">¥12,800（税込）</div>', ['12800', 'JPY']],
  ['yuan', 'en', 'https://bench.cn/b', '<div class="price">¥128.00</div>', ['128.00', 'CNY']],
  ['francs with a dash', 'de-CH', 'https://bank.ch/b', '<div class="price">CHF 1\'299.–</div>', ['1299', 'CHF']],
  [
    'groups of India',
    'en-IN',
    'https://bench.in/b',
    '<div class="price">₹1,29,999</div><div>M.R.P.: ₹1,49,999</div>',
    ['129999', 'INR'],
  ],
  [
    'declared price on view struck',
    'en',
    com,
    '<div class="price"><del>$99.00</del><ins>$79.00</ins></div>',
    ['79.00', 'USD'],
    data('99'),
  ],
  ['declared price of nothing', 'en', com, '<div class="price">$79.00</div>', ['79.00', 'USD'], data('0.00')],
];

/** Prices of one shop beside others, and signs that several currencies share. */
export const prices: readonly Layout[] = rows.map(([name, language, url, markup, price, head]) => ({
  name,
  url,
  html: shopPage(
    language,
    'Oak Bench',
    `<main><h1>Oak Bench</h1>${markup}<button>Add to cart</button><p>A bench of solid oak that seats three.</p><img src="/a/bench.jpg" alt="Oak Bench"></main>`,
    head,
  ),
  expected: { title: 'Oak Bench', price },
}));

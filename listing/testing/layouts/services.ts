import { type Layout, shopPage } from './layout.ts';

const own = (language: string): string =>
  ({
    en: '<p>A wall shelf of solid oak, planed by hand and finished with hard wax oil, for books and plants alike.</p>',
    de: '<p>Eine Kanne aus Steinzeug mit Sieb, die den Tee lange warm hält und nicht tropft, für vier Tassen.</p>',
  })[language] ?? '';

/** Pages that say as much about the shop as about the product: delivery, returns, payment, branches, reviews. */
export const services: readonly Layout[] = [
  {
    name: 'tabs without names: tables of delivery, payment, branches and reviews',
    url: 'https://fjell.example/oak-shelf',
    html: shopPage(
      'en',
      'Oak Shelf | Fjell',
      `<main><h1>Oak Shelf</h1><div class="price">$89.00</div><button>Add to cart</button><div class="tabs"><div id="t1">${own('en')}</div><div id="t2"><table><tr><th>Width</th><td>90 cm</td></tr><tr><th>Depth</th><td>20 cm</td></tr></table></div><div id="t3"><h3>Delivery &amp; Returns</h3><table><tr><td>Standard</td><td>3-5 working days</td></tr><tr><td>Express</td><td>next working day</td></tr></table><ul class="features"><li>Free delivery on orders over $50 in the whole country</li><li>Send it back within 30 days of purchase</li></ul></div><div id="t4"><h3>Customer Reviews (12)</h3><div><b>Anna</b><ul><li>Made: with care</li><li>Usage: every day</li></ul><dl><dt>Sturdiness</dt><dd>very good</dd><dt>Looks</dt><dd>good</dd></dl></div></div><div id="t5"><h3>Availability in our stores</h3><table><tr><th>Portland</th><td>ask there</td></tr><tr><th>Salem</th><td>by order</td></tr></table></div><div><table><tr><td>Visa</td><td>accepted</td></tr><tr><td>PayPal</td><td>accepted</td></tr></table></div><div><table><tr><td>Eugene</td><td>3 pieces</td></tr><tr><td>Bend</td><td>out of stock</td></tr></table></div></div></main>`,
    ),
    expected: {
      title: 'Oak Shelf',
      price: ['89.00', 'USD'],
      specifications: { Width: '90 cm', Depth: '20 cm' },
      bullets: [],
      absent: ['Standard', 'Free delivery', 'Usage', 'Sturdiness', 'Portland', 'Visa', 'Eugene'],
    },
  },
  {
    name: 'offers of shops above the properties, whose names have an explanation beside them (Belarusian money)',
    url: 'https://kotly.example/nabor-lund',
    html: shopPage(
      'ru',
      'Набор посуды Lund',
      '<main><h1>Набор посуды Lund</h1><div class="price">352,00 б.р.</div><button>Купить</button><div class="rows"><div class="row"><div class="name">kuhnya.example:</div><div class="value">364,26 б.р. Показать телефоны</div></div><div class="row"><div class="name">Дом и сад:</div><div class="value">376,45 б.р. Показать телефоны</div></div></div><table><tr><td><span>?</span> Материал</td><td>сталь</td></tr><tr><td><span>?</span> Число предметов</td><td>6 шт</td></tr></table></main>',
    ),
    expected: {
      title: 'Набор посуды Lund',
      price: ['352.00', 'BYN'],
      specifications: { Материал: 'сталь', 'Число предметов': '6 шт' },
      absent: ['телефоны', 'Дом и сад'],
    },
  },
  {
    name: 'accordion with titles in blocks, shop promises as lists (German)',
    url: 'https://kannen.example/teekanne',
    html: shopPage(
      'de',
      'Teekanne Lund',
      `<main><h1>Teekanne Lund</h1><div class="price">39,90 €</div><button>In den Warenkorb</button><div class="accordion"><div class="accordion__title">Produktmerkmale</div><div class="accordion__panel"><ul><li>Steinzeug mit matter Glasur von Hand</li><li>Sieb aus Edelstahl zum Herausnehmen</li></ul></div><div class="accordion__title">Versand &amp; Rückgabe</div><div class="accordion__panel"><h4>Innerhalb Deutschlands</h4><ul><li>Ab 50 € bringen wir alles ohne Kosten zu Ihnen</li><li>30 Tage Bedenkzeit ohne Angabe von Gründen</li></ul></div><div class="accordion__title">Zahlungsarten</div><div class="accordion__panel"><ul><li>Kauf auf Rechnung ist möglich bei uns</li><li>Kreditkarte und Lastschrift sind möglich</li></ul></div></div>${own('de')}</main>`,
    ),
    expected: {
      title: 'Teekanne Lund',
      bullets: ['Steinzeug mit matter Glasur von Hand', 'Sieb aus Edelstahl zum Herausnehmen'],
      absent: ['Bedenkzeit', 'Lastschrift'],
    },
  },
  {
    name: 'details elements in which the shop says more than the product',
    url: 'https://bench.example/bench',
    html: shopPage(
      'en',
      'Oak Bench',
      '<main><h1>Oak Bench</h1><div class="price">$189.00</div><button>Add to cart</button><details open><summary>Description</summary><div><p>A bench of solid oak that seats three and carries them for a lifetime.</p><p>It is made by hand in Maine with care for the grain of every board.</p></div></details><details><summary>Shipping &amp; returns</summary><div class="description"><p>We ship every bench flat in two boxes within five working days. You can return it within 30 days, no questions asked, and we will pay for the way back. We pack with paper.</p><ul><li>Packed flat in two boxes of plain paper</li><li>On its way within five working days</li></ul></div></details></main>',
    ),
    expected: {
      title: 'Oak Bench',
      description: 'for a lifetime',
      bullets: [],
      absent: ['within five working days', 'two boxes'],
    },
  },
  {
    name: 'tabs that name their panels (Polish)',
    url: 'https://imbryk.example/lund',
    html: shopPage(
      'pl',
      'Imbryk Lund',
      '<main><h1>Imbryk Lund</h1><div class="price">139,90 zł</div><button>Do koszyka</button><ul><li><a href="#a1">Opis</a></li><li><a href="#a2">Dostawa i zwroty</a></li><li><a href="#a3">Opinie klientów</a></li></ul><div id="a1"><p>Imbryk z kamionki z sitkiem ze stali, który długo trzyma ciepło i nie kapie przy nalewaniu herbaty.</p><ul><li>Kamionka szkliwiona ręcznie od środka</li><li>Sitko ze stali do wyjęcia i mycia</li></ul></div><div id="a2"><table><tr><td>Kurier</td><td>2 dni robocze</td></tr><tr><td>Paczkomat</td><td>3 dni robocze</td></tr></table><p>Paczki pakujemy w papier i oddajemy kurierowi następnego dnia roboczego po złożeniu zamówienia w sklepie.</p></div><div id="a3"><table><tr><td>Jakość</td><td>bardzo dobra</td></tr><tr><td>Wygląd</td><td>ładny</td></tr></table></div></main>',
    ),
    expected: {
      title: 'Imbryk Lund',
      description: 'długo trzyma ciepło',
      absent: ['Kurier', 'Jakość', 'pakujemy'],
    },
  },
  {
    name: 'delivery, branches and reviews between the tables (Russian)',
    url: 'https://chainik.example/lund',
    html: shopPage(
      'ru',
      'Чайник Лунд',
      '<main><h1>Чайник Лунд</h1><div class="price">1 990 ₽</div><button>В корзину</button><div class="b1"><h3>Доставка и оплата</h3><p>от 300 ₽</p><ul><li>По Москве привезём в день заказа после звонка</li><li>Картой или наличными курьеру при получении</li></ul><table><tr><td>Самовывоз</td><td>завтра</td></tr><tr><td>Курьер</td><td>сегодня</td></tr></table></div><div class="b2"><h3>Наличие в магазинах</h3><table><tr><td>ул. Садовая, 5</td><td>много</td></tr><tr><td>пр. Лесной, 12</td><td>2 шт.</td></tr></table></div><div class="b3"><h3>Отзывы</h3><div><p>Достоинства: красивый</p><p>Недостатки: тяжёлый</p></div></div><div class="b4"><h3>Характеристики</h3><table><tr><td>Объём</td><td>1,2 л</td></tr><tr><td>Материал</td><td>чугун</td></tr></table></div></main>',
    ),
    expected: {
      title: 'Чайник Лунд',
      price: ['1990', 'RUB'],
      bullets: [],
      specifications: { Объём: '1,2 л', Материал: 'чугун' },
      absent: ['Самовывоз', 'Садовая', 'Достоинства'],
    },
  },
  {
    name: 'sections of one level: delivery before the good points (French)',
    url: 'https://theiere.example/lund',
    html: shopPage(
      'fr',
      'Théière Lund',
      '<main><h1>Théière Lund</h1><div class="price">39,90 €</div><button>Ajouter au panier</button><section><h2>Livraison et retours</h2><ul><li>Offerte dès 50 € d’achat en France</li><li>Sous 30 jours dans tous nos magasins</li></ul></section><section><h2>Les points forts</h2><ul><li>Fonte émaillée à l’intérieur, simple à nettoyer</li><li>Filtre amovible en acier inoxydable</li></ul></section></main>',
    ),
    expected: {
      title: 'Théière Lund',
      price: ['39.90', 'EUR'],
      bullets: ['Fonte émaillée à l’intérieur, simple à nettoyer', 'Filtre amovible en acier inoxydable'],
      absent: ['Offerte', 'magasins'],
    },
  },
  {
    name: 'a row about the guarantee is the product’s own',
    url: 'https://tools.example/drill',
    html: shopPage(
      'en',
      'Drill D2',
      '<main><h1>Drill D2</h1><p class="price">$79.00</p><button>Add to cart</button><div class="specs"><div class="row"><span class="label">Warranty</span><span class="value">3 years</span></div><div class="row"><span class="label">Power</span><span class="value">750 W</span></div></div><dl><dt>Delivery</dt><dd>2 days</dd><dt>Chuck</dt><dd>13 mm</dd></dl></main>',
    ),
    expected: { title: 'Drill D2', specifications: { Warranty: '3 years', Power: '750 W', Chuck: '13 mm' } },
  },
];

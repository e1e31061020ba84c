import type { Availability, Identifiers } from '../../src/listing.ts';

/** What a person reads on an invented page; only what is named is compared. */
export interface Expected {
  title: string;
  brand?: string | null;
  /** Amount and currency. */
  price?: readonly [string, string] | null;
  availability?: Availability | null;
  identifiers?: Identifiers;
  category?: string;
  /** Rows that must be there, among others. */
  specifications?: Record<string, string>;
  bullets?: readonly string[];
  /** Words that the description holds. */
  description?: string;
  images?: readonly string[];
  language?: string;
  /** Of each variant: its options joined, the code, the price. */
  variants?: readonly string[];
  /** Words that no field holds: they are on the page but not about the product. */
  absent?: readonly string[];
}

/** One invented page in the way that some shop software or hand writes pages. */
export interface Layout {
  name: string;
  url: string;
  html: string;
  expected: Expected;
}

interface Words {
  menu: readonly string[];
  related: string;
  buy: string;
}

const words: Record<string, Words> = {
  en: { menu: ['Home', 'Sale', 'Log in', 'Cart'], related: 'You may also like', buy: 'Add to cart' },
  de: {
    menu: ['Startseite', 'Angebote', 'Anmelden', 'Warenkorb'],
    related: 'Ähnliche Produkte',
    buy: 'In den Warenkorb',
  },
  fr: {
    menu: ['Accueil', 'Promotions', 'Connexion', 'Panier'],
    related: 'Produits similaires',
    buy: 'Ajouter au panier',
  },
  es: { menu: ['Inicio', 'Ofertas', 'Entrar', 'Carrito'], related: 'Productos relacionados', buy: 'Añadir al carrito' },
  pl: { menu: ['Strona główna', 'Promocje', 'Zaloguj się', 'Koszyk'], related: 'Podobne produkty', buy: 'Do koszyka' },
  ru: { menu: ['Главная', 'Акции', 'Войти', 'Корзина'], related: 'Похожие товары', buy: 'В корзину' },
};

/** The price of another thing, on view in menus and carousels of every page, that must never be taken. */
const otherPrice: Record<string, string> = {
  de: '17,50 €',
  fr: '17,50 €',
  es: '17,50 €',
  pl: '17,50 zł',
  ru: '1 750 ₽',
};

/** A whole page around a product's own markup: head, menu, carousel of other goods, newsletter and footer. */
export function shopPage(language: string, title: string, body: string, head = ''): string {
  const { menu, related } = words[language.slice(0, 2)] ?? { menu: ['Home', 'Cart'], related: 'Related products' };
  const price = otherPrice[language.slice(0, 2)] ?? '$17.50';
  const others = ['Basalt Tray', 'Cedar Stool', 'Linen Throw', 'Copper Kettle']
    .map(
      (name) =>
        `<div class="card"><a href="/o/${name}"><img src="/img/o/${name[0]}.jpg" alt="${name}"></a><a href="/o/${name}">${name}</a><span class="price">${price}</span></div>`,
    )
    .join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>
<header class="site-header"><a href="/"><img src="/img/logo.png" alt="Shop"></a><nav><ul>${menu.map((item) => `<li><a href="/m">${item}</a></li>`).join('')}</ul></nav></header>
${body}
<div class="block-others"><h2>${related}</h2>${others}</div>
<form class="newsletter"><input type="email"><button>OK</button></form>
<footer><ul><li><a href="/i">Impressum, terms and other long words of the law</a></li><li>Tel. 0800 123456</li></ul></footer></body></html>`;
}

export function jsonLd(...data: object[]): string {
  return data.map((each) => `<script type="application/ld+json">${JSON.stringify(each)}</script>`).join('');
}

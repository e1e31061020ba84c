import { visibleAvailability } from './availability.ts';
import type { Gathered } from './candidates.ts';
import { findCartForms } from './cart-form.ts';
import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { indexOf, withAttribute, withWords } from './html/page-index.ts';
import type { HeadFacts } from './page-facts.ts';
import type { PageEvidence } from './refuse.ts';
import { isType } from './schema-node.ts';

export const buyWords =
  /add to (?:cart|bag|basket|trolley)|buy (?:it )?now|add to my (?:cart|bag)|place bid|in den (?:waren|einkaufs)korb|warenkorb|(?:jetzt|direkt|sofort) kaufen|jetzt bestellen|ajouter au panier|acheter|añadir (?:a la cesta|al carrito)|(?:agregar|añadir) (?:al carr(?:o|ito)|a (?:la|mi) (?:bolsa|cesta|canasta))|comprar|adicionar ao carrinho|aggiungi al carrello|acquista|dodaj do koszyka|do koszyka|do košíka|do košíku|kúpiť|koupit|adaugă în coș|adauga in cos|kosárba|in winkelwagen|lägg i varukorg|læg i kurv|sepete ekle|в корзину|купить|заказать|до кошика|купити|замовити|הוסף לסל|הוספה לסל|קנה|加入購物車|放入購物車|加入購物袋|直接購買|加入购物车|立即购买|立即購買|かごに(?:追加|入れる)|カートに入れる|カートに|購入する|أضف (?:إلى|الى|ل)|إضافة (?:إلى|الى|ل)|اشتر(?:ي)? الآن|شراء الآن|افزودن به سبد|στο καλάθι|장바구니|구매하기|바로 ?구매|lisää (?:osto)?koriin|legg i (?:handle)?kurv|tilføj til kurv|lägg i kundvagn|(?<!\p{L})köp(?!\p{L})|(?:dodaj )?u (?:košaricu|korpu)|v košarico|добави в количката|у кошик|себетке|thêm vào giỏ|mua ngay|เพิ่มลง(?:ใน)?ตะกร้า|หยิบใส่|tambah(?:kan)? ke keranjang|beli (?:sekarang|langsung)|\+ ?keranjang|satın al|in winkelmand|į krepšelį|grozam|ostukorvi/iu;
/** A button that only tells when the product can be had again. */
const waitWords =
  /notify me|(?:e-?mail|tell|text) me when|when available|join (?:the )?wait(?:ing)? ?list|benachrichtig|erinnern sie mich|(?:me |m[’'])(?:prévenir|avertir|alerter)|av[ií]s(?:ar|e)?me|avísenme|avvisami|avise-me|powiadom|upozorni|hlídat|értesít|сообщить о (?:поступлении|наличии)|уведомить|повідомити|再入荷/iu;
const buyMarks =
  /add-?to-?(?:cart|bag|basket)|addtocart|add2cart|buy-?(?:now|button|box|btn)|btn-?(?:buy|cart)|single_add_to_cart|atc-?(?:button|btn)/;
const maxText = 40_000;

/** Words that a visitor reads, without scripts; cut when a page is very long. */
export function visibleText(page: Page): { text: string; length: number } {
  let text = '';
  let length = 0;
  for (const node of indexOf(page).texts) {
    if (node.parent.hidden) continue;
    const words = node.text.trim();
    length += words.length + 1;
    if (text.length < maxText) text += `${words.slice(0, maxText)}\n`;
  }
  return { text, length };
}

/** Whether a button itself says that there is nothing to buy. */
function saysSoldOut(page: Page, button: PageElement): boolean {
  const words = button.end - button.index < 20 ? textOf(page, button, { visibleOnly: true }) : '';
  return button.name === 'button' && !buyWords.test(words) && visibleAvailability(words) === 'out_of_stock';
}

const holdsSoldOut = (page: Page, form: PageElement): boolean =>
  page.nodes
    .slice(form.index, Math.min(form.end, form.index + 300))
    .some((node) => node.kind === 'element' && buyMarks.test(node.words) && saysSoldOut(page, node));

/**
 * How something on the page, outside related goods and menus, puts the product into a cart: a control of a form, or
 * only a link, as articles have that lead to shops, or only a promise to tell when it is there again. Null without any.
 */
export function findBuying(page: Page): 'control' | 'link' | 'waiting' | null {
  if (findCartForms(page).length > 0) return 'control';
  let linked = false;
  let waiting = false;
  for (const node of page.nodes) {
    if (node.kind !== 'element' || node.zone === 'related' || node.zone === 'chrome') continue;
    const clickable =
      node.name === 'button' ||
      node.name === 'a' ||
      (node.name === 'input' && /^(?:submit|button|image)$/i.test(node.attributes.get('type') ?? ''));
    if (!clickable) {
      if (node.name === 'form' && /cart\/add|add.*cart|basket/i.test(node.attributes.get('action') ?? ''))
        return holdsSoldOut(page, node) ? null : 'control';
      continue;
    }
    if (linked && node.name === 'a') continue;
    const words = (node.attributes.get('value') ?? '') || (node.end - node.index < 20 ? textOf(page, node) : '');
    const waits = words.length < 50 && waitWords.test(words);
    waiting ||= waits;
    const said = words.length < 50 && !waits && buyWords.test(words);
    const named = buyMarks.test(node.words);
    if (named && saysSoldOut(page, node)) return null;
    const buys = named || said;
    if (buys && node.name !== 'a') return 'control';
    linked ||= buys;
  }
  return linked ? 'link' : waiting ? 'waiting' : null;
}

const authorWord = /(?:^|[-_ ])(?:byline|author|pubdate)(?:$|[-_ ])/;
const articleWord = /(?:^|[-_ ])(?:article|post|entry|story)(?:[-_](?:body|content|text|guts))?(?:$|[-_ ])/;

/** Whether the page holds a long text that is marked as an article and has a date or an author. */
function hasLongArticle(page: Page): boolean {
  const dated =
    page.byName.has('time') ||
    withAttribute(page, 'rel').some((element) => element.attributes.get('rel') === 'author') ||
    withWords(page, authorWord).length > 0;
  if (!dated) return false;
  let read = 0;
  for (const node of page.byName.get('p') ?? []) {
    if (node.zone !== 'main' && node.zone !== 'reviews') continue;
    let holder: PageElement | null = node.parent;
    while (holder !== null && holder.name !== 'article' && !articleWord.test(holder.words)) holder = holder.parent;
    if (holder !== null && holder.name !== 'body') read += textOf(page, node).length;
    if (read > longText) return true;
  }
  return false;
}

const longText = 1_500;

const robotMarks =
  /captcha-delivery|_Incapsula_|cf-chl|challenge-platform|px-captcha|perimeterx|validateCaptcha|geetest|hcaptcha\.com\/1|punish\?|ddos-guard/i;

/** Scripts of robot checks that also stand in ordinary pages, so that they count only where nearly no words are. */
const challengeMarks = /sec-if-cpt|cp_challenge|awswaf|window\.KPSDK|\/ips\.js|arkoselabs|human-challenge/i;

/** Whether structured data offers a range of prices over many offers without any code, as pages of categories do. */
function declaresRange({ schema, declared }: Gathered): boolean {
  return (
    schema.some((node) => isType(node, 'aggregateoffer')) &&
    declared.every(({ identifiers }) => Object.keys(identifiers ?? {}).length === 0)
  );
}

/** Gathers what the decision on refusing needs; `found` is what the importer read. */
export function collectEvidence(
  page: Page,
  html: string,
  meta: ReadonlyMap<string, string[]>,
  head: HeadFacts,
  gathered: Gathered,
  /** Position of the price when it was found in the page's text alone. */
  priceAt: number | null,
  found: Pick<
    PageEvidence,
    'hasPrice' | 'hasAvailability' | 'hasBuyButton' | 'hasBuyControl' | 'hasImage' | 'hasDescription' | 'specifications'
  >,
): PageEvidence {
  const words = visibleText(page);
  const cards = gathered.cards[0] ?? [];
  const isArticle = (type: string): boolean => /^(?:news|blog|tech)?article$|^blogposting$|^review$/.test(type);
  return {
    ...found,
    title: head.title,
    headings: gathered.headings.filter(({ element }) => element.name === 'h1').map(({ text }) => text),
    text: words.text,
    textLength: words.length,
    // Only short pages without a price are judged by it, and reading all of a page for it costs much.
    robotMarkup:
      !found.hasPrice &&
      ((words.length < 6_000 && robotMarks.test(html.slice(0, 400_000))) ||
        (words.length < 300 && challengeMarks.test(html.slice(0, 100_000)))),
    passwordFields: (page.byName.get('input') ?? []).filter(
      (field) => field.attributes.get('type')?.toLowerCase() === 'password',
    ).length,
    asksName: (page.byName.get('input') ?? []).some((field) =>
      /^(?:email|tel)$/i.test(field.attributes.get('type') ?? ''),
    ),
    declaresRange: declaresRange(gathered),
    ogType: meta.get('og:type')?.[0]?.toLowerCase() ?? null,
    articleMarkup: gathered.schema.some(({ types, path }) => path.length === 0 && types.some(isArticle)),
    declaredProducts: gathered.declaredProducts,
    declaredMatch: gathered.declaredMatch,
    longArticle: hasLongArticle(page),
    productCards: cards.length,
    priceInCard: priceAt !== null && cards.some((card) => card.index <= priceAt && priceAt < card.end),
    hasHeading: gathered.title !== null && gathered.title.text.length >= 2,
    adapterTitle: gathered.adapted?.title !== undefined && gathered.adapter?.hosts !== null,
  };
}

import type { PriceHints } from './currency.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { findPrices, type ParsedPrice, withPlainDigits } from './price.ts';
import { priceOfAttributes } from './price-attributes.ts';
import { askedPrice, doubtAfter, doubtBefore, isFormer } from './price-words.ts';

export interface VisiblePrice extends ParsedPrice {
  score: number;
  struck: boolean;
  at: number;
}

const priceWord =
  /price|prix|preis|precio|pre[cç]o|prezzo|cena|\bpret\b|\bpris\b|prijs|fiyat|hinta|betrag|importe|montant|kakaku|nedan|kwota|tsena|stoimost|\bcost\b|amount|pricing/;
const currentWord =
  /current|sale|final|special|actual|\bnow\b|\bour\b|buy|main|primary|today|offer|promo|\bnew\b|value|discounted|reduced|scontat|rebajad|reduziert|aktionspreis|angebotspreis|sonderpreis|promocyjna|akcni/;
/** Names of prices that are no longer asked. */
const struckWord =
  /(?:^|[-_ ])(?:old|was|deleted|strike(?:d|through)?|crossed|before|rrp|uvp|msrp|compare(?:-?at)?|original|previous|prev|barred|line-through|del|vechi|ancien|antiguo|antigo|tachado|vecchio|intero|listino|barrato|streichpreis|stattpreis|altpreis|przekreslona|preskrtnuta|gammalt?|ordinarie|prc-org|preco-de|preço-de|stara|stará|puvodni|původní|regulara|stary|staryj|starogo)(?:$|[-_ ])|old-?price|was-?price|origin-?price|price-?(?:old|was)|list-?price|compare-?(?:at-?)?price|(?:non|not|no|un|before|without)-?(?:sale|discount)/;
/** Names that a price has beside a special one, but also when it is the only one. */
const weakWord = /(?:^|[-_ ])(?:regular|normal|full|retail|list)(?:$|[-_ ])/;
const otherWord =
  /(?:^|[-_ ])(?:ship|deliver|savings?|save|discount-?(?:amount|value|percent)|unit-?price|per-?unit|install?ment|month|credit|bonus|points?|cashback|versand|rassroch|kredit|lizing|leasing|rates?|coupon|deposit|range|filter|minimum|warranty|insurance|gift|subtotal|total|(?:basket|cart)-(?:total|item|sum)|mini-?cart|swatch|quantity|tier|threshold|free-)/;
const otherLabel =
  /(?<!\p{L})(?:shipping|delivery|versand|доставк|save|you save|экономия|per month|\/mo\b|monthly|в месяц|міс|мес\.|from|unit price|livraison|envío|credit card|cashback|installments|rate|grundpreis|points|бонус|rabat|coupon|每期|分期|滿額|运费|運費|原價|原价|적립|포인트|배송비|쿠폰|ポイント)/iu;
const priceLabel =
  /^\s*(?:price|our price|preis|prix|precio|prezzo|preço|cena|pris|prijs|цена|ціна|מחיר|價格|价格|価格|直購價)\s*[:：]/iu;
const decimalPart = /cent|decimal|fraction|kop|penn|superscript|small-?price|suffix|sup\b/;

/** The text of a price box: small raised digits after a number are its decimals ("173" and a raised "34"). */
export function priceText(page: Page, element: PageElement): string {
  const shown = textOfPrice(page, element, true);
  // What a script has yet to show is better than no amount.
  return /\d/.test(shown) ? shown : textOfPrice(page, element, false);
}

function textOfPrice(page: Page, element: PageElement, visibleOnly: boolean): string {
  let text = '';
  let last: PageElement | null = null;
  let at = element.index + 1;
  while (at < element.end) {
    const node = page.nodes[at];
    if (node === undefined) break;
    if (node.kind === 'element') {
      const isHidden = visibleOnly && node.hidden && !element.hidden;
      if (isHidden || /^(?:script|style|noscript|template)$/.test(node.name) || crossesOut(node)) {
        at = node.end;
        continue;
      }
      if (/^(?:div|p|li|br|td|tr|dd|dt|ul|h\d)$/.test(node.name)) text += ' ';
    } else {
      const holder = node.parent;
      const raised = holder.name === 'sup' || decimalPart.test(holder.words);
      // Whole and decimals in elements of their own: "$", "79", "99".
      const apart = /^\d{2}$/.test(node.text) && holder !== last && /(?<![\d.,])\d{1,4}$/.test(text);
      last = holder;
      text +=
        (raised || apart) && /^\s*\d{2}\s*$/.test(node.text) && /\d\s*$/.test(text)
          ? `.${node.text.trim()}`.padStart(0)
          : node.text;
      if (raised) text = text.replace(/(\d)\s+\.(\d{2})$/, '$1.$2');
    }
    at++;
    if (text.length > 400) return text;
  }
  return text;
}

function crossesOut(element: PageElement): boolean {
  return (
    /^(?:del|s|strike)$/.test(element.name) ||
    /line-through/i.test(element.attributes.get('style') ?? '') ||
    struckWord.test(element.words)
  );
}

/** Whether an amount is crossed out: by its tag, its style or an attribute. */
export function isStruck(element: PageElement): boolean {
  for (let each: PageElement | null = element, up = 0; each !== null && up < 4; each = each.parent, up++) {
    if (each.name === 'del' || each.name === 's' || each.name === 'strike') return true;
    if (each.attributes.get('data-a-strike') === 'true') return true;
    if (/line-through/i.test(each.attributes.get('style') ?? '')) return true;
  }
  return false;
}

/** The names of the boxes that hold this amount and little else. */
function ownBoxWords(element: PageElement): string {
  let words = '';
  for (let each: PageElement | null = element, up = 0; each !== null && up < 5; each = each.parent, up++) {
    if (up > 1 && each.end - each.index > 14) break;
    words += ` ${each.words}`;
  }
  return words;
}

function ancestorWords(element: PageElement, levels: number): string {
  let words = '';
  for (let each: PageElement | null = element, up = 0; each !== null && up < levels; each = each.parent, up++) {
    words +=
      ` ${each.words} ${each.attributes.get('itemprop') ?? ''} ${each.attributes.get('data-testid') ?? ''} ${each.attributes.get('data-test') ?? ''}`.toLowerCase();
  }
  return words;
}

const largeFont = /font(?:-size)?\s*:[^;]{0,20}?(?:[2-9]\d|1[89])(?:px|pt)/i;

function holdsOwnText(page: Page, element: PageElement): boolean {
  for (let at = element.index + 1, seen = 0; at < element.end && seen < 8; seen++) {
    const node = page.nodes[at];
    if (node === undefined) return false;
    if (node.kind === 'text' && /\p{Nd}/u.test(node.text)) return true;
    at = node.end;
  }
  return false;
}

/** The words right before an amount: in its own text, else the text before it in the same small box. */
function labelBefore(page: Page, element: PageElement, text: string, raw: string): string {
  const own = text.slice(0, Math.max(0, text.indexOf(raw.replace(/^[^\d]+/u, '')))).replace(/[^\p{L}]+$/u, '');
  if (/\p{L}{3}/u.test(own)) return own.slice(-60);
  const box = element.parent;
  for (let at = element.index - 1, seen = 0; box !== null && at > box.index && seen < 5; at--, seen++) {
    const node = page.nodes[at];
    if (node?.kind === 'text' && /[\p{L}\d]/u.test(node.text)) return node.text.trim().slice(-60);
  }
  return '';
}

/** The words of the element right behind an amount in the same small box. */
function wordsBehind(page: Page, { parent, end }: PageElement): string {
  if (parent === null || parent.end - parent.index > 30) return '';
  for (const node of page.nodes.slice(end, Math.min(end + 4, parent.end)))
    if (node.kind === 'text' && /[\p{L}\d]/u.test(node.text)) return node.text.trim().slice(0, 60);
  return '';
}

/** The currency of a bare number often stands in the element beside it: the same amount is read from the parent. */
function markedBeside(page: Page, element: PageElement, price: ParsedPrice, hints: PriceHints): ParsedPrice | null {
  for (let each = element.parent, up = 0; each !== null && up < 2; each = each.parent, up++) {
    if (each.end - each.index > 30) return null;
    const text = priceText(page, each);
    if (text.length > 80) return null;
    const same = findPrices(text, hints).find(({ marked, amount }) => marked && amount === price.amount);
    if (same !== undefined) return same;
  }
  return null;
}

/**
 * Amounts shown on the page with a score each: class words, a currency beside the number, nearness to the heading.
 * Struck amounts are kept and marked. Related products, menus, dialogs and reviews are left out.
 */
export function visiblePrices(
  page: Page,
  heading: PageElement | null,
  hints: PriceHints,
  announced: readonly ParsedPrice[] = [],
): VisiblePrice[] {
  const found: VisiblePrice[] = [];
  const announcedAmounts = new Set(announced.map(({ amount }) => Number(amount)));
  const from = heading?.end ?? 0;
  const namedForPrice = new Map<string, boolean>();
  for (const node of page.nodes) {
    if (node.kind !== 'element' || node.zone !== 'main' || node.end - node.index > 40 || found.length > 400) continue;
    if (
      node.name === 'script' ||
      node.name === 'style' ||
      node.name === 'option' ||
      node.name === 'input' ||
      node.name === 'meta'
    )
      continue;
    const { words, attributes } = node;
    const marks =
      attributes.size === 0 ? ' ' : `${attributes.get('itemprop') ?? ''} ${attributes.get('data-testid') ?? ''}`;
    const byWords = namedForPrice.get(words) ?? priceWord.test(words);
    namedForPrice.set(words, byWords);
    const named = byWords || (marks !== ' ' && priceWord.test(marks.toLowerCase()));
    const holdsText = holdsOwnText(page, node);
    if (!named && !holdsText) continue;
    const text = withPlainDigits(priceText(page, node));
    if (text.length > (named ? 160 : 60)) continue;
    const kept = named && !/\d/.test(text) ? priceOfAttributes(node, hints) : null;
    if (kept === null && !/\d/.test(text)) continue;
    const prices = kept === null ? findPrices(text, hints) : [kept];
    const asked = askedPrice(text, prices);
    if (asked === null) continue;
    const first = asked.price.marked ? asked.price : (markedBeside(page, node, asked.price, hints) ?? asked.price);
    if (!named && !first.marked) continue;
    // "€14.50 / 250 g" says one amount.
    const amounts = prices.filter(({ marked }) => marked || !first.marked).length;
    const around = ancestorWords(node, 4);
    const box = ownBoxWords(node);
    const label = asked.index === 0 ? labelBefore(page, node, text, first.raw) : '';
    const struck = isStruck(node) || struckWord.test(box) || isFormer(label);
    const doubt = asked.doubt > 0 ? asked.doubt : Math.max(doubtBefore(label), doubtAfter(wordsBehind(page, node)));
    const distance = node.index - from;
    const near =
      heading === null ? 0 : distance < -200 ? -2 : distance < 0 ? 0.5 : 3.5 - Math.min(distance, 2_000) / 450;
    const score =
      (named ? 2 : 0) +
      (priceWord.test(around) ? 1 : 0) +
      (first.marked ? 2 : 0) +
      (/(?:^|\s)(?:low)?price(?:\s|$)/.test((node.attributes.get('itemprop') ?? '').toLowerCase()) ? 2 : 0) +
      (currentWord.test(around) ? 1 : 0) +
      near -
      (struck ? 5 : weakWord.test(box) ? 1 : 0) -
      (otherWord.test(around) ? 3 : 0) -
      (doubt > 0 ? doubt : otherLabel.test(text) ? 2.5 : 0) +
      (priceLabel.test(text) ? 1 : 0) -
      (node.hidden ? 3 : 0) +
      (announcedAmounts.has(Number(first.amount)) ? 1.5 : 0) +
      (largeFont.test(node.attributes.get('style') ?? '') ? 1 : 0) +
      (/^(?:h[2-5]|strong|b|big)$/.test(node.name) && amounts === 1 ? 1.5 : 0) -
      (amounts > 2 ? 1.5 : amounts > 1 ? 0.75 : 0);
    found.push({ ...first, score, struck, at: node.index });
  }
  return found;
}

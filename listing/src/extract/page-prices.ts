import type { PriceHints } from './currency.ts';
import { type VisiblePrice, visiblePrices } from './dom-price.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { indexOf } from './html/page-index.ts';
import { findPrices, type ParsedPrice } from './price.ts';

const maxMarks = 300;
/** Words before an amount that is not the product's price: "free delivery over £35". */
const aboutOther =
  /(?:over|above|orders?|shipping|delivery|save|off|free|ab|über|versand|dès|à partir de \d+ articles|от заказа|доставка|бесплатн\S*|rabat\S*|discount|worth|up to|until|coupon)\W{0,12}$/iu;

/** Amounts with a currency in a page's title and description, those about delivery and savings left out. */
export function announcedPrices(texts: readonly string[], hints: PriceHints): ParsedPrice[] {
  return texts.flatMap((text) =>
    findPrices(text.slice(0, 600), hints).filter(({ marked, raw }) => {
      const at = text.replace(/[\s\u00a0]+/gu, ' ').indexOf(raw);
      return marked && !aboutOther.test(text.slice(Math.max(0, at - 40), Math.max(0, at)));
    }),
  );
}

/** The currency that most amounts anywhere on the page carry. */
export function pageCurrency(page: Page, visible: readonly VisiblePrice[], hints: PriceHints): string | null {
  const counts = new Map<string, number>();
  const count = (currency: string | null, weight: number): void => {
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + weight);
  };
  for (const { currency } of visible) count(currency, 3);
  if (counts.size === 0) {
    let seen = 0;
    for (const node of indexOf(page).texts) {
      if (seen > maxMarks) break;
      if (node.text.length > 60 || !/\d/.test(node.text) || node.parent.name === 'script') continue;
      for (const { marked, currency } of findPrices(node.text, hints)) {
        if (marked) seen++;
        if (marked) count(currency, 1);
      }
    }
  }
  let best: string | null = null;
  for (const [currency, times] of counts) if (best === null || times > (counts.get(best) ?? 0)) best = currency;
  return best;
}

/** All that the page's own words say about its price. */
export function readPagePrices(
  page: Page,
  heading: PageElement | null,
  hints: PriceHints,
  head: { titles: readonly string[]; descriptions: readonly string[] },
): { visible: VisiblePrice[]; announced: ParsedPrice[]; pageCurrency: string | null } {
  const announced = announcedPrices([...head.titles, ...head.descriptions], hints);
  const visible = visiblePrices(page, heading, hints, announced);
  return { visible, announced, pageCurrency: pageCurrency(page, visible, hints) };
}

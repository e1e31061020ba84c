import { signedLine } from './description-bullets.ts';
import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { childElements } from './html/page-index.ts';
import { weightOf } from './text-block.ts';

const listWord =
  /feature|bullet|highlight|key-?(?:point|fact|info)|about|short-?desc|benefit|selling-?point|product-?usp|overview|merkmal|eigenschaft|facts|summary|pluspunt|produktvorteil|destacad|zalety/;
const textWord = /descri|details?|product-?(?:info|content|text|copy)|beschreibung|information|content|tab|copy|pdp/;
const headingWord =
  /^(?:(?:key|product|item|main|the|top|our|les|los|las|le|de|i) ){0,3}(?:features?|highlights?|details|benefits|about this (?:item|product)|what you.ll (?:love|get)|overview|why you.ll love it|at a glance|specifications? & features?|(?:produkt)?(?:merkmale|highlights?|eigenschaften|vorteile)|auf einen blick|das wichtigste|besonderheiten|points? forts|atouts|avantages|caractéristiques|características|puntos fuertes|ventajas|(?:lo más )?destacad[oa]s?|lo mejor|caratteristiche|punti di forza|vantaggi|destaques|vantagens|(?:najważniejsze |główne )?(?:cechy|zalety)|(?:hlavní |klíčové )?(?:vlastnosti|výhody|přednosti)|kenmerken|(?:product)?voordelen|pluspunten|fördelar|egenskaper|fordele|fordeler|edut|ominaisuudet|jellemzők|előnyök|caracteristici|avantaje|öne çıkan (?:özellikler)?|özellikler|(?:ключевые |основные |главные )?(?:особенности|преимущества|достоинства)|особливості|переваги|商品特色|商品特点|產品特色|产品特点|特長|特徴|제품 ?특징)(?![\p{L}])/iu;
const notBullets =
  /nav|menu|breadcrumb|tabs?-?(?:nav|list|header)|social|share|rating|histogram|star|color|swatch|size|option|variant|thumb|carousel|slider|gallery|pager|paginat|payment|shipping|delivery|legal|policy|promo|coupon|badge|warranty|service|usp-bar|shop-?advantage|advantages|review|wish|prescription|account|language|currency|filter|sort|tag|category|categories|links|cart|store|compare|returns?|trust|seo|swiper|list-unstyled-links/;

interface FoundList {
  items: string[];
  /** Class of the block around the list, and whether it is one of several folded blocks. */
  holder: string;
  folded: boolean;
  /** Whether most items are a name and a measure, such as `Width: 20 cm`. */
  measures: boolean;
  score: number;
  at: number;
}

const directItems = (page: Page, list: PageElement): PageElement[] =>
  childElements(page, list).filter(({ name }) => name === 'li');

function countInside(page: Page, element: PageElement, names: ReadonlySet<string>): number {
  let count = 0;
  for (let at = element.index + 1; at < element.end; at++) {
    const node = page.nodes[at];
    if (node?.kind === 'element' && names.has(node.name)) count++;
  }
  return count;
}

/** Words about delivery, returns and payment. */
export const aboutBuying =
  /shipping|delivery|returns?\b|payment|warranty|guarantee|versand|lieferung|lieferzeit|\bmwst\b|\bincl\. (?:vat|btw)|\bprix ttc|\biva incl|zahlung|rechnung|garantie|livraison|retour|paiement|envío|devoluci|pagos?\b|entrega|garantía|frete|devoluç|pagament|spedizion|consegna|\bres[oi]\b|garanzia|verzend|bezorg|betal|leverans|frakt|levering|toimitus|palautus|szállítás|fizetés|livrare|kargo|teslimat|iade|gönderil|satıcı|compra (?:protegida|segura|garanti)|newsletter|klarna|paypal|in stock|customer service|kundenservice|kundendienst|доставк|оплат|возврат|гаранти|доставк|повернен|wysyłk|zwrot|dostaw|płatno|doprav|platb|vrácen|配送|送料|返品|运费|退货|배송|반품/iu;
/** What a shop offers with whatever it sells, among the words of a list. */
const offersService =
  /(?:free|fast|express) (?:(?:uk|us|eu|worldwide|standard|express|next[- ]day) )?(?:shipping|delivery|returns?|exchanges?)|\d+[- ]days? (?:free )?(?:returns?|money)|secure (?:payment|checkout)|kostenlos\p{L}* (?:versand|lieferung|rück|retoure)|(?:livraison|retours?|expédition) (?:gratuit|offert|rapide)|paiement (?:100 ?% )?sécurisé|(?:envío|devolución|devoluciones|cambios) (?:gratis|gratuit)|compra (?:protegida|segura|garantid)|pago (?:100 ?% )?seguro|(?:spedizion[ei]|res[oi]|consegna) (?:gratuit|veloc)|pagament[oi] sicur|(?:frete|envio|devolução|troca) gr[aá]tis|darmow[ay] (?:dostawa|wysyłka|zwrot)|gratis (?:verzending|bezorg|retour)|ücretsiz (?:kargo|iade|teslimat)|tarafından gönderil|gün içinde[^.]{0,20} iade|doprava zdarma|бесплатн\p{L}+ доставк|безкоштовн\p{L}+ доставк|送料無料|免运费|免運費|무료 ?배송/iu;
const controls = new Set(['input', 'button', 'select', 'img', 'svg', 'iframe', 'video']);
const anchors = new Set(['a']);

/** The words of the nearest heading or paragraph before an element, a few nodes back. */
function wordsBefore(page: Page, element: PageElement): string {
  for (let at = element.index - 1, seen = 0; at > 0 && seen < 25; at--, seen++) {
    const node = page.nodes[at];
    if (node?.kind === 'text' && /\p{L}/u.test(node.text)) return node.text.trim().slice(0, 80);
  }
  return '';
}

/** Whether a paragraph of whole sentences stands right before the list, in the same block. */
function followsProse(page: Page, list: PageElement): boolean {
  let at = list.index - 1;
  while (page.nodes[at]?.kind === 'text' && page.nodes[at]?.parent === list.parent) at--;
  const before = page.nodes[at];
  let last = before?.kind === 'element' ? before : (before?.parent ?? null);
  for (let up = 0; last !== null && last.parent !== list.parent && up < 4; up++) last = last.parent;
  if (last?.name !== 'p' || last.parent !== list.parent) return false;
  const text = textOf(page, last);
  return weightOf(text) > 60 && /[.!?。:：]$/u.test(text) && !aboutBuying.test(text);
}

/**
 * The shop's own lists of features, best first. Lists of links, controls, options and services are not candidates;
 * words of class names, a heading before the list and nearness to the product's heading give the order.
 */
function findFeatureLists(page: Page, heading: PageElement | null): FoundList[] {
  const found: FoundList[] = [];
  const lists = [...(page.byName.get('ul') ?? []), ...(page.byName.get('ol') ?? [])];
  for (const list of lists) {
    if (
      list.zone === 'chrome' ||
      list.zone === 'related' ||
      list.zone === 'dialog' ||
      list.zone === 'reviews' ||
      list.zone === 'service'
    )
      continue;
    const items = directItems(page, list);
    if (items.length < 2 || items.length > 30 || list.end - list.index > 1_500) continue;
    const texts = items.map((item) => textOf(page, item, { withoutSpoken: true })).filter((text) => text !== '');
    const long = texts.filter((text) => text.length >= 12).length;
    const total = texts.reduce((sum, text) => sum + text.length, 0);
    if (texts.length < 2 || texts.length < items.length / 2 || long < texts.length / 2 || total / texts.length > 700)
      continue;
    if (countInside(page, list, controls) > items.length / 3 || countInside(page, list, anchors) > items.length / 3)
      continue;
    let score = 0;
    let up = 0;
    let refused = false;
    for (
      let each: PageElement | null = list;
      each !== null && up < 6 && each.name !== 'body';
      each = each.parent, up++
    ) {
      const words = each.words;
      if (listWord.test(words)) score += up < 3 ? 3 : 1.5;
      else if (textWord.test(words)) score += 1;
      if (up < 4 && notBullets.test(words) && !listWord.test(words)) refused = true;
      if (each.name === 'form' && up < 2) refused = true;
    }
    if (headingWord.test(wordsBefore(page, list))) score += 3;
    if (followsProse(page, list)) score += 2;
    if (refused) score -= 3;
    const distance = heading === null ? 500 : list.index - heading.end;
    score += distance < -50 ? -2.5 : 1.5 - Math.min(Math.abs(distance), 3_000) / 1_500;
    score += Math.min(total / texts.length, 60) / 60;
    if (list.hidden) score -= 0.5;
    // Rows of measures and facts with a colon are specifications rather than features.
    const measures = texts.filter((text) => /^[^:.]{2,30}:\s/u.test(text)).length > texts.length / 2;
    if (measures) score -= 1;
    if (texts.filter((text) => aboutBuying.test(text)).length > texts.length / 2) score -= 4;
    const holder = list.parent?.attributes.get('class') ?? '';
    found.push({ items: texts, score, at: list.index, holder, folded: isFolded(list), measures });
  }
  return found.sort((one, other) => other.score - one.score);
}

function isFolded(list: PageElement): boolean {
  for (let each = list.parent, up = 0; each !== null && up < 4; each = each.parent, up++) {
    if (/accordion|collaps|expand|tab-?(?:content|panel|copy)/.test(each.words)) return true;
  }
  return false;
}

const believed = 3.5;
const fewestSigned = 3;

/** Paragraphs of one block that all begin with the same sign, as "✓ dishwasher safe": a list in all but its tags. */
function signedParagraphs(page: Page, heading: PageElement | null): string[] | null {
  const holders = new Set((page.byName.get('p') ?? []).map(({ parent }) => parent).filter((each) => each !== null));
  for (const holder of holders) {
    const distance = heading === null ? 0 : holder.index - heading.end;
    if (holder.zone !== 'main' || distance < 0 || distance > 400 || holder.end - holder.index > 200) continue;
    const lines = childElements(page, holder).map((each) =>
      each.name === 'p' ? signedLine(textOf(page, each)) : null,
    );
    const signed = lines.filter((line) => line !== null);
    if (signed.length < fewestSigned || signed.length < lines.length) continue;
    if (signed.some(({ sign, words }) => sign !== signed[0]?.sign || aboutBuying.test(words))) continue;
    return signed.map(({ words }) => words);
  }
  return null;
}

/** The shop's own bullets: its best list, with the other lists of the same folded section beside it. Null without one. */
export function findFeatures(page: Page, heading: PageElement | null): string[] | null {
  const lists = findFeatureLists(page, heading).filter(
    ({ items }) => items.filter((item) => offersService.test(item)).length <= items.length / 2,
  );
  const [best] = lists;
  if (best === undefined || best.score < believed) return signedParagraphs(page, heading);
  const together = lists.filter(
    (list) =>
      list === best ||
      (best.folded &&
        list.folded &&
        best.holder !== '' &&
        list.holder === best.holder &&
        !list.measures &&
        list.score > 0.5),
  );
  return together
    .sort((one, other) => one.at - other.at)
    .flatMap(({ items }) => items.filter((item) => !offersService.test(item)));
}

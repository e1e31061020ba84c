import { aboutBuying } from './dom-bullets.ts';
import { linesOf, textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { indexOf } from './html/page-index.ts';
import { panelByPlace, panelIds } from './html/tab-panels.ts';
import { findPrices } from './price.ts';
import { type Block, sentenceWeight, weightOf } from './text-block.ts';

const tooLarge = 8_000;
const blockTitle =
  /^(?:(?:product |item |full |detailed )?(?:description|overview|details)|about (?:this|the) (?:item|product)|(?:detaillierte )?(?:produkt|artikel)?beschreibung(?: des artikels)?|produkt(?:details|informationen)|(?:product)?informatie|product information|informations?(?: (?:sur le )?produit)?|détails?(?: (?:du )?produit)?|detalles(?: del producto)?|dettagli(?: (?:del )?prodotto)?|detalhes(?: do produto)?|szczegóły(?: produktu)?|ürün bilgileri|description(?: (?:du produit|détaillée|complète))?|en détail|descripción(?: del producto)?|descrizione(?: (?:del )?prodotto)?|descrição(?: do produto)?|opis(?: (?:produktu|towaru))?|(?:podrobný |detailní )?popis(?: (?:produktu|zboží))?|descriere(?:a)?(?: produs(?:ului)?)?|(?:produkt)?beskrivning|(?:produkt)?beskrivelse|(?:product)?omschrijving|(?:termék)?leírás|tuotekuvaus|kuvaus|ürün (?:açıklaması|detayı)|açıklama|περιγραφή|описание(?: товара)?|о товаре|подробное описание|опис(?: товару)?|תיאור(?: המוצר)?|وصف المنتج|الوصف|mô tả(?: sản phẩm)?|商品説明|商品描述|商品介紹|商品介绍|商品详情|商品情報|产品描述|產品描述|상품 ?설명|상세 ?정보)$/iu;

/** What PrestaShop calls it; elsewhere these words are on links. */
const headingTitle =
  /^(?:more info(?:rmation)?|weitere informationen|mehr infos?|en savoir plus|plus d['’]infos?|más información|maggiori informazioni|mais informações|więcej informacji|více informací|viac informácií|meer informatie|mai multe informații|további információk)$/iu;

/** Whether a short line announces the description and is none itself. */
function announces(text: string): boolean {
  return text.length <= 60 && blockTitle.test(text.trim().replace(/\s*[:：]$/, ''));
}

const unread = /^(?:br|script|style|noscript|template|svg)$/;

/** From an element behind a heading up to the next heading: the paragraphs and lists of one section. */
function sectionFrom(page: Page, first: PageElement, title: PageElement): PageElement[] {
  const section: PageElement[] = [];
  const { parent } = title;
  if (parent === null) return section;
  for (let at = first.index; at < parent.end && section.length < 40; ) {
    const node = page.nodes[at];
    if (node === undefined) break;
    if (node.kind === 'element') {
      if (/^(?:h[1-6]|hr|table|form|footer|dl|section|aside)$/.test(node.name) && section.length > 0) break;
      // Behind one block only paragraphs and lists go on with the text.
      const goesOn = node.name === first.name && node.words === first.words && first.words !== '';
      if (section.length > 0 && !goesOn && !unread.test(node.name) && !/^(?:p|ul|ol|blockquote|pre)$/.test(node.name))
        break;
      if (!unread.test(node.name) && node.end - node.index <= tooLarge) section.push(node);
    }
    at = node.end;
  }
  return section;
}

/** A sentence that is no row and says nothing of buying: what is announced as a description may be one, with lines behind. */
const isSentence = (line: string): boolean =>
  /^\p{Lu}[^:：]{24,}[.!]$/u.test(line) && !aboutBuying.test(line) && findPrices(line).every(({ marked }) => !marked);

function asBlock(page: Page, elements: readonly PageElement[]): Block | null {
  const lines = elements.flatMap((element) => linesOf(page, element, { withoutSpoken: true }));
  const text = lines.join('\n');
  const sentences = sentenceWeight(lines);
  if (weightOf(text) < 40) return null;
  if (sentences > weightOf(text) / 2)
    return { elements, words: '', text, score: 2.4 + Math.min(sentences, 1_200) / 400 };
  return isSentence(lines[0] ?? '') ? { elements, words: '', text, score: 2.5 } : null;
}

/** Panels that a tab with the word "Description" opens, by the id that the tab names. */
function tabPanels(page: Page): Block[] {
  const blocks: Block[] = [];
  for (const name of ['a', 'button', 'li', 'div', 'summary']) {
    for (const tab of page.byName.get(name) ?? []) {
      if (tab.end - tab.index > 8 || blocks.length > 5) continue;
      const { attributes } = tab;
      if (attributes.size === 0 || (attributes.size === 1 && attributes.has('class'))) continue;
      const [id] = panelIds(tab);
      const panel = id === undefined ? undefined : page.byId.get(id);
      if (panel === undefined || panel === tab || !announces(textOf(page, tab))) continue;
      const block = panel.end - panel.index > tooLarge ? null : asBlock(page, [panel]);
      if (block !== null) blocks.push({ ...block, score: block.score + 0.5 });
    }
  }
  return blocks;
}

/** Blocks behind a heading or a tab that says "Description", for pages whose classes say nothing. */
export function titledBlocks(page: Page, heading: PageElement | null): Block[] {
  const blocks: Block[] = [];
  for (const node of indexOf(page).texts) {
    if (node.text.length > 60 || blocks.length > 20) continue;
    const isHeading = /^h[2-6]$/.test(node.parent.name) && headingTitle.test(node.text.trim());
    if (node.parent.zone !== 'main' || (!isHeading && !announces(node.text))) continue;
    const panel = panelByPlace(page, node.parent) ?? panelByPlace(page, node.parent.parent ?? node.parent);
    const shown = panel === null || panel.end - panel.index > tooLarge ? null : asBlock(page, [panel]);
    if (shown !== null) blocks.push({ ...shown, score: shown.score + 0.5 });
    let title: PageElement = node.parent;
    // The title may be wrapped; what follows its outermost wrapper is the block.
    while (title.parent !== null && title.parent.end <= title.end + 1 && title.parent.end - title.parent.index < 8)
      title = title.parent;
    const next = page.nodes[title.end];
    const following = next?.kind === 'text' ? page.nodes[next.end] : next;
    if (following?.kind !== 'element' || following.parent !== title.parent) continue;
    if (heading !== null && following.index < heading.index) continue;
    const block = asBlock(page, sectionFrom(page, following, title));
    if (block !== null) blocks.push(block);
  }
  return [...blocks, ...tabPanels(page)];
}

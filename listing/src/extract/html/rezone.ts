import { linesOf } from './node-text.ts';
import type { Page, PageElement, Zone } from './nodes.ts';
import { elementZone } from './zones.ts';

const relatedHeading =
  /^(?:(?:you (?:may|might) also|customers (?:also|who)|people also|frequently bought|similar (?:items|products)|related|recommended|recently viewed|more (?:from|like)|sponsored|complete the (?:look|set)|goes well with|pairs well|best ?sellers|other (?:items|products|sellers)|compare with)|(?:ähnliche|das könnte|kunden (?:kauften|interessierten)|passend(?:e|es) dazu|zuletzt angesehen|wird oft)|(?:produits (?:similaires|associés)|vous aimerez|les clients)|(?:productos relacionados|también te|productos similares|otros productos)|(?:prodotti (?:correlati|simili)|potrebbe)|(?:produtos relacionados|veja também|outros produtos)|(?:produkty (?:podobne|powiązane)|podobne produkty|polecane|zobacz także)|(?:podobné produkty|súvisiace|související|odporúčame|doporučujeme)|(?:produse (?:similare|recomandate))|(?:похожие|с этим товаром|вместе с этим|вас может|рекомендуем|недавно просмотренные|вы смотрели|сопутствующие|аналоги|другие (?:товары|предложения))|(?:схожі|разом з|рекомендован|переглянуті|вас може)|(?:מוצרים (?:דומים|נוספים|קשורים))|(?:相關商品|相关商品|推薦商品|猜你喜欢|看了又看|関連商品|おすすめ))/iu;

/** `without` is a part of names that is common to the whole block, and so tells nothing about its parts. */
function setZone(page: Page, top: PageElement, zone: Zone, without: readonly string[] = []): void {
  top.zone = zone;
  for (let at = top.index + 1; at < top.end; at++) {
    const node = page.nodes[at];
    if (node?.kind !== 'element' || node.parent === null) continue;
    const words = without.reduce((left, name) => left.replaceAll(name, ''), node.words);
    node.zone = elementZone(node.name, node.attributes, words, node.parent);
  }
}

/** A part of the page that holds the product's own heading is no menu and no dialog, whatever its class is called. */
export function reclaimAround(page: Page, heading: PageElement): void {
  const blocks = new Set<string>();
  for (let round = 0; round < 6 && heading.zone !== 'main'; round++) {
    let top = heading;
    while (top.parent !== null && top.parent.zone !== 'main') top = top.parent;
    for (const name of top.words.split(/\s+/)) {
      // `t-store__prod-popup__container` is the block `t-store__prod-popup`.
      const block = /^(.+?)__(?!.*__)/.exec(name)?.[1] ?? name;
      if (block.length > 3) blocks.add(block);
    }
    setZone(page, top, 'main', [...blocks]);
  }
}

/** From a heading to the end of its block, or to the next heading of the same level. */
function markFrom(page: Page, heading: PageElement, block: PageElement): void {
  for (let at = heading.index; at < block.end; at++) {
    const node = page.nodes[at];
    if (node?.kind !== 'element') continue;
    if (at > heading.index && node.name === heading.name && node.depth === heading.depth) return;
    if (node.zone === 'main') node.zone = 'related';
  }
}

/** Marks what stands under headings such as "You may also like", which class names often do not tell. */
export function markRelated(page: Page, heading: PageElement | null): void {
  const holdsHeading = (element: PageElement): boolean =>
    heading !== null && element.index <= heading.index && element.end >= heading.end;
  for (const name of ['h2', 'h3', 'h4', 'h5', 'strong', 'legend']) {
    for (const element of page.byName.get(name) ?? []) {
      if (element.zone !== 'main' || element.end - element.index > 12) continue;
      const [line = ''] = linesOf(page, element);
      if (line.length > 70 || !relatedHeading.test(line)) continue;
      let block = element.parent;
      // A wrapper that holds the heading alone is not yet the block.
      for (
        let up = 0;
        block?.parent != null && up < 3 && block.end - block.index < 25 && !holdsHeading(block.parent);
        up++
      )
        block = block.parent;
      if (
        block === null ||
        block.name === 'body' ||
        holdsHeading(block) ||
        (heading !== null && block.index < heading.index && block.end > heading.index)
      )
        continue;
      markFrom(page, element, block);
    }
  }
}

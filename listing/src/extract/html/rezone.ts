import { linesOf } from './node-text.ts';
import type { Page, PageElement, Zone } from './nodes.ts';
import { childElements, together, withWords } from './page-index.ts';
import { elementZone, headingRank, ownWord } from './zones.ts';

const relatedHeading =
  /^(?:\d{1,2} )?(?:(?:(?:you|we think you|you['’]?ll)(?: (?:may|might|will)|['’]ll)?(?: also)? (?:like|love|enjoy|need)|you (?:may|might) also|we found other|others also|keep shopping|shop the look|wear it with|buy it with|customers (?:also|who)|people also|frequently bought|similar (?:items|products)|related|recommended(?= *:?$| (?:products|items|for you|with|accessories|together|styles|articles))|recently viewed|more (?:from|like)|sponsored|complete the (?:look|set)|goes well with|pairs well|trending now|explore (?:more|similar)|shoppers also|other (?:customers|shoppers)|buyers also|best ?sellers|other (?:items|products|sellers)|compare with)|(?:ähnliche|das könnte|kunden (?:kauften|interessierten)|passend(?:e|es) dazu|zuletzt angesehen|wird oft|wird gern|andere kunden|unsere empfehlungen|wir empfehlen|kombinieren sie)|(?:produits (?:similaires|associés)|(?:autres produits|dans la même)|vous (?:aimerez|pourriez)|les clients|on vous recommande|nous vous recommandons|complétez votre|à associer avec|ceux qui ont)|(?:productos relacionados|también te|te (?:puede|podría)n? |productos similares|otros productos|quienes (?:vieron|compraron)|los clientes que|otros clientes|clientes que (?:vieron|compraron)|completa (?:el|tu) (?:look|conjunto)|quizás? te|te recomendamos)|(?:prodotti (?:correlati|simili)|altri prodotti|(?:ti )?potrebbe|chi ha (?:acquistato|visto|comprato)|i clienti (?:che|hanno)|completa il (?:look|tuo)|ti consigliamo)|(?:produtos (?:relacionados|similares)|veja também|outros produtos|também (?:podes?|vai) |(?:você )?(?:pode|vai) (?:gostar|também)|quem (?:viu|comprou)|clientes que|complete (?:o|seu) look|aproveite também)|(?:produkty (?:podobne|powiązane)|podobne produkty|polecane|zobacz także)|(?:podobné produkty|súvisiace|související|odporúčame|doporučujeme)|(?:produse (?:similare|recomandate|asemănătoare)|clienții (?:au|care)|(?:ți|ti|s)-ar putea)|(?:похожие|с этим товаром|вместе с этим|вас (?:может|могут|также)|вам (?:может|также|понрав)|(?:с этим|также) покупают|смотрите также|покупают вместе|рекоменду(?:ем|ют)|недавно просмотренные|вы смотрели|сопутствующие|аналоги|другие (?:товары|предложения))|(?:схожі|разом з|рекомендован|переглянуті|вас може)|(?:מוצרים (?:דומים|נוספים|קשורים))|(?:相關商品|相关商品|推薦商品|猜你喜欢|看了又看|関連商品|おすすめ|この商品を(?:見た|買った|購入した)|一緒に(?:購入|買|よく)|よく一緒に|最近(?:チェック|見た)|其他人也|大家也|看過此|买了又买|為你推薦|为你推荐)|(?:köp även|andra köpte|liknande produkter|relaterade produkter|du kanske (?:också|även) gillar)|(?:katso myös|samankaltaisia|muut ostivat|saatat myös)|(?:lignende produkter|andre (?:har )?(?:købte|kjøpte|købt|kjøpt|så|så på)|relaterte produkter|relaterede produkter|du vil (?:måske|kanskje)|måske kan du)|(?:vergelijkbare|anderen (?:bekeken|kochten)|gerelateerde|bekijk ook)|(?:hasonló termékek|kapcsolódó termékek|mások ezt|ezt is|ajánlott termékek|vásárlóink)|(?:benzer ürünler|ilgili ürünler|bunlar da|birlikte (?:alınan|al|sıkça)|bu ürünü (?:alan|inceleyen)|bunları da|önerilen ürünler|tamamlayıcı ürünler)|(?:mohlo by (?:se|sa) (?:vám|vam)|ostatní nakoupili|souvisiace|zákazníci (?:také|tiež|kteří|ktorí)|k tomu se hodí)|(?:podobne oferty|może (?:ci |ci się |spodoba)|inni klienci|klienci(?:, którzy)? (?:kupili|oglądali|wybrali|kupowali)|kupowane razem)|(?:منتجات (?:مشابهة|ذات صلة|قد)|قد (?:ي|ت)عجبك)|(?:sản phẩm (?:cùng loại|tương tự|liên quan|khác)|có thể bạn)|(?:비슷한 상품|함께 (?:비교하면|구매|본)|추천 ?상품|연관 ?상품)|(?:produk (?:terkait|serupa|lainnya|lain)|(?:mungkin )?(?:anda|kamu) (?:mungkin|juga))|(?:σχετικά προϊόντα|μπορεί να|προτεινόμενα|δείτε επίσης)|(?:สินค้า(?:ที่เกี่ยวข้อง|แนะนำ|ใกล้เคียง))|(?:подобни продукти|свързани продукти|може да (?:ви )?харес)|(?:slični proizvodi|povezani proizvodi|sorodni izdelki|podobni izdelki|možda (?:će|vam)))/iu;

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

/** The block of a part: `t-store__prod-popup__container` is of `t-store__prod-popup`. */
const blockOf = (name: string): string => /^(.+?)__(?!.*__)/.exec(name)?.[1] ?? name;

/** Parts of the same named block beside the one with the heading: the pictures to its left. */
function reclaimBeside(page: Page, { parent, zone, index }: PageElement, blocks: ReadonlySet<string>): void {
  if (parent === null || parent.name === 'body') return;
  for (const part of childElements(page, parent, 60)) {
    const named = part.words.split(/\s+/).some((name) => blocks.has(blockOf(name)));
    if (named && part.index !== index && part.zone !== zone) setZone(page, part, 'main', [...blocks]);
  }
}

/** A part of the page that holds the product's own heading is no menu and no dialog, whatever its class is called. */
export function reclaimAround(page: Page, heading: PageElement): void {
  const blocks = new Set<string>();
  for (let round = 0; round < 6 && heading.zone !== 'main'; round++) {
    let top = heading;
    while (top.parent !== null && top.parent.zone !== 'main') top = top.parent;
    for (const name of top.words.split(/\s+/)) if (blockOf(name).length > 3) blocks.add(blockOf(name));
    setZone(page, top, 'main', [...blocks]);
    reclaimBeside(page, top, blocks);
  }
}

const plainTag = /^(?:div|p|span)$/;

/** From a heading to the end of its block, or to the next heading of the same level. */
function markFrom(page: Page, heading: PageElement, block: PageElement): void {
  for (let at = heading.index; at < block.end; at++) {
    const node = page.nodes[at];
    if (node?.kind !== 'element') continue;
    // Another `div` beside a title that is a `div` itself is what it heads, unless it has the same name.
    const like = node.name === heading.name && node.depth === heading.depth;
    if (at > heading.index && like && (!plainTag.test(node.name) || node.words === heading.words)) return;
    if (node.zone === 'main') node.zone = 'related';
  }
}

/** Letters without a link or a picture that are more than the labels of a list of goods. */
const longWords = 120;

/** Whether a block beside a related heading is still about other goods: it shows them, or says next to nothing. */
function continuesRelated(page: Page, block: PageElement, rank: number, first: boolean): boolean {
  if (headingRank(block) < 9 && headingRank(block) <= rank) return false;
  if (ownWord.test(block.words)) return false;
  let letters = 0;
  let shown = false;
  for (let at = block.index; at < block.end; at++) {
    const node = page.nodes[at];
    if (node?.kind === 'text') letters += node.text.length;
    else if (node?.name === 'a' || node?.name === 'img') shown = true;
    else if (node?.depth === block.depth + 1 && headingRank(node) < rank) return false;
  }
  return shown || (!first && letters <= longWords);
}

/** Marks what stands behind a heading in a block that holds the product too, up to where something else begins. */
function markBeside(page: Page, heading: PageElement, top: PageElement, block: PageElement): void {
  let at = top.end;
  let found = false;
  while (at < block.end) {
    const node = page.nodes[at];
    if (node?.kind === 'element') {
      if (!continuesRelated(page, node, headingRank(heading), !found)) break;
      found = true;
    }
    at = node?.end ?? block.end;
  }
  if (!found) return;
  for (const node of page.nodes.slice(top.index, at))
    if (node.kind === 'element' && node.zone === 'main') node.zone = 'related';
}

const titleTags = ['h2', 'h3', 'h4', 'h5', 'strong', 'legend'];
/** Names of titles that are no heading elements. */
const titleWord = /(?:^|[-_ ])(?:h[2-6]|title|heading|headline)(?:$|[-_ ])/;

/** Marks what stands under headings such as "You may also like", which class names often do not tell. */
export function markRelated(page: Page, heading: PageElement | null): void {
  const holdsHeading = (element: PageElement): boolean =>
    heading !== null && element.index <= heading.index && element.end >= heading.end;
  const named = withWords(page, titleWord).filter(({ name }) => /^(?:p|div|span)$/.test(name));
  for (const element of together([...titleTags.map((name) => page.byName.get(name) ?? []), named])) {
    if (element.zone !== 'main' || element.end - element.index > 12) continue;
    const [line = ''] = linesOf(page, element);
    if (line.length > 70 || !relatedHeading.test(line)) continue;
    // A wrapper that holds the heading alone is not yet the block.
    let block = element.parent;
    for (
      let up = 0;
      block?.parent != null && up < 3 && block.end - block.index < 25 && !holdsHeading(block.parent);
      up++
    )
      block = block.parent;
    if (block === null || holdsHeading(element)) continue;
    const alone =
      block.end === element.end &&
      element.index - block.index <= 3 &&
      block.parent !== null &&
      holdsHeading(block.parent);
    if (block.name !== 'body' && !holdsHeading(block) && !alone) markFrom(page, element, block);
    else if (heading !== null && element.index > heading.index && !/^(?:strong|legend)$/.test(element.name))
      markBeside(page, element, alone ? block : element, (alone ? block.parent : null) ?? block);
  }
}

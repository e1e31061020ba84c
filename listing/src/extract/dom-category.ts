import { oneLine } from './clean-text.ts';
import { brandAddress } from './dom-brand.ts';
import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { childElements, together, withAttribute, withWords } from './html/page-index.ts';
import { likeness } from './words.ts';

const crumbWord =
  /bread-?crumb|br[oö]dsmul|brødkrumme|murupolku|kruimel|okruszki|drob(?:ky|ečkov|eckov)|crumbs|topic-?path|pankuzu|brotkrumen|(?:^|[-_ ])pfad(?:$|[-_ ])|krosh|brotkr|migas|ariane|you-?are-?here|nav-?path|(?:^|[-_ ])bc-?nav(?:$|[-_ ])|page-?path|category-?path|head-?category/;
const rootAddress = /^(?:https?:\/\/[^/]+)?\/?(?:[?#].*)?$/;
const homeWord =
  /^(?:home|homepage|start|startseite|главная|головна|accueil|inicio|início|strona główna|domů|domov|acasă|hjem|hem|etusivu|ana sayfa|ראשי|דף הבית|الرئيسية|trang chủ|αρχική|начало|kezdőlap|főoldal|hjemmeside|forside|etusivu|beranda|หน้าแรก|홈|トップ(?:ページ)?|top|index|\p{Script=Han}{0,6}首[頁页]|ホーム|back to.*|volver.*|all (?:categories|products)|shop all|(?:alle|todos (?:los|os)|tous (?:les|nos)|tutti i|wszystkie|všechny) (?:produkte|producten|artikel|productos|produtos|produits|prodotti|produkty)|все (?:категории|товары)|products|produkte|shop|sklep)$/iu;
const maxLength = 300;

/** Joins names of levels; the home page and the product itself are no category. */
export function categoryOf(names: readonly string[], title: string): string | null {
  const kept = names
    .map((name) => oneLine(name).replace(/^[=>›»/→\s]+|[=>›»/→\s]+$/gu, ''))
    .filter(
      (name, index, all) => name !== '' && name.length <= 80 && !homeWord.test(name) && all.indexOf(name) === index,
    );
  const last = kept.at(-1);
  if (last !== undefined && title !== '' && likeness(last, title) > 0.75) kept.pop();
  const joined = kept.join(' > ');
  return joined === '' || joined.length > maxLength ? null : joined;
}

function leadsHome(element: PageElement): boolean {
  const href = element.attributes.get('href');
  return element.name === 'a' && href !== undefined && href !== '' && !href.startsWith('#') && rootAddress.test(href);
}

/** The names of the page's breadcrumb trail, found by its class, id or label. */
export function findBreadcrumb(page: Page, heading: PageElement | null): string[] {
  const named = namedBreadcrumb(page, heading === null ? '' : textOf(page, heading));
  return named.length > 0 ? named : plainTrail(page, heading);
}

const separators = /^[\s>›»/→⟩❯·▸-]*$/u;
const parting = /[>›»/→⟩❯▸]/u;
const trailTags = ['nav', 'div', 'p', 'ol', 'ul', 'td', 'span', 'font', 'small'];
const maxTrail = 40;

/** Whether these words are the product's name or a part of it. */
const namesOwn = (words: string, title: string): boolean =>
  oneLine(words).length > 5 && ` ${oneLine(title)} `.toLowerCase().includes(` ${oneLine(words)} `.toLowerCase());

/** Links from the home page on with signs between them, before the heading: a trail that is not named as one. */
function plainTrail(page: Page, heading: PageElement | null): string[] {
  for (const node of together(trailTags.map((name) => page.byName.get(name) ?? []))) {
    if (heading === null || node.index > heading.index) break;
    if (node.end > heading.index) continue;
    const { length } = page.nodes.slice(node.index, Math.min(node.end, node.index + maxTrail + 1));
    if (length < 6 || length > maxTrail) continue;
    const links: PageElement[] = [];
    let between = '';
    for (const each of page.nodes.slice(node.index + 1, node.end)) {
      if (each.kind === 'element' && each.name === 'a') links.push(each);
      else if (each.kind === 'element' && node.zone === 'main' && /^(?:svg|i)$/.test(each.name)) between += '›';
      else if (each.kind === 'text' && !links.some((link) => each.index < link.end)) between += each.text;
    }
    const [first] = links;
    // The last name, the product's own, is often no link.
    const own = /[>›»/→⟩❯▸]([^>›»/→⟩❯▸]*)$/u.exec(between)?.[1]?.trim() ?? '';
    if (own !== '' && (likeness(own, textOf(page, heading)) > 0.75 || namesOwn(own, textOf(page, heading))))
      between = between.slice(0, between.lastIndexOf(own));
    // A trail may end in the product's own name, with no signs at all.
    const endsInOwn = node.zone === 'main' && namesOwn(between, textOf(page, heading));
    if (endsInOwn) between = '';
    between = between.replace(/^[^>›»/→⟩❯▸]{0,30}[:：]/u, '');
    // The items of an ordered list need no signs: a style draws them.
    const ordered = node.name === 'ol' && node.zone === 'main' && leadsHome(links[0] ?? node);
    const isRow = node.zone === 'main' && isRowOfLinks(page, node, heading);
    if (isRow) between = '';
    if (first === undefined || links.length < 2 || !separators.test(between)) continue;
    if (!ordered && !isRow && !endsInOwn && !parting.test(between)) continue;
    if (!leadsHome(first) && !homeWord.test(textOf(page, first))) continue;
    return links.slice(1).map((link) => textOf(page, link));
  }
  return [];
}

/** Blocks side by side with one name, a link or the product's name in each: a style draws the signs between them. */
function isRowOfLinks(page: Page, trail: PageElement, heading: PageElement): boolean {
  const parts = childElements(page, trail).filter(({ name }) => name !== 'svg' && name !== 'i');
  const [first] = parts;
  const title = textOf(page, heading);
  const isLink = (part: PageElement): boolean => {
    const inside = page.nodes.slice(part.index, part.end);
    const links = inside.filter((each) => each.kind === 'element' && each.name === 'a').length;
    return links === 1 && textOf(page, part).length <= 40;
  };
  const last = parts.at(-1);
  if (first === undefined || last === undefined || parts.length < 3 || first.name === 'a') return false;
  if (!homeWord.test(textOf(page, first)) || parts.some(({ name }) => name !== first.name)) return false;
  const own = textOf(page, last).replace(/\s*(?:\.{3}|…)$/u, '');
  return parts.slice(0, -1).every(isLink) && !isLink(last) && namesOwn(own, title);
}

/** The words behind the last link of a trail when they are the product's name: they are left out then, and no link. */
function ownName(page: Page, trail: PageElement, title: string): string[] {
  for (let at = trail.end - 1; at > trail.index; at--) {
    const node = page.nodes[at];
    if (node?.kind !== 'text' || !/\p{L}/u.test(node.text)) continue;
    const linked = node.parent.name === 'a' || node.parent.parent?.name === 'a';
    return !linked && likeness(node.text, title) > 0.9 ? [oneLine(node.text)] : [];
  }
  return [];
}

function namedBreadcrumb(page: Page, title: string): string[] {
  let best: string[] = [];
  for (const node of together([withWords(page, crumbWord), withAttribute(page, 'aria-label')])) {
    if (node.end - node.index < 3 || node.end - node.index > 200) continue;
    const label = `${node.words} ${node.attributes.get('aria-label')?.toLowerCase() ?? ''}`;
    // Shop software writes the path of a category into the class of the body.
    if (/^(?:body|html)$/.test(node.name) || !crumbWord.test(label) || hasCrumbParent(node)) continue;
    const links = page.nodes
      .slice(node.index, node.end)
      .filter(
        (each): each is PageElement =>
          each.kind === 'element' &&
          (each.name === 'a' || each.attributes.get('itemprop') === 'name') &&
          !leadsHome(each) &&
          !brandAddress.test(each.attributes.get('href') ?? '') &&
          !(each.parent !== null && leadsHome(each.parent)),
      )
      .map((each) => textOf(page, each));
    const names = links.filter((text, index) => text !== '' && text !== links[index - 1]);
    if (names.length > best.length)
      best = names.length > 0 && !names.includes(title) ? [...names, ...ownName(page, node, title)] : names;
  }
  return best;
}

function hasCrumbParent(element: PageElement): boolean {
  return (
    element.parent !== null && crumbWord.test(element.parent.words) && element.parent.end - element.parent.index <= 200
  );
}

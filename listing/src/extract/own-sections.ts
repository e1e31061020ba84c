import type { Specification } from '../listing.ts';
import { oneLine } from './clean-text.ts';
import { aboutBuying } from './dom-bullets.ts';
import { linesOf, textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { indexOf, withWords } from './html/page-index.ts';
import { panelByPlace, panelIds } from './html/tab-panels.ts';
import { headingRank } from './html/zones.ts';
import { blockMarkup } from './text-block.ts';
import { squash } from './words.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words for what a thing is made of, how it is used and how it is kept, as headings of folded sections print them. */
const own = words(`
care material materials composition fabric ingredients washing usage use directions dosage
pflege pflegehinweise pflegeanleitung material materialien zusammensetzung zutaten inhaltsstoffe anwendung waschanleitung
entretien composition matière matières ingrédients utilisation lavage
cuidado cuidados composición materiales ingredientes uso lavado modo
composizione cura materiali ingredienti lavaggio
composição materiais ingredientes utilização lavagem
skład pielęgnacja materiał składniki użycie stosowanie użycia
složení péče údržba použití zloženie starostlivosť použitie materiál
ingrediënten samenstelling verzorging wasvoorschrift gebruik materiaal onderhoud
skötsel skötselråd tvättråd innehåll pleje plejeanvisning vedligeholdelse vedlikehold hoito hoito-ohjeet ainesosat materiaali
compoziție îngrijire ingrediente utilizare összetevők összetétel ápolás
bakım malzeme içindekiler kullanım
состав уход материал материалы применение применения догляд склад застосування
お手入れ お手入れ方法 原材料 素材 使い方 成分 使用方法 保養方式 材質 材质 소재 세탁방법 사용방법
`);
const beside = words(`
& + and the of to how for instructions instruction info information details product
und des der et de du conseils d’utilisation d'utilisation mode d’emploi d'emploi y del e da di i oraz sposób a en og och ja và ve и по способ та how zur hinweise talimatları
`);
const longestHeading = 40;
const longestSection = 1_500;
const shortest = 20;
const mostSections = 4;

/** Whether a heading speaks of the thing's own make, use and care: "Materials & care", "Candle care". */
function isOwnHeading(heading: string): boolean {
  const line = heading
    .toLowerCase()
    .replace(/[\s:：+–—-]+$/u, '')
    .trim();
  if (line.length < 3 || line.length > longestHeading) return false;
  if (/^(?!customer|after|health|skin|hair|baby|day|urgent)\p{L}{3,12} care$/u.test(line)) return true;
  const parts = line.split(/[\s/,]+/u).filter((part) => part !== '');
  return parts.some((part) => own.has(part)) && parts.every((part) => own.has(part) || beside.has(part));
}

const headingTag = /^(?:h[2-6]|summary|button|strong|b)$/;
const headingName = /(?:^|[-_ ])(?:title|heading|header|toggle|trigger|button|question)(?:$|[-_ ])/;

/** The outermost wrapper that holds the heading's words alone; null when nothing says that it is a heading. */
function titleAround(page: Page, text: PageElement): PageElement | null {
  let title = text;
  let named = false;
  for (let up = 0; up < 4; up++) {
    named ||= headingTag.test(title.name) || headingName.test(title.words) || title.attributes.get('role') === 'tab';
    const { parent } = title;
    if (parent === null || parent.name === 'body' || parent.end - title.end > 6) break;
    const behind = page.nodes.slice(title.end, parent.end);
    if (behind.some((node) => node.kind === 'text' && /\S/.test(node.text))) break;
    title = parent;
  }
  return named ? title : null;
}

/** What stands behind a heading in its block, up to the next heading. */
function partsBehind(page: Page, title: PageElement): PageElement[] {
  const parts: PageElement[] = [];
  for (let at = title.end; at < (title.parent?.end ?? 0) && parts.length < 8; ) {
    const node = page.nodes[at];
    if (node === undefined) break;
    if (node.kind === 'element') {
      if (headingRank(node) < 9 || /^(?:table|form|button|summary|details|section)$/.test(node.name)) break;
      if (node.name === title.name && node.words === title.words) break;
      const isRead = !/^(?:script|style|noscript|template|svg|hr|br|img)$/.test(node.name);
      if (isRead) parts.push(node);
      // One block holds all of a folded section; only paragraphs and lists go on.
      if (isRead && !/^(?:p|ul|ol)$/.test(node.name)) break;
    }
    at = node.end;
  }
  return parts;
}

function sectionOf(page: Page, text: PageElement): PageElement[] {
  for (let each: PageElement | null = text, up = 0; each !== null && up < 3; each = each.parent, up++) {
    const [id = ''] = panelIds(each);
    const panel: PageElement | null = page.byId.get(id) ?? panelByPlace(page, each);
    if (panel !== null && panel !== each) return [panel];
  }
  const title = titleAround(page, text);
  return title === null ? [] : partsBehind(page, title);
}

/** Names of blocks of such sections, each under a heading of its own: "Washing", "Oiling". */
const ownBlock =
  /(?:^|\s)(?:(?:product|fabric|item)-)?(?:care|ingredients?|composition|materials?|how-?to-?use|usage)-(?:grid|list|info|instructions?|guide|section|block|content|tips|cards?|steps?)(?=\s|$)/;

/** Blocks that are named for such sections, the outermost of each. */
function namedBlocks(page: Page, heading: PageElement): PageElement[] {
  const blocks: PageElement[] = [];
  for (const block of withWords(page, ownBlock)) {
    const [last] = blocks.slice(-1);
    if (block.zone !== 'main' || block.index < heading.end || (last !== undefined && block.index < last.end)) continue;
    if (page.nodes.slice(block.index, block.end).some((node) => node.kind === 'element' && node.name === 'p'))
      blocks.push(block);
  }
  return blocks;
}

/**
 * Sections of the page about the thing's own make, use and care that neither the description nor the rows tell yet, as
 * allow-listed HTML under their headings.
 */
export function ownSections(
  page: Page,
  heading: PageElement | null,
  description: string,
  rows: readonly Specification[],
): string {
  const told = squash(description);
  const values = new Set(rows.map(({ value }) => squash(value)));
  const found = new Map<string, string>();
  const keep = (elements: readonly PageElement[], title: string): void => {
    const lines = elements.flatMap((element) => linesOf(page, element, { withoutSpoken: true }));
    const said = lines.join(' ');
    const key = squash(said);
    if (said.length < shortest || said.length > longestSection || found.has(key)) return;
    if (!/\p{L}[.!。%]|\d\s?%|,\s/u.test(said) || aboutBuying.test(said)) return;
    if (told.includes(key.slice(0, 60)) || values.has(key)) return;
    // Rows of the section are told already.
    if (lines.some((line) => rows.some(({ name, value }) => squash(line) === squash(name + value)))) return;
    const markup = blockMarkup(page, { elements, words: '', text: said, score: 0 });
    if (markup !== '') found.set(key, title === '' ? markup : `<h3>${title}</h3>${markup}`);
  };
  for (const block of heading === null ? [] : namedBlocks(page, heading)) keep([block], '');
  for (const node of indexOf(page).texts) {
    if (heading === null || node.index < heading.end || node.parent.zone !== 'main') continue;
    if (found.size >= mostSections || node.text.length > longestHeading * 2 || !isOwnHeading(oneLine(node.text)))
      continue;
    const elements = sectionOf(page, node.parent).filter(({ zone }) => zone === 'main');
    keep(elements, oneLine(textOf(page, node.parent)).replaceAll('&', '&amp;').replace(/[<>]/g, ' '));
  }
  return [...found.values()].join('');
}

import type { Specification } from '../listing.ts';
import { linesOf, textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { indexOf, together, withWords } from './html/page-index.ts';
import {
  alikePairs,
  controls,
  holdersOfAlike,
  largest,
  longestName,
  type MakeRow,
  pairsOf,
  partsOf,
  reach,
} from './pair-rows.ts';

const titleTag = /^(?:h[2-6]|summary|strong|b|legend|div|p|span|button|a)$/;
const gridTag = /^(?:div|section|ul|p|article)$/;
const specTitle =
  /^(?:(?:technical |product |full |key |tech )?(?:specifications?|specs|data|parameters|characteristics)|technische (?:daten|details|gegevens)|produktdaten|spezifikation(?:en)?|datenblatt|caractéristiques(?: techniques)?|fiche technique|(?:características|especificaciones)(?: técnicas)?|ficha técnica|(?:caratteristiche|specifiche)(?: tecniche)?|scheda tecnica|especificações(?: técnicas)?|dane techniczne|specyfikacja|parametry(?: produktu)?|technické (?:parametry|údaje)|specificații(?: tehnice)?|specificaties|specifikationer|tekniske (?:data|specifikationer)|tekniset tiedot|tuotetiedot|tekniska data|produktspecifikation(?:er)?|productspecificaties|ürün özellikleri|termékadatok|características del producto|műszaki adatok|teknik özellikler|(?:технические )?характеристики|(?:технічні )?характеристики|параметры|מפרט(?: טכני)?|المواصفات|仕様|スペック|商品スペック|规格(?:参数)?|規格|商品規格|제품 ?사양)\s*[:：]?$/iu;
/** Names of blocks that hold such rows. */
const specName =
  /(?:^|[-_ ])(?:specs?|specifications?|attributes?|properties|parameters?|parametry|characteristics?|merkmale|eigenschaften|caracteristicas|caracteristiques|harakteristiki|techn(?:ical|ische)?-?(?:data|daten)|datasheet)(?:$|[-_ ])/;
const maxTitles = 50;

/** Names and values that take turns in like elements without names, of one line each. */
function rowsOf(page: Page, grid: PageElement, row: MakeRow): Specification[] {
  const cells = partsOf(page, grid);
  const [first] = cells;
  if (first === undefined || cells.length < 4 || cells.length % 2 === 1 || cells.length > 200) return [];
  if (cells.some((cell) => cell.name !== first.name || cell.end - cell.index > 8)) return [];
  const lines = cells.map((cell) => linesOf(page, cell));
  if (lines.some((each) => each.length !== 1)) return [];
  const texts = lines.map(([line = '']) => line);
  const names = texts.filter((_text, index) => index % 2 === 0);
  // A cell with a colon inside is a row of its own.
  const whole = texts.filter((text, index) =>
    (index % 2 === 0 ? /^\d|[:：]\s*\S/u : /^[^:：]{2,20}[:：]\s*\S/u).test(text),
  );
  if (names.some((name) => name.length > longestName) || new Set(names).size < names.length || whole.length > 0)
    return [];
  return names.map((name, index) => row(name, texts[index * 2 + 1] ?? '')).filter((each) => each !== null);
}

const maxLists = 100;
const fewestBold = 3;

/** Items of a name and a value of which one alone is bold: `<li><span>Wood</span><strong>oak</strong></li>`. */
function boldPairs(page: Page, list: PageElement, row: MakeRow): Specification[] {
  const items = partsOf(page, list);
  if (items.length < fewestBold || items.length > 60 || list.end - list.index > largest) return [];
  const bold = items.map((item) => partsOf(page, item).map(isBold));
  const [first] = bold;
  if (first?.length !== 2 || first[0] === first[1]) return [];
  return bold.every((each) => each.length === 2 && each[0] === first[0] && each[1] === first[1])
    ? pairsOf(page, list, row)
    : [];
}

const isBold = ({ name }: PageElement): boolean => name === 'strong' || name === 'b';

/** The blocks whose rows may have one bold part, each once. */
function holdersOfBold(page: Page): PageElement[] {
  const holders = new Set<PageElement>();
  for (const bold of together([page.byName.get('strong') ?? [], page.byName.get('b') ?? []])) {
    const holder = bold.parent?.parent;
    if (holder != null && /^(?:ul|ol|div|section)$/.test(holder.name) && holders.size < maxLists) holders.add(holder);
  }
  return [...holders];
}

/** What a section that folds holds first: rows of a name and a value, and nothing to be chosen. */
function gridOfFolded(page: Page, folded: PageElement): PageElement | null {
  if (folded.end - folded.index > largest) return null;
  const inside = page.nodes.slice(folded.index + 1, folded.end);
  if (inside.some((node) => node.kind === 'element' && controls.test(node.name))) return null;
  let holder = partsOf(page, folded).filter(({ name }) => name !== 'summary')[0];
  for (let down = 0; holder !== undefined && down < 3; down++) {
    const inner = partsOf(page, holder);
    if (inner.length !== 1) return holder;
    [holder] = inner;
  }
  return null;
}

/** Paragraphs of one line each with a name and a value, from this one on. */
function linesBehind(page: Page, first: PageElement, row: MakeRow): Specification[] {
  const rows: Specification[] = [];
  const end = first.parent?.end ?? first.end;
  for (let at = first.index; at < end && rows.length < 100; ) {
    const node = page.nodes[at];
    if (node === undefined) break;
    if (node.kind === 'element') {
      const lines = node.name === first.name && node.end - node.index < 8 ? linesOf(page, node) : [];
      const [, name = '', value = ''] = (lines.length === 1 ? shortRow.exec(lines[0] ?? '') : null) ?? [];
      const found = name === '' ? null : row(name, value);
      if (found === null) break;
      rows.push(found);
    }
    at = node.end;
  }
  return rows;
}

/** Blocks side by side of a small heading and a short value each, from this one on. */
function titledRows(page: Page, first: PageElement, row: MakeRow): Specification[] {
  const rows: Specification[] = [];
  const blocks = first.name === 'div' && first.parent !== null ? partsOf(page, first.parent) : [];
  for (const block of blocks.slice(Math.max(0, blocks.indexOf(first)))) {
    const [name, value, ...more] = partsOf(page, block);
    if (name === undefined || value === undefined || more.length > 0 || !/^h[4-6]$/.test(name.name)) break;
    const said = textOf(page, value);
    const found = said.length <= longestName ? row(textOf(page, name), said) : null;
    if (found === null) break;
    rows.push(found);
  }
  return rows;
}

/** The groups of rows behind the first one, which are named as it is. */
function groupsBehind(page: Page, first: PageElement): PageElement[] {
  const all = first.parent === null || first.words === '' ? [] : partsOf(page, first.parent);
  return all.filter(({ index, name, words }) => index > first.index && name === first.name && words === first.words);
}

const shortRow = /^([^:：]{2,40}?)\s*[:：]\s*(\S.{0,60})$/u;

/**
 * Names and values that nothing but a heading such as "Specifications", or the name of their block, and their order
 * tell to be so: cells of a grid that take turns, or rows of two parts.
 */
export function specificationGrids(
  page: Page,
  row: MakeRow,
  isUsable: (element: PageElement) => boolean,
): { rows: Specification[]; at: number }[] {
  const groups: { rows: Specification[]; at: number }[] = [];
  let titles = 0;
  const read = (node: PageElement): boolean => {
    const size = node.end - node.index;
    if (!gridTag.test(node.name) || size < 8 || size > largest || !isUsable(node)) return false;
    const rows = [rowsOf(page, node, row), pairsOf(page, node, row)].find((found) => found.length > 0);
    if (rows !== undefined) groups.push({ rows, at: node.index });
    return rows !== undefined;
  };
  for (const { text, parent: title, end } of indexOf(page).texts) {
    if (text.length > longestName || titles > maxTitles || !titleTag.test(title.name)) continue;
    if (!specTitle.test(text.trim())) continue;
    titles++;
    for (let at = end; at < end + reach; at++) {
      const node = page.nodes[at];
      if (node?.kind !== 'element') continue;
      const rows = titledRows(page, node, row);
      if (rows.length > 1 && isUsable(node)) groups.push({ rows, at: node.index });
      if (rows.length > 1 || /^h[1-6]$/.test(node.name) || node.name === 'table' || node.name === 'dl') break;
      if (read(node)) {
        for (const group of groupsBehind(page, node)) read(group);
        break;
      }
      const lines = linesBehind(page, node, row);
      if (lines.length > 1 && isUsable(node)) groups.push({ rows: lines, at: node.index });
      if (lines.length > 0) break;
    }
  }
  for (const list of holdersOfBold(page)) {
    const rows = list.zone === 'main' && isUsable(list) ? boldPairs(page, list, row) : [];
    if (rows.length > 0) groups.push({ rows, at: list.index });
  }
  for (const holder of holdersOfAlike(page)) {
    const rows = holder.zone === 'main' && isUsable(holder) ? alikePairs(page, holder, row) : [];
    if (rows.length > 0) groups.push({ rows, at: holder.index });
  }
  for (const folded of (page.byName.get('details') ?? []).slice(0, maxLists)) {
    const grid = folded.zone === 'main' ? gridOfFolded(page, folded) : null;
    const rows = grid === null || !isUsable(grid) ? [] : pairsOf(page, grid, row);
    if (rows.length > 0 && grid !== null) groups.push({ rows, at: grid.index });
  }
  for (const node of withWords(page, specName).slice(0, maxTitles)) read(node);
  return groups;
}

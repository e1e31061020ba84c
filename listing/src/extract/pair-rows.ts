import type { Specification } from '../listing.ts';
import { linesOf, textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { childElements, indexOf } from './html/page-index.ts';

/** Tidies a name and a value; null when they cannot be a row. */
export type MakeRow = (name: string, value: string) => Specification | null;

export const reach = 30;
export const largest = 1_500;
export const longestName = 60;
export const controls = /^(?:button|input|select|textarea|img|form|label)$/;

export const partsOf = (page: Page, element: PageElement): PageElement[] =>
  childElements(page, element).filter(({ name }) => name !== 'br');

/** Rows whose two parts have no names: `<div><span>Height</span><span>18 cm</span></div>`. */
export function pairsOf(page: Page, holder: PageElement, row: MakeRow): Specification[] {
  // Titles of groups stand among the rows.
  const rows = partsOf(page, holder).filter(({ name }) => !/^h[3-6]$/.test(name));
  if (rows.length < 2 || rows.length > 200 || rows.some(({ name }) => name !== rows[0]?.name)) return [];
  const pairs = rows.map((each) => {
    const parts = partsOf(page, each);
    const [name, value] = parts;
    if (name === undefined || value === undefined || parts.length !== 2 || each.end - each.index > reach) return null;
    const label = linesOf(page, name);
    const whole = textOf(page, each).replace(/\s/g, '');
    const inParts = `${textOf(page, name)}${textOf(page, value)}`.replace(/\s/g, '');
    if (label.length !== 1 || (label[0] ?? '').length > longestName || whole !== inParts) return null;
    return row(label[0] ?? '', textOf(page, value));
  });
  const found = pairs.filter((each) => each !== null);
  return found.length >= rows.length * 0.8 ? found : [];
}

const fewestAlike = 3;
const mostAlike = 60;
const maxHolders = 60;

/** Lists, and blocks of rows that have one name: `<div class="row">` three times or more. */
export function holdersOfAlike(page: Page): PageElement[] {
  const holders = new Set<PageElement>([...(page.byName.get('ul') ?? []), ...(page.byName.get('ol') ?? [])]);
  for (const rows of indexOf(page).byWords.values()) {
    const [first] = rows;
    if (first === undefined || rows.length < fewestAlike || !/^(?:div|p|section)$/.test(first.name)) continue;
    for (const { parent } of rows) if (parent !== null && holders.size < maxHolders * 2) holders.add(parent);
  }
  return [...holders].sort((one, other) => one.index - other.index).slice(0, maxHolders);
}

/**
 * Rows of two parts that nothing names but their likeness: the rows have one class, or their parts have the same two.
 * Links, pictures and controls are of menus and cards, and a name has no digits.
 */
export function alikePairs(page: Page, holder: PageElement, row: MakeRow): Specification[] {
  const items = partsOf(page, holder);
  if (items.length < fewestAlike || items.length > mostAlike || holder.end - holder.index > largest) return [];
  const parts = items.map((item) => partsOf(page, item));
  if (parts.some(({ length }) => length !== 2)) return [];
  const shape = (each: readonly PageElement[]): string => each.map(({ words }) => words).join();
  const [first = []] = parts;
  const [one, other] = first.map(({ words }) => words);
  const isClassed = one !== '' && other !== '' && one !== other && parts.every((each) => shape(each) === shape(first));
  const isNamed =
    items[0]?.words !== '' && items.every(({ words }) => words === items[0]?.words) && parts.flat().every(isWord);
  if (!isClassed && !isNamed) return [];
  const inside = page.nodes.slice(holder.index + 1, holder.end);
  if (inside.some((node) => node.kind === 'element' && (controls.test(node.name) || node.name === 'a'))) return [];
  const rows = pairsOf(page, holder, row);
  return rows.some(({ name, value }) => /\d/.test(name) || value.length > longestName) ? [] : rows;
}

const isWord = ({ name, index, end }: PageElement): boolean =>
  /^(?:span|div|b|strong)$/.test(name) && end - index === 2;

/** "Name: value" on one line. */
export const colonLine = /^([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/u;
const dash = /^[-–—•·*]\s*(?=\p{L})/u;
const fewestDashed = 3;

/** Rows among other lines of a text, each behind a dash: "- Length: 38 cm", three or more below each other. */
export function dashedRows(lines: readonly string[], row: MakeRow): Specification[] {
  const rows: Specification[] = [];
  let run: Specification[] = [];
  for (const line of [...lines, '']) {
    const [, name = '', value = ''] = (dash.test(line) ? colonLine.exec(line.replace(dash, '')) : null) ?? [];
    const pair = name === '' || value.length > longestName ? null : row(name, value);
    if (pair !== null) run.push(pair);
    else {
      if (run.length >= fewestDashed) rows.push(...run);
      run = [];
    }
  }
  return rows;
}

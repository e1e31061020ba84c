import type { Page, PageElement, PageIndex, PageText } from './nodes.ts';

type Elements = readonly PageElement[];

/** Shorter attributes are no data about a product. */
const shortestJson = 80;

const none: Elements = [];

function append<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [item]);
  else known.push(item);
}

/** Attributes that very many elements have and that few rules ask for: a page is searched through for these. */
const unindexed = new Set(['class', 'href', 'style', 'src', 'alt', 'title', 'type', 'id', 'target', 'width', 'height']);

/** Whether a text is more than spaces; most begin with a letter. */
function hasWords(text: string): boolean {
  const first = text.charCodeAt(0);
  return (first > 32 && first < 127) || /\S/.test(text);
}

function looksLikeJson(value: string): boolean {
  if (value.length < shortestJson) return false;
  const first = value.charCodeAt(0);
  return (first === 123 || first === 91) && value.includes('"');
}

function build(page: Page): PageIndex {
  const byAttribute = new Map<string, PageElement[]>();
  const byClassValue = new Map<string, PageElement[]>();
  const byWords = new Map<string, PageElement[]>();
  const withJson: PageElement[] = [];
  const texts: PageText[] = [];
  for (const node of page.nodes) {
    if (node.kind === 'text') {
      if (hasWords(node.text)) texts.push(node);
      continue;
    }
    if (node.attributes.size === 0) continue;
    if (node.words !== '') append(byWords, node.words, node);
    let json = false;
    const { attributes } = node;
    for (let at = 0; at < attributes.size; at++) {
      const name = attributes.nameAt(at);
      const value = attributes.valueAt(at);
      json ||= looksLikeJson(value);
      if (name === 'class') append(byClassValue, value, node);
      else if (!unindexed.has(name)) append(byAttribute, name, node);
    }
    if (json) withJson.push(node);
  }
  const valuesOfClass = new Map<string, string[]>();
  for (const value of byClassValue.keys())
    for (const name of new Set(value.trim().split(/\s+/))) append(valuesOfClass, name, value);
  return { byAttribute, byClassValue, valuesOfClass, byWords, withJson, texts };
}

/** The index of a page. Zones may change after it was made: they are asked of the element, not of the index. */
export function indexOf(page: Page): PageIndex {
  page.index ??= build(page);
  return page.index;
}

function inOrder(lists: readonly Elements[]): Elements {
  const [only = none] = lists;
  return lists.length < 2 ? only : lists.flat().sort((one, other) => one.index - other.index);
}

function matching(map: ReadonlyMap<string, Elements>, pattern: RegExp): Elements {
  const lists: Elements[] = [];
  for (const [key, elements] of map) if (pattern.test(key)) lists.push(elements);
  return inOrder(lists);
}

export function withAttribute(page: Page, name: string): Elements {
  if (unindexed.has(name))
    return page.nodes.filter((node): node is PageElement => node.kind === 'element' && node.attributes.has(name));
  return indexOf(page).byAttribute.get(name) ?? none;
}

export function withClass(page: Page, name: string): Elements {
  const { valuesOfClass, byClassValue } = indexOf(page);
  return inOrder((valuesOfClass.get(name) ?? []).map((value) => byClassValue.get(value) ?? none));
}

/** Elements whose attribute `class` a pattern matches as a whole. The pattern must be without the flags `g` and `y`. */
export function withClassLike(page: Page, pattern: RegExp): Elements {
  return matching(indexOf(page).byClassValue, pattern);
}

/** Elements whose `words` a pattern matches. The pattern must be without the flags `g` and `y`. */
export function withWords(page: Page, pattern: RegExp): Elements {
  return matching(indexOf(page).byWords, pattern);
}

/** The outermost elements from one position up to another, the first `most` of them. */
export function elementsWithin(page: Page, from: number, to: number, most = Infinity): PageElement[] {
  const list: PageElement[] = [];
  for (let at = from; at < to && list.length < most; ) {
    const node = page.nodes[at];
    if (node === undefined) break;
    if (node.kind === 'element') list.push(node);
    at = node.end;
  }
  return list;
}

export const childElements = (page: Page, { index, end }: PageElement, most?: number): PageElement[] =>
  elementsWithin(page, index + 1, end, most);

/** One list of the elements of several, in document order, each once. */
export function together(lists: readonly Elements[]): Elements {
  const filled = lists.filter((list) => list.length > 0);
  return filled.length < 2 ? (filled[0] ?? none) : inOrder([[...new Set(filled.flat())], none]);
}

import type { Page, PageElement } from './nodes.ts';
import { withAttribute, withClass } from './page-index.ts';

interface Compound {
  name: string | null;
  id: string | null;
  classes: string[];
  attributes: { name: string; operator: string; value: string }[];
  /** How it hangs on the compound before it. */
  child: boolean;
}

const compoundPart = /^(?:([a-z][a-z0-9-]*|\*)|#([\w-]+)|\.([\w-]+)|\[([\w:-]+)(?:([~^$*]?=)["']?([^\]"']*)["']?)?\])/i;

const parsed = new Map<string, readonly Compound[]>();

/** Selectors are constants of our own data, so each is taken apart once. */
function chainOf(selector: string): readonly Compound[] {
  let chain = parsed.get(selector);
  if (chain === undefined) {
    chain = parseSelector(selector);
    parsed.set(selector, chain);
  }
  return chain;
}

function parseSelector(selector: string): Compound[] {
  const compounds: Compound[] = [];
  for (const piece of selector
    .trim()
    .replace(/\s*>\s*/g, ' >')
    .split(/\s+(?![^[]*\])/)) {
    const compound: Compound = { name: null, id: null, classes: [], attributes: [], child: piece.startsWith('>') };
    let rest = compound.child ? piece.slice(1) : piece;
    while (rest !== '') {
      const match = compoundPart.exec(rest);
      if (match === null) throw new Error(`Selector not understood: ${selector}`);
      const [whole, name, id, className, attribute, operator, value] = match;
      if (name !== undefined && name !== '*') compound.name = name.toLowerCase();
      if (id !== undefined) compound.id = id;
      if (className !== undefined) compound.classes.push(className);
      if (attribute !== undefined) {
        compound.attributes.push({ name: attribute.toLowerCase(), operator: operator ?? '', value: value ?? '' });
      }
      rest = rest.slice(whole.length);
    }
    compounds.push(compound);
  }
  return compounds;
}

export function classesOf(element: PageElement): string[] {
  return element.attributes.get('class')?.trim().split(/\s+/) ?? [];
}

function attributeMatches(actual: string, operator: string, value: string): boolean {
  if (operator === '') return true;
  if (operator === '=') return actual === value;
  if (operator === '^=') return actual.startsWith(value);
  if (operator === '$=') return actual.endsWith(value);
  if (operator === '*=') return actual.includes(value);
  return actual.split(/\s+/).includes(value);
}

function matchesCompound(element: PageElement, compound: Compound): boolean {
  if (compound.name !== null && compound.name !== element.name) return false;
  if (compound.id !== null && compound.id !== element.attributes.get('id')) return false;
  if (compound.classes.length > 0) {
    const classes = classesOf(element);
    if (!compound.classes.every((name) => classes.includes(name))) return false;
  }
  return compound.attributes.every(({ name, operator, value }) => {
    const actual = element.attributes.get(name);
    return actual !== undefined && attributeMatches(actual, operator, value);
  });
}

function matchesChain(element: PageElement, chain: readonly Compound[]): boolean {
  let at = chain.length - 1;
  const last = chain[at];
  if (last === undefined || !matchesCompound(element, last)) return false;
  let child = last.child;
  let ancestor = element.parent;
  for (at--; at >= 0; at--) {
    const wanted = chain[at];
    if (wanted === undefined) return false;
    while (ancestor !== null && !matchesCompound(ancestor, wanted)) ancestor = child ? null : ancestor.parent;
    if (ancestor === null) return false;
    child = wanted.child;
    ancestor = ancestor.parent;
  }
  return true;
}

function startingPoints(page: Page, last: Compound): readonly PageElement[] {
  if (last.id !== null) {
    const element = page.byId.get(last.id);
    return element === undefined ? [] : [element];
  }
  const rarest = last.classes[0];
  if (rarest !== undefined) return withClass(page, rarest);
  if (last.name !== null) return page.byName.get(last.name) ?? [];
  const [attribute] = last.attributes;
  if (attribute !== undefined) return withAttribute(page, attribute.name);
  return page.nodes.filter((node) => node.kind === 'element');
}

/**
 * Elements that match, in document order: tags, `#id`, `.class`, `[attribute=value]` with `~ ^ $ *`, descendants,
 * children and lists with commas. Throws for any other selector, which is a mistake in our own data.
 */
export function selectAll(page: Page, selectors: string, within: PageElement = page.root): PageElement[] {
  const found = new Set<PageElement>();
  const lists = selectors.split(/,(?![^[]*\])/);
  for (const selector of lists) {
    const chain = chainOf(selector);
    const last = chain.at(-1);
    // An id that the page does not have, anywhere in the chain, saves the search.
    if (last === undefined || chain.some(({ id }) => id !== null && !page.byId.has(id))) continue;
    for (const element of startingPoints(page, last)) {
      if (element.index > within.index && element.index < within.end && matchesChain(element, chain))
        found.add(element);
    }
  }
  const all = [...found];
  return lists.length === 1 ? all : all.sort((one, other) => one.index - other.index);
}

export function selectFirst(page: Page, selectors: string, within: PageElement = page.root): PageElement | null {
  return selectAll(page, selectors, within)[0] ?? null;
}

import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { together, withAttribute } from './html/page-index.ts';
import { lastPart, type SchemaNode, type SchemaValue } from './schema-node.ts';

const maxItems = 5_000;

/** The value that the HTML standard gives an element with `itemprop`; `content` wins on any tag, as shops use it so. */
function propertyValue(page: Page, element: PageElement): string {
  const { attributes, name } = element;
  const content = attributes.get('content');
  if (content !== undefined) return content;
  if (name === 'time') return attributes.get('datetime') ?? textOf(page, element);
  if (name === 'data' || name === 'meter') return attributes.get('value') ?? textOf(page, element);
  if (name === 'object') return attributes.get('data') ?? '';
  const href = attributes.get('href');
  // A brand is often an `<a itemprop="brand" href>`: its words are wanted, not its address.
  if (name === 'link' && href !== undefined) return href;
  if (name === 'a' && href !== undefined) {
    const words = textOf(page, element);
    return words === '' || /^(?:url|image|sameas|availability|itemcondition)$/i.test(attributes.get('itemprop') ?? '')
      ? href
      : words;
  }
  const source = attributes.get('src') ?? attributes.get('data-src');
  if (source !== undefined && name !== 'input') return attributes.get('data-zoom-image') ?? source;
  if (name === 'input') return attributes.get('value') ?? '';
  return textOf(page, element, { withoutSpoken: false });
}

/** Microdata items with nested scopes and `itemref`, in page order. */
export function readMicrodata(page: Page): SchemaNode[] {
  const items: SchemaNode[] = [];
  const byElement = new Map<PageElement, SchemaNode>();
  const owners = new Map<PageElement, SchemaNode[]>();
  for (const node of together([withAttribute(page, 'itemscope'), withAttribute(page, 'itemtype')]).slice(0, maxItems)) {
    const types = (node.attributes.get('itemtype') ?? '')
      .split(/\s+/)
      .filter((type) => type !== '')
      .map(lastPart);
    const item: SchemaNode = {
      types,
      id: node.attributes.get('itemid') ?? null,
      properties: new Map(),
      path: [],
      at: node.index,
    };
    byElement.set(node, item);
    items.push(item);
    for (const reference of (node.attributes.get('itemref') ?? '').split(/\s+/).slice(0, 50)) {
      const target = reference === '' ? undefined : page.byId.get(reference);
      if (target !== undefined && target !== node) owners.set(target, [...(owners.get(target) ?? []), item]);
    }
  }

  if (items.length === 0) return items;
  // The nearest item above every element, known from its parent because the list is in document order.
  const above = new Map<PageElement, SchemaNode[]>();
  for (const node of page.nodes) {
    if (node.kind !== 'element') continue;
    const parent = node.parent;
    const own = parent === null ? undefined : byElement.get(parent);
    let holders = own === undefined ? (parent === null ? [] : (above.get(parent) ?? [])) : [own];
    const referring = owners.get(node);
    if (referring !== undefined) holders = [...holders, ...referring];
    if (holders.length > 0) above.set(node, holders);
    const names = node.attributes.get('itemprop');
    if (names === undefined || holders.length === 0) continue;
    const nested = byElement.get(node);
    const value: SchemaValue = nested ?? propertyValue(page, node);
    for (const rawName of names.trim().split(/\s+/).slice(0, 10)) {
      const name = lastPart(rawName);
      for (const holder of holders) {
        if (holder === nested) continue;
        const known = holder.properties.get(name);
        if (known === undefined) holder.properties.set(name, [value]);
        else if (known.length < 500) known.push(value);
        if (nested !== undefined) nested.path = [...holder.path.slice(-20), name];
      }
    }
  }
  return items;
}

import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { withAttribute } from './html/page-index.ts';
import { lastPart, type SchemaNode, type SchemaValue } from './schema-node.ts';

const maxItems = 5_000;

function propertyValue(page: Page, element: PageElement): string {
  const { attributes } = element;
  return (
    attributes.get('content') ??
    attributes.get('resource') ??
    attributes.get('href') ??
    attributes.get('src') ??
    attributes.get('datetime') ??
    textOf(page, element)
  );
}

/** RDFa Lite items of schema.org (`typeof`, `property`), in page order. Open Graph `meta` tags are not items. */
export function readRdfa(page: Page): SchemaNode[] {
  const items: SchemaNode[] = [];
  const above = new Map<PageElement, SchemaNode>();
  const [first] = withAttribute(page, 'typeof');
  if (first === undefined) return items;
  for (let at = first.index; at < page.nodes.length; at++) {
    const node = page.nodes[at];
    if (node?.kind !== 'element') continue;
    const holder = node.parent === null ? undefined : above.get(node.parent);
    const typeNames = node.attributes.get('typeof');
    let own: SchemaNode | undefined;
    if (typeNames !== undefined && items.length < maxItems) {
      const types = typeNames.trim().split(/\s+/).map(lastPart);
      own = { types, id: node.attributes.get('resource') ?? null, properties: new Map(), path: [], at: node.index };
      items.push(own);
    }
    const current = own ?? holder;
    if (current !== undefined) above.set(node, current);
    const names = node.attributes.get('property');
    if (names === undefined || holder === undefined) continue;
    const value: SchemaValue = own ?? propertyValue(page, node);
    for (const rawName of names.trim().split(/\s+/).slice(0, 10)) {
      const name = lastPart(rawName);
      const known = holder.properties.get(name);
      if (known === undefined) holder.properties.set(name, [value]);
      else if (known.length < 500) known.push(value);
      if (own !== undefined) own.path = [...holder.path.slice(-20), name];
    }
  }
  return items;
}

import { rawText } from './html/node-text.ts';
import type { Page } from './html/nodes.ts';
import { parseDamagedJson } from './json-repair.ts';
import { lastPart, type SchemaNode, type SchemaValue } from './schema-node.ts';
import { isObject, type JsonObject } from './state-search.ts';

export interface SchemaGraph {
  /** Every node, in the order of the page; a node that others refer to stands once. */
  nodes: SchemaNode[];
  notes: string[];
}

/** Real pages stay below; beyond, the rest is left out. */
const maxNodes = 20_000;
const maxScripts = 200;

function typesOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((type) => typeof type === 'string').map(lastPart);
}

interface Pending {
  value: JsonObject;
  node: SchemaNode;
}

/** Turns parsed values into nodes with a work list, so that nesting cannot overflow the stack. */
function flatten(tops: unknown[]): SchemaNode[] {
  const all: SchemaNode[] = [];
  const byId = new Map<string, SchemaNode>();
  const references: { owner: SchemaNode; name: string; position: number; id: string }[] = [];
  const work: Pending[] = [];

  const adopt = (value: JsonObject, path: readonly string[]): SchemaNode => {
    const id = typeof value['@id'] === 'string' ? value['@id'] : null;
    const node: SchemaNode = { types: typesOf(value['@type']), id, properties: new Map(), path, at: null };
    all.push(node);
    work.push({ value, node });
    if (id !== null && !byId.has(id) && Object.keys(value).length > 1) byId.set(id, node);
    return node;
  };
  const spread = (value: unknown): unknown[] => (Array.isArray(value) ? value.flat(3) : [value]);

  for (const top of spread(tops)) if (isObject(top)) adopt(top, []);
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    const { value, node } = next;
    for (const [key, content] of Object.entries(value)) {
      if (key === '@type' || key === '@id' || key === '@context') continue;
      const name = lastPart(key);
      const list: SchemaValue[] = [];
      for (const item of spread(content)) {
        if (typeof item === 'string') list.push(item);
        else if (typeof item === 'number' || typeof item === 'boolean') list.push(String(item));
        else if (isObject(item) && all.length < maxNodes && node.path.length < 40) {
          const keys = Object.keys(item);
          if (keys.length === 1 && typeof item['@id'] === 'string') {
            references.push({ owner: node, name, position: list.length, id: item['@id'] });
            list.push(item['@id']);
          } else if (typeof item['@value'] === 'string' || typeof item['@value'] === 'number') {
            list.push(String(item['@value']));
          } else if (keys.length > 0) list.push(adopt(item, [...node.path, name]));
        }
      }
      node.properties.set(name, list);
    }
  }
  // A reference is replaced by its node, which other nodes may hold too: readers of the graph must not assume a tree.
  for (const { owner, name, position, id } of references) {
    const target = byId.get(id);
    const list = owner.properties.get(name);
    if (target !== undefined && target !== owner && list !== undefined) list[position] = target;
  }
  return all;
}

/** All nodes of the page's `application/ld+json` scripts. A script that cannot be read is skipped with a note. */
export function readJsonLd(page: Page): SchemaGraph {
  const tops: unknown[] = [];
  const notes: string[] = [];
  const scripts = (page.byName.get('script') ?? []).filter((script) =>
    /^application\/ld\+json\b/i.test(script.attributes.get('type')?.trim() ?? ''),
  );
  for (const script of scripts.slice(0, maxScripts)) {
    const text = rawText(page, script);
    if (text.trim() === '') continue;
    const parsed = parseDamagedJson(text);
    if (parsed === null) notes.push('A block of structured data could not be read and was skipped.');
    else {
      tops.push(parsed.value);
      if (parsed.repaired) notes.push('A block of structured data was damaged and was repaired before reading.');
    }
  }
  return { nodes: flatten(tops), notes };
}

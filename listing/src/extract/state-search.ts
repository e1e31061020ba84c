import { oneLine } from './clean-text.ts';
import { likeness, Name } from './words.ts';

/** A JSON object whose members are not known yet. */
export type JsonObject = Record<string, unknown>;
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A text or a number as words; nothing for what holds more. */
export const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const maxVisited = 150_000;
const nameKey =
  /^(?:name|title|product_?name|product_?title|subject|display_?name|item_?name|item_?title|full_?name|short_?name|heading)$/i;

export interface NamedObject {
  object: JsonObject;
  /** The objects around it, nearest first; lists in between are passed over. */
  around: JsonObject[];
  name: string;
}

/** Objects whose name is the page's title, found without recursion. */
export function namedLike(values: readonly unknown[], title: string): NamedObject[] {
  const wanted = new Name(title);
  const { squashed } = wanted;
  const found: NamedObject[] = [];
  const work: { value: unknown; around: JsonObject[] }[] = values.map((value) => ({ value, around: [] }));
  for (let visited = 0; visited < maxVisited && found.length < 20; visited++) {
    const next = work.pop();
    if (next === undefined) break;
    const { value, around } = next;
    if (Array.isArray(value)) {
      // What surrounds a list of things belongs to none of them alone.
      for (const item of value.slice(0, 300))
        if (typeof item === 'object') work.push({ value: item, around: value.length > 1 ? [] : around });
    } else if (isObject(value)) {
      for (const [key, content] of Object.entries(value)) {
        if (typeof content === 'object' && content !== null)
          work.push({ value: content, around: [value, ...around].slice(0, 3) });
        else if (typeof content === 'string' && nameKey.test(key) && content.length < 600) {
          if (content.length > title.length * 3 + 30 || content.length * 3 < squashed.length) continue;
          const name = new Name(oneLine(content));
          if (squashed.length > 3 && (name.squashed === squashed || likeness(name, wanted) > 0.85))
            found.push({ object: value, around, name: name.text });
        }
      }
    }
  }
  return found;
}

const productKey = /^(?:product|product_?(?:data|details?|info)|current_?product|pdp)$/i;
/** Names that other things have as well; a product among them has pictures too. */
const thingKey = /^(?:item|goods|article|offer|listing|detail)(?:_?(?:data|details?|info))?$/i;

/** The name of the only thing that script data calls the product and gives a price; null for none and for several. */
export function soleProductName(values: readonly unknown[]): string | null {
  const names = new Set<string>();
  const work: { value: unknown; key: string }[] = values.map((value) => ({ value, key: '' }));
  for (let visited = 0; visited < maxVisited && names.size < 2; visited++) {
    const next = work.pop();
    if (next === undefined) break;
    const { value, key } = next;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 100)) if (typeof item === 'object') work.push({ value: item, key: '' });
    } else if (isObject(value)) {
      const entries = Object.entries(value);
      const isThing = thingKey.test(key) && entries.some(([each]) => /image|photo|picture|galler/i.test(each));
      const name =
        productKey.test(key) || isThing
          ? entries.find(([each, content]) => nameKey.test(each) && typeof content === 'string' && content !== '')?.[1]
          : undefined;
      if (typeof name === 'string' && entries.some(([each]) => /price|offers|variants/i.test(each)))
        names.add(oneLine(name));
      for (const [each, content] of entries)
        if (typeof content === 'object' && content !== null) work.push({ value: content, key: each });
    }
  }
  const [name] = names;
  return names.size === 1 && name !== undefined && name.length >= 3 && name.length < 300 ? name : null;
}

/** A list, also when it is wrapped as GraphQL does: `{ edges: [{ node }] }`, `{ nodes: [] }`. */
export function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return null;
  if (Array.isArray(value.edges)) return value.edges.map((edge) => (isObject(edge) ? edge.node : edge));
  return Array.isArray(value.nodes) ? value.nodes : null;
}

/** All entries of an object and of the objects in it, nearest first; lists are not entered. */
export function entriesNear(object: JsonObject, depth: number): [string, unknown][] {
  let level: JsonObject[] = [object];
  const entries: [string, unknown][] = [];
  for (let down = 0; down <= depth && level.length > 0 && entries.length < 3_000; down++) {
    const next: JsonObject[] = [];
    for (const each of level) {
      for (const [key, value] of Object.entries(each)) {
        entries.push([key, value]);
        if (isObject(value)) next.push(value);
      }
    }
    level = next.slice(0, 200);
  }
  return entries;
}

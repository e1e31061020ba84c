import { oneLine } from './clean-text.ts';
import { likeness, squash } from './words.ts';

/** A JSON object whose members are not known yet. */
export type JsonObject = Record<string, unknown>;
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const maxVisited = 150_000;
const nameKey =
  /^(?:name|title|product_?name|product_?title|subject|display_?name|item_?name|item_?title|full_?name|short_?name|heading)$/i;

export interface NamedObject {
  object: JsonObject;
  /** The objects around it, nearest first; lists in between are passed over. */
  around: JsonObject[];
}

/** Objects whose name is the page's title, found without recursion. */
export function namedLike(values: readonly unknown[], title: string): NamedObject[] {
  const wanted = squash(title);
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
          if (content.length > title.length * 3 + 30 || content.length * 3 < wanted.length) continue;
          const name = oneLine(content);
          if (wanted.length > 3 && (squash(name) === wanted || likeness(name, title) > 0.85))
            found.push({ object: value, around });
        }
      }
    }
  }
  return found;
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

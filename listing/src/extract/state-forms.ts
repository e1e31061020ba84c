import { isObject, type JsonObject } from './state-search.ts';

const maxDepth = 12;
const maxMade = 60_000;

/** Whether a list is what Nuxt 3 and React Router write: every value once, objects hold the places of their values. */
function isFlattened(value: unknown): value is unknown[] {
  if (!Array.isArray(value) || value.length < 4) return false;
  const [root] = value;
  if (Array.isArray(root)) return root.length === 2 && /^(?:Shallow)?(?:Reactive|Ref)$/.test(String(root[0]));
  return isObject(root) && Object.values(root).every((at) => Number.isInteger(at));
}

/** React Router keeps the names of members in the list too: `_7` is the text at that position. */
function nameAt(list: readonly unknown[], key: string): string {
  const named = /^_\d{1,7}$/.test(key) ? list[Number(key.slice(1))] : undefined;
  return typeof named === 'string' ? named : key;
}

/** The value that a flattened list stands for; references back and depth beyond the limit give null. */
export function unflatten(value: unknown): unknown {
  if (!isFlattened(value)) return value;
  let made = 0;
  const read = (at: unknown, depth: number): unknown => {
    if (typeof at !== 'number' || at < 0 || depth > maxDepth || ++made > maxMade) return null;
    const item = value[at];
    if (Array.isArray(item)) {
      if (typeof item[0] === 'string') return item.length === 2 ? read(item[1], depth + 1) : null;
      return item.map((each) => read(each, depth + 1));
    }
    if (!isObject(item)) return item;
    return Object.fromEntries(Object.entries(item).map(([key, each]) => [nameAt(value, key), read(each, depth + 1)]));
  };
  return read(0, 0);
}

/** A value of an island as Astro writes it: each one a pair of its kind and itself; a list is of kind 1. */
function revived(pair: unknown, depth: number): unknown {
  if (!Array.isArray(pair) || pair.length !== 2 || depth > maxDepth) return null;
  const [kind, value] = pair;
  if (kind === 1 && Array.isArray(value)) return value.slice(0, 1_000).map((each) => revived(each, depth + 1));
  return isObject(value) ? island(value, depth + 1) : value;
}

const island = (properties: JsonObject, depth: number): JsonObject =>
  Object.fromEntries(Object.entries(properties).map(([key, pair]) => [key, revived(pair, depth)]));

/** What the properties of an island stand for. */
export const ofIsland = (properties: unknown): unknown => (isObject(properties) ? island(properties, 0) : properties);

/** Objects of a store by their key, such as `Money:1`, that others point to with `__ref`. */
function storeOf(values: readonly unknown[], reference: string): JsonObject | null {
  const work = values.map((value) => ({ value, depth: 0 }));
  for (let seen = 0; work.length > 0 && seen < 20_000; seen++) {
    const next = work.pop();
    if (!isObject(next?.value)) continue;
    if (isObject(next.value[reference])) return next.value;
    if (next.depth < 5)
      for (const inner of Object.values(next.value)) work.push({ value: inner, depth: next.depth + 1 });
  }
  return null;
}

function firstReference(object: JsonObject): string | null {
  for (const value of Object.values(object)) {
    for (const each of Array.isArray(value) ? value.slice(0, 3) : [value])
      if (isObject(each) && typeof each.__ref === 'string') return each.__ref;
  }
  return null;
}

/** An object of a normalised store with what it points to put in place, a few levels deep; any other as it is. */
export function withReferences(object: JsonObject, values: readonly unknown[]): JsonObject {
  const reference = firstReference(object);
  const store = reference === null ? null : storeOf(values, reference);
  if (store === null) return object;
  let made = 0;
  const resolve = (value: unknown, depth: number): unknown => {
    if (depth > 4 || ++made > 5_000) return value;
    if (Array.isArray(value)) return value.slice(0, 100).map((each) => resolve(each, depth));
    if (!isObject(value)) return value;
    const target = typeof value.__ref === 'string' ? store[value.__ref] : value;
    if (!isObject(target)) return value;
    return Object.fromEntries(Object.entries(target).map(([key, each]) => [key, resolve(each, depth + 1)]));
  };
  const whole = resolve(object, 0);
  return isObject(whole) ? whole : object;
}

/** The closing quote of the string that opens at `from`; -1 when there is none. */
export function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 92) at++;
    else if (code === 34) return at;
  }
  return -1;
}

const pushed = '__next_f.push([1,';

/** The text that a script adds to the stream of a page made by React on the server; empty for other scripts. */
export function flightChunks(script: string): string {
  let text = '';
  for (let at = script.indexOf(pushed); at >= 0; at = script.indexOf(pushed, at)) {
    const from = at + pushed.length;
    const end = script[from] === '"' ? stringEnd(script, from) : -1;
    if (end < 0) return text;
    try {
      text += String(JSON.parse(script.slice(from, end + 1)));
    } catch {
      // A chunk that is no JSON is left out; the others stand.
    }
    at = end;
  }
  return text;
}

const maxTextBytes = 60_000;

/** Long texts stand in rows of their own (`1f:T5a0,...`, length in bytes) and are named `"$1f"`: they are put in place. */
export function resolveFlight(stream: string): string {
  const texts = new Map<string, string>();
  for (const match of stream.matchAll(/(?:^|\n)([\da-f]{1,6}):T([\da-f]{1,6}),/g)) {
    if (texts.size >= 500) break;
    const bytes = Number.parseInt(match[2] ?? '0', 16);
    if (bytes > maxTextBytes) continue;
    const rest = stream.slice(match.index + match[0].length, match.index + match[0].length + bytes);
    let end = 0;
    for (let used = 0; end < rest.length && used < bytes; end++) {
      const code = rest.charCodeAt(end);
      // Half of a pair is two of its four bytes.
      used += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
    }
    texts.set(match[1] ?? '', rest.slice(0, end));
  }
  if (texts.size === 0) return stream;
  return stream.replace(/"\$([\da-f]{1,6})"/g, (whole, id: string) => {
    const text = texts.get(id);
    return text === undefined ? whole : JSON.stringify(text);
  });
}

/** JSON that a script keeps percent-encoded or in base 64, in a string of its own. */
export function encodedValues(script: string): unknown[] {
  const values: unknown[] = [];
  const add = (decode: () => string): void => {
    try {
      values.push(JSON.parse(decode()));
    } catch {
      // Not JSON after all.
    }
  };
  if (script.includes('%7B%22'))
    for (const [, text] of script.matchAll(/["'](%7B%22[^"'\s]{80,})["']/g)) add(() => decodeURIComponent(text ?? ''));
  if (script.includes('eyJ'))
    for (const [, text] of script.matchAll(/["'](eyJ[\w+/]{80,}={0,2})["']/g))
      add(() => new TextDecoder().decode(Uint8Array.from(atob(text ?? ''), (sign) => sign.charCodeAt(0))));
  return values;
}

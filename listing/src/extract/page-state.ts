import { rawText } from './html/node-text.ts';
import type { Page } from './html/nodes.ts';
import { indexOf } from './html/page-index.ts';
import { encodedValues, flightChunks, ofIsland, resolveFlight, stringEnd, unflatten } from './state-forms.ts';

/** Bytes of script text that are read at most, and values kept. */
const maxText = 12_000_000;
const maxValues = 60;
const minLength = 80;

/** The end of the object or array that starts at `from`, strings respected; -1 when it never closes. */
function balancedEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) {
      at = stringEnd(text, at);
      if (at < 0) return -1;
    } else if (code === 123 || code === 91) depth++;
    else if (code === 125 || code === 93) {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** JSON as it stands; undefined for anything else. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON in which a script left values that JSON does not know. */
function parseScriptJson(text: string): unknown {
  const value = parseJson(text);
  if (value !== undefined || !/undefined|NaN|void 0/.test(text)) return value;
  return parseJson(text.replace(/([:[,]\s*)(?:undefined|NaN|void 0)(?=\s*[,}\]])/g, '$1null'));
}

/** The closing quote of a single-quoted JavaScript string that opens at `from`; -1 when there is none. */
function singleQuotedEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 92) at++;
    else if (code === 39) return at;
  }
  return -1;
}

/** A single-quoted JavaScript string as the JSON string that means the same. */
function asJsonString(literal: string): string {
  const body = literal.slice(1, -1).replace(/\\'|\\x([\da-f]{2})|\\.|"|\s/gis, (part, hex: string | undefined) => {
    if (part === "\\'") return "'";
    if (hex !== undefined) return `\\u00${hex}`;
    return part === '"' ? '\\"' : part < ' ' ? ' ' : part;
  });
  return `"${body}"`;
}

const starts = /'\s*[{[]\s*\\?[{"]|"[^"\\]{0,40}[{[]\\"|\{\s*"|\[\s*\{\s*"/g;

/**
 * JSON objects as they are written, and JSON inside JavaScript strings of either kind. Every region is looked at once,
 * so that no page can make this slow; a region that never ends also ends the reading.
 */
function collectValues(text: string, into: unknown[], inString: boolean): void {
  const start = new RegExp(starts);
  let within = text.length * 2;
  for (let match = start.exec(text); match !== null && into.length < maxValues; match = start.exec(text)) {
    const from = match.index;
    const single = text[from] === "'" && !inString;
    const double = text[from] === '"' && !inString;
    if ((text[from] === "'" || text[from] === '"') && inString) continue;
    const end = single ? singleQuotedEnd(text, from) : double ? stringEnd(text, from) : balancedEnd(text, from) - 1;
    if (end < 0) return;
    start.lastIndex = end + 1;
    if (end - from < minLength) continue;
    const literal = text.slice(from, end + 1);
    if (!single && !double) {
      const value = parseScriptJson(literal);
      if (value !== undefined) into.push(value);
      else if (literal.length <= within) {
        // Code with data in it: each part is looked at again a few times at most.
        within -= literal.length;
        start.lastIndex = from + 1;
      }
      continue;
    }
    const inner = parseJson(single ? asJsonString(literal) : literal.replace(/\\'/g, "'"));
    if (typeof inner === 'string') collectValues(inner, into, true);
  }
}

const maxInAttributes = 40;

/** JSON that elements carry in attributes, as components and shop forms do: `data-product`, `:product`, `props`. */
function readAttributes(page: Page, into: unknown[]): void {
  let kept = 0;
  let left = maxText / 4;
  for (const node of indexOf(page).withJson) {
    if (node.zone === 'chrome') continue;
    for (let at = 0; at < node.attributes.size; at++) {
      const value = node.attributes.valueAt(at);
      if (value.length < minLength || value.length > left) continue;
      const first = value.charCodeAt(0);
      if ((first !== 123 && first !== 91) || !value.includes('"')) continue;
      left -= value.length;
      const parsed = parseJson(value);
      if (parsed === undefined) continue;
      into.push(node.name === 'astro-island' ? ofIsland(parsed) : parsed);
      if (++kept >= maxInAttributes) return;
    }
  }
}

/** Data that a page carries for its scripts: JSON in script tags, in assignments, strings and attributes. JSON-LD is left out. */
export function readPageState(page: Page): unknown[] {
  const found: unknown[] = [];
  let stream = '';
  let left = maxText;
  for (const script of page.byName.get('script') ?? []) {
    const type = script.attributes.get('type')?.toLowerCase() ?? '';
    if (type.includes('ld+json') || type.includes('template') || type.includes('html')) continue;
    const text = rawText(page, script);
    if (text.length < minLength || text.length > left) continue;
    left -= text.length;
    const added = flightChunks(text);
    stream += added;
    // A script that is JSON as a whole may be a list of lists, which nothing in a running text would tell from code.
    const whole = /json/.test(type) && /^\s*\[\s*\[/.test(text) ? parseJson(text) : undefined;
    if (whole !== undefined) found.push(whole);
    else if (added === '') {
      collectValues(text, found, false);
      found.push(...encodedValues(text));
    }
    if (found.length >= maxValues) break;
  }
  // The stream is cut anywhere between its scripts, so it is read as a whole.
  if (stream !== '') collectValues(resolveFlight(stream), found, true);
  readAttributes(page, found);
  return found.map(unflatten);
}

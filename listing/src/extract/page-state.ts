import { rawText } from './html/node-text.ts';
import type { Page } from './html/nodes.ts';

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

/** The closing quote of the string that opens at `from`; -1 when there is none. */
function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 92) at++;
    else if (code === 34) return at;
  }
  return -1;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON objects written as they are: every region is looked at once, so a page cannot make this slow. */
function plainValues(text: string, into: unknown[]): void {
  const start = /\{\s*"|\[\s*\{\s*"/g;
  for (let match = start.exec(text); match !== null && into.length < maxValues; match = start.exec(text)) {
    const end = balancedEnd(text, match.index);
    if (end < 0) return;
    start.lastIndex = end;
    if (end - match.index < minLength) continue;
    const value = parse(text.slice(match.index, end));
    if (value !== undefined) into.push(value);
  }
}

/** JSON inside a JavaScript string: `JSON.parse("{\"name\": …}")`. */
function quotedValues(text: string, into: unknown[]): void {
  const start = /"[^"\\]{0,40}[{[]\\"/g;
  for (let match = start.exec(text); match !== null && into.length < maxValues; match = start.exec(text)) {
    const end = stringEnd(text, match.index);
    if (end < 0) return;
    start.lastIndex = end;
    if (end - match.index < minLength) continue;
    const inner = parse(text.slice(match.index, end + 1).replace(/\\'/g, "'"));
    if (typeof inner === 'string') plainValues(inner, into);
  }
}

/** Data that a page's scripts carry: JSON in script tags, in assignments and in strings. JSON-LD is left out. */
export function readPageState(page: Page): unknown[] {
  const found: unknown[] = [];
  let left = maxText;
  for (const script of page.byName.get('script') ?? []) {
    const type = script.attributes.get('type')?.toLowerCase() ?? '';
    if (type.includes('ld+json') || type.includes('template') || type.includes('html')) continue;
    const text = rawText(page, script);
    if (text.length < minLength || text.length > left) continue;
    left -= text.length;
    quotedValues(text, found);
    plainValues(text, found);
    if (found.length >= maxValues) break;
  }
  return found;
}

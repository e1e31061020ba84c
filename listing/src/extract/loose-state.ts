import { rawText } from './html/node-text.ts';
import type { Page } from './html/nodes.ts';
import { readLiteral } from './js-literal.ts';

const maxText = 3_000_000;
const maxValues = 40;
const minLength = 60;
/** An object with bare keys behind an assignment, a bracket or a comma. */
const objectStart = /[=(,:]\s*(?=\{\s*(?:[A-Za-z_$][\w$]*|'[^'\n]{1,40}')\s*:)/g;
/** What shops minify into `(function(a,b){return {...}}("x",1))`, so that values which repeat stand once. */
const wrapped = /\(function\(([\w$,\s]{0,4000})\)\s*\{\s*(?:[^{}]{0,200};)?\s*return\s*(?=\{)/g;

/** The arguments behind the body of a wrapped object: found by their brackets at the end of the script. */
function argumentsAt(text: string): unknown[] {
  const start = text.lastIndexOf('}(');
  if (start < 0) return [];
  const { value } = readLiteral(`[${text.slice(start + 2).replace(/\)[\s);]*$/, '')}]`, 0);
  return Array.isArray(value) ? value : [];
}

function readWrapped(text: string, into: unknown[]): void {
  for (const match of text.matchAll(wrapped)) {
    const names = (match[1] ?? '').split(',').map((name) => name.trim());
    const values = argumentsAt(text);
    if (names.length > values.length) return;
    const { value } = readLiteral(
      text,
      match.index + match[0].length,
      new Map(names.map((name, at) => [name, values[at]])),
    );
    if (value !== undefined) into.push(value);
    return;
  }
}

/** Objects in the page's scripts that are JavaScript rather than JSON; asked only when nothing else told the product. */
export function readLooseState(page: Page): unknown[] {
  const found: unknown[] = [];
  let left = maxText;
  for (const script of page.byName.get('script') ?? []) {
    if (script.attributes.has('src') || /json|template|html/i.test(script.attributes.get('type') ?? '')) continue;
    const text = rawText(page, script);
    if (text.length < minLength || text.length > left || !/price/i.test(text)) continue;
    left -= text.length;
    readWrapped(text, found);
    const start = new RegExp(objectStart);
    for (let match = start.exec(text); match !== null && found.length < maxValues; match = start.exec(text)) {
      const from = match.index + match[0].length;
      const { value, end } = readLiteral(text, from);
      if (value !== undefined && end - from >= minLength) found.push(value);
      start.lastIndex = end;
    }
  }
  return found;
}

/** Text of a data script as JSON: tried as it stands, then once more after the usual damage is undone. */

function unwrap(text: string): string {
  return text
    .replace(/^(?:\s*<!--[^{[]*?-->)+/, '')
    .replace(/^\s*(?:(?:\/\/|\/\*)\s*)?<!\[CDATA\[\s*(?:\*\/)?/, '')
    .replace(/(?:(?:\/\/|\/\*)\s*)?\]\]>\s*(?:\*\/\s*)?$/, '')
    .replace(/^\s*<!--/, '')
    .replace(/-->\s*$/, '')
    .trim()
    .replace(/;$/, '');
}

/** What a quote in a string is, by what comes next: an inch sign is followed by words, an end by punctuation. */
function endOfString(text: string, quote: number): 'end' | 'inside' | 'comma lost' {
  let at = quote + 1;
  while (at < text.length && /\s/.test(text[at] ?? '')) at++;
  const next = text[at];
  if (next === undefined || /[,:}\]/]/.test(next)) return 'end';
  return next === '"' && text.slice(quote, at).includes('\n') ? 'comma lost' : 'inside';
}

/**
 * One pass over the text: comments and trailing commas go, quotes and control characters inside strings are escaped, and reading
 * ends where the first value is complete, so an extra brace behind it does no harm.
 */
function mend(text: string): string {
  let out = '';
  let inString = false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (inString) {
      if (sign === '\\') {
        const next = text[at + 1] ?? '';
        out += /["\\/bfnrtu]/.test(next) ? sign + next : next === "'" ? next : `\\\\${next}`;
        at++;
      } else if (sign === '"') {
        const end = endOfString(text, at);
        inString = end === 'inside';
        out += end === 'inside' ? '\\"' : end === 'comma lost' ? '",' : sign;
      } else if (sign < ' ') out += sign === '\n' ? '\\n' : sign === '\t' ? '\\t' : ' ';
      else out += sign;
      continue;
    }
    if (sign === '"') inString = true;
    else if (sign === '/' && text[at + 1] === '/') {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
      continue;
    } else if (sign === '/' && text[at + 1] === '*') {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 1;
      continue;
    } else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') {
      depth--;
      out = out.trimEnd();
      if (out.endsWith(',')) out = out.slice(0, -1);
      out += sign;
      if (depth === 0) return out;
      continue;
    } else if (sign === ',' && /[,[{]$/.test(out.slice(-1))) continue;
    out += sign;
  }
  return out;
}

function attempt(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Never throws. `repaired` tells that the text was not JSON as it stood; null means that it could not be saved. */
export function parseDamagedJson(text: string): { value: unknown; repaired: boolean } | null {
  const asIs = attempt(text);
  if (asIs !== null) return { ...asIs, repaired: false };
  const mended = attempt(mend(unwrap(text)));
  return mended === null ? null : { ...mended, repaired: true };
}

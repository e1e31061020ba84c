import { readMarkup } from '../extract/html/tokens.ts';

const lineEnds = new Set(['p', 'li', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'ul', 'ol']);
const dropped = new Set(['script', 'style']);

/** A `<` that no `>` follows cannot be a tag: it is text such as "width <small". */
function protectOpenAngle(html: string): string {
  const from = html.lastIndexOf('>') + 1;
  const tail = html.slice(from);
  return tail.includes('<') ? html.slice(0, from) + tail.replaceAll('<', '&lt;') : html;
}

/** Composed letters, single spaces, no empty lines and no spaces at the ends of lines. */
export function tidyLines(text: string): string {
  return text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => line.replace(/[ \t\u00a0]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/**
 * The text T(x) that scoring, evidence and extraction share: script and style go with their contents, `<br>` and the
 * ends of blocks become newlines, table cells are separated, other tags vanish, entities are decoded once. Plain
 * text such as "a < b" survives.
 */
export function htmlToText(html: string): string {
  let text = '';
  let inside = '';
  readMarkup(protectOpenAngle(html), {
    open(name) {
      if (inside === '' && dropped.has(name)) inside = name;
      else if (name === 'br') text += '\n';
      else if (name === 'td' || name === 'th') text += ' ';
    },
    close(name) {
      if (name === inside) inside = '';
      else if (lineEnds.has(name) || name === 'br') text += '\n';
    },
    text(data) {
      if (inside === '') text += data;
    },
  });
  return tidyLines(text);
}

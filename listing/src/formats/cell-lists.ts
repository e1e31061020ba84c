/**
 * Several values in one cell, as a person would write them: keywords by `, `, bullets and specifications one a line. Only
 * a value that holds the separator itself is escaped with a backslash, so that reading gives the same list again.
 */
import type { Specification } from '../listing.ts';

const keywordSeparator = ', ';

// Most texts have nothing to escape, and looking once is faster than replacing three times.
const hasSeparator = /[\\\r\n]/;
const escapeLine = (text: string): string =>
  hasSeparator.test(text) ? text.replace(/\\/gu, '\\\\').replace(/\r/gu, '\\r').replace(/\n/gu, '\\n') : text;

/** An empty item would vanish in an empty cell, so it is written as `\e`. */
const visible = (text: string): string => (text === '' ? '\\e' : text);

function unescapeItem(text: string): string {
  return text.replace(/\\(.)/gsu, (_, sign: string) => {
    if (sign === 'n') return '\n';
    if (sign === 'r') return '\r';
    return sign === 'e' ? '' : sign;
  });
}

export function writeLines(items: readonly string[]): string {
  return items.map((item) => visible(escapeLine(item))).join('\n');
}

export function readLines(cell: string): string[] {
  return cell === '' ? [] : cell.split('\n').map(unescapeItem);
}

export function writeKeywords(keywords: readonly string[]): string {
  return keywords.map((keyword) => visible(escapeLine(keyword).replace(/,(?= |$)/gu, '\\,'))).join(keywordSeparator);
}

export function readKeywords(cell: string): string[] {
  if (cell === '') return [];
  const items: string[] = [];
  let start = 0;
  for (let at = 0; at < cell.length; at += 1) {
    // What follows a backslash belongs to the keyword.
    if (cell[at] === '\\') at += 1;
    else if (cell.startsWith(keywordSeparator, at)) {
      items.push(cell.slice(start, at));
      start = at + keywordSeparator.length;
      at = start - 1;
    }
  }
  return [...items, cell.slice(start)].map(unescapeItem);
}

export function writeSpecifications(specifications: readonly Specification[]): string {
  return specifications
    .map(({ name, value }) => `${escapeLine(name).replace(/:/gu, '\\:')}: ${escapeLine(value)}`)
    .join('\n');
}

export function readSpecifications(cell: string): Specification[] {
  if (cell === '') return [];
  return cell.split('\n').map((line) => {
    const match = /^((?:\\.|[^\\:])*): ?(.*)$/su.exec(line);
    return { name: unescapeItem(match?.[1] ?? line), value: unescapeItem(match?.[2] ?? '') };
  });
}

import { readKeywords, readLines, readSpecifications } from '../formats/cell-lists.ts';
import { delimitedRows } from '../formats/read/delimited-rows.ts';
import type { Specification } from '../listing.ts';
import { htmlToText } from '../text/html-to-text.ts';
import { tagPattern } from '../text/signs.ts';
import type { ImportTemplateId } from './import-templates.ts';

type Layout = ImportTemplateId | undefined;

const filled = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '');
/** Marks that people put before the entries of a list. */
const listMark = /^\s*(?:[•●▪◦‣∙·✓✔★–—*]|-(?=\s))\s*/u;
const listItem = /<li\b[^<>]*>([\s\S]*?)<\/li>/giu;

/** The entries of a cell: list items, lines, or parts separated by bars; else the whole cell. */
export function bulletsOf(cell: string, layout: Layout): string[] {
  if (layout === 'cardwright') return readLines(cell);
  if (layout === 'google') return filled(delimitedRows(cell, ',')[0] ?? []);
  const items = [...cell.matchAll(listItem)].map((match) => htmlToText(match[1] ?? ''));
  if (items.length > 0) return filled(items);
  const text = cell.search(tagPattern) < 0 ? cell : htmlToText(cell);
  return filled(text.split(/\r?\n|\s\|\s|(?<=\S)\s*[•●]\s*/u).map((line) => line.replace(listMark, '')));
}

export function keywordsOf(cell: string, layout: Layout): string[] {
  if (layout === 'cardwright') return readKeywords(cell);
  if (/^\s*#/u.test(cell)) return filled(cell.split(/\s+/u).map((tag) => tag.replace(/^#+/u, '').replaceAll('_', ' ')));
  return filled(cell.split(/[,;|\n]/u));
}

/** `Name: value` entries of a cell, one per line or separated by `;` or `|`. An entry without a name is returned as it is. */
export function specificationsOf(cell: string, layout: Layout): { pairs: Specification[]; rest: string[] } {
  if (layout === 'cardwright') return { pairs: readSpecifications(cell), rest: [] };
  if (layout === 'google')
    return sorted(filled(delimitedRows(cell, ',')[0] ?? []).map((part) => part.replace(/^[^:]*:(?=[^:]*:)/u, '')));
  const text = cell.search(tagPattern) < 0 ? cell : htmlToText(cell);
  const lines = filled(text.split(/\r?\n/u));
  const parts = lines.length > 1 ? lines : filled(text.split(/[;|](?!\/\/)/u));
  return sorted(parts.map((part) => part.replace(listMark, '')));
}

function sorted(parts: readonly string[]): { pairs: Specification[]; rest: string[] } {
  const pairs: Specification[] = [];
  const rest: string[] = [];
  for (const part of parts) {
    const match = /^([^:=]{1,200}?)\s*[:=]\s*(\S[\s\S]*)$/u.exec(part);
    if (match?.[1] === undefined) rest.push(part);
    else pairs.push({ name: match[1].trim(), value: (match[2] ?? '').trim() });
  }
  return { pairs, rest };
}

/** WooCommerce writes a line break as two characters. */
export const descriptionOf = (cell: string, layout: Layout): string =>
  (layout === 'woocommerce' ? cell.replaceAll('\\n', '\n') : cell).trim();

/** The column's name as a specification's: without the marks of templates. */
export const specificationName = (header: string): string =>
  header
    .trim()
    .replace(/^\*?C:/u, '')
    .replace(/\*+$/u, '')
    .replace(/^(?:attribute|attr|meta)\s*[:_]\s*/iu, '')
    .replace(/_+/gu, ' ')
    .trim();

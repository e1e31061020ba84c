import { identifierOfLabel, isModelLabel } from '../identifiers/code-labels.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { brandLabel } from './identifiers-from-specs.ts';

/** A label of the kinds we know with the words that stand behind it, in the order of the page. */
export interface LabelledWords {
  label: string;
  value: string;
}

const before = 200;
const after = 1_600;
const close = 120;
const longest = 140;
const maxFound = 60;
const unread = new Set(['script', 'style', 'noscript', 'template', 'option', 'textarea', 'title', 'button']);

const divider = /[|•·;\n\t]|\s[-–—]\s| {3,}|[ \u00a0]*(?:\u00a0 | \u00a0|\u00a0\u00a0)[ \u00a0]*/u;

interface Piece {
  text: string;
  /** Whether what stood before it in the same text was not part of it: `A: 1 | B: 2` gives two pieces. */
  at: number;
}

/** Short texts around the heading, one for each text node and for each part of it between bars and bullets. */
function piecesAround(page: Page, heading: PageElement | null): Piece[] {
  const from = heading === null ? 0 : Math.max(0, heading.index - before);
  const pieces: Piece[] = [];
  for (const node of page.nodes.slice(from, (heading?.end ?? 0) + after)) {
    if (node.kind !== 'text' || node.text.length > 1_000 || !/\S/.test(node.text) || unread.has(node.parent.name))
      continue;
    const near = heading !== null && Math.abs(node.index - heading.index) < close;
    // The line with the stars beside the heading often holds the number too, and so does the end of a breadcrumb.
    if (node.parent.zone === 'related' || (node.parent.zone !== 'main' && !near)) continue;
    for (const part of divider.test(node.text) ? node.text.split(divider) : [node.text]) {
      const text = part.replace(/[\s\u00a0\u200e\u200f]+/gu, ' ').trim();
      if (text !== '') pieces.push({ text: text.slice(0, longest + 1), at: node.index });
    }
  }
  return pieces;
}

/** Properties that shops state in a line of their own beside the heading. What is chosen, a size or a colour, is none. */
const property =
  /^(?:condition|zustand|état|estado|condizioni?|stan|stav|состояние|стан|tilstand|skick|状態|成色|(?:main )?materials?|stoff|obermaterial|matière|materiale?|materiał|materiál|материал|матеріал|素材|材质|composition|zusammensetzung|composición|composizione|skład|состав|made in|country of origin|origin|herkunft|origine|origen|kraj pochodzenia|страна производства|原産国|产地|原产地)$/iu;

/** Rows that the labelled words state of the product. */
export const statedProperties = (words: readonly LabelledWords[]): { name: string; value: string }[] =>
  words.flatMap(({ label, value }) =>
    property.test(label) && value.length <= 60 ? [{ name: label.trim(), value }] : [],
  );

const isKnown = (label: string): boolean =>
  property.test(label) ||
  identifierOfLabel(label) !== null ||
  isModelLabel(label) ||
  brandLabel.test(label.replace(/[\s:：]+$/u, ''));

/** The label that a text begins with, when no colon ends it: "Réf. HM55012", "Item # 12". */
function leadingLabel(text: string): { label: string; value: string } | null {
  if (!/\d/.test(text)) return null;
  const words = text.split(' ');
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const label = words.slice(0, count).join(' ');
    const value = words
      .slice(count)
      .join(' ')
      .replace(/^[#№]\s*/u, '');
    const kind = /^(?=\S*\d)\S+$/u.test(value) ? identifierOfLabel(label) : null;
    // "EAN 13" is a label, not a number with one.
    if (kind !== null && (kind !== 'gtin' || /\d{8}/.test(value))) return { label, value };
  }
  return null;
}

/**
 * Labels of codes and brands near the heading with their values, whether they share a text ("SKU: 12-B"), stand in
 * neighbouring elements, or have the colon in an element of its own.
 */
export function labelledWords(page: Page, heading: PageElement | null): LabelledWords[] {
  const pieces = piecesAround(page, heading);
  const found: LabelledWords[] = [];
  for (let at = 0; at < pieces.length && found.length < maxFound; at++) {
    const text = pieces[at]?.text ?? '';
    if (text.length > longest) continue;
    const colon = /^([^:：]{1,45}?)\s*[:：]\s*(.*)$/u.exec(text);
    const label = colon?.[1] ?? text;
    const leading = colon === null ? leadingLabel(text) : null;
    if (leading !== null) found.push(leading);
    else if (isKnown(label)) {
      let value = colon?.[2] ?? '';
      if (value === '') {
        const next = /^[:：#№\s]+$/u.test(pieces[at + 1]?.text ?? '') ? at + 2 : at + 1;
        value = pieces[next]?.text.replace(/^[:：#№\s]+/u, '') ?? '';
      }
      if (value !== '' && value.length <= longest) found.push({ label, value });
    }
  }
  return found;
}

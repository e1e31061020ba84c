import type { Page, PageElement, PageText } from './nodes.ts';
import { isToggle, needsGap } from './text-gaps.ts';

const unread = new Set(['script', 'style', 'template', 'noscript', 'svg', 'select', 'textarea', 'object', 'iframe']);
const breaks = new Set(
  'address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul option button label'.split(
    ' ',
  ),
);
/** Classes for words that only a screen reader speaks, such as "Details about" before a title. */
const spokenOnly =
  /(?:^|\s)(?:visually-?hidden|sr-only|screen-?reader(?:-text|-only)?|g-hdn|a-offscreen|clipped|vh|u-hidden-visually)(?:$|\s)/i;

export interface TextOptions {
  /** Leaves out elements that are hidden by style, attribute or class. */
  visibleOnly?: boolean;
  /** Leaves out words meant for screen readers. */
  withoutSpoken?: boolean;
  /** Leaves out these elements with all inside them. */
  skip?: (element: PageElement) => boolean;
}

export function isSpokenOnly(element: PageElement): boolean {
  return spokenOnly.test(element.attributes.get('class')?.slice(0, 300) ?? '');
}

/** Whether a line has anything but letters below 128 and single spaces between them: few have, the others stay as they are. */
function isUntidy(line: string): boolean {
  let last = 32;
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (code < 32 || code > 126 || (code === 32 && last === 32)) return true;
    last = code;
  }
  return last === 32;
}

function tidyLine(line: string): string {
  if (!isUntidy(line)) return line;
  return line
    .replace(/[\s\u00a0\u200b\u200e\u200f\ufeff]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** The text below an element: one line a block, single spaces, no empty lines. Linear, without recursion. */
export function linesOf(page: Page, element: PageElement, options: TextOptions = {}): string[] {
  const lines: string[] = [];
  const blockEnds: number[] = [];
  let line = '';
  let last: PageText | null = null;
  const flush = (): void => {
    if (line === '') return;
    const tidy = tidyLine(line);
    if (tidy !== '') lines.push(tidy);
    line = '';
  };
  let at = element.index + 1;
  while (at < element.end) {
    while (blockEnds.length > 0 && (blockEnds.at(-1) ?? 0) <= at) {
      blockEnds.pop();
      flush();
    }
    const node = page.nodes[at];
    if (node === undefined) break;
    if (node.kind === 'text') {
      if (last !== null && line !== '' && needsGap(last, node)) line += ' ';
      line += node.text;
      last = node;
    } else {
      const left =
        unread.has(node.name) ||
        (options.visibleOnly === true && node.hidden) ||
        (options.withoutSpoken === true && isSpokenOnly(node)) ||
        options.skip?.(node) === true;
      if (left) {
        at = node.end;
        continue;
      }
      if (breaks.has(node.name)) {
        flush();
        blockEnds.push(node.end);
      }
    }
    at++;
  }
  flush();
  return lines;
}

/** The same text as one line. */
export function textOf(page: Page, element: PageElement, options: TextOptions = {}): string {
  const lines = linesOf(page, element, options);
  return lines.length < 2 ? (lines[0] ?? '') : lines.join(' ');
}

/** The untouched text of an element such as `script`. */
export function rawText(page: Page, element: PageElement): string {
  let text = '';
  for (let at = element.index + 1; at < element.end; at++) {
    const node = page.nodes[at];
    if (node?.kind === 'text') text += node.text;
  }
  return text;
}

/** Whether a small element holds nothing but words such as "Read more". */
function unfolds(page: Page, element: PageElement): boolean {
  if (element.end - element.index > 5 || !/^(?:a|span|div|p|label)$/.test(element.name)) return false;
  return isToggle(linesOf(page, element).join(' '));
}

/** The markup below an element, tags without attributes; what is not part of the content is left out. */
export function innerMarkup(page: Page, element: PageElement, { skip }: Pick<TextOptions, 'skip'> = {}): string {
  let markup = '';
  let last: PageText | null = null;
  let brokenSince = false;
  const open: { name: string; end: number }[] = [];
  let at = element.index + 1;
  while (at < element.end) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= at) markup += `</${open.pop()?.name}>`;
    const node = page.nodes[at];
    if (node === undefined) break;
    if (node.kind === 'text') {
      if (last !== null && needsGap(last, node) && !brokenSince) markup += ' ';
      last = node;
      brokenSince = false;
      markup += node.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    } else if (
      unread.has(node.name) ||
      node.name === 'button' ||
      node.name === 'input' ||
      unfolds(page, node) ||
      skip?.(node) === true
    ) {
      at = node.end;
      continue;
    } else {
      if (breaks.has(node.name)) brokenSince = true;
      markup += `<${node.name}>`;
      if (node.end > node.index + 1) open.push({ name: node.name, end: node.end });
    }
    at++;
  }
  while (open.length > 0) markup += `</${open.pop()?.name}>`;
  return markup;
}

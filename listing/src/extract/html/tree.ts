import type { Page, PageElement, Zone } from './nodes.ts';
import { readMarkup } from './tokens.ts';
import { elementZone, isHiddenElement, nameWords } from './zones.ts';

/** Elements beyond these limits are flattened or dropped; the largest real pages stay far below. */
const maxDepth = 500;
const maxNodes = 400_000;

const voidNames = new Set(
  'area base basefont br col command embed frame hr img input keygen link meta param source track wbr'.split(' '),
);
const closesParagraph = new Set(
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
);
/** For an opening tag: the open elements it ends, and the elements that shield those behind them. */
const implied: ReadonlyMap<string, { ends: readonly string[]; until: readonly string[] }> = new Map([
  ['li', { ends: ['li'], until: ['ul', 'ol', 'menu', 'table'] }],
  ['dt', { ends: ['dt', 'dd'], until: ['dl', 'table'] }],
  ['dd', { ends: ['dt', 'dd'], until: ['dl', 'table'] }],
  ['td', { ends: ['td', 'th'], until: ['tr', 'table'] }],
  ['th', { ends: ['td', 'th'], until: ['tr', 'table'] }],
  ['tr', { ends: ['tr'], until: ['table'] }],
  ['tbody', { ends: ['tbody', 'thead', 'tfoot'], until: ['table'] }],
  ['tfoot', { ends: ['tbody', 'thead'], until: ['table'] }],
  ['option', { ends: ['option'], until: ['select', 'datalist', 'optgroup'] }],
  ['body', { ends: ['head'], until: ['html'] }],
]);
/** A closing tag looks no further up than these. */
const scopes = new Set(['table', 'td', 'th', 'caption', 'template', 'html']);
const tableParts = new Set([
  'table',
  'tbody',
  'thead',
  'tfoot',
  'tr',
  'td',
  'th',
  'caption',
  'html',
  'body',
  'template',
]);
/** Blocks that a stray closing tag of an inline element must not break open. */
const blocks = new Set([
  ...closesParagraph,
  'li',
  'dd',
  'dt',
  'body',
  'head',
  'button',
  'select',
  'iframe',
  'noscript',
]);

export function parsePage(html: string): Page {
  const root: PageElement = {
    kind: 'element',
    name: '#document',
    attributes: new Map(),
    parent: null,
    index: 0,
    end: 1,
    depth: 0,
    words: '',
    hidden: false,
    zone: 'main',
  };
  const page: Page = {
    nodes: [root],
    root,
    byName: new Map(),
    byId: new Map(),
    index: null,
    cut: false,
  };
  const stack: PageElement[] = [root];
  let overflow = 0;
  const openNames = new Map<string, number>();
  const zones = new Map<string, Zone>();
  const names = new Map<string, string>();
  let stop = (): void => {};

  const isOpen = (name: string): boolean => (openNames.get(name) ?? 0) > 0;
  const popTo = (length: number): void => {
    while (stack.length > length) {
      const element = stack.pop();
      if (element === undefined) return;
      element.end = page.nodes.length;
      openNames.set(element.name, (openNames.get(element.name) ?? 1) - 1);
    }
  };
  const closeImplied = (ends: readonly string[], until: readonly string[]): void => {
    for (let at = stack.length - 1; at > 0; at--) {
      const name = stack[at]?.name ?? '';
      if (ends.includes(name)) {
        popTo(at);
        return;
      }
      if (until.includes(name) || name === 'template') return;
    }
  };

  readMarkup(
    html,
    {
      open(name, attributes, selfClosing) {
        if (overflow === 0) {
          if (isOpen('p') && closesParagraph.has(name)) closeImplied(['p'], ['table', 'button', 'td', 'th', 'li']);
          const rule = implied.get(name);
          if (rule?.ends.some(isOpen)) closeImplied(rule.ends, rule.until);
        }
        if (page.nodes.length >= maxNodes) {
          page.cut = true;
          stop();
          return;
        }
        const parent = stack.at(-1) ?? root;
        const words = nameWords(attributes, names);
        const element: PageElement = {
          kind: 'element',
          name: name === 'image' ? 'img' : name,
          attributes,
          parent,
          index: page.nodes.length,
          end: page.nodes.length + 1,
          depth: stack.length,
          hidden: parent.hidden || isHiddenElement(name, attributes),
          words,
          zone: elementZone(name, attributes, words, parent, zones),
        };
        page.nodes.push(element);
        const sameName = page.byName.get(element.name);
        if (sameName === undefined) page.byName.set(element.name, [element]);
        else sameName.push(element);
        const id = attributes.get('id');
        if (id !== undefined && !page.byId.has(id)) page.byId.set(id, element);
        if (selfClosing || voidNames.has(element.name)) return;
        if (stack.length >= maxDepth) overflow++;
        else {
          stack.push(element);
          openNames.set(element.name, (openNames.get(element.name) ?? 0) + 1);
        }
      },
      close(name) {
        if (overflow > 0) {
          overflow--;
          return;
        }
        if (!isOpen(name)) return;
        const inline = !blocks.has(name) && !tableParts.has(name);
        for (let at = stack.length - 1; at > 0; at--) {
          const open = stack[at]?.name ?? '';
          if (open === name) {
            popTo(at);
            return;
          }
          if (inline && (blocks.has(open) || tableParts.has(open))) return;
          if (!tableParts.has(name) && scopes.has(open)) return;
          if (open === 'table' && name !== 'body' && name !== 'html') return;
        }
      },
      text(data) {
        const last = page.nodes.at(-1);
        const parent = stack.at(-1) ?? root;
        if (last?.kind === 'text' && last.parent === parent) last.text += data;
        else if (page.nodes.length < maxNodes) {
          const index = page.nodes.length;
          page.nodes.push({ kind: 'text', text: data, parent, index, end: index + 1 });
        }
      },
    },
    (pause) => {
      stop = pause;
    },
  );
  popTo(0);
  return page;
}

import { noAttributes } from './attributes.ts';
import type { Page, PageElement, PageNode, Zone } from './nodes.ts';
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

/** What the tree must know of the elements of one name, found once for a page instead of once for each of its elements. */
interface Tag {
  name: string;
  isVoid: boolean;
  closesParagraph: boolean;
  rule: { ends: readonly Tag[]; until: readonly string[] } | null;
  /** A stray closing tag of this name must not break open a block or a part of a table. */
  inline: boolean;
  tablePart: boolean;
  scope: boolean;
  /** How many are open. */
  open: number;
  /** All elements of the name, which the page's `byName` holds from the first on. */
  elements: PageElement[];
}

class Tags {
  readonly #known = new Map<string, Tag>();

  of(name: string): Tag {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const tablePart = tableParts.has(name);
    const tag: Tag = {
      name,
      isVoid: voidNames.has(name),
      closesParagraph: closesParagraph.has(name),
      rule: null,
      inline: !blocks.has(name) && !tablePart,
      tablePart,
      scope: scopes.has(name),
      open: 0,
      elements: [],
    };
    this.#known.set(name, tag);
    const rule = implied.get(name);
    if (rule !== undefined) tag.rule = { ends: rule.ends.map((each) => this.of(each)), until: rule.until };
    return tag;
  }
}

const shieldsParagraph = ['table', 'button', 'td', 'th', 'li'];

export function parsePage(html: string): Page {
  const root: PageElement = {
    kind: 'element',
    name: '#document',
    attributes: noAttributes,
    parent: null,
    index: 0,
    end: 1,
    depth: 0,
    words: '',
    hidden: false,
    zone: 'main',
  };
  const nodes: PageNode[] = [root];
  const page: Page = { nodes, root, byName: new Map(), byId: new Map(), index: null, cut: false };
  const tags = new Tags();
  const paragraph = tags.of('p');
  // Open elements, and their tags beside them.
  const stack: PageElement[] = [root];
  const openTags: Tag[] = [tags.of(root.name)];
  let parent = root;
  let overflow = 0;
  const zones = new Map<string, Zone>();
  const names = new Map<string, string>();
  let stop = (): void => {};

  const popTo = (length: number): void => {
    for (let at = stack.length - 1; at >= length; at--) {
      const element = stack.pop();
      const tag = openTags.pop();
      if (element !== undefined) element.end = nodes.length;
      if (tag !== undefined) tag.open--;
    }
    parent = stack.at(-1) ?? root;
  };
  const closeImplied = (ends: readonly Tag[], until: readonly string[]): void => {
    for (let at = stack.length - 1; at > 0; at--) {
      const tag = openTags[at];
      if (tag === undefined) return;
      if (ends.includes(tag)) {
        popTo(at);
        return;
      }
      if (until.includes(tag.name) || tag.name === 'template') return;
    }
  };
  const paragraphs = [paragraph];

  readMarkup(
    html,
    {
      open(name, attributes, selfClosing) {
        const tag = tags.of(name === 'image' ? 'img' : name);
        if (overflow === 0) {
          if (paragraph.open > 0 && tag.closesParagraph) closeImplied(paragraphs, shieldsParagraph);
          const { rule } = tag;
          if (rule !== null)
            for (const each of rule.ends) {
              if (each.open === 0) continue;
              closeImplied(rule.ends, rule.until);
              break;
            }
        }
        const index = nodes.length;
        if (index >= maxNodes) {
          page.cut = true;
          stop();
          return;
        }
        const words = nameWords(attributes, names);
        const element: PageElement = {
          kind: 'element',
          name: tag.name,
          attributes,
          parent,
          index,
          end: index + 1,
          depth: stack.length,
          hidden: parent.hidden || isHiddenElement(name, attributes),
          words,
          zone: elementZone(name, attributes, words, parent, zones),
        };
        nodes.push(element);
        if (tag.elements.length === 0) page.byName.set(tag.name, tag.elements);
        tag.elements.push(element);
        const id = attributes.get('id');
        if (id !== undefined && !page.byId.has(id)) page.byId.set(id, element);
        if (selfClosing || tag.isVoid) return;
        if (stack.length >= maxDepth) overflow++;
        else {
          stack.push(element);
          openTags.push(tag);
          parent = element;
          tag.open++;
        }
      },
      close(name) {
        if (overflow > 0) {
          overflow--;
          return;
        }
        const tag = tags.of(name);
        if (tag.open === 0) return;
        for (let at = stack.length - 1; at > 0; at--) {
          const open = openTags[at];
          if (open === undefined) return;
          if (open === tag) {
            popTo(at);
            return;
          }
          if (tag.inline && !open.inline) return;
          if (!tag.tablePart && open.scope) return;
          if (open.name === 'table' && name !== 'body' && name !== 'html') return;
        }
      },
      text(data) {
        const last = nodes.at(-1);
        if (last?.kind === 'text' && last.parent === parent) last.text += data;
        else if (nodes.length < maxNodes) {
          const index = nodes.length;
          nodes.push({ kind: 'text', text: data, parent, index, end: index + 1 });
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

import { oneLine } from './clean-text.ts';
import { textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { indexOf, together, withAttribute, withClassLike } from './html/page-index.ts';
import { coverage, likeness, Name, squash, wordsOf } from './words.ts';

export interface Heading {
  text: string;
  element: PageElement;
}

/** Parts of a heading that name a code, not the product: "Code: 73556". */
const codePart =
  /^(?:код(?: товара)?|артикул|арт\.?|art\.?(?:ikel)?(?:[- ]?nr\.?)?|sku|item(?: no\.?| number)?|model(?: no\.?)?|code|ref\.?|kod|referenz|product id|id)\s*[:№#].{1,40}$/iu;

function headingText(page: Page, element: PageElement): string {
  const whole = oneLine(textOf(page, element, { withoutSpoken: true }));
  if (whole === '') return oneLine(textOf(page, element));
  const skipped = oneLine(
    textOf(page, element, {
      withoutSpoken: true,
      skip: (child) => codePart.test(oneLine(textOf(page, child))) || child.name === 'button',
    }),
  );
  return skipped === '' ? whole : skipped;
}

const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const beforeShopName = /^(.*)[-_–—|｜][^-_–—|｜]{1,20}$/u;

/** Segments of `<title>` or `og:title` between the separators that shops use, with the whole first. */
export function titleSegments(title: string): string[] {
  const segments = title
    .split(/\s+[|•·»«–—-]\s+|\s*\|\s*|\s+::\s+|\s*»\s*|\s+[:]\s+|\s*：\s*|\s+[/／]\s+/u)
    .map((part) => part.trim());
  // Scripts without spaces put none around the sign before the shop's name either.
  const close = beforeShopName.exec(title)?.[1];
  if (close !== undefined && unspacedScript.test(close)) segments.push(close.trim());
  return [title, ...segments.filter((part) => part !== '' && part !== title)];
}

const namingClass = /product-title|product_title|product-name|productTitle|ProductName|ProductTitle/;

const namingClassOfH2 = /product|title|name/i;

/** Every h1, and what is marked as a name by `itemprop` or by its class. */
function namingElements(page: Page): readonly PageElement[] {
  const { byName } = page;
  return together([
    byName.get('h1') ?? [],
    withAttribute(page, 'itemprop').filter(({ attributes }) => attributes.get('itemprop') === 'name'),
    withClassLike(page, namingClass),
    (byName.get('h2') ?? []).filter(({ attributes }) => namingClassOfH2.test(attributes.get('class') ?? '')),
  ]);
}

/** Whether all words of a heading are a link to the home page: the shop's own name. */
function isHomeLink(page: Page, element: PageElement): boolean {
  const [link, ...others] = page.nodes
    .slice(element.index + 1, element.end)
    .filter((node): node is PageElement => node.kind === 'element' && node.name === 'a');
  return (
    link !== undefined &&
    others.length === 0 &&
    homeAddress.test(link.attributes.get('href') ?? '') &&
    textOf(page, link) === textOf(page, element)
  );
}

const homeAddress = /^(?:https?:\/\/[^/]+)?\/(?:[a-z]{2}\/?)?$/;

/** Headings that may name the product: every h1, then elements that are marked as the name. */
export function findHeadings(page: Page): Heading[] {
  const headings: Heading[] = [];
  // Names of blocks mislead; the only h1 of a page is seldom another product's.
  const alone = page.byName.get('h1')?.length === 1;
  for (const element of namingElements(page)) {
    const top = element.name === 'h1';
    if ((element.zone === 'related' && !(top && alone)) || element.name === 'meta' || (element.zone !== 'main' && !top))
      continue;
    if (element.end - element.index > 60 || isHomeLink(page, element)) continue;
    const text = headingText(page, element);
    if (text.length >= 2 && text.length <= 500) headings.push({ text, element });
    if (headings.length >= 60) break;
  }
  return headings;
}

/**
 * The heading that names the product: the one most like the page's titles and declared names. An h1 is believed
 * before other headings, a hidden one less; when nothing is alike, the first h1 on view in the page's main part.
 */
export function chooseHeading(headings: readonly Heading[], known: readonly string[]): Heading | null {
  const segments = [...new Set(known.flatMap(titleSegments))].map((segment) => new Name(segment));
  // What a title begins with is more often the product than what it ends with.
  const firsts = new Set(known.map((each) => squash(titleSegments(each)[1] ?? each)));
  let best: Heading | null = null;
  let bestScore = 0.7;
  for (const heading of headings) {
    const { element, text } = heading;
    const manyWords = wordsOf(text).length > 1 || text.length > 8;
    const name = new Name(text);
    let alike = 0;
    for (const segment of segments)
      alike = Math.max(alike, likeness(name, segment), coverage(name, segment) * (manyWords ? 0.9 : 0.6));
    const score =
      alike +
      (element.name === 'h1' ? 0.35 : 0) +
      (firsts.has(squash(text)) ? 0.12 : 0) +
      (element.attributes.get('itemprop') === 'name' ? 0.15 : 0) -
      (element.hidden ? 0.4 : 0) -
      (element.zone === 'main' ? 0 : 0.25);
    if (score > bestScore) {
      best = heading;
      bestScore = score;
    }
  }
  return (
    best ?? headings.find(({ element }) => element.name === 'h1' && element.zone === 'main' && !element.hidden) ?? null
  );
}

/** Pages without headings: the first element on view whose words are one of the known names. */
export function findNamedElement(page: Page, known: readonly string[]): Heading | null {
  const wanted = new Set(
    known
      .flatMap(titleSegments)
      // A marketplace may put its own name before the product's, in brackets.
      .flatMap((segment) => [segment, segment.replace(/^【[^】]{1,20}】/u, '')])
      .map(squash)
      .filter((name) => name.length > 3),
  );
  if (wanted.size === 0) return null;
  let among: Heading | null = null;
  for (const node of indexOf(page).texts) {
    if (
      node.text.length > 400 ||
      node.parent.hidden ||
      node.parent.zone !== 'main' ||
      /^(?:title|option|a|script|style)$/.test(node.parent.name)
    )
      continue;
    if (!wanted.has(squash(node.text))) continue;
    const found = { text: oneLine(node.text).replace(/^[\s»›>→|:•–—-]+/u, ''), element: node.parent };
    // The end of a trail says the name too, but its element holds the trail.
    if (node.parent.end - node.parent.index < 8 && wanted.has(squash(textOf(page, node.parent)))) return found;
    among ??= found;
  }
  return among;
}

/** A title without the shop's name and slogans behind or before a separator, judged by what the address says. */
export function withoutSiteName(title: string, siteNames: readonly string[]): string {
  const parts = title.split(/(\s+[|•·–—-]\s+|\s*\|\s*|\s+::\s+)/u);
  if (parts.length < 3) return title;
  const isSite = (part: string): boolean =>
    siteNames.some((site) => {
      const name = part.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
      return name !== '' && (site.includes(name) || (name.includes(site) && name.length < site.length + 12));
    });
  while (parts.length >= 3 && isSite(parts.at(-1) ?? '')) parts.splice(-2);
  while (parts.length >= 3 && isSite(parts[0] ?? '')) parts.splice(0, 2);
  return parts.join('').trim();
}

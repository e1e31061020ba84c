import type { Heading } from './dom-title.ts';
import { titleSegments, withoutSiteName } from './dom-title.ts';
import type { Candidate, OriginSource } from './types.ts';
import { coverage, squash, wordsOf } from './words.ts';

export interface ChosenTitle {
  text: string;
  source: OriginSource;
  confidence: number;
  raw: string;
}

const sale = /^(?:[€$£₽¥]\s?[\d.,]+|[\d.,]+\s?[€$£₽¥])[^|]{0,20}\|\s*/u;

function metaTitle(title: string, siteNames: readonly string[]): string {
  return withoutSiteName(title.replace(sale, ''), siteNames)
    .replace(/^[|\s–—-]+|(?<![|\s–—-])[|\s–—-]+$/gu, '')
    .trim();
}

/** Whether the page's heading says all that a declared name says, and what it adds is part of the name, not glue. */
function headingIsFuller(heading: string, name: string, others: readonly string[]): boolean {
  if (squash(heading) === squash(name)) return true;
  if (coverage(name, heading) < 0.99) return false;
  const extra = wordsOf(heading).filter((word) => !wordsOf(name).includes(word));
  if (extra.length > wordsOf(name).length + 4) return false;
  return extra.every((word) => others.some((other) => wordsOf(other).includes(word)));
}

/**
 * The product's name. An adapter's word is final. A declared name is taken unless the heading on view says the same
 * and more; Open Graph and `<title>` lose the shop's name and are used when nothing better is there.
 */
export function chooseTitle(
  candidates: readonly Candidate[],
  heading: Heading | null,
  pageTitle: string,
  siteNames: readonly string[],
): ChosenTitle | null {
  const adapter = candidates.find(({ source, title }) => source === 'adapter' && title !== undefined);
  if (adapter?.title !== undefined)
    return { text: adapter.title, source: 'adapter', confidence: adapter.confidence, raw: adapter.title };
  const ogTitle = candidates.find(({ source }) => source === 'open_graph')?.title;
  // A name such as "-" is a template's empty field.
  const declared = candidates.find(
    ({ source, title }) => title !== undefined && source !== 'open_graph' && metaTitle(title, siteNames) !== '',
  );
  const fromHeading = (confidence: number): ChosenTitle | null =>
    heading === null ? null : { text: heading.text, source: 'dom', confidence, raw: heading.text };
  if (declared?.title !== undefined) {
    const others = [pageTitle, ogTitle ?? ''];
    if (heading !== null && headingIsFuller(heading.text, declared.title, others)) return fromHeading(0.95);
    // A declared name that neither the heading nor the titles know belongs to something else.
    const known = [heading?.text ?? '', ...others].some((text) => coverage(declared.title ?? '', text) >= 0.5);
    if (known || heading === null)
      return {
        text: metaTitle(declared.title, siteNames),
        source: declared.source,
        confidence: declared.confidence,
        raw: declared.title,
      };
    return fromHeading(0.7);
  }
  if (heading !== null) return fromHeading(0.85);
  for (const [source, title] of [
    ['open_graph', ogTitle ?? ''],
    ['meta', pageTitle],
  ] as const) {
    const text = metaTitle(title, siteNames);
    if (text !== '') return { text: titleSegments(text)[0] ?? text, source, confidence: 0.6, raw: title };
  }
  return null;
}

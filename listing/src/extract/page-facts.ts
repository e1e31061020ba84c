import { oneLine } from './clean-text.ts';
import { textOf } from './html/node-text.ts';
import type { Page } from './html/nodes.ts';
import { absoluteUrl } from './images.ts';

type Meta = ReadonlyMap<string, string[]>;

/** What the head of a page says about the page itself. */
export interface HeadFacts {
  title: string;
  /** The address the page gives as its own, else the one it was fetched from. */
  canonical: string | null;
  /** What relative addresses hang on. */
  base: string | null;
  host: string | null;
  language: string | null;
  /** Names of the shop, squashed to letters and digits, for telling them from names of products. */
  siteNames: string[];
}

function canonicalUrl(page: Page, meta: Meta, url: string | null): string | null {
  const link = (page.byName.get('link') ?? []).find((each) => /\bcanonical\b/i.test(each.attributes.get('rel') ?? ''));
  for (const address of [link?.attributes.get('href'), meta.get('og:url')?.[0]]) {
    const absolute = address === undefined ? null : absoluteUrl(address, url);
    if (absolute !== null) return absolute;
  }
  return url === null ? null : absoluteUrl(url, null);
}

function languageOf(page: Page, meta: Meta): string | null {
  const stated = [
    page.byName.get('html')?.[0]?.attributes.get('lang'),
    page.byName.get('html')?.[0]?.attributes.get('xml:lang'),
    meta.get('content-language')?.[0],
    meta.get('og:locale')?.[0],
  ];
  const tags = stated.map((tag) => (tag ?? '').trim().replace('_', '-'));
  return tags.find((tag) => /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(tag)) ?? null;
}

function squashName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

export function readHead(page: Page, meta: Meta, url: string | null): HeadFacts {
  const canonical = canonicalUrl(page, meta, url);
  const address = (url === null ? null : absoluteUrl(url, null)) ?? canonical;
  const host = address === null ? null : new URL(address).hostname;
  const href = page.byName.get('base')?.[0]?.attributes.get('href');
  const titleElement = page.byName.get('title')?.find((element) => element.parent?.name !== 'svg');
  const domain = (host ?? '').replace(/^www\./, '');
  return {
    title: titleElement === undefined ? '' : oneLine(textOf(page, titleElement)),
    canonical,
    base: (href === undefined ? null : absoluteUrl(href, address)) ?? address,
    host,
    language: languageOf(page, meta),
    siteNames: [
      // Some shop software escapes it twice.
      ...(meta.get('og:site_name') ?? []).map((name) => name.replaceAll('&amp;', '&')),
      ...(meta.get('application-name') ?? []),
      domain,
      domain.split('.').slice(0, -1).join(''),
      domain.split('.')[0] ?? '',
    ]
      .map(squashName)
      .filter((name) => name.length > 1),
  };
}

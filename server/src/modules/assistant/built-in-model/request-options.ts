import type { ExportFormat } from '@cardwright/contract/exports';
import { type Marketplace, sectionSchema } from '@cardwright/contract/listings';
import type { z } from 'zod';

type Section = z.infer<typeof sectionSchema>;

const marketplaceWords: [Marketplace, RegExp][] = [
  ['amazon', /\bamazon\b/],
  ['ebay', /\be-?bay\b/],
  ['etsy', /\betsy\b/],
  ['shopify', /\bshopify\b/],
  ['woocommerce', /\bwoo(?:\s?commerce)?\b/],
  ['walmart', /\bwal-?mart\b/],
  ['google', /\bgoogle(?: shopping| merchant(?: cent(?:er|re))?)?\b/],
  ['ozon', /\bozon\b/],
  ['wildberries', /\bwildberries\b|\bwb\b/],
  ['generic', /\b(?:my own (?:shop|store|site)|any marketplace|generic)\b/],
];

/** "for Etsy" wins over a bare name; "from Amazon" and "not Amazon" are no target. */
export function marketplaceIn(command: string): Marketplace | null {
  const text = command.toLowerCase();
  let bare: Marketplace | null = null;
  for (const [id, pattern] of marketplaceWords) {
    const match = pattern.exec(text);
    if (!match) continue;
    const before = text.slice(0, match.index).trimEnd();
    if (
      /\b(?:from|not|not for|than|except|my|our|the|an|on my) ?$/.test(before) &&
      !/\b(?:for|to|on) (?:my|our|the) ?$/.test(before)
    )
      continue;
    if (/\b(?:for|to|on|as|into|in|fit|suit|at)(?: (?:my|our|the))?$/.test(before)) return id;
    bare ??= id;
  }
  return bare;
}

const sectionWords: [Section, RegExp][] = [
  ['title', /\b(?:titles?|headline|product name)\b/],
  ['bullets', /\b(?:bullets?|bullet points?|highlights|key features)\b/],
  ['description', /\bdescriptions?\b/],
  ['keywords', /\b(?:keywords?|search terms?|tags?|seo)\b/],
  ['specifications', /\b(?:specs?|specifications?|attributes?|characteristics)\b/],
];

/** The sections that a request is limited to; null for the whole listing. A limit on the title's length alone limits nothing. */
export function sectionsIn(command: string): Section[] | null {
  const text = withoutOptions(command.toLowerCase());
  const named = sectionWords.filter(([, pattern]) => pattern.test(text)).map(([section]) => section);
  if (named.length === 0) return null;
  const excluded =
    /\b(?:except|but not|leave|keep|don'?t (?:touch|change)|do not (?:touch|change)|without (?:touching|changing))\b/.exec(
      text,
    );
  if (!excluded) return named;
  const kept = text.slice(excluded.index);
  const without = sectionSchema.options.filter(
    (section) => !sectionWords.some(([id, pattern]) => id === section && pattern.test(kept)),
  );
  return without.length === sectionSchema.options.length ? null : without;
}

const limitPattern =
  /\b(?:under|below|within|up to|at most|max(?:imum)?(?: of)?|no (?:more|longer) than|not (?:more|longer) than|less than|shorter than|fewer than|limit(?:ed)?(?: it)? to|to|of)\s+(\d{2,3})(?:\s*-?\s*(?:char(?:acter)?s?|signs|symbols|letters))?/;
const limitBefore = /\b(\d{2,3})[\s-]*(?:char(?:acter)?s?|signs|symbols|letters)\b/;

/** Longest title in characters, if the request names one; "under 100" is at most 99. */
export function titleMaxIn(command: string): number | null {
  const text = command.toLowerCase();
  if (!/\b(?:title|headline|name)\b/.test(text) && !/\bchar(?:acter)?s?\b/.test(text)) return null;
  const title = /\b(?:title|headline|name)\b/.exec(text);
  const after = title ? text.slice(title.index) : text;
  const match = limitPattern.exec(after) ?? limitBefore.exec(text);
  if (!match?.[1]) return null;
  const strict = /^(?:under|below|less than|shorter than|fewer than)/.test(match[0]);
  const limit = Number(match[1]) - (strict ? 1 : 0);
  return limit >= 20 && limit <= 500 ? limit : null;
}

const avoidPattern =
  /\b(?:avoid(?:ing)?|without(?: using)?|don'?t (?:use|say|mention|include)|do not (?:use|say|mention|include)|never (?:use|say|mention)|leave out|remove|drop|skip)\s+(?:the |any )?(?:words?|terms?|phrases?|keywords?)?:?\s*([^.;\n]+)/gi;
const includePattern =
  /\b(?:includ(?:e|ing)|use|using|mention(?:ing)?|add(?:ing)?|work in|with)\s+(?:the |these )?(?:words?|terms?|phrases?|keywords?)\s*:?\s*([^.;\n]+)/gi;

export function avoidWordsIn(command: string): string[] {
  return wordsOf(command, avoidPattern).filter(
    (word) => !sectionWords.some(([, pattern]) => pattern.test(word.toLowerCase())),
  );
}

export function includeWordsIn(command: string): string[] {
  const positive = command.replace(avoidPattern, ' ');
  return wordsOf(positive, includePattern);
}

function wordsOf(command: string, pattern: RegExp): string[] {
  const found: string[] = [];
  for (const match of command.matchAll(pattern)) {
    const list = match[1] ?? '';
    const quoted = [...list.matchAll(/["“”'‘’«»]([^"“”'‘’«»]{1,60})["“”'‘’«»]/g)].map((inner) => inner[1] ?? '');
    const cut =
      list.split(
        /\b(?:and|but|,)\s+(?:use|include|avoid|keep|make|with|mention|don'?t|do not|then|export|improve|for)\b|\s+for (?:amazon|etsy|ebay|shopify)|\s+in the\b/i,
      )[0] ?? '';
    found.push(...(quoted.length > 0 ? quoted : cut.split(/,|\band\b|\bor\b|&/)));
  }
  const clean = found
    .map((word) => word.trim().replace(/^["'“”‘’]+|["'“”‘’!?,]+$/g, ''))
    .filter((word) => word.length > 1 && word.length <= 60);
  return [...new Set(clean)].slice(0, 20);
}

const withoutOptions = (text: string) =>
  text
    .replace(avoidPattern, ' ')
    .replace(includePattern, ' ')
    .replace(
      /\b(?:keep|with|make|limit|and|have|the|a)?\s*(?:the |its |a )*(?:title|headline)(?: is| be| of| to| should be| must be| stays?)?\s+(?:under|below|within|up to|at most|max(?:imum)?|no (?:more|longer) than|not (?:more|longer) than|less than|shorter than|fewer than|to|of)\s+\d+[^,.;]*/g,
      ' ',
    )
    .replace(/\b\d{2,3}[\s-]*char(?:acter)?s? (?:title|headline)/g, ' ');

const formatWords: [ExportFormat, RegExp][] = [
  ['jsonld', /\bjson-?ld\b/],
  ['json', /\bjson\b/],
  ['csv', /\bcsv\b|\bcomma[- ]separated\b/],
  ['xlsx', /\bxlsx?\b|\bexcel\b|\bspreadsheet\b/],
];

/** The format that a request names; null when it names none. */
export function formatIn(command: string): ExportFormat | null {
  const text = command.toLowerCase();
  return formatWords.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** How far back "changed this week" reaches, in days. */
export function changedWithinIn(command: string): number | null {
  const text = command.toLowerCase();
  if (!/\b(?:chang|updat|edit|improv|add|import|made|touch|work)/.test(text)) return null;
  if (/\btoday\b/.test(text)) return 1;
  if (/\byesterday\b/.test(text)) return 2;
  if (/\b(?:this|last|past) week\b|\blast (?:7|seven) days\b/.test(text)) return 7;
  if (/\b(?:this|last|past) month\b|\blast (?:30|thirty) days\b/.test(text)) return 31;
  return null;
}

import { htmlToText } from '../text/html-to-text.ts';
import { oneLine } from './clean-text.ts';
import { isObject } from './state-search.ts';
import { squash } from './words.ts';

const wholeKey =
  /^(?:(?:long|full|product|item|rich)_?)?(?:description|desc|annotation)(?:_?(?:html|text))?$|^body(?:_?(?:text|html|copy))?$|^details_?html$/i;
const shortKey =
  /^(?:(?:short|brief|intro)_?description(?:_?(?:html|text))?|ingress|perex|intro(?:duction|_?text)?|lead|teaser|excerpt|summary)$/i;
const shortest = 40;
const longest = 50_000;
const longestIntroduction = 1_500;

/** The longest text under a name that a pattern knows. */
function longestUnder(entries: readonly [string, unknown][], pattern: RegExp, limit: number): string {
  let found = '';
  for (const [key, stated] of entries) {
    if (!pattern.test(key)) continue;
    const value = isObject(stated) ? (stated.html ?? stated.text ?? stated.value) : stated;
    if (typeof value === 'string' && value.length > found.length && value.length < limit) found = value;
  }
  return found;
}

const lettersOf = (html: string): string => squash(htmlToText(html));

/** The longest of the texts that are called a description, behind the short one that does not say the same. */
export function descriptionAmong(entries: readonly [string, unknown][]): string | undefined {
  const whole = longestUnder(entries, wholeKey, longest);
  const short = longestUnder(entries, shortKey, longestIntroduction);
  const begins = lettersOf(short.slice(0, 300)).slice(0, 60);
  const parts = begins === '' || lettersOf(whole).includes(begins) ? [whole] : [short, whole];
  const text = parts
    .filter((part) => part !== '')
    .map((part) => (parts.length > 1 && !part.trimStart().startsWith('<') ? `<p>${part}</p>` : part))
    .join('\n');
  return lettersOf(text).length >= shortest * 0.7 ? text : undefined;
}

const nameOf = (level: unknown): string => {
  const name = isObject(level) ? (level.name ?? level.text ?? level.title ?? level.label ?? level.display_name) : level;
  return typeof name === 'string' ? oneLine(name) : '';
};
const pathKey = /^(?:bread_?crumbs?|category_?(?:path|tree|list|levels)|categories)$/i;
const alone = /^(?:category|product_?type|product_?category)(?:_?name)?$/i;

/** Levels as analytics write them (`item_category`, `item_category2`), as a path, or the one kind that is named. */
export function categoryAmong(entries: readonly [string, unknown][]): string | undefined {
  const levels = ['item_category', 'item_category2', 'item_category3', 'item_category4', 'item_category5']
    .map((name) => entries.find(([key]) => key === name)?.[1])
    .map(nameOf)
    .filter((level) => level !== '');
  if (levels.length > 0) return levels.join(' > ');
  for (const [key, value] of entries) {
    const path = pathKey.test(key) && Array.isArray(value) ? value.slice(0, 10).map(nameOf) : [];
    if (path.length > 0 && path.every((level) => level !== '' && level.length <= 80)) return path.join(' > ');
  }
  const named = entries
    .map(([key, value]) => (alone.test(key) ? nameOf(value) : ''))
    .find((name) => /\p{L}{3}/u.test(name));
  return named !== undefined && named.length <= 80 && !/^[a-z\d_]+$/.test(named) ? named : undefined;
}

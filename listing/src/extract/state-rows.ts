import type { Specification } from '../listing.ts';
import { oneLine } from './clean-text.ts';
import { specification } from './dom-specs.ts';
import { isObject, type JsonObject, listOf } from './state-search.ts';

const rowsKey = /spec|attr|propert|prop|feature|character|param|detail|essential|notice|(?:custom|meta)_?fields/i;
const dictionaryKey =
  /^(?:specs?|specifications?|characteristics|technical_?(?:data|details|specs?))$|^(?:product_?)?(?:features|details|attributes|properties|parameters)$/i;
const rowName = /^(?:attr_?name|name|label|title|key|display_?name)$/i;
const rowValue = /^(?:attr_?value|value|values|text|display_?value)$/i;
/** Where a row has no other value, its short description is one. */
const longestDescribed = 200;

const featuresKey =
  /^(?:(?:key|product|main|feature)_?)?(?:features|bullets|bullet_?points?|highlights|selling_?(?:points?|info)|key_?points|usps|benefits)(?:_?list)?$/i;
const maxRows = 200;

function rowOf(item: JsonObject): Specification | null {
  const entries = Object.entries(item);
  const name = entries.find(([part, content]) => rowName.test(part) && typeof content === 'string')?.[1];
  const described = item.description ?? item.content;
  const found =
    entries.find(([part]) => rowValue.test(part))?.[1] ??
    (typeof described === 'string' && described.length <= longestDescribed ? described : undefined);
  const unit = entries.find(
    ([part, content]) => /^unit(?:_?(?:name|text))?$/i.test(part) && typeof content === 'string',
  )?.[1];
  const list = Array.isArray(found) ? found : [found];
  const values = list
    .map((each) => (isObject(each) ? (each.name ?? each.value ?? each.label ?? each.title) : each))
    .filter((each) => typeof each === 'string' || typeof each === 'number');
  const value = values.join(', ');
  return specification(
    String(name ?? ''),
    typeof unit === 'string' && unit !== '' && !value.endsWith(unit) ? `${value} ${unit}` : value,
  );
}

/** Rows of a list, and of the lists in its members when these are groups: `[{ name: "Size", attributes: [...] }]`. */
function rowsOf(list: readonly unknown[], depth: number): Specification[] {
  const rows: Specification[] = [];
  for (const item of list.slice(0, maxRows)) {
    if (!isObject(item)) continue;
    const inner = depth === 0 ? [] : Object.values(item).filter((value) => Array.isArray(value));
    const grouped = inner.flatMap((value) => rowsOf(value, depth - 1));
    const own = grouped.length > 0 ? null : rowOf(item);
    rows.push(...grouped, ...(own === null ? [] : [own]));
  }
  return rows;
}

/** Words for people rather than names for programs: "Made in", "กำลังไฟ", but not "madeIn". */
const isLabel = (name: string): boolean =>
  /^[\p{Lu}\p{Lo}][^_]*$/u.test(name) && !/^[A-Z]{2,}\d|\p{Ll}\p{Lu}/u.test(name);

/** Rows of an object whose members are names and values; outside of specifications its names must be for people. */
function rowsOfMembers(key: string, object: JsonObject): Specification[] {
  const entries = Object.entries(object);
  const labels = entries.filter(([name]) => isLabel(name)).length;
  if (!/spec|character|technical/i.test(key) && labels < entries.length * 0.7) return [];
  return entries.flatMap(([name, content]) => {
    const row =
      typeof content === 'string' || typeof content === 'number' ? specification(name, String(content)) : null;
    return row === null || /^(?:id|type|__typename|slug|sku)$/i.test(name) ? [] : [row];
  });
}

/** Specifications among the entries of an object: lists of names and values, or an object of plain members. */
export function rowsAmong(entries: readonly [string, unknown][]): Specification[] {
  for (const [key, value] of entries) {
    if (!rowsKey.test(key)) continue;
    const list = listOf(value);
    const rows =
      list !== null
        ? featuresKey.test(key)
          ? []
          : rowsOf(list, 2)
        : isObject(value) && dictionaryKey.test(key)
          ? rowsOfMembers(key, value)
          : [];
    if (rows.length >= 2) return rows.slice(0, maxRows);
  }
  return [];
}

/** Items of a list, or of a list in markup. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .slice(0, 20_000)
      .split('<li')
      .slice(1)
      .map((item) => oneLine(item.replace(/^[^>]{0,200}>/, '').replace(/<[^>]{0,200}>/g, ' ')));
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, 30)
    .map((each) => (isObject(each) ? (each.text ?? each.value ?? each.description ?? each.title) : each))
    .filter((each) => typeof each === 'string')
    .map(oneLine);
}

const shortest = 3;
const usualLength = 8;

/** Features among the entries of an object: a list of two or more, of some words each, under a name for them. */
export function bulletsAmong(entries: readonly [string, unknown][]): string[] {
  for (const [key, value] of entries) {
    if (!featuresKey.test(key)) continue;
    const texts = textsOf(value).filter((text) => text.length >= shortest && text.length <= 700);
    const long = texts.filter((text) => text.length >= usualLength).length;
    if (texts.length >= 2 && long >= texts.length / 2) return texts;
  }
  return [];
}

import type { Specification } from '../listing.ts';
import { oneLine } from './clean-text.ts';
import { specification } from './dom-specs.ts';
import { isObject, type JsonObject } from './state-search.ts';

const rowsKey = /spec|attr|propert|prop|feature|character|param|detail/i;
const rowName = /^(?:attr_?name|name|label|title|key|display_?name)$/i;
const rowValue = /^(?:attr_?value|value|values|text|display_?value)$/i;

const featuresKey =
  /^(?:key_?)?(?:features|bullets|bullet_?points?|highlights|selling_?points|usps|benefits)(?:_?list)?$/i;
const maxRows = 200;

function rowOf(item: JsonObject): Specification | null {
  const entries = Object.entries(item);
  const name = entries.find(([part, content]) => rowName.test(part) && typeof content === 'string')?.[1];
  const found = entries.find(([part]) => rowValue.test(part))?.[1];
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

/** Specifications among the entries of an object: lists of names and values, or an object of plain members. */
export function rowsAmong(entries: readonly [string, unknown][]): Specification[] {
  for (const [key, value] of entries) {
    if (!rowsKey.test(key) || featuresKey.test(key)) continue;
    if (Array.isArray(value)) {
      const rows = rowsOf(value, 2);
      if (rows.length >= 2) return rows.slice(0, maxRows);
    } else if (
      isObject(value) &&
      /^(?:specs?|specifications?|characteristics|technical_?(?:data|details|specs?))$/i.test(key)
    ) {
      const rows = Object.entries(value).flatMap(([name, content]) => {
        const row =
          typeof content === 'string' || typeof content === 'number' ? specification(name, String(content)) : null;
        return row === null || /^(?:id|type|__typename|slug|sku)$/i.test(name) ? [] : [row];
      });
      if (rows.length >= 2) return rows.slice(0, maxRows);
    }
  }
  return [];
}

/** Features among the entries of an object: a list of two sentences or more under a name for them. */
export function bulletsAmong(entries: readonly [string, unknown][]): string[] {
  for (const [key, value] of entries) {
    if (!featuresKey.test(key) || !Array.isArray(value)) continue;
    const texts = value
      .slice(0, 30)
      .map((each) => (isObject(each) ? (each.text ?? each.value ?? each.description ?? each.title) : each))
      .filter((each) => typeof each === 'string')
      .map(oneLine)
      .filter((text) => text.length >= 8 && text.length <= 700);
    if (texts.length >= 2) return texts;
  }
  return [];
}

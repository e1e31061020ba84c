import type { Variant } from '../variant.ts';
import { oneLine } from './clean-text.ts';
import type { PriceHints } from './currency.ts';
import { entriesNear, isObject, type JsonObject, text } from './state-search.ts';
import { variantOfObject } from './state-variants.ts';

/** One thing that variants differ in, with its choices by every name and number that data has for each. */
interface Dimension {
  name: string;
  ids: readonly string[];
  labels: readonly string[];
  byId: ReadonlyMap<string, string>;
}

const dimensionsKey =
  /^(?:(?:product_?)?options?|tier_?variations?|variant_?selectors?|properties|option_?rows|variation_?(?:attributes|options|selectors)|(?:super_?)?attributes|aspects|variants|variations)$/i;
const choicesKey = /^(?:values|options?|selections|choices|attributes|option_?values)$/i;
const itemsKey =
  /^(?:models|skus?|(?:product_?)?items|(?:product_?)?variants|variations|combinations|children|\w{0,30}map)$/i;
const idKey = /^(?:\w{0,40}id|key|code|value|name)$/i;
const labelKeys = ['label', 'displayName', 'display_name', 'name', 'title', 'text', 'value', 'description'];
const maxItems = 500;
/** Lists that are tried against each other; data of a product has a few. */
const maxTried = 60;
const maxMembers = 200;

/** How a screen mixes a colour, which is not what the shop calls it. */
const mixedColour = /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;
const labelOf = (item: unknown): string => {
  const stated = isObject(item) ? labelKeys.map((key) => text(item[key])).filter((each) => each !== '') : [text(item)];
  return oneLine(stated.find((each) => !mixedColour.test(each)) ?? stated[0] ?? '');
};
const idsOf = (item: JsonObject): string[] =>
  Object.entries(item).flatMap(([key, value]) => (idKey.test(key) && text(value) !== '' ? [text(value)] : []));

/** With `isStrict` the choices must have numbers: a list of variants may hold lists of plain words too. */
function dimensionOf(item: unknown, isStrict: boolean): Dimension | null {
  if (!isObject(item)) return null;
  const choices = Object.entries(item).find(([key, value]) => choicesKey.test(key) && Array.isArray(value))?.[1];
  const name = labelOf(item);
  if (!Array.isArray(choices) || choices.length === 0 || choices.length > 200 || name === '') return null;
  if (isStrict && !choices.every(isObject)) return null;
  const labels = choices.map(labelOf);
  if (labels.some((label) => label === '' || label.length > 80)) return null;
  const byId = new Map<string, string>();
  for (const [index, choice] of choices.entries())
    for (const id of [labels[index] ?? '', ...(isObject(choice) ? idsOf(choice) : [])])
      if (!byId.has(id)) byId.set(id, labels[index] ?? '');
  return { name, ids: idsOf(item), labels, byId };
}

/** The choices that a list of values stands for, one of each dimension in their order; places count under an index. */
function chosenByList(key: string, values: readonly unknown[], dimensions: readonly Dimension[]): string[] | null {
  if (values.length !== dimensions.length) return null;
  const isPlace = /ind(?:ex|ices)/i.test(key);
  const labels = dimensions.flatMap(({ byId, labels: all }, at) => {
    const value = values[at];
    const label =
      isPlace && typeof value === 'number' ? all[value] : byId.get(isObject(value) ? labelOf(value) : text(value));
    return label === undefined ? [] : [label];
  });
  return labels.length === dimensions.length ? labels : null;
}

/** The choices of a path of numbers: `1627207:28320;20509:3` names each dimension and its value. */
function chosenByPath(path: string, dimensions: readonly Dimension[]): string[] | null {
  const pairs = path.split(/[;,|]/).map((pair) => pair.split(':'));
  const labels = dimensions.flatMap(({ ids, byId }) => {
    const value = pairs.find(([id = '', second]) => second !== undefined && ids.includes(id))?.[1];
    const label = value === undefined ? undefined : byId.get(value);
    return label === undefined ? [] : [label];
  });
  return labels.length === dimensions.length ? labels : null;
}

/** What an item has chosen, told by a member of it or of an object in it, or by the key it stands under. */
function chosenBy(key: string, item: JsonObject, dimensions: readonly Dimension[]): string[] | null {
  for (const [name, value] of entriesNear(item, 1)) {
    const chosen = Array.isArray(value)
      ? chosenByList(name, value, dimensions)
      : typeof value === 'string' && value.includes(':') && value.length < 400
        ? chosenByPath(value, dimensions)
        : null;
    if (chosen !== null) return chosen;
  }
  return key === '' ? null : chosenByList('', key.split(/[:_;|]/), dimensions);
}

/** What other data says of an item under its number: `skuInfos: { 71: { price } }` beside `skus: [{ skuId: 71 }]`. */
function saidElsewhere(item: JsonObject, maps: ReadonlyMap<string, JsonObject>): JsonObject {
  for (const [key, value] of Object.entries(item)) {
    const found = /^(?:sku_?id|id|variant_?id|item_?id|model_?id)$/i.test(key) ? maps.get(text(value)) : undefined;
    if (found !== undefined) return { ...found, ...item };
  }
  return item;
}

function* listsOf(entries: readonly [string, unknown][]): Generator<[key: string, item: JsonObject][]> {
  for (const [key, value] of entries) {
    if (!itemsKey.test(key)) continue;
    const named: [string, unknown][] = Array.isArray(value)
      ? value.map((item) => ['', item])
      : isObject(value)
        ? Object.entries(value)
        : [];
    const items = named.filter((pair): pair is [string, JsonObject] => isObject(pair[1])).slice(0, maxItems);
    if (items.length > 1) yield items;
  }
}

/**
 * Variants of a product whose data keeps the choices in one place and what is sold in another, which names its choices
 * by number, by place or by word. All items must be told apart so; empty otherwise.
 */
export function variantsByOptions(product: JsonObject, hints: PriceHints): Variant[] {
  const entries = entriesNear(product, 4);
  const maps = new Map<string, JsonObject>();
  for (const [key, value] of entries)
    if (/^\d+$/.test(key) && isObject(value) && Object.keys(maps.get(key) ?? {}).length < maxMembers)
      maps.set(key, { ...maps.get(key), ...value });
  let tried = 0;
  for (const [key, value] of entries) {
    if (!dimensionsKey.test(key) || !Array.isArray(value) || value.length === 0 || value.length > 6) continue;
    const dimensions = value.map((each) => dimensionOf(each, /^vari/i.test(key))).filter((each) => each !== null);
    if (dimensions.length < value.length) continue;
    for (const items of listsOf(entries)) {
      if (++tried > maxTried) return [];
      const variants = items.flatMap(([itemKey, item]) => {
        const chosen = chosenBy(itemKey, item, dimensions);
        const options = chosen?.map((label, at) => ({ name: dimensions[at]?.name ?? '', value: label }));
        return options === undefined
          ? []
          : [{ ...variantOfObject(saidElsewhere(item, maps), hints), options, title: null }];
      });
      const distinct = new Set(variants.map(({ options }) => JSON.stringify(options)));
      if (variants.length === items.length && distinct.size === variants.length) return variants;
    }
  }
  return [];
}

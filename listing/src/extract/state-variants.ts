import type { Availability } from '../listing.ts';
import type { Variant } from '../variant.ts';
import { declaredAvailability } from './availability.ts';
import { oneLine } from './clean-text.ts';
import type { PriceHints } from './currency.ts';
import { usableCode, usableGtin } from './schema-codes.ts';
import { priceAmong } from './state-price.ts';
import { entriesNear, isObject, type JsonObject, listOf, text } from './state-search.ts';

const maxVariants = 500;
const listKey =
  /^(?:product_?|colou?r_?|size_?)?(?:variants|variations|skus|swatches|combinations|child_?products|children|simple_?products)$/i;
const nameOf = (value: unknown): string =>
  isObject(value) ? oneLine(text(value.name ?? value.title ?? value.label ?? value.optionName)) : oneLine(text(value));

function member(object: JsonObject, pattern: RegExp): unknown {
  return Object.entries(object).find(([key, value]) => pattern.test(key) && value !== null && value !== '')?.[1];
}

/** `attribute_pa_colour` and `pa_colour` are how WordPress calls the attribute "colour". */
function attributeName(key: string): string {
  return oneLine(
    key
      .replace(/^attribute_/, '')
      .replace(/^pa_/, '')
      .replaceAll(/[-_]+/g, ' '),
  );
}

/** Names of options by their number: `options: ["Colour", "Size"]` or `option_names: [{ id, title }]`. */
function optionNames(product: JsonObject): { list: string[]; byId: Map<string, string> } {
  const stated = member(product, /^(?:options|option_?names|options_with_values)$/i);
  const items = Array.isArray(stated) ? stated : [];
  return {
    list: items.map(nameOf),
    byId: new Map(items.flatMap((item) => (isObject(item) ? [[text(item.id), nameOf(item)] as const] : []))),
  };
}

function optionsOf(item: JsonObject, names: ReturnType<typeof optionNames>): Variant['options'] {
  const options: Variant['options'] = [];
  const add = (name: string, value: string): void => {
    if (name !== '' && value !== '' && value.length <= 200 && !options.some((each) => each.name === name))
      options.push({ name, value });
  };
  const first = 'option0' in item ? 0 : 1;
  for (const [index, name] of names.list.entries()) add(name, oneLine(text(item[`option${index + first}`])));
  if (options.length > 0) return options;
  const stated = member(
    item,
    /^(?:selected_?options|option_?values|options|attributes|attribute_?values|properties)$/i,
  );
  const list = listOf(stated);
  if (list !== null) {
    for (const [index, each] of list.entries()) {
      if (!isObject(each)) {
        add(names.list[index] ?? '', oneLine(text(each)));
        continue;
      }
      const name =
        each.optionName ??
        each.displayName ??
        each.attribute_name ??
        each.group ??
        (each.value === undefined ? undefined : (each.name ?? each.label));
      const value =
        each.value ?? listOf(each.values)?.[0] ?? each.attribute_value ?? each.title ?? each.name ?? each.label;
      add(oneLine(text(name)) || (names.byId.get(text(each.option_name_id ?? each.option_id)) ?? ''), nameOf(value));
    }
  } else if (isObject(stated))
    for (const [key, value] of Object.entries(stated)) add(attributeName(key), nameOf(value));
  if (options.length === 0)
    for (const [key, value] of Object.entries(item))
      if (/^(?:colou?r|size|material|flavou?r|style)(?:_?(?:name|label))?$/i.test(key))
        add(key.replace(/_?(?:name|label)$/i, ''), nameOf(value));
  return options;
}

const countKey =
  /^(?:stock|quantity|qty|inventory_?quantity|stock_?(?:level|quantity|qty)|(?:qty|quantity)_?in_?stock)$/i;

function availabilityOf(whole: JsonObject): Availability | null {
  const held = whole.inventory ?? whole.stock;
  const item = isObject(held) ? { ...whole, ...held, stock_status: held.stock_status ?? held.status } : whole;
  const stated = member(
    item,
    /^(?:available|is_?available|available_?for_?sale|in_?stock|is_?in_?stock|availability(?:_?status)?|stock_?status)$/i,
  );
  if (typeof stated === 'boolean') return stated ? 'in_stock' : 'out_of_stock';
  if (typeof stated === 'string') return declaredAvailability(stated);
  const gone = member(item, /^(?:is_?)?sold_?out$/i);
  if (typeof gone === 'boolean') return gone ? 'out_of_stock' : 'in_stock';
  if (item.unlimited === true) return 'in_stock';
  const count = Object.entries(item).find(([key, value]) => countKey.test(key) && typeof value === 'number')?.[1];
  return typeof count === 'number' ? (count > 0 ? 'in_stock' : 'out_of_stock') : null;
}

function pictureOf(item: JsonObject): string | null {
  const stated = member(item, /^(?:featured_?image|image(?:_?url)?|main_?image|picture|thumbnail|img)$/i);
  const first = Array.isArray(stated) ? stated[0] : stated;
  const address = isObject(first)
    ? text(first.full_src ?? first.original ?? first.src ?? first.url ?? first.originalSrc)
    : text(first);
  return /^(?:https?:)?\/\/|^\/|\.(?:jpe?g|png|webp)/i.test(address) ? address : null;
}

function variantOf(item: JsonObject, names: ReturnType<typeof optionNames>, hints: PriceHints, depth = 1): Variant {
  const near = entriesNear(item, depth);
  const price = priceAmong(
    [
      ...near.filter(([key]) => /^display_price$/i.test(key)).map(([, value]) => ['price', value] as [string, unknown]),
      ...near,
    ],
    hints,
  );
  return {
    options: optionsOf(item, names),
    title: oneLine(text(member(item, /^(?:title|name|label|variant_?name)$/i))) || null,
    sku:
      usableCode(
        text(member(item, /^(?:sku|sku_?(?:id|code)|article(?:_?(?:number|no))?|vendor_?code|item_?code|code)$/i)),
      ) ?? null,
    gtin: usableGtin(text(member(item, /^(?:barcode|gtin(?:8|12|13|14)?|ean(?:13)?|upc)$/i))) ?? null,
    price: price === undefined ? null : { amount: price.amount, currency: price.currency },
    availability: availabilityOf(item),
    image_url: pictureOf(item),
  };
}

/** One way to buy a product as data that is no list of variants by itself tells it; lists of one are looked into. */
export function variantOfObject(item: JsonObject, hints: PriceHints): Variant {
  const opened = Object.entries(item).map(([key, value]): [string, unknown] =>
    Array.isArray(value) && value.length === 1 && isObject(value[0]) ? [key, value[0]] : [key, value],
  );
  return variantOf(Object.fromEntries(opened), { list: [], byId: new Map() }, hints, 2);
}

/** A list of things for sale: each is told apart by a code or an option, and most have a price or a state of stock. */
export function variantsOfList(list: unknown, product: JsonObject, hints: PriceHints): Variant[] {
  const items = (Array.isArray(list) ? list : isObject(list) ? Object.values(list) : [])
    .filter(isObject)
    .slice(0, maxVariants);
  if (items.length < 2) return [];
  const names = optionNames(product);
  const variants = items.map((item) => variantOf(item, names, hints));
  const told = variants.filter(
    ({ sku, gtin, options, title }) => sku !== null || gtin !== null || options.length > 0 || title !== null,
  );
  const sold = variants.filter(({ price, availability }) => price !== null || availability !== null);
  return told.length === variants.length && sold.length >= variants.length / 2 ? variants : [];
}

/** Variants of a product object in script data; empty when it lists fewer than two. */
export function stateVariants(product: JsonObject, hints: PriceHints): Variant[] {
  for (const [key, value] of Object.entries(product)) {
    if (!listKey.test(key)) continue;
    const variants = variantsOfList(listOf(value) ?? value, product, hints);
    if (variants.length > 1) return variants;
  }
  return [];
}

import type { Variant } from '../variant.ts';
import { oneLine } from './clean-text.ts';
import type { PriceHints } from './currency.ts';
import { usableCode } from './schema-codes.ts';
import { priceAmong } from './state-price.ts';
import { isObject, type JsonObject, text } from './state-search.ts';

const maxVisited = 60_000;
const maxVariants = 500;
const maxDimensions = 10;

function priceOf(stated: unknown, hints: PriceHints): Variant['price'] {
  const price = priceAmong([['price', stated]], hints);
  return price === undefined ? null : { amount: price.amount, currency: price.currency };
}

const plain = { title: null, sku: null, gtin: null, image_url: null };

/**
 * The settings of Magento's picker: attributes with their options, which options each simple product has, and what
 * each costs. Products that are not to be had are left out of it.
 */
function ofMagento({ attributes, index, optionPrices, images, sku }: JsonObject, hints: PriceHints): Variant[] {
  if (!isObject(attributes) || !isObject(index)) return [];
  const dimensions = Object.entries(attributes).flatMap(([id, stated]) => {
    if (!isObject(stated) || !Array.isArray(stated.options)) return [];
    const labels = new Map(
      stated.options.filter(isObject).map((option) => [text(option.id), oneLine(text(option.label))] as const),
    );
    return [{ id, name: oneLine(text(stated.label ?? stated.code)), labels }];
  });
  if (dimensions.length === 0 || dimensions.length > maxDimensions) return [];
  return Object.entries(index)
    .slice(0, maxVariants)
    .flatMap(([product, chosen]): Variant[] => {
      const options = dimensions.flatMap(({ id, name, labels }) => {
        const value = isObject(chosen) ? labels.get(text(chosen[id])) : undefined;
        return value === undefined || value === '' || name === '' ? [] : [{ name, value }];
      });
      if (options.length < dimensions.length) return [];
      const prices = isObject(optionPrices) ? optionPrices[product] : undefined;
      const gallery = isObject(images) ? images[product] : undefined;
      const first: unknown = Array.isArray(gallery) ? gallery[0] : undefined;
      const picture = isObject(first) ? text(first.full ?? first.img) : '';
      return [
        {
          ...plain,
          options,
          price: isObject(prices) ? priceOf(prices.finalPrice, hints) : null,
          sku: (isObject(sku) ? usableCode(text(sku[product])) : undefined) ?? null,
          availability: null,
          image_url: picture === '' ? null : picture,
        },
      ];
    });
}

/** The stock list of Cafe24 shops: each item names its options and values in one text each, joined by a sign. */
function ofStockList(list: JsonObject, hints: PriceHints): Variant[] {
  return Object.values(list)
    .slice(0, maxVariants)
    .flatMap((item): Variant[] => {
      if (!isObject(item)) return [];
      const names = text(item.option_name).split(/#\$%|-/);
      const stated = item.option_value_orginal ?? item.option_value_original;
      const values = Array.isArray(stated) ? stated.map(text) : text(item.option_value).split('-');
      if (names.length !== values.length || values.some((value) => value === '')) return [];
      const stock = item.stock_number;
      const counted = item.use_stock === true && typeof stock === 'number';
      return [
        {
          ...plain,
          options: names.map((name, at) => ({ name: oneLine(name), value: oneLine(values[at] ?? '') })),
          price: priceOf(item.option_price, hints),
          availability: counted ? (stock > 0 ? 'in_stock' : 'out_of_stock') : null,
        },
      ];
    });
}

function isStockList(value: JsonObject): boolean {
  const [first] = Object.values(value);
  return isObject(first) && 'option_value' in first && 'option_price' in first;
}

/** Magento numbers the pickers of other products in its lists; the page's own has no number. */
const ofListedProduct = /swatch-option-\d/;

/** Variants in the settings of a shop's picker, which stand in the page without the product's name. */
export function variantsOfSettings(values: readonly unknown[], hints: PriceHints): Variant[] {
  const work: unknown[] = [...values].reverse();
  for (let visited = 0; visited < maxVisited; visited++) {
    const next = work.pop();
    if (next === undefined) break;
    if (Array.isArray(next)) {
      for (const item of next.slice(0, 100)) if (typeof item === 'object' && item !== null) work.push(item);
    } else if (isObject(next)) {
      const variants =
        'optionPrices' in next ? ofMagento(next, hints) : isStockList(next) ? ofStockList(next, hints) : [];
      if (variants.length > 1) return variants;
      for (const [key, content] of Object.entries(next))
        if (typeof content === 'object' && content !== null && !ofListedProduct.test(key)) work.push(content);
    }
  }
  return [];
}

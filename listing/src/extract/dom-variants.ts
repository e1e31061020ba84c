import type { Identifiers } from '../listing.ts';
import type { Variant } from '../variant.ts';
import type { PriceHints } from './currency.ts';
import { groupsOfChoices } from './dom-options.ts';
import { rawText, textOf } from './html/node-text.ts';
import type { Page, PageElement } from './html/nodes.ts';
import { together, withAttribute } from './html/page-index.ts';
import { namesDimension } from './option-groups.ts';
import { parseJson } from './page-state.ts';
import { usableCode, usableGtin } from './schema-codes.ts';
import { isObject } from './state-search.ts';
import { variantsOfList } from './state-variants.ts';
import { squash } from './words.ts';

const listAttributes = [
  'data-product_variations',
  'data-product-variations',
  'data-variants',
  'data-product-variants',
  'data-variations',
];
const maxNodes = 3_000;

/** The words that a form shows for its options, by their values: `s` is shown as `S`, `pa_size` as `Size`. */
function shownWords(page: Page, form: PageElement): { names: Map<string, string>; values: Map<string, string> } {
  const names = new Map<string, string>();
  const values = new Map<string, string>();
  for (const node of page.nodes.slice(form.index, Math.min(form.end, form.index + maxNodes))) {
    if (node.kind !== 'element') continue;
    const target = node.name === 'label' ? node.attributes.get('for') : undefined;
    if (target !== undefined)
      names.set(squash(target.replace(/^(?:attribute_)?(?:pa_)?/, '')), textOf(page, node).replace(/\s*[:：]$/u, ''));
    const value = node.name === 'option' ? (node.attributes.get('value') ?? '') : '';
    if (value !== '') values.set(value, textOf(page, node));
  }
  return { names, values };
}

/** The lists of variants that blocks of the product carry as JSON in an attribute. */
function* listsOf(page: Page): Generator<{ node: PageElement; list: unknown }> {
  for (const node of together(listAttributes.map((name) => withAttribute(page, name)))) {
    if (node.zone === 'related' || node.zone === 'chrome' || node.attributes.size < 2) continue;
    const list = listAttributes
      .map((name) => node.attributes.get(name))
      .find((value) => value?.trimStart().startsWith('['));
    if (list !== undefined) yield { node, list: parseJson(list) };
  }
}

/** The names of the choices in a picker, in their order: its legends, or the labels that name what goods differ in. */
function namesInPicker(page: Page, picker: PageElement): string[] {
  const inside = page.nodes.slice(picker.index, Math.min(picker.end, picker.index + maxNodes));
  const named = (tag: string): string[] =>
    inside.flatMap((node) =>
      node.kind === 'element' && node.name === tag ? [textOf(page, node).replace(/\s*[:：].*$/u, '')] : [],
    );
  const legends = named('legend');
  return legends.length > 0 ? legends : named('label').filter(namesDimension);
}

/** Variants that a form or block of the product carries, named as the page shows them. */
export function findVariants(page: Page, hints: PriceHints): Variant[] {
  for (const { node, list } of listsOf(page)) {
    const variants = variantsOfList(list, { options: namesInPicker(page, node) }, hints);
    if (variants.length < 2) continue;
    const { names, values } = shownWords(page, node);
    return variants.map((variant) => ({
      ...variant,
      options: variant.options.map(({ name, value }) => ({
        name: names.get(squash(name)) ?? name,
        value: values.get(value) ?? value,
      })),
    }));
  }
  return [];
}

const listHolder = /(?:^|[-_ ])variants?(?:$|[-_ ])/;

/** Lists of variants as JSON in a script inside the element in which they are chosen, as Shopify's own themes have them. */
function variantsOfScripts(page: Page, hints: PriceHints): Variant[] {
  for (const script of page.byName.get('script') ?? []) {
    const { parent, attributes } = script;
    if (parent === null || attributes.get('type') !== 'application/json') continue;
    if (!listHolder.test(parent.name) && !listHolder.test(parent.words)) continue;
    const list = rawText(page, script);
    const variants = list.trimStart().startsWith('[')
      ? variantsOfList(parseJson(list), { options: namesInPicker(page, parent) }, hints)
      : [];
    if (variants.length > 1) return variants;
  }
  return [];
}

const isNameless = ({ options }: Variant): boolean => options.length === 0;

interface Known {
  heading: PageElement | null;
  hints: PriceHints;
  title: { text: string } | null;
  /** Variants that sources believed less list of the same product. */
  others: readonly Variant[][];
}

/**
 * Variants whose titles are the product's with one choice of each group of the page behind it: "Trowel - Long / Oak".
 * All of them must be told so.
 */
function namedByTitles(variants: readonly Variant[], page: Page, { heading, title }: Known): Variant[] | null {
  const [first] = variants;
  if (title === null || first?.title == null) return null;
  const groups = groupsOfChoices(page, heading).filter(({ name }) => name !== '');
  const named = variants.map((variant) => {
    const behind = variant.title?.startsWith(title.text) === true ? variant.title.slice(title.text.length) : '';
    const words = behind.replace(/^[\s|:,–—-]+/u, '');
    const parts = groups.length > 1 ? words.split(' / ') : [words];
    const options = parts.flatMap((value, at) => {
      const group = groups.find(({ values }, place) => place >= at && values.some((each) => each.value === value));
      return group === undefined ? [] : [{ name: group.name, value }];
    });
    return options.length === parts.length ? { ...variant, options } : null;
  });
  const whole = named.filter((variant) => variant !== null);
  return whole.length === variants.length ? whole : null;
}

/** Variants that are told apart by codes or titles alone get the names that the page has for these codes or titles. */
export function withNames(variants: readonly Variant[], page: Page, known: Known): Variant[] {
  if (variants.length === 0 || !variants.every(isNameless)) return [...variants];
  const lists = [...known.others.flat(), ...findVariants(page, known.hints), ...variantsOfScripts(page, known.hints)];
  // Those with options are set last and stay.
  const listed = new Map(
    [...lists.filter(isNameless), ...lists.filter((each) => !isNameless(each))].flatMap((each) =>
      each.sku === null ? [] : [[each.sku, each] as const],
    ),
  );
  const isListed = variants.some(({ sku }) => sku !== null && listed.get(sku)?.options.length);
  const byTitle = isListed ? null : namedByTitles(variants, page, known);
  if (byTitle !== null) return byTitle;
  return variants.map((variant) => {
    const named = variant.sku === null ? undefined : listed.get(variant.sku);
    if (named === undefined) return variant;
    return {
      ...variant,
      options: named.options,
      title: variant.title ?? named.title,
      gtin: variant.gtin ?? named.gtin,
    };
  });
}

/** A product that is sold in one way only has its codes in a list of one. */
export function codesOfLoneVariant(page: Page): Identifiers {
  for (const { list } of listsOf(page)) {
    const [only, ...others] = Array.isArray(list) ? list : [];
    if (!isObject(only) || others.length > 0) continue;
    const sku = typeof only.sku === 'string' ? usableCode(only.sku) : undefined;
    const gtin = typeof only.barcode === 'string' ? usableGtin(only.barcode) : undefined;
    return { ...(sku === undefined ? {} : { sku }), ...(gtin === undefined ? {} : { gtin }) };
  }
  return {};
}

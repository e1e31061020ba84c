import type { Listing } from '@cardwright/listing/listing';
import { specificationAt } from './specification-names.ts';

/** What stands between the values of one specification. */
const between = /\s*(?:[,;/|•·]|\s(?:and|or|&|\+)\s)\s*/i;
const plain = (value: string) =>
  value
    .trim()
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/grey/g, 'gray')
    .replace(/ (?:colou?r|size|variant|version|one|option)$/, '');

/**
 * Takes one value out of a specification that lists several: "Colour: Blue, Amber". A sentence where none does; null where a
 * specification is named that stands there as a whole.
 */
export function withoutVariant(
  listing: Listing,
  name: string,
  value: string,
): { before: string; after: string } | string | null {
  const items = listing.specifications;
  const only = name.trim() === '' ? -1 : specificationAt(items, name);
  const found = items.flatMap((item, index) => {
    const values = item.value.split(between).filter((one) => one.trim() !== '');
    const at = values.findIndex((one) => plain(one) === plain(value));
    return at < 0 || (only >= 0 && index !== only) ? [] : [{ item, index, values, at }];
  });
  const [first] = found.toSorted((a, b) => b.values.length - a.values.length);
  if ((first === undefined || first.values.length < 2) && only >= 0) return null;
  if (first === undefined) return `The card lists no “${value}” among its variants, so I left it as it is.`;
  const { item, index, values } = first;
  if (values.length < 2)
    return `“${value}” is all that stands under ${item.name}, so I left it: say "mark it as out of stock" if none is left.`;
  const sign = between.exec(item.value)?.[0].trim() ?? ',';
  const glue = /^[,;]$/.test(sign) ? `${sign} ` : /^[a-z&+]/i.test(sign) ? ', ' : ` ${sign} `;
  const after = { name: item.name, value: values.filter((_, at) => at !== first.at).join(glue) };
  listing.specifications = items.map((one, at) => (at === index ? after : one));
  return { before: `${item.name}: ${item.value}`, after: `${after.name}: ${after.value}` };
}

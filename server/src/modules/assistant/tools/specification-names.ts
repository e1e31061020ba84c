interface Specification {
  name: string;
  value: string;
}

/** Spellings of one word, in the American one. */
const spellings: [RegExp, string][] = [
  [/colour/g, 'color'],
  [/flavour/g, 'flavor'],
  [/fibre/g, 'fiber'],
  [/grey/g, 'gray'],
  [/aluminium/g, 'aluminum'],
  [/metre/g, 'meter'],
  [/litre/g, 'liter'],
  [/odour/g, 'odor'],
  [/centre/g, 'center'],
];
/** Names of one property. Those of `sizes` are one only where they state measures: "M" is a size and no dimension. */
const meanings = [
  ['capacity', 'volume'],
  ['warranty', 'guarantee'],
  ['power', 'wattage'],
  ['country of origin', 'origin', 'made in', 'country of manufacture', 'country'],
  ['material', 'fabric'],
  ['weight', 'item weight', 'product weight'],
  ['color', 'item color', 'product color', 'color name'],
];
const sizes = ['dimension', 'size', 'measurement', 'product dimension', 'item dimension', 'product size'];
const measures = /\d[\d.,]* ?(?:mm|cm|m|in|inch(?:es)?|ft|feet|["'”″])(?!\p{L})|\d ?(?:x|×|by) ?\d/iu;

/** Lower case, American spelling, without a plural: names that are equal in this form are the same. */
function plainName(name: string): string {
  const lower = name
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return spellings
    .reduce((text, [from, to]) => text.replace(from, to), lower)
    .replace(/(?<=[a-z]{3})(?<![sui])s(?= |$)/g, '');
}

/**
 * Where the specification stands that a seller means by a name, -1 when none does: the same words first, then the same
 * in another spelling or number, then another name of the property when just one is there.
 */
export function specificationAt(items: Specification[], name: string, value = ''): number {
  const key = name.trim().toLowerCase();
  const exact = items.findIndex((item) => item.name.trim().toLowerCase() === key);
  if (exact >= 0 || key === '') return exact;
  const plain = plainName(name);
  const same = items.findIndex((item) => plainName(item.name) === plain);
  if (same >= 0) return same;
  const ofPart = measureOfPart(items, plain, value);
  if (ofPart >= 0) return ofPart;
  const alike = meanings.find((names) => names.includes(plain)) ?? (sizes.includes(plain) ? sizes : []);
  const found = items.flatMap((item, index) => (alike.includes(plainName(item.name)) ? [index] : []));
  const [only = plain === 'weight' ? items.findIndex((item) => plainName(item.name) === 'net weight') : undefined] =
    found;
  if (only === undefined || found.length > 1) return -1;
  const isMeasured = measures.test(items[only]?.value ?? '') && (value === '' || measures.test(value));
  return alike === sizes && !isMeasured ? -1 : only;
}

const unitKinds = [
  /^(?:mm|cm|m|millimet(?:er|re)s?|centimet(?:er|re)s?|met(?:er|re)s?|in|inch(?:es)?|ft|feet|["″])$/i,
  /^(?:mg|g|kg|oz|lbs?|grams?|pounds?)$/i,
  /^(?:ml|cl|l|lit(?:er|re)s?|gal(?:lons?)?)$/i,
  /^(?:minutes?|min|hours?|h|days?|months?|years?)$/i,
];
const kindOfUnit = (value: string): number => {
  const [, unit = ''] = /^\D{0,8}\d[\d.,]* ?([\p{L}"″]+)$/u.exec(value.trim()) ?? [];
  return unitKinds.findIndex((kind) => kind.test(unit));
};
const measureNoun = /^(?:size|length|width|height|depth|diameter|thickness|weight|capacity|volume|time|life|duration)$/;
/** "The pendant is 14 mm" speaks of "Pendant size: 12 mm", where that is the only measure of it of that kind. */
function measureOfPart(items: Specification[], part: string, value: string): number {
  const kind = kindOfUnit(value);
  if (kind < 0) return -1;
  const found = items.flatMap((item, index) => {
    const name = plainName(item.name);
    const isOfPart = name.startsWith(`${part} `) && measureNoun.test(name.slice(part.length + 1));
    return isOfPart && kindOfUnit(item.value) === kind ? [index] : [];
  });
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

/** A change of a specification tells its name with its value: the value alone. Other texts as they are. */
export const withoutName = (field: string, text: string): string =>
  text.toLowerCase().startsWith(`${field.toLowerCase()}: `) ? text.slice(field.length + 2) : text;

import type { Flag } from '../evidence.ts';
import type { Listing } from '../listing.ts';
import { type Fact, factsOf, wholeSet } from './facts.ts';
import { type NumberSpan, sameQuantity } from './numbers.ts';
import type { Dimension } from './units.ts';
import { generalOf } from './word-facts.ts';

type Property = { kind: Fact['kind'] } | { dimension: Dimension } | { counts: true };

// Only a specification that names the property can contradict a title: "Weight: 14 oz" says nothing about "32 oz".
const properties: [name: RegExp, Property][] = [
  [/^(?:main |product )?colou?r\b|^farbe|^couleur|^coloris|^color\b|^kolor|^цвет/iu, { kind: 'colour' }],
  [/^(?:main |outer )?material|^fabric|^mati[eè]re|^materiał|^состав|^материал|^tissu/iu, { kind: 'material' }],
  [/capacity|volume|fassungsverm|volumen|contenance|capacidad|pojemno|объ[её]м/iu, { dimension: 'volume' }],
  [/^(?:item |net |product )?weight|^gewicht|^poids|^peso|^waga|^masa|^вес/iu, { dimension: 'mass' }],
  [/^wattage|^power\b|^leistung|^puissance|^potencia|^moc\b|мощность/iu, { dimension: 'power' }],
  [/voltage|^spannung|^tension|^tensi[oó]n|^napięcie|напряжение/iu, { dimension: 'voltage' }],
  [
    /^battery capacity|^akkukapazit|^pojemność (?:baterii|akumulatora)|[её]мкость аккумулятора/iu,
    { dimension: 'charge' },
  ],
  [
    /^(?:number of (?:items|pieces|units)|piece count|item count|unit count|pieces|set of|pack size|package quantity|quantity|units per pack|anzahl|stückzahl|teile|packungsgröße|nombre de pièces|quantité|lot de|cantidad|unidades|piezas|liczba sztuk|ilość|sztuk|количество|кол-во|штук)/iu,
    { counts: true },
  ],
];

/** Places where a text and a specification of the same property, or two specifications, contradict each other. */
export function contradictions(listing: Listing, language: string): Flag[] {
  const inTitle = factsOf(listing.title, language);
  const labelled = labelledBullets(listing.bullets);
  return listing.specifications.flatMap(({ name, value }, index): Flag[] => {
    const inValue = factsOf(value, language);
    const path = `specifications/${index}`;
    const flag = (where: string, differing: string): Flag => ({
      path,
      kind: 'contradiction',
      text: `${where} says “${differing}”, but ${name.trim()} is “${value.trim()}”. Keep the one that is right.`,
    });
    const property = properties.find(([pattern]) => pattern.test(name.trim()))?.[1];
    const counted = property === undefined ? otherCount(name, inValue, inTitle) : null;
    if (counted !== null) return [flag('The title', counted)];
    const titleDiffers = property === undefined ? null : otherFact(property, inTitle, inValue);
    if (titleDiffers !== null) return [flag('The title', titleDiffers)];
    const bullet = labelled.get(nameKey(name));
    if (bullet !== undefined && isOtherValue(bullet.value, value, language)) {
      return [flag(`Bullet ${bullet.index + 1}`, bullet.value)];
    }
    const twin = listing.specifications.slice(0, index).find((other) => nameKey(other.name) === nameKey(name));
    return twin !== undefined && isOtherValue(twin.value, value, language)
      ? [flag('Another specification', twin.value.trim())]
      : [];
  });
}

const nameKey = (name: string): string => name.trim().toLowerCase();
const labelledBullet = /^([^:]{2,40}): (.{1,80})$/u;

function labelledBullets(bullets: readonly string[]): Map<string, { value: string; index: number }> {
  const found = new Map<string, { value: string; index: number }>();
  for (const [index, bullet] of bullets.entries()) {
    const [, name, value] = labelledBullet.exec(bullet.trim()) ?? [];
    if (name !== undefined && value !== undefined) found.set(nameKey(name), { value, index });
  }
  return found;
}

// Compares one measure with one measure; longer values may be about several things.
function isOtherValue(value: string, other: string, language: string): boolean {
  const [left, right] = [measuresOf(value, language), measuresOf(other, language)];
  const [one, two] = [left[0], right[0]];
  if (left.length !== 1 || right.length !== 1 || one === undefined || two === undefined) return false;
  const isComparable = one.readings.some(({ dimension }) =>
    two.readings.some((reading) => reading.dimension === dimension),
  );
  return isComparable && !sameQuantity(one, two) && !sameQuantity(two, one);
}

const measuresOf = (text: string, language: string): NumberSpan[] =>
  factsOf(text, language).flatMap(({ number }) => (number === undefined ? [] : [number]));

function otherFact(property: Property, inTitle: readonly Fact[], inValue: readonly Fact[]): string | null {
  if ('kind' in property) return otherWord(inTitle, inValue, property.kind);
  if ('dimension' in property) return otherQuantity(inTitle, inValue, property.dimension);
  return otherSet(inTitle, inValue);
}

function namesOf(key: string): string[] {
  const names = [key, ...key.split(' ')];
  for (let general = generalOf(key); general !== null; general = generalOf(general)) names.push(general);
  return names;
}

function otherWord(inTitle: readonly Fact[], inValue: readonly Fact[], kind: Fact['kind']): string | null {
  const titleFacts = inTitle.filter((fact) => fact.kind === kind);
  const keys = new Set(inValue.filter((fact) => fact.kind === kind).flatMap(({ key }) => namesOf(key)));
  if (titleFacts.length === 0 || keys.size === 0) return null;
  if (titleFacts.some(({ key }) => namesOf(key).some((part) => keys.has(part)))) return null;
  return titleFacts[0]?.text ?? null;
}

function otherQuantity(inTitle: readonly Fact[], inValue: readonly Fact[], dimension: Dimension): string | null {
  const of = (facts: readonly Fact[]): NumberSpan[] =>
    facts.flatMap(({ number }) =>
      number?.readings.some((reading) => reading.dimension === dimension) ? [number] : [],
    );
  const stated = of(inTitle);
  const actual = of(inValue);
  if (stated.length === 0 || actual.length === 0) return null;
  if (stated.some((number) => actual.some((other) => sameQuantity(number, other)))) return null;
  // An ounce in a title is mostly a volume, so it does not contradict a weight.
  const clear = stated.find(
    (number) => number.readings.every((reading) => reading.dimension === dimension) || dimension === 'volume',
  );
  return clear?.text.trim() ?? null;
}

const shownBy = ({ number }: Fact): number[] => number?.readings.map(({ shown }) => shown) ?? [];

// "Set of 6" against "Number of pieces: 8".
function otherSet(inTitle: readonly Fact[], inValue: readonly Fact[]): string | null {
  const sets = inTitle.filter(({ counted }) => counted === wholeSet);
  const values = inValue.filter(({ kind }) => kind === 'number').flatMap(shownBy);
  if (sets.length === 0 || values.length === 0) return null;
  return sets.some((fact) => shownBy(fact).some((shown) => values.includes(shown))) ? null : (sets[0]?.text ?? null);
}

// "5 compartments" against "Compartments: 8".
function otherCount(name: string, inValue: readonly Fact[], inTitle: readonly Fact[]): string | null {
  const label = name.trim().toLowerCase();
  const values = inValue.filter(({ number }) => number?.unit === '').flatMap(shownBy);
  if (values.length === 0) return null;
  const same = inTitle.filter(
    ({ counted }) => counted !== undefined && counted !== wholeSet && label.startsWith(counted),
  );
  if (same.length === 0 || same.some((fact) => shownBy(fact).some((shown) => values.includes(shown)))) return null;
  return same[0]?.text ?? null;
}

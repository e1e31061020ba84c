import type { Flag } from '../evidence.ts';
import type { Listing } from '../listing.ts';
import { type Fact, factsOf } from './facts.ts';
import { type NumberSpan, sameQuantity } from './numbers.ts';
import type { Dimension } from './units.ts';

// Only a specification that names the property can contradict a title: "Weight: 14 oz" says nothing about "32 oz".
const properties: { name: RegExp; kind?: Fact['kind']; dimension?: Dimension }[] = [
  { name: /^(?:main )?colou?r\b|^farbe|^цвет/iu, kind: 'colour' },
  { name: /^material|^fabric|^состав|^материал/iu, kind: 'material' },
  { name: /capacity|volume|fassungsverm|volumen|объ[её]м/iu, dimension: 'volume' },
  { name: /^(?:item |net |product )?weight|^gewicht|^вес/iu, dimension: 'mass' },
  { name: /^wattage|^power\b|мощность/iu, dimension: 'power' },
  { name: /voltage|напряжение/iu, dimension: 'voltage' },
];

/** Places where the title and a specification of the same property say different things. */
export function contradictions(listing: Listing, language: string): Flag[] {
  const inTitle = factsOf(listing.title, language);
  return listing.specifications.flatMap(({ name, value }, index): Flag[] => {
    const property = properties.find((candidate) => candidate.name.test(name.trim()));
    if (property === undefined) return [];
    const inValue = factsOf(value, language);
    const differing =
      property.kind === undefined
        ? otherQuantity(inTitle, inValue, property.dimension)
        : otherWord(inTitle, inValue, property.kind);
    if (differing === null) return [];
    return [
      {
        path: `specifications/${index}`,
        kind: 'contradiction',
        text: `The title says “${differing}”, but ${name.trim()} is “${value.trim()}”. Keep the one that is right.`,
      },
    ];
  });
}

function otherWord(inTitle: readonly Fact[], inValue: readonly Fact[], kind: Fact['kind']): string | null {
  const titleFacts = inTitle.filter((fact) => fact.kind === kind);
  const keys = new Set(inValue.filter((fact) => fact.kind === kind).flatMap(({ key }) => [key, ...key.split(' ')]));
  if (titleFacts.length === 0 || keys.size === 0) return null;
  if (titleFacts.some(({ key }) => [key, ...key.split(' ')].some((part) => keys.has(part)))) return null;
  return titleFacts[0]?.text ?? null;
}

function otherQuantity(
  inTitle: readonly Fact[],
  inValue: readonly Fact[],
  dimension: Dimension | undefined,
): string | null {
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

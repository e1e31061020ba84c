import type { Specification } from '../listing.ts';

/** Shops' names for the attributes that file formats have fields for, in lower case. */
const names = {
  color: ['color', 'colour', 'цвет', 'цвет товара', 'farbe', 'couleur', 'kolor'],
  size: ['size', 'размер', 'größe', 'taille', 'talla', 'tamaño', 'rozmiar'],
  material: ['material', 'материал', 'состав', 'matériau', 'matière', 'materiał'],
  pattern: ['pattern', 'узор', 'рисунок', 'muster', 'motif', 'estampado', 'wzór'],
} as const;
export type KnownAttribute = keyof typeof names;

const known = new Map(
  Object.entries(names).flatMap(([attribute, words]) =>
    words.map((word) => [word as string, attribute as KnownAttribute]),
  ),
);

/** `color` for "Colour", "Farbe" and so on; null for a name that has no field of its own. */
export const knownAttribute = (name: string): KnownAttribute | null => known.get(name.trim().toLowerCase()) ?? null;

/** The value of the first attribute with that meaning. */
export const attributeValue = (specifications: readonly Specification[], attribute: KnownAttribute): string =>
  specifications.find(({ name }) => knownAttribute(name) === attribute)?.value ?? '';

const plainName = (name: string): string => name.toLowerCase().replace(/[*\s]/gu, '');

/** Finds the value for a column by its header, ignoring asterisks, case and spaces. Of equal names the first counts. */
export function valuesByHeader(specifications: readonly Specification[]): (header: string) => string {
  const values = new Map<string, string>();
  for (const { name, value } of specifications) {
    const key = plainName(name);
    if (!values.has(key)) values.set(key, value);
  }
  return (header) => values.get(plainName(header)) ?? '';
}

/** Tells whether a name is one of the headers, as `valuesByHeader` compares them. */
export function headerCheck(headers: readonly string[]): (name: string) => boolean {
  const plain = new Set(headers.map(plainName));
  return (name) => plain.has(plainName(name));
}

/**
 * The names that cards use, most frequent first and then as they come: for formats that have a column for each. Names that
 * differ only in case are one, spelled as it comes first. `skip` leaves out what has a column already.
 */
export function frequentNames(
  lists: Iterable<readonly Specification[]>,
  limit: number,
  skip: (name: string) => boolean,
): string[] {
  const found = new Map<string, { name: string; count: number }>();
  for (const list of lists) {
    const ofCard = new Set<string>();
    for (const name of list.map((item) => item.name.trim())) {
      const key = name.toLowerCase();
      if (key === '' || ofCard.has(key) || skip(name)) continue;
      ofCard.add(key);
      const known = found.get(key);
      if (known === undefined) found.set(key, { name, count: 1 });
      else known.count += 1;
    }
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, limit)
    .map(({ name }) => name);
}

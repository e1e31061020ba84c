/**
 * Which products of a file are to become cards: those in some places or rows, those with a title, or all but those. Places
 * count products from 1, or from -1 at the end; rows are counted as in a spreadsheet, including its headings.
 */
export interface ProductPick {
  by: 'place' | 'row' | 'name';
  /** From and to, both included. */
  ranges?: { from: number; to: number }[] | undefined;
  names?: string[] | undefined;
  is_except?: boolean | undefined;
}

interface Named {
  rows: number[];
  name: string;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const singular = (word: string) => word.replace(/s$/, '');

function isCalled(name: string, said: string): boolean {
  const words = new Set(wordsOf(name).map(singular));
  const wanted = wordsOf(said).map(singular);
  return wanted.length > 0 && wanted.every((word) => words.has(word));
}

/** The products that are picked, in their order. */
export function pickedProducts<Product extends Named>(
  products: Product[],
  { by, ranges = [], names = [], is_except = false }: ProductPick,
): Product[] {
  const within = (value: number) => ranges.some(({ from, to }) => value >= from && value <= to);
  const isPicked = ({ rows, name }: Named, at: number) => {
    if (by === 'name') return names.some((said) => isCalled(name, said));
    if (by === 'row') return rows.some(within);
    return within(at + 1) || within(at - products.length);
  };
  return products.filter((product, at) => isPicked(product, at) !== is_except);
}

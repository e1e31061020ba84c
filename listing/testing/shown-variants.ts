import type { Variant } from '../src/variant.ts';

/** Variants in one line each: their options, name, price and state of stock. */
export const shownVariants = (variants: readonly Variant[]): string[] =>
  variants.map(({ options, title, price, availability }) =>
    [...options.map(({ name, value }) => `${name}=${value}`), title, price?.amount, availability]
      .filter((part) => part != null)
      .join(' '),
  );

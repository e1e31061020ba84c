import type { CardListing } from '../tool-types.ts';

/** A card as the tools tell it that states nothing. */
export const emptyCardListing: CardListing = {
  title: '',
  description: '',
  bullets: [],
  specifications: [],
  keywords: [],
  brand: null,
  category: null,
  price: null,
  identifiers: {},
  availability: null,
};

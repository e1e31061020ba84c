import { emptyListing } from '@cardwright/listing/listing';
import type { CardListing } from '../tool-types.ts';

const { language: _, ...stated } = emptyListing;

/** A card as the tools tell it that states nothing. */
export const emptyCardListing: CardListing = { ...stated, price: null, identifiers: {} };

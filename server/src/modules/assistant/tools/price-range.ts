import { z } from 'zod';

const amount = z.number().min(0).max(1e12).optional();

/** Between which prices cards are meant. */
export const priceRange = {
  price_below: amount.describe('Only cards that cost less'),
  price_from: amount.describe('Only cards that cost this or more'),
  price_currency: z.string().length(3).optional().describe('ISO code, when the seller names a currency'),
};
export type PriceRange = { [Key in keyof typeof priceRange]?: z.infer<(typeof priceRange)[Key]> };

export const isPriced = ({ price_below, price_from }: PriceRange): boolean =>
  price_below !== undefined || price_from !== undefined;

import type { Availability, Price } from './listing.ts';

/** One way in which the product is sold, such as a size in a colour. What is the same for all is in the listing. */
export interface Variant {
  /** What sets it apart, in the shop's own words and order: `{ name: 'Colour', value: 'Blue' }`. */
  options: { name: string; value: string }[];
  /** Its own name, when the shop gives it one. */
  title: string | null;
  sku: string | null;
  gtin: string | null;
  price: Price | null;
  availability: Availability | null;
  image_url: string | null;
}

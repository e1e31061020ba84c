import { z } from 'zod';
import { marketplaceIds } from './marketplace-ids.ts';

export const marketplaceSchema = z.enum(marketplaceIds);
export type Marketplace = z.infer<typeof marketplaceSchema>;

const specificationFields = { name: z.string().max(300), value: z.string().max(5_000) };
const priceFields = {
  amount: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
};
const identifierFields = {
  gtin: z.string().max(50).optional(),
  sku: z.string().max(200).optional(),
  mpn: z.string().max(200).optional(),
  asin: z.string().max(20).optional(),
};
const maxSpecifications = 500;

/** The bounds are far above every marketplace's; they only refuse absurd requests. */
export const listingSchema = z.object({
  title: z.string().max(2_000),
  description: z.string().max(500_000),
  bullets: z.array(z.string().max(5_000)).max(100),
  specifications: z.array(z.object(specificationFields)).max(maxSpecifications),
  keywords: z.array(z.string().max(300)).max(500),
  brand: z.string().max(300).nullable(),
  category: z.string().max(1_000).nullable(),
  price: z.object(priceFields).nullable(),
  identifiers: z.object(identifierFields),
  availability: z.enum(['in_stock', 'out_of_stock', 'preorder']).nullable(),
  language: z.string().max(35).nullable(),
});
/** A listing as a client sends it. A misspelt field at any depth is refused, because its text would be lost silently. */
export const sentListingSchema = z.strictObject({
  ...listingSchema.shape,
  specifications: z.array(z.strictObject(specificationFields)).max(maxSpecifications),
  price: z.strictObject(priceFields).nullable(),
  identifiers: z.strictObject(identifierFields),
});
/** A listing for a new card. Only its title must be there: what a client leaves out is not stated. */
export const newListingSchema = z.strictObject({
  ...sentListingSchema.shape,
  description: listingSchema.shape.description.default(''),
  bullets: listingSchema.shape.bullets.default([]),
  specifications: sentListingSchema.shape.specifications.default([]),
  keywords: listingSchema.shape.keywords.default([]),
  brand: listingSchema.shape.brand.default(null),
  category: listingSchema.shape.category.default(null),
  price: sentListingSchema.shape.price.default(null),
  identifiers: sentListingSchema.shape.identifiers.default({}),
  availability: listingSchema.shape.availability.default(null),
  language: listingSchema.shape.language.default(null),
});
export type ListingBody = z.infer<typeof listingSchema>;

export const sectionSchema = z.enum(['title', 'description', 'bullets', 'specifications', 'keywords']);

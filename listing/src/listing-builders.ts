import { emptyListing, type Listing, type ListingImage } from './listing.ts';

/** A listing for tests: empty but for the given fields. */
export function listingWith(fields: Partial<Listing>): Listing {
  return { ...emptyListing, ...fields };
}

/** An image for tests that no rule of the generic profile complains about. */
export function imageWith(fields: Partial<ListingImage>): ListingImage {
  return {
    url: 'https://cdn.example.com/1.jpg',
    alt: '',
    width: 2000,
    height: 2000,
    format: 'jpeg',
    bytes: 1_000_000,
    white_share: null,
    content_hash: null,
    ...fields,
  };
}

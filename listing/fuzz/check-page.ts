import { decodePage } from '../src/extract/decode-page.ts';
import { extractListing } from '../src/extract/extract-listing.ts';
import { unmeasured } from '../src/listing.ts';
import type { FuzzListing } from './listings.ts';
import type { FuzzPage } from './pages.ts';
import { must, type Watch } from './watch.ts';

/** Extracts a page, checks the answer, and gives the listing that was found, or null when the page was refused. */
export function checkPage(page: FuzzPage, watch: Watch): FuzzListing | null {
  const { html } = watch.time('decode', () => decodePage(page.bytes, page.content_type));
  const found = watch.time('extract', () => extractListing({ html, url: page.url }));
  const again = extractListing({ html, url: page.url });
  must(JSON.stringify(found) === JSON.stringify(again), () => 'extract: a second time gives another answer');
  if (found.kind === 'refused') {
    must(found.message.length > 20, () => 'extract: a refusal without a reason for people');
    return null;
  }
  const { listing, images, variants } = found;
  must(listing.title.trim() !== '', () => 'extract: a product without a title');
  must(
    images.every(({ url }) => /^https?:\/\//.test(url)),
    () => `extract: an image without an address: ${JSON.stringify(images)}`,
  );
  must(new Set(images.map(({ url }) => url)).size === images.length, () => 'extract: the same image twice');
  must(
    listing.price === null || (/^\d+(?:\.\d+)?$/.test(listing.price.amount) && Number(listing.price.amount) > 0),
    () => `extract: the price ${JSON.stringify(listing.price)}`,
  );
  must(
    !/<(?:script|style|iframe|img)|<[^>]*(?:\son\w+=|javascript:)/i.test(listing.description),
    () => `extract: unsafe markup in the description: ${listing.description}`,
  );
  for (const text of [...listing.bullets, ...listing.specifications.map(({ name, value }) => name && value)])
    must(text.trim() !== '', () => 'extract: an empty bullet or specification');
  return {
    listing,
    images: images.map(unmeasured),
    variants,
    told: '',
  };
}

import type { CreateCardRequest } from '@cardwright/contract/cards';
import { parseWebAddress } from '@cardwright/contract/web-address';
import type { Source } from '@cardwright/listing/evidence';
import { decodePage } from '@cardwright/listing/extract/decode-page';
import { extractFromText } from '@cardwright/listing/extract/extract-from-text';
import { extractListing } from '@cardwright/listing/extract/extract-listing';
import type { ExtractedProduct, Extraction } from '@cardwright/listing/extract/types';
import { listingSource } from '@cardwright/listing/ground/listing-texts';
import type { Listing } from '@cardwright/listing/listing';
import { ProblemError } from '../../http/problem-error.ts';
import { FetchError, type PageFetcher } from '../../outside/page-fetcher/page-fetcher.ts';

/** What an import found, ready to be kept. */
export interface ImportedListing {
  listing: Listing;
  brand_store: string | null;
  pictures: { url: string; alt: string }[];
  source: { kind: Source['kind']; text: string };
  label: string;
  author: 'import' | 'seller';
}

export interface ImportFailure {
  code: string;
  message: string;
}

export type ImportOutcome = { imported: ImportedListing } | { failure: ImportFailure };

/** Reads what a request carries itself; null for an address, which has to be fetched first. */
export function readGiven(request: CreateCardRequest): ImportOutcome | null {
  if ('listing' in request)
    return {
      imported: {
        listing: request.listing,
        brand_store: null,
        pictures: [],
        source: { kind: 'seller', text: listingSource(request.listing, '', 'seller').text },
        label: 'Written by you',
        author: 'seller',
      },
    };
  if ('html' in request)
    return outcomeOf(
      extractListing({ html: request.html, url: sourceUrlOf(request) }),
      'page',
      'Imported from a saved page',
    );
  if ('text' in request) return outcomeOf(extractFromText({ text: request.text }), 'text', 'Imported from text');
  return null;
}

/** Fetches a page and reads the listing on it. Only the signal's abort makes it reject. */
export async function importPage(
  fetcher: PageFetcher,
  url: string,
  signal: AbortSignal,
  onProgress: (step: string) => void,
): Promise<ImportOutcome> {
  onProgress(`Opening ${new URL(url).host}`);
  try {
    const page = await fetcher.fetchPage(url, signal);
    signal.throwIfAborted();
    onProgress('Reading the page');
    const { html } = decodePage(page.bytes, page.content_type);
    const plain = /^text\/plain\b/i.test(page.content_type ?? '') && !/<(?:html|body|head|div)\b/i.test(html);
    const extraction = plain
      ? extractFromText({ text: html.slice(0, 200_000) })
      : extractListing({ html, url: page.url });
    return outcomeOf(extraction, 'page', 'Imported');
  } catch (error) {
    if (error instanceof FetchError) return { failure: { code: error.code, message: error.message } };
    throw error;
  }
}

function outcomeOf(extraction: Extraction, kind: Source['kind'], label: string): ImportOutcome {
  if (extraction.kind === 'refused') return { failure: { code: extraction.code, message: extraction.message } };
  return { imported: fromProduct(extraction, kind, label) };
}

const fromProduct = (product: ExtractedProduct, kind: Source['kind'], label: string): ImportedListing => ({
  listing: product.listing,
  brand_store: product.brand_store?.slice(0, 500) ?? null,
  pictures: product.images,
  source: { kind, text: product.source_text },
  label,
  author: 'import',
});

/**
 * The address of a request in its standard form, or null when it has none.
 * @throws ProblemError `invalid_request` for anything but http and https: it is shown as a link later
 */
export function sourceUrlOf(request: CreateCardRequest): string | null {
  if (!('source_url' in request) || request.source_url === undefined) return null;
  const url = parseWebAddress(request.source_url);
  if (url === null)
    throw new ProblemError(
      'invalid_request',
      'Please give the address of a web page, such as https://shop.example/product.',
      {
        errors: [{ path: 'source_url', message: 'Must be an http or https address' }],
      },
    );
  return url.href;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePage } from '../listing/src/extract/decode-page.ts';
import { extractListing } from '../listing/src/extract/extract-listing.ts';

/** A page of a folder of saved pages, as its `index.json` lists it. */
export interface SavedPage<Expected = unknown> {
  file: string;
  original_url?: string | null;
  kind: string;
  expected: Expected;
}

/** A fetched page always has an address; some saved ones have lost theirs. */
const standInUrl = 'https://shop.example/page';

/** The pages in the folder that the command names; without any, a sentence says so and the script ends. */
export function savedPages<Expected>(): { folder: string; pages: SavedPage<Expected>[] } {
  const folder = process.argv[2] ?? '../shared/pages';
  try {
    return { folder, pages: JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).files };
  } catch {
    console.error(
      `No saved pages at ${folder}: give the folder that holds index.json and the pages as the first argument.`,
    );
    process.exit(1);
  }
}

export const extractSaved = (bytes: Uint8Array, { original_url }: SavedPage) =>
  extractListing({ html: decodePage(bytes, null).html, url: original_url ?? standInUrl });

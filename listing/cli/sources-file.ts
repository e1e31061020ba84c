import { z } from 'zod';
import type { Source } from '../src/evidence.ts';
import { decodePage } from '../src/extract/decode-page.ts';
import { extractListing } from '../src/extract/extract-listing.ts';
import { listingSource } from '../src/ground/listing-texts.ts';
import { htmlToText } from '../src/text/html-to-text.ts';
import { maxPageBytes } from './commands/extract.ts';
import { exitStatus, Fault } from './fault.ts';
import { listingFileOf } from './listing-file.ts';
import { nameOf, type Terminal } from './terminal.ts';

const source = z.object({
  id: z.string(),
  kind: z.enum(['page', 'text', 'file', 'seller', 'message']).default('text'),
  text: z.string(),
});
const sourceList = z.array(source).min(1);

/**
 * Reads where facts may come from: a list of sources, a listing, a saved page, or plain text. A source without an id of
 * its own gets its file's name.
 * @throws Fault
 */
export async function readSources(files: readonly string[], terminal: Terminal): Promise<Source[]> {
  const found: Source[] = [];
  for (const file of files) found.push(...sourcesOf(file, await terminal.read(file, maxPageBytes), terminal));
  return found;
}

function sourcesOf(file: string, bytes: Uint8Array, terminal: Terminal): Source[] {
  const { html: words } = decodePage(bytes, null);
  const start = words.trimStart();
  if (start === '') throw new Fault(exitStatus.refused, `${nameOf(file)} is empty.`);
  const id = file === '-' ? 'stdin' : file;
  if (start.startsWith('<')) return [{ id, kind: 'page', text: pageText(words) }];
  const data = jsonOf(start);
  if (data === undefined) return [{ id, kind: 'text', text: words }];
  const list = sourceList.safeParse(isAnswer(data) ? data.sources : data);
  if (list.success) return list.data;
  return [listingSource(listingFileOf(data, nameOf(file), '', terminal).listing, id, 'file')];
}

const isAnswer = (data: object): data is { sources: unknown } => 'sources' in data;

/** Undefined for text that only looks like JSON at its beginning. */
function jsonOf(words: string): object | undefined {
  if (!/^[[{]/.test(words)) return undefined;
  try {
    return JSON.parse(words);
  } catch {
    return undefined;
  }
}

function pageText(html: string): string {
  const found = extractListing({ html, url: null });
  return found.kind === 'product' ? found.source_text : htmlToText(html);
}

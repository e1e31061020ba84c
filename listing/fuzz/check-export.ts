import { read } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import { Parser } from 'htmlparser2';
import { exportFile } from '../cli/export-file.ts';
import type { ExportCard } from '../src/formats/export-card.ts';
import { type FileFormat, fileFormats } from '../src/formats/file-formats.ts';
import type { Listing } from '../src/listing.ts';
import type { MarketplaceId } from '../src/marketplaces/profiles.ts';
import type { FuzzListing } from './listings.ts';
import { must, type Watch } from './watch.ts';

const now = '2026-11-21T00:00:00.000Z';

/** Writes two cards in one format and reads the file with a library that did not write it. */
export async function checkExport(
  input: FuzzListing,
  improved: Listing,
  format: FileFormat,
  marketplace: MarketplaceId,
  watch: Watch,
): Promise<void> {
  const card = (card_id: string, listing: Listing): ExportCard => ({
    card_id,
    version: 1,
    marketplace,
    listing,
    images: input.images,
    variants: input.variants,
    source_url: 'https://shop.example/p',
    score: 50,
    updated_at: now,
    ai_written: card_id === 'improved',
  });
  const cards = [card('original', input.listing), card('improved', improved)];
  const bytes = await watch.timeAsync(`export ${format}`, async () => {
    const { chunks } = exportFile(cards, format, now);
    const parts: Uint8Array[] = [];
    for await (const chunk of chunks) parts.push(chunk);
    return Buffer.concat(parts);
  });
  must(bytes.length > 0, () => `export ${format}: an empty file`);
  readBack(bytes, format, cards);
}

function readBack(bytes: Buffer, format: FileFormat, cards: readonly ExportCard[]): void {
  const { extension } = fileFormats[format];
  if (extension === 'xlsx') {
    const { SheetNames } = read(bytes, { type: 'buffer' });
    must(SheetNames.length > 0, () => `export ${format}: no sheet`);
  } else if (format === 'json') {
    const found = JSON.parse(bytes.toString('utf8')).cards.map(
      (card: { versions: { current: Listing } }) => card.versions.current.title,
    );
    const titles = cards.map(({ listing }) => listing.title);
    must(JSON.stringify(found) === JSON.stringify(titles), () => `export json: the titles ${JSON.stringify(found)}`);
  } else if (format === 'google_xml') checkXml(bytes.toString('utf8'));
  else if (extension === 'jsonld') JSON.parse(bytes.toString('utf8'));
  else if (extension === 'csv') checkRows(bytes.toString('utf8'), format, ',');
  else if (extension === 'tsv') checkRows(bytes.toString('utf8'), format, '\t');
}

function checkRows(text: string, format: string, delimiter: string): void {
  // Not `relax`: rows of unequal length or stray quotes are what this looks for.
  const rows: string[][] = parse(text, { bom: true, delimiter, relax_column_count: format === 'ebay_csv' });
  must(rows.length >= 2, () => `export ${format}: ${rows.length} rows`);
}

function checkXml(text: string): void {
  must(
    !/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u.test(text.replace(/[\x7f-\x9f]/g, '')),
    () => 'export google_xml: a sign that XML forbids',
  );
  must(!/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text), () => 'export google_xml: a bare ampersand');
  const open: string[] = [];
  let wrong = '';
  const parser = new Parser(
    {
      onopentagname: (name) => void open.push(name),
      onclosetag: (name, implied) => {
        if (open.pop() !== name || implied) wrong = name;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  must(wrong === '' && open.length === 0, () => `export google_xml: the tag ${wrong || open.join()} is not closed`);
}

import { basename, extname } from 'node:path';
import type { ExportCard } from '../../src/formats/export-card.ts';
import type { MarketplaceId } from '../../src/marketplaces/profiles.ts';
import { scoreListing } from '../../src/score/score-listing.ts';
import { type Command, marketplaceOption, oneOf } from '../command.ts';
import { binaryFormats, exportFile, exportFormats } from '../export-file.ts';
import { exitStatus, Fault } from '../fault.ts';
import { type ListingFile, readListingFiles } from '../listing-file.ts';

export const exportCards: Command = {
  name: 'export',
  operands: 'FILE... --format NAME [-o OUT]',
  summary: 'Writes listings as a file that a marketplace takes',
  details: `Writes the file to standard output, or to OUT. What the marketplace would refuse is said on standard error, one
line each. A FILE holds one listing, an answer of extract or improve, or a list of them.`,
  options: {
    format: { type: 'string', short: 'f', value: 'NAME', help: `One of ${exportFormats.join(', ')}` },
    marketplace: marketplaceOption,
    out: { type: 'string', short: 'o', value: 'OUT', help: 'The file to write' },
    url: { type: 'string', short: 'u', value: 'URL', help: "The product's page; goes with a single listing" },
    date: { type: 'string', value: 'TIME', help: 'ISO 8601 time that dates the cards (default now)' },
  },
  files: { min: 1, max: Number.POSITIVE_INFINITY },
  run: async ({ files, options, terminal }) => {
    const wanted = options.text('format');
    if (wanted === null)
      throw new Fault(exitStatus.usage, `export takes --format, one of ${exportFormats.join(', ')}.`);
    const format = oneOf('--format', wanted, exportFormats);
    const marketplace = options.marketplace();
    const now = timeOf(options.text('date') ?? terminal.now());
    const out = options.text('out');
    if (out === null && binaryFormats.has(format) && terminal.outputIsTerminal)
      throw new Fault(exitStatus.usage, `A terminal cannot show ${format}. Give a file with -o.`);

    const cards: ExportCard[] = [];
    for (const file of files) {
      const name = file === '-' ? 'stdin' : basename(file, extname(file));
      const found = await readListingFiles(file, terminal);
      for (const [index, content] of found.entries()) {
        const id = found.length === 1 ? name : `${name}-${index + 1}`;
        cards.push(cardOf(id, content, marketplace, now));
      }
    }
    const url = options.text('url');
    const [only] = cards;
    if (url !== null && (cards.length !== 1 || only === undefined))
      throw new Fault(exitStatus.usage, '--url goes with a single listing.');
    if (url !== null && only !== undefined) only.source_url = url;

    const { chunks, warnings } = exportFile(cards, format, now);
    await terminal.write(chunks, out === '-' ? null : out);
    for (const { card_id, message } of warnings) terminal.say(`Note: ${card_id}: ${message}`);
    return exitStatus.done;
  },
};

function cardOf(id: string, { listing, images, variants }: ListingFile, marketplace: MarketplaceId, now: string) {
  const card: ExportCard = {
    card_id: id,
    version: 1,
    marketplace,
    listing,
    images: images.map(({ url, alt, width, height }) => ({ url, alt, width, height })),
    variants,
    source_url: null,
    score: scoreListing({ listing, images, marketplace }).total,
    updated_at: now,
    ai_written: false,
  };
  return card;
}

function timeOf(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Fault(exitStatus.usage, `--date takes an ISO 8601 time, not “${text}”.`);
  return time.toISOString();
}

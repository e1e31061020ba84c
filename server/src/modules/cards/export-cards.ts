import type { ExportCard } from '@cardwright/listing/formats/export-card';
import type { ColumnsOf } from '../../db/read-columns.ts';
import type { ImagesService } from '../images/images-service.ts';
import type { CardPicture } from '../images/images-store.ts';
import type { ExportCardRow, ExportCardsStore } from './export-cards-store.ts';

export interface ExportCardsDeps {
  store: ExportCardsStore;
  images: Pick<ImagesService, 'picturesOf' | 'exportPath'>;
  publicUrl(path: string): string;
}

/**
 * Reads cards batch by batch, the next while the last is being used, so that a large export never holds more than two
 * batches. Cards come in the order of the ids; unknown ids are left out.
 */
export async function* exportCards(
  deps: ExportCardsDeps,
  userId: string,
  idBatches: AsyncIterable<string[]> | Iterable<string[]>,
  version: 'original' | 'current',
): AsyncGenerator<ExportCard> {
  let ahead: Promise<ExportCard[]> | null = null;
  for await (const ids of idBatches) {
    const reading = readBatch(deps, userId, ids, version);
    // An error is reported when the batch's turn comes; until then nobody listens.
    reading.catch(() => {});
    if (ahead !== null) yield* await ahead;
    ahead = reading;
  }
  if (ahead !== null) yield* await ahead;
}

async function readBatch(
  deps: ExportCardsDeps,
  userId: string,
  ids: string[],
  version: 'original' | 'current',
): Promise<ExportCard[]> {
  const [rows, pictures] = await Promise.all([deps.store.read(userId, ids, version), deps.images.picturesOf(ids)]);
  const places = new Map(rows.id.map((id, at) => [id, at]));
  const cards: ExportCard[] = [];
  for (const id of ids) {
    const card = toExportCard(deps, rows, places.get(id), pictures.get(id) ?? []);
    if (card !== null) cards.push(card);
  }
  return cards;
}

function toExportCard(
  deps: ExportCardsDeps,
  rows: ColumnsOf<ExportCardRow>,
  at: number | undefined,
  pictures: CardPicture[],
): ExportCard | null {
  if (at === undefined) return null;
  const listing = rows.listing[at];
  if (listing === undefined) return null;
  return {
    card_id: rows.id[at] ?? '',
    version: rows.number[at] ?? 0,
    marketplace: rows.marketplace[at] ?? 'generic',
    listing,
    images: pictures.map((picture) => ({
      url: addressOf(deps, picture),
      alt: picture.alt,
      width: picture.width,
      height: picture.height,
    })),
    source_url: rows.source_url[at] ?? null,
    score: rows.score[at] ?? null,
    updated_at: new Date(rows.updated_at[at] ?? 0).toISOString(),
    original: rows.original[at] ?? listing,
    ai_written: rows.author[at] === 'assistant',
  };
}

// Parsing an address takes as long as writing a line of the file, and would leave most of them unchanged.
const isPlainAddress = /^https:\/\/[a-z\d.-]+\/[\w/~-]+(?:\.\w+)?$/;

function addressOf({ images, publicUrl }: ExportCardsDeps, picture: CardPicture): string {
  const path = images.exportPath(picture);
  return isPlainAddress.test(path) ? path : publicUrl(path);
}

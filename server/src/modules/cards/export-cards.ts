import type { ExportCard } from '@cardwright/listing/formats/export-card';
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
    // Told when its turn comes; until then nobody listens.
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
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toExportCard(deps, row, pictures.get(id) ?? [])];
  });
}

const toExportCard = (deps: ExportCardsDeps, row: ExportCardRow, pictures: CardPicture[]): ExportCard => ({
  card_id: row.id,
  version: row.number,
  marketplace: row.marketplace,
  listing: row.listing,
  images: pictures.map((picture) => ({
    url: deps.publicUrl(deps.images.exportPath(picture)),
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
  })),
  source_url: row.source_url,
  score: row.score,
  updated_at: new Date(row.updated_at).toISOString(),
  original: row.original ?? row.listing,
  ai_written: row.author === 'assistant',
});

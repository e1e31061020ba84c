import type { ExportCard } from '@cardwright/listing/formats/export-card';
import type { ImagesService } from '../images/images-service.ts';
import type { ImageRow } from '../images/images-store.ts';
import type { CardRow, CardsStore, VersionRow } from './cards-store.ts';

export interface ExportCardsDeps {
  store: CardsStore;
  images: ImagesService;
  publicUrl(path: string): string;
}

const batch = 200;

/** Reads cards in batches, so that a large export never holds all of them. */
export async function* exportCards(
  deps: ExportCardsDeps,
  userId: string,
  cardIds: string[],
  version: 'original' | 'current',
): AsyncIterable<ExportCard> {
  for (let start = 0; start < cardIds.length; start += batch) {
    const ids = cardIds.slice(start, start + batch);
    const rows = new Map((await deps.store.byIds(userId, ids)).map((row) => [row.id, row]));
    const present = [...rows.values()];
    const versionIds = present.flatMap((row) => [row.original_version_id, row.current_version_id]);
    const versions = new Map((await deps.store.versionsByIds([...new Set(versionIds)])).map((row) => [row.id, row]));
    const pictures = await deps.images.ofCards(present.map(({ id }) => id));
    for (const id of ids) {
      const card = rows.get(id);
      const original = versions.get(card?.original_version_id ?? '');
      const current = versions.get(card?.current_version_id ?? '');
      if (card === undefined || original === undefined || current === undefined) continue;
      yield toExportCard(deps, card, version === 'original' ? original : current, original, pictures.get(id) ?? []);
    }
  }
}

function toExportCard(
  deps: ExportCardsDeps,
  card: CardRow,
  version: VersionRow,
  original: VersionRow,
  pictures: ImageRow[],
): ExportCard {
  return {
    card_id: card.id,
    version: version.number,
    marketplace: card.marketplace,
    listing: version.listing,
    images: pictures.map((row) => ({
      url: deps.publicUrl(deps.images.exportPath(row)),
      alt: row.alt,
      width: row.width,
      height: row.height,
    })),
    source_url: card.source_url,
    score: version.id === card.current_version_id ? card.score : null,
    updated_at: card.updated_at.toISOString(),
    original: original.listing,
    ai_written: version.author === 'assistant',
  };
}

import type { Card, Version } from '@cardwright/contract/cards';
import type { ImagesService } from '../images/images-service.ts';
import type { ImageRow } from '../images/images-store.ts';
import type { CardRow, CardsStore, VersionRow } from './cards-store.ts';

/** Reads what belongs to the cards in three queries, however many they are. */
export async function viewCards(rows: CardRow[], deps: { store: CardsStore; images: ImagesService }): Promise<Card[]> {
  const ids = new Set(rows.flatMap((row) => [row.original_version_id, row.current_version_id]));
  const [versions, images] = await Promise.all([
    deps.store.versionsByIds([...ids]),
    deps.images.ofCards(rows.map(({ id }) => id)),
  ]);
  const byId = new Map(versions.map((version) => [version.id, version]));
  return rows.flatMap((row) => {
    const original = byId.get(row.original_version_id);
    const current = byId.get(row.current_version_id);
    // Removed between the two queries.
    if (original === undefined || current === undefined) return [];
    return [viewCard(row, original, current, images.get(row.id) ?? [], deps.images)];
  });
}

function viewCard(
  row: CardRow,
  original: VersionRow,
  current: VersionRow,
  images: ImageRow[],
  service: ImagesService,
): Card {
  return {
    id: row.id,
    status: row.status,
    failure: row.failure_code === null ? null : { code: row.failure_code, message: row.failure_message ?? '' },
    source_url: row.source_url,
    brand_store: row.brand_store,
    marketplace: row.marketplace,
    original: viewVersion(original),
    current: viewVersion(current),
    images: images.map(service.view),
    score: row.score,
    chat_id: row.chat_id,
    case_id: null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export const viewVersion = (row: VersionRow): Version => ({
  id: row.id,
  number: row.number,
  label: row.label,
  author: row.author,
  created_at: row.created_at.toISOString(),
  listing: row.listing,
  evidence: row.evidence,
  flags: row.flags,
});

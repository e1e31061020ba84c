import type { Card, CardImage, Version } from '@cardwright/contract/cards';
import type { Confirmation } from '../../db/schema/cards.ts';
import type { ImagesService } from '../images/images-service.ts';
import type { CardRow, CardsStore, VersionRow } from './cards-store.ts';
import { withConfirmations } from './confirmations.ts';

/** Reads what belongs to the cards in a fixed number of queries, however many cards there are. */
export async function viewCards(rows: CardRow[], deps: { store: CardsStore; images: ImagesService }): Promise<Card[]> {
  const ids = new Set(rows.flatMap((row) => [row.original_version_id, row.current_version_id]));
  const cardIds = rows.map(({ id }) => id);
  const [versions, images, caseIds] = await Promise.all([
    deps.store.versionsByIds([...ids]),
    deps.images.ofCards(cardIds),
    deps.store.caseIds(cardIds),
  ]);
  const byId = new Map(versions.map((version) => [version.id, version]));
  return rows.flatMap((row) => {
    const original = byId.get(row.original_version_id);
    const current = byId.get(row.current_version_id);
    // Removed between the two queries.
    if (original === undefined || current === undefined) return [];
    const pictures = (images.get(row.id) ?? []).map(deps.images.view);
    return [viewCard(row, original, current, pictures, caseIds.get(row.id) ?? null)];
  });
}

function viewCard(
  row: CardRow,
  original: VersionRow,
  current: VersionRow,
  images: CardImage[],
  caseId: string | null,
): Card {
  return {
    id: row.id,
    status: row.status,
    failure: row.failure_code === null ? null : { code: row.failure_code, message: row.failure_message ?? '' },
    source_url: row.source_url,
    brand_store: row.brand_store,
    marketplace: row.marketplace,
    original: viewVersion(original, row.confirmations),
    current: viewVersion(current, row.confirmations),
    images,
    score: row.score,
    chat_id: row.chat_id,
    case_id: caseId,
    locks: row.locks,
    protected_texts: row.protected_texts,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export const viewVersion = (row: VersionRow, confirmations: readonly Confirmation[]): Version => ({
  id: row.id,
  number: row.number,
  label: row.label,
  author: row.author,
  created_at: row.created_at.toISOString(),
  listing: row.listing,
  evidence: row.evidence,
  flags: withConfirmations(row, confirmations),
});

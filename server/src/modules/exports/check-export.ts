import type { ExportCheck, ExportFormat } from '@cardwright/contract/exports';
import type { Marketplace } from '@cardwright/contract/listings';
import { writeFormat } from '@cardwright/listing/formats/write-format';
import { sentenceFor } from './export-file.ts';
import type { ExportableCards } from './export-worker.ts';
import { withTitles } from './exports-store.ts';
import { createKeptWarnings } from './kept-warnings.ts';
import { cardBatch, orderedCards } from './ordered-cards.ts';

/** An export request as the row stores it: the cards by their ids, each once. */
export interface CheckedRequest {
  card_ids: string[];
  format: ExportFormat;
  marketplace?: Marketplace | undefined;
  version: 'original' | 'current';
}

/** How many cards are looked at: a person waits for the answer. */
const checkedCards = 500;

/** Writes the beginning of an export and throws the bytes away, so that its warnings are those of the file. */
export async function checkExport(
  { cards, now, onError }: { cards: ExportableCards; now: Date; onError(error: unknown): void },
  userId: string,
  { card_ids, format, marketplace, version }: CheckedRequest,
): Promise<ExportCheck> {
  const ids = card_ids.slice(0, checkedCards);
  const warnings = createKeptWarnings();
  let checked_count = 0;
  async function* batches() {
    for (let from = 0; from < ids.length; from += cardBatch) yield ids.slice(from, from + cardBatch);
  }
  async function* read() {
    for await (const card of orderedCards(
      batches(),
      (asked) => cards.exportCards(userId, asked, version),
      () => {},
    )) {
      checked_count += 1;
      yield marketplace === undefined ? card : { ...card, marketplace };
    }
  }
  let failure: string | null = null;
  try {
    const file = writeFormat(format, read(), { now: now.toISOString(), onWarning: warnings.add });
    while (!(await file.next()).done);
  } catch (error) {
    failure = sentenceFor(error, onError);
  }
  const kept = [...warnings.all()];
  const titles = await cards.titles(userId, [...new Set(kept.map(({ card_id }) => card_id))]);
  return {
    card_count: card_ids.length,
    checked_count,
    warnings: withTitles(kept, titles),
    warning_count: warnings.count(),
    failure,
  };
}

import type { ExportCard } from '@cardwright/listing/formats/export-card';

/** How many cards are read at a time. */
export const cardBatch = 400;

/** The cards with these ids, read in batches; `onMissing` is called, in order, for each id without a card. */
export async function* orderedCards(
  idBatches: AsyncIterable<string[]>,
  read: (idBatches: AsyncIterable<string[]>) => AsyncIterable<ExportCard>,
  onMissing: (cardId: string) => void,
): AsyncGenerator<ExportCard> {
  /** Requested and not here yet. */
  let awaited: string[] = [];
  let at = 0;
  async function* asked() {
    for await (const ids of idBatches) {
      awaited = [...awaited.slice(at), ...ids];
      at = 0;
      yield ids;
    }
  }
  const skipTo = (cardId: string | null) => {
    for (let id = awaited[at]; id !== undefined && id !== cardId; id = awaited[at]) {
      onMissing(id);
      at += 1;
    }
  };
  for await (const card of read(asked())) {
    skipTo(card.card_id);
    at += 1;
    yield card;
  }
  skipTo(null);
}

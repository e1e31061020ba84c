import type { Marketplace } from '@cardwright/contract/listings';
import { emptyListing } from '@cardwright/listing/listing';
import type { NewId } from '../../db/ids.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { CardRow, VersionRow } from './cards-store.ts';

interface NewCard {
  user_id: string;
  chat_id?: string | undefined;
  marketplace?: Marketplace | undefined;
  source_url: string | null;
}

/** The rows of a new, empty card and of its first version. */
export function emptyCard(
  { user_id, chat_id = undefined, marketplace = 'generic', source_url }: NewCard,
  { clock, newId }: { clock: Clock; newId: NewId },
): { card: CardRow; version: VersionRow } {
  const now = clock.now();
  const id = newId();
  const versionId = newId();
  return {
    card: {
      id,
      user_id,
      chat_id: chat_id ?? null,
      status: 'importing',
      failure_code: null,
      failure_message: null,
      source_url,
      brand_store: null,
      marketplace,
      original_version_id: versionId,
      current_version_id: versionId,
      title: '',
      score: null,
      locks: [],
      protected_texts: [],
      confirmations: [],
      created_at: now,
      updated_at: now,
    },
    version: {
      id: versionId,
      card_id: id,
      number: 1,
      label: 'Imported',
      author: 'import',
      listing: emptyListing,
      evidence: [],
      flags: [],
      draft_session: null,
      source_id: null,
      created_at: now,
    },
  };
}

import type { Listing, ListingField } from '@cardwright/listing/listing';
import type { KeyValueStore } from '../../../lib/storage.ts';

/** What was typed and not saved, and the words it started from. */
interface Unsaved {
  changes: Partial<Listing>;
  synced: Partial<Listing>;
  /** Fields for which the seller has still to choose between two texts. */
  conflicts: ListingField[];
}

/** Keeps unsaved text over a reload, and the editing session whose saves share one version. */
export interface KeptDraft {
  read(): Unsaved | null;
  keep(fields: ListingField[], draft: Listing, synced: Listing, conflicts: ListingField[]): void;
  /** The id of this spell of editing. */
  session(): string;
  /** A save has succeeded just now. */
  saved(): void;
}

interface KeptDraftOptions {
  cardId: string;
  drafts: KeyValueStore;
  newId(): string;
  now(): Date;
}

/** After such a pause an edit gets a version of its own; milliseconds. */
const sessionPauseMs = 30 * 60_000;

const parse = <T>(text: string | null): T | null => {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
};

export function createKeptDraft({ cardId, drafts, newId, now }: KeptDraftOptions): KeptDraft {
  const draftKey = `listing-edit:${cardId}`;
  const sessionKey = `listing-edit-session:${cardId}`;
  const pick = (listing: Listing, fields: ListingField[]) =>
    Object.fromEntries(fields.map((field) => [field, listing[field]]));
  const write = (id: string) => drafts.setItem(sessionKey, JSON.stringify({ id, at: now().getTime() }));
  const session = (): string => {
    const known = parse<{ id: string; at: number }>(drafts.getItem(sessionKey));
    if (known !== null && now().getTime() - known.at < sessionPauseMs) return known.id;
    const id = newId();
    write(id);
    return id;
  };
  return {
    session,
    read: () => parse<Unsaved>(drafts.getItem(draftKey)),
    keep(fields, draft, synced, conflicts) {
      if (fields.length === 0) return drafts.removeItem(draftKey);
      const unsaved: Unsaved = { changes: pick(draft, fields), synced: pick(synced, fields), conflicts };
      drafts.setItem(draftKey, JSON.stringify(unsaved));
    },
    saved: () => write(session()),
  };
}

import type { Listing, ListingField } from '@cardwright/listing/listing';
import type { AccountDrafts } from '../../../lib/account-drafts.ts';

/** Unsaved text, and the server's text that it started from. */
interface Unsaved {
  changes: Partial<Listing>;
  synced: Partial<Listing>;
  /** Fields for which the seller still has to choose between two texts. */
  conflicts: ListingField[];
  /** Texts that were sent without an answer: they may have been saved. */
  sent?: readonly Partial<Listing>[];
}

/** Keeps unsaved text through a reload and an expired session, and the editing session whose saves share one version. */
export interface KeptDraft {
  read(): Unsaved | null;
  /** Null: everything is saved. */
  keep(unsaved: Unsaved | null): void;
  /** The id of this spell of editing. */
  session(): string;
  /** Begins another spell: the version of the one before stays as it is. A duplicate of this tab shares the id. */
  renew(): void;
  /** A save has succeeded just now. */
  saved(): void;
}

interface KeptDraftOptions {
  cardId: string;
  drafts: AccountDrafts;
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
    keep(unsaved) {
      if (unsaved === null) drafts.removeItem(draftKey);
      else drafts.setItem(draftKey, JSON.stringify(unsaved));
    },
    renew: () => write(newId()),
    saved: () => write(session()),
  };
}

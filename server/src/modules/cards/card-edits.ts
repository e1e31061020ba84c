import { isDeepStrictEqual } from 'node:util';
import type { PatchCardRequest } from '@cardwright/contract/cards';
import { type Listing, type ListingField, type ListingSection, listingFields } from '@cardwright/listing/listing';
import type { Orm } from '../../db/database.ts';
import { storable } from '../../db/storable-text.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { CardChanges, CardChangesDeps } from './card-changes.ts';
import type { CardRow, VersionRow } from './cards-store.ts';
import { carriedOver, groundsOfSections, newStatements } from './carry-over.ts';
import { keepableListing } from './clip-listing.ts';
import { changeConfirmations } from './confirmations.ts';

/** What a seller changes by hand; each inside the caller's transaction, on a locked card that nothing works on. */
export interface CardEdits {
  /** @throws ProblemError `conflict` when `base_version` is not the current version any more */
  apply(tx: Orm, card: CardRow, change: PatchCardRequest): Promise<void>;
  /** Makes a new version that is equal to an earlier one. */
  restore(tx: Orm, card: CardRow, version: VersionRow): Promise<void>;
  /** Makes a new version whose sections are those of earlier ones, with their evidence and flags. */
  restoreSections(tx: Orm, card: CardRow, restored: readonly RestoredSection[]): Promise<void>;
}

export interface RestoredSection {
  section: ListingSection;
  version: VersionRow;
}

interface CardEditsDeps extends CardChangesDeps {
  changes: CardChanges;
}

export function createCardEdits({ store, changes, clock, newId }: CardEditsDeps): CardEdits {
  const currentOf = async (tx: Orm, card: CardRow): Promise<VersionRow> => {
    const current = await store.version(card.id, card.current_version_id, tx);
    if (current === null) throw notFound('Version');
    return current;
  };
  /** The version that this session's save may overwrite, and the one before it. */
  const draftOf = async (tx: Orm, card: CardRow, current: VersionRow, session: string | undefined) => {
    if (session === undefined || current.draft_session !== session || current.id === card.original_version_id)
      return null;
    const [before] = await store.versions(card.id, 1, current.number, tx);
    return before === undefined ? null : { before, source_id: current.source_id };
  };
  const writeListing = async (
    tx: Orm,
    card: CardRow,
    { listing: partial, marketplace, draft_session }: PatchCardRequest,
  ) => {
    const current = await currentOf(tx, card);
    const listing = keepableListing({ ...current.listing, ...defined(partial ?? {}) });
    const target = { ...card, marketplace: marketplace ?? card.marketplace };
    if (changedFields(current.listing, listing).length === 0) return changes.rescore(tx, target);
    const draft = await draftOf(tx, card, current, draft_session);
    const before = draft?.before ?? current;
    if (draft !== null && draft.source_id !== null) await store.removeSource(tx, card.id, draft.source_id);
    const source_id = await keepStatements(tx, card, before.listing, listing);
    const version = {
      label: editLabel(changedFields(before.listing, listing)),
      author: 'seller' as const,
      listing,
      ...carriedOver(current, listing),
      draft_session: draft_session ?? null,
      source_id,
    };
    // An edit by hand is what rescues a card whose import failed.
    const ready = { status: 'ready', failure_code: null, failure_message: null } as const;
    const more = { marketplace: target.marketplace, ...ready };
    if (draft === null) await changes.addVersion(tx, card, version, more);
    else await changes.replaceVersion(tx, card, current, version, more);
  };
  /** What the seller writes becomes a source. */
  const keepStatements = async (tx: Orm, card: CardRow, before: Listing, after: Listing): Promise<string | null> => {
    const text = newStatements(before, after);
    if (text === '') return null;
    const id = newId();
    await store.insertSource(tx, { id, card_id: card.id, kind: 'seller', text, created_at: clock.now() });
    return id;
  };
  const confirmFlags = async (tx: Orm, card: CardRow, choices: NonNullable<PatchCardRequest['flags']>) => {
    const current = await currentOf(tx, card);
    const named = choices.map(({ path, kind, text, confirmed }) => {
      const flag = current.flags.find((one) => one.path === path && one.kind === kind && one.text === text);
      if (flag === undefined)
        throw new ProblemError('conflict', 'This note is not on the card any more. Please reload.');
      return { flag, confirmed };
    });
    const { confirmations, added, removed } = changeConfirmations(card.confirmations, named, current.listing, newId);
    for (const id of removed) await store.removeSource(tx, card.id, id);
    for (const source of added)
      await store.insertSource(tx, { ...source, card_id: card.id, kind: 'seller', created_at: clock.now() });
    await store.update(tx, card.id, { confirmations });
  };

  return {
    async apply(tx, card, change) {
      const { listing, marketplace, base_version, locks, protected_texts, flags } = change;
      const isOnlySettings = locks !== undefined || protected_texts !== undefined || flags !== undefined;
      const writes = listing !== undefined || marketplace !== undefined || !isOnlySettings;
      if (writes && card.current_version_id !== base_version)
        throw new ProblemError(
          'conflict',
          'This card was changed meanwhile. Please reload it and make your change again.',
          { extra: { current_version: card.current_version_id } },
        );
      if (flags !== undefined) await confirmFlags(tx, card, flags);
      const settings = {
        ...(locks === undefined ? {} : { locks: [...new Set(locks)] }),
        ...(protected_texts === undefined ? {} : { protected_texts: storable([...new Set(protected_texts)]) }),
      };
      if (Object.keys(settings).length > 0) await store.update(tx, card.id, settings);
      if (writes) await writeListing(tx, card, change);
    },
    async restore(tx, card, { listing, evidence, flags, number }) {
      const label = `Restored version ${number}`;
      await changes.addVersion(tx, card, { label, author: 'seller', listing, evidence, flags });
    },
    async restoreSections(tx, card, restored) {
      const current = await currentOf(tx, card);
      const sections = restored.map(({ section, version }) => [section, version.listing[section]]);
      const listing: Listing = { ...current.listing, ...Object.fromEntries(sections) };
      const label = `Restored: ${restored.map(({ section }) => section).join(', ')}`;
      const grounds = groundsOfSections(current, restored, listing);
      await changes.addVersion(tx, card, { label, author: 'seller', listing, ...grounds });
    },
  };
}

/** Ignores the order of keys, which the database does not keep. */
const changedFields = (before: Listing, after: Listing): ListingField[] =>
  listingFields.filter((field) => !isDeepStrictEqual(before[field], after[field]));

/** Treats a field that is undefined as one that was not sent. */
const defined = <T extends object>(partial: T) =>
  Object.fromEntries(Object.entries(partial).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

function editLabel(changed: ListingField[]): string {
  if (changed.length === 0) return 'Edited, and put back';
  return `Edited: ${changed.length > 3 ? `${changed.length} fields` : changed.join(', ')}`;
}

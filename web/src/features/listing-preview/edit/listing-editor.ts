import type { Card, Version } from '@cardwright/contract/cards';
import type { Listing, ListingField } from '@cardwright/listing/listing';
import { createStore, type StoreApi } from 'zustand';
import type { ApiClient } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { backoffMs } from '../../../lib/waiting.ts';
import type { KeptDraft } from './kept-draft.ts';
import { differingFields, isSame, mergeListings, pickFields, sidesOf, withField } from './merge-listings.ts';

/** `changed`: waits for a pause in typing; `retrying`: for the connection; `refused`: for another text. */
type SaveStatus = 'saved' | 'changed' | 'saving' | 'retrying' | 'refused' | 'conflict';

export interface Conflict {
  /** The version that another tab saved first. */
  theirs: Version;
  fields: ListingField[];
}

export interface EditorState {
  /** The listing as the seller sees it. */
  draft: Listing;
  status: SaveStatus;
  /** The server's sentence, when it refuses the text. */
  refusal: string | null;
  conflict: Conflict | null;
  /** Fields that another tab changed and that were taken over without asking. */
  takenIn: ListingField[];
}

export interface ListingEditor {
  store: StoreApi<EditorState>;
  /** Changes a field and saves it after a pause in typing. */
  change<Field extends ListingField>(field: Field, value: Listing[Field]): void;
  /** Called when editing of the field is over: from then on the server's form of the saved text is shown. */
  settle(field: ListingField): void;
  /** Saves now; resolves to whether everything is saved. */
  flush(): Promise<boolean>;
  /** Settles a conflict: for `theirs`, the other tab's text is taken. Fields without an answer stay open. */
  resolve(choices: Partial<Record<ListingField, 'mine' | 'theirs'>>): Promise<boolean>;
  /** Takes the server's present card. `isAsked`: the seller caused the change here, so no other tab is mentioned. */
  adopt(card: Card, isAsked?: boolean): void;
  /** Stops saving and keeping drafts: unsaved text belongs to the editor that was opened after this one. */
  close(): void;
}

export interface ListingEditorOptions {
  api: Pick<ApiClient, 'call'>;
  card: Card;
  kept: KeptDraft;
  onCard(card: Card): void;
  random?(): number;
}

/** The pause in typing after which to save, and the longest time without a save; milliseconds. */
const pauseMs = 800;
const longestUnsavedMs = 5_000;
/** How often a save is tried again at once because other tabs keep saving. */
const mostRebases = 3;
/** How many texts that were sent without an answer are remembered; the first is the most likely to have arrived. */
const mostSent = 5;

/** Edits one card: keeps what is typed, saves it into a draft version, and never loses either of two conflicting texts. */
export function createListingEditor(options: ListingEditorOptions): ListingEditor {
  const { api, kept, onCard, random = Math.random } = options;
  let card = options.card;
  /** The server's listing, in the words in which it was sent. */
  let synced: Listing = card.current.listing;
  let saving: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsavedSince: number | null = null;
  let failures = 0;
  let sent: readonly Partial<Listing>[] = [];
  let isClosed = false;
  const store = createStore<EditorState>(() => ({
    draft: synced,
    status: 'saved',
    refusal: null,
    conflict: null,
    takenIn: [],
  }));
  const set = (state: Partial<EditorState>) => store.setState(state);
  const dirty = (): ListingField[] => differingFields(synced, store.getState().draft);
  const keep = () => {
    if (isClosed) return;
    const { draft, conflict } = store.getState();
    const fields = dirty();
    if (fields.length === 0) return kept.keep(null);
    const changes = pickFields(draft, fields);
    kept.keep({ changes, synced: pickFields(card.current.listing, fields), conflicts: conflict?.fields ?? [], sent });
  };

  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void save(), ms);
  };
  const scheduleAfterTyping = () => {
    unsavedSince ??= Date.now();
    schedule(Math.max(0, Math.min(pauseMs, unsavedSince + longestUnsavedMs - Date.now())));
  };

  /** Takes over the server's present listing; texts that both sides changed wait for the seller. */
  const merge = (next: Card, known = card.current.listing, isAsked = false): void => {
    const { draft, conflict } = store.getState();
    const theirs = next.current;
    const sides = sidesOf({ synced, known, sent, theirs: theirs.listing });
    const merged = mergeListings(sides.base, draft, sides.theirs);
    card = next;
    synced = sides.theirs;
    sent = [];
    // The text that is not chosen stays as a version, even if a duplicate of this tab has saved it.
    if (merged.conflicts.length > 0) kept.renew();
    const open = new Set([...(conflict?.fields ?? []), ...merged.conflicts]);
    const fields = differingFields(merged.listing, synced).filter((field) => open.has(field));
    const isOpen = fields.length > 0;
    set({
      draft: merged.listing,
      conflict: isOpen ? { theirs, fields } : null,
      takenIn: isAsked ? [] : dirtyBefore(draft, merged.listing, fields),
      status: isOpen ? 'conflict' : differingFields(merged.listing, synced).length > 0 ? 'changed' : 'saved',
    });
    keep();
  };
  const dirtyBefore = (draft: Listing, now: Listing, open: ListingField[]) =>
    differingFields(draft, now).filter((field) => !open.includes(field));

  const retryLater = () => {
    failures += 1;
    set({ status: 'retrying' });
    schedule(backoffMs(failures + 1, random()));
  };
  const onRefusal = async (error: unknown, attempt: number): Promise<void> => {
    if (!isAnswer(error) || error.status === 429 || error.status === 401) return retryLater();
    if (error.status !== 409) return set({ status: 'refused', refusal: error.message });
    const now = await api.call<Card>('GET', `/cards/${card.id}`).catch(() => null);
    if (now === null || now.status === 'improving' || now.status === 'importing') return retryLater();
    onCard(now);
    merge(now);
    if (dirty().length === 0 || store.getState().conflict !== null) return;
    if (attempt >= mostRebases) return retryLater();
    await send(attempt + 1);
  };
  const send = async (attempt: number): Promise<void> => {
    if (isClosed) return;
    const { draft } = store.getState();
    const fields = dirty();
    const listing = pickFields(draft, fields);
    const sentBefore = sent;
    if (!isSame(sent.at(-1), listing)) sent = [...sent.slice(0, mostSent - 1), listing];
    set({ status: 'saving', refusal: null });
    // Not after a sign-out, which has deleted the kept draft.
    if (kept.read() !== null) keep();
    let saved: Card;
    try {
      const body = { listing, base_version: card.current.id, draft_session: kept.session() };
      saved = await api.call<Card>('PATCH', `/cards/${card.id}`, { body });
    } catch (error) {
      if (isAnswer(error)) sent = sentBefore;
      return onRefusal(error, attempt);
    }
    failures = 0;
    card = saved;
    sent = [];
    // Our text stays: the server may have tidied it, but typing goes on in ours.
    synced = { ...synced, ...listing };
    kept.saved();
    const isDirty = dirty().length > 0;
    set({ status: isDirty ? 'changed' : 'saved' });
    unsavedSince = null;
    keep();
    onCard(saved);
    if (isDirty) scheduleAfterTyping();
  };
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    if (saving !== null) {
      await saving;
      return save();
    }
    if (isClosed || store.getState().conflict !== null) return;
    if (dirty().length === 0) return set({ status: 'saved', refusal: null });
    saving = send(1).finally(() => {
      saving = null;
    });
    return saving;
  };
  const flush = async (): Promise<boolean> => {
    await save();
    return store.getState().status === 'saved';
  };

  const before = kept.read();
  if (before !== null) {
    synced = { ...synced, ...before.synced };
    sent = before.sent ?? [];
    const open = before.conflicts.length === 0 ? null : { theirs: card.current, fields: before.conflicts };
    set({ draft: { ...synced, ...before.changes }, conflict: open });
    merge(card, synced);
    if (store.getState().status === 'changed') scheduleAfterTyping();
  }
  return {
    store,
    flush,
    change(field, value) {
      const { draft, status } = store.getState();
      const isWaiting = status === 'retrying' || status === 'saving' || status === 'conflict';
      set({ draft: { ...draft, [field]: value }, status: isWaiting ? status : 'changed', takenIn: [] });
      keep();
      if (status !== 'retrying' && status !== 'conflict') scheduleAfterTyping();
    },
    settle(field) {
      const { listing } = card.current;
      if (dirty().includes(field)) return void save();
      synced = withField(synced, field, listing);
      set({ draft: withField(store.getState().draft, field, listing) });
    },
    async resolve(choices) {
      const { conflict, draft } = store.getState();
      if (conflict === null) return flush();
      const theirs = conflict.fields.filter((field) => choices[field] === 'theirs');
      const open = conflict.fields.filter((field) => choices[field] === undefined);
      const isOpen = open.length > 0;
      set({
        draft: { ...draft, ...pickFields(conflict.theirs.listing, theirs) },
        conflict: isOpen ? { ...conflict, fields: open } : null,
        status: isOpen ? 'conflict' : 'changed',
      });
      keep();
      return flush();
    },
    adopt(next, isAsked = false) {
      // Answers of polls may overtake each other, and a save that is under way brings its own.
      if (saving !== null || next.updated_at < card.updated_at) return;
      if (next.current.id !== card.current.id) merge(next, card.current.listing, isAsked);
      else card = next;
      if (store.getState().status === 'changed') scheduleAfterTyping();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

/** Whether the server has said what became of a request; without that, it may have been carried out. */
const isAnswer = (error: unknown): error is ApiError => error instanceof ApiError && error.status < 500;

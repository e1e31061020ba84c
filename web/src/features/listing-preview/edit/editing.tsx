import type { Card } from '@cardwright/contract/cards';
import type { Marketplace } from '@cardwright/contract/listings';
import { measuredImage } from '@cardwright/listing/listing';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useAccountDrafts } from '../../../lib/account-drafts.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useServices } from '../../../lib/services.tsx';
import type { ListingEngine } from '../engine/listing-engine.ts';
import type { Counter, Measured } from '../engine/measure-listing.ts';
import { createKeptDraft } from './kept-draft.ts';
import { createListingEditor, type EditorState, type ListingEditor } from './listing-editor.ts';

/** `isAwaited`: the engine has said nothing yet, and nothing has kept it from starting. */
type MeasuredStore = StoreApi<{ measured: Measured | null; isAwaited: boolean }>;

interface Editing {
  card: Card;
  editor: ListingEditor;
  measured: MeasuredStore;
  /** False while the card is being imported or improved. */
  canEdit: boolean;
}

const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('useEditing needs an EditingProvider above it.');
  return editing;
}

/** A part of the editor's state; the component renders again when that part changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditing().editor.store, select);
}

/** What the engine says about the listing on the screen; null until it has started. */
export function useMeasured<T>(select: (measured: Measured | null) => T): T {
  return useStore(useEditing().measured, ({ measured }) => select(measured));
}

/** Whether the first measure is on its way. */
export function useIsAwaited(): boolean {
  return useStore(useEditing().measured, ({ isAwaited }) => isAwaited);
}

export function useCounter(path: string): Counter | undefined {
  return useStore(
    useEditing().measured,
    useShallow(({ measured }) => measured?.counters[path]),
  );
}

/** Editing of one card for everything below: what is typed, how it is saved, and how the engine measures it. */
export function EditingProvider({
  card,
  marketplace,
  children,
}: {
  card: Card;
  marketplace: Marketplace;
  children: ReactNode;
}) {
  const { api, newId, now } = useServices();
  const drafts = useAccountDrafts();
  const queryClient = useQueryClient();
  const [{ editor, measured }] = useState(() => {
    const onCard = (saved: Card) => {
      // Lists show title and score too; they are loaded again when they are shown.
      void queryClient.invalidateQueries({ queryKey: queryKeys.cards, refetchType: 'none' });
      queryClient.setQueryData(queryKeys.card(saved.id), saved);
    };
    const kept = createKeptDraft({ cardId: card.id, drafts, newId, now });
    return {
      editor: createListingEditor({ api, card, kept, onCard }),
      measured: createStore(() => ({ measured: null as Measured | null, isAwaited: typeof Worker !== 'undefined' })),
    };
  });
  useEffect(() => editor.adopt(card), [editor, card]);
  useNewest(editor, card.id);
  useLeaving(editor);
  useEngine(editor, measured, card, marketplace);
  const canEdit = card.status === 'ready' || card.status === 'failed';
  const editing = useMemo(() => ({ card, editor, measured, canEdit }), [card, editor, measured, canEdit]);
  return <EditingContext value={editing}>{children}</EditingContext>;
}

/** The newest editor of each card. One that was left unsaved keeps trying until the card is opened again. */
const newest = new Map<string, ListingEditor>();

/** Ends the editor of an earlier visit, which would save older text over what is typed now. */
function useNewest(editor: ListingEditor, cardId: string): void {
  useEffect(() => {
    const before = newest.get(cardId);
    if (before !== editor) before?.close();
    newest.set(cardId, editor);
    return () => {
      void editor.flush().then((isSaved) => {
        if (isSaved && newest.get(cardId) === editor) newest.delete(cardId);
      });
    };
  }, [editor, cardId]);
}

/** Saves when the seller goes elsewhere, and asks before a page with unsaved text is closed. */
function useLeaving(editor: ListingEditor): void {
  const { tokens } = useServices();
  useEffect(() => {
    const save = () => void editor.flush();
    const onHide = () => {
      if (document.visibilityState === 'hidden') save();
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      // The end of a session closes the page: its text is kept as a draft, and nothing asked here could save it.
      if (tokens.access() === null) return;
      if (editor.store.getState().status !== 'saved') event.preventDefault();
    };
    // What an earlier visit left unsaved is tried at once.
    save();
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [editor, tokens]);
}

/** Starts the engine once the page is there, and has it measure every change. */
function useEngine(editor: ListingEditor, measured: MeasuredStore, card: Card, marketplace: Marketplace): void {
  const { logError } = useServices();
  const [engine, setEngine] = useState<ListingEngine | null>(null);
  useEffect(() => {
    let started: ListingEngine | null = null;
    let isGone = false;
    if (typeof Worker === 'undefined') return;
    const onFailure = (error: unknown) => {
      measured.setState({ isAwaited: false });
      logError(error);
    };
    import('../engine/start-engine.ts')
      .then(({ startEngine }) => {
        if (isGone) return;
        started = startEngine((answer) => measured.setState({ measured: answer, isAwaited: false }), onFailure);
        setEngine(started);
      })
      .catch(onFailure);
    return () => {
      isGone = true;
      started?.close();
      setEngine(null);
    };
  }, [measured, logError]);
  const { images } = card;
  useEffect(() => {
    if (engine === null) return;
    const pictures = images.map(measuredImage);
    const measure = () => engine.measure({ listing: editor.store.getState().draft, images: pictures, marketplace });
    measure();
    return editor.store.subscribe((state, before) => {
      if (state.draft !== before.draft) measure();
    });
  }, [engine, editor, images, marketplace]);
}

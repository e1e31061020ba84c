import type { Card, Version } from '@cardwright/contract/cards';
import { emptyListing } from '@cardwright/listing/listing';
import { useEditing } from '../edit/editing.tsx';

const listing = { ...emptyListing, title: 'Mug' };
const version: Version = {
  ...{ id: 'version-1', number: 1, label: 'Imported', author: 'import', created_at: '2026-11-21T12:00:00Z' },
  ...{ listing, evidence: [], flags: [] },
};
/** As much of a card as the panels beside the listing read. */
export const mugCard = {
  id: 'card',
  status: 'ready',
  marketplace: 'generic',
  original: version,
  current: version,
  images: [],
  locks: [],
  protected_texts: [],
  score: 20,
  updated_at: '2026-11-21T12:00:00Z',
} as unknown as Card;

/** The same with another current version. */
export const mugVersion = (id: string, author: Version['author'], title: string): Card => ({
  ...mugCard,
  current: { ...version, id, author, listing: { ...listing, title } },
});

/** A button that types a title, as the editor would. */
export function TitleTyping({ title }: { title: string }) {
  const { editor } = useEditing();
  return (
    <button type="button" onClick={() => editor.change('title', title)}>
      Type
    </button>
  );
}

import type { Card, PatchCardRequest } from '@cardwright/contract/cards';
import { emptyListing, type Listing } from '@cardwright/listing/listing';
import { type KeyValueStore, memoryStore } from '../../../../lib/storage.ts';
import { fakeApi, json, problem } from '../../../../testing/fake-api.ts';
import { createKeptDraft } from '../kept-draft.ts';
import { createListingEditor } from '../listing-editor.ts';

/** The part of a server with one card that saving needs. */
export function openServer() {
  let made = 1;
  let sessions = 0;
  let down = false;
  let isAnswerLost = false;
  /** Saves wait for it. */
  let gate = Promise.resolve();
  const cardOf = (listing: Listing): Card =>
    ({
      id: 'card',
      status: 'ready',
      updated_at: new Date(made * 1_000).toISOString(),
      current: { id: `version-${made}`, number: made, listing },
    }) as Card;
  let card = cardOf({ ...emptyListing, title: 'Mug', bullets: ['Blue'] });
  const versions = [{ listing: card.current.listing, session: '' }];
  /** Overwrites the version of the same session. It tidies the description, and does not keep the order of keys. */
  const write = (partial: Partial<Listing>, session = '') => {
    made += 1;
    const { description = '', ...others } = { ...card.current.listing, ...partial };
    const identifiers = Object.fromEntries(Object.entries(others.identifiers).sort());
    const listing = { ...others, identifiers, description: description.replace(/<[^>]*>/gu, '') };
    card = cardOf(listing);
    if (session !== '' && versions.at(-1)?.session === session) versions.pop();
    versions.push({ listing, session });
    return card;
  };
  const api = fakeApi(async ({ method, body }) => {
    if (method === 'PATCH') await gate;
    if (down) throw new TypeError('Failed to fetch');
    if (method === 'GET') return json(card);
    const { base_version, listing, draft_session } = body as PatchCardRequest & { listing: Partial<Listing> };
    if (base_version !== card.current.id) return problem(409, 'conflict', 'This card was changed meanwhile.');
    if (listing.title === 'refuse') return problem(422, 'invalid_request', 'The title is too long.');
    const saved = json(write(listing, draft_session));
    if (isAnswerLost) throw new TypeError('Failed to fetch');
    return saved;
  });
  return {
    api,
    write,
    card: () => card,
    /** Every listing that a version holds. */
    versions: () => versions.map(({ listing }) => listing),
    newSession: () => {
      sessions += 1;
      return `session-${sessions}`;
    },
    setDown: (value: boolean) => {
      down = value;
    },
    /** The next saves are carried out, but their answers do not arrive. */
    loseAnswers: (value: boolean) => {
      isAnswerLost = value;
    },
    /** Saves stay open until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    setStatus: (status: Card['status']) => {
      card = { ...card, status };
    },
    saves: () => api.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
  };
}

/** A tab with the card open; a reload is another one with the same `drafts`. */
export function openEditor(server: ReturnType<typeof openServer>, drafts: KeyValueStore = memoryStore()) {
  const kept = createKeptDraft({ cardId: 'card', drafts, newId: server.newSession, now: () => new Date() });
  const editor = createListingEditor({ api: server.api, card: server.card(), kept, onCard: () => {}, random: () => 0 });
  return { ...editor, drafts, state: () => editor.store.getState() };
}

import type { Card } from '@cardwright/contract/cards';
import { emptyListing, type Listing, type ListingSection } from '@cardwright/listing/listing';
import { newUuid } from '../../../db/ids.ts';
import { notFound } from '../../../http/problem-error.ts';
import { cardParts } from '../../cards/card-parts.ts';
import type { AssistantCards } from '../seller-ports.ts';

export interface FakeCards extends AssistantCards {
  /** Puts a card straight into a user's library. */
  add(userId: string, title: string): Card;
  /** Names of the calls so far, in order. */
  calls: string[];
}

const time = '2026-03-01T12:00:00.000Z';

/** Cards in memory with made-up scores: enough for the assistant, which only passes on what they answer. */
export function createFakeCards(hooks: { onImport?: (card: Card) => Promise<void> } = {}): FakeCards {
  const cards = new Map<string, { userId: string; card: Card }>();
  const calls: string[] = [];
  const find = (userId: string, id: string): Card => {
    const found = cards.get(id);
    if (found === undefined || found.userId !== userId) throw notFound('Card');
    return found.card;
  };
  /** The versions that came before the one of each card, the newest first. */
  const replaced = new Map<string, Card['current'][]>();
  const keep = (userId: string, id: string, card: Card) => {
    replaced.set(id, [find(userId, id).current, ...(replaced.get(id) ?? [])]);
    cards.set(id, { userId, card });
  };
  const add = (userId: string, title: string): Card => {
    const version = {
      id: newUuid(),
      number: 1,
      label: 'Imported',
      author: 'import' as const,
      created_at: time,
      listing: { ...emptyListing, title, specifications: [{ name: 'Material', value: 'Stainless steel' }] },
      evidence: [],
      flags: [],
    };
    const card: Card = {
      id: newUuid(),
      status: 'ready',
      failure: null,
      source_url: null,
      brand_store: null,
      marketplace: 'generic',
      original: version,
      current: version,
      images: [],
      score: 58,
      chat_id: null,
      case_id: null,
      created_at: time,
      updated_at: time,
    };
    cards.set(card.id, { userId, card });
    return card;
  };
  const fake: FakeCards = {
    calls,
    add,
    async importNow(userId, request, { onProgress }) {
      calls.push('import');
      onProgress('Fetching the page');
      const url = 'source_url' in request ? (request.source_url ?? null) : null;
      const card = add(userId, url?.split('/').at(-1) ?? 'Pasted listing');
      await hooks.onImport?.(card);
      if (!url?.includes('blocked')) return card;
      return {
        ...card,
        status: 'failed',
        failure: { code: 'blocked_by_site', message: 'The shop does not let robots read its pages.' },
      };
    },
    async get(userId, id) {
      return find(userId, id);
    },
    async addSources(_userId, _id, sources) {
      calls.push(...sources.map(({ kind }) => `source ${kind}`));
    },
    async listBriefly(userId) {
      const own = [...cards.values()].filter((entry) => entry.userId === userId).map((entry) => entry.card);
      return {
        items: own.reverse().map((card) => ({ ...card, title: card.current.listing.title })),
        next_cursor: null,
      };
    },
    async prices(userId, ids) {
      return ids.map((id) => ({ id, price: find(userId, id).current.listing.price }));
    },
    async states(userId, ids) {
      return ids.map((id) => {
        const { listing } = find(userId, id).current;
        const lacks = cardParts.filter(
          (part) => part !== 'images' && /^(?:null|""|\[\])$/.test(JSON.stringify(listing[part])),
        );
        return { id, brand: listing.brand, availability: listing.availability, lacks };
      });
    },
    async score(userId, id, marketplace = 'generic') {
      calls.push(`score ${marketplace}`);
      const card = find(userId, id);
      if (card.current.listing.title.includes('broken')) throw new Error('password of db.internal is hunter2');
      return {
        marketplace,
        rules_checked_on: '2026-01-01',
        total: 58,
        raw: 58.2,
        blockers: [],
        sections: [],
        rules: [
          {
            id: 'T1',
            section: 'title',
            points: 0,
            weight: 5,
            message: 'The title is short.',
            why: '',
            where: [],
            fix: 'Make the title longer.',
            gain: 5,
          },
        ],
      };
    },
    paidScore: async (userId, id, marketplace) => ({
      score: await fake.score(userId, id, marketplace),
      is_charged: true,
    }),
    async improveNow(userId, id, { marketplace, rewrite }) {
      calls.push(`improve ${marketplace ?? 'generic'}`);
      const card = find(userId, id);
      const written = await rewrite?.({
        listing: card.current.listing,
        sources: [],
        marketplace: marketplace ?? 'generic',
      });
      const listing = written ?? { ...card.current.listing, title: `Better ${card.current.listing.title}` };
      const improved: Card = {
        ...card,
        marketplace: marketplace ?? card.marketplace,
        current: { ...card.current, id: newUuid(), number: card.current.number + 1, listing, author: 'assistant' },
        score: 83,
      };
      keep(userId, id, improved);
      const changes = [{ path: 'title', reason: 'The brand comes first.' }];
      const improvement = { changes, questions: [], flags: [] };
      return { card: improved, improvement, score_before: 58, score_after: 83, charged: 20 };
    },
    async update(userId, id, { listing, marketplace, locks }) {
      calls.push('update');
      const card = find(userId, id);
      const changed: Card = {
        ...card,
        marketplace: marketplace ?? card.marketplace,
        current: { ...card.current, id: newUuid(), number: card.current.number + 1, author: 'seller' },
        ...(locks === undefined ? {} : { locks }),
      };
      changed.current.listing = { ...card.current.listing, ...(listing as Partial<typeof card.current.listing>) };
      keep(userId, id, changed);
      return changed;
    },
    async versions(userId, id) {
      const { current } = find(userId, id);
      return { items: [current, ...(replaced.get(id) ?? [])], next_cursor: null };
    },
    async restore(userId, id, versionId) {
      calls.push('restore');
      const card = find(userId, id);
      const { current } = card;
      const version = (replaced.get(id) ?? []).find((one) => one.id === versionId) ?? current;
      const restored: Card = { ...card, current: { ...version, id: newUuid(), number: current.number + 1 } };
      keep(userId, id, restored);
      return restored;
    },
    async restoreSections(userId, id, versionIds) {
      calls.push('restore');
      const card = find(userId, id);
      const { current } = card;
      const versions = [current, ...(replaced.get(id) ?? []), card.original];
      const back = Object.entries(versionIds).map(([section, version]) => [
        section,
        (versions.find((one) => one.id === version) ?? current).listing[section as ListingSection],
      ]);
      const listing = { ...current.listing, ...Object.fromEntries(back) };
      const restored: Card = { ...card, current: { ...current, id: newUuid(), number: current.number + 1, listing } };
      keep(userId, id, restored);
      return restored;
    },
    async compare(userId, id) {
      calls.push('compare');
      const { original, current } = find(userId, id);
      return { from: original.id, to: current.id, fields: [{ path: 'title', change: 'changed', parts: [] }] };
    },
  };
  return fake;
}

/** A card that says this and nothing else. */
export function cardSaying(listing: Partial<Listing>): Card {
  const card = createFakeCards().add('seller', '');
  return { ...card, current: { ...card.current, listing: { ...emptyListing, ...listing } } };
}

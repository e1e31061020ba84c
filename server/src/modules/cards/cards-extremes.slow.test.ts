import type { Card } from '@cardwright/contract/cards';
import type { Page } from '@cardwright/contract/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { encodeCursor } from '../../http/keyset.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createImagesStore } from '../images/images-store.ts';
import { type CardCalls, cardCalls } from './testing/card-calls.ts';

describe.each(testDatabases)('cards at the limits on $name', ({ open }) => {
  let app: TestApp;
  let seller: SignedIn;
  let calls: CardCalls;

  beforeAll(async () => {
    app = await openTestApp(open);
    seller = await app.signIn();
    calls = cardCalls(app, seller);
  });
  afterAll(() => app.close());

  it('never stumbles over a button that was clicked many times at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await calls.make();
      const answers = await Promise.all(Array.from({ length: 6 }, () => calls.call('POST', `/${id}/improve`, {})));
      // A quick improvement may have ended before the next click is looked at.
      for (const { statusCode } of answers) expect([202, 409]).toContain(statusCode);
      await app.runs.idle();
      expect((await calls.read(id)).status).toBe('ready');
    }
  });

  it.each([
    ['cards', 'title', ['title', 'a\u0000\ud800', newUuid(), 0], 200],
    ['cards', '-score', ['-score', 99_999_999_999, newUuid()], 422],
    ['cards', '-updated_at', ['-updated_at', '0000-01-01T00:00:00Z', newUuid()], 422],
    ['chats', '', ['0000-01-01T00:00:00Z', newUuid()], 422],
    ['exports', '', ['0000-01-01T00:00:00Z', newUuid()], 422],
  ])('answers a made-up cursor of %s by %s', async (list, sort, values, status) => {
    const query = `cursor=${encodeCursor(values)}${sort === '' ? '' : `&sort=${sort}`}`;
    const answer = await app.http.inject({ url: `/api/${list}?${query}`, headers: seller.headers });
    expect(answer.statusCode).toBe(status);
  });

  it('answers a made-up cursor of versions', async () => {
    const { id } = await calls.make();
    expect((await calls.call('GET', `/${id}/versions?cursor=${encodeCursor([99_999_999_999])}`)).statusCode).toBe(422);
  });

  it('turns the pages of cards with the longest titles', async () => {
    const owner = await app.signIn();
    // Four bytes each, and no two alike: nothing of it can be packed.
    const signs = Array.from({ length: 1_999 }, (_, n) => String.fromCodePoint(0x20000 + ((n * 7_919) % 40_009)));
    const titles = ['a', 'b'].map((end) => `${signs.join('')}${end}`);
    for (const title of titles) expect((await calls.make({ title }, owner)).current.listing.title).toBe(title);
    const first = (await calls.call('GET', '?sort=title&limit=1', undefined, owner)).json<Page<Card>>();
    const next = await calls.call('GET', `?sort=title&limit=1&cursor=${first.next_cursor}`, undefined, owner);
    expect(next.statusCode).toBe(200);
    expect(next.json<Page<Card>>().items[0]?.current.listing.title).toMatch(/b$/);
  });

  it('refuses what is longer than the longest title, and cuts nothing without a word', async () => {
    const { id, current } = await calls.make();
    const change = (title: string, base: string) =>
      calls.call('PATCH', `/${id}`, { listing: { title }, base_version: base });
    const longest = '😀'.repeat(2_000);
    const kept = await change(longest, current.id);
    expect(kept.json<Card>().current.listing.title).toBe(longest);
    const refused = await change(`${longest}😀`, kept.json<Card>().current.id);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'invalid_request']);
  });

  it('looks up as many cards as an export may have', async () => {
    const { id } = await calls.make();
    const unknown = Array.from({ length: 99_999 }, newUuid);
    expect(await app.cards.count(seller.id, [id, ...unknown])).toBe(1);
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/exports',
      headers: seller.headers,
      payload: { card_ids: [id, ...unknown] },
    });
    expect(answer.statusCode).toBe(404);
  });

  it('knows which of very many picture files are still in use', async () => {
    const keys = Array.from({ length: 70_000 }, (_, n) => `images/${n}.webp`);
    expect(await createImagesStore(app.database).keysInUse(keys)).toEqual(new Set());
  });

  it('refuses a field that no listing has, instead of losing the edit', async () => {
    const card = await calls.make();
    const answer = await calls.call('PATCH', `/${card.id}`, {
      listing: { titel: 'New' },
      base_version: card.current.id,
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path: 'listing/titel' }] });
  });
});

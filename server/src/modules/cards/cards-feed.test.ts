import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventFrame } from '../../http/event-stream.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { type CardsFeed, openCardsFeed } from './cards-feed.ts';
import { type CardCalls, cardCalls } from './testing/card-calls.ts';

describe.each(testDatabases)('live cards on $name', ({ open }) => {
  let app: TestApp;
  let feed: CardsFeed;
  let seller: SignedIn;
  let calls: CardCalls;

  beforeAll(async () => {
    app = await openTestApp(open);
    feed = await openCardsFeed(app.database);
    seller = await app.signIn();
    calls = cardCalls(app, seller);
  });
  afterAll(async () => {
    await feed.close();
    await app.close();
  });

  /** Reads until all of these ids were named. */
  async function named(frames: AsyncIterable<EventFrame>, ids: readonly string[]): Promise<string[]> {
    const seen = new Set<string>();
    for await (const { data } of frames) {
      for (const id of (JSON.parse(data) as { card_ids: string[] }).card_ids) seen.add(id);
      if (ids.every((id) => seen.has(id))) break;
    }
    return [...seen].sort();
  }

  it('name what was made, changed and deleted, and no card of others', async () => {
    const old = await calls.make();
    const stranger = await app.signIn();
    const expected = [old.id];
    const reading = named(feed.changes(seller.id, false, new AbortController().signal), expected);
    await calls.make({}, stranger);
    await calls.call('POST', '/delete', { card_ids: [old.id] });
    expect(await reading).toEqual(expected);
  });

  it('say that any card may have changed to who was away', async () => {
    const closed = new AbortController();
    for await (const { id, event, data } of feed.changes(seller.id, true, closed.signal)) {
      expect({ id, event, data }).toEqual({ id: 1, event: 'cards_changed', data: '{"card_ids":null}' });
      closed.abort();
    }
  });

  it('name none of very many', async () => {
    const made = [];
    for (let n = 0; n < 3; n += 1) made.push((await calls.make()).id);
    const closed = new AbortController();
    const frames = feed.changes(seller.id, false, closed.signal)[Symbol.asyncIterator]();
    const first = frames.next();
    await app.database.query(
      `insert into cards (id, user_id, status, marketplace, original_version_id, current_version_id, title, created_at, updated_at)
       select gen_random_uuid(), $1, 'ready', 'generic', gen_random_uuid(), gen_random_uuid(), '', now(), now() from generate_series(1, 60)`,
      [seller.id],
    );
    expect((await first).value).toMatchObject({ data: '{"card_ids":null}' });
    closed.abort();
  });
});

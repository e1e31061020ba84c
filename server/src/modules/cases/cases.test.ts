import type { Card, Comparison } from '@cardwright/contract/cards';
import type { PublicCase, PublishedCase } from '@cardwright/contract/cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { type CardCalls, cardCalls } from '../cards/testing/card-calls.ts';

describe.each(testDatabases)('cases on $name', ({ open }) => {
  let app: TestApp;
  let seller: SignedIn;
  let other: SignedIn;
  let calls: CardCalls;

  beforeAll(async () => {
    app = await openTestApp(open);
    [seller, other] = [await app.signIn(), await app.signIn()];
    calls = cardCalls(app, seller);
  });
  afterAll(() => app.close());

  const publish = async (cardId: string) => (await calls.call('POST', `/${cardId}/case`)).json<PublishedCase>();
  const look = (path: string) => app.http.inject({ url: `/api/public/cases/${path}` });
  const edit = async (card: Card, title: string) =>
    (await calls.call('PATCH', `/${card.id}`, { listing: { title }, base_version: card.current.id })).json<Card>();

  it('publishes a card under one address that cannot be guessed', async () => {
    const card = await calls.make();
    expect(card.case_id).toBeNull();
    const answer = await calls.call('POST', `/${card.id}/case`);
    expect(answer.statusCode).toBe(201);
    const { case_id, url } = answer.json<PublishedCase>();
    expect(case_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(url).toBe(`http://cards.test/case/${case_id}`);
    expect((await calls.call('POST', `/${card.id}/case`)).json()).toEqual({ case_id, url });
    expect((await calls.read(card.id)).case_id).toBe(case_id);
    expect((await calls.call('GET', '')).json<{ items: Card[] }>().items[0]?.case_id).toBe(case_id);
  });

  it('is one case, however often the button is pressed at once', async () => {
    const card = await calls.make();
    const published = await Promise.all(Array.from({ length: 6 }, () => publish(card.id)));
    expect(new Set(published.map(({ case_id }) => case_id)).size).toBe(1);
  });

  it('shows the card as it is now to anybody, and nothing that leads to its seller', async () => {
    const card = await calls.withPictures();
    const { case_id } = await publish(card.id);
    const edited = await edit(card, 'Trail bottle, 750 ml');
    const answer = await look(case_id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const shown = answer.json<PublicCase>();
    expect(shown).toMatchObject({ case_id, score: edited.score, marketplace: 'generic' });
    expect([shown.original.listing.title, shown.current.listing.title]).toEqual([
      'norvik trail bottle',
      'Trail bottle, 750 ml',
    ]);
    expect(Object.keys(shown).sort()).toEqual(
      'brand_store case_id current images marketplace original published_at score updated_at'.split(' '),
    );
    expect(Object.keys(shown.current).sort()).toEqual(['created_at', 'id', 'listing', 'number']);
    for (const secret of [seller.id, seller.email, card.id, 'evidence', 'source_url', 'chat_id'])
      expect(answer.body).not.toContain(secret);
    const picture = await app.http.inject({ url: shown.images[0]?.url ?? '' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('compares the original with the current version, and opens no version between', async () => {
    const card = await calls.make();
    const { case_id } = await publish(card.id);
    const draft = await edit(card, 'A draft that nobody should see');
    const final = await edit(draft, 'The final title, 40 cm');
    const compared = (await look(`${case_id}/comparison`)).json<Comparison>();
    expect([compared.from, compared.to]).toEqual([final.original.id, final.current.id]);
    expect(compared.fields.find(({ path }) => path === 'title')?.change).toBe('changed');
    expect(JSON.stringify(compared)).not.toContain('draft');
    expect(compared.facts).toBeDefined();
    expect(JSON.stringify(compared)).not.toContain('"source');
    const byIds = await look(`${case_id}/comparison?from=${final.current.id}&to=original`);
    expect(byIds.json<Comparison>().to).toBe(final.original.id);
    for (const query of [`to=${draft.current.id}`, `from=${draft.current.id}`, `to=${newUuid()}`])
      expect((await look(`${case_id}/comparison?${query}`)).statusCode).toBe(404);
    expect((await look(`${case_id}/comparison?to=newest`)).statusCode).toBe(422);
  });

  it('is gone at once when it is taken back, for good', async () => {
    const card = await calls.make();
    const first = await publish(card.id);
    const taken = await calls.call('DELETE', `/${card.id}/case`);
    expect([taken.statusCode, taken.body]).toEqual([204, '']);
    expect((await look(first.case_id)).statusCode).toBe(404);
    expect((await look(`${first.case_id}/comparison`)).statusCode).toBe(404);
    expect((await calls.read(card.id)).case_id).toBeNull();
    expect((await calls.call('DELETE', `/${card.id}/case`)).statusCode).toBe(204);
    const second = await publish(card.id);
    expect(second.case_id).not.toBe(first.case_id);
    expect((await look(first.case_id)).statusCode).toBe(404);
  });

  it('goes with its card', async () => {
    const card = await calls.make();
    const { case_id } = await publish(card.id);
    await calls.call('POST', '/delete', { card_ids: [card.id] });
    expect((await look(case_id)).statusCode).toBe(404);
  });

  it('is published and taken back by the owner only', async () => {
    const card = await calls.make();
    const { case_id } = await publish(card.id);
    for (const method of ['POST', 'DELETE'] as const) {
      expect((await calls.call(method, `/${card.id}/case`, undefined, other)).statusCode).toBe(404);
      expect((await calls.call(method, `/${card.id}/case`, undefined, null)).statusCode).toBe(401);
      expect((await calls.call(method, `/${newUuid()}/case`)).statusCode).toBe(404);
      expect((await calls.call(method, '/not-an-id/case')).statusCode).toBe(404);
    }
    expect((await look(case_id)).statusCode).toBe(200);
  });

  it('counts in the plan of its owner for as long as it is public', async () => {
    const card = await calls.make();
    const usedBy = async ({ headers }: SignedIn) =>
      (await app.http.inject({ url: '/api/billing/can-use/public_cases', headers })).json<{ used: number }>().used;
    const [before, others] = [await usedBy(seller), await usedBy(other)];
    await publish(card.id);
    await publish(card.id);
    expect([await usedBy(seller), await usedBy(other)]).toEqual([before + 1, others]);
    await calls.call('DELETE', `/${card.id}/case`);
    expect(await usedBy(seller)).toBe(before);
  });

  it('needs a listing to show', async () => {
    const card = await calls.make();
    await app.database.query("update cards set status = 'importing' where id = $1", [card.id]);
    expect((await calls.call('POST', `/${card.id}/case`)).statusCode).toBe(409);
    expect((await calls.read(card.id)).case_id).toBeNull();
  });

  it.each(['not-a-case', newUuid(), "x'%20or%20'1'='1", '%00'])('answers the address %s with not found', async (id) => {
    for (const path of [id, `${id}/comparison`]) {
      const answer = await look(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json<{ code: string }>().code).toBe('not_found');
    }
  });

  it('does not open with the id of its card', async () => {
    const card = await calls.make();
    await publish(card.id);
    expect((await look(card.id)).statusCode).toBe(404);
  });
});

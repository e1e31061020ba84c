import type { Card, CardImage, Comparison, Version } from '@cardwright/contract/cards';
import type { Page } from '@cardwright/contract/common';
import type { ScoreBody } from '@cardwright/contract/scores';
import { emptyListing, type Listing } from '@cardwright/listing/listing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { buildTestApp, openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { bottle, type CardCalls, cardCalls, type Method, picture } from './testing/card-calls.ts';

describe.each(testDatabases)('cards on $name', ({ open }) => {
  let app: TestApp;
  let seller: SignedIn;
  let stranger: SignedIn;
  let calls: CardCalls;

  beforeAll(async () => {
    app = await openTestApp(open);
    seller = await app.signIn();
    stranger = await app.signIn();
    calls = cardCalls(app, seller);
  });
  afterAll(() => app.close());

  it('makes a card from a listing, ready at once', async () => {
    const answer = await calls.call('POST', '', { listing: bottle, marketplace: 'etsy' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      status: 'ready',
      marketplace: 'etsy',
      source_url: null,
      images: [],
      case_id: null,
      current: { number: 1, author: 'seller', listing: bottle },
    });
  });

  it('makes a card from a title alone: nothing else is stated', async () => {
    const card = (await calls.call('POST', '', { listing: { title: 'Kettle' } })).json<Card>();
    expect(card).toMatchObject({ status: 'ready', current: { listing: { ...emptyListing, title: 'Kettle' } } });
  });

  it('needs a token for every call, and tells a stranger nothing', async () => {
    const card = await calls.make();
    const image = newUuid();
    const routes: [Method, string, object?][] = [
      ['GET', `/${card.id}`],
      ['PATCH', `/${card.id}`, { base_version: card.current.id }],
      ['POST', '/delete', { card_ids: [card.id] }],
      ['GET', `/${card.id}/versions`],
      ['POST', `/${card.id}/versions/${card.current.id}/restore`],
      ['GET', `/${card.id}/comparison`],
      ['POST', `/${card.id}/score`, {}],
      ['POST', `/${card.id}/improve`, {}],
      ['POST', `/${card.id}/images`, { image_id: image }],
      ['PATCH', `/${card.id}/images`, { image_ids: [] }],
      ['DELETE', `/${card.id}/images/${image}`],
    ];
    for (const [method, url, body] of routes) {
      expect((await calls.call(method, url, body, null)).json(), `${method} ${url}`).toMatchObject({
        status: 401,
        code: 'unauthenticated',
      });
      expect((await calls.call(method, url, body, stranger)).json(), `${method} ${url}`).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    }
    expect((await calls.call('GET', '', undefined, null)).statusCode).toBe(401);
    expect((await calls.call('GET', '/not-a-uuid')).json()).toMatchObject({ status: 404, code: 'not_found' });
    expect((await calls.call('GET', '', undefined, stranger)).json()).toEqual({ items: [], next_cursor: null });
    expect((await calls.read(card.id)).id).toBe(card.id);
  });

  describe('changes', () => {
    it('add a version by the seller and leave the first one alone', async () => {
      const card = await calls.make();
      const answer = await calls.call('PATCH', `/${card.id}`, {
        base_version: card.current.id,
        listing: { title: 'Norvik Trail Bottle' },
        marketplace: 'amazon',
      });
      expect(answer.json<Card>()).toMatchObject({
        marketplace: 'amazon',
        original: { id: card.original.id, listing: { title: 'norvik trail bottle' } },
        current: {
          number: 2,
          author: 'seller',
          label: 'Edited: title',
          listing: { title: 'Norvik Trail Bottle', brand: 'Norvik' },
        },
      });
    });

    it('are refused when the card has moved on, and name the current version', async () => {
      const card = await calls.make();
      const edit = (title: string) =>
        calls.call('PATCH', `/${card.id}`, { base_version: card.current.id, listing: { title } });
      const answers = await Promise.all([edit('First'), edit('Second')]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const { current } = await calls.read(card.id);
      expect(current.number).toBe(2);
      expect((await edit('Third')).json()).toMatchObject({ code: 'conflict', current_version: current.id });
    });

    it('of the marketplace alone make no version, but a new score', async () => {
      const card = await calls.make();
      const changed = (
        await calls.call('PATCH', `/${card.id}`, { base_version: card.current.id, marketplace: 'amazon' })
      ).json<Card>();
      expect(changed.current.id).toBe(card.current.id);
      expect(changed.score).toBe((await app.cards.score(seller.id, card.id, 'amazon')).total);
    });

    it('free a description of unsafe markup, and leave signs alone', async () => {
      const card = await calls.make();
      const edit = async (base_version: string, description: string) =>
        (await calls.call('PATCH', `/${card.id}`, { base_version, listing: { description } })).json<Card>().current;
      const first = await edit(
        card.current.id,
        '<p onclick="x()">Steel</p><script>alert(1)</script><ul><li>750 ml</li></ul>',
      );
      expect(first.listing.description).not.toMatch(/script|onclick/);
      expect(first.listing.description).toContain('<p>Steel</p>');
      expect((await edit(first.id, 'Weight < 400 g & light')).listing.description).toBe('Weight < 400 g & light');
    });

    it.each([
      [{}],
      [{ base_version: 'x' }],
      [{ base_version: newUuid(), listing: { price: { amount: 'ten', currency: 'EUR' } } }],
      [{ base_version: newUuid(), listing: { title: 'x'.repeat(2_001) } }],
      [{ base_version: newUuid(), status: 'ready' }],
    ])('refuse %j with the field named', async (body) => {
      const card = await calls.make();
      const answer = await calls.call('PATCH', `/${card.id}`, body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json<{ errors: object[] }>().errors.length).toBeGreaterThan(0);
    });

    it('drop what the database cannot keep', async () => {
      const card = await calls.make({ title: 'Norvik\u0000 bottle \ud800' });
      expect(card.current.listing.title).toBe('Norvik bottle \ufffd');
    });

    it('wait while the card is being improved', async () => {
      const card = await calls.make();
      const { promise, resolve } = Promise.withResolvers<Listing>();
      const work = app.cards.improveNow(seller.id, card.id, { rewrite: () => promise });
      await expect.poll(async () => (await calls.read(card.id)).status).toBe('improving');
      const edit = { base_version: card.current.id, listing: { title: 'Mine' } };
      expect((await calls.call('PATCH', `/${card.id}`, edit)).json()).toMatchObject({ code: 'conflict' });
      expect((await calls.call('POST', `/${card.id}/improve`, {})).json()).toMatchObject({ code: 'conflict' });
      resolve(bottle);
      await work;
      expect((await calls.read(card.id)).status).toBe('ready');
    });
  });

  describe('versions', () => {
    it('are listed newest first, page by page, and can be restored as a new one', async () => {
      const card = await calls.make();
      let base = card.current.id;
      for (const title of ['Second', 'Third', 'Fourth'])
        base = (await calls.call('PATCH', `/${card.id}`, { base_version: base, listing: { title } })).json<Card>()
          .current.id;
      const first = (await calls.call('GET', `/${card.id}/versions?limit=3`)).json<Page<Version>>();
      expect(first.items.map(({ number }) => number)).toEqual([4, 3, 2]);
      const rest = (await calls.call('GET', `/${card.id}/versions?limit=3&cursor=${first.next_cursor}`)).json<
        Page<Version>
      >();
      expect(rest).toMatchObject({ items: [{ number: 1 }], next_cursor: null });
      const restored = (await calls.call('POST', `/${card.id}/versions/${first.items[2]?.id}/restore`)).json<Card>();
      expect(restored.current).toMatchObject({
        number: 5,
        label: 'Restored version 2',
        author: 'seller',
        listing: { title: 'Second' },
      });
      const other = await calls.make();
      expect((await calls.call('POST', `/${card.id}/versions/${other.current.id}/restore`)).statusCode).toBe(404);
    });

    it('are compared field by field and word by word', async () => {
      const card = await calls.make();
      const edited = (
        await calls.call('PATCH', `/${card.id}`, {
          base_version: card.current.id,
          listing: { title: 'norvik steel bottle', brand: null },
        })
      ).json<Card>();
      const comparison = (await calls.call('GET', `/${card.id}/comparison`)).json<Comparison>();
      expect(comparison).toMatchObject({ from: card.original.id, to: edited.current.id });
      const title = comparison.fields.find(({ path }) => path === 'title');
      expect(title).toMatchObject({ change: 'changed' });
      const side = (without: string) =>
        title?.parts
          .filter(({ op }) => op !== without)
          .map(({ text }) => text)
          .join('');
      expect([side('insert'), side('delete')]).toEqual(['norvik trail bottle', 'norvik steel bottle']);
      expect(comparison.fields.find(({ path }) => path === 'brand')?.change).toBe('removed');
      const same = (
        await calls.call('GET', `/${card.id}/comparison?from=current&to=${edited.current.id}`)
      ).json<Comparison>();
      expect(same.fields.filter(({ change }) => change !== 'same')).toEqual([]);
      expect((await calls.call('GET', `/${card.id}/comparison?from=latest`)).statusCode).toBe(422);
      expect((await calls.call('GET', `/${card.id}/comparison?from=${newUuid()}`)).statusCode).toBe(404);
    });
  });

  it('compares the facts of two versions, with the source of what was added', async () => {
    const listing = { ...bottle, title: 'Norvik bottle 20 cm', bullets: ['Holds 32 oz of water', 'Hand wash only'] };
    const card = (await calls.call('POST', '', { listing })).json<Card>();
    await calls.call('PATCH', `/${card.id}`, {
      base_version: card.current.id,
      listing: { title: 'Norvik bottle 25 cm, bamboo', bullets: ['Hand wash only', 'Holds 946 ml of water'] },
    });
    const { facts, moved } = (await calls.call('GET', `/${card.id}/comparison`)).json<Comparison>();
    expect(moved).toMatchObject([{ section: 'bullets', change: 'moved' }]);
    expect(facts?.kept.map(({ text, from_path }) => [text, from_path])).toContainEqual(['946 ml', 'bullets/0']);
    expect(facts?.changed.map(({ from, to }) => [from.text, to.text])).toEqual([['20 cm', '25 cm']]);
    // What the seller writes is a source from then on.
    expect(facts?.added).toMatchObject([{ path: 'title', text: 'bamboo', source: { quote: 'bamboo' } }]);
    const back = (await calls.call('GET', `/${card.id}/comparison?from=current&to=original`)).json<Comparison>();
    expect(back.facts?.lost.map(({ text }) => text)).toEqual(['bamboo']);
  });

  describe('scores and improvements', () => {
    it('scores for the card’s marketplace or another, without a body too', async () => {
      const card = await calls.make();
      expect((await calls.call('POST', `/${card.id}/score`)).json<ScoreBody>()).toMatchObject({
        marketplace: 'generic',
        total: card.score,
      });
      expect(
        (await calls.call('POST', `/${card.id}/score`, { marketplace: 'amazon' })).json<ScoreBody>().marketplace,
      ).toBe('amazon');
      expect((await calls.call('POST', `/${card.id}/score`, { marketplace: 'bazaar' })).statusCode).toBe(422);
    });

    it('improves in the background and ends in a version by the assistant with evidence', async () => {
      const card = await calls.make();
      const answer = await calls.call('POST', `/${card.id}/improve`, { marketplace: 'amazon' });
      expect(answer.statusCode).toBe(202);
      expect(answer.json()).toEqual({ run_id: expect.any(String) });
      await app.runs.idle();
      const improved = await calls.read(card.id);
      expect(improved).toMatchObject({
        status: 'ready',
        marketplace: 'amazon',
        current: { number: 2, author: 'assistant', label: 'Improved for Amazon' },
        original: { number: 1 },
      });
      expect(improved.current.evidence.length).toBeGreaterThan(0);
      const sources = await app.database.query<{ id: string }>('select id from card_sources where card_id = $1', [
        card.id,
      ]);
      expect(sources.map(({ id }) => id)).toContain(improved.current.evidence[0]?.source_id);
      const [run] = await app.database.query<{ status: string; kind: string }>(
        'select status, kind from runs where id = $1',
        [answer.json<{ run_id: string }>().run_id],
      );
      expect(run).toEqual({ status: 'done', kind: 'improve' });
    });

    it('keeps to the sections and wishes of the request', async () => {
      const card = await calls.make();
      await calls.call('POST', `/${card.id}/improve`, {
        sections: ['title'],
        instructions: 'Keep the title under 40 characters.',
      });
      await app.runs.idle();
      const { current } = await calls.read(card.id);
      expect(current.listing.title.length).toBeLessThan(40);
      expect({ ...current.listing, title: '' }).toEqual({ ...card.current.listing, title: '' });
    });

    it('passes what a model wrote through the gate, and gives the scores', async () => {
      const card = await calls.make();
      const result = await app.cards.improveNow(seller.id, card.id, {
        marketplace: 'generic',
        sections: ['title', 'bullets'],
        rewrite: async ({ listing }) => ({
          ...listing,
          title: 'Norvik Trail Bottle with 3 year warranty',
          bullets: ['<b>Cold</b> for 24 hours'],
          description: 'not asked for',
        }),
      });
      expect(result.card.current.listing).toMatchObject({
        description: bottle.description,
        bullets: ['Cold for 24 hours'],
      });
      expect(result.card.current.flags.map(({ path }) => path)).toContain('title');
      expect(result.improvement.changes.map(({ path }) => path)).toEqual(['title', 'bullets']);
      expect(result.score_after).toBe(result.card.score);
    });

    it('keeps what must stay word for word from a model', async () => {
      const card = await calls.make();
      const [first = ''] = card.current.listing.bullets;
      const { card: after } = await app.cards.improveNow(seller.id, card.id, {
        sections: ['title', 'bullets'],
        options: { protected_texts: [first] },
        rewrite: async ({ listing }) => ({ ...listing, title: 'Norvik Bottle', bullets: ['Told in other words'] }),
      });
      expect(after.current.listing).toMatchObject({ title: 'Norvik Bottle', bullets: card.current.listing.bullets });
      expect(after.current.flags.map(({ path }) => path)).toContain('bullets');
    });

    it('gives the card back when a writer fails', async () => {
      const card = await calls.make();
      const work = app.cards.improveNow(seller.id, card.id, {
        rewrite: async () => {
          throw new Error('no answer');
        },
      });
      await expect(work).rejects.toThrow('no answer');
      await expect.poll(async () => (await calls.read(card.id)).status).toBe('ready');
      expect((await calls.read(card.id)).current.id).toBe(card.current.id);
    });

    it('gives the card back when the process ends in the middle', async () => {
      const card = await calls.make();
      const second = await buildTestApp(app.database);
      const work = second.cards.improveNow(seller.id, card.id, { rewrite: () => new Promise(() => {}) });
      work.catch(() => {});
      await expect.poll(async () => (await calls.read(card.id)).status).toBe('improving');
      await second.close();
      expect((await calls.read(card.id)).status).toBe('ready');
    });
  });

  describe('pictures', () => {
    it('are put in a new order, all of them or none', async () => {
      const { id, images } = await calls.withPictures();
      const ids = images.map((image) => image.id).reverse();
      const answer = await calls.call('PATCH', `/${id}/images`, { image_ids: ids });
      expect(answer.json<CardImage[]>().map((image) => image.id)).toEqual(ids);
      for (const wrong of [ids.slice(1), [...ids, newUuid()], [ids[0], ids[0], ids[1]]])
        expect((await calls.call('PATCH', `/${id}/images`, { image_ids: wrong })).statusCode).toBe(422);
      expect((await calls.read(id)).images.map(({ alt }) => alt)).toEqual(['#0000ff', '#00ff00', '#ff0000']);
    });

    it('are removed with their files, unless another card shares them', async () => {
      const { id, images } = await calls.withPictures();
      const other = await calls.make();
      const [first, second] = images;
      const shared = await calls.call('POST', `/${other.id}/images`, { image_id: first?.id });
      expect(shared.statusCode).toBe(201);
      expect(shared.json()).toMatchObject({ alt: '#ff0000', position: 0 });
      const left = async () => (await calls.read(id)).images.map(({ alt, position }) => [alt, position]);
      const remove = (image: CardImage | undefined) => calls.call('DELETE', `/${id}/images/${image?.id}`);
      expect((await remove(first)).statusCode).toBe(204);
      expect(await left()).toEqual([
        ['#00ff00', 0],
        ['#0000ff', 1],
      ]);
      expect((await remove(second)).statusCode).toBe(204);
      expect(await left()).toEqual([['#0000ff', 0]]);
      expect((await app.http.inject(first?.url ?? '')).statusCode).toBe(200);
      expect((await app.http.inject(second?.url ?? '')).statusCode).toBe(404);
      expect((await remove(first)).statusCode).toBe(404);
    });

    it('of another seller cannot be added', async () => {
      const { images } = await calls.withPictures();
      const theirs = await calls.make({}, stranger);
      expect((await calls.call('POST', `/${theirs.id}/images`, { image_id: images[0]?.id }, stranger)).statusCode).toBe(
        404,
      );
    });

    it('count in the score', async () => {
      const card = await calls.make();
      await app.cards.keepImage(seller.id, card.id, { bytes: await picture('#ffffff'), alt: '' });
      expect((await calls.read(card.id)).score).not.toBe(card.score);
    });
  });
});

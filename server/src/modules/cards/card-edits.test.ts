import type { Card, CardFacts, Comparison, Version } from '@cardwright/contract/cards';
import type { Page } from '@cardwright/contract/common';
import type { Listing } from '@cardwright/listing/listing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { bottle, type CardCalls, cardCalls } from './testing/card-calls.ts';

describe.each(testDatabases)('editing a card on $name', ({ open }) => {
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

  const patch = async (card: Card, body: object) =>
    (await calls.call('PATCH', `/${card.id}`, { base_version: card.current.id, ...body })).json<Card>();
  const versionsOf = async (card: Card) =>
    (await calls.call('GET', `/${card.id}/versions`)).json<Page<Version>>().items;
  const sourcesOf = async (card: Card) =>
    (
      await app.database.query<{ text: string }>(
        "select text from card_sources where card_id = $1 and kind = 'seller' order by created_at, id",
        [card.id],
      )
    ).map(({ text }) => text);
  /** A card whose assistant wrote something that no source states. */
  const flagged = async () => {
    const card = await calls.make();
    const rewrite = async ({ listing }: { listing: Listing }) => ({
      ...listing,
      title: 'Norvik Trail Bottle with 3 year warranty',
      bullets: [...listing.bullets, 'Made of bamboo'],
    });
    return (await app.cards.improveNow(seller.id, card.id, { rewrite })).card;
  };
  const openFlags = ({ current }: Card) =>
    current.flags.filter(({ confirmed }) => confirmed !== true).map(({ path }) => path);

  it('names in its label what was changed, and nothing that the database only keeps in another order', async () => {
    const card = await calls.make();
    const coded = await patch(card, { listing: { identifiers: { gtin: '4006381333931', sku: 'NV-1', mpn: 'B5' } } });
    expect((await patch(coded, { listing: { title: 'Norvik' } })).current.label).toBe('Edited: title');
  });

  it('refuses a misspelt field at any depth, in place of losing what it holds', async () => {
    const card = await calls.make({ identifiers: { sku: 'NV-1' } });
    const price = { amount: '12.00', currency: 'EUR' };
    for (const listing of [
      { titel: 'Norvik' },
      { identifiers: { gitn: '4006381333931' } },
      { specifications: [{ name: 'Volume', value: '750 ml', unit: 'ml' }] },
      { price: { ...price, before: '15.00' } },
    ]) {
      const edit = await calls.call('PATCH', `/${card.id}`, { base_version: card.current.id, listing });
      expect([listing, edit.statusCode, edit.json().code]).toEqual([listing, 422, 'invalid_request']);
      const made = await calls.call('POST', '', { listing: { ...bottle, ...listing } });
      expect([listing, made.statusCode]).toEqual([listing, 422]);
    }
    expect((await calls.read(card.id)).current).toEqual(card.current);
    const right = { identifiers: { gtin: '4006381333931' }, specifications: bottle.specifications, price };
    expect((await patch(card, { listing: right })).current.listing).toMatchObject(right);
  });

  describe('a draft', () => {
    it('takes the saves of one session into one version, each under a new id', async () => {
      const card = await calls.make();
      const draft_session = newUuid();
      const first = await patch(card, { draft_session, listing: { title: 'Norvik 5' } });
      const second = await patch(first, { draft_session, listing: { title: 'Norvik 500' } });
      const third = await patch(second, { draft_session, listing: { bullets: ['Fits a bag'] } });
      expect((await versionsOf(card)).map(({ number, label }) => [number, label])).toEqual([
        [2, 'Edited: title, bullets'],
        [1, 'Written by you'],
      ]);
      expect(third.current).toMatchObject({ number: 2, listing: { title: 'Norvik 500', bullets: ['Fits a bag'] } });
      expect(new Set([first, second, third].map(({ current }) => current.id)).size).toBe(3);
      // What was typed on the way is no source, nor are the words that stood before.
      expect(await sourcesOf(card)).toEqual([expect.stringContaining('norvik'), 'Norvik 500\nFits a bag']);
    });

    it('is refused to a tab that has seen an older save of it', async () => {
      const card = await calls.make();
      const draft_session = newUuid();
      const seen = await patch(card, { draft_session, listing: { title: 'One' } });
      await patch(seen, { draft_session, listing: { title: 'Two' } });
      const late = await calls.call('PATCH', `/${card.id}`, {
        base_version: seen.current.id,
        draft_session: newUuid(),
        listing: { title: 'Three' },
      });
      expect(late.statusCode).toBe(409);
      expect((await calls.read(card.id)).current.listing.title).toBe('Two');
    });

    it('of two tabs at once lets one win and names the version that stands', async () => {
      const card = await calls.make();
      const save = (title: string) =>
        calls.call('PATCH', `/${card.id}`, {
          base_version: card.current.id,
          draft_session: newUuid(),
          listing: { title },
        });
      const answers = await Promise.all([save('First'), save('Second')]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const { current } = await calls.read(card.id);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'conflict',
        current_version: current.id,
      });
    });

    it('ends with anything else that makes a version, and never writes over the original', async () => {
      const card = await calls.make();
      const draft_session = newUuid();
      const draft = await patch(card, { draft_session, listing: { title: 'Mine' } });
      const plain = await patch(draft, { listing: { title: 'Plain' } });
      const after = await patch(plain, { draft_session, listing: { title: 'Mine again' } });
      expect((await versionsOf(card)).map(({ listing }) => listing.title)).toEqual([
        'Mine again',
        'Plain',
        'Mine',
        'norvik trail bottle',
      ]);
      expect(after.original.listing.title).toBe('norvik trail bottle');
    });
  });

  describe('locks', () => {
    it('keep a section from the rules and from a model, to the letter', async () => {
      const description = '<p>Steel, <b>750 ml</b></p>';
      const card = await calls.make({ description });
      const locked = await patch(card, { locks: ['title', 'description'] });
      expect(locked).toMatchObject({ locks: ['title', 'description'], current: { id: card.current.id } });
      const { card: byRules } = await app.cards.improveNow(seller.id, card.id, { marketplace: 'amazon' });
      expect(byRules.current.listing).toMatchObject({ title: bottle.title, description });
      const { card: byModel } = await app.cards.improveNow(seller.id, card.id, {
        marketplace: 'amazon',
        rewrite: async ({ listing }) => ({ ...listing, title: 'Other', description: 'Other', bullets: ['Lid loop'] }),
      });
      expect(byModel.current.listing).toMatchObject({ title: bottle.title, description, bullets: ['Lid loop'] });
    });

    it('on everything that was asked for leave nothing to improve', async () => {
      const card = await calls.make();
      await patch(card, { locks: ['title'] });
      const answer = await calls.call('POST', `/${card.id}/improve`, { sections: ['title'] });
      expect(answer.json()).toMatchObject({ code: 'conflict', detail: expect.stringContaining('locked') });
      expect((await calls.read(card.id)).status).toBe('ready');
    });

    it('on a sentence keep it word for word', async () => {
      const card = await calls.make();
      const sentence = 'The lid has a carrying loop.';
      await patch(card, { protected_texts: [sentence] });
      const { card: after } = await app.cards.improveNow(seller.id, card.id, {
        rewrite: async ({ listing }) => ({ ...listing, title: 'Norvik Bottle', description: 'A steel bottle.' }),
      });
      expect(after.current.listing.title).toBe('Norvik Bottle');
      expect(after.current.listing.description).toContain(sentence);
    });

    it('fit every version, but no other seller’s card', async () => {
      const card = await calls.make();
      await patch(card, { listing: { title: 'Newer' } });
      expect(await patch(card, { locks: ['bullets'] })).toMatchObject({ locks: ['bullets'] });
      const body = { base_version: card.current.id, locks: [] };
      expect((await calls.call('PATCH', `/${card.id}`, body, stranger)).statusCode).toBe(404);
      expect((await calls.call('PATCH', `/${card.id}`, { ...body, locks: ['price'] })).statusCode).toBe(422);
      expect((await calls.read(card.id)).locks).toEqual(['bullets']);
    });
  });

  describe('flags', () => {
    it('stay confirmed while their words stand, also when these move', async () => {
      const card = await flagged();
      expect(openFlags(card)).toEqual(expect.arrayContaining(['title', 'bullets/1']));
      const flags = card.current.flags
        .filter(({ path }) => path === 'bullets/1')
        .map(({ path, kind, text }) => ({ path, kind, text, confirmed: true }));
      const confirmed = await patch(card, { flags });
      expect(confirmed.current.id).toBe(card.current.id);
      expect(openFlags(confirmed)).not.toContain('bullets/1');
      const moved = await patch(confirmed, { listing: { bullets: [...card.current.listing.bullets].reverse() } });
      expect(moved.current.flags).toContainEqual(expect.objectContaining({ path: 'bullets/0', confirmed: true }));
      // An improvement takes what the seller confirmed for a fact.
      const { card: improved } = await app.cards.improveNow(seller.id, card.id, { sections: ['keywords'] });
      expect(improved.current.flags.filter(({ path }) => path === 'bullets/0')).toEqual([]);
    });

    it('can be opened again, which takes the seller’s word back', async () => {
      const card = await flagged();
      const choose = (confirmed: boolean) => ({
        flags: card.current.flags.slice(0, 1).map(({ path, kind, text }) => ({ path, kind, text, confirmed })),
      });
      const before = await sourcesOf(card);
      await patch(card, choose(true));
      expect(await sourcesOf(card)).toHaveLength(before.length + 1);
      expect(openFlags(await patch(card, choose(false)))).toEqual(openFlags(card));
      expect(await sourcesOf(card)).toEqual(before);
    });

    it('go with the words they are about, and stay when something else is edited', async () => {
      const card = await flagged();
      const other = await patch(card, { listing: { bullets: ['Made of bamboo', 'New'], keywords: ['bottle'] } });
      expect(openFlags(other)).toEqual(expect.arrayContaining(['title', 'bullets/0']));
      const without = await patch(other, { listing: { title: 'Norvik Trail Bottle', bullets: ['New'] } });
      expect(openFlags(without).filter((path) => /^(?:title|bullets)/.test(path))).toEqual([]);
    });

    it('that are not on the card are refused', async () => {
      const card = await flagged();
      const body = { flags: [{ path: 'title', kind: 'ungrounded', text: 'Never said', confirmed: true }] };
      expect(await patch(card, body)).toMatchObject({ code: 'conflict' });
    });
  });

  it('keeps the evidence of texts that stand, at their new places', async () => {
    const card = await calls.make({ bullets: ['Keeps drinks cold for 24 hours', 'The lid has a carrying loop'] });
    const { card: improved } = await app.cards.improveNow(seller.id, card.id, {
      sections: ['bullets'],
      rewrite: async ({ listing }) => ({ ...listing, bullets: ['Cold drinks for 24 hours', 'Lid with carrying loop'] }),
    });
    const [first = '', second = ''] = improved.current.listing.bullets;
    const turned = await patch(improved, { listing: { bullets: ['Free of charge', second, first] } });
    const places = turned.current.evidence.map(({ path, facts }) => [path, facts]);
    expect(places).toContainEqual(['bullets/2', ['24 hours']]);
    expect(places.map(([path]) => path)).toContain('bullets/1');
    expect(places.map(([path]) => path)).not.toContain('bullets/0');
  });

  it('gives the facts of the current version with the words of the sources', async () => {
    const card = await calls.make();
    await patch(card, { listing: { bullets: ['Cold drinks for 24 hours', 'Made of bamboo'] } });
    const answer = await calls.call('GET', `/${card.id}/facts`);
    expect(answer.json<CardFacts>().facts).toEqual(
      expect.arrayContaining([
        { path: 'bullets/0', text: '24 hours', source: 'seller', quote: expect.stringContaining('cold for 24 hours') },
        { path: 'bullets/1', text: 'bamboo', source: 'seller', quote: 'Made of bamboo' },
      ]),
    );
    expect((await calls.call('GET', `/${card.id}/facts`, undefined, stranger)).statusCode).toBe(404);
  });

  it('compares any two versions', async () => {
    const card = await calls.make();
    const second = await patch(card, { listing: { title: 'Second' } });
    await patch(second, { listing: { title: 'Third' } });
    const url = `/${card.id}/comparison?from=${second.current.id}&to=current`;
    const { fields } = (await calls.call('GET', url)).json<Comparison>();
    expect(fields.filter(({ change }) => change !== 'same').map(({ path }) => path)).toEqual(['title']);
    expect((await calls.call('GET', url, undefined, stranger)).statusCode).toBe(404);
  });
});

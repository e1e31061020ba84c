import type { SearchAnswer, SearchHit } from '@cardwright/contract/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { type CardCalls, cardCalls } from '../cards/testing/card-calls.ts';

describe.each(testDatabases)('search on $name', ({ open }) => {
  let app: TestApp;
  let seller: SignedIn;
  let other: SignedIn;

  beforeAll(async () => {
    app = await openTestApp(open);
    [seller, other] = [await app.signIn(), await app.signIn()];
  });
  afterAll(() => app.close());

  const ask = (query: Record<string, string>, as: SignedIn | null = seller) =>
    app.http.inject({ url: `/api/search?${new URLSearchParams(query)}`, headers: as?.headers ?? {} });
  const search = async (q: string, as = seller, type?: string) => {
    const answer = await ask({ q, ...(type === undefined ? {} : { type }) }, as);
    expect(answer.statusCode).toBe(200);
    return answer.json<SearchAnswer>();
  };
  const startChat = async (title: string, as = seller): Promise<string> => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/chats',
      headers: as.headers,
      payload: { title },
    });
    return answer.json<{ id: string }>().id;
  };
  const say = async (chatId: string, text: string, more: { at?: string; replaced_by?: string; type?: string } = {}) => {
    const id = newUuid();
    const parts = [{ type: 'step-start' }, { type: more.type ?? 'text', text }];
    await app.database.query(
      `insert into messages (id, chat_id, role, parts, replaced_by, created_at) values ($1, $2, 'assistant', $3, $4, $5)`,
      [id, chatId, JSON.stringify(parts), more.replaced_by ?? null, more.at ?? '2026-03-01T10:00:00Z'],
    );
    return id;
  };
  const makeCard = async (listing: Parameters<CardCalls['make']>[0], as = seller) =>
    (await cardCalls(app, as).make(listing)).id;
  const ids = (hits: SearchHit[]) => hits.map(({ id }) => id);
  const markedIn = ({ text, ranges }: SearchHit['snippet']) => ranges.map(({ start, end }) => text.slice(start, end));

  it('finds chats by title, messages by text and documents by their listing, and says where they are', async () => {
    const chat = await startChat('Quokka plans');
    const message = await say(chat, 'The **quokka** mug sells well.');
    const card = await makeCard({ title: 'Quokka mug', bullets: ['Shows a quokka on both sides'] });
    const answer = await search('quokk');
    expect(answer.approximate).toBe(false);
    expect(answer.chats).toMatchObject([{ id: chat, title: 'Quokka plans', url: `/chat/${chat}` }]);
    expect(answer.chats[0]?.title_ranges).toEqual([{ start: 0, end: 5 }]);
    expect(answer.messages).toMatchObject([
      { id: message, title: 'Quokka plans', url: `/chat/${chat}#message-${message}`, at: '2026-03-01T10:00:00.000Z' },
    ]);
    expect(answer.messages[0]?.snippet.text).toBe('The quokka mug sells well.');
    expect(answer.documents).toMatchObject([{ id: card, title: 'Quokka mug', url: `/library/${card}` }]);
    expect(answer.documents.map(({ snippet }) => [snippet.text, markedIn(snippet)])).toEqual([
      ['Shows a quokka on both sides', ['quokk']],
    ]);
  });

  it('finds no answer by where its links lead, which nobody sees', async () => {
    const chat = await startChat('Links');
    await say(chat, 'See [my wombat (grey)](https://shop.example/marsupial_(blue) "numbat") and [it](/library/1).');
    expect(ids((await search('wombat')).messages)).toHaveLength(1);
    for (const q of ['marsupial', 'numbat', 'library']) expect((await search(q)).messages).toEqual([]);
    expect((await search('wombta')).messages.map(({ snippet }) => [snippet.text, markedIn(snippet)])).toEqual([
      ['See my wombat (grey) and it.', ['wombat']],
    ]);
  });

  it('leaves what a seller wrote as it is', async () => {
    const chat = await startChat('Signs');
    await app.database.query(
      `insert into messages (id, chat_id, role, parts, created_at) values ($1, $2, 'user', $3, now())`,
      [newUuid(), chat, JSON.stringify([{ type: 'text', text: '# call __bandicoot__ of [x](potoroo)' }])],
    );
    const [hit] = (await search('potoroo')).messages;
    expect(hit?.snippet.text).toBe('# call __bandicoot__ of [x](potoroo)');
  });

  it.each([
    ['brand', { brand: 'Zephyrion' }, 'zephyrion'],
    ['description', { description: '<p>Made of <b>vibranium</b> steel.</p>' }, 'vibranium steel'],
    ['specification', { specifications: [{ name: 'Hull', value: 'duranium' }] }, 'duranium'],
    ['keyword', { keywords: ['tritanium flask'] }, 'tritanium'],
    ['SKU', { identifiers: { sku: 'KV-77/b' } }, 'kv-77/b'],
    ['GTIN', { identifiers: { gtin: '04006381333931' } }, '04006381'],
  ])('finds a document by its %s', async (_, listing, q) => {
    const id = await makeCard(listing);
    const { documents } = await search(q);
    expect(ids(documents)).toEqual([id]);
    expect(markedIn(documents[0]?.snippet ?? { text: '', ranges: [] })).not.toEqual([]);
  });

  it('looks in the current version only, and not for the names of tags', async () => {
    const id = await makeCard({ title: 'Old xylograph', description: '<blockquote>plain</blockquote>' });
    const calls = cardCalls(app, seller);
    const { current } = await calls.read(id);
    await calls.call('PATCH', `/${id}`, { listing: { title: 'New lithograph' }, base_version: current.id });
    expect((await search('xylograph')).documents).toEqual([]);
    expect((await search('blockquote')).documents).toEqual([]);
    expect(ids((await search('lithograph')).documents)).toEqual([id]);
  });

  it('asks for every word, from its beginning, without regard to case and accents', async () => {
    const chat = await startChat('Crème BRÛLÉE torch, Ёлка');
    for (const q of ['brulee creme', 'CRÈM torc', 'елк', 'ЁЛКА']) expect(ids((await search(q)).chats)).toEqual([chat]);
    for (const q of ['ulee', 'creme lamp']) expect((await search(q)).chats).toEqual([]);
  });

  it('takes one for several, marks it, and puts the titles that say it first', async () => {
    const inTitle = await makeCard({ title: 'Narwhal brush', bullets: ['A brush with a narwhal on it'] });
    const inText = await makeCard({ title: 'Narwhals', bullets: ['A brush'] });
    for (const q of ['narwhals brushes', 'narwhasl brushes']) {
      const { documents } = await search(q);
      expect(ids(documents)).toEqual([inTitle, inText]);
      const [first] = documents;
      expect(markedIn({ text: first?.title ?? '', ranges: first?.title_ranges ?? [] })).toEqual(['Narwhal', 'brush']);
      expect(first && markedIn(first.snippet)).toEqual(['brush', 'narwhal']);
    }
  });

  it('puts matching titles first, then the newest, at most ten', async () => {
    const inText = await makeCard({ title: 'A cup', bullets: ['pelican print'] });
    const inTitle = await makeCard({ title: 'Pelican cup' });
    const later = await makeCard({ title: 'A bowl', bullets: ['pelican print'] });
    expect(ids((await search('pelican')).documents)).toEqual([inTitle, later, inText]);
    const chat = await startChat('Birds');
    const said = [];
    for (let day = 10; day < 22; day += 1) said.push(await say(chat, 'a pelican', { at: `2026-02-${day}T00:00:00Z` }));
    expect(ids((await search('pelican')).messages)).toEqual(said.reverse().slice(0, 10));
  });

  it('gives all of one group, and says where there are more', async () => {
    const chat = await startChat('Narwhal');
    for (let n = 0; n < 12; n += 1) await say(chat, `a narwhal ${n}`);
    expect((await search('narwhal')).more).toEqual(['messages']);
    const answer = await ask({ q: 'narwhal', type: 'messages', limit: '100' });
    const all = answer.json<SearchAnswer>();
    expect([all.messages.length, all.chats.length, all.more]).toEqual([12, 0, []]);
    for (const limit of ['0', '101', 'x']) expect((await ask({ q: 'narwhal', limit })).statusCode).toBe(422);
  });

  it('finds files of chats by their name and their text, once they are sent', async () => {
    const chat = await startChat('With files');
    const message = await say(chat, 'Here it is');
    const file = async (name: string, content: string | null, sentWith: string | null) => {
      const id = newUuid();
      await app.database.query(
        `insert into chat_files (id, user_id, chat_id, message_id, name, kind, bytes, content, facts, created_at)
         values ($1, $2, $3, $4, $5, 'text', 1, $6, '{}', now())`,
        [id, seller.id, chat, sentWith, name, content],
      );
      return id;
    };
    const notes = await file('Okapi notes.txt', 'The pangolin is <b>shy</b>.', message);
    await file('Okapi draft.txt', null, null);
    for (const q of ['okapi', 'pangolin', 'pangolni']) {
      const { documents } = await search(q);
      expect(documents).toMatchObject([{ id: notes, kind: 'file', url: `/chat/${chat}#message-${message}` }]);
    }
    expect((await search('pangolin', other)).documents).toEqual([]);
  });

  it('shows files beside any number of cards', async () => {
    const chat = await startChat('Files and cards');
    const message = await say(chat, 'See the file');
    const file = newUuid();
    await app.database.query(
      `insert into chat_files (id, user_id, chat_id, message_id, name, kind, bytes, facts, created_at)
       values ($1, $2, $3, $4, 'Wombat.txt', 'text', 1, '{}', now())`,
      [file, seller.id, chat, message],
    );
    const cards: string[] = [];
    for (let n = 0; n < 4; n += 1) cards.unshift(await makeCard({ title: `Wombat mug ${n}` }));
    const answer = (await ask({ q: 'wombat', limit: '3' })).json<SearchAnswer>();
    expect(ids(answer.documents)).toEqual([...cards.slice(0, 2), file]);
    expect(answer.more).toEqual(['documents']);
    expect(ids((await search('wombat')).documents)).toEqual([...cards, file]);
  });

  it('forgives one letter when nothing is written as typed', async () => {
    const chat = await startChat('Marzipan stollen');
    for (const q of ['marzpian', 'marzipen stolen', 'MARCIPAN']) {
      const answer = await search(q);
      expect([answer.approximate, ids(answer.chats)]).toEqual([true, [chat]]);
    }
    const misspelt = await startChat('Marzpian');
    expect([(await search('marzpian')).approximate, ids((await search('marzpian')).chats)]).toEqual([
      false,
      [misspelt],
    ]);
    expect(await search('mxrzxpan')).toEqual({ approximate: false, chats: [], messages: [], documents: [], more: [] });
  });

  it('answers one group when asked for one', async () => {
    const chat = await startChat('Ocelot');
    await say(chat, 'ocelot');
    const answer = await search('ocelot', seller, 'messages');
    expect([answer.chats.length, answer.messages.length]).toEqual([0, 1]);
  });

  it('shows what is said now: no earlier alternatives, no parts that are not text', async () => {
    const chat = await startChat('Untold');
    const now = await say(chat, 'the kakapo answer');
    await say(chat, 'the kakapo answer of before', { replaced_by: now });
    await say(chat, 'kakapo', { type: 'reasoning' });
    expect(ids((await search('kakapo')).messages)).toEqual([now]);
  });

  it('answers nothing of another seller, nor anything that is gone', async () => {
    const chat = await startChat('Axolotl', other);
    await say(chat, 'axolotl');
    await makeCard({ title: 'Axolotl' }, other);
    const nothing = { approximate: false, chats: [], messages: [], documents: [], more: [] };
    expect(await search('axolotl')).toEqual(nothing);
    expect(await search('axolotk')).toEqual(nothing);
    const own = await search('axolotl', other);
    expect([own.chats.length, own.messages.length, own.documents.length]).toEqual([1, 1, 1]);
    await app.http.inject({ method: 'DELETE', url: `/api/chats/${chat}`, headers: other.headers });
    const left = await search('axolotl', other);
    expect([left.chats.length, left.messages.length, left.documents.length]).toEqual([0, 0, 1]);
  });

  it.each(['%', '_', '%%%', '\\', '* . ?', "';--", '🦊'])('takes %j for no wildcard', async (q) => {
    await startChat('Anything at all');
    const { approximate, ...groups } = await search(q);
    expect([approximate, groups]).toEqual([false, { chats: [], messages: [], documents: [], more: [] }]);
  });

  it.each(['anyth_ng', 'any%ll', 'a.*l', '(anything|all)x', "x') or true --", '"}{', '\\', `${'('.repeat(200)}`])(
    'reads %j as words',
    async (q) => {
      await startChat('Anything at all');
      expect((await search(q)).chats).toEqual([]);
    },
  );

  it('refuses a question without a term, one that is too long, an unknown type, and strangers', async () => {
    for (const query of [{}, { q: '' }, { q: '  ' }, { q: 'a'.repeat(201) }, { q: 'a', type: 'users' }])
      expect((await ask(query as Record<string, string>)).statusCode).toBe(422);
    expect((await ask({ q: 'a\u0000b' })).statusCode).toBe(200);
    expect((await ask({ q: 'a' }, null)).statusCode).toBe(401);
  });

  it('keeps texts of any size and shape, and answers them in short', async () => {
    const chat = await startChat('Long');
    await say(chat, `${'word'.repeat(40_000)} ${'<'.repeat(20_000)}`);
    await say(chat, `${'ﷺ'.repeat(30_000)} capybara`);
    const card = await makeCard({ description: `capybara ${'字 '.repeat(249_000)}` });
    expect(ids((await search('capybara')).documents)).toEqual([card]);
    const [hit] = (await search('wordword')).messages;
    expect(hit?.snippet.text.length).toBeLessThan(200);
  });

  it('answers the longest questions in time', async () => {
    const words = Array.from({ length: 8 }, (_, n) => `${'abcdefghijklmnopqrstuvw'.slice(n)}`);
    const start = performance.now();
    await search(words.join(' ').slice(0, 200));
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

import type { Card, Version } from '@cardwright/contract/cards';
import type { LedgerEntry } from '@cardwright/contract/ledger';
import type { PaidScore, ScoreBody } from '@cardwright/contract/scores';
import { emptyListing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import { newUuid } from './db/ids.ts';
import { createChatsStore } from './modules/chats/chats-store.ts';
import { listingText, openChargingStage } from './testing/charging-stage.ts';
import { buildTestApp } from './testing/test-app.ts';
import { testDatabases } from './testing/test-databases.ts';

describe.each(testDatabases)('what work is charged on $name', ({ open }) => {
  const stage = openChargingStage(open);
  const { call, spent, settled, newCard, newChat, say, chatOf, planOfChat, plan } = stage;

  it('takes the price of each kind of work once, and shows what for', async () => {
    expect((await call('POST', '/cards', { text: listingText })).json<Card>().status).toBe('ready');
    expect(await settled()).toEqual([5, 0]);
    await call('POST', '/cards', { source_url: `${stage.shop.url}/bottle` });
    expect(await settled()).toEqual([10, 0]);
    const card = await newCard();
    expect(await settled()).toEqual([10, 0]);
    await call('POST', `/cards/${card}/improve`, {});
    expect(await settled()).toEqual([30, 0]);
    await call('POST', `/cards/${card}/score`, {});
    expect(await settled()).toEqual([30, 1]);
    await say(await newChat(), 'Hello');
    expect(await settled()).toEqual([40, 1]);
    const { items } = (await call('GET', '/billing/ledger')).json<{ items: LedgerEntry[] }>();
    const charges = items.filter(({ kind }) => kind === 'charge').reverse();
    expect(charges.map(({ reason, amount, status, ref }) => [reason, amount, status, ref?.kind])).toEqual([
      ['import', -5, 'settled', 'card'],
      ['import', -5, 'settled', 'card'],
      ['improve', -20, 'settled', 'card'],
      ['score', -1, 'settled', 'card'],
      ['chat_turn', -10, 'settled', 'chat'],
    ]);
  });

  it('takes each score that is asked for, and gives one that is paid for again for nothing', async () => {
    const card = await newCard();
    const score = `/cards/${card}/score`;
    const paid = async (query = '') => (await call('GET', `${score}${query}`)).json<PaidScore>().score;
    expect(await paid()).toBeNull();
    const given = (await call('POST', score, {}, 'one')).json<ScoreBody>();
    expect(await paid()).toEqual(given);
    expect(await settled()).toEqual([0, 1]);
    expect(await paid('?marketplace=amazon')).toBeNull();
    await call('POST', score, { marketplace: 'amazon' });
    expect(await settled()).toEqual([0, 2]);
    await call('POST', `/cards/${card}/improve`, {});
    await stage.app.runs.idle();
    expect(await paid()).toBeNull();
    const stranger = await stage.app.signIn();
    expect((await stage.app.http.inject({ url: `/api${score}`, headers: stranger.headers })).statusCode).toBe(404);
  });

  it.each([
    ['products.csv', 'title,price\nOak board,39\nOak spoon,9', 'no credits besides the message', 10],
    ['board.txt', listingText, '5 credits', 15],
  ])('takes for %s what the offer to import it says', async (name, text, offer, price) => {
    const chat = await newChat();
    const file = await stage.attach(chat, name, text);
    await say(chat, 'What is in this file?', newUuid(), [file]);
    expect(await settled()).toEqual([10, 0]);
    expect(JSON.stringify((await chatOf(chat)).messages.at(-1))).toContain(offer);
    await say(chat, 'import the file');
    expect(await settled()).toEqual([10 + price, 0]);
    expect(JSON.stringify((await chatOf(chat)).messages.at(-1))).toContain('library');
  });

  it('takes the price of a turn and of its steps; a score that comes with a step is free', async () => {
    const chat = await newChat();
    await say(chat, `Improve this listing:\n${stage.shop.url}/bottle`);
    expect(await settled()).toEqual([35, 0]);
    expect((await planOfChat(chat)).cost).toMatchObject({ credits: 35 });
    expect((await planOfChat(chat)).steps.map(({ credits }) => credits ?? 0)).toEqual([5, 0, 20, 0]);
    await say(chat, 'Score it');
    expect(await settled()).toEqual([45, 1]);
    const pasted = await newChat();
    await say(pasted, `Improve this listing:\n${listingText}`);
    expect(await settled()).toEqual([80, 1]);
    expect((await planOfChat(pasted)).cost).toMatchObject({ credits: 35 });
  });

  it('takes one improvement for a shorter title with a longer description', async () => {
    const listing = {
      ...emptyListing,
      title: 'Norvik Trail Bottle, stainless steel, 750 ml, matte black, leakproof, for hiking and school',
      description: 'A steel bottle that keeps drinks cold for 24 hours. It is leakproof.',
      specifications: [
        { name: 'Volume', value: '750 ml' },
        { name: 'Colour', value: 'Matte black' },
      ],
      brand: 'Norvik',
    };
    const card_id = (await call('POST', '/cards', { listing })).json<Card>().id;
    const chat = await newChat();
    const text = 'shorter title, longer description';
    await call('POST', `/chats/${chat}/messages`, { id: newUuid(), text, card_id });
    expect(await settled()).toEqual([30, 0]);
    const { title, description } = (await call('GET', `/cards/${card_id}`)).json<Card>().current.listing;
    expect(title.length).toBeLessThan(listing.title.length);
    expect(description.length).toBeGreaterThan(listing.description.length);
  });

  it('charges nothing for what failed', async () => {
    const failed = (await call('POST', '/cards', { source_url: `${stage.shop.url}/news` })).json<Card>().id;
    await stage.app.runs.idle();
    expect((await call('GET', `/cards/${failed}`)).json<Card>()).toMatchObject({
      status: 'failed',
      failure: { charged: 0 },
    });
    expect((await call('POST', `/cards/${failed}/improve`, {})).statusCode).toBe(409);
    await call('POST', '/cards', { html: '<html><body>Nothing</body></html>' });
    expect(await settled()).toEqual([0, 0]);
  });

  it('charges nothing for an improvement that found nothing to change', async () => {
    const card = await newCard();
    await call('POST', `/cards/${card}/improve`, {});
    expect(await settled()).toEqual([20, 0]);
    await call('POST', `/cards/${card}/improve`, {});
    expect(await settled()).toEqual([20, 0]);
    const { current } = (await call('GET', `/cards/${card}`)).json<Card>();
    expect(current).toMatchObject({ author: 'assistant', label: 'Checked, nothing to change' });
    const chat = await newChat();
    const versions = async () =>
      (await call('GET', `/cards/${card}/versions`)).json<{ items: unknown[] }>().items.length;
    const before = await versions();
    await say(chat, 'Improve it');
    expect(await settled()).toEqual([30, 0]);
    // What the chat says of it needs no version.
    expect(await versions()).toBe(before);
    expect((await call('GET', `/cards/${card}`)).json<Card>().status).toBe('ready');
    const { cost, steps } = await planOfChat(chat);
    expect(cost).toMatchObject({ credits: 10, charged: 10, held: 0 });
    expect(steps.find(({ title }) => title.startsWith('Improve'))).toMatchObject({
      status: 'done',
      credits: 0,
    });
  });

  it.each([
    ['Cast Iron Skillet 26 cm', 'Cast Iron Skillet, 26 cm'],
    ['CAST IRON SKILLET WITH LID', 'Cast Iron Skillet with Lid'],
  ])('charges nothing for an improvement that changes no word: %s', async (title, improved) => {
    const listing = { ...emptyListing, title, description: 'A skillet of cast iron.' };
    const { id } = (await call('POST', '/cards', { listing })).json<Card>();
    await call('POST', `/cards/${id}/improve`, { sections: ['title'] });
    await stage.app.runs.idle();
    const { current } = (await call('GET', `/cards/${id}`)).json<Card>();
    expect(current.listing.title).toBe(improved);
    expect(await settled()).toEqual([0, 0]);
  });

  it('charges a request once, however often it comes', async () => {
    const card = await newCard();
    const twice = async (url: string, body: object) => {
      const key = newUuid();
      await Promise.all([call('POST', url, body, key), call('POST', url, body, key)]);
      await stage.app.runs.idle();
      return call('POST', url, body, key);
    };
    await twice(`/cards/${card}/improve`, {});
    await twice(`/cards/${card}/score`, {});
    await twice('/cards', { text: listingText });
    expect(await settled()).toEqual([25, 1]);
    const [chat, id] = [await newChat(), newUuid()];
    await Promise.all([say(chat, 'Hello', id), say(chat, 'Hello', id)]);
    expect(await settled()).toEqual([35, 1]);
  });

  it('charges nothing for a message whose id another message has, and says so', async () => {
    const [chat, other, id] = [await newChat(), await newChat(), newUuid()];
    await say(chat, 'Hello', id);
    const answer = (await chatOf(chat)).messages.at(-1)?.id;
    expect([(await say(chat, 'Hello', answer)).statusCode, (await say(other, 'Hello', answer)).statusCode]).toEqual([
      409, 409,
    ]);
    expect(await settled()).toEqual([10, 0]);
    const first = stage.seller;
    await stage.newSeller();
    const theirs = await newChat();
    const refused = await say(theirs, 'Hello', id);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'conflict', detail: 'This message id is already in use. Please send the message again.' },
    ]);
    const contested = newUuid();
    const mine = stage.app.http.inject({
      method: 'POST',
      url: `/api/chats/${chat}/messages`,
      headers: first.headers,
      payload: { id: contested, text: 'Hello' },
    });
    const answers = await Promise.all([mine, say(theirs, 'Hello', contested)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await stage.app.runs.idle();
  });

  it('names work by its request, also when the answer was lost with the process', async () => {
    const card = await newCard();
    const key = newUuid();
    const first = (await call('POST', `/cards/${card}/improve`, {}, key)).json();
    await stage.app.runs.idle();
    await stage.database.query('delete from idempotency_keys where user_id = $1', [stage.seller.id]);
    expect((await call('POST', `/cards/${card}/improve`, {}, key)).json()).toEqual(first);
    expect(await settled()).toEqual([20, 0]);
  });

  it('gives the first card to an import that comes again, and charges anew for the score of another version', async () => {
    const keys = { import: newUuid(), score: newUuid() };
    const forget = () => stage.database.query('delete from idempotency_keys where user_id = $1', [stage.seller.id]);
    const first = (await call('POST', '/cards', { text: listingText }, keys.import)).json<Card>();
    await forget();
    expect((await call('POST', '/cards', { text: listingText }, keys.import)).json<Card>().id).toBe(first.id);
    expect((await call('GET', '/cards')).json<{ items: Card[] }>().items).toHaveLength(1);
    const score = async () => {
      await forget();
      return call('POST', `/cards/${first.id}/score`, {}, keys.score);
    };
    await score();
    await score();
    expect(await settled()).toEqual([5, 1]);
    const title = 'Norvik Trail Bottle, 750 ml';
    const body = { listing: { title }, base_version: first.current.id };
    await stage.app.http.inject({
      method: 'PATCH',
      url: `/api/cards/${first.id}`,
      headers: stage.seller.headers,
      payload: body,
    });
    await score();
    expect(await settled()).toEqual([5, 2]);
  });

  it('scores no listing that is not there, and takes nothing for it', async () => {
    const failed = (await call('POST', '/cards', { html: '<html><body>Nothing</body></html>' })).json<Card>();
    expect(failed.status).toBe('failed');
    expect((await call('POST', `/cards/${failed.id}/score`, {})).statusCode).toBe(409);
    const card = await newCard();
    await stage.database.query(`update cards set status = 'importing' where id = $1`, [card]);
    expect((await call('POST', `/cards/${card}/score`, {})).statusCode).toBe(409);
    expect(await settled()).toEqual([0, 0]);
  });

  it('gives back what a turn held that was stopped before it wrote anything', async () => {
    stage.holdWordsAfter(0);
    const chat = await newChat();
    const answer = say(chat, 'Hello');
    await expect.poll(async () => (await chatOf(chat)).status).toBe('running');
    expect(await spent()).toEqual([10, 0]);
    expect((await planOfChat(chat)).cost).toMatchObject({ credits: 10 });
    await call('POST', `/chats/${chat}/stop`);
    await answer;
    expect(await settled()).toEqual([0, 0]);
    expect((await chatOf(chat)).messages.at(-1)?.run).toMatchObject({ status: 'stopped', charged: 0 });
    expect((await planOfChat(chat)).cost).toMatchObject({ credits: 0 });
  });

  it('gives back what a turn held whose chat is deleted: a chat goes only when its turn has ended', async () => {
    stage.holdWordsAfter(0);
    const chat = await newChat();
    const answer = say(chat, 'Hello');
    await expect.poll(async () => (await chatOf(chat)).status).toBe('running');
    expect(await createChatsStore(stage.database).remove(stage.seller.id, chat)).toBe('active');
    expect((await call('DELETE', `/chats/${chat}`)).statusCode).toBe(204);
    await answer;
    expect(await settled()).toEqual([0, 0]);
    expect((await call('GET', `/chats/${chat}`)).statusCode).toBe(404);
  });

  it('keeps the price of a turn that was stopped in its answer', async () => {
    stage.holdWordsAfter(3);
    const chat = await newChat();
    const answer = say(chat, 'Hello');
    const words = `select 1 from events where topic like 'run:%' and data::text like '%text-delta%'
      and topic in (select 'run:' || id from runs where chat_id = $1)`;
    await expect.poll(() => stage.database.query(words, [chat])).not.toEqual([]);
    await call('POST', `/chats/${chat}/stop`);
    await answer;
    expect(await settled()).toEqual([10, 0]);
    expect((await chatOf(chat)).messages.at(-1)?.run).toMatchObject({ status: 'stopped', charged: 10 });
  });

  it('charges nothing for a turn whose process died, and says so', async () => {
    stage.holdWordsAfter(2);
    const chat = await newChat();
    const answer = say(chat, 'Hello');
    await expect.poll(async () => (await chatOf(chat)).status).toBe('running');
    // Another process on the same database takes the silent one for dead.
    const other = await buildTestApp(stage.database, { base_plan: plan });
    await stage.database.query(`update runs set beat = now() + interval '1 hour' where chat_id = $1`, [chat]);
    await stage.database.query(`update runs set beat = now() - interval '1 hour', owner = 'dead' where chat_id = $1`, [
      chat,
    ]);
    await other.runs.reap();
    stage.gate.open();
    await answer;
    await other.close();
    expect(await settled()).toEqual([0, 0]);
    expect((await chatOf(chat)).messages.at(-1)?.run).toMatchObject({
      status: 'failed',
      charged: 0,
      error: { message: expect.stringContaining('Nothing was charged for it.') },
    });
  });

  /** Another process on the same database takes the one that answers for dead; then the answer goes on there, in vain. */
  const die = async (chat: string, answer: Promise<unknown>) => {
    await stage.database.query(`update runs set beat = now() - interval '1 hour', owner = 'dead' where chat_id = $1`, [
      chat,
    ]);
    const other = await buildTestApp(stage.database, { base_plan: plan });
    await other.runs.reap();
    stage.gate.open();
    await answer;
    await other.close();
  };
  const retry = async (chat: string) => {
    const last = (await chatOf(chat)).messages.at(-1);
    await call('POST', `/chats/${chat}/messages/${last?.id}/retry`, { id: newUuid() });
  };
  const allCards = async () => (await call('GET', '/cards')).json<{ items: Card[] }>().items;

  it('imports nothing again, for nothing, when a turn is tried again whose process died after its import', async () => {
    stage.holdWordsAfter(0);
    const chat = await newChat();
    const answer = say(chat, listingText);
    await expect.poll(spent).toEqual([15, 0]);
    const kept = (await allCards()).length;
    await die(chat, answer);
    expect(await settled()).toEqual([5, 0]);
    await retry(chat);
    expect(await settled()).toEqual([15, 0]);
    expect(await allCards()).toHaveLength(kept);
    const { steps, cost } = await planOfChat(chat);
    expect([steps[0]?.status, steps[0]?.charged, cost.charged]).toEqual(['done', undefined, 10]);
  });

  it('charges of a turn whose process died each version with new words, and none of them twice', async () => {
    stage.holdWordsAfter(0);
    const chat = await newChat();
    const answer = say(chat, `Improve this listing for Amazon and Etsy:\n${listingText}`);
    await expect
      .poll(async () => (await planOfChat(chat)).steps.filter(({ status }) => status === 'done').length)
      .toBe(5);
    await die(chat, answer);
    const [card] = await allCards();
    const versions = async () =>
      (await call('GET', `/cards/${card?.id}/versions`)).json<{ items: Version[] }>().items.map(({ listing }) =>
        JSON.stringify(listing)
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' '),
      );
    const kept = await versions();
    const changed = kept.filter((words, place) => place + 1 < kept.length && words !== kept[place + 1]).length;
    expect(changed).toBeGreaterThan(0);
    expect(await settled()).toEqual([5 + 20 * changed, 0]);
    await retry(chat);
    expect(await settled()).toEqual([15 + 20 * changed, 0]);
    expect(await versions()).toEqual(kept);
  });

  it('does not say that nothing was charged where a step took a scoring credit', async () => {
    const card = await newCard();
    stage.holdWordsAfter(0);
    const chat = await newChat();
    const answer = call('POST', `/chats/${chat}/messages`, { id: newUuid(), text: 'Score it', card_id: card });
    await expect.poll(spent).toEqual([10, 1]);
    const stored = `select 1 from events where topic like 'run:%' and data::text like '%tool-output-available%'
      and topic in (select 'run:' || id from runs where chat_id = $1)`;
    await expect.poll(() => stage.database.query(stored, [chat])).not.toEqual([]);
    await die(chat, answer);
    expect(await settled()).toEqual([0, 1]);
    const { error } = (await chatOf(chat)).messages.at(-1)?.run ?? {};
    expect(error?.message).toContain('The answer itself was not charged.');
    expect(error?.message).not.toContain('Nothing was charged');
  });
});

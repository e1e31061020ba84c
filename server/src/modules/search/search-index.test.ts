import type { SearchAnswer } from '@cardwright/contract/search';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { holdLocks, someoneWaitsForLock } from '../../testing/held-locks.ts';
import { openTestPostgres, type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { createUsersStore } from '../users/users-store.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { createSearchService } from './search-service.ts';
import { createSearchStore } from './search-store.ts';

describe.each(testDatabases)('the index of words on $name', ({ open }) => {
  let db: TestDatabase;
  const errors: unknown[] = [];
  beforeAll(async () => {
    db = await open();
  });
  afterEach(() => expect(errors.splice(0)).toEqual([]));
  afterAll(() => db.close());

  const query = <Row extends object>(text: string, values: unknown[] = []) => db.database.query<Row>(text, values);
  const indexer = () => createSearchIndex({ database: db.database, onError: (error) => errors.push(error) });
  /** Finds only what is indexed already. */
  const find = (
    userId: string,
    q: string,
    index: Pick<SearchIndex, 'catchUp'> = { catchUp: async () => {} },
  ): Promise<SearchAnswer> =>
    createSearchService({
      store: createSearchStore(db.database),
      index,
      onError: (error) => errors.push(error),
    }).search(userId, { q, limit: 10 });
  const addUser = async () => {
    const id = newUuid();
    await query('insert into users (id, email, created_at, updated_at) values ($1, $2, now(), now())', [
      id,
      `${id}@x.test`,
    ]);
    return id;
  };
  const addChat = async (userId: string, title: string) => {
    const id = newUuid();
    await query('insert into chats (id, user_id, title, created_at, updated_at) values ($1, $2, $3, now(), now())', [
      id,
      userId,
      title,
    ]);
    return id;
  };
  const say = (chatId: string, ...texts: string[]) =>
    query<{ id: string }>(
      `insert into messages (id, chat_id, role, parts, created_at)
       select gen_random_uuid(), $1, 'user', jsonb_build_array(jsonb_build_object('type', 'text', 'text', said)), now()
       from unnest($2::text[]) said returning id`,
      [chatId, texts],
    );
  const count = async (from: string, userId: string) =>
    (await query<{ n: number }>(`select count(*)::int as n from ${from} where user_id = $1`, [userId]))[0]?.n;
  const vocabulary = async (userId: string) =>
    (await query<{ word: string }>('select word from chat_vocabulary where user_id = $1 order by word', [userId])).map(
      ({ word }) => word,
    );

  it('takes in what is new and what has changed, in the background or at the next search', async () => {
    const user = await addUser();
    const chat = await addChat(user, 'Walrus plans');
    await say(chat, 'the walrus mug');
    expect((await find(user, 'walrus')).messages).toHaveLength(0);
    await indexer().work();
    const found = await find(user, 'walrus');
    expect([found.chats.length, found.messages.length]).toEqual([1, 1]);

    await query(`update chats set title = 'Beluga plans' where id = $1`, [chat]);
    await say(chat, 'a beluga mug');
    const now = await find(user, 'beluga', indexer());
    expect([now.chats.length, now.messages.length]).toEqual([1, 1]);
    expect((await find(user, 'walrus')).chats).toHaveLength(0);
    expect(await count('chat_search_waiting', user)).toBe(0);
  });

  it('keeps the answer that is shown, and no file that was taken back', async () => {
    const user = await addUser();
    const chat = await addChat(user, 'Answers');
    const [first] = await say(chat, 'the narwhal answer');
    const [second] = await say(chat, 'the dugong answer');
    await query(
      `insert into chat_files (id, user_id, chat_id, message_id, name, kind, bytes, facts, created_at)
       values (gen_random_uuid(), $1, $2, $3, 'Manatee.txt', 'text', 1, '{}', now())`,
      [user, chat, first?.id],
    );
    const show = async (shown: string | undefined, hidden: string | undefined) => {
      await query('update messages set replaced_by = null where id = $1', [shown]);
      await query('update messages set replaced_by = $2 where id = $1', [hidden, shown]);
      await indexer().work();
      const found = [await find(user, 'narwhal'), await find(user, 'dugong')];
      return found.map(({ messages }) => messages.length);
    };
    expect(await show(second?.id, first?.id)).toEqual([0, 1]);
    expect(await show(first?.id, second?.id)).toEqual([1, 0]);
    expect((await find(user, 'manatee')).documents).toHaveLength(1);
    await query('update chat_files set message_id = null where chat_id = $1', [chat]);
    await indexer().work();
    expect(await count('chat_search', user)).toBe(2);
  });

  it('takes in every text once when several processes are at it, also after one of them died', async () => {
    const user = await addUser();
    const chat = await addChat(user, 'Many');
    await say(chat, ...Array.from({ length: 130 }, (_, n) => `number n${n} of many`));
    const dying = db.database.orm.transaction(async (tx) => {
      await tx.execute(`select index_chat_search('${user}', 100, true)`);
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await count('chat_search_waiting', user)).toBe(131);
    const [first, second] = [indexer(), indexer()];
    await Promise.all([first.work(), second.work(), first.catchUp(user), second.catchUp(user)]);
    await first.work();
    expect([await count('chat_search', user), await count('chat_search_waiting', user)]).toEqual([131, 0]);
    expect((await find(user, 'n129')).messages).toHaveLength(1);
  });

  it('leaves out the one text that cannot be indexed, and finds the others', async () => {
    const user = await addUser();
    const chat = await addChat(user, 'Lemurs');
    await say(chat, 'the first lemur');
    const bad = (await say(chat, 'the bad lemur'))[0]?.id;
    await say(chat, 'the last lemur');
    const refused = Object.assign(new Error('too long'), { code: '54000' });
    // Nothing the product keeps is refused: the database stands in for one that does.
    const index = createSearchIndex({
      database: {
        ...db.database,
        queryKept: async <Row extends object>(text: string, values: unknown[] = []) => {
          const isAsked = text.includes('index_chat_search');
          const waits = await query<{ seq: string }>('select seq::text from chat_search_waiting where id = $1', [bad]);
          const isOne = typeof values[2] === 'string';
          if (isAsked && waits.some(({ seq }) => !isOne || seq === values[2])) throw refused;
          return query<Row>(text, values);
        },
      },
      onError: (error) => errors.push(error),
    });
    await index.catchUp(user);
    expect(errors.splice(0)).toEqual([refused]);
    expect((await find(user, 'lemur')).messages).toHaveLength(2);
    expect(await count('chat_search_waiting', user)).toBe(0);
  });

  it('forgets the words of a chat with it, but none that another chat of the seller holds', async () => {
    const user = await addUser();
    const [kept, gone] = [await addChat(user, 'Otters'), await addChat(user, 'Otters and weasels')];
    await say(kept, 'otters again');
    await say(gone, 'weasels only');
    const index = indexer();
    await index.work();
    expect(await vocabulary(user)).toEqual(['again', 'only', 'otters', 'weasels']);
    await query('delete from chats where id = $1', [gone]);
    expect(await count('chat_search', user)).toBe(2);
    await index.prune();
    expect(await vocabulary(user)).toEqual(['again', 'otters']);
    expect(await count('chat_search_waiting', user)).toBe(0);
    await query('delete from users where id = $1', [user]);
    expect([await count('chat_search', user), await vocabulary(user)]).toEqual([0, []]);
    await index.prune();
  });

  it('forgets the words of every other seller when those of one cannot be forgotten now', async () => {
    const users = [await addUser(), await addUser(), await addUser()];
    for (const user of users) {
      const chat = await addChat(user, 'Weasels');
      await indexer().work();
      await query('delete from chats where id = $1', [chat]);
    }
    const down = new Error('the database is away');
    // Whichever comes first.
    let failed: unknown = null;
    const index = createSearchIndex({
      database: {
        ...db.database,
        queryKept: async <Row extends object>(text: string, values: unknown[] = []) => {
          if (!text.includes('prune_chat_vocabulary')) return query<Row>(text, values);
          failed ??= values[0];
          if (failed === values[0]) throw down;
          return query<Row>(text, values);
        },
      },
      onError: (error) => errors.push(error),
    });
    await index.prune();
    expect(errors.splice(0)).toEqual([down]);
    for (const user of users) expect(await vocabulary(user)).toEqual(user === failed ? ['weasels'] : []);
    await indexer().prune();
    for (const user of users) expect(await vocabulary(user)).toEqual([]);
  });

  it('finds what many messages hold and what only the oldest hold, whole words first, then the newest', async () => {
    const user = await addUser();
    const other = await addUser();
    const chat = await addChat(user, 'Long');
    const texts = Array.from({ length: 180 }, (_, n) => [
      'common',
      n < 5 ? 'antique' : '',
      n === 100 ? 'comm' : '',
      n % 20 === 0 ? 'twentieth' : '',
      `n${n}`,
    ]);
    await query(
      `insert into messages (id, chat_id, role, parts, created_at)
       select gen_random_uuid(), $1, 'user', jsonb_build_array(jsonb_build_object('type', 'text', 'text', said)),
         timestamptz '2026-01-01' + n * interval '1 minute'
       from unnest($2::text[]) with ordinality as t (said, n)`,
      [chat, texts.map((words) => words.filter(Boolean).join(' '))],
    );
    await say(await addChat(other, 'Not mine'), 'common antique twentieth comm n179');
    await indexer().work();
    const numbers = async (q: string) =>
      (await find(user, q)).messages.map(({ snippet }) => Number(/n(\d+)$/.exec(snippet.text)?.[1]));
    expect(await numbers('common')).toEqual([179, 178, 177, 176, 175, 174, 173, 172, 171, 170]);
    expect((await numbers('comm')).slice(0, 3)).toEqual([100, 179, 178]);
    expect(await numbers('antiq')).toEqual([4, 3, 2, 1, 0]);
    expect(await numbers('a common')).toEqual([4, 3, 2, 1, 0]);
    expect(await numbers('twentieth comm')).toEqual([100, 160, 140, 120, 80, 60, 40, 20, 0]);
    for (const typo of ['entique', 'antqiue', 'ntique', 'antiqe', 'natique'])
      expect(await numbers(typo)).toEqual([4, 3, 2, 1, 0]);
  });
});

it('waits for the deletion of an account before it touches what goes with it', async () => {
  const { database, close } = await openTestPostgres();
  const errors: unknown[] = [];
  try {
    const user = newUuid();
    await database.query(
      `insert into users (id, email, created_at, updated_at) values ($1, 'a@x.test', now(), now())`,
      [user],
    );
    await database.query(
      `insert into chats (id, user_id, title, created_at, updated_at) values ($1, $2, 'Walrus', now(), now())`,
      [newUuid(), user],
    );
    const store = createUsersStore(database);
    const remove = await holdLocks(
      database,
      (tx) => store.lockForRemoval(tx, user),
      (tx) => store.remove(tx, user),
    );
    const work = createSearchIndex({ database, onError: (error) => errors.push(error) }).work();
    await someoneWaitsForLock(database);
    await Promise.all([remove(), work]);
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});

describe('what cannot be indexed', () => {
  interface Note {
    seq: string;
    seller: string;
  }
  /** Stands in for the database: `fail` says which notes it takes; `refused` is called when it has refused one by itself. */
  const over = (waiting: Note[], fail: (note: Note) => Error | null, refused: () => void = () => {}) => {
    const errors: unknown[] = [];
    const taken: string[] = [];
    const of = (seller: unknown) => waiting.filter((note) => note.seller === seller);
    const remove = (gone: string[]) =>
      waiting.splice(0, waiting.length, ...waiting.filter(({ seq }) => !gone.includes(seq)));
    const query = async (text: string, values: unknown[] = []) => {
      if (text.startsWith('delete')) return remove([String(values[0])]);
      if (text.startsWith('select seq')) return of(values[0]).slice(-1);
      if (text.startsWith('select user_id')) {
        const except = values[0] as string[];
        const sellers = waiting.toReversed().map(({ seller }) => seller);
        return [...new Set(sellers)].filter((seller) => !except.includes(seller)).map((user_id) => ({ user_id }));
      }
      const one = values[2];
      const some = of(values[0]).filter(({ seq }, at, all) =>
        typeof one === 'string' ? seq === one : at >= all.length - Number(values[1]),
      );
      const error = some.map(fail).find((failure) => failure !== null);
      if (error !== undefined) {
        if (typeof one === 'string') refused();
        throw error;
      }
      remove(some.map(({ seq }) => seq));
      taken.push(...some.map(({ seq }) => seq).reverse());
      return [{ taken: some.length }];
    };
    const index = createSearchIndex({
      database: { kind: 'postgres', queryKept: query as never, watch: () => () => {} },
      onError: (error) => errors.push(error),
    });
    return { index, errors, taken };
  };
  const notes = (seller: string, ...seqs: string[]) => seqs.map((seq) => ({ seq, seller }));
  const tooLong = () => Object.assign(new Error('string is too long for tsvector'), { code: '54000' });

  it('is left out if it is the text, and nothing that was noted meanwhile is', async () => {
    const waiting = notes('seller', '1', '2', '3');
    const meanwhile = () => waiting.push(...notes('seller', '4'));
    const { index, errors, taken } = over(waiting, ({ seq }) => (seq === '2' ? tooLong() : null), meanwhile);
    await index.work();
    expect([taken, errors.length, waiting]).toEqual([['3', '4', '1'], 1, []]);
  });

  it('keeps no other seller waiting if it is not the text, and is tried again', async () => {
    let isDown = true;
    const waiting = [...notes('patient', '1', '2'), ...notes('unlucky', '3', '4')];
    const lost = () => Object.assign(new Error('out of memory'), { code: '53200' });
    const { index, errors, taken } = over(waiting, ({ seller }) => (isDown && seller === 'unlucky' ? lost() : null));
    await index.work();
    expect([taken, errors.length, waiting.length]).toEqual([['2', '1'], 1, 2]);
    isDown = false;
    await index.work();
    expect([taken, errors.length]).toEqual([['2', '1', '4', '3'], 1]);
  });
});

import { emptyListing } from '@cardwright/listing/listing';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases, type TestDatabase } from '../testing/test-databases.ts';
import type { Database, Orm } from './database.ts';
import { newUuid } from './ids.ts';

const letter = (digit: string) => String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(digit, 26));
/** So many different words of letters. */
const words = (count: number) =>
  Array.from({ length: count }, (_, n) => [...(n + 26 ** 4).toString(26)].map(letter).join('')).join(' ');

type Query = Database['query'];

async function addUser(query: Query): Promise<string> {
  const id = newUuid();
  const address = `${id}@x.test`;
  await query('insert into users (id, email, created_at, updated_at) values ($1, $2, now(), now())', [id, address]);
  return id;
}

/** How many rows of a table were read, as far as is known in this transaction. */
async function rowsRead(tx: Orm, table: string): Promise<number> {
  const [found] = await tx
    .select({ rows: sql<number>`(seq_tup_read + idx_tup_fetch)::int` })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relname = ${table}`);
  return found?.rows ?? 0;
}

interface Texts {
  put(text: string): Promise<void>;
  /** Has the words of what was put last looked up. */
  index(): SQL;
}

/** Every text is the listing of a card. */
async function cardTexts(query: Query): Promise<Texts> {
  const user = await addUser(query);
  let card = '';
  return {
    async put(text) {
      const version = newUuid();
      card = newUuid();
      await query(
        `insert into cards (id, user_id, status, marketplace, original_version_id, current_version_id, title, created_at, updated_at)
         values ($1, $2, 'ready', 'generic', $3, $3, '', now(), now())`,
        [card, user, version],
      );
      await query(
        `insert into card_versions (id, card_id, number, label, author, listing, evidence, flags, created_at)
         values ($1, $2, 1, '', 'seller', $3, '[]', '[]', now())`,
        [version, card, JSON.stringify({ ...emptyListing, description: text })],
      );
    },
    index: () => sql`select keep_card_search(${card})`,
  };
}

/** Every text is a message of one chat. */
async function chatTexts(query: Query): Promise<Texts> {
  const [user, chat] = [await addUser(query), newUuid()];
  const columns = 'id, user_id, title, created_at, updated_at';
  await query(`insert into chats (${columns}) values ($1, $2, '', now(), now())`, [chat, user]);
  return {
    async put(text) {
      const parts = JSON.stringify([{ type: 'text', text }]);
      await query(`insert into messages (id, chat_id, role, parts, created_at) values ($1, $2, 'user', $3, now())`, [
        newUuid(),
        chat,
        parts,
      ]);
    },
    index: () => sql`select index_chat_search(${user}, 100, true)`,
  };
}

describe.each(bothDatabases)('known words on $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  it.each([
    ['card_vocabulary', cardTexts],
    ['chat_vocabulary', chatTexts],
  ])('of %s are each found by the index alone, however few there were at first', async (table, openTexts) => {
    const { orm, query } = test.database;
    const { put, index } = await openTexts(query);
    // The plan that suits these may be kept.
    for (let n = 0; n < 12; n += 1) {
      await put(words(20));
      await orm.execute(index());
    }
    // What is known of the table stays behind what is in it.
    await query(`analyze ${table}`);
    const count = 2_000;
    await put(words(count));
    await orm.execute(index());
    await put(words(count));
    const read = await orm.transaction(async (tx) => {
      const before = await rowsRead(tx, table);
      await tx.execute(index());
      return (await rowsRead(tx, table)) - before;
    });
    expect(read).toBeGreaterThanOrEqual(count);
    expect(read).toBeLessThan(2 * count);
  });
});

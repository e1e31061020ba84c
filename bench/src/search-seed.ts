import type { Database } from '../../server/src/db/database.ts';
import { newUuid } from '../../server/src/db/ids.ts';
import { createWords } from './library-words.ts';

const chunk = 2_000;

interface Message {
  id: string;
  chat_id: string;
  user_id: string;
  text: string;
  lexemes: string;
  role: 'user' | 'assistant';
  n: number;
}

const columnOf =
  <Row>(rows: Row[]) =>
  <Name extends keyof Row>(name: Name) =>
    rows.map((row) => row[name]);

/**
 * Inserts chats and messages of many sellers in few statements: requests of 12 words and answers of 120 in turn. The words
 * are made in advance, as with cards, and some are compared with what the database makes of the same texts.
 */
export async function seedChats(
  database: Database,
  owners: { user_id: string; chats: number; messages: number }[],
): Promise<void> {
  const words = createWords(11);
  await database.execute(`
    alter table chats disable trigger user; alter table messages disable trigger user; drop index chat_search_words;`);
  for (const { user_id, chats, messages } of owners) {
    const owner = user_id.replaceAll('-', '').slice(-12);
    const lexemesOf = (kind: string, text: string) =>
      [...new Set(text.match(/[a-z0-9]+/g) ?? [])].map((word) => `'${owner}${kind}:${word}'`).join(' ');
    const titles = Array.from({ length: chats }, () => ({ id: newUuid(), title: words.some(5) }));
    await insertChats(
      database,
      user_id,
      titles.map((chat) => ({ ...chat, lexemes: lexemesOf('c', chat.title) })),
    );
    const known = new Set(titles.flatMap(({ title }) => title.split(' ')));
    for (let start = 0; start < messages; start += chunk) {
      const part = Array.from({ length: Math.min(chunk, messages - start) }, (_, at): Message => {
        const n = start + at;
        const text = `${words.some(n % 2 === 0 ? 12 : 120)} ${n}`;
        for (const word of text.split(' ')) known.add(word);
        const chat_id = titles[Math.floor((n * chats) / messages)]?.id ?? '';
        return {
          id: newUuid(),
          chat_id,
          user_id,
          text,
          lexemes: lexemesOf('m', text),
          role: n % 2 === 0 ? 'user' : 'assistant',
          n,
        };
      });
      await insertMessages(database, part);
    }
    await database.query('insert into chat_vocabulary (user_id, word) select $1, word from unnest($2::text[]) word', [
      user_id,
      [...known].filter((word) => /^[a-z]{4,24}$/.test(word)),
    ]);
  }
  await database.execute(`
    create index chat_search_words on chat_search using gin (words) with (fastupdate = off);
    alter table chats enable trigger user; alter table messages enable trigger user;`);
  await compareWords(database);
  await database.execute('vacuum analyze');
}

async function insertChats(
  { query }: Database,
  userId: string,
  chats: { id: string; title: string; lexemes: string }[],
): Promise<void> {
  const column = columnOf(chats);
  const values = [userId, column('id'), column('title')];
  await query(
    `insert into chats (id, user_id, title, created_at, updated_at)
     select id, $1, title, at, at from (select id, title, timestamptz '2026-01-01' + n * interval '1 minute' as at
       from unnest($2::uuid[], $3::text[]) with ordinality as t (id, title, n)) as made`,
    values,
  );
  await query(
    `insert into chat_search (kind, id, user_id, chat_id, at, words)
     select 'chat', id, $1, id, timestamptz '2026-01-01', words::tsvector from unnest($2::uuid[], $3::text[]) t (id, words)`,
    [userId, column('id'), column('lexemes')],
  );
}

async function insertMessages({ query }: Database, rows: Message[]): Promise<void> {
  const column = columnOf(rows);
  await query(
    `insert into messages (id, chat_id, role, parts, created_at)
     select id, chat_id, role, jsonb_build_array(jsonb_build_object('type', 'text', 'text', text)),
       timestamptz '2026-01-01' + n * interval '1 second'
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::int[]) t (id, chat_id, role, text, n)`,
    [column('id'), column('chat_id'), column('role'), column('text'), column('n')],
  );
  await query(
    `insert into chat_search (kind, id, user_id, chat_id, at, words)
     select 'message', id, user_id, chat_id, timestamptz '2026-01-01' + n * interval '1 second', words::tsvector
     from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::int[]) t (id, user_id, chat_id, words, n)`,
    [column('id'), column('user_id'), column('chat_id'), column('lexemes'), column('n')],
  );
}

/** @throws Error when the inserted words are not those that the database would have made */
async function compareWords({ query }: Database): Promise<void> {
  const different = await query<{ made: string; put: string }>(
    `select made::text, words::text as put from (
       select s.words, search_lexemes_after(search_words_of_parts(m.parts), search_beginning('message', s.user_id)) as made
       from (select * from messages order by id limit 50) m join chat_search s on s.kind = 'message' and s.id = m.id) t
     where made <> words limit 1`,
  );
  if (different[0] !== undefined) throw new Error(`words: ${different[0].put} instead of ${different[0].made}`);
}

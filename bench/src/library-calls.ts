import type { Database } from '../../server/src/db/database.ts';
import { benchOperations, type Call, type Operation, typed } from './calls.ts';
import { libraryStatements, pageSize } from './library-statements.ts';
import { createWords, skuOf } from './library-words.ts';

/** The goals: how many times its bare statements a call over HTTP may take, and how many milliseconds a search. */
export const goal = { ratio: 1.5, search_ms: 50 };

async function operations(database: Database, userId: string, call: Call, cards: number): Promise<Operation[]> {
  const sql = libraryStatements(database, userId);
  const { words } = createWords(7);
  const texts = [
    words[3],
    words[60],
    words[900],
    words[8_000],
    `${words[12]} ${words[300]}`,
    skuOf(Math.floor(cards / 2)),
  ];
  const list = (query: string) => call('GET', `/cards/summaries?limit=${pageSize}${query}`);
  let cursor = '';
  for (let page = 1; page < 100; page += 1) {
    const { next_cursor } = JSON.parse(await list(cursor === '' ? '' : `&cursor=${cursor}`)) as {
      next_cursor: string | null;
    };
    if (next_cursor === null) break;
    cursor = next_cursor;
  }
  const position = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, string, string];
  const misspelt = [60, 900, 8_000].map((place) => {
    const word = words[place] ?? '';
    return `${word.slice(0, 2)}q${word.slice(3)}`;
  });
  const search = (text: string) => list(`&query=${encodeURIComponent(text)}`);
  return [
    { name: 'first page', inputs: [''], rounds: 80, http: () => list(''), bare: sql.firstPage },
    {
      name: 'page 100',
      inputs: [cursor],
      rounds: 80,
      http: () => list(`&cursor=${cursor}`),
      bare: () => sql.pageAfter(position),
    },
    {
      name: 'search as you type',
      inputs: typed(texts.map((text) => text ?? '')),
      rounds: 6,
      http: search,
      bare: sql.search,
    },
    { name: 'search with a typo', inputs: misspelt, rounds: 15, http: search, bare: sql.searchWithTypo },
    {
      name: 'select all that match',
      inputs: ['', 'etsy'],
      rounds: 6,
      http: (marketplace) => call('POST', '/cards/select', marketplace === '' ? {} : { marketplace }),
      bare: sql.ids,
    },
  ];
}

/** Prints one line for each operation. */
export const benchCalls = async (database: Database, userId: string, call: Call, cards: number): Promise<void> =>
  benchOperations(await operations(database, userId, call, cards));

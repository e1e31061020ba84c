import { describe, expect, it } from 'vitest';
import { furthestLook } from '../../db/look-or-index.ts';
import { findRanked, wordsRank } from './ranked-search.ts';
import { messageTexts } from './word-sources.ts';

describe('a word of which few of the newest texts hold more than the first letter', () => {
  const broad = wordsRank({ whole: `'steel' & 'x':*`, rare: `'steel'` });
  const exact = wordsRank({ whole: `'steel'`, rare: `'steel'` });
  /** How the database was asked when `count` texts hold the longer words, and what came of it. */
  const asked = async (rank: typeof broad, count: number) => {
    const asks: string[] = [];
    const query = async (text: string) => {
      const isCount = text.startsWith('select count');
      asks.push(isCount ? 'count' : 'index');
      return isCount ? [{ count }] : [{ id: 'by index', rank: 0 }];
    };
    const queryPlanned = async (_text: string, values: unknown[] = []) => {
      asks.push(`newest ${values.at(-2)}`);
      return [{ id: 'newest', rank: 0, total: 1, looked: values.at(-2) }];
    };
    const database = { query: query as never, queryPlanned: queryPlanned as never };
    const rows = await findRanked(database, 'seller', messageTexts, [rank], 11);
    return [asks, rows[0]?.id];
  };

  it('is looked for in all texts that hold the others, if those are not too many', async () => {
    expect(await asked(broad, furthestLook)).toEqual([['newest 120', 'count', 'index'], 'by index']);
    expect(await asked(exact, 0)).toEqual([['newest 120', 'index'], 'by index']);
  });
  it('is looked for in the newest texts, if they are', async () => {
    expect(await asked(broad, furthestLook + 1)).toEqual([['newest 120', 'count', `newest ${furthestLook}`], 'newest']);
  });
});

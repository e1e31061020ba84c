import { describe, expect, it } from 'vitest';
import { findRanked, mostForBeginning, wordsRank } from './ranked-search.ts';
import { messageTexts } from './word-sources.ts';

describe('a word of which few of the newest texts hold more than the first letter', () => {
  const said = { whole: `'steel' & 'x'`, rare: `'steel' & 'x'` };
  const broad = wordsRank({ whole: `'steel':* & 'x':*`, rare: `'steel':*` }, said);
  const exact = wordsRank(said);
  /** How the database was asked when `count` texts hold the longer words, and what came of it. */
  const asked = async (rank: typeof broad, count: number) => {
    const asks: string[] = [];
    const at = new Date(0);
    const query = async (text: string, values: unknown[] = []) => {
      const isCount = text.startsWith('select count');
      asks.push(`${isCount ? 'count' : 'index'} ${values[1]}`);
      return isCount ? [{ count }] : [{ id: 'old', rank: 0, at }];
    };
    const queryPlanned = async (_text: string, values: unknown[] = []) => {
      asks.push(`newest ${values.at(-2)}`);
      return [{ id: 'new', rank: 0, at: new Date(1), total: 1, looked: values.at(-2) }];
    };
    const database = { query: query as never, queryPlanned: queryPlanned as never };
    const rows = await findRanked(database, 'seller', messageTexts, [rank], 11);
    return [asks, rows.map(({ id }) => id)];
  };

  it('is looked for in all texts that hold the others, if those are not too many', async () => {
    const asks = ['newest 120', `count 'steel':*`, `index 'steel':*`];
    expect(await asked(broad, mostForBeginning)).toEqual([asks, ['old']]);
    expect(await asked(exact, 0)).toEqual([['newest 120', `index 'steel' & 'x'`], ['old']]);
  });
  it('is looked for in the newest texts, if they are, and as a whole word in all', async () => {
    const asks = ['newest 120', `count 'steel':*`, `index 'steel' & 'x'`, `newest ${mostForBeginning}`];
    expect(await asked(broad, mostForBeginning + 1)).toEqual([asks, ['new', 'old']]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases, type TestDatabase } from '../testing/test-databases.ts';
import { exactPattern, matchesIn, onesOf, queryWords, typoRegex } from './search-words.ts';

const marked = (
  text: string,
  query: string,
  how: (word: string) => string | null = (word) => exactPattern(word).regex,
) => {
  const patterns = queryWords(query).map((word) => new RegExp(how(word) ?? exactPattern(word).regex, 'u'));
  return matchesIn(text, patterns).map(({ start, end }) => text.slice(start, end));
};

describe('words of a query', () => {
  it.each([
    ['  Trail   BOTTLE trail ', ['trail', 'bottle']],
    ['Crème brûlée, Øl & Straße', ['creme', 'brulee', 'ol', 'strasse']],
    ['SKU AB-123_x/9', ['sku', 'ab', '123', 'x', '9']],
    ['Норвик Ёлка', ['норвик', 'елка']],
    ['%_\\*()[]', []],
  ])('of %j', (text, words) => expect(queryWords(text)).toEqual(words));

  it('stay few, however long the query', () => {
    expect(queryWords(Array.from({ length: 100 }, (_, n) => `w${n}`).join(' '))).toHaveLength(12);
  });
});

describe('one of several', () => {
  it.each([
    ['mugs', ['mug']],
    ['dishes', ['dish', 'dishe']],
    ['berries', ['berry', 'berrie']],
    ['knives', ['knif', 'knife', 'knive']],
    ['glass', []],
    ['lotus', []],
    ['bus', []],
    ['mats2', []],
  ])('of %s', (word, ones) => expect(onesOf(word)).toEqual(ones));
});

describe('marking', () => {
  it('marks what was typed of each word, whatever its case and accents', () => {
    expect(marked('Crème bottles, BOTTLED; a subbottle', 'creme bottle')).toEqual(['Crème', 'bottle', 'BOTTLE']);
  });
  it('marks whole letters where folding changes their number', () => {
    expect(marked('Eine Straße, encyclopædia, cafe\u0301s', 'stras encyclopa cafe')).toEqual([
      'Straß',
      'encyclopæ',
      'cafe\u0301',
    ]);
  });
  it('finds a place inside scripts without spaces', () => {
    expect(marked('ステンレス水筒です', '水筒')).toEqual(['水筒']);
  });
  it.each(['bttle', 'botttle', 'bottel', 'bottlr', 'bittle', 'zottle', 'xbottle', 'ottle', 'obttle'])(
    'forgives %s for bottle',
    (typed) => {
      expect(marked('a bottle', typed, typoRegex)).toHaveLength(1);
    },
  );
  it.each(['bxxtle', 'zxttle', 'botle5', 'xxbottle', 'tottel'])('does not forgive %s for bottle', (typed) => {
    expect(marked('a bottle', typed, typoRegex)).toEqual([]);
  });
  it.each(['mug', '12345', 'ab12', '水筒水筒', 'a'.repeat(25)])('forgives nothing in %s', (word) => {
    expect(typoRegex(word)).toBeNull();
  });
});

describe.each(bothDatabases)('words on $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());
  const lexemes = async (words: string): Promise<string[]> => {
    const [row] = await test.database.query<{ parts: string[] }>(
      `select tsvector_to_array(search_lexemes_after($1, '')) as parts`,
      [words],
    );
    return row?.parts ?? [];
  };
  const letters = (count: number) =>
    Array.from({ length: count }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7_919) % 20_000))).join('');

  it.each([1, 8, 199, 200, 201, 207, 208, 400, 401, 1_000])(
    'begin at each of %i letters without spaces',
    async (count) => {
      const word = `${letters(count)}ab`;
      const parts = Array.from({ length: count }, (_, start) => word.slice(start, start + 8));
      expect(new Set(await lexemes(` mug ${word} x `))).toEqual(new Set(['mug', 'x', word.slice(0, 24), ...parts]));
    },
  );

  it('are soon found in the longest run of letters without spaces', async () => {
    expect(await lexemes(letters(100_000))).toHaveLength(8_000);
  });

  it('are parted and folded by the database as by the query', async () => {
    // Letters that Unicode gained lately (Cyrillic Extended-C) are not known to every database.
    const letters = Array.from({ length: 0x303f }, (_, code) => String.fromCodePoint(code + 1)).filter(
      (letter) =>
        /^[\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]$/u.test(
          letter,
        ) && !/[\u1c80-\u1c8f]/.test(letter),
    );
    const rows = await test.database.query<{ letter: string; words: string }>(
      `select letter, search_words('x' || letter || 'y') as words from unnest($1::text[]) letter`,
      [letters],
    );
    const differing = rows.filter(({ letter, words }) => words !== ` ${queryWords(`x${letter}y`).join(' ')} `);
    expect(rows).toHaveLength(letters.length);
    expect(differing.map(({ letter }) => letter)).toEqual([]);
  });
});

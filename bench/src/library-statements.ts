import type { Database } from '../../server/src/db/database.ts';

/** Cards of one page of the library. */
export const pageSize = 60;

/**
 * The baseline, written by hand, not taken from the server: what somebody would run in psql for the same rows. A search
 * here does not count what it finds.
 */
export function libraryStatements(database: Database, userId: string) {
  const owner = userId.replaceAll('-', '').slice(-12);
  const columns = `c.id, c.status, c.failure_code, c.failure_message, c.title, c.source_url, c.marketplace, c.score, c.created_at,
    c.updated_at, s.flag_count, (select k.id from cases k where k.card_id = c.id) as case_id`;
  const from = 'from cards c join card_search s on s.card_id = c.id where c.user_id = $1 and c.deleted_at is null';
  const order = 'order by c.updated_at desc, c.id desc';
  const pictures = (rows: { id: string }[]) =>
    database.query(
      'select distinct on (card_id) * from images where card_id = any($1) order by card_id, position, id',
      [rows.map(({ id }) => id)],
    );
  const found = async (words: string) => {
    const rows = await database.query<{ id: string }>(
      `select ${columns} ${from} and s.words @@ $2::tsquery ${order} limit ${pageSize + 1}`,
      [userId, words],
    );
    await pictures(rows);
    return rows;
  };
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[ -]/)
      .filter((word) => word !== '');
  return {
    async firstPage() {
      const rows = await database.query<{ id: string }>(`select ${columns} ${from} ${order} limit ${pageSize + 1}`, [
        userId,
      ]);
      await Promise.all([
        pictures(rows),
        database.query('select count(*) from cards where user_id = $1 and deleted_at is null', [userId]),
      ]);
    },
    async pageAfter([, at, id]: [string, string, string]) {
      const rows = await database.query<{ id: string }>(
        `select ${columns} ${from} and (c.updated_at, c.id) < ($2, $3) ${order} limit ${pageSize + 1}`,
        [userId, at, id],
      );
      await pictures(rows);
    },
    search: (text: string) =>
      found(
        wordsOf(text)
          .map((word) => `'${owner}${word}':*`)
          .join(' & '),
      ),
    /** A word with a wrong letter after its first: looks for it as typed, then for words that may be meant, then for those. */
    async searchWithTypo(word: string) {
      const exact = await found(`'${owner}${word}':*`);
      if (exact.length > 0) return;
      const letters = [...word];
      const forms = letters.slice(1).flatMap((_, place) => {
        const [before, after] = [word.slice(0, place + 1), word.slice(place + 2)];
        return [`${before}.?${after}`, `${before}.${letters[place + 1]}${after}`];
      });
      const meant = await database.query<{ word: string }>(
        `select word from card_vocabulary where user_id = $1 and word like $2 and word ~ $3 order by length(word), word limit 40`,
        [userId, `${letters[0]}%`, `^(${forms.join('|')})`],
      );
      await found(meant.map((row) => `'${owner}${row.word}'`).join(' | '));
    },
    ids: (marketplace: string) =>
      database.query(
        `select c.id from cards c where c.user_id = $1 and c.deleted_at is null and ($2 = '' or c.marketplace = $2) ${order}`,
        [userId, marketplace],
      ),
  };
}

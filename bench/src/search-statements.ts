import type { Database } from '../../server/src/db/database.ts';

/**
 * The baseline, written by hand, not taken from the server: what somebody would run in psql for a search over chats,
 * messages, files and cards, newest first. It does not rank, and for typos only looks up the words of a vocabulary.
 */
export function searchStatements({ query }: Database, userId: string) {
  const owner = userId.replaceAll('-', '').slice(-12);
  const all = (wordsOf: (before: string) => string, limit: number) =>
    Promise.all([
      query(
        `select c.id, c.title, c.updated_at, (select m.parts from messages m where m.chat_id = c.id and m.replaced_by is null
           order by m.position desc limit 1) as parts
         from chat_search s join chats c on c.id = s.id where s.user_id = $1 and s.kind = 'chat' and s.words @@ $2::tsquery
         order by c.updated_at desc, c.id desc limit ${limit}`,
        [userId, wordsOf(`${owner}c:`)],
      ),
      query(
        `select m.id, m.chat_id, c.title, m.created_at, m.parts
         from chat_search s join messages m on m.id = s.id join chats c on c.id = m.chat_id
         where s.user_id = $1 and s.kind = 'message' and s.words @@ $2::tsquery and m.replaced_by is null
         order by s.at desc, s.id desc limit ${limit}`,
        [userId, wordsOf(`${owner}m:`)],
      ),
      query(
        `select f.id, f.chat_id, f.message_id, f.name, f.created_at, f.content from chat_search s join chat_files f on f.id = s.id
         where s.user_id = $1 and s.kind = 'file' and s.words @@ $2::tsquery order by s.at desc, s.id desc limit ${limit}`,
        [userId, wordsOf(`${owner}f:`)],
      ),
      query(
        `select c.id, c.title, c.updated_at, v.listing
         from card_search s join cards c on c.id = s.card_id join card_versions v on v.id = c.current_version_id
         where c.user_id = $1 and c.deleted_at is null and s.words @@ $2::tsquery
         order by c.updated_at desc, c.id desc limit ${limit}`,
        [userId, wordsOf(owner)],
      ),
    ]);
  const beginnings = (text: string) => (before: string) =>
    text
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => `'${before}${word}':*`)
      .join(' & ');
  return {
    search: (text: string) => all(beginnings(text), 11),
    searchAll: (text: string) => all(beginnings(text), 101),
    /** Looks for the term as typed, then for the words of both vocabularies that differ by one letter, then for those. */
    async searchWithTypo(word: string) {
      await all(beginnings(word), 11);
      const letters = [...word];
      const forms = letters.flatMap((letter, place) => {
        const [before, after] = [word.slice(0, place), word.slice(place + 1)];
        return [`${before}.?${after}`, `${before}.${letter}${after}`];
      });
      const meant = await Promise.all(
        ['chat_vocabulary', 'card_vocabulary'].map((vocabulary) =>
          query<{ word: string }>(
            `select word from ${vocabulary} where user_id = $1 and word ~ $2 order by length(word), word limit 40`,
            [userId, `^(${forms.join('|')})`],
          ),
        ),
      );
      const words = [...new Set(meant.flat().map((row) => row.word))];
      if (words.length > 0) await all((before) => words.map((guess) => `'${before}${guess}'`).join(' | '), 11);
    },
  };
}

/**
 * Where words are looked for: pieces of SQL over `s`, which holds the words, and the rows they belong to. `$1` is the seller.
 */
export interface WordSource {
  from: string;
  /** Whose and which texts. */
  own: string;
  id: string;
  /** The newest comes first. */
  at: string;
  /** What is shown of a hit `f`; leaves out what is not the seller's or not shown any more. */
  joined: string;
  columns: string;
}

const written = (kind: 'message' | 'file') => ({
  from: 'chat_search s',
  own: `s.user_id = $1 and s.kind = '${kind}'`,
  id: 's.id',
  at: 's.at',
});

/** Titles of chats, each with the last message. */
export const chatTitles: WordSource = {
  from: `chats c join chat_search s on s.kind = 'chat' and s.id = c.id`,
  own: 'c.user_id = $1',
  id: 'c.id',
  at: 'c.updated_at',
  joined: `join chats c on c.id = f.id and c.user_id = $1
    left join lateral (select m.role, m.parts from messages m where m.chat_id = c.id and m.replaced_by is null
      order by m.position desc limit 1) last on true`,
  columns: 'c.id, c.title, last.role, last.parts',
};

/** Messages; answers and wordings that others have replaced are left out. */
export const messageTexts: WordSource = {
  ...written('message'),
  joined:
    'join messages m on m.id = f.id and m.replaced_by is null join chats c on c.id = m.chat_id and c.user_id = $1',
  columns: 'm.id, m.chat_id, c.title, m.role, m.parts',
};

/** Files that were sent with a message. */
export const fileTexts: WordSource = {
  ...written('file'),
  joined: 'join chat_files t on t.id = f.id and t.user_id = $1 and t.message_id is not null',
  columns: 't.id, t.chat_id, t.message_id, t.name as title, left(t.content, 100000) as content',
};

/** Cards, by their whole listings. */
export const cardTexts: WordSource = {
  from: 'cards c join card_search s on s.card_id = c.id',
  own: 'c.user_id = $1 and c.deleted_at is null',
  id: 'c.id',
  at: 'c.updated_at',
  joined: `join cards c on c.id = f.id and c.user_id = $1 and c.deleted_at is null
    join card_versions v on v.id = c.current_version_id`,
  columns: 'c.id, c.title, v.listing',
};

/**
 * Where words are looked for, as pieces of SQL. `$1` is the seller and `$2` the words: a `tsquery`, or regular expressions where
 * `looked` reads texts. What is found has an `id` and the time `at` that it is sorted by.
 */
export interface WordSource {
  /** The texts of the list, newest first, as `id`, `at` and whether they `hit`; `$5` of them. */
  looked: string;
  /** Texts by the index: `$5` is the part of `$2` that it finds soonest. */
  indexed: string;
  /** What a hit `f` is shown by; it keeps out what is not the seller's or not shown any more. */
  joined: string;
  columns: string;
}

const ofChats = (kind: 'message' | 'file') => ({
  looked: `select s.id, s.at, (s.words @@ $2::tsquery) is true as hit from chat_search s
    where s.user_id = $1 and s.kind = '${kind}' order by s.at desc, s.id desc limit $5`,
  indexed: `select s.id, s.at from chat_search s where s.user_id = $1 and s.kind = '${kind}'
    and s.words @@ $5::tsquery and (s.words @@ $2::tsquery) is true`,
});

/** Titles of chats, the last used first, each with its last message. */
export const chatTitles: WordSource = {
  looked: `select c.id, c.updated_at as at, (s.words @@ $2::tsquery) is true as hit
    from chats c left join chat_search s on s.kind = 'chat' and s.id = c.id
    where c.user_id = $1 order by c.updated_at desc, c.id desc limit $5`,
  indexed: `select c.id, c.updated_at as at from chat_search s join chats c on c.id = s.id
    where s.user_id = $1 and s.kind = 'chat' and s.words @@ $5::tsquery and (s.words @@ $2::tsquery) is true`,
  joined: 'join chats c on c.id = f.id and c.user_id = $1',
  columns: `c.id, c.title, (select m.parts from messages m where m.chat_id = c.id and m.replaced_by is null
    order by m.position desc limit 1) as parts`,
};

/** Messages; answers and wordings that others stand in for are left out. */
export const messageTexts: WordSource = {
  ...ofChats('message'),
  joined: `join messages m on m.id = f.id and m.replaced_by is null join chats c on c.id = m.chat_id and c.user_id = $1`,
  columns: 'm.id, m.chat_id, c.title, m.parts',
};

/** Files that were sent with a message. */
export const fileTexts: WordSource = {
  ...ofChats('file'),
  joined: 'join chat_files t on t.id = f.id and t.user_id = $1 and t.message_id is not null',
  columns: 't.id, t.chat_id, t.message_id, t.name as title, left(t.content, 100000) as content',
};

const cards = {
  joined: `join cards c on c.id = f.id and c.user_id = $1 and c.deleted_at is null
    join card_versions v on v.id = c.current_version_id`,
  columns: 'c.id, c.title, v.listing',
};

/** Cards by their titles, the last changed first. */
export const cardTitles: WordSource = {
  ...cards,
  looked: `select c.id, c.updated_at as at, c.search_words ~ all ($2::text[]) as hit from cards c
    where c.user_id = $1 and c.deleted_at is null order by c.updated_at desc, c.id desc limit $5`,
  indexed: `select c.id, c.updated_at as at from cards c where c.user_id = $1 and c.deleted_at is null
    and search_lexemes(c.search_words, c.user_id) @@ $5::tsquery and c.search_words ~ all ($2::text[])`,
};

/** Cards by all that their listings say. */
export const cardTexts: WordSource = {
  ...cards,
  looked: `select c.id, c.updated_at as at, (s.words @@ $2::tsquery) is true as hit
    from cards c left join card_search s on s.card_id = c.id
    where c.user_id = $1 and c.deleted_at is null order by c.updated_at desc, c.id desc limit $5`,
  indexed: `select c.id, c.updated_at as at from card_search s join cards c on c.id = s.card_id
    where c.user_id = $1 and c.deleted_at is null and s.words @@ $5::tsquery and (s.words @@ $2::tsquery) is true`,
};

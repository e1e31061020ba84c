-- An answer belongs to a request; an edited request is another wording of the first one.
alter table messages add column reply_to uuid;
alter table messages add column version_of uuid;
update messages a set reply_to = (
  select u.id from messages u
  where u.chat_id = a.chat_id and u.role = 'user' and u.position < a.position order by u.position desc limit 1
) where a.role = 'assistant';
-- What a page of a chat is read by.
create index messages_shown on messages (chat_id, position desc) where replaced_by is null;

-- Who gave a title: nobody yet, the first request, the product that came into the chat, or the seller.
alter table chats add column titled_by text not null default 'seller' check (titled_by in ('nobody', 'request', 'product', 'seller'));
update chats set titled_by = 'nobody' where title = 'New chat';
-- Why the messages that wait do not start by themselves.
alter table chats add column queue_held text check (queue_held in ('stopped', 'failed', 'credits'));

-- Messages that wait for the running turn to end. The id becomes the id of the message.
create table queued_messages (
  id uuid primary key,
  chat_id uuid not null references chats on delete cascade,
  user_id uuid not null references users on delete cascade,
  text text not null,
  file_ids jsonb not null default '[]',
  card_id uuid references cards on delete set null,
  position bigint generated always as identity,
  created_at timestamptz not null
);
create index queued_messages_chat on queued_messages (chat_id, position);

-- Files of conversations. message_id: the message that it belongs to or waits with; null until it is sent.
create table chat_files (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  chat_id uuid not null references chats on delete cascade,
  message_id uuid,
  name text not null,
  kind text not null check (kind in ('image', 'csv', 'xlsx', 'text', 'pdf')),
  bytes integer not null,
  -- Of a document: its file. Of a picture: its row, which has files of its own.
  file_key text,
  image_id uuid references images on delete set null,
  -- What the assistant reads of a document, and the facts that are shown of the file.
  content text,
  facts jsonb not null,
  created_at timestamptz not null
);
create index chat_files_chat on chat_files (chat_id, created_at, id);
create index chat_files_user on chat_files (user_id);
create index chat_files_unsent on chat_files (created_at) where message_id is null;
create index chat_files_image on chat_files (image_id) where image_id is not null;

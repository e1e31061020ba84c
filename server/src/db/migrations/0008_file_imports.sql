-- Files of products: what was uploaded, and the work of making cards of it.
create table file_imports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  file_key text,
  file_name text not null,
  -- What the upload was found to be: format, columns, first rows, problems.
  reading jsonb not null,
  status text not null check (status in ('uploaded', 'reading', 'creating', 'pictures', 'done', 'failed')),
  -- What the seller chose: columns, marketplace, rows to leave out.
  choices jsonb,
  attempts integer not null default 0,
  error_message text,
  -- Whoever works on it holds it until then; the imports take turns by it.
  held_until timestamptz,
  worked_at timestamptz not null,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index file_imports_open on file_imports (worked_at) where status in ('reading', 'creating', 'pictures');
create index file_imports_user on file_imports (user_id, created_at desc);
create index file_imports_created on file_imports (created_at);

-- One product of a file. The row changes in the transaction that makes its card, so that each becomes a card once.
create table file_import_items (
  import_id uuid not null references file_imports on delete cascade,
  place integer not null,
  row_numbers jsonb not null,
  title text not null,
  -- Listing, pictures, address, marketplace and source; null once it is done.
  product jsonb,
  pictures jsonb,
  status text not null check (status in ('waiting', 'created', 'failed')),
  -- No reference: a card that was removed keeps its line.
  card_id uuid,
  message text,
  primary key (import_id, place)
);
create index file_import_items_waiting on file_import_items (import_id, place) where status = 'waiting';
create index file_import_items_pictures on file_import_items (import_id, place) where pictures is not null;

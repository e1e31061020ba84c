-- Sections, sentences and entries of a card that improvements leave alone, and the flags that the seller has confirmed.
alter table cards add column locks jsonb not null default '[]';
alter table cards add column protected_texts jsonb not null default '[]';
alter table cards add column confirmations jsonb not null default '[]';

-- A version that one editing session may still write over, and the seller's words that came with a version.
alter table card_versions add column draft_session uuid;
alter table card_versions add column source_id uuid;

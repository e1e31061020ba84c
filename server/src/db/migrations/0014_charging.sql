-- The ledger knows the hold of a run by the run's id.
alter table runs drop column hold_id;
alter table runs add column held_credits integer not null default 0;
-- The run or the job over many cards whose step this is: it takes no place of its own.
alter table runs add column part_of uuid;
-- What the work needs besides the ids of its row, while it waits for a place.
alter table runs add column input jsonb;
-- An import writes its run and its card in one transaction, the run first.
alter table runs alter constraint runs_card_id_fkey deferrable initially deferred;
create index runs_card on runs (card_id) where card_id is not null;
create index runs_parts on runs (part_of) where part_of is not null;
create index runs_places on runs (user_id, created_at, id) where status in ('queued', 'running') and part_of is null;

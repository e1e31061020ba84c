-- Filters that let few of many cards through read an index of those few, not the whole list.
create index cards_list_unready on cards (user_id, status, updated_at, id) where deleted_at is null and status <> 'ready';
create index card_search_flagged on card_search (card_id) where flag_count > 0;

-- Whether the card of a job was changed: a change of capitals, signs or layout alone is a change that costs nothing.
alter table bulk_items add column is_changed boolean;
update bulk_items set is_changed = charged > 0 where status = 'done';

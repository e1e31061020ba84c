-- Smaller forms of a picture, and what it looks like, for finding it again in another size.
alter table images add column variants jsonb;
alter table images add column look text;
-- Uploads that never came onto a card are removed after a while.
create index images_unattached on images (created_at) where card_id is null;
-- Files are removed with the last picture that has them.
create index images_file on images (file_key) where file_key is not null;

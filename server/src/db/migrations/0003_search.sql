-- What the search looks through, kept beside what it was made of. No extension is needed, so both databases have it.

-- The words of a text: lower case, without accents, one space before each and one at the end. Anything but letters and
-- digits parts words. search/words.ts says the same in TypeScript; a test compares the two.
create function search_words(source text) returns text language sql immutable parallel safe
return ' ' || ltrim(regexp_replace(
  translate(
    replace(replace(replace(
      lower(regexp_replace(
        normalize(
          regexp_replace(
            -- Far more than anybody reads of a text in a list of results.
            left(source, 100000),
            '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb-\u00bf\u00d7\u00f7\u1680\u2000-\u206f\u20a0-\u20cf\u2100-\u2bff\u3000-\u303f\ufe10-\ufe6f\ufeff\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+',
            ' ', 'g'),
          nfkd),
        '[\u0300-\u036f]', '', 'g')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'øđðłħŧıς', 'oddlhtiσ') || ' ',
  '\s+', ' ', 'g'));

create function search_words_of_parts(parts jsonb) returns text language sql immutable parallel safe
return search_words((
  select string_agg(part->>'text', ' ' order by place)
  from jsonb_array_elements(case jsonb_typeof(parts) when 'array' then parts else '[]' end) with ordinality as list (part, place)
  where part->>'type' = 'text'
));

create function search_words_of_listing(listing jsonb) returns text language sql immutable parallel safe
return search_words(
  coalesce(listing->>'title', '') || ' ' ||
  coalesce(listing->>'brand', '') || ' ' ||
  coalesce((select string_agg(value, ' ') from jsonb_each_text(listing->'identifiers')), '') || ' ' ||
  coalesce(listing->>'category', '') || ' ' ||
  coalesce((select string_agg(value, ' ') from jsonb_array_elements_text(listing->'bullets')), '') || ' ' ||
  coalesce((select string_agg(value, ' ') from jsonb_array_elements_text(listing->'keywords')), '') || ' ' ||
  coalesce((select string_agg((value->>'name') || ' ' || (value->>'value'), ' ') from jsonb_array_elements(listing->'specifications')), '') || ' ' ||
  -- Tags of a description are not its words.
  regexp_replace(coalesce(listing->>'description', ''), '<[/a-zA-Z!][^<>]*>', ' ', 'g')
);

alter table chats add column search_words text generated always as (search_words(title)) stored;
alter table messages add column search_words text generated always as (search_words_of_parts(parts)) stored;
alter table cards add column search_words text generated always as (search_words(title)) stored;
alter table card_versions add column search_words text generated always as (search_words_of_listing(listing)) stored;

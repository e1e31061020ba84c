-- As before, in pieces: a run of 20,000 letters of a script without spaces was read once for each of them. `offset 0` keeps the
-- planner from putting a piece together anew for each letter.
create or replace function search_lexemes_after(words text, beginning text) returns tsvector language sql immutable parallel safe
return (
  select coalesce(array_to_tsvector(array_agg(beginning || part)), ''::tsvector)
  from (
    select part from (
      select left(word, 24) as part, place from string_to_table(btrim(words), ' ') with ordinality as list (word, place)
      union all
      select substr(piece, start, 8), place
      from (
        select substr(word, first, 207) as piece, place
        from (
          select word, place from string_to_table(btrim(words), ' ') with ordinality as list (word, place)
          where words ~ search_unspaced() and word ~ search_unspaced() offset 0
        ) as unspaced, generate_series(1, length(word), 200) as first offset 0
      ) as pieces, generate_series(1, least(200, length(piece))) as start
      where substr(piece, start, 1) ~ search_unspaced()
    ) as parts
    where part <> '' group by part order by min(place) limit 8000
  ) as kept
);

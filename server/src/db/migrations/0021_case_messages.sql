-- How many messages somebody sent to public cases on a day. Of a visitor nothing is kept but a keyed hash of the address
-- that changes every day; `case` rows count those that a language model answered.
create table case_messages (
  counted text not null,
  day date not null,
  messages integer not null,
  primary key (counted, day)
);
create index case_messages_day on case_messages (day);

-- One row for each request to a provider of language models: what it took. It tells what a turn costs the one who runs
-- the server; sellers pay credits and see none of it.
create table model_calls (
  id uuid primary key,
  run_id uuid not null references runs on delete cascade,
  purpose text not null,
  provider text not null,
  model text not null,
  outcome text not null,
  input_tokens integer,
  cached_input_tokens integer,
  output_tokens integer,
  duration_ms integer not null,
  first_part_ms integer,
  created_at timestamptz not null
);
create index model_calls_run on model_calls (run_id);

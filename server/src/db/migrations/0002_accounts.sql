-- E-mails to send. A row names what to say and to whom; the text, with its link, is made when it is sent.
create table mails (
  id uuid primary key,
  kind text not null check (kind in ('activation', 'password_reset', 'password_changed')),
  recipient text not null,
  status text not null check (status in ('queued', 'sent', 'dropped', 'failed')),
  attempts integer not null default 0,
  -- Not before this time; while a process sends it, the time until which the others keep off.
  due_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index mails_due on mails (due_at) where status = 'queued';
create index mails_recipient on mails (recipient);

-- One row for each visit to a provider's sign-in page that has not come back yet.
create table social_sign_ins (
  state_hash text primary key,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index social_sign_ins_expires on social_sign_ins (expires_at);

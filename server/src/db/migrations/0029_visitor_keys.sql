-- Open calls take an Idempotency-Key too: a key's owner is its user, or a visitor, named by a keyed digest of the network.
alter table idempotency_keys add column owner uuid;
update idempotency_keys set owner = user_id;
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys alter column user_id drop not null;
alter table idempotency_keys add primary key (owner, key);
create index idempotency_keys_user on idempotency_keys (user_id);

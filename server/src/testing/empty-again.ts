import type { Database } from '../db/database.ts';

/** Differs after any change of the schema, but not after a change of rows. */
export async function schemaFingerprint(database: Database): Promise<string> {
  const catalogues = ['attribute', 'attrdef', 'constraint', 'index', 'namespace', 'proc', 'trigger', 'type'];
  const parts = catalogues.map((name) => `select count(*), sum(xmin::text::bigint) from pg_${name}`);
  parts.push('select count(*), sum(number) from schema_migrations');
  return JSON.stringify(await database.query(parts.join(' union all ')));
}

const removeRows = `
  do $$
  declare
    name text;
    is_used boolean;
    used text[] := '{}';
  begin
    for name in
      select quote_ident(relname) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
    loop
      execute 'select exists (select 1 from ' || name || ')' into is_used;
      if is_used then used := used || name; end if;
    end loop;
    if cardinality(used) > 0 then execute 'truncate ' || array_to_string(used, ', ') || ' cascade'; end if;
    perform setval(seqrelid, seqstart, false) from pg_sequence;
  end $$`;

/** Empties a migrated database; false when its schema has changed, so that it cannot be used again. */
export async function emptyAgain(database: Database, fingerprint: string): Promise<boolean> {
  try {
    await database.execute('discard all');
    await database.execute(removeRows);
    return (await schemaFingerprint(database)) === fingerprint;
  } catch {
    // For example when it was left inside a transaction.
    return false;
  }
}

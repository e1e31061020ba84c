import { inject } from 'vitest';
import type { Database } from '../db/database.ts';
import { newUuid } from '../db/ids.ts';
import { openPostgres } from '../db/postgres-database.ts';
import { emptyAgain, schemaFingerprint } from './empty-again.ts';

interface Shared {
  name: string;
  fingerprint: string;
}

/** Databases that nobody uses at the moment; all are dropped with the server, or at the end of the run. */
const idle: Shared[] = [];

/** An empty migrated database of the PostgreSQL server, with its address. `close` gives it back. */
export async function takeSharedPostgres(): Promise<{ database: Database; url: string }> {
  const { server } = inject('postgres');
  const { name, fingerprint, database } = (await fromIdle(server)) ?? (await created(server));
  return {
    database: {
      ...database,
      close: async () => {
        await database.close();
        idle.push({ name, fingerprint });
      },
    },
    url: addressOf(server, name),
  };
}

async function fromIdle(server: string): Promise<(Shared & { database: Database }) | null> {
  const shared = idle.pop();
  if (shared === undefined) return null;
  const database = await openPostgres(addressOf(server, shared.name));
  // A connection that a test left open could hold a lock.
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  if (await emptyAgain(database, shared.fingerprint)) return { ...shared, database };
  await database.close();
  const admin = await openPostgres(server);
  await admin.execute(`drop database ${shared.name} with (force)`);
  await admin.close();
  return null;
}

async function created(server: string): Promise<Shared & { database: Database }> {
  const { template } = inject('postgres');
  const name = `${template}_${newUuid().replaceAll('-', '')}`;
  const admin = await openPostgres(server);
  await admin.execute(`create database ${name} template ${template}`);
  await admin.close();
  const database = await openPostgres(addressOf(server, name));
  return { name, fingerprint: await schemaFingerprint(database), database };
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

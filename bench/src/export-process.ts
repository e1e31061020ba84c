import { join } from 'node:path';
import type { Export } from '@cardwright/contract/exports';
import type { ExportCard } from '@cardwright/listing/formats/export-card';
import type { FileFormat } from '@cardwright/listing/formats/file-formats';
import { writeFormat } from '@cardwright/listing/formats/write-format';
import { openDatabase } from '../../server/src/db/open-database.ts';
import { openDiskFileStore } from '../../server/src/outside/file-store/disk-file-store.ts';
import { seedCards } from '../../server/src/testing/seed-cards.ts';
import { buildTestApp, type TestApp } from '../../server/src/testing/test-app.ts';
import type { ExportMeasured } from './export.ts';

/**
 * `export-process.ts FOLDER seed CARDS [DATABASE_URL]` fills a database; `export-process.ts FOLDER FORMAT ROUNDS
 * [DATABASE_URL]` measures on it, in a process that has done nothing else. Both run the real application, and print JSON.
 */
const [folder = '', what = '', numberText = '', database_url = null] = process.argv.slice(2);
const database = await openDatabase({ database_url, data_dir: folder });
const app = await buildTestApp(database, { files: await openDiskFileStore(join(folder, 'files')) });
try {
  const answer =
    what === 'seed' ? await seed(Number(numberText)) : await measure(what as FileFormat, Number(numberText));
  console.log(JSON.stringify(answer));
} finally {
  await app.close();
  await database.close();
}

async function seed(count: number): Promise<string> {
  const seller = await app.signIn();
  // Without the triggers that prepare the search, which no export reads.
  await database.execute('set session_replication_role = replica');
  await seedCards(database, seller.id, count, 4);
  return seller.id;
}

async function measure(format: FileFormat, rounds: number): Promise<ExportMeasured[]> {
  const rest_mb = process.memoryUsage.rss() / 1_048_576;
  const rows = await database.query<{ id: string; user_id: string }>('select id, user_id from cards order by id');
  const userId = rows[0]?.user_id ?? '';
  const ids = rows.map(({ id }) => id);
  const toWarm = ids.slice(0, 500);
  await wholePath(app, userId, { card_ids: toWarm, format });
  await bareWriter(format, await cardsInMemory(userId, toWarm));
  // Memory is measured before the baseline, which holds all cards.
  await wholePath(app, userId, { card_ids: ids, format });
  const peak_mb = process.resourceUsage().maxRSS / 1_024;
  const cards = await cardsInMemory(userId, ids);
  const measured: ExportMeasured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const path = await timed(() => wholePath(app, userId, { card_ids: ids, format }));
    const writer = await timed(() => bareWriter(format, cards));
    measured.push({
      path_ms: path.ms,
      path_cpu_ms: path.cpu_ms,
      writer_ms: writer.ms,
      writer_cpu_ms: writer.cpu_ms,
      bytes: path.bytes,
      rest_mb,
      peak_mb,
    });
  }
  return measured;
}

async function timed(work: () => Promise<number>) {
  const start = performance.now();
  const startCpu = process.cpuUsage();
  const bytes = await work();
  const { user, system } = process.cpuUsage(startCpu);
  return { ms: performance.now() - start, cpu_ms: (user + system) / 1_000, bytes };
}

/** The request and the job, until the file is there. */
async function wholePath({ exports }: TestApp, userId: string, request: { card_ids: string[]; format: FileFormat }) {
  const made: Export = await exports.create(userId, { ...request, version: 'current' });
  await exports.idle();
  const { status, file_bytes, error_message } = await exports.get(userId, made.id);
  if (status !== 'done' || file_bytes === null) throw new Error(`the export ended ${status}: ${error_message}`);
  return file_bytes;
}

async function cardsInMemory(userId: string, ids: string[]): Promise<ExportCard[]> {
  const cards: ExportCard[] = [];
  for await (const card of app.cards.exportCards(userId, [ids], 'current')) cards.push(card);
  return cards;
}

async function bareWriter(format: FileFormat, cards: ExportCard[]): Promise<number> {
  let bytes = 0;
  const options = { now: new Date().toISOString(), onWarning: () => undefined };
  for await (const chunk of writeFormat(format, cards, options)) bytes += chunk.length;
  return bytes;
}

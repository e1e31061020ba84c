import type { Task } from '@cardwright/contract/tasks';
import { expect, it } from 'vitest';
import { openPostgres } from '../../db/postgres-database.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const postgres = testDatabases.filter(({ name }) => name === 'postgres');
const sellers = 6;

it.each(postgres)('two servers on $name start each run once, and send one e-mail for it', async ({ open }) => {
  const test = await open();
  const second = await openPostgres(test.url ?? '');
  const clock = manualClock();
  const apps = await Promise.all(
    [test.database, second].map((database) => buildTestApp(database, { clock, task_poll_ms: 3_600_000 })),
  );
  const [one, other] = apps;
  if (one === undefined || other === undefined) throw new Error('two applications are needed');
  const signedIn = await Promise.all(Array.from({ length: sellers }, () => one.signIn()));
  const ask = async <T>(method: 'GET' | 'POST', path: string, headers: object, payload?: object) =>
    (
      await other.http.inject({ method, url: `/api${path}`, headers: { ...headers }, ...(payload ? { payload } : {}) })
    ).json<T>();
  const daily = { title: 'Daily', instruction: 'List my cards', schedule: '0 13 * * *', timezone: 'UTC' };
  const tasks = await Promise.all(signedIn.map(({ headers }) => ask<Task>('POST', '/tasks', headers, daily)));

  clock.advance(60 * 60_000 + 1_000);
  const tick = () => Promise.all([...apps, ...apps].map((app) => app.tasks.runDue()));
  await tick();
  await Promise.all(apps.map((app) => app.runs.idle()));
  await tick();
  await Promise.all(apps.map((app) => app.mails.work()));

  const runs = await test.database.query<{ status: string }>('select status from task_runs');
  expect(runs.map(({ status }) => status)).toEqual(signedIn.map(() => 'done'));
  expect(await test.database.query('select 1 from messages where role = $1', ['user'])).toHaveLength(sellers);
  const told = apps.flatMap(({ mailer }) => mailer.sent).map(({ to }) => to);
  expect(told.toSorted()).toEqual(signedIn.map(({ email }) => email).toSorted());
  expect(tasks.every(({ id }) => id !== undefined)).toBe(true);

  for (const app of apps) await app.close();
  await second.close();
  await test.close();
});

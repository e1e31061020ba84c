import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { newUuid } from '../../db/ids.ts';
import { openPostgres } from '../../db/postgres-database.ts';
import { MailError, type Mailer, MailRefusedError, type OutgoingMail } from '../../outside/mail/mailer.ts';
import { type ManualClock, manualClock } from '../../testing/manual-clock.ts';
import { createMemoryMailer } from '../../testing/memory-mailer.ts';
import { type TestDatabase, testDatabases } from '../../testing/test-databases.ts';
import { leaseMs, retryWaitsMs } from './mail-sender.ts';
import { createMailsService, type MailsService, type MailsServiceDeps } from './mails-service.ts';
import type { MailRow } from './mails-store.ts';

const ann = 'ann@seller.test';
const secret = 'https://cards.test/auth/activate?token=secret-token';
/** So long that only a notification, or the test, wakes the queue. */
const noPoll = { poll: 3_600_000, grace: 50 };

/** A send that the test ends. */
function heldMailer() {
  const begun = Promise.withResolvers<OutgoingMail>();
  const end = Promise.withResolvers<void>();
  const mailer: Mailer = {
    send: (mail, signal) => {
      begun.resolve(mail);
      return new Promise((resolve, reject) => {
        end.promise.then(resolve, reject);
        signal?.addEventListener('abort', () => reject(new MailError('cut')));
      });
    },
    close: async () => {},
  };
  return { mailer, begun: begun.promise, end };
}

describe.each(testDatabases)('the queue of e-mails on $name', ({ name, open }) => {
  let db: TestDatabase;
  let clock: ManualClock;
  let logged: object[];
  const closers: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db.close());
  beforeEach(() => {
    clock = manualClock();
    logged = [];
  });
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
    await db.database.execute('delete from mails');
  });

  const service = (mailer: Mailer, options: Partial<MailsServiceDeps> = {}): MailsService => {
    const keep = (details: object) => void logged.push(details);
    const mails = createMailsService({
      database: db.database,
      mailer,
      clock,
      newId: newUuid,
      log: { warn: keep, error: keep },
      times: noPoll,
      ...options,
    });
    mails.onDue('activation', async () => ({ subject: 'Confirm', text: `Open ${secret}`, html: `<a>${secret}</a>` }));
    closers.push(() => mails.close());
    return mails;
  };
  const rows = () => db.database.query<MailRow>('select * from mails order by id');
  const failing = (error: () => Error): Mailer => ({ send: () => Promise.reject(error()), close: async () => {} });

  it('sends once the transaction has committed, and not at all when it has not', async () => {
    const mailer = createMemoryMailer();
    const mails = service(mailer);
    await mails.begin();
    const undone = db.database.orm.transaction(async (tx) => {
      await mails.enqueue('activation', 'undone@seller.test', tx);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await db.database.orm.transaction((tx) => mails.enqueue('activation', ann, tx));
    const sent = await mailer.take(ann);
    await mails.work();
    expect(mailer.sent).toEqual([sent]);
    expect(await rows()).toMatchObject([
      { id: sent.id, recipient: ann, status: 'sent', attempts: 1, last_error: null, finished_at: clock.now() },
    ]);
    expect(logged).toEqual([]);
  });

  it('finds at its start what waits since before', async () => {
    const mailer = createMemoryMailer();
    const mails = service(mailer);
    await mails.enqueue('activation', ann);
    await mails.begin();
    expect(await mailer.take(ann)).toMatchObject({ subject: 'Confirm' });
  });

  it('looks again after a while without being woken', async () => {
    const mailer = createMemoryMailer();
    const mails = service(mailer, {
      database: { ...db.database, listen: async () => async () => {} },
      times: { poll: 20, grace: 50 },
    });
    await mails.begin();
    await mails.enqueue('activation', ann);
    expect(await mailer.take(ann)).toMatchObject({ to: ann });
  });

  it('keeps neither the text nor a link', async () => {
    const quoting = new Error(`bad line: Open ${secret}`);
    const mails = service(failing(() => quoting));
    await mails.enqueue('activation', ann);
    await mails.work();
    expect(await rows()).toMatchObject([{ status: 'queued', last_error: 'Error' }]);
    expect(JSON.stringify([await rows(), logged])).not.toMatch(/secret-token|Open/);
  });

  it('sends each mail once, by whichever process comes first', async () => {
    const other: Database = db.url === null ? db.database : await openPostgres(db.url);
    if (other !== db.database) closers.push(() => other.close());
    const mailer = createMemoryMailer();
    const both = [service(mailer), service(mailer, { database: other })];
    for (const mails of both) await mails.begin();
    const recipients = Array.from({ length: 30 }, (_, index) => `seller-${index}@seller.test`);
    await db.database.orm.transaction(async (tx) => {
      for (const recipient of recipients) await both[0]?.enqueue('activation', recipient, tx);
    });
    await Promise.all(recipients.map((recipient) => mailer.take(recipient)));
    await Promise.all(both.map((mails) => mails.work()));
    expect(mailer.sent.map(({ to }) => to).sort()).toEqual([...recipients].sort());
    expect((await rows()).every(({ status, attempts }) => status === 'sent' && attempts === 1)).toBe(true);
  });

  // Nobody else is at an embedded database.
  if (name === 'postgres')
    it('passes over what another process is taking at this moment', async () => {
      const other = await openPostgres(db.url ?? '');
      closers.push(() => other.close());
      const mailer = createMemoryMailer();
      const mails = service(mailer);
      await mails.enqueue('activation', ann);
      await mails.enqueue('activation', 'bob@seller.test');
      await other.orm.transaction(async (tx) => {
        await tx.execute(sql`select 1 from mails where recipient = ${ann} for update`);
        await mails.work();
        expect(mailer.sent.map(({ to }) => to)).toEqual(['bob@seller.test']);
      });
      await mails.work();
      expect(mailer.sent.map(({ to }) => to)).toEqual(['bob@seller.test', ann]);
    });

  it('tries again with growing waits for a day and a half, then gives up and says so', async () => {
    let tries = 0;
    const mails = service(
      failing(() => {
        tries += 1;
        return new MailError('EENVELOPE RCPT TO 450');
      }),
    );
    await mails.enqueue('activation', ann);
    const began = clock.now().getTime();
    for (const [index, wait] of retryWaitsMs.entries()) {
      await mails.work();
      expect(tries).toBe(index + 1);
      clock.advance(wait - 1);
      await mails.work();
      expect(tries).toBe(index + 1);
      clock.advance(1);
    }
    await mails.work();
    expect(tries).toBe(retryWaitsMs.length + 1);
    const hours = (clock.now().getTime() - began) / 3_600_000;
    expect(hours).toBeGreaterThan(30);
    expect(hours).toBeLessThanOrEqual(36);
    expect(await rows()).toMatchObject([
      { status: 'failed', last_error: 'EENVELOPE RCPT TO 450', attempts: tries, finished_at: clock.now() },
    ]);
    expect(logged).toHaveLength(tries);
    expect(logged.at(-1)).toMatchObject({ kind: 'activation', tries, reason: 'EENVELOPE RCPT TO 450' });
  });

  it('gives up at once when the recipient is refused', async () => {
    const mails = service(failing(() => new MailRefusedError('EENVELOPE RCPT TO 550 5.1.1')));
    await mails.enqueue('activation', ann);
    await mails.work();
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 1, last_error: 'EENVELOPE RCPT TO 550 5.1.1' }]);
  });

  it('drops what has become needless, and waits with what cannot be written', async () => {
    const mailer = createMemoryMailer();
    const mails = service(mailer);
    let writes = 0;
    mails.onDue('password_reset', async () => null);
    mails.onDue('password_changed', async ({ recipient }) => {
      writes += 1;
      if (writes === 1) throw new TypeError(`no account ${recipient} ${secret}`);
      return { subject: 'Changed', text: recipient, html: recipient };
    });
    await mails.enqueue('password_reset', ann);
    await mails.work();
    expect(await rows()).toMatchObject([{ status: 'dropped', finished_at: clock.now() }]);
    await mails.enqueue('password_changed', ann);
    await mails.work();
    expect((await rows())[1]).toMatchObject({ status: 'queued', last_error: 'it could not be written: TypeError' });
    clock.advance(retryWaitsMs[0]);
    await mails.work();
    expect(mailer.sent).toMatchObject([{ subject: 'Changed', text: ann, to: ann }]);
    expect(() => mails.onDue('activation', async () => null)).toThrow('written already');
  });

  it('sends again what a dead process had under way', async () => {
    const held = heldMailer();
    const dead = service(held.mailer);
    await dead.enqueue('activation', ann);
    const working = dead.work();
    const first = await held.begun;
    const mailer = createMemoryMailer();
    const living = service(mailer);
    clock.advance(leaseMs - 1);
    await living.work();
    expect(mailer.sent).toEqual([]);
    clock.advance(1);
    await living.work();
    expect(mailer.sent).toMatchObject([{ id: first.id, to: ann }]);
    held.end.resolve();
    await working;
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }]);
  });

  it('lets a process that was thought dead change nothing any more', async () => {
    const [late, living] = [heldMailer(), heldMailer()];
    const thoughtDead = service(late.mailer);
    await thoughtDead.enqueue('activation', ann);
    const lateWork = thoughtDead.work();
    await late.begun;
    clock.advance(leaseMs);
    const work = service(living.mailer).work();
    await living.begun;
    const before = await rows();
    late.end.reject(new MailError('too late'));
    await lateWork;
    expect(await rows()).toEqual(before);
    living.end.resolve();
    await work;
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it('gives up what ends the process at every try', async () => {
    const mails = service(createMemoryMailer());
    await mails.enqueue('activation', ann);
    await db.database.query('update mails set attempts = $1', [retryWaitsMs.length + 1]);
    await mails.work();
    expect(await rows()).toMatchObject([{ status: 'failed', last_error: 'the process ended at every try' }]);
  });

  it('lets a mail that hangs hold up no other', async () => {
    const held = heldMailer();
    const memory = createMemoryMailer();
    const mails = service({
      ...memory,
      send: (mail, signal) => (mail.to === ann ? held.mailer : memory).send(mail, signal),
    });
    await mails.begin();
    await mails.enqueue('activation', ann);
    await held.begun;
    await mails.enqueue('activation', 'bob@seller.test');
    expect(await memory.take('bob@seller.test')).toMatchObject({ subject: 'Confirm' });
    held.end.resolve();
    await mails.work();
    expect((await rows()).map(({ status }) => status)).toEqual(['sent', 'sent']);
  });

  it('closes after the mail under way', async () => {
    const held = heldMailer();
    const mails = service(held.mailer, { times: { poll: 3_600_000, grace: 60_000 } });
    await mails.begin();
    await mails.enqueue('activation', ann);
    await held.begun;
    const closing = mails.close();
    held.end.resolve();
    await closing;
    await mails.enqueue('activation', 'later@seller.test');
    await mails.work();
    expect(await rows()).toMatchObject([
      { status: 'sent' },
      { status: 'queued', attempts: 0, recipient: 'later@seller.test' },
    ]);
  });

  it('cuts a mail short that does not end when the server closes, and sends it at the next start', async () => {
    const held = heldMailer();
    const mails = service(held.mailer);
    await mails.enqueue('activation', ann);
    void mails.work();
    await held.begun;
    await mails.close();
    expect(await rows()).toMatchObject([{ status: 'queued', attempts: 0, due_at: clock.now() }]);
    const mailer = createMemoryMailer();
    await service(mailer).work();
    expect(mailer.sent).toHaveLength(1);
  });

  it('forgets an address, with the transaction that says so', async () => {
    const mailer = createMemoryMailer();
    const mails = service(mailer);
    await mails.enqueue('activation', ann);
    await mails.work();
    await mails.enqueue('activation', ann);
    await mails.enqueue('activation', 'bob@seller.test');
    const undone = db.database.orm.transaction(async (tx) => {
      await mails.erase(ann, tx);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await rows()).toHaveLength(3);
    await mails.erase(ann);
    await mails.work();
    expect(await rows()).toMatchObject([{ recipient: 'bob@seller.test' }]);
    expect(mailer.sent.map(({ to }) => to)).toEqual([ann, 'bob@seller.test']);
  });

  it('removes what ended a month ago, and nothing that waits', async () => {
    const mails = service(createMemoryMailer());
    await mails.enqueue('activation', ann);
    await mails.work();
    await mails.enqueue('activation', 'waiting@seller.test');
    clock.advance(30 * 24 * 3_600_000);
    await mails.removeFinished();
    expect(await rows()).toHaveLength(2);
    clock.advance(1);
    await mails.removeFinished();
    expect(await rows()).toMatchObject([{ recipient: 'waiting@seller.test' }]);
  });
});

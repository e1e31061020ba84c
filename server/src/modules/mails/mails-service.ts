import type { Database, Orm } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { Mailer } from '../../outside/mail/mailer.ts';
import { createMailSender, type MailDetails, type MailLog, type WriteMail } from './mail-sender.ts';
import { createMailsStore, type MailKind, mailChannel } from './mails-store.ts';

export interface MailsService {
  /** Queues an e-mail in the caller's transaction; it is sent soon after the commit. `details` are for its writer. */
  enqueue(kind: MailKind, recipient: string, tx?: Orm, details?: MailDetails): Promise<void>;
  /** Registers the writer of a kind of e-mail; if it returns null there is nothing to say, and nothing is sent. */
  onDue(kind: MailKind, write: WriteMail): void;
  /** Removes every e-mail to an address, sent or waiting. */
  erase(recipient: string, tx?: Orm): Promise<void>;
  /** Removes what ended a month ago. */
  removeFinished(): Promise<void>;
  /** Starts sending what waits. */
  begin(): Promise<void>;
  /** Sends what is due now; resolves when nothing is due or under way. */
  work(): Promise<void>;
  /** Ends after the e-mail under way; the rest waits for the next start. */
  close(): Promise<void>;
}

export interface MailsServiceDeps {
  database: Database;
  mailer: Mailer;
  clock: Clock;
  newId: NewId;
  log: MailLog;
  /** Milliseconds: `poll` between looks at the queue, `grace` for a mail under way when the server closes. */
  times?: { poll: number; grace: number };
}

const keepFinishedMs = 30 * 24 * 3_600_000;
/** A notification wakes at once; the poll finds retries, and mails whose notification was lost. */
const defaultTimes = { poll: 5_000, grace: 5_000 };

export function createMailsService(deps: MailsServiceDeps): MailsService {
  const { database, mailer, clock, newId, log, times = defaultTimes } = deps;
  const store = createMailsStore(database);
  const writers = new Map<MailKind, WriteMail>();
  const sender = createMailSender({ store, mailer, clock, log, writerOf: (kind) => writers.get(kind) });
  let timer: NodeJS.Timeout | undefined;
  let stopListening = async () => {};
  return {
    async enqueue(kind, recipient, tx, details) {
      const now = clock.now();
      const row = { id: newId(), kind, recipient, status: 'queued' as const, due_at: now, created_at: now };
      await store.insert({ ...row, details: details ?? null }, tx);
    },
    onDue(kind, write) {
      if (writers.has(kind)) throw new Error(`e-mails of the kind ${kind} are written already`);
      writers.set(kind, write);
    },
    erase: (recipient, tx) => store.erase(recipient, tx),
    removeFinished: () => store.removeFinished(new Date(clock.now().getTime() - keepFinishedMs)),
    async begin() {
      stopListening = await database.listen(mailChannel, sender.wake);
      timer = setInterval(sender.wake, times.poll);
      sender.wake();
    },
    work: sender.work,
    async close() {
      clearInterval(timer);
      await stopListening();
      await sender.stop(times.grace);
    },
  };
}

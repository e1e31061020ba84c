import type { Clock } from '../../outside/clock/clock.ts';
import { type MailContent, MailError, type Mailer, MailRefusedError } from '../../outside/mail/mailer.ts';
import type { MailKind, MailRow, MailsStore } from './mails-store.ts';

/** What the text of an e-mail depends on, besides its recipient. */
export type MailDetails = Record<string, string | number>;

/** One e-mail that is due. `id` is the same at every try. */
interface DueMail {
  id: string;
  recipient: string;
  details: MailDetails;
}

/** Writes an e-mail when it is due; null: there is nothing left to say, and nothing is sent. */
export type WriteMail = (mail: DueMail) => Promise<MailContent | null>;

export interface MailLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface MailSenderDeps {
  store: MailsStore;
  mailer: Mailer;
  clock: Clock;
  log: MailLog;
  writerOf(kind: MailKind): WriteMail | undefined;
}

export interface MailSender {
  /** Looks for what is due, if there is a lane free to send it. */
  wake(): void;
  /** The same; resolves when nothing is due or under way. */
  work(): Promise<void>;
  /** Gives what is under way `graceMs` to end, then cuts it short and gives it back to the queue. */
  stop(graceMs: number): Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;
/** Waits after each failed try: about a day and a half in all, as long as mail servers themselves keep trying. */
export const retryWaitsMs = [
  10_000,
  30_000,
  2 * minute,
  10 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  12 * hour,
] as const;
/** After this long a process that took a mail counts as dead. Longer than any try may last: see the SMTP mailer. */
export const leaseMs = 2 * minute;
/** How many mails are sent at the same time: a mail server that hangs holds up one of them. */
const lanesAtMost = 3;

/** Sends what is due, several mails at a time, each by one process of however many share the database. */
export function createMailSender({ store, mailer, clock, log, writerOf }: MailSenderDeps): MailSender {
  const lanes = new Set<Promise<void>>();
  const cut = new AbortController();
  let wakes = 0;
  let stopped = false;

  const fail = async (row: MailRow, reason: string) => {
    await store.finish(row, { status: 'failed', last_error: reason, finished_at: clock.now() });
    log.error({ mail: row.id, kind: row.kind, tries: row.attempts, reason }, 'an e-mail was given up');
  };

  const tryAgain = async (row: MailRow, reason: string) => {
    const wait = retryWaitsMs[row.attempts - 1];
    if (wait === undefined) return fail(row, reason);
    await store.postpone(row, new Date(clock.now().getTime() + wait), reason);
    log.warn({ mail: row.id, kind: row.kind, tries: row.attempts, reason }, 'an e-mail could not be sent yet');
  };

  const deliver = async (row: MailRow) => {
    // Only reached if the process dies in each try.
    if (row.attempts > retryWaitsMs.length + 1) return fail(row, 'the process ended at every try');
    const write = writerOf(row.kind);
    if (write === undefined) return tryAgain(row, `nothing writes e-mails of the kind ${row.kind}`);
    let content: MailContent | null;
    try {
      content = await write({ id: row.id, recipient: row.recipient, details: row.details ?? {} });
    } catch (error) {
      return tryAgain(row, `it could not be written: ${nameOf(error)}`);
    }
    if (content !== null) {
      try {
        await mailer.send({ ...content, id: row.id, to: row.recipient }, cut.signal);
      } catch (error) {
        if (cut.signal.aborted) return store.giveBack(row, clock.now());
        const reason = error instanceof MailError ? error.message : nameOf(error);
        return error instanceof MailRefusedError ? fail(row, reason) : tryAgain(row, reason);
      }
    }
    const status = content === null ? 'dropped' : 'sent';
    await store.finish(row, { status, last_error: null, finished_at: clock.now() });
  };

  const lane = async () => {
    while (!stopped) {
      const seen = wakes;
      const now = clock.now();
      const row = await store.claim(now, new Date(now.getTime() + leaseMs));
      if (row !== null) {
        startLane();
        await deliver(row);
      } else if (seen === wakes) return;
    }
  };
  const startLane = () => {
    if (stopped || lanes.size >= lanesAtMost) return;
    const running = lane()
      .catch((error: unknown) => log.error({ err: error }, 'the queue of e-mails does not answer'))
      .finally(() => lanes.delete(running));
    lanes.add(running);
  };
  const idle = async () => {
    while (lanes.size > 0) await Promise.all(lanes);
  };
  const wake = () => {
    wakes += 1;
    startLane();
  };
  return {
    wake,
    work: () => {
      wake();
      return idle();
    },
    async stop(graceMs) {
      stopped = true;
      const timer = setTimeout(() => cut.abort(), graceMs);
      await idle();
      clearTimeout(timer);
    },
  };
}

/** The part of an unknown error that is safe to keep: its message may quote the mail. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name;
}

import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../../make-folder.ts';
import type { Clock } from '../clock/clock.ts';
import type { Mailer } from './mailer.ts';

const outboxMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** When it was sent, ISO 8601. */
  at: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

interface OutboxPage {
  mails: OutboxMail[];
  /** Of the whole outbox. */
  total: number;
}

/** The mail server of a local start: e-mails stay on this machine, where they can be read. */
export interface Outbox extends Mailer {
  /** Newest first. */
  read(range?: { skip: number; limit: number }): Promise<OutboxPage>;
}

export interface OutboxOptions {
  folder: string;
  clock: Clock;
  /** Called for each e-mail. */
  onMail?(mail: OutboxMail): void;
  /** How many are kept; older ones are deleted. */
  keep?: number;
}

const mailFile = /^\d{15}-[\w-]+\.json$/;

/** One JSON file for each e-mail. The names sort by time. */
export async function openOutbox({ folder, clock, onMail, keep = 500 }: OutboxOptions): Promise<Outbox> {
  await makeFolder(folder);
  const newestFirst = async () =>
    (await readdir(folder))
      .filter((name) => mailFile.test(name))
      .sort()
      .reverse();
  const readMail = async (name: string): Promise<OutboxMail[]> => {
    try {
      return [outboxMailSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))];
    } catch {
      // Damaged, not ours, or deleted just now: the others are still worth reading.
      return [];
    }
  };
  return {
    async send({ id, to, subject, text, html }) {
      const now = clock.now();
      const mail: OutboxMail = { to, subject, text, html, at: now.toISOString() };
      const name = `${String(now.getTime()).padStart(15, '0')}-${id}.json`;
      // Written aside and renamed, so that a reader sees all of it or nothing.
      const aside = join(folder, `${name}.part`);
      await writeFile(aside, JSON.stringify(mail, null, 2), { mode: 0o600 });
      await rename(aside, join(folder, name));
      const names = await newestFirst();
      const sentBefore = names.filter((other) => other !== name && other.endsWith(`-${id}.json`));
      for (const old of new Set([...sentBefore, ...names.slice(keep)])) await rm(join(folder, old), { force: true });
      onMail?.(mail);
    },
    async read({ skip, limit } = { skip: 0, limit: keep }) {
      const names = await newestFirst();
      const mails = await Promise.all(names.slice(skip, skip + limit).map(readMail));
      return { mails: mails.flat(), total: names.length };
    },
    close: async () => {},
  };
}

/** The e-mail as one entry of the log, without anything that could steer a terminal. */
export function outboxLogLine({ to, subject, text }: OutboxMail): string {
  const clean = (value: string) => value.replace(/[^\P{Cc}\n]/gu, '');
  const line = (value: string) => clean(value).replaceAll('\n', ' ');
  const indented = clean(text).trimEnd().replace(/^/gm, '  ');
  return `E-mail to ${line(to)}: ${line(subject)}\n${indented}`;
}

import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { createSmtpMailer } from '../../outside/mail/smtp-mailer.ts';
import { type MailServer, readMail, smtpRefusal, startMailServer } from '../../outside/mail/testing/mail-server.ts';
import { manualClock } from '../../testing/manual-clock.ts';
import { openTestPglite, type TestDatabase } from '../../testing/test-databases.ts';
import { mailContent } from './mail-layout.ts';
import { retryWaitsMs } from './mail-sender.ts';
import { createMailsService } from './mails-service.ts';
import type { MailRow } from './mails-store.ts';

const ann = 'ann@seller.test';

describe('the queue over a real mail server', () => {
  let db: TestDatabase;
  let server: MailServer;
  let rcpt: SMTPServerOptions['onRcptTo'];
  const closers: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    db = await openTestPglite();
    rcpt = (_to, _session, done) => done();
    server = await startMailServer({ onRcptTo: (...call) => rcpt?.(...call) });
  });
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
    await server.close();
    await db.close();
  });

  const build = () => {
    const clock = manualClock();
    const mailer = createSmtpMailer(
      { url: `smtp://${server.host}?ignoreTLS=true`, from: 'Cardwright <hello@cards.test>' },
      // Long enough for a server on a machine that stands still for a moment.
      { silence: 2_000, total: 20_000 },
    );
    const log = { warn: () => {}, error: () => {} };
    const mails = createMailsService({ database: db.database, mailer, clock, newId: newUuid, log });
    mails.onDue('activation', async () =>
      mailContent({ subject: 'Confirm your e-mail address', paragraphs: ['Welcome, größer.'] }),
    );
    closers.push(mailer.close, mails.close);
    return { clock, mails };
  };
  const row = async () => (await db.database.query<MailRow>('select * from mails'))[0];

  it('tries again after a refusal and after a hang, under the same Message-ID, until the mail is through', async () => {
    const { clock, mails } = build();
    rcpt = (_to, _session, done) => done(smtpRefusal(451, 'greylisted'));
    await mails.enqueue('activation', ann);
    await mails.work();
    expect(await row()).toMatchObject({ status: 'queued', attempts: 1 });
    expect((await row())?.last_error).toMatch(/^EENVELOPE RCPT TO 451/);

    rcpt = () => {};
    clock.advance(retryWaitsMs[0]);
    await mails.work();
    expect((await row())?.last_error).toMatch(/^ETIMEDOUT/);

    rcpt = (_to, _session, done) => done();
    clock.advance(retryWaitsMs[1]);
    await mails.work();
    const sent = await row();
    expect(sent).toMatchObject({ status: 'sent', attempts: 3, last_error: null });
    expect(server.received).toMatchObject([{ to: [ann] }]);
    const { headers, text } = readMail(server.received[0]?.raw ?? '');
    expect(headers['message-id']).toEqual([`<${sent?.id}@cards.test>`]);
    expect(text).toContain('Welcome, größer.');
  });

  it('ends with a recipient that the server refuses for good', async () => {
    const { mails } = build();
    rcpt = (_to, _session, done) => done(smtpRefusal(550, 'no such user'));
    await mails.enqueue('activation', ann);
    await mails.work();
    expect(await row()).toMatchObject({ status: 'failed', attempts: 1 });
    expect(server.received).toEqual([]);
  });
});

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import fc from 'fast-check';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { MailError, MailRefusedError, type OutgoingMail } from './mailer.ts';
import { createSmtpMailer, type SmtpTimes } from './smtp-mailer.ts';
import { readMail, smtpRefusal, startMailServer } from './testing/mail-server.ts';

const link = 'https://cards.test/auth/activate?token=a-very-secret-token';
const mail: OutgoingMail = {
  id: '0197c1b2-0000-7000-8000-000000000001',
  to: 'ann@seller.test',
  subject: 'Confirm your e-mail address – größer',
  text: `Open this address:\n${link}\n.\nA line with a dot alone stood above.\n`,
  html: `<p>Straße <a href="${link}">Confirm</a></p>\n`,
};
const from = 'Cardwright <hello@cards.test>';
const short: SmtpTimes = { silence: 200, total: 1_000 };

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const serve = async (options?: SMTPServerOptions) => {
  const server = await startMailServer(options);
  closers.push(server.close);
  return server;
};
const mailerTo = (url: string, times?: SmtpTimes) => {
  const mailer = createSmtpMailer({ url, from }, times);
  closers.push(mailer.close);
  return mailer;
};
/** A server on the bare line, for what a proper one never does. */
const serveLine = async (onConnection: (socket: Socket) => void) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const failureOf = (sending: Promise<void>): Promise<Error> =>
  sending.then(
    () => Promise.reject(new Error('it was sent')),
    (error: unknown) => error as Error,
  );

describe('the SMTP mailer', () => {
  it('hands over HTML and text with the headers of an automatic e-mail', async () => {
    const server = await serve();
    await mailerTo(`smtp://${server.host}?ignoreTLS=true`).send(mail);
    const [received] = server.received;
    expect(received).toMatchObject({ from: 'hello@cards.test', to: ['ann@seller.test'] });
    const { headers, text, html } = readMail(received?.raw ?? '');
    expect(text).toBe(mail.text);
    expect(html).toBe(mail.html);
    expect(headers).toMatchObject({
      from: [from],
      to: ['ann@seller.test'],
      'message-id': [`<${mail.id}@cards.test>`],
      'auto-submitted': ['auto-generated'],
      'x-auto-response-suppress': ['All'],
      'mime-version': ['1.0'],
    });
    expect(headers['content-type']?.[0]).toMatch(/^multipart\/alternative;/);
    expect(Math.abs(Date.now() - Date.parse(headers.date?.[0] ?? ''))).toBeLessThan(60_000);
    expect(headers.subject?.[0]).toMatch(/^=\?UTF-8\?/);
  });

  it('keeps a refusal of the recipient apart from what may pass', async () => {
    const answers = async (code: number) => {
      const server = await serve({ onRcptTo: (_to, _session, done) => done(smtpRefusal(code, `no ${link}`)) });
      return failureOf(mailerTo(`smtp://${server.host}?ignoreTLS=true`).send(mail));
    };
    const later = await answers(450);
    expect(later).toBeInstanceOf(MailError);
    expect(later).not.toBeInstanceOf(MailRefusedError);
    expect(later.message).toMatch(/^EENVELOPE RCPT TO 450\b/);
    const never = await answers(550);
    expect(never).toBeInstanceOf(MailRefusedError);
    expect(never.message).toMatch(/^EENVELOPE RCPT TO 550\b/);
  });

  it('says the codes of a refused text, and nothing that the server quotes', async () => {
    const server = await serve({
      onData: (stream, _session, done) => {
        stream.on('end', () => done(smtpRefusal(554, `5.7.1 blocked because of ${link}`))).resume();
      },
    });
    const failure = await failureOf(mailerTo(`smtp://${server.host}?ignoreTLS=true`).send(mail));
    expect(failure).not.toBeInstanceOf(MailRefusedError);
    expect(failure.message).toBe('EMESSAGE DATA 554 5.7.1');
    expect(failure.cause).toBeUndefined();
  });

  it('gives a server up that says nothing, at the greeting or after the text', async () => {
    const silent = await serveLine(() => {});
    expect((await failureOf(mailerTo(`smtp://${silent}`, short).send(mail))).message).toMatch(/^ETIMEDOUT/);
    const swallowing = await serve({ onData: (stream) => void stream.resume() });
    const failure = await failureOf(mailerTo(`smtp://${swallowing.host}?ignoreTLS=true`, short).send(mail));
    expect(failure.message).toMatch(/^ETIMEDOUT/);
  });

  it('gives a server up that talks without end', async () => {
    const babbling = await serveLine((socket) => {
      const timer = setInterval(() => socket.write('220-please wait\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    const failure = await failureOf(mailerTo(`smtp://${babbling}`, { silence: 5_000, total: 300 }).send(mail));
    expect(failure).toBeInstanceOf(MailError);
    expect(failure.message).toBe('the mail server took longer than 0.3 s');
  });

  it('can be cut short', async () => {
    const stop = new AbortController();
    const silent = await serveLine(() => stop.abort());
    await expect(mailerTo(`smtp://${silent}`).send(mail, stop.signal)).rejects.toBeInstanceOf(MailError);
  });

  it('says that nobody listens', async () => {
    const server = await startMailServer();
    await server.close();
    const failure = await failureOf(mailerTo(`smtp://${server.host}`).send(mail));
    expect(failure.message).toMatch(/^ESOCKET|^ECONNECTION/);
  });

  it('sends a password over TLS only', async () => {
    const logins: string[] = [];
    const options: SMTPServerOptions = {
      allowInsecureAuth: true,
      onAuth: (auth, _session, done) => {
        logins.push(`${auth.username}:${auth.password}`);
        if (auth.password === 'r@ght/1') done(null, { user: 'ann' });
        else done(smtpRefusal(535, `wrong password ${auth.password}`));
      },
    };
    const open = await serve({ ...options, disabledCommands: ['STARTTLS'] });
    const noTls = await failureOf(mailerTo(`smtp://ann:r%40ght%2F1@${open.host}`).send(mail));
    expect(noTls.message).toMatch(/^ETLS/);
    expect(logins).toEqual([]);

    const secure = await serve(options);
    const untrusted = await failureOf(mailerTo(`smtp://ann:r%40ght%2F1@${secure.host}`).send(mail));
    expect(untrusted).toBeInstanceOf(MailError);
    expect(logins).toEqual([]);

    await mailerTo(`smtp://ann:r%40ght%2F1@${secure.host}?tls.rejectUnauthorized=false`).send(mail);
    expect(logins).toEqual(['ann:r@ght/1']);
    expect(secure.received).toMatchObject([{ secure: true }]);

    const wrong = await failureOf(mailerTo(`smtp://ann:wr0ng@${secure.host}?tls.rejectUnauthorized=false`).send(mail));
    expect(wrong).not.toBeInstanceOf(MailRefusedError);
    expect(wrong.message).toMatch(/^EAUTH AUTH PLAIN 535/);
    expect(wrong.message).not.toContain('wr0ng');
  });

  it('speaks TLS from the start to smtps', async () => {
    const server = await serve({ secure: true });
    await expect(mailerTo(`smtps://${server.host}`).send(mail)).rejects.toBeInstanceOf(MailError);
    await mailerTo(`smtps://${server.host}?tls.rejectUnauthorized=false`).send(mail);
    expect(server.received).toMatchObject([{ secure: true, to: ['ann@seller.test'] }]);
  });

  it.each([
    'ann@seller.test\r\nRCPT TO:<eve@evil.test>',
    'ann@seller.test, eve@evil.test',
    'Ann <ann@seller.test>',
    'ann@seller.test>\r\nBcc: eve@evil.test',
    'ann',
    '',
  ])('never writes to %j', async (to) => {
    const server = await serve();
    const failure = await failureOf(mailerTo(`smtp://${server.host}?ignoreTLS=true`).send({ ...mail, to }));
    expect(failure).toBeInstanceOf(MailRefusedError);
    expect(server.received).toEqual([]);
  });

  it('keeps a subject one header, whatever it holds', async () => {
    const server = await serve();
    const mailer = mailerTo(`smtp://${server.host}?ignoreTLS=true`);
    const names = async (subject: string) => {
      await mailer.send({ ...mail, subject });
      const { headers } = readMail(server.received.at(-1)?.raw ?? '');
      return Object.entries(headers).map(([name, values]) => `${name} ${values.length}`);
    };
    const usual = await names('Plain');
    expect(await names('Hello\r\nBcc: eve@evil.test\r\n\r\n<p>body</p>')).toEqual(usual);
    const hostile = fc.string({
      unit: fc.constantFrom('\r', '\n', '\0', 'B', ':', ' ', 'ß', '\u2028', '=?'),
      minLength: 1,
    });
    await fc.assert(
      fc.asyncProperty(hostile, async (subject) => {
        expect(await names(`A${subject}`)).toEqual(usual);
      }),
      { numRuns: 30 },
    );
    expect(new Set(server.received.flatMap(({ to }) => to))).toEqual(new Set(['ann@seller.test']));
  });
});

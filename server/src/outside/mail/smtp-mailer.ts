import { createTransport } from 'nodemailer';
import { MailError, type Mailer, MailRefusedError, type OutgoingMail } from './mailer.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:port` or `smtps://…` */
  url: string;
  /** Sender, such as `Cardwright <hello@cards.example>`. */
  from: string;
}

/** Time-outs in milliseconds: `silence` of the server at any step, `total` for one mail. */
export interface SmtpTimes {
  silence: number;
  total: number;
}

const defaultTimes: SmtpTimes = { silence: 10_000, total: 60_000 };

/** Sends each e-mail over a connection of its own. `smtps:` is TLS from the start, `smtp:` uses STARTTLS where offered. */
export function createSmtpMailer({ url, from }: SmtpSettings, times: SmtpTimes = defaultTimes): Mailer {
  const { silence, total } = times;
  const sender = senderOf(from);
  const transport = createTransport({
    url,
    ...(sendsPassword(url) ? { requireTLS: true } : {}),
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    dnsTimeout: silence,
    // A text must never be taken for a file path or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      if (!isPlainAddress(mail.to)) throw new MailRefusedError('the address cannot be written to');
      const limit = AbortSignal.timeout(total);
      try {
        await transport.sendMail({
          ...headersOf(mail, sender),
          text: mail.text,
          html: mail.html,
          signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
        });
      } catch (error) {
        throw limit.aborted ? new MailError(`the mail server took longer than ${total / 1000} s`) : explained(error);
      }
    },
    close: async () => transport.close(),
  };
}

interface Sender {
  name: string;
  address: string;
}

/** The setting was checked at start, so one of the two shapes fits. */
function senderOf(from: string): Sender {
  const [, name = '', address = from.trim()] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name, address };
}

function headersOf(mail: OutgoingMail, sender: Sender) {
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  return {
    from: sender,
    // An object and an envelope of its own: a comma in the address makes no second recipient.
    to: { name: '', address: mail.to },
    envelope: { from: sender.address, to: [mail.to] },
    subject: mail.subject.replace(/\s+/g, ' ').trim(),
    messageId: `<${mail.id}@${domain}>`,
    // RFC 3834: asks for no automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** One address without anything that could end a command or a header. */
const isPlainAddress = (address: string) => /^[^\s<>(),;:"\\\p{Cc}]+@[^\s<>(),;:"\\@\p{Cc}]+$/u.test(address);

/** A password is sent over an encrypted connection only, unless the address says `?requireTLS=false`. */
function sendsPassword(url: string): boolean {
  const { protocol, username, searchParams } = new URL(url);
  return protocol === 'smtp:' && username !== '' && !searchParams.has('requireTLS') && !searchParams.has('ignoreTLS');
}

interface SmtpFailure {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/** Keeps the codes only: a server's words may quote the mail. */
function explained(error: unknown): MailError {
  const { code, command, responseCode, response } = error as SmtpFailure;
  const enhanced = typeof response === 'string' ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;
  const parts = [code, command === 'API' ? undefined : command, responseCode, enhanced];
  const reason = parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
  const refused = command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
  return refused
    ? new MailRefusedError(reason)
    : new MailError(reason === '' ? 'the mail server did not answer' : reason);
}

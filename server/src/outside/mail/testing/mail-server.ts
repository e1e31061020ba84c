import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** Over an encrypted connection. */
  secure: boolean;
  /** As it came over the line. */
  raw: string;
}

export interface MailServer {
  port: number;
  /** Without a user or protocol: `127.0.0.1:2525`. */
  host: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** Greets at once; the library waits 100 ms of each connection for clients that talk too soon. */
class PromptServer extends SMTPServer {
  override connect(...socket: Parameters<SMTPServer['connect']>): void {
    super.connect(...socket);
    const connection = [...this.connections].at(-1);
    if (connection === undefined) return;
    const greet = connection.connectionReady.bind(connection);
    connection.connectionReady = () => {};
    greet();
  }
}

/** A real SMTP server on a free port, with a certificate that nobody vouches for. It takes every mail, unless told otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new PromptServer({
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    // No warning that the certificate is for tests.
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          secure: session.secure,
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
    ...options,
  });
  // A client that hangs up, or refuses the certificate, is an error here too.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    port,
    host: `127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** An answer of the server that refuses: `code` as in SMTP. */
export const smtpRefusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });

export interface ReadMail {
  /** By lower-case name, unfolded; encoded words are not decoded. */
  headers: Record<string, string[]>;
  text: string;
  html: string;
}

/** Reads a `multipart/alternative` mail of a text and an HTML part. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type']?.[0] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const content = (type: string) => {
    const part = parts.find((one) => one.headers['content-type']?.[0]?.startsWith(type));
    if (part === undefined) throw new Error(`no part of the type ${type}`);
    return decoded(part.body, part.headers['content-transfer-encoding']?.[0] ?? '7bit');
  };
  return { headers, text: content('text/plain'), html: content('text/html') };
}

function split(raw: string): { headers: Record<string, string[]>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const headers: Record<string, string[]> = {};
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers[name] = [...(headers[name] ?? []), line.slice(colon + 1).trim()];
  }
  return { headers, body: raw.slice(end + 4).replace(/\r\n$/, '') };
}

function decoded(body: string, encoding: string): string {
  const lines = body.replaceAll('\r\n', '\n');
  if (encoding === 'base64') return Buffer.from(lines, 'base64').toString('utf8').replaceAll('\r\n', '\n');
  if (encoding !== 'quoted-printable') return lines;
  const bytes = lines
    .replace(/=\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

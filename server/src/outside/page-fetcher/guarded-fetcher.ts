import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher, request } from 'undici';
import { allowedPort, mayConnect } from './address-rules.ts';
import { checkImageType, checkPageBytes, checkPageType } from './content-types.ts';
import { failures } from './fetch-failures.ts';
import { FetchError, type FetchedResource, type PageFetcher } from './page-fetcher.ts';
import { maxBytes, readBody } from './read-body.ts';

export type Resolve = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface GuardedFetcherOptions {
  /** Opens this machine's own loopback addresses, for tests. */
  allow_loopback: boolean;
  /** For the whole import of one address, redirects included; milliseconds. */
  timeoutMs?: number;
  resolve?: Resolve;
}

const maxRedirects = 5;
const defaultTimeoutMs = 15_000;
const userAgent = 'Mozilla/5.0 (compatible; Cardwright/0.1; product listing import)';

const resolveBySystem: Resolve = (hostname, callback) =>
  systemLookup(hostname, { all: true, verbatim: true }, callback);

/**
 * Reads the web with an address check that cannot be bypassed: it is in the look-up that the connection itself uses, so the
 * address that was checked is the one connected to, for every redirect too.
 */
export function createGuardedFetcher(options: GuardedFetcherOptions): PageFetcher {
  const { allow_loopback: allowLoopback, timeoutMs = defaultTimeoutMs, resolve = resolveBySystem } = options;
  const lookup: LookupFunction = (hostname, _lookup, callback) => {
    resolve(hostname, (error, addresses) => {
      if (error !== null) return callback(failures.unknownHost(hostname, error), []);
      // A single private address among public ones is a sign of an attack on the check.
      const open = addresses.length > 0 && addresses.every(({ address }) => mayConnect(address, allowLoopback));
      return open ? callback(null, addresses) : callback(failures.privateAddress(), []);
    });
  };
  const agent = new Agent({
    connect: { lookup, timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    keepAliveTimeout: 1_000,
  });

  const checkUrl = (url: URL) => {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw failures.scheme(url.protocol);
    if (url.username !== '' || url.password !== '') throw failures.credentials();
    const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
    if (!allowedPort(port)) throw failures.port(port);
    // A literal address is connected to without a look-up.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !mayConnect(host, allowLoopback)) throw failures.privateAddress();
  };

  const send = async (url: URL, accept: string, signal: AbortSignal) => {
    try {
      return await request(url, {
        dispatcher: agent,
        signal,
        headers: {
          accept,
          'accept-encoding': 'gzip, br, deflate',
          'accept-language': 'en-US,en;q=0.9,*;q=0.5',
          'user-agent': userAgent,
        },
      });
    } catch (error) {
      throw connectionFailure(error, url, signal, timeoutMs);
    }
  };

  /** Follows redirects, checking each; the answer is one that is not a redirect. */
  const follow = async (text: string, accept: string, signal: AbortSignal) => {
    let url = URL.parse(text);
    if (url === null) throw failures.notAnAddress();
    for (let redirects = 0; ; redirects++) {
      checkUrl(url);
      const answer = await send(url, accept, signal);
      const location = headerOf(answer, 'location');
      if (![301, 302, 303, 307, 308].includes(answer.statusCode) || location === null) return { url, answer };
      discard(answer);
      if (redirects >= maxRedirects) throw failures.redirects(url.host);
      const next = URL.parse(location, url);
      if (next === null) throw failures.brokenAnswer(url.host, new Error('redirect to nowhere'));
      url = next;
    }
  };

  const fetchResource = async (
    text: string,
    accept: string,
    checkType: (header: string | null) => void,
    signal: AbortSignal | undefined,
  ): Promise<FetchedResource> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const ended = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
    const { url, answer } = await follow(text, accept, ended);
    try {
      await checkStatus(answer, url);
      const type = headerOf(answer, 'content-type');
      checkType(type);
      if (Number(headerOf(answer, 'content-length') ?? 0) > maxBytes) throw failures.tooLarge(maxBytes / 2 ** 20);
      const bytes = await readBody(answer.body, headerOf(answer, 'content-encoding'), maxBytes);
      return { bytes, content_type: type, url: url.href };
    } catch (error) {
      throw connectionFailure(error, url, ended, timeoutMs);
    } finally {
      discard(answer);
    }
  };

  return {
    async fetchPage(url, signal) {
      const accept = 'text/html,application/xhtml+xml,text/plain;q=0.8,*/*;q=0.1';
      const page = await fetchResource(url, accept, checkPageType, signal);
      checkPageBytes(page.bytes);
      return page;
    },
    fetchImage: (url, signal) => fetchResource(url, 'image/webp,image/avif,image/*', checkImageType, signal),
    close: () => agent.destroy(),
  };
}

type Answer = Dispatcher.ResponseData;

/** Words of the pages with which shops answer programs. */
const robotWall = /captcha|robot|automated|cf-chl|challenge|datadome|perimeterx|akamai|access denied/i;

async function checkStatus(answer: Answer, url: URL): Promise<void> {
  const status = answer.statusCode;
  if (status >= 200 && status < 300) return;
  if (status === 403 || status === 429 || headerOf(answer, 'cf-mitigated') !== null) throw failures.robots(url.host);
  if (status === 503) {
    // Some shops answer programs with 503; the text tells that from a shop that is down.
    const text = Buffer.from(await readBody(answer.body, headerOf(answer, 'content-encoding'), 2 ** 20)).toString(
      'latin1',
    );
    if (robotWall.test(text)) throw failures.robots(url.host);
  }
  throw status === 404 || status === 410 ? failures.missing(status) : failures.status(url.host, status);
}

function connectionFailure(error: unknown, url: URL, signal: AbortSignal, timeoutMs: number): unknown {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof FetchError) return inner;
    if (inner instanceof AggregateError && inner.errors[0] instanceof FetchError) return inner.errors[0];
  }
  if (signal.aborted && !isTimeout(signal.reason)) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (signal.aborted || /TIMEOUT|ETIMEDOUT/.test(code)) return failures.timeout(url.host, timeoutMs / 1000);
  if (/CERT|SSL|TLS|SELF_SIGNED|ISSUER|EPROTO|ALTNAME/.test(code)) return failures.insecure(url.host, error);
  if (/^Z_|^ERR_BROTLI|^ERR__|^HPE_|UND_ERR_(HEADERS_OVERFLOW|RES|RESPONSE)/.test(code))
    return failures.brokenAnswer(url.host, error);
  return failures.noAnswer(url.host, error);
}

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === 'TimeoutError';

function headerOf(answer: Answer, name: string): string | null {
  const value = answer.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** Drops the connection, because the rest of the answer is not wanted. */
function discard(answer: Answer): void {
  answer.body.on('error', () => {});
  answer.body.destroy();
}

import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageServer, page, startPageServer } from '../../testing/page-server.ts';
import { createGuardedFetcher, type Resolve } from './guarded-fetcher.ts';
import { FetchError, type FetchedResource, type PageFetcher } from './page-fetcher.ts';

const html = '<!doctype html><title>Lamp</title><h1>Kelvo desk lamp</h1>';
const megabyte = Buffer.alloc(2 ** 20, 'x');
const redirect =
  (location: string, status = 302) =>
  (_request: unknown, response: import('node:http').ServerResponse) => {
    response.writeHead(status, { location }).end();
  };
const encoded =
  (bytes: Uint8Array, encoding: string) => (_request: unknown, response: import('node:http').ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': encoding }).end(bytes);
  };

let server: PageServer;
let fetcher: PageFetcher;

beforeAll(async () => {
  server = await startPageServer({
    '/page': page(html),
    '/text': page('Kelvo desk lamp', 'text/plain'),
    '/no-type': (_request, response) => response.writeHead(200).end(html),
    '/gzip': encoded(gzipSync(html), 'gzip'),
    '/br': encoded(brotliCompressSync(html), 'br'),
    '/deflate': encoded(deflateSync(html), 'deflate'),
    '/cut-gzip': encoded(gzipSync(html.repeat(500)).subarray(0, 60), 'gzip'),
    '/not-gzip': encoded(Buffer.from(html), 'gzip'),
    '/bomb': encoded(gzipSync(Buffer.alloc(200 * 2 ** 20)), 'gzip'),
    '/double-bomb': encoded(gzipSync(gzipSync(Buffer.alloc(100 * 2 ** 20))), 'gzip, gzip'),
    '/declared-50-mb': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 50 * 2 ** 20 });
      response.write(megabyte);
    },
    '/streamed-50-mb': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      for (let n = 0; n < 50; n++) response.write(megabyte);
      response.end();
    },
    '/pdf': page('%PDF-1.7 ...', 'application/pdf'),
    '/hidden-pdf': page('%PDF-1.7 ...'),
    '/picture': page(new Uint8Array([137, 80, 78, 71, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 'image/png'),
    '/binary': page(new Uint8Array(400), 'text/html'),
    '/forbidden': page('no', 'text/html', 403),
    '/too-many': page('no', 'text/html', 429),
    '/robot-wall': page('<p>Please complete the CAPTCHA</p>', 'text/html', 503),
    '/down': page('<p>Maintenance</p>', 'text/html', 503),
    '/gone': page('no', 'text/html', 410),
    '/broken': page('no', 'text/html', 500),
    '/once': redirect('/page'),
    '/to-private': redirect('http://192.168.0.1/admin'),
    '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/', 307),
    '/to-file': redirect('file:///etc/passwd'),
    '/to-name': redirect('http://inside.test/'),
    '/loop': redirect('/loop'),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`/hop${n}`, redirect(n === 1 ? '/page' : `/hop${n - 1}`)])),
    '/never': () => {},
    '/slow-body': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<p>wait');
    },
    '/cut-off': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 1000 });
      response.write('<p>half', () => response.destroy());
    },
    '/headers': (request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(JSON.stringify(request.headers)),
  });
  fetcher = createGuardedFetcher({ allow_loopback: true, timeoutMs: 3_000 });
});
afterAll(async () => {
  await fetcher.close();
  await server.close();
});

const text = (resource: FetchedResource) => Buffer.from(resource.bytes).toString();
const failureOf = async (work: Promise<unknown>): Promise<FetchError> => {
  const error = await work.then(
    () => new Error('it was fetched'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof FetchError)) throw error;
  return error;
};
const withResolver = (resolve: Resolve, allow = false) =>
  createGuardedFetcher({ allow_loopback: allow, timeoutMs: 3_000, resolve });

describe('what is read', () => {
  it.each(['/page', '/no-type', '/gzip', '/br', '/deflate', '/once', '/hop5'])('a page at %s', async (path) => {
    expect(text(await fetcher.fetchPage(server.url + path))).toBe(html);
  });

  it('tells the content type and the address after redirects', async () => {
    const found = await fetcher.fetchPage(`${server.url}/once`);
    expect(found).toMatchObject({ url: `${server.url}/page`, content_type: 'text/html; charset=utf-8' });
  });

  it('plain text', async () => {
    expect(text(await fetcher.fetchPage(`${server.url}/text`))).toBe('Kelvo desk lamp');
  });

  it('what there is of a page whose compression was cut off', async () => {
    expect(text(await fetcher.fetchPage(`${server.url}/cut-gzip`))).toContain('<!doctype html>');
  });

  it('says who it is, and in which languages it reads', async () => {
    const headers = JSON.parse(text(await fetcher.fetchPage(`${server.url}/headers`)));
    expect(headers['user-agent']).toContain('Cardwright');
    expect(headers['accept-language']).toContain('en');
    expect(headers).not.toHaveProperty('cookie');
  });
});

describe('what is refused', () => {
  it.each([
    ['/declared-50-mb', 'too_large'],
    ['/streamed-50-mb', 'too_large'],
    ['/bomb', 'too_large'],
    ['/double-bomb', 'too_large'],
    ['/pdf', 'unsupported_type'],
    ['/hidden-pdf', 'unsupported_type'],
    ['/picture', 'unsupported_type'],
    ['/binary', 'unsupported_type'],
    ['/forbidden', 'blocked_by_site'],
    ['/too-many', 'blocked_by_site'],
    ['/robot-wall', 'blocked_by_site'],
    ['/down', 'unreachable'],
    ['/gone', 'unreachable'],
    ['/missing', 'unreachable'],
    ['/broken', 'unreachable'],
    ['/not-gzip', 'unreachable'],
    ['/cut-off', 'unreachable'],
    ['/loop', 'unreachable'],
    ['/hop6', 'unreachable'],
    ['/to-private', 'blocked_address'],
    ['/to-metadata', 'blocked_address'],
    ['/to-file', 'blocked_address'],
  ])('%s is %s', async (path, code) => {
    const failure = await failureOf(fetcher.fetchPage(server.url + path));
    expect(failure.code).toBe(code);
    expect(failure.message).toMatch(/^[A-Z0-9].*\.$/);
  });

  it.each([
    ['http://127.0.0.1/', 'blocked_address'],
    ['http://2130706433/', 'blocked_address'],
    ['http://0x7f.1/', 'blocked_address'],
    ['http://[::1]/', 'blocked_address'],
    ['http://[::ffff:10.0.0.1]/', 'blocked_address'],
    ['http://localhost/', 'blocked_address'],
    ['https://user:secret@shop.example/', 'blocked_address'],
    ['http://shop.example:25/', 'blocked_address'],
    ['ftp://shop.example/', 'blocked_address'],
    ['file:///etc/passwd', 'blocked_address'],
    ['not an address', 'unreachable'],
  ])('%s is %s', async (address, code) => {
    const strict = createGuardedFetcher({ allow_loopback: false, timeoutMs: 3_000 });
    expect((await failureOf(strict.fetchPage(address))).code).toBe(code);
    await strict.close();
  });

  it('a name that resolves to a private address, without connecting to it', async () => {
    const before = server.requests.length;
    const strict = withResolver((_host, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]));
    expect((await failureOf(strict.fetchPage(`http://shop.test:${server.port}/page`))).code).toBe('blocked_address');
    await strict.close();
    expect(server.requests.length).toBe(before);
  });

  it('a name with one private address among public ones', async () => {
    const both = [
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    const strict = withResolver((_host, callback) => callback(null, both));
    expect((await failureOf(strict.fetchPage('http://shop.test/'))).code).toBe('blocked_address');
    await strict.close();
  });

  it('a redirect to a name that resolves to a private address', async () => {
    const resolver = withResolver((_host, callback) => callback(null, [{ address: '10.1.2.3', family: 4 }]), true);
    expect((await failureOf(resolver.fetchPage(`${server.url}/to-name`))).code).toBe('blocked_address');
    await resolver.close();
  });

  it('connects to the very address that was checked, though the name changes its mind', async () => {
    let calls = 0;
    const resolver = withResolver((_host, callback) => {
      calls++;
      callback(null, [{ address: calls === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
    }, true);
    expect(text(await resolver.fetchPage(`http://shop.test:${server.port}/page`))).toBe(html);
    expect(calls).toBe(1);
    await resolver.close();
  });

  it('a name that nobody knows', async () => {
    const offline = withResolver((_host, callback) =>
      callback(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), []),
    );
    const failure = await failureOf(offline.fetchPage('http://no-such-shop.test/'));
    expect(failure).toMatchObject({ code: 'unreachable', message: expect.stringContaining('no-such-shop.test') });
    await offline.close();
  });

  it('a port where nothing listens', async () => {
    const closed = await startPageServer({});
    await closed.close();
    expect((await failureOf(fetcher.fetchPage(closed.url))).code).toBe('unreachable');
  });

  it.each(['/never', '/slow-body'])('a server that keeps one waiting: %s', async (path) => {
    const impatient = createGuardedFetcher({ allow_loopback: true, timeoutMs: 200 });
    const failure = await failureOf(impatient.fetchPage(server.url + path));
    expect(failure).toMatchObject({ code: 'unreachable', message: expect.stringContaining('0.2 seconds') });
    await impatient.close();
  });

  it('stops when the caller does, with the reason of the caller', async () => {
    const abort = new AbortController();
    const work = fetcher.fetchPage(`${server.url}/never`, abort.signal);
    abort.abort(new Error('the seller stopped it'));
    await expect(work).rejects.not.toBeInstanceOf(FetchError);
  });
});

describe('pictures', () => {
  it('are read by fetchImage, which takes no pages', async () => {
    expect((await fetcher.fetchImage(`${server.url}/picture`)).content_type).toBe('image/png');
    expect((await failureOf(fetcher.fetchImage(`${server.url}/page`))).code).toBe('unsupported_type');
    expect((await failureOf(fetcher.fetchImage(`${server.url}/to-private`))).code).toBe('blocked_address');
  });
});

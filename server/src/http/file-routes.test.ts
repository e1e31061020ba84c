import { fileFormats } from '@cardwright/listing/formats/file-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUuid } from '../db/ids.ts';
import type { FileStore } from '../outside/file-store/file-store.ts';
import { createSignedAddresses, type SignedAddresses } from '../outside/file-store/signed-addresses.ts';
import { type ManualClock, manualClock } from '../testing/manual-clock.ts';
import { createDiskFileStoreForTest } from '../testing/test-files.ts';
import { fileRoutes } from './file-routes.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';

let http: HttpServer;
let clock: ManualClock;
let addresses: SignedAddresses;
let remove: () => Promise<void>;
let disk: FileStore;

beforeAll(async () => {
  const { files, close } = await createDiskFileStoreForTest();
  remove = close;
  disk = files;
  await files.put('exports/one.csv', Buffer.from('a,b\n'));
  await files.put('images/one.webp', Buffer.from('picture'));
  clock = manualClock();
  addresses = createSignedAddresses(new Uint8Array(32), clock);
  http = await createHttpServer({ production: false, log_level: 'silent', trusted_proxies: 0, newId: newUuid });
  fileRoutes(http, files, addresses, clock);
});
afterAll(async () => {
  await http.close();
  await remove();
});

const week = 7 * 24 * 3_600_000;
const download = (name = 'cards.csv') =>
  addresses.ofDownload('exports/one.csv', name, new Date(clock.now().getTime() + week));

describe('GET /api/files', () => {
  it('gives a download its type and name, in any script', async () => {
    const answer = await http.inject(download('карточки "1".csv'));
    expect(answer.body).toBe('a,b\n');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-length': '4',
      'content-disposition': `attachment; filename="________ _1_.csv"; filename*=UTF-8''${encodeURIComponent('карточки "1".csv')}`,
      'x-content-type-options': 'nosniff',
    });
  });

  it('knows the type of every format of an export', async () => {
    for (const { extension } of Object.values(fileFormats)) {
      await disk.put(`exports/two.${extension}`, Buffer.from('x'));
      const url = addresses.ofDownload(`exports/two.${extension}`, 'x', new Date(clock.now().getTime() + week));
      expect((await http.inject(url)).headers['content-type'], extension).not.toBe('application/octet-stream');
    }
  });

  it('keeps the address of a picture the same for an hour, and shows it in place', async () => {
    const url = addresses.ofImage('images/one.webp');
    clock.advance(30 * 60_000);
    expect(addresses.ofImage('images/one.webp')).toBe(url);
    expect((await http.inject(url)).headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
    });
  });

  it('works until the address expires', async () => {
    const url = download();
    clock.advance(week - 1_000);
    expect((await http.inject(url)).statusCode).toBe(200);
    clock.advance(2_000);
    expect((await http.inject(url)).json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('refuses what was changed in the address', async () => {
    const url = download();
    const image = addresses.ofImage('images/one.webp');
    const changed = [
      url.replace('exports/one.csv', 'images/one.webp'),
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.replace('cards.csv', 'other.csv'),
      url.replace('name=cards.csv&', ''),
      url.replace(/signature=.*/, 'signature='),
      url.split('?')[0] ?? '',
      `${image}&name=page.html`,
      '/api/files/../../etc/passwd?expires=9999999999&signature=x',
    ];
    for (const address of changed) expect((await http.inject(address)).statusCode, address).toBe(404);
  });

  it('says so when a signed file is gone', async () => {
    expect((await http.inject(addresses.ofImage('images/gone.webp'))).statusCode).toBe(404);
  });

  it('answers HEAD as GET, without the bytes', async () => {
    const url = addresses.ofImage('images/one.webp');
    const [head, get] = [await http.inject({ method: 'HEAD', url }), await http.inject(url)];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'accept-ranges'])
      expect(head.headers[name], name).toBe(get.headers[name]);
    expect(get.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
    expect((await http.inject({ method: 'HEAD', url: `${url}x` })).statusCode).toBe(404);
  });

  it('sends nothing that the browser has', async () => {
    const url = download();
    const { etag } = (await http.inject(url)).headers;
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await http.inject({ url, headers: { 'if-none-match': String(tag) } });
      expect([answer.statusCode, answer.body, answer.headers.etag], String(tag)).toEqual([304, '', etag]);
    }
    expect((await http.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });

  it('sends a part of the file', async () => {
    const part = async (headers: Record<string, string>) => {
      const answer = await http.inject({ url: download(), headers });
      return [answer.statusCode, answer.body, answer.headers['content-range'], answer.headers['content-length']];
    };
    expect(await part({ range: 'bytes=1-2' })).toEqual([206, ',b', 'bytes 1-2/4', '2']);
    expect(await part({ range: 'bytes=-1' })).toEqual([206, '\n', 'bytes 3-3/4', '1']);
    expect(await part({ range: 'bytes=0-1,3-3' })).toEqual([200, 'a,b\n', undefined, '4']);
    const past = await http.inject({ url: download(), headers: { range: 'bytes=4-' } });
    expect([past.statusCode, past.json()]).toMatchObject([416, { status: 416, code: 'range_not_satisfiable' }]);
    expect(past.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-range': 'bytes */4',
    });
    expect(past.headers['content-disposition']).toBeUndefined();
    const { etag } = (await http.inject(download())).headers;
    expect(await part({ range: 'bytes=1-2', 'if-range': String(etag) })).toEqual([206, ',b', 'bytes 1-2/4', '2']);
    for (const stale of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT'])
      expect(await part({ range: 'bytes=1-2', 'if-range': stale }), stale).toEqual([200, 'a,b\n', undefined, '4']);
  });
});

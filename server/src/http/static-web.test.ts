import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { emptyListing } from '@cardwright/listing/listing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, openTestApp, type TestApp, testSite } from '../testing/test-app.ts';
import { openTestPglite } from '../testing/test-databases.ts';

const script = `${'console.log(1);'.repeat(300)}`;
const pageText = (name: string) => `<!doctype html><title>${name}</title>${'<p>words</p>'.repeat(200)}`;
const entry = (key: string, patterns: string[]) => ({
  patterns,
  file: `pages/${key}.html`,
  script_hashes: [`'sha256-script-${key}'`],
  style_hashes: [`'sha256-style-${key}'`],
});

let app: TestApp;
let web: string;

async function writeCompressed(path: string, text: string): Promise<void> {
  await writeFile(join(web, path), text);
  // Not what the server would make itself, so that the tests see whose work is sent.
  await writeFile(join(web, `${path}.br`), brotliCompressSync(`${text}<!--ahead-->`));
  await writeFile(join(web, `${path}.gz`), gzipSync(`${text}<!--ahead-->`));
}

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'cardwright-web-'));
  for (const folder of ['assets', 'pages', 'locales']) await mkdir(join(web, folder));
  const pages = [
    entry('landing', ['/']),
    entry('newChat', ['/chat']),
    entry('chat', ['/chat/:chatId/*']),
    entry('preview', ['/library/:cardId']),
    entry('case', ['/case/:caseId']),
    entry('notFound', ['/404']),
  ];
  await writeFile(join(web, 'pages.json'), JSON.stringify(pages));
  for (const { file } of pages) await writeCompressed(file, pageText(file));
  await writeCompressed('assets/app-1a2b.js', script);
  await writeFile(join(web, 'assets/font-1a2b.woff2'), 'font');
  await writeFile(join(web, 'locales/common.json'), '{}');
  app = await openTestApp(openTestPglite, { web_folder: web });
});
afterAll(async () => {
  await app.close();
  await rm(web, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('pages', () => {
  it.each([
    ['/', 'landing', 200],
    ['/?utm=1', 'landing', 200],
    ['/chat', 'newChat', 200],
    ['/chat/', 'newChat', 200],
    ['/chat/1', 'chat', 200],
    ['/chat/1/and/more', 'chat', 200],
    ['/library/1', 'preview', 200],
    ['/404', 'notFound', 200],
    ['/library/1/more', 'notFound', 404],
    ['/chats', 'notFound', 404],
    ['/100%', 'notFound', 404],
    ['/%', 'notFound', 404],
    ['/%E0%A4%A', 'notFound', 404],
    ['/chat/%?a=%', 'notFound', 404],
    ['/case/%E0', 'notFound', 404],
    ['/100%25', 'notFound', 404],
    ['/?a=100%', 'landing', 200],
  ])('%s shows %s with status %i', async (url, key, status) => {
    const answer = await get(url, html);
    expect(answer.body).toContain(`<title>pages/${key}.html</title>`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  });

  it('are not shown for addresses of the API that cannot be read', async () => {
    const answer = await get('/api/cards/%', html);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      422,
      'application/problem+json; charset=utf-8',
    ]);
  });

  it('are asked for anew each time, and not sent again when they are the same', async () => {
    const first = await get('/', html);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/', { ...html, 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('that say that there is nothing are always sent whole', async () => {
    const { etag } = (await get('/404', html)).headers;
    const asked = { 'if-none-match': String(etag), 'if-modified-since': new Date().toUTCString() };
    const answer = await get('/nothing', { ...html, ...asked });
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('words')]);
  });

  it('of public cards ask search engines to pass by, others do not', async () => {
    const robots = async (url: string) =>
      (await app.http.inject({ url, headers: { accept: 'text/html' } })).headers['x-robots-tag'];
    for (const path of ['/case', '/CASE', '/Case'])
      expect(await robots(`${path}/0190a000-0000-4000-8000-000000000001?view=comparison`), path).toBe('noindex');
    expect(await robots('/')).toBeUndefined();
  });

  it('shows in links to a public case what the case says, as long as it is public', async () => {
    const { headers } = await app.signIn();
    const listing = { ...emptyListing, title: 'Bowl & "spoon"', description: '<p>Holds <b>2 l</b>.</p>' };
    const post = (url: string, payload: object) => app.http.inject({ method: 'POST', url, headers, payload });
    const card = (await post('/api/cards', { listing })).json<{ id: string }>();
    const { case_id } = (await post(`/api/cards/${card.id}/case`, {})).json<{ case_id: string }>();
    const page = () => get(`/case/${case_id}?view=comparison`, html);
    const shown = await page();
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' });
    expect(shown.headers['content-security-policy']).toContain('sha256-script-case');
    expect(shown.body).toContain('<title>Bowl &#38; &#34;spoon&#34; · Cardwright</title>');
    expect(shown.body).toContain('<meta property="og:description" content="Holds 2 l." />');
    await app.http.inject({ method: 'DELETE', url: `/api/cards/${card.id}/case`, headers });
    const gone = await page();
    expect([gone.statusCode, gone.body]).toEqual([404, pageText('pages/case.html')]);
  });

  it.each(['0190a000-0000-4000-8000-000000000001', 'no-case', '1'])(
    'of a case that is not there, /case/%s, say so with their status too',
    async (id) => {
      const { etag } = (await get('/404', html)).headers;
      const asked = { ...html, 'if-none-match': String(etag), 'if-modified-since': new Date().toUTCString() };
      for (const answer of [await get(`/case/${id}`, html), await get(`/case/${id}/?view=comparison`, asked)]) {
        expect([answer.statusCode, answer.body]).toEqual([404, pageText('pages/case.html')]);
        expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' });
        expect(answer.headers['content-security-policy']).toContain('sha256-script-case');
      }
      expect((await get(`/api/public/cases/${id}`)).statusCode).toBe(404);
    },
  );

  it('are reached by their addresses only', async () => {
    for (const url of ['/pages/landing.html', '/pages.json', '/pages/', '/pages.json.br', '/.hidden'])
      expect((await get(url, html)).body, url).toContain('<title>pages/notFound.html</title>');
  });

  it('come without a body when only asked about', async () => {
    const answer = await app.http.inject({ method: 'HEAD', url: '/chat/1', headers: html });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(1_000);
  });

  it('are not for programs', async () => {
    for (const url of ['/missing.json', '/../package.json'])
      expect((await get(url, { accept: 'application/json' })).json(), url).toMatchObject({ code: 'not_found' });
    expect((await get('/api', html)).json()).toMatchObject({ code: 'not_found' });
    expect((await app.http.inject({ method: 'POST', url: '/chat', headers: html })).statusCode).toBe(404);
  });

  it('are said to be missing when the app was not built', async () => {
    const bare = await buildTestApp(app.database, { web_folder: join(web, 'none') });
    const answer = await bare.http.inject({ url: '/', headers: html });
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm start')]);
    await bare.close();
  });
});

describe('files', () => {
  const asset = '/assets/app-1a2b.js';

  it('with a hash in their names are kept for ever, the others for minutes', async () => {
    for (const url of [asset, '/assets/font-1a2b.woff2'])
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/locales/common.json')).headers['cache-control']).toBe('public, max-age=600');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('are sent as they were compressed ahead, to who accepts %s', async (accepted, encoding) => {
    for (const url of [asset, '/chat/1']) {
      const { headers, rawPayload } = await get(url, { ...html, 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(headers['content-type']).toMatch(url === asset ? /^application\/javascript/ : /^text\/html/);
      const undo = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
      const text = (undo?.(rawPayload) ?? rawPayload).toString();
      expect(text.endsWith('<!--ahead-->')).toBe(encoding !== undefined);
    }
  });

  it('answer that they are unchanged, in each form', async () => {
    const etags = new Set<string>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': accepted };
      const etag = String((await get(asset, headers)).headers.etag);
      etags.add(etag);
      expect((await get(asset, { ...headers, 'if-none-match': etag })).statusCode).toBe(304);
    }
    expect(etags.size).toBe(3);
  });

  it('that an earlier build had are not found, whoever asks', async () => {
    for (const accept of ['*/*', html.accept]) {
      const answer = await get('/assets/old-9f9f.js', { accept });
      expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    }
  });
});

describe('security headers', () => {
  const policyOf = async (url: string, headers = html) =>
    String((await get(url, headers)).headers['content-security-policy']).split('; ');

  it('let a page run its own files and its hashed parts, and nothing else', async () => {
    expect(await policyOf('/chat')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'sha256-script-newChat'",
      "style-src 'self' 'sha256-style-newChat'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types dompurify listing-engine 'allow-duplicates'",
    ]);
    expect(await policyOf('/nothing')).toContain("script-src 'self' 'sha256-script-notFound'");
  });

  it('let the tag manager in where it is set up', async () => {
    const site = { ...testSite, gtm_id: 'GTM-ABC123' };
    const tagged = await buildTestApp(app.database, { web_folder: web, site });
    const answer = await tagged.http.inject({ url: '/', headers: html });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'sha256-script-landing' https://www.googletagmanager.com;");
    expect(policy).not.toMatch(/unsafe|\*[ ;]|https:[ ;]/);
    await tagged.close();
  });

  it('let nothing run in an answer that is no page', async () => {
    for (const url of ['/health/live', '/api/site', '/api/nothing', '/assets/app-1a2b.js'])
      expect(await policyOf(url, { accept: '*/*' }), url).toEqual([
        "default-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]);
  });

  it('come with every answer', async () => {
    for (const url of ['/', '/nothing', '/api/site', '/assets/app-1a2b.js']) {
      expect((await get(url, html)).headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('keep devices from a page', async () => {
    for (const url of ['/', '/nothing'])
      expect((await get(url, html)).headers['permissions-policy']).toContain('camera=(), microphone=()');
  });

  it('ask for TLS in production only', async () => {
    const config = { ...app.parts.config, production: true };
    const production = await buildTestApp(app.database, { web_folder: web, config });
    const header = 'strict-transport-security';
    expect((await production.http.inject('/')).headers[header]).toMatch(/max-age=\d{8}/);
    expect((await get('/')).headers[header]).toBeUndefined();
    await production.close();
  });
});

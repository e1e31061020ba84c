import { afterEach, describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { createHttpServer, type HttpServer } from '../../http/http-server.ts';
import type { OutboxMail } from '../../outside/mail/outbox.ts';
import { mailContent } from './mail-layout.ts';
import { mailsPerPage, outboxRoutes } from './outbox-routes.ts';

const activation: OutboxMail = {
  ...mailContent({
    subject: 'Confirm your e-mail address',
    paragraphs: ['Welcome.'],
    action: { label: 'Confirm', url: 'http://127.0.0.1:3000/auth/activate?token=abc' },
  }),
  to: 'ann@seller.test',
  at: '2026-03-01T12:00:00.000Z',
};
const hostile: OutboxMail = {
  to: '"><script>alert(1)</script>@seller.test',
  subject: '</title></h2><script>alert(2)</script>',
  text: '</pre><script>alert(3)</script>',
  html: '<p title="x">Hi</p></iframe><script>alert(4)</script>" onload="alert(5)',
  at: '2026-02-01T12:00:00.000Z',
};

describe('/dev/outbox', () => {
  let app: HttpServer;
  afterEach(() => app.close());
  const serve = async (mails: OutboxMail[]) => {
    app = await createHttpServer({ production: false, log_level: 'silent', trusted_proxies: 0, newId: newUuid });
    outboxRoutes(app, {
      read: async ({ skip, limit } = { skip: 0, limit: 500 }) => ({
        mails: mails.slice(skip, skip + limit),
        total: mails.length,
      }),
    });
    return (url: string, host = '127.0.0.1:3000') => app.inject({ url, headers: { host } });
  };

  it('gives the e-mails to programs', async () => {
    const get = await serve([activation, hostile]);
    const answer = await get('/dev/outbox.json');
    expect(answer.json()).toEqual([activation, hostile]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });

  it('shows each as it looks and as text, without running or loading anything', async () => {
    const get = await serve([activation, hostile]);
    const { body, headers, statusCode } = await get('/dev/outbox');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).not.toContain('<script');
    expect(body.match(/<iframe [^>]*>/g)).toHaveLength(2);
    expect(body.match(/ onload=/g)?.length).toBe(1);
    expect(body).toContain('&quot; onload=&quot;alert(5)');
    expect(body).toContain('&lt;head&gt;&lt;base target=&quot;_top&quot;&gt;');
    expect(body).toContain('<pre tabindex="0">&lt;/pre&gt;&lt;script&gt;');
    expect(body).toContain('2026-03-01 12:00:00 UTC');
  });

  it('says what to do when there is none', async () => {
    const get = await serve([]);
    const { body } = await get('/dev/outbox');
    expect(body).toContain('No e-mails yet');
    expect(body).toContain('href="/auth/registration"');
  });

  it('has pages', async () => {
    const mails = Array.from({ length: mailsPerPage * 2 + 1 }, (_, index) => ({
      ...activation,
      to: `s${index}@seller.test`,
    }));
    const get = await serve(mails);
    const shown = async (page: string) => ((await get(`/dev/outbox${page}`)).body.match(/To s\d+@/g) ?? []).length;
    expect([await shown(''), await shown('?page=2'), await shown('?page=3')]).toEqual([mailsPerPage, mailsPerPage, 1]);
    expect(await shown('?page=nonsense')).toBe(mailsPerPage);
    const last = (await get('/dev/outbox?page=3')).body;
    expect(last).toContain('Page 3 of 3');
    expect(last).toContain('href="/dev/outbox?page=2"');
    expect(last).not.toContain('page=4');
    const beyond = (await get('/dev/outbox?page=9')).body;
    expect(beyond).toContain('href="/dev/outbox?page=3"');
  });

  it('answers to this machine by its own names only', async () => {
    const get = await serve([activation]);
    for (const host of ['127.0.0.1:3000', 'localhost', 'localhost:3000', '[::1]:3000'])
      expect((await get('/dev/outbox.json', host)).statusCode, host).toBe(200);
    for (const host of ['rebound.evil.test:3000', '127.0.0.1.evil.test', 'localhost.evil.test', '10.0.0.5:3000']) {
      for (const url of ['/dev/outbox', '/dev/outbox.json']) {
        const { statusCode, body } = await get(url, host);
        expect(statusCode, host).toBe(404);
        expect(body).not.toContain('token=abc');
      }
    }
  });
});

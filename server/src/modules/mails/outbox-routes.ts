import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { HttpServer } from '../../http/http-server.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Outbox } from '../../outside/mail/outbox.ts';
import { outboxPage } from './outbox-page.ts';

export const mailsPerPage = 20;

/** The page may use inline styles, as e-mails do, and nothing else: no script runs and nothing is loaded. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/dev/outbox` shows the e-mails of a local start, `/dev/outbox.json` gives them to programs; newest first. */
export function outboxRoutes(app: HttpServer, outbox: Pick<Outbox, 'read'>): void {
  app.get('/dev/outbox.json', { schema: { hide: true }, onRequest: localOnly }, async (_request, reply) => {
    const { mails } = await outbox.read();
    return reply.header('cache-control', 'no-store').send(mails);
  });
  app.get(
    '/dev/outbox',
    {
      schema: { hide: true, querystring: z.object({ page: z.coerce.number().int().min(1).max(1_000).catch(1) }) },
      onRequest: localOnly,
    },
    async (request, reply) => {
      const { page } = request.query;
      const { mails, total } = await outbox.read({ skip: (page - 1) * mailsPerPage, limit: mailsPerPage });
      return reply
        .header('content-security-policy', pagePolicy)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(outboxPage({ mails, total, page, pages: Math.max(1, Math.ceil(total / mailsPerPage)) }));
    },
  );
}

/** The links in the e-mails open accounts, so a foreign page that points its own name at this machine must not read them. */
async function localOnly(request: FastifyRequest): Promise<void> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(request.hostname))
    throw new ProblemError('not_found', 'There is nothing at this address.');
}

import { idSchema, listQuerySchema } from '@cardwright/contract/common';
import { bulkJobPageSchema, bulkJobSchema, bulkQuoteSchema, bulkRequestSchema } from '@cardwright/contract/library';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { BulkService } from './bulk-service.ts';

const tags = ['library'];
const job = z.object({ id: idSchema });

export function bulkRoutes(app: HttpServer, bulk: BulkService): void {
  app.post(
    '/api/cards/bulk',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Score or improve many cards; with `dry_run` only say what it costs',
        body: bulkRequestSchema,
        response: { 200: bulkQuoteSchema, 202: bulkJobSchema },
      },
    },
    async (request, reply) => {
      const { id } = currentUser(request);
      if (request.body.dry_run) return bulk.quote(id, request.body);
      return reply.code(202).send(await bulk.start(id, request.body));
    },
  );
  app.get(
    '/api/cards/bulk',
    {
      schema: {
        tags,
        summary: 'Work on many cards, newest first',
        querystring: listQuerySchema,
        response: { 200: bulkJobPageSchema },
      },
    },
    async (request) => bulk.list(currentUser(request).id, request.query),
  );
  app.get(
    '/api/cards/bulk/:id',
    { schema: { tags, summary: 'How far it is', params: job, response: { 200: bulkJobSchema } } },
    async (request) => bulk.get(currentUser(request).id, request.params.id),
  );
  app.post(
    '/api/cards/bulk/:id/stop',
    { schema: { tags, summary: 'Leave the other cards as they are', params: job, response: { 200: bulkJobSchema } } },
    async (request) => bulk.stop(currentUser(request).id, request.params.id),
  );
}

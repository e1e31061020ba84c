import { idSchema, listQuerySchema } from '@cardwright/contract/common';
import { createExportRequestSchema, exportPageSchema, exportSchema } from '@cardwright/contract/exports';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import { type EventStreams, lastEventId } from '../../http/event-stream.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { ExportsService } from './exports-service.ts';

const tags = ['exports'];
const streamQuery = z.object({ since: idSchema.optional() });

export function exportsRoutes(app: HttpServer, exports: ExportsService, streams: EventStreams): void {
  app.post(
    '/api/exports',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Export cards to a file',
        body: createExportRequestSchema,
        response: { 202: exportSchema },
      },
    },
    async (request, reply) => reply.code(202).send(await exports.create(currentUser(request).id, request.body)),
  );
  app.get(
    '/api/exports',
    {
      schema: {
        tags,
        summary: 'Exports, newest first',
        querystring: listQuerySchema,
        response: { 200: exportPageSchema },
      },
    },
    async (request) => exports.list(currentUser(request).id, request.query),
  );
  app.get(
    '/api/exports/stream',
    { schema: { tags, summary: 'Progress and ends of exports (event stream)', querystring: streamQuery } },
    async (request, reply) => {
      const from = { afterSeq: lastEventId(request), since: request.query.since };
      const { id } = currentUser(request);
      const start = await exports.startSeq(id, from);
      await streams.send(reply, (signal) => exports.frames(id, start, signal));
      return reply;
    },
  );
}

import { idSchema, listQuerySchema } from '@cardwright/contract/common';
import {
  createExportRequestSchema,
  exportCheckSchema,
  exportPageSchema,
  exportProgressSchema,
  exportSchema,
  exportUpdateSchema,
} from '@cardwright/contract/exports';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import { type EventStreams, lastEventId } from '../../http/event-stream.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { ExportsService } from './exports-service.ts';

const tags = ['exports'];
const params = z.object({ id: idSchema });
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
    {
      config: {
        stream: {
          tells: 'Events `export_progress`, and `export_update` at the end of each export',
          events: { export_update: exportUpdateSchema, export_progress: exportProgressSchema },
          is_resumable: true,
        },
      },
      schema: { tags, summary: 'Progress and ends of exports (event stream)', querystring: streamQuery },
    },
    async (request, reply) => {
      const from = { afterSeq: lastEventId(request), since: request.query.since };
      const { id } = currentUser(request);
      const start = await exports.startSeq(id, from);
      await streams.send(reply, (signal) => exports.frames(id, start, signal));
      return reply;
    },
  );
  app.post(
    '/api/exports/check',
    {
      schema: {
        tags,
        summary: 'What an export would warn about, without making it',
        body: createExportRequestSchema,
        response: { 200: exportCheckSchema },
      },
    },
    async (request) => exports.check(currentUser(request).id, request.body),
  );
  app.get(
    '/api/exports/:id',
    { schema: { tags, summary: 'An export with all its kept warnings', params, response: { 200: exportSchema } } },
    async (request) => exports.get(currentUser(request).id, request.params.id),
  );
  app.post(
    '/api/exports/:id/cancel',
    { schema: { tags, summary: 'End an export that is not over', params, response: { 200: exportSchema } } },
    async (request) => exports.cancel(currentUser(request).id, request.params.id),
  );
  app.post(
    '/api/exports/:id/retry',
    {
      config: { idempotent: true },
      schema: { tags, summary: 'Make the same export again', params, response: { 202: exportSchema } },
    },
    async (request, reply) => reply.code(202).send(await exports.retry(currentUser(request).id, request.params.id)),
  );
  app.delete(
    '/api/exports/:id',
    { schema: { tags, summary: 'Remove an export and its file', params, response: { 204: z.null() } } },
    async (request, reply) => {
      await exports.remove(currentUser(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
}

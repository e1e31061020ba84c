import { runStartedSchema } from '@cardwright/contract/cards';
import { idSchema } from '@cardwright/contract/common';
import {
  imageEditRequestSchema,
  imageEditSchema,
  imageEditsQuerySchema,
  imageEditsSchema,
} from '@cardwright/contract/images';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import type { HttpServer } from '../../http/http-server.ts';
import { requestIdOf } from '../../http/idempotency.ts';
import type { ImageWork } from './image-work.ts';

const run = z.object({ run_id: idSchema });
const tags = ['images'];

export function imageWorkRoutes(
  app: HttpServer,
  work: Pick<ImageWork, 'submit' | 'get' | 'ofCard' | 'stop' | 'retry' | 'discard'>,
): void {
  app.post(
    '/api/images/edit',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary:
          'Edit an image, or make one of several or of the facts of a card; each operation takes an image credit',
        body: imageEditRequestSchema,
        response: { 202: runStartedSchema },
      },
    },
    async (request, reply) => {
      const run_id = await work.submit(currentUser(request).id, request.body, requestIdOf(request));
      return reply.code(202).send({ run_id });
    },
  );
  app.get(
    '/api/images/edits',
    {
      schema: {
        tags,
        summary: 'Work on images for a card that goes on, failed, or whose result is on no card yet',
        querystring: imageEditsQuerySchema,
        response: { 200: imageEditsSchema },
      },
    },
    async (request) => work.ofCard(currentUser(request).id, request.query.card_id),
  );
  app.get(
    '/api/images/edits/:run_id',
    { schema: { tags, summary: 'How far it is, and its result', params: run, response: { 200: imageEditSchema } } },
    async (request) => work.get(currentUser(request).id, request.params.run_id),
  );
  app.post(
    '/api/images/edits/:run_id/stop',
    { schema: { tags, summary: 'Stop it; nothing is charged', params: run, response: { 200: imageEditSchema } } },
    async (request) => work.stop(currentUser(request).id, request.params.run_id),
  );
  app.post(
    '/api/images/edits/:run_id/retry',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Try failed work again; the new run takes its place in the list',
        params: run,
        response: { 202: runStartedSchema },
      },
    },
    async (request, reply) => {
      const run_id = await work.retry(currentUser(request).id, request.params.run_id, requestIdOf(request));
      return reply.code(202).send({ run_id });
    },
  );
  app.delete(
    '/api/images/edits/:run_id',
    {
      schema: {
        tags,
        summary: 'Throw the result away, unless it is on a card',
        params: run,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await work.discard(currentUser(request).id, request.params.run_id);
      return reply.code(204).send(null);
    },
  );
}

import { comparisonQuerySchema, comparisonSchema } from '@cardwright/contract/cards';
import { publicCaseSchema, publishedCaseSchema } from '@cardwright/contract/cases';
import { idSchema } from '@cardwright/contract/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { CasesService } from './cases-service.ts';

const tags = ['cases'];
const card = z.object({ id: idSchema });
const publicCase = z.object({ case_id: idSchema });
const open = { config: { access: 'open' } } as const;

/** Nothing between us and the reader may keep a page that its seller can take back, nor may search engines. */
const notKept = (reply: FastifyReply) => reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');

export function casesRoutes(app: HttpServer, cases: CasesService): void {
  app.post(
    '/api/cards/:id/case',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Publish a card; a published one answers the same case again',
        params: card,
        response: { 201: publishedCaseSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await cases.publish(currentUser(request).id, request.params.id)),
  );
  app.delete(
    '/api/cards/:id/case',
    {
      schema: { tags, summary: 'Take the public page of a card back', params: card, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await cases.takeBack(currentUser(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
  app.get(
    '/api/public/cases/:case_id',
    {
      ...open,
      schema: { tags, summary: 'A published card', params: publicCase, response: { 200: publicCaseSchema } },
    },
    async (request, reply) => {
      notKept(reply);
      return cases.get(request.params.case_id);
    },
  );
  app.get(
    '/api/public/cases/:case_id/comparison',
    {
      ...open,
      schema: {
        tags,
        summary: 'Compare the original and the current version of a published card',
        params: publicCase,
        querystring: comparisonQuerySchema,
        response: { 200: comparisonSchema },
      },
    },
    async (request, reply) => {
      notKept(reply);
      return cases.compare(request.params.case_id, request.query.from, request.query.to);
    },
  );
}

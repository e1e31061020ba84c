import {
  cardFactsSchema,
  cardPageSchema,
  cardSchema,
  cardsQuerySchema,
  comparisonQuerySchema,
  comparisonSchema,
  createCardRequestSchema,
  improveRequestSchema,
  patchCardRequestSchema,
  runStartedSchema,
  versionPageSchema,
} from '@cardwright/contract/cards';
import { idSchema, listQuerySchema } from '@cardwright/contract/common';
import { paidScoreQuerySchema, paidScoreSchema, scoreRequestSchema, scoreSchema } from '@cardwright/contract/scores';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import type { HttpServer } from '../../http/http-server.ts';
import { requestIdOf } from '../../http/idempotency.ts';
import { cardImagesRoutes } from './card-images-routes.ts';
import type { CardsService } from './cards-service.ts';
import { readInstructions } from './improve-instructions.ts';

const card = z.object({ id: idSchema });
const cardVersion = z.object({ id: idSchema, version_id: idSchema });
/** Calls whose every field is optional may come without a body. */
const optionalBody = <T extends z.ZodType>(schema: T) => schema.nullish();
const tags = ['cards'];
const idempotent = { config: { idempotent: true } } as const;

export function cardsRoutes(app: HttpServer, cards: CardsService): void {
  app.post(
    '/api/cards',
    {
      ...idempotent,
      schema: {
        tags,
        summary: 'Import a listing from an address, a saved page, text or fields',
        body: createCardRequestSchema,
        response: { 201: cardSchema, 202: cardSchema },
      },
    },
    async (request, reply) => {
      const created = await cards.create(currentUser(request).id, request.body, requestIdOf(request));
      // A quick refusal may already have ended the import, but there was something to fetch.
      const fetched = created.status === 'importing' || ('source_url' in request.body && !('html' in request.body));
      return reply.code(fetched ? 202 : 201).send(created);
    },
  );
  app.get(
    '/api/cards',
    { schema: { tags, summary: 'List cards', querystring: cardsQuerySchema, response: { 200: cardPageSchema } } },
    async (request) => cards.list(currentUser(request).id, request.query),
  );
  app.get(
    '/api/cards/:id',
    { schema: { tags, summary: 'One card', params: card, response: { 200: cardSchema } } },
    async (request) => cards.get(currentUser(request).id, request.params.id),
  );
  app.patch(
    '/api/cards/:id',
    {
      schema: {
        tags,
        summary: 'Change a card; the listing gets a new version',
        params: card,
        body: patchCardRequestSchema,
        response: { 200: cardSchema },
      },
    },
    async (request) => cards.update(currentUser(request).id, request.params.id, request.body),
  );
  versionRoutes(app, cards);
  workRoutes(app, cards);
  cardImagesRoutes(app, cards);
}

function versionRoutes(app: HttpServer, cards: CardsService): void {
  app.get(
    '/api/cards/:id/versions',
    {
      schema: {
        tags,
        summary: 'Versions, newest first',
        params: card,
        querystring: listQuerySchema,
        response: { 200: versionPageSchema },
      },
    },
    async (request) => cards.versions(currentUser(request).id, request.params.id, request.query),
  );
  app.post(
    '/api/cards/:id/versions/:version_id/restore',
    {
      ...idempotent,
      schema: {
        tags,
        summary: 'Make a new version that is equal to an earlier one',
        params: cardVersion,
        response: { 200: cardSchema },
      },
    },
    async (request) => cards.restore(currentUser(request).id, request.params.id, request.params.version_id),
  );
  app.get(
    '/api/cards/:id/comparison',
    {
      schema: {
        tags,
        summary: 'Compare two versions word by word',
        params: card,
        querystring: comparisonQuerySchema,
        response: { 200: comparisonSchema },
      },
    },
    async (request) => cards.compare(currentUser(request).id, request.params.id, request.query.from, request.query.to),
  );
  app.get(
    '/api/cards/:id/facts',
    {
      schema: {
        tags,
        summary: 'Facts of the current version with the sentences of their sources',
        params: card,
        response: { 200: cardFactsSchema },
      },
    },
    async (request) => cards.facts(currentUser(request).id, request.params.id),
  );
}

function workRoutes(app: HttpServer, cards: CardsService): void {
  app.post(
    '/api/cards/:id/score',
    {
      ...idempotent,
      schema: {
        tags,
        summary: 'Score the current version for a marketplace',
        params: card,
        body: optionalBody(scoreRequestSchema),
        response: { 200: scoreSchema },
      },
    },
    async (request) => {
      const { id: userId } = currentUser(request);
      const { score } = await cards.paidScore(
        userId,
        request.params.id,
        request.body?.marketplace,
        requestIdOf(request),
      );
      return score;
    },
  );
  app.get(
    '/api/cards/:id/score',
    {
      schema: {
        tags,
        summary: 'The score of the current version, if it is paid for already',
        params: card,
        querystring: paidScoreQuerySchema,
        response: { 200: paidScoreSchema },
      },
    },
    async (request) => {
      const { id: userId } = currentUser(request);
      return { score: await cards.scorePaidFor(userId, request.params.id, request.query.marketplace) };
    },
  );
  app.post(
    '/api/cards/:id/improve',
    {
      ...idempotent,
      schema: {
        tags,
        summary: 'Improve a card; it ends in a new version by the assistant',
        params: card,
        body: optionalBody(improveRequestSchema),
        response: { 202: runStartedSchema },
      },
    },
    async (request, reply) => {
      const { marketplace, sections, instructions } = request.body ?? {};
      const options = {
        ...(marketplace === undefined ? {} : { marketplace }),
        ...(sections === undefined ? {} : { sections }),
        ...(instructions === undefined ? {} : { options: readInstructions(instructions) }),
      };
      const run_id = await cards.improve(currentUser(request).id, request.params.id, options, requestIdOf(request));
      return reply.code(202).send({ run_id });
    },
  );
}

import { idSchema } from '@cardwright/contract/common';
import {
  cardChoiceSchema,
  cardMatchSchema,
  cardSummariesQuerySchema,
  cardSummaryPageSchema,
  cardSummarySchema,
  cardsChangedSchema,
  deletedCardsSchema,
  restoredCardsSchema,
  selectedCardsSchema,
  undeleteRequestSchema,
} from '@cardwright/contract/library';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import { type EventStreams, lastEventId } from '../../http/event-stream.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { CardsFeed } from './cards-feed.ts';
import type { LibraryService } from './library-service.ts';

const tags = ['library'];
const idempotent = { config: { idempotent: true } } as const;
/** For cards that a list already shows. */
const namedCards = z.strictObject({ card_ids: z.array(idSchema).min(1).max(100) });

export function libraryRoutes(app: HttpServer, library: LibraryService, feed: CardsFeed, streams: EventStreams): void {
  app.get(
    '/api/cards/stream',
    {
      config: {
        stream: {
          tells: 'Events `cards_changed`; whoever comes back is told first that any card may have changed',
          events: { cards_changed: cardsChangedSchema },
          is_resumable: true,
        },
      },
      schema: { tags, summary: 'Which cards have changed (event stream)' },
    },
    async (request, reply) => {
      const isResumed = lastEventId(request) !== null;
      const { id } = currentUser(request);
      await streams.send(reply, (signal) => feed.changes(id, isResumed, signal));
      return reply;
    },
  );
  app.get(
    '/api/cards/summaries',
    {
      schema: {
        tags,
        summary: 'Cards as a list shows them',
        querystring: cardSummariesQuerySchema,
        response: { 200: cardSummaryPageSchema },
      },
    },
    async (request) => library.list(currentUser(request).id, request.query),
  );
  app.post(
    '/api/cards/summaries',
    {
      schema: {
        tags,
        summary: 'Cards of a list once more, by their ids',
        body: namedCards,
        response: { 200: z.object({ items: z.array(cardSummarySchema) }) },
      },
    },
    async (request) => ({ items: await library.summaries(currentUser(request).id, request.body.card_ids) }),
  );
  app.post(
    '/api/cards/select',
    {
      schema: {
        tags,
        summary: 'The ids of all cards that match',
        body: z.strictObject(cardMatchSchema.shape),
        response: { 200: selectedCardsSchema },
      },
    },
    // Not checked against the schema: for a hundred thousand ids that takes longer than reading them.
    async (request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send(await library.select(currentUser(request).id, request.body)),
  );
  app.post(
    '/api/cards/delete',
    {
      ...idempotent,
      schema: {
        tags,
        summary: 'Delete cards, all or none; they can be brought back for an hour',
        body: cardChoiceSchema,
        response: { 200: deletedCardsSchema },
      },
    },
    async (request) => library.remove(currentUser(request).id, request.body),
  );
  app.post(
    '/api/cards/undelete',
    {
      ...idempotent,
      schema: {
        tags,
        summary: 'Bring deleted cards back, all or none',
        body: undeleteRequestSchema,
        response: { 200: restoredCardsSchema },
      },
    },
    async (request) => ({ restored: await library.undelete(currentUser(request).id, request.body) }),
  );
}

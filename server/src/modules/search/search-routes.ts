import { searchAnswerSchema, searchQuerySchema } from '@cardwright/contract/search';
import { currentUser } from '../../http/auth-guard.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { SearchService } from './search-service.ts';

export function searchRoutes(app: HttpServer, search: SearchService): void {
  app.get(
    '/api/search',
    {
      schema: {
        tags: ['search'],
        summary: 'Find chats, messages and documents by the beginnings of their words',
        querystring: searchQuerySchema,
        response: { 200: searchAnswerSchema },
      },
    },
    async (request) => search.search(currentUser(request).id, request.query),
  );
}

import { idSchema } from '@cardwright/contract/common';
import { keptPreferencesSchema } from '@cardwright/contract/preferences';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import type { HttpServer } from '../../http/http-server.ts';
import { notFound } from '../../http/problem-error.ts';
import type { Preferences } from './preferences.ts';

const tags = ['preferences'];

/** What the assistant remembers, for the seller to look at and to take away. It is stated in a chat. */
export function preferencesRoutes(app: HttpServer, preferences: Preferences): void {
  app.get(
    '/api/preferences',
    {
      schema: {
        tags,
        summary: 'What the assistant remembers of the seller’s wishes, oldest first',
        response: { 200: keptPreferencesSchema },
      },
    },
    async (request) => ({ items: await preferences.kept(currentUser(request).id) }),
  );
  app.delete(
    '/api/preferences/:id',
    {
      schema: {
        tags,
        summary: 'Forget one of them',
        params: z.object({ id: idSchema }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      if (!(await preferences.remove(currentUser(request).id, request.params.id))) throw notFound('Preference');
      return reply.code(204).send(null);
    },
  );
  app.delete(
    '/api/preferences',
    { schema: { tags, summary: 'Forget all of them', response: { 204: z.null() } } },
    async (request, reply) => {
      await preferences.forget(currentUser(request).id, {});
      return reply.code(204).send(null);
    },
  );
}

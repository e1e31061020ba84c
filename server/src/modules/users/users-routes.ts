import { profileSchema, updateProfileRequestSchema } from '@cardwright/contract/users';
import { currentUser } from '../../http/auth-guard.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { UsersService } from './users-service.ts';

export function usersRoutes(app: HttpServer, users: UsersService): void {
  app.get(
    '/api/users/me',
    { schema: { tags: ['users'], summary: 'The signed-in seller', response: { 200: profileSchema } } },
    async (request) => users.profile(currentUser(request).id),
  );
  app.patch(
    '/api/users/me',
    {
      schema: {
        tags: ['users'],
        summary: 'Change the name',
        body: updateProfileRequestSchema,
        response: { 200: profileSchema },
      },
    },
    async (request) => users.rename(currentUser(request).id, request.body.name),
  );
}

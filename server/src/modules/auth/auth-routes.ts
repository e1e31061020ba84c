import { loginRequestSchema, refreshRequestSchema, tokensSchema } from '@cardwright/contract/auth';
import { z } from 'zod';
import type { HttpServer } from '../../http/http-server.ts';
import type { AuthService } from './auth-service.ts';

export function authRoutes(app: HttpServer, auth: AuthService): void {
  const config = { access: 'open' } as const;
  app.post(
    '/api/auth/login',
    {
      config,
      schema: { tags: ['auth'], summary: 'Sign in', body: loginRequestSchema, response: { 200: tokensSchema } },
    },
    async (request) => auth.login(request.body, request.ip),
  );
  app.post(
    '/api/auth/refresh',
    {
      config,
      schema: { tags: ['auth'], summary: 'New tokens', body: refreshRequestSchema, response: { 200: tokensSchema } },
    },
    async (request) => auth.refresh(request.body.refresh_token, request.ip),
  );
  app.post(
    '/api/auth/logout',
    {
      config,
      schema: { tags: ['auth'], summary: 'Sign out', body: refreshRequestSchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await auth.logout(request.body.refresh_token, request.ip);
      return reply.code(204).send(null);
    },
  );
}

import {
  authorizeSchema,
  providerParamsSchema,
  providersSchema,
  socialCallbackRequestSchema,
  tokensSchema,
} from '@cardwright/contract/auth';
import type { HttpServer } from '../../http/http-server.ts';
import type { SocialSignIn } from './social-sign-in.ts';

export function socialRoutes(app: HttpServer, social: SocialSignIn): void {
  const config = { access: 'open' } as const;
  app.get(
    '/api/auth/providers',
    {
      config,
      schema: { tags: ['auth'], summary: 'Ways to sign in besides a password', response: { 200: providersSchema } },
    },
    async () => ({ providers: social.providers() }),
  );
  app.get(
    '/api/auth/social/:provider/authorize',
    {
      config,
      schema: {
        tags: ['auth'],
        summary: 'Begin to sign in with a provider',
        params: providerParamsSchema,
        response: { 200: authorizeSchema },
      },
    },
    async (request, reply) => {
      // Each answer is good for one sign-in.
      reply.header('cache-control', 'no-store');
      return social.authorize(request.params.provider, request.ip);
    },
  );
  app.post(
    '/api/auth/social/:provider/callback',
    {
      config,
      schema: {
        tags: ['auth'],
        summary: 'Sign in with what the provider answered',
        params: providerParamsSchema,
        body: socialCallbackRequestSchema,
        response: { 200: tokensSchema },
      },
    },
    async (request) => social.complete(request.params.provider, request.body, request.ip),
  );
}

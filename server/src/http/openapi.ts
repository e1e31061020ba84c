import { problemSchema } from '@cardwright/contract/problem';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { documentPolicy } from './content-security.ts';
import type { HttpServer } from './http-server.ts';

/** What every call may answer besides; `code` says which problem it is. */
const refusal = {
  description: 'A problem (RFC 9457)',
  content: { 'application/problem+json': { schema: z.toJSONSchema(problemSchema) } },
};

/** Collects the routes that are registered after it; `/api/openapi.json` (OpenAPI 3.1) and the page `/api/docs` show them. */
export async function addOpenApi(app: HttpServer): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cardwright',
        version: '1',
        description: 'Import, score, improve, compare and export product listings.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: ({ schema, url, route, ...rest }) => {
      const transformed = jsonSchemaTransform({ schema, url, route, ...rest } as never) as {
        schema: { response?: object };
        url: string;
      };
      if (!url.startsWith('/api/')) return transformed;
      const access = route.config?.access === 'open' ? { security: [] } : {};
      const response = { ...transformed.schema.response, default: refusal };
      return { ...transformed, schema: { ...transformed.schema, ...access, response } };
    },
  });
  app.get('/api/openapi.json', { config: { access: 'open' }, schema: { hide: true } }, async () => app.swagger());
  await app.register(async (pages) => {
    pages.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'open' };
    });
    pages.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', documentPolicy);
    });
    await pages.register(swaggerUi, {
      routePrefix: '/api/docs',
      // Without the bar at the top, which has another project's logo and reads any address that somebody enters.
      uiConfig: { docExpansion: 'list', deepLinking: false, layout: 'BaseLayout' },
      theme: { title: 'Cardwright API' },
    });
  });
}

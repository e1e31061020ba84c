import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { documentPolicy } from './content-security.ts';
import { type CallSchema, describedCall } from './described-call.ts';
import type { HttpServer } from './http-server.ts';

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
    transform: (given) => {
      const { schema, url } = jsonSchemaTransform(given as never) as { schema: CallSchema; url: string };
      if (!url.startsWith('/api/')) return { schema, url };
      const call = describedCall(schema, given.route.config ?? {});
      // The one route with a wildcard: OpenAPI has no such parameters.
      if (url.endsWith('/*')) return { url: url.replace('*', ':key'), schema: { ...call, params: undefined } };
      return { url, schema: takesNothing(given.schema?.body) ? { ...call, [bodyIsOptional]: true } : call };
    },
    transformObject: (document) => {
      const { openapiObject } = document as { openapiObject: { paths: Record<string, Record<string, DescribedCall>> } };
      for (const call of Object.values(openapiObject.paths).flatMap((path) => Object.values(path))) {
        if (call[bodyIsOptional] && call.requestBody !== undefined) call.requestBody.required = false;
        delete call[bodyIsOptional];
      }
      return openapiObject;
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
      // Without the bar at the top, which shows another project's logo and loads any address that is entered.
      uiConfig: { docExpansion: 'list', deepLinking: false, layout: 'BaseLayout' },
      theme: { title: 'Cardwright API' },
    });
  });
}

/** Set in the finished document, because the plugin marks every body as required. */
const bodyIsOptional = 'x-body-is-optional';
interface DescribedCall {
  requestBody?: { required: boolean };
  [bodyIsOptional]?: true;
}
const takesNothing = (body: unknown) => body instanceof z.ZodType && body.safeParse(undefined).success;

import {
  sandboxCheckoutSchema,
  sandboxPaidSchema,
  sandboxPaySchema,
  sandboxPortalActionSchema,
  sandboxPortalSchema,
} from '@cardwright/contract/sandbox';
import { z } from 'zod';
import type { HttpServer } from '../../http/http-server.ts';
import type { SandboxPages } from './sandbox-pages.ts';

const tags = ['sandbox'];
const params = z.object({ id: z.string() });

/** The calls of the local payment provider's own pages. */
export function sandboxRoutes(app: HttpServer, pages: SandboxPages): void {
  const config = { access: 'open' } as const;
  app.get(
    '/api/sandbox/checkout/:id',
    {
      config,
      schema: { tags, summary: 'A page to pay on', params, response: { 200: sandboxCheckoutSchema } },
    },
    async (request) => pages.checkout(request.params.id),
  );
  app.post(
    '/api/sandbox/checkout/:id/pay',
    {
      config,
      schema: {
        tags,
        summary: 'Pay, with a card that works or one that is declined',
        params,
        body: sandboxPaySchema,
        response: { 200: sandboxPaidSchema },
      },
    },
    async (request) => pages.pay(request.params.id, request.body.outcome),
  );
  app.post(
    '/api/sandbox/checkout/:id/abandon',
    {
      config,
      schema: { tags, summary: 'Turn back without paying', params, response: { 200: sandboxCheckoutSchema } },
    },
    async (request) => pages.abandon(request.params.id),
  );
  app.get(
    '/api/sandbox/portal/:id',
    {
      config,
      schema: { tags, summary: 'The portal of a customer', params, response: { 200: sandboxPortalSchema } },
    },
    async (request) => pages.portal(request.params.id),
  );
  app.post(
    '/api/sandbox/portal/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Do something in the portal',
        params,
        body: sandboxPortalActionSchema,
        response: { 200: sandboxPortalSchema },
      },
    },
    async (request) => pages.act(request.params.id, request.body.action),
  );
}

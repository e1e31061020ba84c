import { z } from 'zod';
import type { HttpServer } from '../../http/http-server.ts';
import type { PaymentEvents } from './payment-events.ts';

/** The provider's events. The body is kept as raw bytes, because the signature is over exactly those. */
export async function webhookRoutes(app: HttpServer, events: Pick<PaymentEvents, 'receive'>): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(
      '/api/billing/webhook',
      {
        // Their events are a few kilobytes.
        bodyLimit: 1024 * 1024,
        config: { access: 'open' },
        schema: {
          tags: ['billing'],
          summary: 'Events of the payment provider, signed by it',
          headers: z.looseObject({ 'stripe-signature': z.string().optional() }),
          body: z.unknown(),
          response: { 200: z.object({ received: z.literal(true) }) },
        },
      },
      async (request) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const signature = request.headers['stripe-signature'];
        await events.receive(body, typeof signature === 'string' ? signature : undefined);
        return { received: true as const };
      },
    );
  });
}

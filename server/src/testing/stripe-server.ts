import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Stripe } from 'stripe';
import { createStripeBooks, type StripeBooks } from './stripe-books.ts';

export interface StripeServer extends StripeBooks {
  /** `http://127.0.0.1:<port>`. */
  url: string;
  /** Method and path of each call, in order. */
  calls: { call: string; idempotency_key: string | undefined; body: URLSearchParams; version: string | undefined }[];
  /** Answers to the next calls: a status, `cut` for a broken connection, or `right` for the right answer. */
  fail(...answers: (number | 'cut' | 'right')[]): void;
  /** An event about an object, signed by the library's own scheme. */
  event(type: string, object: object, more?: { id?: string; created?: number }): { body: string; signature: string };
  close(): Promise<void>;
}

export const stripeSettings = {
  secret_key: 'sk_test_cardwright',
  webhook_secret: 'whsec_cardwright',
  prices: {
    basic_monthly: 'price_basic_m',
    basic_annual: 'price_basic_y',
    plus_monthly: 'price_plus_m',
    plus_annual: 'price_plus_y',
    pro_monthly: 'price_pro_m',
    pro_annual: 'price_pro_y',
  },
};

/** A server that answers our calls as Stripe does, on a port of its own; its books are in memory. */
export async function startStripeServer(now: () => Date): Promise<StripeServer> {
  const books = createStripeBooks(now);
  const calls: StripeServer['calls'] = [];
  const failures: (number | 'cut' | 'right')[] = [];
  const kept = new Map<string, { status: number; body: object }>();
  let events = 0;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const body = new URLSearchParams(text === '' ? url.search : text);
    const key = header(request, 'idempotency-key');
    calls.push({
      call: `${request.method} ${url.pathname}`,
      idempotency_key: key,
      body,
      version: header(request, 'stripe-version'),
    });
    const send = (status: number, content: object) => {
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${calls.length}` });
      response.end(JSON.stringify(content));
    };
    const failure = failures.shift();
    if (failure === 'cut') return void request.socket.destroy();
    if (failure !== undefined && failure !== 'right')
      return send(failure, { error: { type: failure === 429 ? 'rate_limit_error' : 'api_error', message: 'no' } });
    if (header(request, 'authorization') !== `Bearer ${stripeSettings.secret_key}`)
      return send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
    const before = request.method === 'POST' && key !== undefined ? kept.get(key) : undefined;
    if (before !== undefined) return send(before.status, before.body);
    const result = books.answer(request.method ?? 'GET', url.pathname, body);
    if (request.method === 'POST' && key !== undefined) kept.set(key, result);
    send(result.status, result.body);
  };

  return {
    ...books,
    url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`,
    calls,
    fail: (...answers) => void failures.push(...answers),
    event(type, object, more = {}) {
      events += 1;
      const seconds = Math.floor(now().getTime() / 1000);
      const event = { id: more.id ?? `evt_${events}`, object: 'event', type, created: more.created ?? seconds };
      const body = JSON.stringify({ ...event, api_version: '2026-10-28.endive', livemode: false, data: { object } });
      const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
        payload: body,
        secret: stripeSettings.webhook_secret,
        timestamp: seconds,
      });
      return { body, signature };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

export interface CurrentUser {
  id: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    user: CurrentUser | null;
  }
  interface FastifyContextConfig {
    /** `open`: no token needed. Every other route under `/api` needs one. */
    access?: 'open';
  }
}

/** Resolves to the user of a valid access token, or null. */
export type VerifyAccessToken = (token: string) => Promise<CurrentUser | null>;

/** Every route under `/api` needs a bearer token, unless its config says `access: 'open'`: forgetting it fails closed. */
export function addAuthGuard(app: FastifyInstance, verify: VerifyAccessToken): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404 || !isApiRoute(request) || request.routeOptions.config.access === 'open') return;
    const token = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const user = token === undefined ? null : await verify(token);
    if (user === null) throw new ProblemError('unauthenticated', 'Please sign in to continue.');
    request.user = user;
  });
}

const isApiRoute = (request: FastifyRequest) => (request.routeOptions.url ?? request.url).startsWith('/api/');

/** The signed-in user of a guarded route. */
export function currentUser(request: FastifyRequest): CurrentUser {
  if (request.user === null) throw new ProblemError('unauthenticated', 'Please sign in to continue.');
  return request.user;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

export interface CurrentUser {
  id: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    user: CurrentUser | null;
    /** Of a guarded route: resolves when the session is known to be alive; rejects with `unauthenticated` when it has been ended. */
    session: Promise<void>;
  }
  interface FastifyContextConfig {
    /**
     * `open`: no token needed. Every other route under `/api` needs one. `beside`: its session is looked up beside what the
     * route reads; the route waits for `request.session` before it changes anything or answers.
     */
    access?: 'open' | 'beside';
  }
}

/** What a valid access token says, and whether its session has been ended meanwhile. */
interface TokenSession {
  user: CurrentUser;
  isLive: Promise<boolean>;
}

/** Null for a token that is not valid. */
export type VerifyAccessToken = (token: string) => Promise<TokenSession | null>;

/** Every route under `/api` needs a bearer token, unless its config says `access: 'open'`: forgetting it fails closed. */
export function addAuthGuard(app: FastifyInstance, verify: VerifyAccessToken): void {
  app.decorateRequest('user', null);
  app.decorateRequest('session');
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (request.is404 || !isApiRoute(request) || access === 'open') return;
    const token = /^Bearer +([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const session = token === undefined ? null : await verify(token);
    if (session === null) throw signedOut();
    request.user = session.user;
    request.session = session.isLive.then((isLive) => {
      if (!isLive) throw signedOut();
    });
    if (access !== 'beside') await request.session;
    // Whoever waits for it hears of it.
    else request.session.catch(() => {});
  });
  // Whoever is signed out is told nothing else, whatever is wrong with the request.
  app.addHook('onRoute', (route) => {
    if (route.config?.access !== 'beside') return;
    route.errorHandler = async (error, request) => {
      await request.session;
      throw error;
    };
  });
}

const isApiRoute = (request: FastifyRequest) => (request.routeOptions.url ?? request.url).startsWith('/api/');

/** The signed-in user of a guarded route. */
export function currentUser(request: FastifyRequest): CurrentUser {
  if (request.user === null) throw signedOut();
  return request.user;
}

const signedOut = () => new ProblemError('unauthenticated', 'Please sign in to continue.');

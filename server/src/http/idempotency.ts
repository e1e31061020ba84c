import { createHash, createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v5 } from 'uuid';
import type { Database } from '../db/database.ts';
import { secretUuid } from '../db/ids.ts';
import type { Clock } from '../outside/clock/clock.ts';
import { networkOf } from './client-network.ts';
import { problemType } from './error-handler.ts';
import { ProblemError } from './problem-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The POST honours `Idempotency-Key`. `stream`: its answer is a stream, which the work named by the key gives again. */
    idempotent?: true | 'stream';
  }
  interface FastifyRequest {
    idempotencyKey: string | null;
    /** Derived from who asks, the key and the body; null without a key. */
    idempotentId: string | null;
  }
}

export interface IdempotencyDeps {
  database: Database;
  clock: Clock;
  /** For hashing what visitors send, such as passwords, and their addresses: nobody can find either by trying. */
  secret: Uint8Array;
  /** How long a second request waits for the first with the same key; milliseconds. */
  waitMs?: number;
}

export const idempotencyKeyForm = /^[\x21-\x7e]{1,200}$/;
const keptHours = 24;
/** A first request that has not answered for this long died with its process; the next one takes its place. */
const abandonedSeconds = 120;
const pollMs = 50;

/**
 * The same `Idempotency-Key` and body give the same answer for 24 hours; another body is 409 `conflict`. A second request
 * waits for the first. Answers of 500 and above, 401 and 429 are not kept, so that trying again can succeed.
 */
export function addIdempotency(
  app: FastifyInstance,
  { database, clock, secret, waitMs = 20_000 }: IdempotencyDeps,
): void {
  app.decorateRequest('idempotencyKey', null);
  app.decorateRequest('idempotentId', null);
  const visitors = secretUuid(secret.slice(0, 16));
  /** Visitors of one network share their keys, because a retry may come from another address of it. */
  const ownerOf = (request: FastifyRequest) => request.user?.id ?? v5(networkOf(request.ip), visitors);
  const hashOf = (request: FastifyRequest) =>
    request.user === null
      ? createHmac('sha256', secret).update(requestHash(request)).digest('hex')
      : requestHash(request);

  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    const { idempotent } = request.routeOptions.config;
    if (idempotent === undefined || key === undefined) return;
    if (typeof key !== 'string' || !idempotencyKeyForm.test(key))
      throw new ProblemError('invalid_request', 'The Idempotency-Key header must be 1 to 200 printable characters.');
    // Nothing is noted for whoever is signed out.
    if (request.user !== null) await request.session;
    const stored = idempotent === 'stream' ? await note(request, key) : await claim(request, key);
    if (stored === null) {
      request.idempotencyKey = key;
      request.idempotentId = v5(`${key} ${hashOf(request)}`, ownerOf(request));
      return;
    }
    return reply.code(stored.status).type(contentTypeOf(stored.status)).serializer(String).send(stored.answer);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.idempotencyKey !== null && request.routeOptions.config.idempotent === true)
      await settle(request, reply, request.idempotencyKey, payload);
    return payload;
  });

  /** Null: this request is the first and does the work. */
  async function claim(request: FastifyRequest, key: string): Promise<{ status: number; answer: string } | null> {
    const owner = ownerOf(request);
    const hash = hashOf(request);
    const deadline = performance.now() + waitMs;
    for (;;) {
      const now = clock.now();
      const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
      const claimed = await database.query(
        `insert into idempotency_keys (owner, key, request_hash, created_at, user_id) values ($1, $2, $3, $4, $7)
         on conflict (owner, key) do update
           set request_hash = excluded.request_hash, created_at = excluded.created_at, status = null, answer = null
           where idempotency_keys.created_at < $5
              or (idempotency_keys.status is null and idempotency_keys.created_at < $6)
         returning key`,
        [owner, key, hash, now, before(keptHours * 3600), before(abandonedSeconds), request.user?.id ?? null],
      );
      if (claimed.length > 0) return null;
      const [row] = await database.query<{ request_hash: string; status: number | null; answer: string }>(
        'select request_hash, status, answer from idempotency_keys where owner = $1 and key = $2',
        [owner, key],
      );
      if (row !== undefined && row.request_hash !== hash) throw usedOtherwise();
      if (row !== undefined && row.status !== null) return { status: row.status, answer: row.answer };
      if (performance.now() > deadline)
        throw new ProblemError('conflict', 'The first request with this Idempotency-Key is still being worked on.', {
          retryAfterSeconds: 1,
        });
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  /** Records what the key was used for. No answer is kept: each request does the work, whose id makes it happen once. */
  async function note(request: FastifyRequest, key: string): Promise<null> {
    const now = clock.now();
    const hash = hashOf(request);
    const [row] = await database.query<{ request_hash: string }>(
      `insert into idempotency_keys as k (owner, user_id, key, request_hash, status, created_at)
       values ($1, $6, $2, $3, 200, $4)
       on conflict (owner, key) do update set
         request_hash = case when k.created_at < $5 then excluded.request_hash else k.request_hash end,
         created_at = case when k.created_at < $5 then excluded.created_at else k.created_at end
       returning k.request_hash`,
      [ownerOf(request), key, hash, now, new Date(now.getTime() - keptHours * 3_600_000), request.user?.id ?? null],
    );
    if (row?.request_hash !== hash) throw usedOtherwise();
    return null;
  }

  async function settle(request: FastifyRequest, reply: FastifyReply, key: string, payload: unknown): Promise<void> {
    const owner = ownerOf(request);
    const keep = reply.statusCode < 500 && reply.statusCode !== 401 && reply.statusCode !== 429;
    if (keep && (typeof payload === 'string' || payload === undefined || payload === null))
      // A JSON string, not the JSON itself: jsonb would reorder the keys and the bytes would differ.
      await database.query('update idempotency_keys set status = $3, answer = $4 where owner = $1 and key = $2', [
        owner,
        key,
        reply.statusCode,
        JSON.stringify(payload ?? ''),
      ]);
    else await database.query('delete from idempotency_keys where owner = $1 and key = $2', [owner, key]);
  }
}

/**
 * An id derived from the user or visitor, the `Idempotency-Key` and the body; undefined without a key. Work that is
 * named by it is done and charged once, even if the process dies between the work and its answer.
 */
export const requestIdOf = (request: FastifyRequest): string | undefined => request.idempotentId ?? undefined;

const usedOtherwise = () =>
  new ProblemError('conflict', 'This Idempotency-Key was already used for a different request.');
const contentTypeOf = (status: number) => (status >= 400 ? problemType : 'application/json; charset=utf-8');

const requestHash = (request: FastifyRequest) =>
  createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest('hex');

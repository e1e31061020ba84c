import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../outside/clock/clock.ts';
import type { FileStore } from '../outside/file-store/file-store.ts';
import type { SignedAddresses } from '../outside/file-store/signed-addresses.ts';
import { byteRange } from './byte-range.ts';
import type { HttpServer } from './http-server.ts';
import { ProblemError } from './problem-error.ts';

/** Only what this server itself has written is served, and nothing that a browser would run. */
const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  jsonld: 'application/ld+json; charset=utf-8',
  tsv: 'text/tab-separated-values; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

const querySchema = z.object({ expires: z.string(), signature: z.string(), name: z.string().max(300).optional() });

/**
 * `GET` and `HEAD /api/files/{key}`: the signature in the address stands for the bearer token. With entity tags
 * (RFC 9110, section 13) and one range of bytes (section 14).
 */
export function fileRoutes(app: HttpServer, files: FileStore, addresses: SignedAddresses, clock: Clock): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, key: string, queryGiven: unknown) => {
    const query = querySchema.safeParse(queryGiven);
    const facts = query.success && addresses.valid(key, query.data) ? await files.stat(key) : null;
    if (facts === null || !query.success) throw gone();
    const { name, expires } = query.data;
    const lasts = Math.max(0, Number(expires) - Math.floor(clock.now().getTime() / 1000));
    reply.headers({
      'content-type': contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      'cache-control': `private, max-age=${Math.min(lasts, 24 * 3600)}, immutable`,
      'x-content-type-options': 'nosniff',
      'content-disposition': name === undefined ? 'inline' : attachment(name),
      'accept-ranges': 'bytes',
      etag: facts.etag,
    });
    if (names(request.headers['if-none-match'], facts.etag)) return reply.code(304).send();
    const range = isStill(request.headers['if-range']?.toString(), facts.etag)
      ? byteRange(request.headers.range, facts.bytes)
      : null;
    if (range === 'unsatisfiable')
      return reply
        .code(416)
        .headers({ 'content-range': `bytes */${facts.bytes}`, 'content-length': 0 })
        .send();
    if (range !== null) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${facts.bytes}`);
    reply.header('content-length', range === null ? facts.bytes : range.end - range.start + 1);
    if (request.method === 'HEAD') return reply.send();
    const file = await files.open(key, range ?? undefined);
    if (file === null) throw gone();
    return reply.header('content-length', file.bytes).send(file.stream);
  };
  for (const method of ['GET', 'HEAD'] as const)
    app.route({
      method,
      url: '/api/files/*',
      config: { access: 'open' },
      exposeHeadRoute: false,
      schema: { hide: true, params: z.object({ '*': z.string() }), querystring: querySchema.partial() },
      // Pictures are compressed already, and a stream passed on keeps its length.
      compress: false,
      handler: (request, reply) => send(request, reply, request.params['*'], request.query),
    });
}

const gone = () =>
  new ProblemError('not_found', 'This file link has expired or is not complete. Please open it again from the app.');

const weakly = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names the tag, by the weak comparison that RFC 9110, section 13.1.2, asks for. */
const names = (header: string | undefined, etag: string) =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => weakly(tag) === weakly(etag)));

/** Without `If-Range` every range is right; a date, or a weak tag, never proves that the bytes are the same. */
const isStill = (header: string | undefined, etag: string) =>
  header === undefined || (header.trim() === etag && !etag.startsWith('W/'));

/** RFC 6266: a plain fallback for old clients and the whole name in UTF-8. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

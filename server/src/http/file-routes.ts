import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../outside/clock/clock.ts';
import type { FileStore } from '../outside/file-store/file-store.ts';
import type { SignedAddresses } from '../outside/file-store/signed-addresses.ts';
import type { HttpServer } from './http-server.ts';
import { ProblemError } from './problem-error.ts';
import { sendFile } from './send-file.ts';

const querySchema = z.object({ expires: z.string(), signature: z.string(), name: z.string().max(300).optional() });

const bytes = { content: { '*/*': { schema: z.unknown() } } };

/** `GET` and `HEAD /api/files/{key}`: the signature in the address stands for the bearer token. */
export function fileRoutes(app: HttpServer, files: FileStore, addresses: SignedAddresses, clock: Clock): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, key: string, queryGiven: unknown) => {
    const query = querySchema.safeParse(queryGiven);
    if (!query.success || !addresses.valid(key, query.data)) throw gone();
    const { name, expires } = query.data;
    const lasts = Math.max(0, Number(expires) - Math.floor(clock.now().getTime() / 1000));
    const sent = await sendFile(request, reply, files, key, {
      'cache-control': `private, max-age=${Math.min(lasts, 24 * 3600)}, immutable`,
      'content-disposition': name === undefined ? 'inline' : attachment(name),
    });
    if (sent === null) throw gone();
    return sent;
  };
  for (const method of ['GET', 'HEAD'] as const)
    app.route({
      method,
      url: '/api/files/*',
      config: { access: 'open', answer_headers: ['content-disposition'], is_conditional: true },
      exposeHeadRoute: false,
      schema: {
        hide: method === 'HEAD',
        tags: ['files'],
        summary: 'A file, at the whole address that another answer has given',
        params: z.object({ '*': z.string() }),
        querystring: querySchema.partial(),
        response: { 200: bytes, 206: bytes, 304: z.null() },
      },
      // Not compressed: pictures already are, and a stream that is passed on keeps its length.
      compress: false,
      handler: (request, reply) => send(request, reply, request.params['*'], request.query),
    });
}

const gone = () =>
  new ProblemError('not_found', 'This file link has expired or is not complete. Please open it again from the app.');

/** RFC 6266: an ASCII fallback for old clients, and the whole name in UTF-8. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

import { z } from 'zod';
import type { Clock } from '../outside/clock/clock.ts';
import type { FileStore } from '../outside/file-store/file-store.ts';
import type { SignedAddresses } from '../outside/file-store/signed-addresses.ts';
import type { HttpServer } from './http-server.ts';
import { ProblemError } from './problem-error.ts';

const contentTypes: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

const querySchema = z.object({ expires: z.string(), signature: z.string(), name: z.string().max(300).optional() });

/** `GET /api/files/{key}`: the signature in the address stands for the bearer token. */
export function fileRoutes(app: HttpServer, files: FileStore, addresses: SignedAddresses, clock: Clock): void {
  app.get(
    '/api/files/*',
    {
      config: { access: 'open' },
      schema: { hide: true, params: z.object({ '*': z.string() }), querystring: querySchema.partial() },
      // Pictures are compressed already, and a stream passed on keeps its length.
      compress: false,
    },
    async (request, reply) => {
      const key = request.params['*'];
      const query = querySchema.safeParse(request.query);
      const file = query.success && addresses.valid(key, query.data) ? await files.open(key) : null;
      if (file === null || !query.success)
        throw new ProblemError(
          'not_found',
          'This file link has expired or is not complete. Please open it again from the app.',
        );
      const { name } = query.data;
      const lasts = Math.max(0, Number(query.data.expires) - Math.floor(clock.now().getTime() / 1000));
      return reply
        .type(contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
        .header('content-length', file.bytes)
        .header('cache-control', `private, max-age=${Math.min(lasts, 24 * 3600)}, immutable`)
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', name === undefined ? 'inline' : attachment(name))
        .send(file.stream);
    },
  );
}

/** RFC 6266: a plain fallback for old clients and the whole name in UTF-8. */
const attachment = (name: string) =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../outside/file-store/file-store.ts';
import { byteRange } from './byte-range.ts';
import { ProblemError } from './problem-error.ts';

/** Only types that this server writes itself are served, and none that a browser would run. */
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

/**
 * Answers a GET or HEAD with a stored file, with entity tags (RFC 9110, section 13) and one range of bytes (section 14).
 * `headers` say at least how long it may be cached. Null when there is no such file; then nothing was sent.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  key: string,
  headers: Record<string, string>,
): Promise<FastifyReply | null> {
  const facts = await files.stat(key);
  if (facts === null) return null;
  const isKnown = names(request.headers['if-none-match'], facts.etag);
  const isPart = !isKnown && isStill(request.headers['if-range']?.toString(), facts.etag);
  const range = isPart ? byteRange(request.headers.range, facts.bytes) : null;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${facts.bytes}`);
    throw new ProblemError('range_not_satisfiable', 'The file ends before the part that was asked for.');
  }
  reply.headers({
    'content-type': contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: facts.etag,
    ...headers,
  });
  if (isKnown) return reply.code(304).send();
  if (range !== null) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${facts.bytes}`);
  reply.header('content-length', range === null ? facts.bytes : range.end - range.start + 1);
  if (request.method === 'HEAD') return reply.send();
  const file = await files.open(key, range ?? undefined);
  return file === null ? null : reply.header('content-length', file.bytes).send(file.stream);
}

const weakly = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names the tag, by the weak comparison that RFC 9110, section 13.1.2, asks for. */
const names = (header: string | undefined, etag: string) =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => weakly(tag) === weakly(etag)));

/** Without `If-Range` every range is fine. A date or a weak tag never proves that the bytes are the same. */
const isStill = (header: string | undefined, etag: string) =>
  header === undefined || (header.trim() === etag && !etag.startsWith('W/'));

import type { IncomingMessage, ServerResponse } from 'node:http';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { NewId } from '../db/ids.ts';
import { answerClientError, refuseOddHeaders } from './client-errors.ts';
import { dataPolicy } from './content-security.ts';
import { addErrorHandling, sendProblem, toProblemError } from './error-handler.ts';
import { addJsonBodies } from './json-body.ts';
import { refuseOverload } from './refuse-overload.ts';
import { routedUrl } from './routed-url.ts';

/** Fastify with routes whose schemas are Zod schemas of the contract. */
export type HttpServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export interface HttpServerOptions {
  production: boolean;
  log_level: string;
  trusted_proxies: number;
  newId: NewId;
  /** A request that has not arrived completely after this long is refused; milliseconds. */
  request_timeout_ms?: number;
  /** Where log lines go; the standard output unless given. */
  log_stream?: { write(line: string): void };
}

/** A saved page of 10 MB fits, with room for its JSON escapes; bytes. */
const bodyLimit = 12 * 1024 * 1024;
/** Long enough for a file of 10 MB at 35 KB a second. */
const defaultRequestTimeoutMs = 300_000;

/** The server without routes: headers, compression, request ids, logs, body limits and the one error format. */
export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const requestTimeout = options.request_timeout_ms ?? defaultRequestTimeoutMs;
  const app: HttpServer = Fastify({
    bodyLimit,
    trustProxy: (_address, hop) => hop < options.trusted_proxies,
    genReqId: () => options.newId(),
    rewriteUrl: ({ url = '/' }) => routedUrl(url),
    routerOptions: { maxParamLength: 500 },
    // A server that closes must not wait for idle connections.
    forceCloseConnections: 'idle',
    requestTimeout,
    http: {
      headersTimeout: Math.min(60_000, requestTimeout),
      connectionsCheckingInterval: Math.min(30_000, requestTimeout),
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, app.log, options.newId),
    logger: {
      level: options.log_level,
      ...(options.log_stream === undefined ? {} : { stream: options.log_stream }),
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: {
        // The path only: a query may hold a file's signature.
        req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0], ip: request.ip }),
      },
    },
    frameworkErrors: (error, request, reply) => {
      sendProblem(toProblemError(error, request), request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addErrorHandling(app);
  refuseOddHeaders(app);
  addJsonBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'content-security-policy': dataPolicy,
    });
  });

  await app.register(helmet, {
    // Whoever sends a document names its policy; everything else gets the strictest.
    contentSecurityPolicy: false,
    strictTransportSecurity: options.production,
    xFrameOptions: { action: 'deny' },
    // Meant for browsers and plug-ins that are gone; every file would carry them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // The default of 11 takes seconds for a large page.
    brotliOptions: { params: { [brotliQuality]: 4 } },
    globalDecompression: false,
  });
  refuseOverload(app);
  return app;
}

/** `BROTLI_PARAM_QUALITY` of zlib. */
const brotliQuality = 1;

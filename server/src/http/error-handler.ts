import { STATUS_CODES } from 'node:http';
import { type Problem, type ProblemCode, problemStatuses } from '@cardwright/contract/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { discardBody } from './discard-body.ts';
import { ProblemError } from './problem-error.ts';

/** Every error leaves the server as RFC 9457 `application/problem+json`; a 5xx is logged and says nothing of its cause. */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = toProblemError(error as FastifyError, request);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    if (problem.code === 'too_large') await discardBody(request.raw);
    return sendProblem(problem, request, reply);
  });
}

export function sendProblem(error: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    detail: error.detail,
    code: error.code,
    request_id: request.id,
    ...(error.errors === undefined ? {} : { errors: error.errors }),
    ...error.extra,
  };
  // An address that cannot be read is refused before the hooks run that name the request.
  reply.header('x-request-id', request.id);
  if (error.retryAfterSeconds !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfterSeconds)));
  if (error.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
  // Serialised here: a route's response schemas describe its successes only.
  return reply
    .code(error.status)
    .type('application/problem+json; charset=utf-8')
    .serializer((payload: unknown) => payload as string)
    .send(JSON.stringify(problem));
}

const byFastifyCode: Record<string, { code: ProblemCode; detail: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too_large', detail: 'The request is larger than 12 MB.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_type',
    detail: 'This content type is not supported here. Send application/json.',
  },
};

export function toProblemError(error: FastifyError | ProblemError, request: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error;
  const known = byFastifyCode[error.code];
  if (known !== undefined) return new ProblemError(known.code, known.detail, { cause: error });
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An id that is not even a UUID names nothing.
    if (error.validationContext === 'params') return new ProblemError('not_found', 'Not found.');
    return invalidRequest(error.validation, error.validationContext, request);
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new ProblemError(
      status === problemStatuses.not_found ? 'not_found' : 'invalid_request',
      'The request could not be understood.',
      {
        cause: error,
      },
    );
  return new ProblemError('internal_error', 'Something went wrong on our side. Please try again.', { cause: error });
}

function invalidRequest(
  issues: { instancePath: string; message?: string | undefined }[],
  context: string | undefined,
  request: FastifyRequest,
): ProblemError {
  const missing = context === 'body' && (request.body === undefined || request.body === null);
  const errors = issues.map((issue) => ({
    path: issue.instancePath.replace(/^\//, ''),
    message: missing ? 'A JSON body is required' : (issue.message ?? 'Not valid'),
  }));
  const first = errors[0];
  const detail = first === undefined ? 'The request is not valid.' : `The request is not valid: ${sentence(first)}`;
  return new ProblemError('invalid_request', detail, { errors });
}

const sentence = ({ path, message }: { path: string; message: string }) =>
  path === '' ? message : `${path}: ${message}`;

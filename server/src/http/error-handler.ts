import { STATUS_CODES } from 'node:http';
import { type Problem, problemStatuses } from '@cardwright/contract/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { discardBody } from './discard-body.ts';
import { ProblemError } from './problem-error.ts';
import { fieldErrors, type RequestIssue } from './request-issues.ts';

/** Every error leaves the server as RFC 9457 `application/problem+json`; a 5xx is logged and says nothing about its cause. */
export function addErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = toProblemError(error as FastifyError, request);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    if (problem.code === 'too_large') await discardBody(request.raw);
    return sendProblem(problem, request, reply);
  });
}

export const problemType = 'application/problem+json; charset=utf-8';

export const problemOf = (error: ProblemError, requestId: string): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[error.status] ?? 'Error',
  status: error.status,
  detail: error.detail,
  code: error.code,
  request_id: requestId,
  ...(error.errors === undefined ? {} : { errors: error.errors }),
  ...error.extra,
});

export function sendProblem(error: ProblemError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // An unreadable address is refused before the hooks run that set the request id.
  reply.header('x-request-id', request.id);
  if (error.retryAfterSeconds !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfterSeconds)));
  if (error.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
  // Serialised here: a route's response schemas describe its successes only.
  return reply
    .code(error.status)
    .type(problemType)
    .serializer((payload: unknown) => payload as string)
    .send(JSON.stringify(problemOf(error, request.id)));
}

export function toProblemError(error: FastifyError | ProblemError, request: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new ProblemError('too_large', `The request is larger than ${limitOf(request)}.`, { cause: error });
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    const advice = request.routeOptions.config.upload === undefined ? 'Send application/json' : sendFileAdvice;
    return new ProblemError('unsupported_type', `This content type is not supported here. ${advice}.`, {
      cause: error,
    });
  }
  // An id that is too long names nothing either.
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH')
    return new ProblemError('not_found', 'There is nothing at this address.', { cause: error });
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

/** The validator of fastify-type-provider-zod keeps an issue's code as `keyword`, its path as `instancePath`, the rest as `params`. */
interface ValidationIssue {
  keyword: string;
  instancePath: string;
  message?: string | undefined;
  params: object;
}

function invalidRequest(issues: ValidationIssue[], context: string | undefined, request: FastifyRequest): ProblemError {
  const given = context === 'querystring' ? request.query : request.body;
  if (context === 'body' && (given === undefined || given === null)) {
    const isUpload = request.routeOptions.config.upload !== undefined;
    const message = isUpload ? sendFileAdvice : 'A JSON body is required';
    return new ProblemError('invalid_request', `${message}.`, { errors: [{ path: isUpload ? 'file' : '', message }] });
  }
  const read = issues.map(({ keyword, instancePath, message, params }): RequestIssue => {
    const path = instancePath.split('/').slice(1);
    return { ...params, code: keyword, message: message ?? '', path: instancePath === '/' ? [] : path };
  });
  const errors = fieldErrors(read, given);
  return new ProblemError('invalid_request', `${errors[0]?.message ?? 'The request is not valid'}.`, { errors });
}

const sendFileAdvice = 'Send the file as multipart/form-data, in the field "file"';

/** For people: "12 MB", "256 KB". */
function limitOf({ routeOptions }: FastifyRequest): string {
  const kilobytes = Math.floor((routeOptions.bodyLimit ?? 0) / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.floor(kilobytes / 1024)} MB`;
}

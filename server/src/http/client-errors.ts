import { maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { NewId } from '../db/ids.ts';
import { problemOf, problemType } from './error-handler.ts';
import { ProblemError } from './problem-error.ts';

/** Answers what Node refuses before there is a request, in the same format as every refusal, and ends the connection. */
export function answerClientError(error: ConnectionError, socket: Socket, log: FastifyBaseLogger, newId: NewId): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const id = newId();
  log.debug({ err: error, reqId: id }, 'request refused unread');
  const problem = problemOf(toProblem(error), id);
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.title}`,
    `content-type: ${problemType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    'connection: close',
  ];
  // Destroyed at once, as Node does: a client that sends no valid request gets no time to send more.
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

/** Node never passes on an HTTP 1.1 request without `Host`, and gives one with an unknown `Expect` an empty answer. */
export function refuseOddHeaders(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw new ProblemError('malformed_request', 'The request does not name its host.');
  });
}

function toProblem(cause: ConnectionError): ProblemError {
  if (cause.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ProblemError('request_timeout', 'The request took too long to arrive. Please try again.', { cause });
  if (cause.code === 'HPE_HEADER_OVERFLOW')
    return new ProblemError('headers_too_large', `The headers are larger than ${maxHeaderSize / 1024} KB.`, { cause });
  return new ProblemError('malformed_request', 'The request is not valid HTTP.', { cause });
}

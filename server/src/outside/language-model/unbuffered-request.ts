import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';

/** A connection that nobody uses is closed before servers commonly do it; milliseconds. */
const unusedMs = 4_000;
/** Goes on to the sockets: nothing is read in advance, so that an answer nobody reads does not even wake the process. */
const unbuffered: object = { highWaterMark: 1 };

/** @throws the reason of `signal`, or what kept the request from being answered */
export type UnbufferedRequest = (
  address: URL,
  options: Pick<RequestOptions, 'method' | 'headers'> & { body: string; signal: AbortSignal | undefined },
) => Promise<IncomingMessage>;

/** Requests over connections that are kept. Resolves with the answer's head; what fails after it is told by the answer. */
export function createUnbufferedRequest(): UnbufferedRequest {
  const kept = { keepAlive: true, timeout: unusedMs, ...unbuffered };
  const agents = { plain: new http.Agent(kept), secure: new https.Agent(kept) };
  return (address, { body, signal, ...options }) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const asked =
        address.protocol === 'https:'
          ? https.request(address, { ...options, agent: agents.secure })
          : http.request(address, { ...options, agent: agents.plain });
      const stop = () => {
        asked.destroy();
        reject(signal?.reason);
      };
      const over = () => signal?.removeEventListener('abort', stop);
      signal?.addEventListener('abort', stop);
      asked.once('response', (answer) => {
        over();
        resolve(answer);
      });
      asked.on('error', (error) => {
        over();
        reject(error);
      });
      asked.end(body);
    });
}

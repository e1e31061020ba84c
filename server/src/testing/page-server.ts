import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface PageServer {
  /** `http://127.0.0.1:<port>`. */
  url: string;
  port: number;
  /** Paths asked for, in order. */
  requests: string[];
  close(): Promise<void>;
}

/** A web server for a test; unknown paths are 404. */
export async function startPageServer(
  handlers: Record<string, (request: IncomingMessage, response: ServerResponse) => void>,
  onPort = 0,
): Promise<PageServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    requests.push(path);
    response.on('error', () => {});
    const handler = handlers[path];
    if (handler === undefined) response.writeHead(404).end('nothing here');
    else handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers a whole body at once. */
export const page =
  (body: string | Uint8Array, contentType = 'text/html; charset=utf-8', status = 200) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': contentType }).end(body);
  };

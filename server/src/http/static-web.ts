import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { HttpServer } from './http-server.ts';
import { ProblemError } from './problem-error.ts';

/** Serves the built web app: its router decides what a path without a file means, so those get `index.html`. */
export async function addWebApp(app: HttpServer, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names under assets/ carry a hash of the content, so they never change.
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const page = request.method === 'GET' || request.method === 'HEAD' ? wantsHtml(request.headers.accept) : false;
    if (path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/') || !page)
      throw new ProblemError('not_found', 'There is nothing at this address.');
    if (!built) return reply.code(503).type('text/html; charset=utf-8').send(notBuiltPage);
    return reply.sendFile('index.html');
  });
}

const wantsHtml = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept);

const notBuiltPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Cardwright</title>
<p>The web app has not been built yet. Stop the server and run <code>npm start</code>, which builds it.</p>`;

import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pagePolicy, permissionsPolicy } from './content-security.ts';
import type { HttpServer } from './http-server.ts';
import { type PagePreview, withPreview } from './page-preview.ts';
import { readPageTable } from './page-table.ts';
import { ProblemError } from './problem-error.ts';

export interface WebAppOptions {
  /** The folder that the build has written. */
  folder: string;
  with_tag_manager: boolean;
  /** What a link to this address shows where it is posted; null: nothing special; `missing`: what it would show is gone. */
  previewOf(path: string): Promise<PagePreview | 'missing' | null>;
}

/** Names under assets/ carry a hash of the content, so they never change. */
const immutable = 'public, max-age=31536000, immutable';
/** Texts and the logo keep their names; a browser asks again after ten minutes whether they are still the same. */
const brief = 'public, max-age=600';

/**
 * Serves the built web app from its files, compressed when they were built. Each address of the app has its page; an
 * unknown one gets the not-found page, and status 404.
 */
export async function addWebApp(
  app: HttpServer,
  { folder, with_tag_manager, previewOf }: WebAppOptions,
): Promise<void> {
  const table = readPageTable(folder);
  if (table !== null)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // The etag says it all, and nothing here is read in parts: each header counts for every file of a first load.
      lastModified: false,
      acceptRanges: false,
      // A route for each file, but not for pages: those are reached by their addresses, where they get their policy.
      wildcard: false,
      globIgnore: ['pages/**', 'pages.json*', '**/*.{br,gz}'],
      setHeaders: (reply, path) => {
        const [top] = relative(folder, path).split(sep);
        if (top !== 'pages') reply.header('cache-control', top === 'assets' ? immutable : brief);
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const page = request.method === 'GET' || request.method === 'HEAD' ? wantsHtml(request.headers.accept) : false;
    if (path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/') || !page)
      throw new ProblemError('not_found', 'There is nothing at this address.');
    if (table === null) return reply.code(503).type('text/html; charset=utf-8').send(notBuiltPage);
    const match = table.pageAt(path);
    const preview = await previewOf(path);
    const isFound = match.found && preview !== 'missing';
    reply
      .code(isFound ? 200 : 404)
      .header('content-security-policy', pagePolicy({ ...match.page, with_tag_manager }))
      .header('permissions-policy', permissionsPolicy)
      .header('cache-control', 'no-cache');
    // Sellers can take their cases back, so search engines shall not keep them either.
    if (preview !== null || /^\/case\//i.test(path)) reply.header('x-robots-tag', 'noindex');
    if (preview !== null && preview !== 'missing')
      return reply
        .type('text/html; charset=utf-8')
        .send(withPreview(await readFile(join(folder, match.page.file), 'utf8'), preview));
    // Asked whether it is unchanged, the file would answer with an empty 404.
    return reply.sendFile(match.page.file, isFound ? {} : { etag: false });
  });
}

const wantsHtml = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept);

const notBuiltPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Cardwright</title>
<p>The web app has not been built yet. Stop the server and run <code>npm start</code>, which builds it.</p>`;

import type { FastifyInstance } from 'fastify';
import { storable } from '../db/storable-text.ts';
import { ProblemError } from './problem-error.ts';

/** Removes from JSON bodies, queries and path parameters what the database cannot store. What is empty, a body or a value of a query, counts as none. */
export function addJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    parse(request, body as string, (error, value) => {
      if (error) done(new ProblemError('invalid_request', 'The body is not valid JSON.', { cause: error }));
      else done(null, storable(value));
    });
  });
  app.addHook('preValidation', async (request) => {
    const query = request.query as Record<string, unknown>;
    // Forms send the fields that were left empty too.
    for (const key of Object.keys(query)) if (query[key] === '') delete query[key];
    for (const given of [request.query, request.params] as Record<string, unknown>[])
      for (const [key, value] of Object.entries(given)) given[key] = storable(value);
  });
}

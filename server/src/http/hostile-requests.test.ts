import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestPglite, type TestDatabase } from '../testing/test-databases.ts';
import { createRequestSampler, type DescribedCall } from './testing/request-sampler.ts';

let test: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  test = await openTestPglite();
  app = await buildTestApp(test.database);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

/** What would end the account or stay open, and what stretches its answer on purpose. */
const leftOut = /^DELETE \/api\/users\/me|\/stream$|\/auth\//;
const rounds = 25;
const inner = /undefined|\[object |ZodError|syntax error|constraint|column "|\.ts:\d/;

it.each([1, 2])('nothing that is sent to a described route brings an internal error (seed %i)', async (seed) => {
  const { headers: signedIn } = await app.signIn();
  const inject = app.http.inject.bind(app.http);
  const described = (await inject({ method: 'GET', url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, DescribedCall>>;
    components: { schemas: Parameters<typeof createRequestSampler>[0] };
  }>();
  const sampler = createRequestSampler(described.components.schemas, seed);
  const calls = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .map(([method, call]) => ({ method: method.toUpperCase() as 'GET', path, call }))
      .filter(({ method }) => !leftOut.test(`${method} ${path}`)),
  );
  const worked = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { method, path, call } of calls) {
      const { url, headers, payload } = sampler.next(path, call);
      const body = payload === undefined ? {} : { payload };
      const answer = await inject({ method, url, headers: { ...signedIn, ...headers }, ...body });
      const sent = `${method} ${url} ${payload?.slice(0, 500)}`;
      const isJson = String(answer.headers['content-type']).includes('json');
      if (answer.statusCode < 400) {
        worked.add(`${method} ${path}`);
        if (isJson) sampler.learn(url, answer.json());
        continue;
      }
      expect(answer.statusCode, sent).not.toBe(500);
      expect(answer.headers['content-type'], sent).toContain('application/problem+json');
      const { code, detail } = answer.json<{ code: string; detail: string }>();
      expect([sent, code, detail]).toEqual([
        sent,
        expect.stringMatching(/^[a-z_]+$/),
        expect.not.stringMatching(inner),
      ]);
    }
  }
  // Many of them are no nonsense and reach the work behind the checks; others need a state that chance does not bring about.
  expect(worked.size).toBeGreaterThan(calls.length / 3);
});

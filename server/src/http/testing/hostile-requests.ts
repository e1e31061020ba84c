import { expect } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createRequestSampler, type DescribedCall } from './request-sampler.ts';

/** What would end the account or stay open, and what stretches its answer on purpose. */
const leftOut = /^DELETE \/api\/users\/me|\/stream$|\/auth\//;
/** Public cases, and names that are nobody's. */
const forAll = /\/public\/|\{feature\}|\{provider\}|\/site\//;
const inner = /undefined|\[object |ZodError|syntax error|constraint|column "|\.ts:\d/;

interface Sent {
  /** `POST /api/cards/{id}/score`. */
  call: string;
  what: string;
  by(headers: Record<string, string>): Promise<Awaited<ReturnType<TestApp['http']['inject']>>>;
  learn(answer: { json(): unknown }): void;
}

/** Rounds of one request to each described route. */
async function* drawn(app: TestApp, seed: number, rounds: number): AsyncGenerator<Sent> {
  const { paths, components } = (await app.http.inject({ method: 'GET', url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, DescribedCall>>;
    components: { schemas: Parameters<typeof createRequestSampler>[0] };
  }>();
  const sampler = createRequestSampler(components.schemas, seed);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase() as 'GET', path, call })),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const { method, path, call } of calls) {
      if (leftOut.test(`${method} ${path}`)) continue;
      const { url, headers, payload } = sampler.next(path, call);
      const body = payload === undefined ? {} : { payload };
      yield {
        call: `${method} ${path}`,
        what: `${method} ${url} ${payload?.slice(0, 500)}`,
        by: (signedIn) => app.http.inject({ method, url, headers: { ...signedIn, ...headers }, ...body }),
        learn: (answer) => sampler.learn(url, answer.json()),
      };
    }
}
const isJson = (answer: { headers: object }) => /json/.test(JSON.stringify(answer.headers));

/** Nothing that is sent to a described route brings an internal error. */
export async function expectNoInternalErrors(app: TestApp, seed: number, rounds: number): Promise<void> {
  const { headers } = await app.signIn();
  const worked = new Set<string>();
  for await (const { call, what, by, learn } of drawn(app, seed, rounds)) {
    const answer = await by(headers);
    if (answer.statusCode < 400) {
      worked.add(call);
      if (isJson(answer)) learn(answer);
      continue;
    }
    expect(answer.statusCode, what).not.toBe(500);
    expect(answer.headers['content-type'], what).toContain('application/problem+json');
    const { code, detail } = answer.json<{ code: string; detail: string }>();
    const clear = [expect.stringMatching(/^[a-z_]+$/), expect.not.stringMatching(inner)];
    expect([code, detail], what).toEqual(clear);
  }
  // Many of them are no nonsense and reach the work behind the checks; others need a state that chance does not bring about.
  expect(worked.size).toBeGreaterThan(35);
}

/** What one seller has is there for no other. */
export async function expectNothingOfOthers(app: TestApp, seed: number, rounds: number): Promise<void> {
  const [owner, stranger] = [await app.signIn(), await app.signIn()];
  const worked = new Set<string>();
  for await (const { call, what, by, learn } of drawn(app, seed, rounds)) {
    const isOwn = /\{/.test(call) && !forAll.test(call);
    const refused = isOwn ? await by(stranger.headers) : null;
    const answer = await by(owner.headers);
    if (answer.statusCode >= 400) continue;
    if (isJson(answer)) learn(answer);
    if (refused === null) continue;
    expect([call, refused.statusCode], what).toEqual([call, expect.toBeOneOf([403, 404])]);
    worked.add(call);
  }
  expect(worked.size).toBeGreaterThan(10);
}

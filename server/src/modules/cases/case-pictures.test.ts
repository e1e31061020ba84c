import type { PublicCase, PublishedCase } from '@cardwright/contract/cases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestPglite } from '../../testing/test-databases.ts';
import { cardCalls } from '../cards/testing/card-calls.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp(openTestPglite);
});
afterAll(() => app.close());

interface DescribedCall {
  security: object[];
  parameters: { in: string; name: string }[];
  responses: Record<string, { headers: object; content?: object }>;
}
const get = (url: string, headers = {}) => app.http.inject({ url, headers });

it('a picture of a public case is answered as the description of the API says', async () => {
  const calls = cardCalls(app, await app.signIn());
  const card = await calls.withPictures();
  const { case_id } = (await calls.call('POST', `/${card.id}/case`)).json<PublishedCase>();
  const url = (await get(`/api/public/cases/${case_id}`)).json<PublicCase>().images[0]?.url ?? '';

  const { paths } = (await get('/api/openapi.json')).json<{ paths: Record<string, { get?: DescribedCall }> }>();
  const described = paths['/api/public/cases/{case_id}/pictures/{image_id}/{form}']?.get;
  expect(described?.security).toEqual([]);
  expect(described?.parameters.map(({ in: where, name }) => `${where} ${name}`)).toEqual([
    'path case_id',
    'path image_id',
    'path form',
    'header If-None-Match',
  ]);
  expect(Object.keys(described?.responses ?? {})).toEqual(['200', '206', '304', 'default']);
  expect(Object.keys(described?.responses[200]?.content ?? {})).toEqual(['image/webp', 'image/avif', 'image/png']);

  const whole = await get(url);
  const part = await get(url, { range: 'bytes=0-3' });
  const known = await get(url, { 'if-none-match': whole.headers.etag });
  expect([whole, part, known].map(({ statusCode }) => statusCode)).toEqual([200, 206, 304]);
  expect(whole.headers['content-type']).toBe('image/webp');
  expect(known.body).toBe('');
  for (const answer of [whole, part, known]) {
    const headers = Object.keys(described?.responses[answer.statusCode]?.headers ?? {});
    expect(headers).toEqual(['x-request-id', 'etag', 'cache-control']);
    for (const header of headers) expect(answer.headers[header], header).toBeDefined();
  }
  const none = await get(url.replace(/full$/, 'v99'), { 'if-none-match': '*' });
  expect([none.statusCode, none.json<{ code: string }>().code]).toEqual([404, 'not_found']);
});

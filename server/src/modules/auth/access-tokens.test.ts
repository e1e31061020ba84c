import { expect, it } from 'vitest';
import { accessTokenLife, createAccessTokens } from './access-tokens.ts';

const claims = { user_id: '0198c9a4-0000-7000-8000-000000000001', session_id: '0198c9a4-0000-7000-8000-000000000002' };

it('is good until its time is over, also when it was seen before, and never in another form', async () => {
  let now = new Date('2026-11-21T10:00:00Z');
  const tokens = createAccessTokens(new Uint8Array(32).fill(7), { now: () => now });
  const token = await tokens.sign(claims);
  expect(await tokens.verify(token)).toEqual(claims);
  expect(await tokens.verify(token)).toEqual(claims);
  const [head, , signature] = token.split('.');
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: claims.user_id, sid: claims.session_id })).toString(
    'base64url',
  );
  expect(await tokens.verify(`${head}.${forged}.${signature}`)).toBeNull();
  expect(await tokens.verify(`${token.slice(0, -2)}xx`)).toBeNull();
  now = new Date(now.getTime() + accessTokenLife * 1_000 - 1);
  expect(await tokens.verify(token)).toEqual(claims);
  now = new Date(now.getTime() + 1);
  expect(await tokens.verify(token)).toBeNull();
  expect(await createAccessTokens(new Uint8Array(32).fill(8), { now: () => now }).verify(token)).toBeNull();
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { fakeApi, json, problem } from '../testing/fake-api.ts';
import { createRepeatablePost } from './repeatable-post.ts';

/** A post whose answers come in order; `null` is a lost connection. */
function postOver(answers: (Response | null)[]) {
  const keys: string[] = [];
  const api = fakeApi(() => json({}));
  let made = 0;
  const post = createRepeatablePost(
    {
      ...api,
      async call<T>(...[, , options]: Parameters<typeof api.open>) {
        keys.push(options?.idempotencyKey ?? '');
        const answer = answers.shift();
        if (!answer) throw new TypeError('network error');
        return fakeApi(() => answer).call<T>('POST', '/');
      },
    },
    () => {
      made += 1;
      return `key-${made}`;
    },
  );
  const press = (body: unknown) => post('/cards', body).catch(() => undefined);
  return { press, keys };
}

it('repeats the key after a lost connection, and makes a new one after success', async () => {
  const { press, keys } = postOver([null, null, json({}), json({})]);
  for (let time = 0; time < 4; time += 1) await press({ text: 'Mug' });
  expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
});

it('repeats the key after an answer of a proxy or a broken server', async () => {
  const { press, keys } = postOver([new Response('', { status: 504 }), json({}), json({})]);
  for (let time = 0; time < 3; time += 1) await press({ text: 'Mug' });
  expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
});

it('makes a new key for another body and after a refusal', async () => {
  const { press, keys } = postOver([null, problem(422, 'invalid', 'No.'), json({})]);
  await press({ text: 'Mug' });
  await press({ text: 'Cup' });
  await press({ text: 'Cup' });
  expect(keys).toEqual(['key-1', 'key-2', 'key-3']);
});

// @vitest-environment node
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';

const folder = new URL('../../public/locales/en/', import.meta.url);

it('writes every count in the way of the language, with separators from a thousand on', async () => {
  const plain = (await readdir(folder)).filter((file) =>
    readFileSync(new URL(file, folder), 'utf8').includes('{{count}}'),
  );
  expect(plain).toEqual([]);
});

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { toolInputs } from './tool-types.ts';

const textsUrl = new URL('../../../../web/public/locales/en/chat.json', import.meta.url);

it('gives no tool that the chat has no words for: its line would say "Working"', async () => {
  const { tools } = JSON.parse(await readFile(textsUrl, 'utf8')) as { tools: object };
  expect(Object.keys(tools)).toEqual(expect.arrayContaining(Object.keys(toolInputs)));
});

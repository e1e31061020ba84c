// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../public/locales/en/', import.meta.url);
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);

it('every quotation mark and apostrophe in the texts is a curly one', () => {
  const texts = readdirSync(folder).flatMap((file) => textsIn(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
  // Names in double braces are for the program, and examples of code are in backticks.
  const isStraight = (text: string) => /['"]/.test(text.replace(/\{\{.*?\}\}|`[^`]*`/g, ''));
  expect(texts.filter(isStraight)).toEqual([]);
});

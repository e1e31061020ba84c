import { expect, it } from 'vitest';
import { targetIn } from './targets.ts';

it.each([
  ['show my steel teapot', true],
  ['my pottery class saw it, so take the page down', false],
  ['the mums from my yoga course liked it, publish it', false],
])('people around the seller are no card that is surely named: %s', (text, isSure) => {
  const target = targetIn(text);
  expect(target.kind === 'named' && target.isSure).toBe(isSure);
});

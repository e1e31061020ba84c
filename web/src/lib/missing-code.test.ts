// @vitest-environment node
import { expect, it } from 'vitest';
import { isMissingCode } from './missing-code.ts';

it.each([
  [new TypeError('Failed to fetch dynamically imported module: https://a.test/assets/Page-1.js'), true],
  [new TypeError('error loading dynamically imported module: https://a.test/assets/Page-1.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/Page-1.css'), true],
  [new TypeError('Failed to fetch'), false],
  [new Error('x is not a function'), false],
  ['Importing a module script failed.', false],
])('%s', (error, isMissing) => {
  expect(isMissingCode(error)).toBe(isMissing);
});

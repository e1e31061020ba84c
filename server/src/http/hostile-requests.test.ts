import { afterAll, beforeAll, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestPglite } from '../testing/test-databases.ts';
import { expectNoInternalErrors, expectNothingOfOthers } from './testing/hostile-requests.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp(openTestPglite);
});
afterAll(() => app.close());

// Other seeds, and more rounds of them, are among the slow tests.
it('nothing that is sent to a described route brings an internal error', () => expectNoInternalErrors(app, 1, 6));
it('what one seller has is there for no other', () => expectNothingOfOthers(app, 4, 8));

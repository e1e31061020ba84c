import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { minimumCosts } from './password-hash.ts';
import { accountCalls, firstPassword } from './testing/account-calls.ts';

const tries = 100;
const plenty = { points: 1_000_000, duration: 3_600 };
const calls = [
  { path: 'login', status: 401, body: (email: string) => ({ email, password: 'not the password' }) },
  { path: 'register', status: 202, body: (email: string) => ({ email, password: firstPassword }) },
  { path: 'activation', status: 202, body: (email: string) => ({ email }) },
  { path: 'password-reset', status: 202, body: (email: string) => ({ email }) },
];

/** Of pairs that were measured one after the other: what else the machine does slows down both, or few of them. */
const median = (ratios: number[]) => ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0;

/** The hash takes nearly all the time of the first two, on whichever database, and most of this test's. */
const callsOn = { pglite: calls, postgres: calls.slice(2) };

describe.each(testDatabases)('known and unknown addresses on $name', ({ name, open }) => {
  let app: TestApp;
  let known: string;

  beforeAll(async () => {
    // Without the least time of an answer: what is measured here is the work itself.
    app = await openTestApp(open, {
      mail_answer_ms: 0,
      password_costs: minimumCosts,
      rates: {
        passwordsOfAddress: plenty,
        passwordsOfAccount: plenty,
        mailsOfAddress: plenty,
        mailsOfAccount: plenty,
      },
    });
    const { newAccount, login } = accountCalls(app);
    known = await newAccount();
    await login('nobody@seller.test', 'the first hash of a process is made here');
    // The queue, which alone tells known from unknown, would share PGlite's one thread with the answers that are measured.
    await app.mails.close();
  });
  afterAll(() => app.close());

  it.each(callsOn[name])(
    'get the same answer of $path, in similar time',
    async ({ path, status, body }) => {
      const { post, newEmail } = accountCalls(app);
      const stranger = newEmail();
      // What is counted of an address takes longer each time; only registering makes an unknown one known.
      const unknown = path === 'register' ? newEmail : () => stranger;
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const answers = new Set<string>();
      const once = async (who: 'known' | 'unknown') => {
        const payload = body(who === 'known' ? known : unknown());
        const begun = performance.now();
        const answer = await post(path, payload);
        times[who].push(performance.now() - begun);
        const { date, 'x-request-id': id, ...headers } = answer.headers;
        answers.add(JSON.stringify([answer.statusCode, headers, answer.body.replace(String(id), '')]));
      };
      for (let n = 0; n < tries; n++) {
        // Each is first as often.
        const pair = ['known', 'unknown'] as const;
        for (const who of n % 2 === 0 ? pair : pair.toReversed()) await once(who);
      }
      expect([...answers]).toEqual([expect.stringMatching(`^\\[${status},`)]);
      const ratio = median(times.known.map((time, n) => time / (times.unknown[n] ?? 0)));
      expect(Math.max(ratio, 1 / ratio)).toBeLessThan(1.2);
    },
    120_000,
  );
});

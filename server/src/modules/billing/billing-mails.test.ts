import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../testing/manual-clock.ts';
import { openTestApp, type SignedIn, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { planOf } from './plan-catalogue.ts';

describe.each(testDatabases)('e-mails about credits on $name', ({ open }) => {
  const clock = manualClock(new Date('2026-03-01T12:00:00.000Z'));
  let app: TestApp;
  let seller: SignedIn;
  beforeAll(async () => {
    app = await openTestApp(open, { clock, base_plan: planOf('free') });
    seller = await app.signIn();
  });
  afterAll(() => app.close());
  const hold = (key: string, amount: number) =>
    app.database.orm.transaction((tx) =>
      app.ledger.hold(tx, {
        user_id: seller.id,
        feature: 'image_credits',
        amount,
        key,
        reason: 'image',
        ref: null,
        expires_at: new Date(clock.now().getTime() + 3_600_000),
      }),
    );
  const settle = (key: string) => app.database.orm.transaction((tx) => app.ledger.settle(tx, key));
  const told = async () => {
    await app.payments.usage.run();
    await app.payments.usage.run();
    await app.mails.work();
    return app.mailer.sent.filter(({ to }) => to === seller.email).map(({ subject }) => subject);
  };
  const low = 'You have used 80% of your image credits';
  const all = 'You have used all your image credits';

  it('tell at 80 % and at 100 %, once each, and not what may still come back', async () => {
    await hold('seven', 7);
    await settle('seven');
    expect(await told()).toEqual([]);
    await hold('one', 1);
    expect(await told()).toEqual([]);
    await settle('one');
    expect(await told()).toEqual([low]);
    const [mail] = app.mailer.sent.filter(({ to }) => to === seller.email);
    // Lines are broken for reading.
    const said = mail?.text.replace(/\s+/g, ' ');
    expect(said).toContain('You had 10 image credits for this month on the Free plan, and 2 are left.');
    expect(said).toContain('New ones come on April 1, 2026.');
    await hold('two', 2);
    await settle('two');
    expect(await told()).toEqual([low, all]);
    expect(await told()).toHaveLength(2);
  });

  it('tell again in the next period', async () => {
    clock.advance(31 * 24 * 3_600_000);
    expect(await told()).toHaveLength(2);
    await hold('ten', 10);
    await settle('ten');
    expect(await told()).toEqual([low, all, all]);
  });
});

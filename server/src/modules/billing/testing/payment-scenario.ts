import { expect } from 'vitest';
import { seededRandom } from '../../../../../listing/testing/seeded-random.ts';
import type { Database } from '../../../db/database.ts';
import { newUuid } from '../../../db/ids.ts';
import { parseEvent } from '../../../outside/payments/event-shape.ts';
import type { PaymentProvider, ProviderSubscription } from '../../../outside/payments/payment-provider.ts';
import { signWebhook, verifyWebhook } from '../../../outside/payments/webhook-signature.ts';
import { manualClock } from '../../../testing/manual-clock.ts';
import { createUsersService } from '../../users/users-service.ts';
import { createUsersStore } from '../../users/users-store.ts';
import { createPaymentEvents, type PaymentEvents } from '../payment-events.ts';
import { createPaymentEventsStore } from '../payment-events-store.ts';
import { createStandings, standingOf } from '../standing.ts';
import { createSubscriptionStore, isCurrent, type SubscriptionRow } from '../subscription-store.ts';
import { createSubscriptionSync } from '../subscription-sync.ts';
import { type PaymentLife, paymentLife } from './payment-life.ts';

const secret = 'whsec_scenario';
const hour = 3_600_000;
const steps = 9;

/**
 * One subscription's life, from a seed: its events arrive shuffled, doubled, days late and among forgeries, at two processes
 * that ask the provider at the same time and sometimes die. In the end the rows are as if all had come in order.
 */
export async function livePayments(database: Database, seed: number): Promise<string[]> {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random.next() * limit);
  const clock = manualClock(new Date('2026-01-31T09:00:00.000Z'));
  const userId = newUuid();
  const life = paymentLife(random, `cus_${seed}`);
  const provider = `p${seed}`;
  const store = createSubscriptionStore(database, provider);
  const eventsStore = createPaymentEventsStore(database, provider);
  const created = clock.now();
  await database.query(
    'insert into users (id, email, email_verified_at, created_at, updated_at) values ($1, $2, $3, $3, $3)',
    [userId, `${userId}@seller.test`, created],
  );
  await store.keepCustomer(userId, life.customer_id, created);

  // One answer of a life arrives after everything else.
  let held = false;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const living = new Set<PaymentEvents>();
  const startProcess = (): { events: PaymentEvents; kill(): void } => {
    let dead = false;
    const provided: Pick<PaymentProvider, 'readSubscription' | 'endNow' | 'readEvent' | 'removeCustomer'> = {
      async readSubscription(id) {
        // The answer was true when the provider looked, and may be outdated when it arrives.
        const seen = structuredClone(life.subscriptions.get(id) ?? null);
        for (let turns = below(6); turns > 0; turns -= 1) await new Promise(setImmediate);
        if (!held && random.chance(0.15)) {
          held = true;
          await gate;
        }
        if (dead) await new Promise(() => {});
        return seen;
      },
      endNow: async () => {},
      removeCustomer: async () => {},
      readEvent(body, signature) {
        verifyWebhook(body, signature, secret, clock.now());
        return parseEvent(body);
      },
    };
    const log = { warn: () => {}, error: () => {} };
    const sync = createSubscriptionSync({
      store,
      provider: provided,
      users: createUsersService({ store: createUsersStore(database), clock, newId: newUuid }),
      mails: { noteSubscription: async () => {} },
      clock,
      log,
    });
    const events = createPaymentEvents({
      store: eventsStore,
      subscriptions: store,
      provider: provided,
      sync,
      clock,
      log,
    });
    living.add(events);
    const kill = () => {
      dead = true;
      living.delete(events);
    };
    return { events, kill };
  };

  let processes = [startProcess(), startProcess()] as const;
  const deliver = async (body: string) => {
    const to = random.pick(processes).events;
    await to.receive(body, signWebhook(body, secret, clock.now()));
    if (random.chance(0.2)) await to.receive(body, signWebhook(body, secret, clock.now()));
  };
  const forge = async () => {
    const body = JSON.stringify({
      id: `evt_forged_${seed}`,
      type: 'customer.subscription.updated',
      created: 1,
      data: { object: { object: 'subscription', id: 'sub_x', customer: life.customer_id } },
    });
    const signature = random.pick(['', 'v1=00', signWebhook(body, 'whsec_other', clock.now())]);
    await expect(processes[0].events.receive(body, signature)).rejects.toMatchObject({ code: 'invalid_signature' });
  };

  const names: string[] = [];
  const waiting = new Set<string>();
  for (let step = 1; step <= steps + 8; step += 1) {
    clock.advance(below(5 * 24) * hour);
    if (step <= steps) {
      const before = life.events.length;
      names.push(life.step(clock.now()));
      for (const { id } of life.events.slice(before)) waiting.add(id);
    }
    const due = life.events.filter(({ id, arrives }) => waiting.has(id) && arrives <= step);
    for (const event of random.shuffled(due)) {
      waiting.delete(event.id);
      await deliver(event.body);
    }
    if (random.chance(0.2)) await forge();
    if (random.chance(0.15)) {
      // Stored, and not yet applied: the next process finds it.
      processes[0].kill();
      processes = [processes[1], startProcess()];
    }
  }
  // Whoever died holds its event for two minutes.
  held = true;
  const [last, other] = [startProcess(), startProcess()];
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([last.events.work(), other.events.work()]);
    clock.advance(hour);
  }
  open();
  await Promise.all([...living].map((events) => events.close()));
  await check(database, provider, userId, life, clock.now());
  return names;
}

async function check(
  database: Database,
  provider: string,
  userId: string,
  life: PaymentLife,
  now: Date,
): Promise<void> {
  const rows = await database.query<{ id: string; status: string }>(
    'select id, status from payment_events where provider = $1',
    [provider],
  );
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(life.events.map(({ id }) => id)));
  expect(rows.filter(({ status }) => status !== 'applied')).toEqual([]);
  const last = [...life.subscriptions.values()].find(({ status }) => isCurrent(status)) ?? null;
  const [account] = await database.query<{ created_at: Date }>('select created_at from users where id = $1', [userId]);
  const standing = await createStandings({ database, clock: { now: () => now } }).of(userId);
  expect(standing).toEqual(standingOf(last === null ? null : rowOf(last), account?.created_at ?? now, now));
  const ended = await database.query<{ id: string }>(
    "select id from subscriptions where user_id = $1 and status = 'canceled' and not surplus",
    [userId],
  );
  const expected = [...life.subscriptions.values()].filter(({ status }) => !isCurrent(status));
  expect(new Set(ended.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
}

const rowOf = (state: ProviderSubscription) =>
  ({
    ...state,
    scheduled_plan_id: state.scheduled?.plan_id ?? null,
    scheduled_interval: state.scheduled?.interval ?? null,
    scheduled_at: state.scheduled?.at ?? null,
  }) as unknown as SubscriptionRow;

import { and, desc, eq, gte, inArray, isNull, lt, ne, type Placeholder, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { billingNotices, checkouts, paymentCustomers, subscriptions } from '../../db/schema/subscriptions.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type CheckoutRow = typeof checkouts.$inferSelect;

/** Statuses of a subscription that has not ended; the table's unique index lists the same. */
const currentStatuses = ['active', 'trialing', 'past_due', 'unpaid', 'paused'] as const;

export const isCurrent = (status: SubscriptionRow['status']): boolean =>
  currentStatuses.some((current) => current === status);

const counts = and(inArray(subscriptions.status, [...currentStatuses]), eq(subscriptions.surplus, false));

/** The user's one subscription that has not ended, or null. */
async function currentSubscription(tx: Orm, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.user_id, userId), counts));
  return row ?? null;
}

/** When an account was made, and its subscription that has not ended; null when there is no such account. */
export function createAccountReader(orm: Orm) {
  const of = (tx: Orm, userId: string | Placeholder) =>
    tx
      .select({ created_at: users.created_at, subscription: subscriptions })
      .from(users)
      .leftJoin(subscriptions, and(eq(subscriptions.user_id, users.id), counts))
      .where(eq(users.id, userId));
  // Each turn of a chat calls it.
  const prepared = of(orm, sql.placeholder('user')).prepare('account_with_subscription');
  return async (userId: string, tx?: Orm): Promise<{ created_at: Date; subscription: SubscriptionRow | null } | null> =>
    (await (tx === undefined ? prepared.execute({ user: userId }) : of(tx, userId)))[0] ?? null;
}

/** Rows of one payment provider. */
export function createSubscriptionStore(database: Database, provider: string) {
  const { orm } = database;
  const one = (id: string) => and(eq(subscriptions.provider, provider), eq(subscriptions.id, id));
  return {
    transaction: <T>(work: (tx: Orm) => Promise<T>): Promise<T> => orm.transaction(work),
    current: (userId: string, tx: Orm = orm) => currentSubscription(tx, userId),
    get: async (id: string, tx: Orm = orm): Promise<SubscriptionRow | null> =>
      (await tx.select().from(subscriptions).where(one(id)))[0] ?? null,
    /** Numbers reads of the provider in the order in which they began. */
    ticket: async (): Promise<number> => {
      const [row] = await database.query<{ ticket: string | number }>("select nextval('subscription_reads') as ticket");
      return Number(row?.ticket);
    },
    /** False: the row comes from a read that began later. */
    save: async (tx: Orm, row: Omit<SubscriptionRow, 'provider'>): Promise<boolean> => {
      const { id, ...values } = row;
      const saved = await tx
        .insert(subscriptions)
        .values({ provider, id, ...values })
        .onConflictDoUpdate({
          target: [subscriptions.provider, subscriptions.id],
          set: values,
          setWhere: sql`${subscriptions.read_ticket} < ${row.read_ticket}`,
        })
        .returning({ id: subscriptions.id });
      return saved.length > 0;
    },
    markSurplus: async (tx: Orm, id: string): Promise<void> => {
      await tx.update(subscriptions).set({ surplus: true }).where(one(id));
    },
    /** The provider no longer has it. */
    markGone: async (id: string, ticket: number, now: Date): Promise<void> => {
      await orm
        .update(subscriptions)
        .set({
          status: 'canceled',
          read_ticket: ticket,
          ended_at: sql`coalesce(${subscriptions.ended_at}, ${now.toISOString()}::timestamptz)`,
        })
        .where(and(one(id), lt(subscriptions.read_ticket, ticket)));
    },
    idsOfCustomer: async (customerId: string): Promise<string[]> =>
      (
        await orm
          .select({ id: subscriptions.id })
          .from(subscriptions)
          .innerJoin(
            paymentCustomers,
            and(
              eq(paymentCustomers.user_id, subscriptions.user_id),
              eq(paymentCustomers.provider, provider),
              eq(paymentCustomers.id, customerId),
            ),
          )
          .where(and(eq(subscriptions.provider, provider), ne(subscriptions.status, 'canceled')))
      ).map(({ id }) => id),
    /** Subscriptions that have not ended although their period is over or they are surplus, without news since `before`. */
    overdue: async (now: Date, before: Date): Promise<string[]> =>
      (
        await database.query<{ id: string }>(
          `select id from subscriptions where provider = $1 and status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')
             and (period_end <= $2 or surplus) and read_at < $3 order by period_end limit 500`,
          [provider, now, before],
        )
      ).map(({ id }) => id),
    customerOf: async (userId: string, tx: Orm = orm): Promise<string | null> =>
      (
        await tx
          .select({ id: paymentCustomers.id })
          .from(paymentCustomers)
          .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.user_id, userId)))
      )[0]?.id ?? null,
    userOf: async (customerId: string, tx: Orm = orm): Promise<string | null> =>
      (
        await tx
          .select({ user_id: paymentCustomers.user_id })
          .from(paymentCustomers)
          .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.id, customerId)))
      )[0]?.user_id ?? null,
    /** The customer that was stored: of two requests at the same time, the first one's. */
    keepCustomer: async (userId: string, id: string, now: Date): Promise<string> => {
      await orm
        .insert(paymentCustomers)
        .values({ provider, id, user_id: userId, created_at: now })
        .onConflictDoNothing();
      const [row] = await orm
        .select({ id: paymentCustomers.id })
        .from(paymentCustomers)
        .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.user_id, userId)));
      if (row === undefined) throw new Error(`customer ${id} belongs to another account`);
      return row.id;
    },
    dropCustomer: async (id: string): Promise<void> => {
      await orm
        .delete(paymentCustomers)
        .where(and(eq(paymentCustomers.provider, provider), eq(paymentCustomers.id, id)));
    },
    addCheckout: async (row: Omit<CheckoutRow, 'provider'>): Promise<void> => {
      await orm.insert(checkouts).values({ provider, ...row });
    },
    checkout: async (userId: string, id: string): Promise<CheckoutRow | null> =>
      (
        await orm
          .select()
          .from(checkouts)
          .where(and(eq(checkouts.id, id), eq(checkouts.user_id, userId), eq(checkouts.provider, provider)))
      )[0] ?? null,
    /** Visits to payment pages since then, for a new subscription; newest first, a few at most. */
    firstCheckouts: (userId: string, since: Date): Promise<CheckoutRow[]> =>
      orm
        .select()
        .from(checkouts)
        .where(
          and(
            eq(checkouts.user_id, userId),
            eq(checkouts.provider, provider),
            isNull(checkouts.subscription_id),
            gte(checkouts.created_at, since),
          ),
        )
        .orderBy(desc(checkouts.created_at))
        .limit(5),
    removeOldCheckouts: async (before: Date): Promise<void> => {
      await database.query('delete from checkouts where created_at < $1', [before]);
    },
  };
}
export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>;

/** True only for the first call with this key: the notice has not been sent yet. */
export async function firstNotice(tx: Orm, userId: string, key: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(billingNotices)
    .values({ user_id: userId, key, created_at: now })
    .onConflictDoNothing()
    .returning({ key: billingNotices.key });
  return rows.length > 0;
}

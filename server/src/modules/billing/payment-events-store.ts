import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database.ts';
import { paymentCustomers, paymentCustomersToRemove, paymentEvents } from '../../db/schema/subscriptions.ts';
import type { PaymentEvent } from '../../outside/payments/payment-provider.ts';

export type PaymentEventRow = typeof paymentEvents.$inferSelect;

/** Events of one provider as they came, and the customers that have to be removed there. */
export function createPaymentEventsStore(database: Database, provider: string) {
  const { orm } = database;
  /** An event belongs to the try that claimed it last. */
  const ofTry = (row: PaymentEventRow) =>
    and(
      eq(paymentEvents.provider, row.provider),
      eq(paymentEvents.id, row.id),
      eq(paymentEvents.status, 'waiting'),
      eq(paymentEvents.attempts, row.attempts),
    );
  return {
    /** Keeps the event, once; without its body if it concerns somebody whose account is gone. */
    keep: async (event: PaymentEvent, body: string, now: Date): Promise<void> => {
      await database.query(
        `insert into payment_events
           (provider, id, type, customer_id, subscription_id, body, created_at, received_at, status, due_at)
         values ($1, $2, $3, $4, $5,
           case when exists (select 1 from payment_customers_to_remove r where r.provider = $1 and r.id = $4) then '' else $6 end,
           $7, $8, 'waiting', $8)
         on conflict (provider, id) do nothing`,
        [provider, event.id, event.type, event.customer_id, event.subscription_id, body, event.created_at, now],
      );
    },
    /** Takes the event that is due first and keeps other processes off it until `until`. */
    claim: async (now: Date, until: Date): Promise<PaymentEventRow | null> => {
      const taken = orm.$with('taken').as(
        orm
          .select({ id: paymentEvents.id })
          .from(paymentEvents)
          .where(
            and(
              eq(paymentEvents.provider, provider),
              eq(paymentEvents.status, 'waiting'),
              sql`${paymentEvents.due_at} <= ${now.toISOString()}::timestamptz`,
            ),
          )
          .orderBy(paymentEvents.due_at, paymentEvents.id)
          .limit(1)
          .for('update', { skipLocked: true }),
      );
      const [row] = await orm
        .with(taken)
        .update(paymentEvents)
        .set({ due_at: until, attempts: sql`${paymentEvents.attempts} + 1` })
        .where(and(eq(paymentEvents.provider, provider), sql`${paymentEvents.id} in (select id from ${taken})`))
        .returning();
      return row ?? null;
    },
    finish: async (
      row: PaymentEventRow,
      values: { status: 'applied' | 'unknown' | 'failed'; last_error: string | null; finished_at: Date },
    ): Promise<void> => {
      await orm.update(paymentEvents).set(values).where(ofTry(row));
    },
    postpone: async (row: PaymentEventRow, due_at: Date, last_error: string): Promise<void> => {
      await orm.update(paymentEvents).set({ due_at, last_error }).where(ofTry(row));
    },
    /** The events that need attention, by kind. */
    open: async (): Promise<Record<string, number>> => {
      const [row] = await database.query<Record<string, string | number>>(
        `select count(*) filter (where status = 'waiting') as waiting, count(*) filter (where status = 'unknown') as unknown,
           count(*) filter (where status = 'failed') as failed,
           (select count(*) from payment_events where type = 'charge.dispute.created') as disputed,
           (select count(*) from subscriptions where surplus) as surplus
         from payment_events where status <> 'applied'`,
      );
      return Object.fromEntries(Object.entries(row ?? {}).map(([name, count]) => [name, Number(count)]));
    },
    removeOld: async (before: Date): Promise<void> => {
      await database.query(`delete from payment_events where status = 'applied' and received_at < $1`, [before]);
    },
    /** Part of deleting an account: empties its events, and notes its customers to be removed later. */
    forget: async (tx: Orm, userId: string, now: Date): Promise<void> => {
      const customers = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.user_id, userId));
      if (customers.length === 0) return;
      await tx
        .insert(paymentCustomersToRemove)
        .values(customers.map((customer) => ({ provider: customer.provider, id: customer.id, created_at: now })))
        .onConflictDoNothing();
      const ids = customers.map(({ id }) => id);
      await tx.update(paymentEvents).set({ body: '' }).where(inArray(paymentEvents.customer_id, ids));
    },
    wasRemoved: async (customerId: string): Promise<boolean> =>
      (
        await database.query('select 1 from payment_customers_to_remove where provider = $1 and id = $2', [
          provider,
          customerId,
        ])
      ).length > 0,
    customersToRemove: async (): Promise<string[]> =>
      (
        await database.query<{ id: string }>(
          'select id from payment_customers_to_remove where provider = $1 and removed_at is null limit 100',
          [provider],
        )
      ).map(({ id }) => id),
    markRemoved: async (id: string, now: Date): Promise<void> => {
      await database.query('update payment_customers_to_remove set removed_at = $3 where provider = $1 and id = $2', [
        provider,
        id,
        now,
      ]);
    },
  };
}
export type PaymentEventsStore = ReturnType<typeof createPaymentEventsStore>;

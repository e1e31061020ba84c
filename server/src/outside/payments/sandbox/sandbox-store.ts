import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../../../db/database.ts';
import type { PaidPlan } from '../payment-provider.ts';
import { nextAt, type SandboxState, type SandboxStep } from './sandbox-life.ts';

export interface SandboxCustomer {
  id: string;
  user_id: string;
  portal_id: string;
  return_url: string | null;
  card_declines: boolean;
  credit: number;
}

export interface SandboxPage extends PaidPlan {
  id: string;
  customer_id: string;
  /** Null: the page makes one. */
  subscription_id: string | null;
  status: 'open' | 'paid' | 'abandoned' | 'expired';
  success_url: string;
  cancel_url: string;
  created_at: Date;
  expires_at: Date;
}

export interface SandboxInvoice {
  id: string;
  at: Date;
  amount: number;
  what: string;
  status: 'paid' | 'open' | 'void';
}

/** The sandbox's own tables. */
export function createSandboxStore(database: Database) {
  const first = async <Row>(tx: Orm, query: ReturnType<typeof sql>): Promise<Row | null> => {
    const { rows } = (await tx.execute(query)) as unknown as { rows: Row[] };
    return rows[0] ?? null;
  };
  const { orm } = database;
  return {
    transaction: <T>(work: (tx: Orm) => Promise<T>): Promise<T> => orm.transaction(work),
    addCustomer: async (customer: { id: string; user_id: string; portal_id: string }): Promise<string> => {
      await database.query(
        'insert into sandbox_customers (id, user_id, portal_id) values ($1, $2, $3) on conflict (user_id) do nothing',
        [customer.id, customer.user_id, customer.portal_id],
      );
      const [row] = await database.query<{ id: string }>('select id from sandbox_customers where user_id = $1', [
        customer.user_id,
      ]);
      return row?.id ?? customer.id;
    },
    removeCustomer: async (id: string): Promise<void> => {
      await database.query('delete from sandbox_customers where id = $1', [id]);
    },
    setReturnUrl: async (id: string, url: string): Promise<string | null> => {
      const [row] = await database.query<{ portal_id: string }>(
        'update sandbox_customers set return_url = $2 where id = $1 returning portal_id',
        [id, url],
      );
      return row?.portal_id ?? null;
    },
    customerOfPortal: async (portalId: string): Promise<SandboxCustomer | null> =>
      (await database.query<SandboxCustomer>('select * from sandbox_customers where portal_id = $1', [portalId]))[0] ??
      null,
    setCard: async (id: string, declines: boolean): Promise<void> => {
      await database.query('update sandbox_customers set card_declines = $2 where id = $1', [id, declines]);
    },
    /** Locks the customer until the transaction ends, so that changes happen one after the other. */
    lockCustomer: (tx: Orm, id: string) =>
      first<SandboxCustomer>(tx, sql`select * from sandbox_customers where id = ${id} for update`),
    subscriptionsOf: async (customerId: string): Promise<{ id: string; state: SandboxState }[]> =>
      database.query<{ id: string; state: SandboxState }>(
        'select id, state from sandbox_subscriptions where customer_id = $1 order by id desc',
        [customerId],
      ),
    subscription: (tx: Orm | null, id: string) =>
      first<{ id: string; customer_id: string; state: SandboxState }>(
        tx ?? orm,
        sql`select id, customer_id, state from sandbox_subscriptions where id = ${id}`,
      ),
    due: async (now: Date): Promise<string[]> =>
      (
        await database.query<{ id: string }>(
          'select id from sandbox_subscriptions where next_at <= $1 order by next_at limit 200',
          [now],
        )
      ).map(({ id }) => id),
    /** Stores the subscription after a step, with its bills, the purse and the events to send. */
    saveStep: async (
      tx: Orm,
      at: { subscription_id: string; customer_id: string; newId(kind: string): string },
      { state, purse, bills, events }: SandboxStep,
    ): Promise<void> => {
      const { subscription_id: id, customer_id, newId } = at;
      const next = nextAt(state)?.toISOString() ?? null;
      await tx.execute(sql`insert into sandbox_subscriptions (id, customer_id, state, next_at)
        values (${id}, ${customer_id}, ${JSON.stringify(state)}::jsonb, ${next}::timestamptz)
        on conflict (id) do update set state = excluded.state, next_at = excluded.next_at`);
      await tx.execute(sql`update sandbox_customers
        set card_declines = ${purse.card_declines}, credit = ${purse.credit} where id = ${customer_id}`);
      // An open bill is settled by the next one, or dropped with the subscription.
      if (bills.length > 0 || state.status === 'canceled')
        await tx.execute(
          sql`update sandbox_invoices set status = 'void' where subscription_id = ${id} and status = 'open'`,
        );
      for (const bill of bills)
        await tx.execute(sql`insert into sandbox_invoices (id, customer_id, subscription_id, at, amount, what, status)
          values (${newId('in')}, ${customer_id}, ${id}, ${bill.at.toISOString()}::timestamptz, ${bill.amount}, ${bill.what}, ${bill.status})`);
      for (const event of events) {
        const body = eventBody({ id: newId('evt'), type: event.type, at: event.at, subscription_id: id, customer_id });
        await tx.execute(sql`insert into sandbox_events (id, body, due_at)
          values (${newId('msg')}, ${body}, ${event.at.toISOString()}::timestamptz)`);
      }
    },
    addPage: async (page: SandboxPage): Promise<void> => {
      await database.query(
        `insert into sandbox_pages (id, customer_id, subscription_id, plan_id, interval, status, success_url, cancel_url, created_at, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          page.id,
          page.customer_id,
          page.subscription_id,
          page.plan_id,
          page.interval,
          page.status,
          page.success_url,
          page.cancel_url,
          page.created_at,
          page.expires_at,
        ],
      );
    },
    /** With the subscription that a paid page has made or changed. */
    page: async (tx: Orm | null, id: string): Promise<SandboxPage | null> => {
      const row = await first<SandboxPage>(tx ?? orm, sql`select * from sandbox_pages where id = ${id}`);
      // Raw statements return times as text.
      return row === null
        ? null
        : { ...row, created_at: new Date(row.created_at), expires_at: new Date(row.expires_at) };
    },
    expirePages: async (customerId: string): Promise<void> => {
      await database.query(`update sandbox_pages set status = 'expired' where customer_id = $1 and status = 'open'`, [
        customerId,
      ]);
    },
    setPage: async (
      tx: Orm,
      id: string,
      status: SandboxPage['status'],
      subscriptionId: string | null,
    ): Promise<void> => {
      await tx.execute(
        sql`update sandbox_pages set status = ${status}, subscription_id = ${subscriptionId} where id = ${id}`,
      );
    },
    invoices: (customerId: string): Promise<SandboxInvoice[]> =>
      database.query<SandboxInvoice>(
        'select id, at, amount, what, status from sandbox_invoices where customer_id = $1 order by at desc, id desc limit 50',
        [customerId],
      ),
    eventsToSend: (now: Date): Promise<{ id: string; body: string; attempts: number }[]> =>
      database.query('select id, body, attempts from sandbox_events where due_at <= $1 order by number limit 100', [
        now,
      ]),
    eventSent: async (id: string): Promise<void> => {
      await database.query('delete from sandbox_events where id = $1', [id]);
    },
    eventLater: async (id: string, due: Date): Promise<void> => {
      await database.query('update sandbox_events set due_at = $2, attempts = attempts + 1 where id = $1', [id, due]);
    },
  };
}
export type SandboxStore = ReturnType<typeof createSandboxStore>;

/** In the shape of Stripe's events. */
function eventBody(event: {
  id: string;
  type: string;
  at: Date;
  subscription_id: string;
  customer_id: string;
}): string {
  const { id, type, at, subscription_id, customer_id } = event;
  const object = objectOf(type, subscription_id, customer_id);
  const created = Math.floor(at.getTime() / 1000);
  return JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } });
}

function objectOf(type: string, subscription: string, customer: string): object {
  if (type.startsWith('invoice.'))
    return { object: 'invoice', customer, parent: { subscription_details: { subscription } } };
  if (type.startsWith('checkout.')) return { object: 'checkout.session', customer, subscription };
  return { object: 'subscription', id: subscription, customer };
}

import type { Orm } from '../../db/database.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { PaymentProvider, ProviderSubscription } from '../../outside/payments/payment-provider.ts';
import type { UsersService } from '../users/users-service.ts';
import type { BillingMails } from './billing-mails.ts';
import { eachByItself } from './each-by-itself.ts';
import { isCurrent, type SubscriptionRow, type SubscriptionStore } from './subscription-store.ts';

export interface SubscriptionSync {
  /**
   * Reads the subscription from the provider and stores what it says. Whatever the order in which news arrives, the rows end up
   * as the provider has them. `unknown`: it is paid for and belongs to nobody we know.
   * @throws PaymentProviderError
   */
  refresh(id: string): Promise<'known' | 'unknown'>;
  /** Reads those whose period is over, or that should have ended, if no news has come for an hour. */
  refreshOverdue(): Promise<void>;
}

export interface SubscriptionSyncDeps {
  store: SubscriptionStore;
  provider: Pick<PaymentProvider, 'readSubscription' | 'endNow'>;
  users: Pick<UsersService, 'lock'>;
  mails: Pick<BillingMails, 'noteSubscription'>;
  clock: Clock;
  log: { error(details: object, message: string): void };
}

/** The outcome of one try; `again`: something newer was stored, or `first` has to be read again before. */
type Saved = { kind: 'known' | 'unknown'; surplus: string | null } | { kind: 'again'; first: string | null };

const hourMs = 3_600_000;
/** Each further try means that another process was quicker; this many in a row are a bug of ours. */
const triesAtMost = 20;

export function createSubscriptionSync(deps: SubscriptionSyncDeps): SubscriptionSync {
  const { store, provider, users, mails, clock, log } = deps;

  /** Of two subscriptions of one user the older one stays, whichever we hear of first. */
  const settleRivals = async (
    tx: Orm,
    userId: string,
    state: ProviderSubscription,
    ticket: number,
    since: number | null,
  ) => {
    const rival = await store.current(userId, tx);
    if (rival === null || rival.id === state.id || !isCurrent(state.status)) return { kind: 'fine' as const };
    // One of the two may have ended, with the news still on its way: both are read again before anything is decided.
    if (since === null || rival.read_ticket <= since || ticket <= since)
      return { kind: 'again' as const, first: rival.id };
    const earlier = rival.started_at.getTime() - state.started_at.getTime() || (rival.id < state.id ? -1 : 1);
    if (earlier > 0) await store.markSurplus(tx, rival.id);
    return { kind: 'surplus' as const, id: earlier > 0 ? rival.id : state.id };
  };

  const save = async (tx: Orm, state: ProviderSubscription, ticket: number, since: number | null): Promise<Saved> => {
    const userId = await store.userOf(state.customer_id, tx);
    if (userId === null || !(await users.lock(tx, userId)))
      return { kind: isCurrent(state.status) ? 'unknown' : 'known', surplus: null };
    const before = await store.get(state.id, tx);
    if (before !== null && before.read_ticket >= ticket) return { kind: 'again', first: null };
    const rivals = await settleRivals(tx, userId, state, ticket, since);
    if (rivals.kind === 'again') return rivals;
    const surplus = before?.surplus === true || (rivals.kind === 'surplus' && rivals.id === state.id);
    const row = { ...rowOf(state, userId), surplus, read_ticket: ticket, read_at: clock.now() };
    if (!(await store.save(tx, row))) return { kind: 'again', first: null };
    // A subscription whose first payment was never made ends too, but there was no plan to lose.
    const hadPlan = before !== null && isCurrent(before.status);
    if (!surplus && (hadPlan || isCurrent(state.status))) await mails.noteSubscription(tx, row);
    const end = surplus && isCurrent(state.status) ? state.id : rivals.kind === 'surplus' ? rivals.id : null;
    return { kind: 'known', surplus: end };
  };

  const endSurplus = async (id: string) => {
    log.error({ subscription: id }, 'a user has paid for a second subscription: it is ended, please refund it');
    await provider.endNow(id);
    await read(id, false);
  };

  async function read(id: string, endsSurplus: boolean): Promise<'known' | 'unknown'> {
    let since: number | null = null;
    for (let tries = 0; tries < triesAtMost; tries += 1) {
      const ticket = await store.ticket();
      const state = await provider.readSubscription(id);
      if (state === null) {
        await store.markGone(id, ticket, clock.now());
        return 'known';
      }
      const saved = await store.transaction((tx) => save(tx, state, ticket, since));
      if (saved.kind !== 'again') {
        if (saved.surplus !== null && endsSurplus) await endSurplus(saved.surplus);
        return saved.kind;
      }
      if (saved.first === null) continue;
      since ??= await store.ticket();
      await read(saved.first, endsSurplus);
    }
    throw new Error(`the subscription ${id} is read and written by too many at once`);
  }

  const refresh = (id: string) => read(id, true);
  return {
    refresh,
    async refreshOverdue() {
      const now = clock.now();
      await eachByItself(await store.overdue(now, new Date(now.getTime() - hourMs)), refresh, (id, error) =>
        log.error({ subscription: id, err: error }, 'a subscription could not be read from the payment provider'),
      );
    },
  };
}

const rowOf = (state: ProviderSubscription, userId: string) =>
  ({
    id: state.id,
    user_id: userId,
    plan_id: state.plan_id,
    interval: state.interval,
    status: state.status,
    started_at: state.started_at,
    period_start: state.period_start,
    period_end: state.period_end,
    cancel_at_period_end: state.cancel_at_period_end,
    scheduled_plan_id: state.scheduled?.plan_id ?? null,
    scheduled_interval: state.scheduled?.interval ?? null,
    scheduled_at: state.scheduled?.at ?? null,
    unpaid_since: state.unpaid_since,
    ended_at: state.ended_at,
  }) satisfies Partial<SubscriptionRow>;

import { setImmediate } from 'node:timers/promises';
import type { Database, Orm } from '../../db/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { Charges } from '../billing/charges.ts';
import type { BulkItem, BulkJobRow, BulkStore } from './bulk-store.ts';
import type { BulkWriting } from './bulk-writing.ts';
import type { CardsService } from './cards-service.ts';

export interface BulkWorkerDeps {
  database: Database;
  store: BulkStore;
  cards: Pick<CardsService, 'rescore' | 'improveNow' | 'get'>;
  charges: Pick<Charges, 'spend' | 'priceOf'>;
  writing: BulkWriting;
  clock: Clock;
  /** Called with the turn whose job has ended, and now and then while it runs. */
  onTurnWork(turnId: string): Promise<void>;
  /** Unique to this process. */
  owner: string;
  onError(error: unknown): void;
  /**
   * Milliseconds: between looks for work, after which a process counts as dead, between tries of a busy card, and how long a
   * closing process waits for the card at hand.
   */
  times?: { beat: number; stale: number; busy: number; grace: number };
}

export interface BulkWorker {
  /** Works through what waits. Resolves when nothing waits any more. */
  work(): Promise<void>;
  begin(): Promise<void>;
  /** Finishes the card at hand, unless that takes long, and gives the jobs back for the next process. */
  close(): Promise<void>;
}

const defaultTimes = { beat: 1_000, stale: 5_000, busy: 1_000, grace: 2_000 };
/** Cards, or milliseconds, after which another job gets its turn: a language model takes long for a card. */
const slice = { cards: 25, ms: 5_000 };
/** How many jobs a process works on at the same time, each of another seller. */
const lanesAtMost = 4;
const tellEveryMs = 3_000;
/** How often a busy card is tried, which together takes longer than a dead process can keep it. */
const busyTries = 10;

/** The card has already been settled, or the job is no longer ours. */
class LostJobError extends Error {}

type Outcome = 'settled' | 'busy' | 'lost';

export function createBulkWorker(deps: BulkWorkerDeps): BulkWorker {
  const { database, store, cards, charges, writing, clock, owner, onError, onTurnWork, times = defaultTimes } = deps;
  const closing = new AbortController();
  let isClosing = false;
  const lanes = new Set<Promise<void>>();
  /** For each job of this process: how often busy cards were tried, and when its turn was last told. */
  const known = new Map<string, { tries: Map<number, number>; toldAt: number }>();
  let again = false;
  let stopWatching = () => {};

  const workOn = async (job: BulkJobRow, { card_id, place }: BulkItem, signal: AbortSignal): Promise<unknown> => {
    const settle = async (tx: Orm, done: { charged: number; is_changed: boolean }) => {
      if (!(await store.settle(tx, job.id, place, { status: 'done', ...done }))) throw new LostJobError();
    };
    if (job.action === 'score') {
      const price = await charges.priceOf(job.user_id, 'score');
      return cards.rescore(job.user_id, card_id, job.marketplace ?? undefined, async (tx, { title, keyFor }) => {
        await settle(tx, { charged: price, is_changed: false });
        const ref = { kind: 'card', id: card_id } as const;
        const spending = { user_id: job.user_id, reason: 'score', key: keyFor(job.id), ref, title } as const;
        await charges.spend(tx, { ...spending, part_of: job.id });
      });
    }
    const asked =
      job.wishes === null
        ? {
            ...(job.marketplace === null ? {} : { marketplace: job.marketplace }),
            ...(job.sections === null ? {} : { sections: job.sections }),
          }
        : writing.optionsFor(job, await cards.get(job.user_id, card_id), signal);
    return cards.improveNow(job.user_id, card_id, { ...asked, settle, part_of: job.id, signal });
  };

  const isBusy = async (job: BulkJobRow, { card_id }: BulkItem): Promise<boolean> => {
    const card = await cards.get(job.user_id, card_id).catch(() => null);
    return card?.status === 'improving' || card?.status === 'importing';
  };

  const fail = async (job: BulkJobRow, item: BulkItem, error: unknown): Promise<Outcome> => {
    const isRefusal = error instanceof ProblemError;
    if (!isRefusal) onError(error);
    if (isRefusal && error.code === 'credits_exhausted') {
      await store.failWaiting(job.id, `${error.detail} What was done before this is kept.`);
      return 'settled';
    }
    const message = isRefusal ? error.detail : 'Something went wrong on our side. Please try again.';
    await database.orm.transaction((tx) => store.settle(tx, job.id, item.place, { status: 'failed', message }));
    return 'settled';
  };

  const tryCard = async (job: BulkJobRow, item: BulkItem, isLastTry: boolean): Promise<Outcome> => {
    if (!(await store.beat(owner, job.id))) return 'lost';
    const lost = new AbortController();
    const beat = async () => {
      // It was stopped, or belongs to another process: what is being written would be thrown away.
      if (!(await store.beat(owner, job.id))) lost.abort('lost');
    };
    const beating = setInterval(() => void beat().catch(onError), times.beat);
    const signal = AbortSignal.any([lost.signal, closing.signal]);
    try {
      await workOn(job, item, signal);
      return 'settled';
    } catch (error) {
      // A run that another process took over, or that ends with this one, aborts with these words.
      const isLost = error instanceof LostJobError || error === 'lost' || error === 'shutdown';
      if (isLost || signal.aborted || isClosing) return 'lost';
      if (error instanceof ProblemError && error.code === 'conflict' && !isLastTry && (await isBusy(job, item)))
        return 'busy';
      return await fail(job, item, error);
    } finally {
      clearInterval(beating);
    }
  };

  /** Some cards of a job. Busy ones are passed over, and tried again once the others are done. */
  const workSlice = async (job: BulkJobRow, tries: Map<number, number>): Promise<void> => {
    let after = 0;
    const until = clock.now().getTime() + slice.ms;
    for (let done = 0; done < slice.cards && clock.now().getTime() < until && !isClosing; ) {
      // An embedded database answers in the same turn of the event loop: without this nobody else would be served meanwhile.
      await setImmediate();
      const [item] = await store.waiting(job.id, after, 1);
      if (item === undefined) {
        if (after === 0 || tries.size === 0) return;
        // Only busy ones are left.
        await new Promise((resolve) => setTimeout(resolve, times.busy));
        after = 0;
        continue;
      }
      after = item.place;
      const tried = tries.get(item.place) ?? 0;
      const outcome = await tryCard(job, item, tried >= busyTries);
      if (outcome === 'lost') return;
      if (outcome === 'busy') tries.set(item.place, tried + 1);
      else tries.delete(item.place);
      done += 1;
    }
  };

  const workJob = async (job: BulkJobRow): Promise<void> => {
    const ofJob = known.get(job.id) ?? { tries: new Map(), toldAt: clock.now().getTime() };
    known.set(job.id, ofJob);
    try {
      await workSlice(job, ofJob.tries);
    } finally {
      const [left] = await store.giveBack(owner, job.id, clock.now());
      if (left?.status !== 'running') known.delete(job.id);
      const now = clock.now().getTime();
      const isTold = left?.status === 'done' || now - ofJob.toldAt >= tellEveryMs;
      if (isTold && left?.part_of) {
        ofJob.toldAt = now;
        await onTurnWork(left.part_of).catch(onError);
      }
    }
  };

  const workOff = async () => {
    do {
      again = false;
      while (!isClosing) {
        const job = await store.claim(owner, times.stale);
        if (job === null) break;
        await workJob(job);
      }
    } while (again && !isClosing);
  };

  const work = async (): Promise<void> => {
    again = true;
    if (lanes.size < lanesAtMost) {
      const lane: Promise<void> = workOff().finally(() => lanes.delete(lane));
      lanes.add(lane);
    }
    while (lanes.size > 0) await Promise.all(lanes);
  };
  return {
    work,
    async begin() {
      // Nobody else can work in an embedded database, so what is being worked on was left by a dead process.
      if (database.kind === 'pglite') await store.giveBackAll();
      const wake = () => void work().catch(onError);
      stopWatching = database.watch(store.waits(times.stale), times.beat, wake);
      wake();
    },
    async close() {
      isClosing = true;
      stopWatching();
      const grace = setTimeout(() => closing.abort('shutdown'), times.grace);
      await Promise.allSettled(lanes);
      clearTimeout(grace);
      await store.giveBack(owner, null, clock.now());
    },
  };
}

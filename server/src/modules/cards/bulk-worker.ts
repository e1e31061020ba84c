import { setImmediate } from 'node:timers/promises';
import type { Database, Orm } from '../../db/database.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { Charges } from '../billing/charges.ts';
import type { BulkItem, BulkJobRow, BulkStore } from './bulk-store.ts';
import type { CardsService } from './cards-service.ts';

export interface BulkWorkerDeps {
  database: Database;
  store: BulkStore;
  cards: Pick<CardsService, 'rescore' | 'improveNow' | 'get'>;
  charges: Pick<Charges, 'spend'>;
  clock: Clock;
  /** Unique to this process. */
  owner: string;
  onError(error: unknown): void;
  /** Milliseconds: between looks for work, after which a process counts as dead, between tries of a busy card. */
  times?: { beat: number; stale: number; busy: number };
}

export interface BulkWorker {
  /** Works through what waits. Resolves when nothing waits any more. */
  work(): Promise<void>;
  begin(): Promise<void>;
  /** Finishes the card at hand and gives the jobs back: whoever is next goes on with them. */
  close(): Promise<void>;
}

const defaultTimes = { beat: 1_000, stale: 5_000, busy: 1_000 };
/** Cards after which another job has its turn. */
const slice = 25;
/** A card that something else works on is tried so often, which is longer than a dead process keeps it. */
const busyTries = 10;

/** The card is settled already, or the job is not ours any more. */
class LostJobError extends Error {}

type Outcome = 'settled' | 'busy' | 'lost';

export function createBulkWorker(deps: BulkWorkerDeps): BulkWorker {
  const { database, store, cards, charges, clock, owner, onError, times = defaultTimes } = deps;
  let isClosing = false;
  let working: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | null = null;

  const workOn = (job: BulkJobRow, { card_id, place }: BulkItem): Promise<unknown> => {
    const settle = async (tx: Orm) => {
      if (!(await store.settle(tx, job.id, place, 'done', null))) throw new LostJobError();
    };
    if (job.action === 'score')
      return cards.rescore(job.user_id, card_id, job.marketplace ?? undefined, async (tx) => {
        await settle(tx);
        const ref = { kind: 'bulk_job', id: job.id } as const;
        await charges.spend(tx, { user_id: job.user_id, reason: 'score', key: `bulk:${job.id}:${place}`, ref });
      });
    return cards.improveNow(job.user_id, card_id, {
      ...(job.marketplace === null ? {} : { marketplace: job.marketplace }),
      ...(job.sections === null ? {} : { sections: job.sections }),
      settle,
      part_of: job.id,
    });
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
    await database.orm.transaction((tx) => store.settle(tx, job.id, item.place, 'failed', message));
    return 'settled';
  };

  const tryCard = async (job: BulkJobRow, item: BulkItem, isLastTry: boolean): Promise<Outcome> => {
    if (!(await store.beat(owner, job.id))) return 'lost';
    const beating = setInterval(() => void store.beat(owner, job.id).catch(onError), times.beat);
    try {
      await workOn(job, item);
      return 'settled';
    } catch (error) {
      // A run that another process took over, or that ends with this one, aborts with these words.
      if (error instanceof LostJobError || error === 'lost' || error === 'shutdown' || isClosing) return 'lost';
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
    for (let done = 0; done < slice && !isClosing; ) {
      // An embedded database answers in the same turn: without this nobody else would be served until the job ends.
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

  const workOff = async () => {
    const tries = new Map<string, Map<number, number>>();
    do {
      again = false;
      while (!isClosing) {
        const job = await store.claim(owner, times.stale);
        if (job === null) break;
        const ofJob = tries.get(job.id) ?? new Map<number, number>();
        tries.set(job.id, ofJob);
        await workSlice(job, ofJob).finally(() => store.giveBack(owner, job.id, clock.now()));
      }
    } while (again && !isClosing);
  };

  const work = (): Promise<void> => {
    again = true;
    working ??= workOff().finally(() => {
      working = null;
    });
    return working;
  };
  return {
    work,
    async begin() {
      // Nobody else can work in an embedded database, so what is being worked on was left by a dead process.
      if (database.kind === 'pglite') await store.giveBackAll();
      timer = setInterval(() => void work().catch(onError), times.beat);
      void work().catch(onError);
    },
    async close() {
      isClosing = true;
      if (timer) clearInterval(timer);
      await working?.catch(onError);
      await store.giveBack(owner, null, clock.now());
    },
  };
}

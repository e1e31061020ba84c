import { idSchema, type ListQuery, type Page } from '@cardwright/contract/common';
import type { Preference } from '@cardwright/contract/improve-wishes';
import type { BulkJob, BulkQuote, BulkRequest } from '@cardwright/contract/library';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { NewId } from '../../db/ids.ts';
import { cursorTime, decodeCursor, encodeCursor, pageOfRows } from '../../http/keyset.ts';
import { notFound, ProblemError } from '../../http/problem-error.ts';
import type { Clock } from '../../outside/clock/clock.ts';
import type { BillingService } from '../billing/billing-service.ts';
import { creditsExhausted } from '../billing/ledger-exhausted.ts';
import { planOf } from '../billing/plan-catalogue.ts';
import { type BulkJobRow, createBulkStore } from './bulk-store.ts';
import { type BulkWorkerDeps, createBulkWorker } from './bulk-worker.ts';
import type { BulkAsked } from './bulk-writing.ts';
import type { LibraryService } from './library-service.ts';

/** What the assistant adds to a request. */
interface BulkOfTurn {
  /** The turn that asks for the work. */
  part_of?: string;
  /** Identifies what a message asks for: another try of its turn finds the work of the first. */
  request_key?: string;
}

/** The same work on many cards: what it costs, starting it, watching it, stopping it. */
export interface BulkService {
  /** What it would cost. Cards that are being worked on, or whose import failed, are left out. */
  quote(userId: string, request: BulkRequest): Promise<BulkQuote>;
  /**
   * If the request has already begun work, returns that instead; work that a later try starts leaves out cards that are done.
   * @throws ProblemError `not_found` for an unknown card, `conflict` without a card that is ready, `credits_exhausted`
   */
  start(userId: string, request: BulkRequest, turn?: BulkOfTurn): Promise<BulkJob>;
  /** Whether this request has begun work. */
  isRequested(userId: string, requestKey: string): Promise<boolean>;
  get(userId: string, jobId: string): Promise<BulkJob>;
  /** The cards that an improving job has changed, the first hundred in its order. */
  changedCards(userId: string, jobId: string): Promise<string[]>;
  /** Newest first, without the list of failures. */
  list(userId: string, query: ListQuery): Promise<Page<BulkJob>>;
  /** Stops a job: cards that are not done yet stay as they are. A job that has ended stays as it is. */
  stop(userId: string, jobId: string): Promise<BulkJob>;
  /** Forgets jobs that ended a month ago. */
  removeOld(): Promise<void>;
  begin(): Promise<void>;
  /** Resolves when nothing waits and this process works on nothing. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface BulkServiceDeps extends Pick<BulkWorkerDeps, 'onError' | 'onTurnWork' | 'times'> {
  database: Database;
  library: Pick<LibraryService, 'idsOf'>;
  cards: BulkWorkerDeps['cards'];
  charges: BulkWorkerDeps['charges'];
  writing: BulkWorkerDeps['writing'];
  billing: Pick<BillingService, 'plans' | 'subscription'>;
  /** What the seller told the assistant about texts in general; it applies wherever wishes are followed. */
  preferencesOf(userId: string): Promise<Preference[]>;
  clock: Clock;
  newId: NewId;
}

const cursorShape = z.tuple([cursorTime, idSchema]);
const shownFailures = 100;
const keptMs = 30 * 86_400_000;

export function createBulkService(deps: BulkServiceDeps): BulkService {
  const { database, library, billing, writing, clock, newId, onError, onTurnWork } = deps;
  const store = createBulkStore(database);
  const worker = createBulkWorker({ ...deps, store, owner: newId() });

  const view = (row: BulkJobRow, failures: BulkJob['failures']): BulkJob => ({
    id: row.id,
    action: row.action,
    status: row.status,
    card_count: row.card_count,
    done_count: row.done_count,
    failed_count: row.failed_count,
    ...(row.action === 'improve' ? { unchanged_count: row.unchanged_count, free_count: row.free_count } : {}),
    charged: row.charged,
    failures,
    asked: writing.describe(row).asked,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  });
  const get = async (userId: string, jobId: string): Promise<BulkJob> => {
    const row = await store.get(userId, jobId);
    if (row === null) throw notFound('Job');
    return view(row, row.failed_count === 0 ? [] : await store.failures(row.id, shownFailures));
  };

  /** Those of the chosen cards that can be worked on. */
  const readyOf = async (userId: string, request: BulkRequest): Promise<{ ready: string[]; left_out: number }> => {
    const ids = await library.idsOf(userId, request);
    const rows = await database.query<{ id: string; is_ready: boolean }>(
      `select id, status = 'ready' as is_ready from cards
       where user_id = $1 and deleted_at is null and id = any($2::uuid[])`,
      [userId, ids],
    );
    if (rows.length !== ids.length) throw notFound(ids.length === 1 ? 'Card' : 'One of these cards was');
    const isReady = new Set(rows.filter((row) => row.is_ready).map(({ id }) => id));
    const ready = ids.filter((id) => isReady.has(id));
    return { ready, left_out: ids.length - ready.length };
  };

  const priced = async (userId: string, action: BulkRequest['action'], count: number, left_out: number) => {
    const { costs } = billing.plans();
    const { usage, current_plan } = await billing.subscription(userId);
    const each = costs[action];
    const feature = action === 'score' ? ('scoring_credits' as const) : ('credits' as const);
    const pots = action === 'score' ? [usage.scoring_credits] : [usage.credits, usage.daily_credits];
    const left = pots.map((pot) =>
      pot === undefined || pot.limit === null ? null : Math.max(0, pot.limit - pot.used),
    );
    const balance = left.includes(null) ? null : left.reduce<number>((sum, part) => sum + (part ?? 0), 0);
    const total = each * count;
    const covered = balance === null || balance >= total;
    const quote: BulkQuote = { action, card_count: count, left_out, cost: { feature, each, total }, balance, covered };
    const refusal = () =>
      creditsExhausted(planOf(current_plan.id), feature, usage[feature], { amount: total, left: balance ?? 0 });
    return { quote, refusal };
  };

  /** The work of an earlier try, which this one takes up. */
  const takeUp = async (userId: string, jobId: string, turn: BulkOfTurn | undefined): Promise<BulkJob> => {
    if (turn?.part_of !== undefined) await store.takeUp(userId, jobId, turn.part_of);
    return get(userId, jobId);
  };

  /**
   * What is asked for, with the seller's preferences wherever wishes are followed; wishes win over preferences. Scores need
   * neither, and work without wishes is done by rule.
   */
  const askedBy = async (
    userId: string,
    { action, marketplace, sections, wishes }: BulkRequest,
  ): Promise<BulkAsked> => ({
    marketplace: marketplace ?? null,
    sections: sections ?? null,
    wishes:
      action === 'score' || wishes === undefined
        ? null
        : { asked: wishes, preferences: await deps.preferencesOf(userId) },
  });

  return {
    async quote(userId, request) {
      const { ready, left_out } = await readyOf(userId, request);
      const { quote } = await priced(userId, request.action, ready.length, left_out);
      return { ...quote, ...writing.describe(await askedBy(userId, request)) };
    },
    async start(userId, request, turn) {
      const key = turn?.request_key;
      const earlier = key === undefined ? null : await store.ofRequest(userId, key);
      if (earlier?.status === 'queued' || earlier?.status === 'running') return takeUp(userId, earlier.id, turn);
      const { ready: all, left_out } = await readyOf(userId, request);
      const done = key === undefined || earlier === null ? null : await store.doneOf(userId, key);
      const ready = done === null ? all : all.filter((id) => !done.has(id));
      if (earlier !== null && ready.length === 0) return takeUp(userId, earlier.id, turn);
      if (ready.length === 0)
        throw new ProblemError(
          'conflict',
          'None of these cards is ready. Please wait until they are imported or improved.',
        );
      const { quote, refusal } = await priced(userId, request.action, ready.length, left_out);
      if (!quote.covered) throw refusal();
      const id = newId();
      const job = {
        id,
        user_id: userId,
        action: request.action,
        part_of: turn?.part_of ?? null,
        request_key: key,
        ...(await askedBy(userId, request)),
        created_at: clock.now(),
      };
      if (!(await store.insert(job, ready))) {
        const other = key === undefined ? null : await store.ofRequest(userId, key);
        if (other === null) throw new Error('a job disappeared while it was started again');
        return takeUp(userId, other.id, turn);
      }
      void worker.work().catch(onError);
      return get(userId, id);
    },
    isRequested: async (userId, key) => (await store.ofRequest(userId, key)) !== null,
    get,
    changedCards: (userId, jobId) => store.changed(userId, jobId, shownFailures),
    async list(userId, { limit, cursor }) {
      const position = cursor === undefined ? null : decodeCursor(cursor, cursorShape);
      const before = position === null ? null : { created_at: new Date(position[0]), id: position[1] };
      const page = pageOfRows(await store.list(userId, limit + 1, before), limit, (row) =>
        encodeCursor([row.created_at.toISOString(), row.id]),
      );
      return { items: page.items.map((row) => view(row, [])), next_cursor: page.next_cursor };
    },
    async stop(userId, jobId) {
      const turn = await store.stop(userId, jobId, clock.now());
      if (turn !== null) await onTurnWork(turn).catch(onError);
      return get(userId, jobId);
    },
    removeOld: () => store.removeOld(new Date(clock.now().getTime() - keptMs)),
    begin: worker.begin,
    idle: worker.work,
    close: worker.close,
  };
}

import type { BulkJob } from '@cardwright/contract/library';
import { describe, expect, it } from 'vitest';
import { newUuid } from '../../../db/ids.ts';
import { manualClock } from '../../../testing/manual-clock.ts';
import { createAssistantTools } from '../assistant-tools.ts';
import { createPlanRecorder } from '../plan-recorder.ts';
import { createFakeCards } from '../testing/fake-cards.ts';
import { createToolRunner } from '../tool-runner.ts';
import type { ToolContext } from './tool-context.ts';

const reason = 'This takes 20 credits, and you have none left.';

/** A turn that works on kettles. `states`: the job as it is seen, look by look; the last one stays. */
interface Staged {
  states?: Partial<BulkJob>[];
  count?: number;
  onQuote?: () => void;
  onStart?: () => void;
  /** By an earlier try of the turn. */
  isBegun?: boolean;
  agreedFor?: ToolContext['agreedFor'];
  /** Of the cards of the job those that it has changed. */
  changed?: (ids: string[]) => string[];
  /** Of the first cards, in euros. */
  prices?: string[];
  /** Other work of the seller. */
  others?: Partial<BulkJob>[];
}
function stage({
  states = [],
  count = 3,
  onQuote = () => {},
  onStart = () => {},
  isBegun = false,
  agreedFor,
  changed = () => [],
  prices = [],
  others = [],
}: Staged) {
  const userId = newUuid();
  const clock = manualClock();
  const fake = createFakeCards();
  const ids = Array.from({ length: count }, (_, index) => {
    const { id, current } = fake.add(userId, `Kettle ${index + 1}`);
    const amount = prices[index];
    if (amount !== undefined) current.listing.price = { amount, currency: 'EUR' };
    return id;
  });
  const errors: unknown[] = [];
  const started: unknown[] = [];
  const stopped: string[] = [];
  let looks = 0;
  let steps: object[] = [];
  const plan = createPlanRecorder([], {
    clock,
    prices: {},
    save: async (saved) => {
      steps = saved;
    },
    onError: (error) => errors.push(error),
  });
  const job: BulkJob = {
    id: newUuid(),
    action: 'improve',
    status: 'running',
    card_count: count,
    done_count: 0,
    failed_count: 0,
    failures: [],
    created_at: clock.now().toISOString(),
    finished_at: null,
  };
  const runId = newUuid();
  const messageId = newUuid();
  const tools = createAssistantTools({
    cards: fake,
    exports: {
      create: async () => {
        throw new Error('not used here');
      },
    },
    bulk: {
      quote: async (_user, { wishes = {} }) => {
        onQuote();
        return {
          action: 'improve',
          card_count: count,
          left_out: 0,
          cost: { feature: 'credits', each: 20, total: count * 20 },
          balance: 1_000,
          covered: true,
          asked: Object.keys(wishes),
        };
      },
      start: async (_user, request, turn) => {
        started.push({ ...request, ...turn });
        onStart();
        return job;
      },
      isRequested: async () => isBegun,
      get: async () => ({ ...job, ...(states[looks++] ?? states.at(-1)) }),
      changedCards: async () => changed(ids),
      list: async () => ({ items: others.map((other) => ({ ...job, ...other })) }),
      stop: async (_user, id) => {
        stopped.push(id);
        return job;
      },
    },
    clock,
    runner: createToolRunner(plan, (error) => errors.push(error)),
    userId,
    chatId: newUuid(),
    runId,
    messageId,
    plannedTools: [],
    ...(agreedFor === undefined ? {} : { agreedFor }),
    onCard: async () => {},
    rewrite: null,
    onError: (error) => errors.push(error),
  });
  const improve = async (input: object = {}, signal?: AbortSignal) => {
    const call = { toolCallId: newUuid(), messages: [], context: {}, ...(signal ? { abortSignal: signal } : {}) };
    const wishes = { scope: { card_ids: ids }, title_max: 80, ...input };
    const answer: unknown = await tools.improve_cards?.execute?.(wishes, call);
    await plan.settled();
    return { answer, step: steps.at(-1) };
  };
  return { ids, improve, errors, started, stopped, job, runId };
}

describe('improving many cards', () => {
  it('says in the price what is asked for, and starts nothing', async () => {
    const { improve, started } = stage({ count: 300 });
    expect((await improve({ dry_run: true })).answer).toMatchObject({
      dry_run: true,
      card_count: 300,
      cost: { total: 6_000 },
      asked: ['title_max'],
      job_id: null,
    });
    expect(started).toEqual([]);
  });

  it('names in the price those that are picked by what they cost, score or were changed', async () => {
    const { improve, ids } = stage({ count: 3, prices: ['90.00', '100.00', '9.50'] });
    expect((await improve({ dry_run: true, scope: { card_ids: ids, cheapest: 2 } })).answer).toMatchObject({
      notes: ['They are “Kettle 3”, “Kettle 1” and more.'],
    });
    for (const chosen of [
      { score_below: 101 },
      { score_from: 0 },
      { changed_within_days: 366 },
      { any_of: ['kettle'] },
    ])
      expect((await improve({ dry_run: true, scope: { card_ids: ids, ...chosen } })).answer).toMatchObject({
        notes: ['They are “Kettle 3”, “Kettle 2”, “Kettle 1”.'],
      });
    expect((await improve({ dry_run: true, scope: { card_ids: ids } })).answer).not.toHaveProperty('notes');
  });

  it('says in the price what work that goes on may still take', async () => {
    const notesBeside = async (...others: Partial<BulkJob>[]) => {
      const { answer } = await stage({ count: 10, others }).improve({ dry_run: true });
      return (answer as { notes?: string[] }).notes;
    };
    const open = { card_count: 27, done_count: 5, failed_count: 2 };
    expect(await notesBeside(open)).toEqual([
      'Earlier work on 20 listings is still going on and may take up to 400 of your credits.',
    ]);
    expect(await notesBeside(open, { ...open, status: 'queued', done_count: 0 })).toEqual([
      'Earlier work on 45 listings is still going on and may take up to 900 of your credits, so they may not be enough for all of these.',
    ]);
    expect(await notesBeside({ ...open, status: 'done' }, { ...open, action: 'score' })).toBeUndefined();
  });

  it('gives the job what is asked for, however many cards there are, and does not wait for many', async () => {
    const { improve, started, job, runId } = stage({ count: 300, states: [{ status: 'done' }] });
    const { answer, step } = await improve();
    expect(started).toMatchObject([{ wishes: { title_max: 80 }, part_of: runId }]);
    expect(answer).toMatchObject({ dry_run: false, job_id: job.id });
    expect(answer).not.toHaveProperty('done');
    expect(step).toMatchObject({ status: 'done', credits: 6_000 });
    expect(step).not.toHaveProperty('charged');
  });

  it('looks on while few are improved, and tells what was done, what was not and why', async () => {
    const failures = [{ card_id: newUuid(), message: reason }];
    const ended = { status: 'done', done_count: 2, failed_count: 1, charged: 40, failures } as const;
    const { improve } = stage({ states: [{ done_count: 1 }, ended] });
    const { answer, step } = await improve();
    expect(answer).toMatchObject({ done: { done_count: 2, failed_count: 1, charged: 40, reason } });
    expect(step).toMatchObject({ status: 'done', detail: '2 of 3 cards', credits: 60, charged: 40 });
  });

  it('tells what it took where some cards had nothing to improve', async () => {
    const ended = { status: 'done', done_count: 3, unchanged_count: 2, charged: 20 } as const;
    const { answer, step } = await stage({ states: [ended] }).improve();
    expect(answer).toMatchObject({ done: { done_count: 3, unchanged_count: 2, charged: 20 } });
    expect(step).toMatchObject({ charged: 20 });
  });

  it('tells of cards that changed for free, as changed ones', async () => {
    const ended = { status: 'done', done_count: 3, unchanged_count: 1, free_count: 1, charged: 20 } as const;
    const { answer } = await stage({ states: [ended] }).improve();
    expect(answer).toMatchObject({ done: { done_count: 3, unchanged_count: 1, free_count: 1, charged: 20 } });
    const free = { status: 'done', done_count: 3, free_count: 3, charged: 0 } as const;
    const { step } = await stage({ states: [free] }).improve();
    expect(step).toMatchObject({ status: 'done', credits: 0, detail: '3 cards' });
  });

  it('names the cards that it has changed and that are still there, ten at most', async () => {
    const ended = { status: 'done', done_count: 3, charged: 60 } as const;
    const { ids, improve } = stage({
      states: [ended],
      changed: ([first = '', second = '']) => [first, newUuid(), second],
    });
    const { answer } = await improve();
    expect(answer).toMatchObject({ done: { cards: [{ card_id: ids[0] }, { card_id: ids[1] }] } });
    const many = stage({ count: 12, states: [ended], changed: (all) => all });
    expect((await many.improve()).answer).toMatchObject({ done: { cards: { length: 10 } } });
  });

  it('is the same request at each try, and another one for other cards or another marketplace', async () => {
    const { improve, started } = stage({ count: 30 });
    for (const input of [{}, { title_max: 70 }, { marketplace: 'etsy' }, { scope: { all: true } }])
      await improve(input);
    const keys = started.map((request) => (request as { request_key: string }).request_key);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('goes on with what an earlier try began, also when no card matches any more or the price has risen', async () => {
    const ended = { status: 'done', done_count: 3, charged: 60 } as const;
    const { improve } = stage({ isBegun: true, states: [ended] });
    const { answer } = await improve({ scope: { query: 'no such card' }, agreed_total: 1 });
    expect(answer).toMatchObject({ dry_run: false, card_count: 3, done: { done_count: 3, charged: 60 } });
  });

  it('shows no price when nothing could be improved on any card', async () => {
    const ended = { status: 'done', done_count: 3, unchanged_count: 3, charged: 0 } as const;
    const { step } = await stage({ states: [ended] }).improve();
    expect(step).toMatchObject({ status: 'done', credits: 0 });
    expect(step).not.toHaveProperty('charged');
  });

  it('fails with the reason when no card was improved, and takes nothing', async () => {
    const failures = [{ card_id: newUuid(), message: reason }];
    const { answer, step } = await stage({ states: [{ status: 'done', failed_count: 3, failures }] }).improve();
    expect(answer).toEqual({ error: { code: 'conflict', message: reason } });
    expect(step).not.toHaveProperty('charged');
  });

  it('tells the new price instead of starting when it is more than what was agreed to', async () => {
    const { improve, started } = stage({ count: 210 });
    const { answer, step } = await improve({ agreed_total: 200 });
    expect(answer).toMatchObject({ dry_run: true, cost: { total: 4_200 }, job_id: null });
    expect(answer).toMatchObject({ notes: [expect.stringMatching(/it was 200.*4,200/)] });
    expect(step).not.toHaveProperty('credits');
    expect(started).toEqual([]);
  });

  it.each([60, 80])('starts what costs 60 when %i were agreed to', async (agreed_total) => {
    const { improve, started } = stage({ states: [{ status: 'done', done_count: 3 }] });
    expect((await improve({ agreed_total })).answer).toMatchObject({ dry_run: false });
    expect(started).toHaveLength(1);
    expect(started[0]).not.toHaveProperty('agreed_total');
    expect(started).toMatchObject([{ wishes: { title_max: 80 } }]);
  });

  it.each([
    ['more than the seller was told', { total: 200, isTold: true }, 210, /it was 200.*4,200/],
    ['more than one card, unasked', { total: 100, isTold: false }, 2, /this is what it would cost/],
    ['one dear card, unasked', { total: 10, isTold: false }, 1, /this is what it would cost/],
  ])('tells the price instead of starting what is %s, whatever the call says', async (_, agreed, count, note) => {
    const { improve, started } = stage({ count, agreedFor: () => agreed });
    for (const agreed_total of [undefined, 1_000_000]) {
      const { answer, step } = await improve({ agreed_total });
      expect(answer).toMatchObject({ dry_run: true, job_id: null, cost: { total: count * 20 } });
      expect(answer).toMatchObject({ notes: [expect.stringMatching(note)] });
      expect(step).not.toHaveProperty('credits');
    }
    expect(started).toEqual([]);
  });

  it.each([
    ['the seller was told of', { total: 4_200, isTold: true }, 210],
    ['is a single card', { total: 25, isTold: false }, 1],
  ])('starts what %s', async (_, agreed, count) => {
    const { improve, started } = stage({ count, agreedFor: () => agreed, states: [{ status: 'done', done_count: 1 }] });
    expect((await improve({})).answer).toMatchObject({ dry_run: false });
    expect(started).toHaveLength(1);
  });

  it('is not started when the seller stops the turn before', async () => {
    const turn = new AbortController();
    const { improve, started } = stage({ count: 300, onQuote: () => turn.abort('stopped') });
    await expect(improve({}, turn.signal)).rejects.toBe('stopped');
    await new Promise(setImmediate);
    expect(started).toEqual([]);
  });

  it.each([
    ['stopped', 1],
    ['shutdown', 0],
  ])('that are too many to be looked on are stopped when the turn ends as they start (%s)', async (why, times) => {
    const turn = new AbortController();
    const { improve, stopped } = stage({ count: 300, onStart: () => turn.abort(why) });
    await expect(improve({}, turn.signal)).rejects.toBe(why);
    await new Promise(setImmediate);
    expect(stopped).toHaveLength(times);
  });

  it.each([
    ['stopped', 1],
    ['shutdown', 0],
  ])('of a turn that ends early (%s) is stopped only by its seller', async (why, times) => {
    const { improve, stopped } = stage({});
    const turn = new AbortController();
    const improving = improve({}, turn.signal);
    setImmediate(() => turn.abort(why));
    await expect(improving).rejects.toBe(why);
    expect(stopped).toHaveLength(times);
  });
});

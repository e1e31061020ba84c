import { describe, expect, it } from 'vitest';
import { newUuid } from '../../../db/ids.ts';
import { ProblemError } from '../../../http/problem-error.ts';
import { manualClock } from '../../../testing/manual-clock.ts';
import { createAssistantTools } from '../assistant-tools.ts';
import { createPlanRecorder } from '../plan-recorder.ts';
import { createFakeCards } from '../testing/fake-cards.ts';
import { createToolRunner } from '../tool-runner.ts';

const exhausted = new ProblemError('credits_exhausted', 'This takes 20 credits, and you have none left.');

/** Three kettles, and a turn that works on them. `fails`: why a card cannot be improved. */
function stage(options: {
  fails?: (tried: number) => Error | null;
  balance?: number;
  count?: number;
  secondsEach?: number;
}) {
  const { fails = () => null, balance = 1_000, count = 3, secondsEach = 0 } = options;
  const userId = newUuid();
  const clock = manualClock();
  const fake = createFakeCards();
  const ids = Array.from({ length: count }, (_, index) => fake.add(userId, `Kettle ${index + 1}`).id);
  const errors: unknown[] = [];
  let steps: object[] = [];
  const plan = createPlanRecorder([], {
    clock,
    prices: {},
    save: async (saved) => {
      steps = saved;
    },
    onError: (error) => errors.push(error),
  });
  let tried = 0;
  const tools = createAssistantTools({
    cards: {
      ...fake,
      improveNow: async (...request) => {
        tried += 1;
        clock.advance(secondsEach * 1_000);
        const failure = fails(tried);
        if (failure !== null) throw failure;
        return fake.improveNow(...request);
      },
    },
    exports: {
      create: async () => {
        throw new Error('not used here');
      },
    },
    bulk: {
      quote: async (_user, request) => {
        const card_ids = 'card_ids' in request ? request.card_ids : [];
        const total = card_ids.length * 20;
        const cost = { feature: 'credits', each: 20, total } as const;
        return {
          action: 'improve',
          card_count: card_ids.length,
          left_out: 0,
          cost,
          balance,
          covered: balance >= total,
        };
      },
      start: async () => {
        throw new Error('wishes are not carried by work in the background');
      },
    },
    clock,
    runner: createToolRunner(plan, (error) => errors.push(error)),
    userId,
    chatId: newUuid(),
    runId: newUuid(),
    plannedTools: [],
    onCard: async () => {},
    rewrite: null,
    onError: (error) => errors.push(error),
  });
  const improve = async (input: object = {}) => {
    const call = { toolCallId: newUuid(), messages: [], context: {} };
    const wishes = { scope: { card_ids: ids }, title_max: 80, ...input };
    const answer: unknown = await tools.improve_cards?.execute?.(wishes, call);
    await plan.settled();
    return { answer, step: steps.at(-1), tried };
  };
  return { improve, errors };
}

describe('improving many cards with wishes', () => {
  it('keeps and tells what was done when credits are used up on the way', async () => {
    const { improve } = stage({ fails: (tried) => (tried === 3 ? exhausted : null) });
    const { answer, step } = await improve();
    expect(answer).toMatchObject({
      dry_run: false,
      done: { done_count: 2, failed_count: 1, charged: 40, stopped: exhausted.detail },
    });
    expect(step).toMatchObject({ status: 'done', credits: 60, charged: 40 });
  });

  it('passes over a card that fails, for a reason or by a fault of ours', async () => {
    const busy = new ProblemError('conflict', 'This card is being improved.');
    const reasons = [busy, new Error('a fault'), null];
    const { improve, errors } = stage({ fails: (tried) => reasons[tried - 1] ?? null });
    expect((await improve()).answer).toMatchObject({
      done: { done_count: 1, failed_count: 2, charged: 20, stopped: null },
    });
    expect(errors).toHaveLength(1);
  });

  it('fails with the reason when no card was improved, and takes nothing', async () => {
    const { improve } = stage({ fails: () => exhausted });
    const { answer, step } = await improve();
    expect(answer).toEqual({ error: { code: 'credits_exhausted', message: exhausted.detail } });
    expect(step).not.toHaveProperty('charged');
  });

  it('begins no card when the time is nearly over', async () => {
    const { answer, tried } = await stage({ secondsEach: 60 }).improve();
    expect(tried).toBe(2);
    expect(answer).toMatchObject({ done: { done_count: 2, stopped: 'The time for one step was over.' } });
  });

  it('is refused before it starts when the credits do not reach', async () => {
    const { answer, tried } = await stage({ balance: 40 }).improve();
    expect(answer).toMatchObject({ error: { code: 'credits_exhausted' } });
    expect(tried).toBe(0);
  });

  it.each([true, false])('of too many is refused in the price already (dry_run %s)', async (dry_run) => {
    const { answer } = await stage({ count: 26 }).improve({ dry_run });
    expect(answer).toMatchObject({ error: { code: 'conflict', message: expect.stringContaining('25') } });
  });
});

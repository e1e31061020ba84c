import { describe, expect, it } from 'vitest';
import { newUuid } from '../../db/ids.ts';
import { systemClock } from '../../outside/clock/clock.ts';
import { createAssistantTools } from './assistant-tools.ts';
import { createPlanRecorder } from './plan-recorder.ts';
import { createFakeCards } from './testing/fake-cards.ts';
import { createToolRunner } from './tool-runner.ts';

/** The tools of one turn; `paid` names the cards whose score took a scoring credit. */
function turn(plannedTools: string[]) {
  const userId = newUuid();
  const fake = createFakeCards();
  const paid: string[] = [];
  const onError = (error: unknown) => {
    throw error;
  };
  const plan = createPlanRecorder([], { clock: systemClock, prices: {}, save: async () => {}, onError });
  const tools = createAssistantTools({
    cards: {
      ...fake,
      paidScore: (user, id, marketplace) => {
        paid.push(id);
        return fake.score(user, id, marketplace);
      },
    },
    exports: {
      create: async () => {
        throw new Error('not used here');
      },
    },
    clock: systemClock,
    runner: createToolRunner(plan, onError),
    userId,
    chatId: newUuid(),
    runId: newUuid(),
    plannedTools,
    onCard: async () => {},
    rewrite: null,
    onError,
  });
  const score = async (card_id: string) => {
    await tools.score_card?.execute?.({ card_id }, { toolCallId: newUuid(), messages: [], context: {} });
  };
  return { paid, score, add: (title: string) => fake.add(userId, title).id };
}

describe('scores in a turn', () => {
  it('are free for the card that the turn means to improve, and for no other', async () => {
    const { paid, score, add } = turn(['score_card', 'improve_card']);
    const [kettle, bottle] = [add('Kettle'), add('Bottle')];
    for (const card of [kettle, bottle, kettle]) await score(card);
    expect(paid).toEqual([bottle]);
  });

  it('are paid where nothing is to be improved', async () => {
    const { paid, score, add } = turn(['score_card']);
    const kettle = add('Kettle');
    await score(kettle);
    expect(paid).toEqual([kettle]);
  });
});

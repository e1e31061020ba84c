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
      paidScore: (user, id, marketplace, ...rest) => {
        paid.push(id);
        return fake.paidScore(user, id, marketplace, ...rest);
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
  return { tools, paid, score, add: (title: string) => fake.add(userId, title).id };
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

describe('what the seller states', () => {
  it('changes the card, is locked and is undone by the tools, each as a sentence where it cannot be', async () => {
    const { tools, add } = turn([]);
    const card_id = add('Kettle');
    const run = (name: string, input: object) =>
      tools[name]?.execute?.(input, { toolCallId: newUuid(), messages: [], context: {} });
    const edits = [{ op: 'set', field: 'price', value: '$24.90' }];
    expect(await run('edit_card', { card_id, edits })).toMatchObject({
      card: { card_id },
      edits: [{ field: 'price', before: null, after: '24.90 USD' }],
    });
    expect(await run('edit_card', { card_id, edits })).toMatchObject({ error: { code: 'conflict' } });
    expect(await run('lock_fields', { card_id, fields: ['title'], locked: true })).toMatchObject({ locked: ['title'] });
    expect(await run('restore_version', { card_id, version: 'original' })).toMatchObject({ version: 'original' });
    expect(await run('edit_card', { card_id: newUuid(), edits })).toMatchObject({ error: { code: 'not_found' } });
  });

  it('is undone by several versions at once, and by no more than there are', async () => {
    const { tools, add } = turn([]);
    const card_id = add('Kettle');
    const run = (name: string, input: object) =>
      tools[name]?.execute?.({ card_id, ...input }, { toolCallId: newUuid(), messages: [], context: {} });
    for (const value of ['$10', '$20', '$30'])
      await run('edit_card', { edits: [{ op: 'set', field: 'price', value }] });
    expect(await run('restore_version', { version: 'previous', steps: 2 })).toMatchObject({ steps: 2 });
    expect(await run('edit_card', { edits: [{ op: 'set', field: 'price', value: '$10' }] })).toHaveProperty('error');
    expect(await run('restore_version', { version: 'previous', steps: 20 })).toMatchObject({ steps: 4 });
  });

  it('offers no tool whose part is missing here', () => {
    const { tools } = turn([]);
    expect(Object.keys(tools)).toContain('improve_card');
    for (const name of ['improve_cards', 'schedule_task', 'publish_case', 'remember_preference', 'show_usage'])
      expect(tools).not.toHaveProperty(name);
  });
});

import { describe, expect, it } from 'vitest';
import { answerOf, idOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { callsAfter, doneAfter } from '../../testing/done-after.ts';
import type { Conversation, ToolStep, Turn } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const orders = [
  're-import all of them',
  'reimport all my cards',
  'Please import them all again',
  'import all my pages again',
  'refresh all my listings from their pages',
  'can you re-import every listing?',
];
const afterQuestion = (given: string, said: string, question = orders[0] ?? ''): Conversation => {
  const { earlier, ...rest } = conversationAfter(given, said);
  const asked: Turn = { text: question, steps: [] };
  return { ...rest, earlier: [...earlier, asked] };
};

describe('the pages of all cards', () => {
  it.each(orders)('are read once their price is agreed to, and no address is asked for: %s', (text) => {
    for (const given of ['cards_listed', 'no_card', 'card_shown']) {
      const { said, works } = doneAfter(given, text);
      expect(works).toEqual([]);
      expect(said).toContain('5 credits for each listing');
    }
    expect(planOf(afterQuestion('no_card', 'yes', text)).map(({ tool }) => tool)).toEqual([
      'list_cards',
      'reimport_card',
    ]);
    expect(planOf(afterQuestion('no_card', 'no', text))).toEqual([]);
  });

  it('are those of the list that the seller saw', () => {
    const ids = planOf(afterQuestion('cards_listed', 'yes')).map(({ tool, target }) => [tool, target]);
    expect(ids).toEqual([1, 2, 3, 4, 5].map((n) => ['reimport_card', { kind: 'cards', card_ids: [idOf(n)] }]));
  });

  it('are read without those that have none', () => {
    const conversation = afterQuestion('no_card', 'yes');
    const steps: ToolStep[] = [];
    const noAddress = { error: { code: 'conflict', message: 'This card was not imported from an address.' } };
    let action = decide(conversation);
    while (action.kind === 'call') {
      const isMug = 'card_id' in action.input && action.input.card_id === idOf(3);
      const output = isMug ? noAddress : answerOf(action.tool, action.input);
      steps.push({ tool: action.tool, input: action.input, output } as never);
      action = decide({ ...conversation, current: { ...conversation.current, steps } });
    }
    expect(steps.map(({ tool }) => tool)).toEqual(['list_cards', ...Array(5).fill('reimport_card')]);
    expect(action.text).toContain('These I could not read, and nothing was charged for them');
    expect(action.text).toContain('Handmade Ceramic Mug, Blue Glaze**: This card was not imported from an address.');
    expect(action.text.match(/Nothing has changed/g)).toHaveLength(4);
  });
});

it('are those that "these" are, after a list', () => {
  for (const text of ['import these again', 're-import them', 'import them again please'])
    expect(doneAfter('cards_listed', text).said).toContain('5 credits for each listing');
  expect(callsAfter('after_improve', 'import them again').map(({ tool }) => tool)).toEqual(['reimport_card']);
});

it.each(['re-import all my Etsy cards', 'import every etsy listing again'])(
  'are those of the marketplace that is named: %s',
  (text) => {
    expect(doneAfter('no_card', text).said).toContain('5 credits for each listing');
    expect(decide(afterQuestion('no_card', 'yes', text))).toMatchObject({
      tool: 'list_cards',
      input: { marketplace: 'etsy' },
    });
  },
);

describe('the page of one card', () => {
  it.each([
    ['card_shown', 're-import it', [1]],
    ['after_improve', 'import it again', [1]],
    ['cards_listed', 're-import the first two', [1, 2]],
    ['no_card', 're-import the lamp', [5]],
  ])('is read at once: %s, %s', (given, text, cards) => {
    const read = callsAfter(given, text).filter(({ tool }) => tool === 'reimport_card');
    expect(read.map(({ input }) => input.card_id)).toEqual(cards.map(idOf));
  });

  it('is that of each card of a task', () => {
    const run = { ...conversationAfter('card_shown', 're-import all my cards'), isScheduled: true };
    expect(planOf(run)).toMatchObject([{ tool: 'reimport_card', target: { kind: 'it' } }]);
  });
});

import { describe, expect, it } from 'vitest';
import { answerOf, idOf } from '../../intents/seller-library.ts';
import type { ToolOutputs } from '../../tool-types.ts';
import { decide } from '../decide.ts';

/** The calls until a card is asked, in a library where nothing has these words. */
function answered(text: string, shownCardId: string | null) {
  const list = (input: object) => answerOf('list_cards', input) as ToolOutputs['list_cards'];
  const none = list({ query: 'nothing of that name' });
  const only = { ...list({}), cards: list({}).cards.slice(0, 1), total: 1 };
  const steps: { tool: 'list_cards'; input: object; output: object }[] = [];
  for (;;) {
    const action = decide({ earlier: [], current: { text, steps: steps as never }, shownCardId, files: [] });
    if (action.kind !== 'call' || action.tool !== 'list_cards' || steps.length > 3) return action;
    steps.push({ tool: 'list_cards', input: action.input, output: action.input.query === undefined ? only : none });
  }
}

describe('what is asked for by its name alone', () => {
  it.each([
    'whats the water resistance',
    'what is the water resistance?',
    "what's the heel height?",
    'whats the shelf life',
    'how is the water resistance',
  ])('is looked up on the card in hand, or on the only one: %s', (text) => {
    const found = { tool: 'answer_from_card', input: { card_id: idOf(1), question: text } };
    expect(answered(text, idOf(1))).toMatchObject(found);
    expect(answered(text, null)).toMatchObject(found);
  });

  it.each(['is the garden hose waterproof?', 'what about the trampoline?'])(
    'is another thing where something is said of it: %s',
    (text) => {
      expect(answered(text, idOf(1))).not.toMatchObject({ tool: 'answer_from_card' });
    },
  );
});

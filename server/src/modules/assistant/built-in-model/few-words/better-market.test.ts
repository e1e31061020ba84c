import { expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import type { Conversation, ToolStep } from '../conversation.ts';
import { fewWords } from './few-words.ts';

const scored = (marketplace: string, total: number, card = 1) => {
  const output = { card: { card_id: idOf(card) }, marketplace, total };
  return { text: `score it for ${marketplace}`, steps: [{ tool: 'score_card', output } as ToolStep] };
};
const after = (earlier: Conversation['earlier'], text: string) =>
  fewWords({ earlier, current: { text, steps: [] }, shownCardId: null, files: [] });

it('the marketplace for which a card scores higher or lower is known by its last two scores', () => {
  const both = [scored('amazon', 44), scored('ebay', 61)];
  expect(after(both, 'improve it for the one with the higher score')).toBe('improve it for ebay');
  expect(after(both, 'ok improve it for the one with the lower score please')).toBe('ok improve it for amazon');
  expect(
    after([scored('amazon', 44), scored('ebay', 61, 2)], 'improve it for the one with the higher score'),
  ).toBeNull();
});

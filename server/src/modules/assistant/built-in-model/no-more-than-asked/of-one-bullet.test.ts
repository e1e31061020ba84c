import { describe, expect, it } from 'vitest';
import { answerOf, placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { doneAfter } from '../../testing/done-after.ts';
import { planOf } from '../decide.ts';

const done = (text: string) => {
  const { said, works } = doneAfter('card_shown', text);
  return { said, works: works.map(({ tool, input: { card_id: _, ...input } = {} }) => [tool, input]) };
};

describe('the words of a single bullet', () => {
  it.each([
    'bullet 2 is boring, rewrite it',
    'the third bullet is too long, shorten it',
    'can you make bullet 1 punchier?',
    'second bullet sounds dull. improve that one only',
    'I want bullet 3 to be shorter',
    'shorten bullet 4 to 20 characters',
    'make the last bullet point friendlier please',
    'bullets 2 and 3 need work, redo them',
    'rewrite the bullets but not the first',
  ])('are rewritten by no tool, and nothing is taken for others: %s', (text) => {
    const { said, works } = done(text);
    expect(works).toEqual([]);
    expect(said).toContain('cannot leave single ones as they are, so I have started nothing and charged nothing');
  });

  it('leave what is asked for beside them', () => {
    const { said, works } = done('improve the title and the second bullet');
    expect(works).toContainEqual(['improve_card', { sections: ['title'] }]);
    expect(said).toContain('so I left the bullets as they are');
    expect(said).not.toContain('started nothing');
    expect(done('rewrite bullet 2 and set the price to 20').works).toEqual([
      ['edit_card', { edits: [{ op: 'set', field: 'price', value: '20' }] }],
    ]);
  });

  it('are spared by no work on the bullets, and no other card is meant by them', () => {
    const { works, said } = doneAfter('after_improve', 'ok now the bullets too, except the last one');
    expect(works).toEqual([]);
    expect(said).toContain('cannot leave single ones as they are');
  });

  it('are meant by "it" when one was read', () => {
    const card_id = placeholders.$card ?? '';
    const step = { tool: 'answer_from_card', input: { card_id }, output: answerOf('answer_from_card', { card_id }) };
    const earlier = [{ text: 'what does bullet 2 say?', steps: [step as never] }];
    for (const text of ['make it more exciting', 'rewrite it', 'shorter please'])
      expect(planOf({ ...conversationAfter('card_shown', text), earlier })).toEqual([]);
  });

  it.each([
    'improve the bullets, 5 at most',
    'rewrite the bullets, each bullet 100 characters',
    'improve it, max 5 bullets',
    'rewrite all bullets, the first bullet about the lid',
    'set the second bullet to: Fits every cup holder',
  ])('are no subject of: %s', (text) => {
    const { said, works } = done(text);
    expect(works.length).toBeGreaterThan(0);
    expect(said).not.toContain('cannot leave single ones');
  });
});

it('why many are to be shortened is no work on the one in hand', () => {
  const { works, said } = done('they are too long, shorten them');
  expect(works).toEqual([['improve_cards', expect.objectContaining({ length: 'shorter', dry_run: true })]]);
  expect(said).toContain('credits');
});

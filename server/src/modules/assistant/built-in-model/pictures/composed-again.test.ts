import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Turn } from '../conversation.ts';
import { planOf } from '../decide.ts';

const planAfter = (text: string, ...turns: Turn[]) => {
  const conversation = conversationAfter('card_shown', text);
  return planOf({ ...conversation, earlier: [...conversation.earlier, ...turns] }).map(({ tool, input }) => [
    tool,
    input,
  ]);
};
const refused = (text: string, input: object): Turn => ({
  text,
  steps: [
    {
      tool: 'generate_image',
      input: { kind: 'compose', ...input },
      output: { error: { code: 'conflict', message: 'The card has 3 images, not 2.' } },
    } as never,
  ],
});
const glue = refused('glue the two mill photos next to each other, white background and square', { count: 2 });

describe('how many pictures are to be put together', () => {
  it.each([
    ['glue the two mill photos next to each other', { count: 2 }],
    ['combine both photos', { count: 2 }],
    ['put the 3 photos together in one image', { count: 3 }],
    ['combine all photos', {}],
    ['merge the first two photos', { images: ['main', 2] }],
  ])('is told with them: %s', (text, input) =>
    expect(planAfter(text)).toEqual([['generate_image', { kind: 'compose', ...input }]]),
  );
});

describe('places, told when it was not known which pictures are put together', () => {
  it.each([
    ['the first and the second', ['main', 2]],
    ['1 and 3 please', ['main', 3]],
    ['photos 2 and 3', [2, 3]],
  ])('are those pictures, with all that was asked of them: %s', (text, images) =>
    expect(planAfter(text, glue)).toEqual([
      ['generate_image', { kind: 'compose', images, each: ['white_background'] }],
      ['edit_image', { image: 'made', operations: ['square'] }],
    ]),
  );

  it('answer the question which ones are meant', () =>
    expect(planAfter('2 and 3', { text: 'combine the last two photos on white', steps: [] })).toEqual([
      ['generate_image', { kind: 'compose', images: [2, 3], each: ['white_background'] }],
    ]));

  it('mean nothing of the kind behind other words', () =>
    expect(planAfter('the first and the second', { text: 'thanks', steps: [] }).map(([tool]) => tool)).not.toContain(
      'generate_image',
    ));
});

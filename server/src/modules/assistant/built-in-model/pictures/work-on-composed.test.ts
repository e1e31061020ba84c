import { expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { ToolStep } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const worksOf = (given: string, text: string) =>
  planOf(conversationAfter(given, text)).map(({ tool, input }) => [tool, input]);
const white = ['white_background'];

it.each([
  ['put photo 1 and 3 side by side on a white background', { images: ['main', 3], each: white }],
  ['make photos 1 and 2 white and put them side by side', { images: ['main', 2], each: white }],
  ['make one picture out of all my photos with white background', { each: white }],
  ['glue the first and the second photo together', { images: ['main', 2] }],
  ['combine the white and the blue photo', {}],
])('each picture gets its work before they are put together: %s', (text, input) => {
  expect(worksOf('card_shown', text)).toEqual([['generate_image', { kind: 'compose', ...input }]]);
});

it.each(['do not combine the photos', "please don't put them side by side", 'never merge my pictures'])(
  'what is not to be put together is not: %s',
  (text) => expect(worksOf('card_shown', text)).toEqual([]),
);

it.each([
  [
    'combine both photos and make it white background and square',
    { count: 2, each: white },
    { operations: ['square'] },
  ],
  [
    'merge photos 2 and 3, then resize to 2000x2000',
    { images: [2, 3] },
    { operations: ['resize'], width: 2000, height: 2000 },
  ],
  ['combine the photos and make them all white and square', { each: white }, { operations: ['square'] }],
])('the shape and the size are those of the one picture: %s', (text, composed, edited) => {
  expect(worksOf('card_shown', text)).toEqual([
    ['generate_image', { kind: 'compose', ...composed }],
    ['edit_image', { image: 'made', ...edited }],
  ]);
  const conversation = conversationAfter('card_shown', text);
  const step = {
    tool: 'generate_image',
    output: { card: null, images: [{ image_id: idOf(80), width: 1, height: 1 }], notes: [] },
  };
  const after = { ...conversation, current: { ...conversation.current, steps: [step as unknown as ToolStep] } };
  expect(decide(after)).toMatchObject({ tool: 'edit_image', input: { image: idOf(80), ...edited } });
});

it('leaves the work on other pictures as it is', () => {
  expect(worksOf('card_shown', 'combine photos 1 and 2, and crop picture 3')).toEqual([
    ['generate_image', { kind: 'compose', images: ['main', 2] }],
    ['edit_image', { image: 3, operations: ['crop'] }],
  ]);
});

it('looks for the card whose pictures are meant, and for none where they came along', () => {
  expect(worksOf('no_card', 'merge the photos').map(([tool]) => tool)).toEqual(['list_cards', 'generate_image']);
  const conversation = conversationAfter('no_card', 'glue these next to each other on white');
  const files = [71, 72].map((id) => ({ file_id: idOf(id), name: `${id}.jpg`, kind: 'image' as const, text: '' }));
  const sent = { ...conversation, current: { ...conversation.current, files }, files };
  expect(planOf(sent).map(({ tool, input }) => [tool, input])).toEqual([
    ['generate_image', { kind: 'compose', images: files.map(({ file_id }) => file_id), each: white }],
  ]);
});

it.each(['put photo 1 and 2 on top of each other', 'combine the photos, one above the other'])(
  'says how pictures stand before it makes another arrangement: %s',
  (text) => {
    expect(worksOf('card_shown', text)).toEqual([]);
    expect(decide(conversationAfter('card_shown', text))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('side by side'),
    });
  },
);

it('puts together what was made before, and goes on with what came of it', () => {
  const made = (id: number) => ({ image_id: idOf(id), width: 9, height: 9 });
  const edited = (image: number, id: number) => ({
    tool: 'edit_image',
    input: { image, operations: white },
    output: { card: null, images: [made(id)], notes: [] },
  });
  const turn = { text: 'white for both', steps: [edited(2, 81), edited(3, 82)] as unknown as ToolStep[] };
  const planAfter = (text: string, ...turns: (typeof turn)[]) => {
    const conversation = conversationAfter('card_shown', text);
    return planOf({ ...conversation, earlier: [...conversation.earlier, ...turns] }).map(({ tool, input }) => [
      tool,
      input,
    ]);
  };
  expect(planAfter('combine them', turn)).toEqual([
    ['generate_image', { kind: 'compose', images: [idOf(81), idOf(82)] }],
  ]);
  const composed = {
    tool: 'generate_image',
    input: { kind: 'compose' },
    output: { card: null, images: [made(83)], notes: [] },
  };
  const after = { text: 'combine them', steps: [composed] as unknown as ToolStep[] };
  expect(planAfter('make the background white', turn, after)).toMatchObject([
    ['edit_image', { image: idOf(83), operations: white }],
  ]);
});

import { describe, expect, it } from 'vitest';
import { idOf, placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Turn } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';
import { resolvedInput } from '../resolve-input.ts';

const { $card: card = '' } = placeholders;
const summary = { card_id: card, title: 'Bottle', marketplace: 'generic', score: 58 };
const turnOf = (image: string | number, operations: string[], output: object): Turn => ({
  text: 'work on a picture',
  steps: [{ tool: 'edit_image', input: { card_id: card, image, operations }, output } as never],
});
const edited = (image: string | number, operation: string, id: number) =>
  turnOf(image, [operation], { card: summary, images: [{ image_id: idOf(id), width: 9, height: 9 }], notes: [] });
const nothingDone = turnOf(idOf(81), ['straighten'], {
  error: { code: 'nothing_to_change', message: 'The picture stands straight already.' },
});
const imagesAfter = (text: string, ...turns: Turn[]) => {
  const conversation = conversationAfter('card_shown', text);
  return planOf({ ...conversation, earlier: [...conversation.earlier, ...turns] }).map(({ tool, input, target }) => [
    tool,
    input.image,
    target?.kind,
  ]);
};

describe('the picture that is worked on next', () => {
  it.each(['make it square', 'now square'])('is the one before a step that found nothing to change: %s', (text) =>
    expect(imagesAfter(text, edited('main', 'white_background', 81), nothingDone)).toEqual([
      ['edit_image', idOf(81), 'it'],
    ]),
  );

  it.each(['now make them both square', 'make both square'])('is each of the two that were worked on: %s', (text) =>
    expect(imagesAfter(text, edited('main', 'white_background', 81), edited(2, 'white_background', 82))).toEqual([
      ['edit_image', idOf(81), 'it'],
      ['edit_image', idOf(82), 'it'],
    ]),
  );
});

describe('the pictures of another card', () => {
  it('leave out none that had the work on the card before', () => {
    const before = edited('all', 'white_background', 81);
    const conversation = { ...conversationAfter('card_shown', 'and the scarf'), earlier: [before] };
    const input = { image: 'all', except: ['main'], operations: ['white_background'] };
    const call = { tool: 'edit_image' as const, title: '', input, target: null };
    expect(resolvedInput(conversation, call, [idOf(7)])).toEqual({
      card_id: idOf(7),
      image: 'all',
      operations: ['white_background'],
    });
    expect(resolvedInput(conversation, call, [card])).toEqual({ card_id: card, ...input });
  });
});

it.each([
  'Could you also prepare a graphic showing its main features?',
  'also make an infographic with the main features',
])('another picture is no work that is done again: %s', (text) =>
  expect(imagesAfter(text, edited('main', 'lighten', 81)).map(([tool]) => tool)).toEqual(['generate_image']),
);

it('each part of a message has its work on the picture', () =>
  expect(planOf(conversationAfter('card_shown', 'ok just sharpen it and make it 1500 x 1500'))).toMatchObject([
    { tool: 'edit_image', input: { image: 'main', operations: ['enhance', 'resize'], width: 1500, height: 1500 } },
  ]));

it('a width behind work on a picture is that of the picture', () =>
  expect(planOf(conversationAfter('after_image', 'nah make it 2000 wide'))).toMatchObject([
    { tool: 'edit_image', input: { operations: ['resize'], width: 2000 } },
  ]));

it('a picture that might be worked on is worked on', () =>
  expect(imagesAfter('Might the second photograph be made lighter, without changing the background?')).toEqual([
    ['edit_image', 2, 'it'],
  ]));

describe('sizes of pictures', () => {
  it.each([
    ['fine just make it 1000 px wide', { width: 1000 }],
    ['make it 1200px', { width: 1200, height: 1200 }],
    ['make the photo bigger, at least 1600 on the long side', { width: 1600 }],
    ['resize the main image, the longest side should be 2000', { width: 2000 }],
  ])('are no wish for other texts: %s', (text, size) => {
    const [first, ...more] = planOf(conversationAfter('card_shown', text));
    expect(more).toEqual([]);
    expect(first).toMatchObject({ tool: 'edit_image', input: { image: 'main', operations: ['resize'], ...size } });
    expect(Object.keys(first?.input ?? {}).filter((key) => key === 'height')).toEqual(
      'height' in size ? ['height'] : [],
    );
  });
});

describe('what no work on pictures does', () => {
  it.each([
    'cut 10% off the bottom',
    'crop the left side a bit',
    'trim a bit off the top please',
    'remove the watermark',
    'blur the background then',
    'write SALE -20% on the picture',
    'put my logo on the main photo',
    'add our logo to the picture then',
    'rotate the photo 90 degrees',
    'flip the picture horizontally',
  ])('is said, and changes neither pictures nor prices: %s', (text) =>
    expect(decide(conversationAfter('card_shown', text))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('I cannot do that to a picture'),
    }),
  );

  it('leaves the rest of a message to be done', () => {
    expect(imagesAfter('remove the watermark and make it square')).toEqual([['edit_image', 'main', 'it']]);
  });

  it.each([
    ['take 10% off', 'edit_card'],
    ['cut the price by 10%', 'edit_card'],
    ['crop the main photo', 'edit_image'],
    ['turn the photo into a square', 'edit_image'],
    ['straighten the photo', 'edit_image'],
    ['add a shadow in the main photo', 'edit_image'],
    ['remove the word watermark from the description', 'edit_card'],
  ])('is nothing else: %s', (text, tool) =>
    expect(planOf(conversationAfter('card_shown', text)).map((call) => call.tool)).toContain(tool),
  );
});

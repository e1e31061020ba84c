import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Turn } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const { $card: card = '', $image: made = '' } = placeholders;
const plan = (given: string, text: string, ...more: Turn[]) => {
  const conversation = conversationAfter(given, text);
  return planOf({ ...conversation, offered: null, earlier: [...conversation.earlier, ...more] });
};
const others = { image: 'all', except: ['main'] };
const summary = { card_id: card, title: 'Bottle', marketplace: 'generic', score: 58 };
const edited = (image: string | number, operations: string[], ...ids: string[]): Turn => ({
  text: 'work on a picture',
  steps: [
    {
      tool: 'edit_image',
      input: { card_id: card, image, operations },
      output: { card: summary, images: ids.map((image_id) => ({ image_id, width: 1, height: 1 })), notes: [] },
    } as never,
  ],
});
const added: Turn = {
  text: 'add it to the gallery',
  steps: [
    {
      tool: 'add_image_to_gallery',
      input: { card_id: card, image: 'last' },
      output: { card: summary, image_id: made, position: 4 },
    } as never,
  ],
};

describe('the other pictures, after work on one', () => {
  it.each([
    'now all the remaining shots likewise',
    'please do the rest of the gallery the same way',
    'and the others',
    'nice! apply that to my other photos as well',
    'can you repeat this for every other picture?',
    'ok, the rest too please',
  ])('the one that was worked on is left out: %s', (text) => {
    const input = { ...others, operations: ['white_background'] };
    expect(plan('after_image', text)).toMatchObject([{ tool: 'edit_image', input }]);
  });

  it.each([
    'the other photos are from my wife',
    'leave the rest of the pictures as they are',
    'not the other photos',
    'the other pictures tomorrow',
    'why are the other photos so dark?',
    'the other listings too',
    'the same for all the cards',
    'the same for all the pictures tomorrow',
    'the other photo too',
  ])('nothing is begun: %s', (text) => {
    expect(plan('after_image', text).filter(({ tool }) => tool === 'edit_image')).toEqual([]);
  });

  it.each([
    'the same for all the pictures',
    'nice, do it for all my photos',
    'could you do the same with all the photos?',
    'apply it to each picture',
    'now all the pictures',
    'the same for both pictures',
    'make all the backgrounds white',
    'white background on all the pictures',
  ])('the one that is finished is left out of all: %s', (text) => {
    const input = { ...others, operations: ['white_background'] };
    expect(plan('after_image', text)).toMatchObject([{ tool: 'edit_image', input }]);
  });

  it.each(['crop all the pictures', 'white background on all the pictures again'])(
    'none is left out of other work, or of what is ordered once more: %s',
    (text) => {
      const [only, ...more] = plan('after_image', text);
      expect(only).toMatchObject({ tool: 'edit_image', input: { image: 'all' } });
      expect(only?.input.except).toBeUndefined();
      expect(more).toEqual([]);
    },
  );

  it('says so when all are finished', () => {
    const conversation = conversationAfter('card_shown', 'the same for all the pictures');
    const said = decide({ ...conversation, earlier: [edited('all', ['crop'], 'a', 'b')] });
    expect(said).toMatchObject({ kind: 'say', text: expect.stringContaining('All pictures of this card') });
  });

  it('takes them for other cards after a look for a card', () => {
    const listed = { tool: 'list_cards', input: { query: 'bottle' }, output: { cards: [], more: false } } as never;
    const turn = edited('main', ['crop'], made);
    const found = { ...turn, steps: [listed, ...turn.steps] };
    expect(plan('card_shown', 'and the others too', found).map(({ tool }) => tool)).not.toContain('edit_image');
    expect(plan('card_shown', 'and the other photos too', found)).toMatchObject([{ tool: 'edit_image' }]);
  });

  it('knows each picture that had the work, and all steps of it', () => {
    const chain = [edited('main', ['white_background'], 'a'), edited('a', ['square'], 'b')];
    expect(plan('card_shown', 'the same with the others', ...chain)).toMatchObject([
      { input: { ...others, operations: ['white_background', 'square'] } },
    ]);
    const two = [edited('main', ['crop'], 'a'), edited(3, ['crop'], 'b')];
    expect(plan('card_shown', 'now the rest', ...two)).toMatchObject([
      { input: { image: 'all', except: ['main', 3] } },
    ]);
    expect(plan('card_shown', 'crop the other photos too', ...two)).toMatchObject([
      { input: { image: 'all', except: ['main', 3], operations: ['crop'] } },
    ]);
  });

  it('leaves out what was put into the gallery', () => {
    expect(plan('after_image', 'now the other photos', added)).toMatchObject([
      { input: { image: 'all', except: ['main', made] } },
    ]);
    expect(plan('after_image', 'add it to the gallery and do the same with the other photos')).toMatchObject([
      { tool: 'add_image_to_gallery' },
      { tool: 'edit_image', input: { image: 'all', except: ['main', made] } },
    ]);
  });

  it('says so when all of them were worked on', () => {
    const conversation = conversationAfter('card_shown', 'the same with the other pictures');
    const said = decide({ ...conversation, earlier: [edited('all', ['crop'], 'a', 'b')] });
    expect(said).toMatchObject({ kind: 'say', text: expect.stringContaining('All pictures of this card') });
  });

  it.each([
    ['leaves some out', { except: ['main'] }, {}],
    ['came to a part of them', {}, { is_part: true }],
  ])('asks which are meant after work on all that %s', (_, more, came) => {
    const [step] = edited('all', ['crop'], 'a', 'b').steps as never as [{ input: object; output: object }];
    const part = { ...step, input: { ...step.input, ...more }, output: { ...step.output, ...came } };
    for (const text of ['the same with the other pictures', 'crop the other photos']) {
      const conversation = conversationAfter('card_shown', text);
      const said = decide({ ...conversation, earlier: [{ text: 'crop all', steps: [part as never] }] });
      expect(said).toMatchObject({ kind: 'say', text: expect.stringContaining('Which pictures') });
    }
  });
});

describe('all pictures without some', () => {
  it.each([
    ['crop all photos except the second', [2]],
    ['white background on every image apart from the main one', ['main']],
    ['make all my pictures square but not 2 and 5', [2, 5]],
    ['lighten all pics, just not number 3', [3]],
    ['straighten all photos but the last one', ['last']],
    ['sharpen the other images', ['main']],
    ['crop all photos except the first three', ['main', 2, 3]],
    ['make all my pictures square, but not the first 2', ['main', 2]],
  ])('%s', (text, except) => {
    expect(plan('card_shown', text)).toMatchObject([{ tool: 'edit_image', input: { image: 'all', except } }]);
  });

  it('asks for the numbers of the last few', () => {
    const said = decide(conversationAfter('card_shown', 'crop all photos but the last two'));
    expect(said).toMatchObject({ kind: 'say', text: expect.stringContaining('Which pictures') });
  });

  it.each([
    ['crop all photos', undefined],
    ['make all pictures 1000 x 1000, not 800', undefined],
    ['make the main image square but not the second', undefined],
  ])('none is left out: %s', (text, except) => {
    expect(plan('card_shown', text)[0]?.input.except).toBe(except);
  });
});

describe('a picture that was told of, and then pointed at', () => {
  const placesOf = (text: string) =>
    planOf(conversationAfter('after_image', text)).flatMap(({ tool, input }) =>
      tool === 'list_cards' ? [] : [[tool, input.image, input.operations]],
    );

  it.each([
    ['Nice. number 3 has the same ugly table behind it, do that one too', [3]],
    ['great! the second one is on the same carpet. same with that please', [2]],
    ['photos 2 and 4 have that wall too, fix those as well', [2, 4]],
    ['image 3 was taken in the same room, can you do that one as well?', [3]],
  ])('gets the same: %s', (text, places) =>
    expect(placesOf(text)).toEqual(places.map((place) => ['edit_image', place, ['white_background']])),
  );

  it.each(['the second photo is fine, leave it', "number 3 has the same background but don't do that one"])(
    'gets nothing: %s',
    (text) => expect(placesOf(text)).toEqual([]),
  );

  it('is mended by its own fault', () =>
    expect(placesOf('number 3 is crooked, fix that one')).toEqual([['edit_image', 3, ['straighten']]]));
});

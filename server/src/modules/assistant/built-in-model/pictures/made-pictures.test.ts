import { describe, expect, it } from 'vitest';
import { answerOf, idOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Conversation, ToolStep, Turn } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const photos = [71, 72].map((id) => ({ file_id: idOf(id), name: `ring-${id}.jpg`, kind: 'image' as const, text: '' }));
const [first, second] = photos.map(({ file_id }) => file_id);
const [one, two, three] = [81, 82, 83].map(idOf);

/** A turn that made these pictures, each with a call of its own. */
const made = (text: string, ...of: [image: string | number, id: string | undefined][]): Turn => ({
  text,
  steps: of.map(([image, id]) => {
    const input = { card_id: idOf(1), image, operations: ['white_background'] };
    const output = { ...answerOf('edit_image', input), images: [{ image_id: id, width: 900, height: 900 }] };
    return { tool: 'edit_image', input, output } as never as ToolStep;
  }),
});
const said = (text: string, sent = false): Turn => ({ text, steps: [], ...(sent && { files: photos }) });
const talk = (given: string, turns: Turn[], current: Turn): Conversation => {
  const { earlier, ...rest } = conversationAfter(given, 'x');
  const hasFiles = [...turns, current].some(({ files = [] }) => files.length > 0);
  return { ...rest, earlier: [...earlier, ...turns], files: hasFiles ? photos : [], current };
};
const worksOf = (turns: Turn[], text: string, given = 'card_shown') =>
  planOf(talk(given, turns, said(text))).map(({ tool, input }) => [tool, input.image]);

const edited = (...images: unknown[]) => images.map((image) => ['edit_image', image]);
const added = (...images: unknown[]) => images.map((image) => ['add_image_to_gallery', image]);

describe('two pictures that were sent before', () => {
  it.each([
    ['put both on white', first, second],
    ['make the background white', first, second],
    ['white background on both of them please', first, second],
    ['put the second one on white', second],
    ['make the background of the first photo white', first],
    ['crop them', first, second],
    ['lighten the photos', first, second],
    ['straighten the second one', second],
  ])('are worked on, or the one that is told: %s', (text, ...images) => {
    for (const given of ['card_shown', 'no_card'])
      expect(worksOf([said('here are my photos', true)], text, given)).toEqual(edited(...images));
  });

  it.each([
    ['add both to the gallery', first, second],
    ['add them to the card', first, second],
    ['put the second one in the gallery', second],
  ])('join the gallery: %s', (text, ...images) =>
    expect(worksOf([said('hello', true)], text)).toEqual(added(...images)),
  );

  it.each([
    ['now the first one too', first],
    ['the same with the first', first],
    ['and the other one', first],
    ['same for the other photo', first],
  ])('are those that the same is done with: %s', (text, image) => {
    const turns = [said('hello', true), made('put the second one on white', [second ?? '', one])];
    expect(worksOf(turns, text)).toEqual(edited(image));
  });
});

describe('pictures that were made', () => {
  const both = made('white background on 1 and 2', ['main', one], [2, two]);
  it.each([
    ['add them to the gallery', one, two],
    ['add both to the gallery', one, two],
    ['add all of them to the card', one, two],
    ['add them', one, two],
    ['keep both', one, two],
    ['yes, add them please', one, two],
    ['put these in the gallery', one, two],
    ['add the new images to the gallery', one, two],
    ['add the second one to the gallery', two],
    ['add only the first one to the gallery', one],
    ['add the last one to the gallery', 'last'],
    ['add it to the gallery', 'last'],
  ])('join the gallery, all or those that are told: %s', (text, ...images) =>
    expect(worksOf([both], text)).toEqual(added(...images)),
  );

  it('are those of one step on several', () => {
    const input = { card_id: idOf(1), image: 'all', operations: ['crop'] };
    const images = [one, two, three].map((image_id) => ({ image_id, width: 900, height: 900 }));
    const all = { text: 'crop all', steps: [{ tool: 'edit_image', input, output: { card: null, images, notes: [] } }] };
    expect(worksOf([all as Turn], 'add them to the gallery')).toEqual(added(one, two, three));
    expect(worksOf([all as Turn], 'add the third one to the gallery')).toEqual(added(three));
  });

  it('are those of several turns, without what was worked on further', () => {
    const turns = [made('crop 1', ['main', one]), made('shadow', [one ?? '', two]), made('crop 2', [2, three])];
    expect(worksOf(turns, 'add them to the gallery')).toEqual(added(two, three));
    expect(worksOf(turns, 'add it to the gallery')).toEqual(added('last'));
    expect(worksOf(turns, 'add image to gallery')).toEqual(added(three));
  });

  it.each([
    ['put it next to the main picture, side by side in one image', [one, 'main']],
    ['combine it with the second photo into one picture', [one, 2]],
    ['combine the first and the second photo into one picture', ['main', 2]],
  ])('are put together with those of the card that are told: %s', (text, images) => {
    const [work] = planOf(talk('card_shown', [made('crop 1', ['main', one])], said(text)));
    expect([work?.tool, work?.input.images]).toEqual(['generate_image', images]);
  });

  it('without a card are worked on further', () => {
    const { steps, ...turn } = made('lighten it', [first ?? '', one]);
    const bare = {
      ...turn,
      files: photos.slice(0, 1),
      steps: steps.map((step) => ({
        ...step,
        output: { ...step.output, card: null },
        input: { image: first, operations: ['enhance'] },
      })),
    };
    const [work] = planOf(talk('no_card', [bare as never], said('add a shadow')));
    expect([work?.tool, work?.input.image, work?.target]).toEqual(['edit_image', one, null]);
  });

  it('or could not be made: what comes next is for the same card', () => {
    const refused = {
      tool: 'edit_image',
      input: { card_id: idOf(1), image: 'main', operations: ['square'] },
      output: { error: { code: 'nothing_to_change', message: 'It is square.' } },
    };
    const action = decide(
      talk('no_card', [{ text: 'make the first one square', steps: [refused as never] }], said('straighten it')),
    );
    expect(action).toMatchObject({ kind: 'call', tool: 'edit_image', input: { card_id: idOf(1), image: 'main' } });
  });

  it('are added in the message that makes them', () => {
    const steps: ToolStep[] = [];
    const ids = [one, two];
    const current = said('put both on white and add them to the gallery', true);
    for (;;) {
      const action = decide(talk('card_shown', [], { ...current, steps }));
      if (action.kind === 'say') {
        expect(action.text).toContain('Here are 2 images, edited.');
        expect(action.text).toContain('The 2 images are in the gallery');
        expect(action.text).not.toContain('Say "add');
        break;
      }
      const output = answerOf(action.tool, action.input) as object;
      const images = [{ image_id: ids[steps.length], width: 900, height: 900 }];
      const isEdit = action.tool === 'edit_image';
      steps.push({ ...action, output: isEdit ? { ...output, images } : output } as never);
    }
    expect(steps.map(({ input }) => input?.image)).toEqual([first, second, one, two]);
  });
});

describe('the answer', () => {
  const answer = (steps: ToolStep[]) => {
    const action = decide(talk('card_shown', [], { ...said('white background on 1 and 2'), steps }));
    return action.kind === 'say' ? action.text : action;
  };
  const [a, b] = made('', ['main', one], [2, two]).steps as [ToolStep, ToolStep];
  const refused = (step: ToolStep, code = 'conflict'): ToolStep =>
    ({ ...step, output: { error: { code, message: 'Not plain enough.' } } }) as never;

  it('counts the pictures once', () =>
    expect(answer([a, b])).toBe(
      'Here are 2 images, edited.\n\nSay "add them to the gallery" to put them on the card.',
    ));

  it('leads from a picture of no card to the one that may be open', () => {
    const ofNone = { ...a, output: { ...a.output, card: null } } as ToolStep;
    expect(answer([ofNone, b])).toContain('Press "Add to gallery" to put them on the card that is open.');
  });

  it('goes on behind one that could not be worked on, and says which', () => {
    expect(answer([refused(a)])).toMatchObject({ tool: 'edit_image', input: { image: 2 } });
    expect(answer([refused(a), b])).toBe(
      'Here is the image, edited. It has 900 × 900 pixels.\n\n- The main image: Not plain enough.\n\nSay "add it to the gallery" to put it on the card.',
    );
    expect(answer([refused(a), refused(b)])).toBe(
      'There is no new image, and nothing was charged:\n\n- The main image: Not plain enough.\n- Image 2: Not plain enough.',
    );
  });

  it('stops where the credits end, and says what was made before', () => {
    const text = answer([a, refused(b, 'credits_exhausted')]);
    expect(text).toContain('Here is the image, edited.');
    expect(text).toContain('[plans](/pricing)');
  });
});

describe('the original', () => {
  it.each([
    'make the original lighter',
    'lighten the original',
    'lighten the original picture instead',
    'take the original and make it lighter',
    'use the original photo and lighten it',
    'no, start from the original: lighten it',
    'the original was better, just make it lighter',
  ])('is the picture before the steps: %s', (text) => {
    expect(worksOf([made('white background', ['main', one]), made('crop it', [one ?? '', two])], text)).toEqual(
      edited('main'),
    );
    expect(worksOf([said('hi', true), made('white', [second ?? '', one])], text)).toEqual(edited(second));
  });

  it('is a place lower behind one that became the main one', () => {
    const card_id = idOf(1);
    const input = { card_id, image: 'last', as_main: true };
    const kept = {
      text: 'as main',
      steps: [{ tool: 'add_image_to_gallery', input, output: answerOf('add_image_to_gallery', input) }],
    };
    expect(worksOf([made('white', ['main', one]), kept as Turn], 'lighten the original')).toEqual(edited(2));
  });
});

it('a file of products that is to be put in is imported, and no picture joins a gallery', () => {
  const plan = planOf(conversationAfter('file_attached', 'In attachment you find my products. Please put them in.'));
  expect(plan.map(({ tool }) => tool)).toEqual(['import_file']);
});

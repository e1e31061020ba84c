import { describe, expect, it } from 'vitest';
import { answerOf, idOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Turn } from '../conversation.ts';
import { planOf } from '../decide.ts';

const photo = { file_id: idOf(77), name: 'ring.jpg', kind: 'image' as const, text: '' };
const sent = (text: string): Turn => ({ text, files: [photo], steps: [] });
const said = (text: string): Turn => ({ text, steps: [] });
const did = (text: string, tool: 'edit_image' | 'improve_card' | 'read_card', input: object): Turn => ({
  text,
  steps: [{ tool, input, output: answerOf(tool, input) } as never],
});
const planAfter = (given: string, turns: Turn[], text: string) => {
  const { earlier, ...rest } = conversationAfter(given, 'x');
  const conversation = { ...rest, earlier: [...earlier, ...turns], files: [photo], current: said(text) };
  return planOf(conversation).filter(({ tool }) => tool !== 'list_cards');
};
const onPhoto = (operations: string[]) => [{ tool: 'edit_image', input: { image: photo.file_id, operations } }];

describe('a picture that was sent before', () => {
  it.each([
    ['white background please, how much is that?', 'yes', ['white_background']],
    ['make the background white, what does that cost?', 'ok, do it', ['white_background']],
    ['what can you do with this picture?', 'white background', ['white_background']],
    ['here is my photo', 'make the background white', ['white_background']],
    ['is it possible to crop this?', 'then crop it', ['crop']],
    ['this photo is blurry', 'yes, sharpen it', ['enhance']],
    ['hello', 'Please make it square', ['square']],
  ])('is the one that is worked on: %s, %s', (first, text, operations) => {
    for (const given of ['no_card', 'card_shown']) {
      expect(planAfter(given, [sent(first)], text)).toMatchObject(onPhoto(operations));
      // Another turn in between that changes no picture.
      if (text !== 'yes' && !text.startsWith('ok') && !text.startsWith('yes'))
        expect(planAfter(given, [sent(first), said('hm')], text)).toMatchObject(onPhoto(operations));
    }
  });

  it('is the one that joins the gallery', () => {
    const joined = { tool: 'add_image_to_gallery', input: { image: photo.file_id } };
    for (const text of ['add it to the gallery', 'add the picture to the card', 'use it as the main picture'])
      expect(planAfter('card_shown', [sent('hello')], text)).toMatchObject([joined]);
  });

  it('is still there after work on the texts, and not after work on a picture or with another card', () => {
    const improved = did('improve the title', 'improve_card', { card_id: idOf(1), sections: ['title'] });
    expect(planAfter('card_shown', [sent('hello'), improved], 'white background')).toMatchObject(
      onPhoto(['white_background']),
    );
    expect(planAfter('card_shown', [sent('hello'), improved], 'good, keep it')).toEqual([]);
    const edited = did('crop it', 'edit_image', { card_id: idOf(1), image: photo.file_id, operations: ['crop'] });
    expect(planAfter('card_shown', [sent('hello'), edited], 'now crop it')).not.toMatchObject(onPhoto(['crop']));
    const other = did('show the lamp', 'read_card', { card_id: idOf(5) });
    expect(planAfter('card_shown', [sent('hello'), other], 'make the background white')).toMatchObject([
      { tool: 'edit_image', input: { image: 'main' } },
    ]);
  });

  it.each([
    ['make the main image square', 'main'],
    ['crop all photos', 'all'],
    ['the second picture is too dark, brighten it', 2],
  ])('is not meant where another one is named: %s', (text, image) => {
    expect(planAfter('card_shown', [sent('hello')], text)).toMatchObject([{ tool: 'edit_image', input: { image } }]);
  });
});

describe('a question that comes with a picture', () => {
  it.each([
    'would it help to make the background white?',
    'how much is a white background?',
    'Should I make the background white?',
    'is it possible to crop this?',
    'what if I crop it?',
  ])('starts no work on it: %s', (text) => {
    const conversation = conversationAfter('card_shown', text);
    expect(planOf({ ...conversation, files: [photo], current: sent(text) })).toEqual([]);
  });

  it('is work where it is a polite order', () => {
    const conversation = conversationAfter('card_shown', 'can you make the background white?');
    const current = sent('can you make the background white?');
    expect(planOf({ ...conversation, files: [photo], current })).toMatchObject(onPhoto(['white_background']));
  });
});

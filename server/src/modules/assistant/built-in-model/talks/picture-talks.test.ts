import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { talkAfter } from '../../testing/talk-after.ts';
import type { Turn } from '../conversation.ts';
import { decide } from '../decide.ts';
import { parseRequest } from '../request.ts';
import { surroundingsOf } from '../surroundings.ts';

const { $card: card, $image: made, $file: file } = placeholders;

describe('the next step on a picture that was just made', () => {
  it.each([
    ['add a soft shadow', ['shadow']],
    ['lighten it', ['lighten']],
    ['and a bit lighter', ['lighten']],
    ['now square', ['square']],
    ['square too, for the Amazon main image', ['square']],
  ])('is done to that one, for its card: %s', (text, operations) => {
    const { said, works } = talkAfter('after_image', text);
    expect(works).toMatchObject([{ tool: 'edit_image', input: { card_id: card, image: made, operations } }]);
    expect(said).toContain('add it to the gallery');
  });

  it.each([
    ['lighten the main image', 'main'],
    ['white background for the second picture', 2],
  ])('is not meant where a picture is named: %s', (text, image) =>
    expect(talkAfter('after_image', text).works).toMatchObject([{ tool: 'edit_image', input: { image } }]),
  );

  it('is done to the one before, where it was taken back', () =>
    expect(talkAfter('card_shown', 'white background', 'undo that', 'lighten it').works).toMatchObject([
      { tool: 'edit_image', input: { image: 'main', operations: ['lighten'] } },
    ]));
});

describe('taking back, behind work on a picture', () => {
  it.each([
    'undo that',
    'no, undo that',
    'take that back',
    'undo',
    "I don't like it, undo",
    'go back to the picture before',
  ])('leaves the texts of the card alone: %s', (text) => {
    const { said, works } = talkAfter('after_image', text);
    expect(works).toEqual([]);
    expect(said).toContain('picture');
    expect(talkAfter('after_image', 'add it to the gallery', text).works).toEqual([]);
  });

  it.each(['undo the change of the title', 'bring the last version of the texts back', 'undo the last improvement'])(
    'brings texts back where they are named: %s',
    (text) => expect(talkAfter('after_image', text).works).toMatchObject([{ tool: 'restore_version' }]),
  );

  it('brings texts back where they were worked on since', () =>
    expect(talkAfter('after_image', 'set the price to 20 USD', 'undo').works).toMatchObject([
      { tool: 'restore_version' },
    ]));
});

describe('the main picture', () => {
  it.each(['make it the main one', 'set it as main', 'use it as the hero image', 'set as main image'])(
    'is the one that was made last: %s',
    (text) =>
      expect(talkAfter('after_image', text).works).toMatchObject([
        { tool: 'add_image_to_gallery', input: { image: 'last', as_main: true } },
      ]),
  );

  it.each(['make it the main one', 'make it the first one', 'it should be the main picture', 'set it as main'])(
    'is told where it is changed, when it is in the gallery already, and nothing is improved: %s',
    (text) => {
      const { said, works } = talkAfter('after_image', 'add it to the gallery', text);
      expect(works).toEqual([]);
      expect(said).toContain('Make it the main image');
    },
  );

  it.each(['make it the main one', 'make that the hero'])('is no improvement of a card: %s', (text) =>
    expect(talkAfter('card_shown', text).works).toEqual([]),
  );
});

describe('a picture that comes along', () => {
  it.each(['and this one as second picture', 'this one as the second picture please', 'and this as another photo'])(
    'joins the others of the card: %s',
    (text) =>
      expect(talkAfter('image_attached_card', text).works).toMatchObject([
        { tool: 'add_image_to_gallery', input: { card_id: card, image: file } },
      ]),
  );

  it.each(['and this one as second picture', 'make it the main one'])('is not one that came before: %s', (text) => {
    const photo = (file_id: string) => ({ file_id, name: `${file_id}.jpg`, kind: 'image' as const, text: '' });
    const around = {
      ...surroundingsOf(conversationAfter('card_shown', text)),
      files: [photo('new'), photo('old')],
      filesAreNew: true,
      newFiles: 1,
    };
    expect(parseRequest(text, around).asks).toMatchObject([{ tool: 'add_image_to_gallery', input: { image: 'new' } }]);
  });
});

it('is the one before that goes into the gallery, where a picture was taken back', () => {
  const images = (image_id: string) => ({ card: null, images: [{ image_id, width: 900, height: 900 }], notes: [] });
  const edited = (text: string, made: string, image: string): Turn => ({
    text,
    steps: [{ tool: 'edit_image', input: { card_id: card, image, operations: ['lighten'] }, output: images(made) }],
  });
  const earlier = [
    edited('lighten it', 'one', 'main'),
    edited('again', 'two', 'one'),
    { text: 'undo that', steps: [] },
  ];
  const added = (turns: Turn[]) =>
    decide({
      earlier: turns,
      current: { text: 'add it to the gallery', steps: [] },
      shownCardId: card ?? null,
      files: [],
    });
  expect(added(earlier)).toMatchObject({ tool: 'add_image_to_gallery', input: { image: 'one' } });
  expect(added(earlier.slice(0, 2))).toMatchObject({ tool: 'add_image_to_gallery', input: { image: 'last' } });
});

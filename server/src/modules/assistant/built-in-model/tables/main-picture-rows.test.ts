import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { decide, planOf } from '../decide.ts';

const plan = (given: string, text: string) => planOf(conversationAfter(given, text));

describe('the order of the pictures', () => {
  const orders = [
    'swap 2 and 3',
    'order: 3 1 2 5 4',
    'reverse the order of the others',
    'move it to the end',
    'as first picture',
  ];
  it.each(orders)('is not changed from the chat, and right behind pictures that is said: %s', (text) =>
    expect(decide(conversationAfter('after_image', text))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('I cannot move the pictures'),
    }),
  );

  it('is not what bare places mean elsewhere', () =>
    expect(decide(conversationAfter('card_shown', 'move it to the end'))).not.toMatchObject({
      text: expect.stringContaining('I cannot move the pictures'),
    }));
});

describe('the first picture of the gallery', () => {
  it.each([
    ['image_attached_card', 'use this as the main photo'],
    ['image_attached_card', 'make this the first picture'],
    ['image_attached_card', 'add it as the cover image, please'],
    ['image_attached_card', 'put this photo first'],
    ['image_attached_card', 'this should be the main photo'],
    ['after_image', 'make it the main picture'],
    ['after_image', 'beautiful!! put it in the card as the first picture'],
    ['after_image', 'great, put this on the listing as the main photo please'],
    ['after_image', 'now this looks really clean. use it as the main photo'],
    ['image_attached_card', 'my nephew took this one, much better than mine. should be the main picture from now on'],
    ['image_attached_card', 'took this yesterday in the garden. use as main picture'],
    ['image_attached_card', 'this one is sharper than the old one, so it should be the main image'],
  ])('is the one that was sent or made, and no new one: %s, %s', (given, text) => {
    expect(plan(given, text)).toMatchObject([{ tool: 'add_image_to_gallery', input: { as_main: true } }]);
  });

  it.each(['photo', 'pic', 'here another picture', 'its photo', 'one more photo of it'])(
    'gets a picture that comes with its name alone: %s',
    (text) => {
      expect(plan('image_attached_card', text)).toMatchObject([{ tool: 'add_image_to_gallery' }]);
      expect(plan('card_shown', text)).toEqual([]);
    },
  );

  it.each([
    'create a listing for a lavender soap bar, 100 g, vegan, 6.50 pounds. This is the picture',
    'lavender soap bar, 100 g, vegan, cures 6 weeks, 3 kinds of oil, 6.50 pounds. listing for etsy pls',
  ])('gets the picture that comes with the facts of a new card: %s', (text) => {
    expect(plan('image_attached', text).map(({ tool }) => tool)).toEqual(['create_card', 'add_image_to_gallery']);
  });

  it.each([
    'new photo from the studio, use this as the main one',
    'fresh from the photographer, make it the main picture',
    'better picture than the old one, take it as main',
    'old one was too dark, use this as the main picture',
  ])('is the one that was sent, behind what it is: %s', (text) => {
    expect(plan('image_attached_card', text)).toMatchObject([
      { tool: 'add_image_to_gallery', input: { as_main: true } },
    ]);
  });

  it.each(['replace the main photo with this one', 'swap the cover picture for this'])(
    'is the one that was sent, in the place of the old one: %s',
    (text) =>
      expect(plan('image_attached_card', text)).toMatchObject([
        { tool: 'add_image_to_gallery', input: { as_main: true } },
      ]),
  );

  it.each(['add it as the second picture', 'add this as another photo please'])(
    'is not what joins the others: %s',
    (text) => {
      const [call, ...more] = plan('image_attached_card', text);
      expect([call?.tool, call?.input.as_main, more]).toEqual(['add_image_to_gallery', undefined, []]);
    },
  );

  it.each([
    'put the second picture first',
    'make image 3 the main one',
    'swap the first and the second picture',
    'reorder the pictures',
  ])('is chosen in the card: %s', (text) => {
    expect(decide(conversationAfter('card_shown', text))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('I cannot move the pictures of a gallery'),
    });
  });

  it('is asked for where none is there', () => {
    expect(plan('card_shown', 'make this the main picture')).toEqual([]);
  });

  it.each([
    ['image_attached_card', 'add this to the gallery', 'add_image_to_gallery'],
    ['card_shown', 'make the second picture white', 'edit_image'],
    ['card_shown', 'put all the photos together in one picture', 'generate_image'],
    ['image_attached_card', 'from now on the main picture should always be on white', 'remember_preference'],
    ['image_attached_card', 'add a bullet about the lid. this should be the main picture', undefined],
    ['image_attached_card', 'add the bullet: Tight lid. this should be the main picture', 'edit_card'],
    ['card_shown', 'improve the title first', 'score_card'],
    ['after_image', 'the main picture', undefined],
    ['after_image', 'the first one', undefined],
  ])('is not meant in other words: %s, %s', (given, text, tool) => {
    const [call] = plan(given, text);
    if (tool !== undefined) expect(call?.tool).toBe(tool);
    expect(call?.input ?? {}).not.toHaveProperty('as_main');
  });
});

import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { decide, planOf } from '../decide.ts';

const plan = (given: string, text: string) => planOf(conversationAfter(given, text));

describe('the first picture of the gallery', () => {
  it.each([
    ['image_attached_card', 'use this as the main photo'],
    ['image_attached_card', 'make this the first picture'],
    ['image_attached_card', 'add it as the cover image, please'],
    ['image_attached_card', 'put this photo first'],
    ['image_attached_card', 'this should be the main photo'],
    ['after_image', 'make it the main picture'],
  ])('is the one that was sent or made, and no new one: %s, %s', (given, text) => {
    expect(plan(given, text)).toMatchObject([{ tool: 'add_image_to_gallery', input: { as_main: true } }]);
  });

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
    ['card_shown', 'improve the title first', 'score_card'],
    ['after_image', 'the main picture', undefined],
    ['after_image', 'the first one', undefined],
  ])('is not meant in other words: %s, %s', (given, text, tool) => {
    const [call] = plan(given, text);
    if (tool !== undefined) expect(call?.tool).toBe(tool);
    expect(call?.input ?? {}).not.toHaveProperty('as_main');
  });
});

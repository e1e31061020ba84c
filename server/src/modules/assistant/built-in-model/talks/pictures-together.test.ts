import { expect, it } from 'vitest';
import { idOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const photos = [71, 72].map((id) => ({ file_id: idOf(id), name: `ring-${id}.jpg`, kind: 'image' as const, text: '' }));
const [first, second] = photos.map(({ file_id }) => file_id);
const older = { file_id: idOf(70), name: 'older.jpg', kind: 'image' as const, text: '' };

/** What a message with two pictures leads to: the pictures that are worked on, or that join the gallery. */
function picturesOf(given: string, text: string): unknown[] {
  const conversation = conversationAfter(given, text);
  const current = { text, files: photos, steps: [] };
  return planOf({ ...conversation, current, files: [...photos, older] }).map(({ tool, input }) =>
    tool === 'edit_image' || tool === 'add_image_to_gallery' ? input.image : tool,
  );
}

it.each([
  'make the background white',
  'white background please',
  'make both pictures white',
  'put these two photos on a white background',
  'Crop them and make the background white',
  'brighten the photos',
])('works on each of the pictures that came along: %s', (text) => {
  expect(picturesOf('no_card', text)).toEqual([first, second]);
  expect(picturesOf('card_shown', text)).toEqual([first, second]);
});

it.each([
  ['make the background of the second picture white', [second]],
  ['white background on the first one', [first]],
  ['crop the first photo and lighten the second photo', [first, second]],
])('works on those that are told by their places: %s', (text, pictures) => {
  expect(picturesOf('card_shown', text)).toEqual(pictures);
});

it('leaves the pictures of the card to words that name the card', () => {
  expect(picturesOf('card_shown', 'make all pictures of the card white')).toEqual(['all']);
  expect(picturesOf('card_shown', 'make the main picture square')).toEqual(['main']);
});

it('puts each of them into the gallery', () => {
  for (const text of ['add these to the gallery', 'add the pictures to the card', 'put them in the gallery'])
    expect(picturesOf('card_shown', text)).toEqual([first, second]);
});

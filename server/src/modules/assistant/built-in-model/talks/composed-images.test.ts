import { expect, it } from 'vitest';
import type { AttachedFile } from '../../attached-files.ts';
import { idOf } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const fileOf = (id: number): AttachedFile => ({ file_id: idOf(id), name: `${id}.jpg`, kind: 'image', text: '' });
const [first, second, third] = [71, 72, 73].map(fileOf) as [AttachedFile, AttachedFile, AttachedFile];

/** What a request puts together: the pictures that are named, those that are left out, or all of the card. */
function composed(text: string, files: AttachedFile[] = [], areNew = true): unknown {
  const conversation = conversationAfter('card_shown', text);
  const current = { text, files: areNew ? files : [], steps: [] };
  const plan = planOf(files.length === 0 ? conversation : { ...conversation, current, files });
  if (plan.length === 0) return 'nothing';
  expect(plan.map(({ tool, input }) => [tool, input.kind])).toEqual([['generate_image', 'compose']]);
  const { images, except } = plan[0]?.input ?? {};
  return images ?? (except === undefined ? 'all' : { except });
}

it.each([
  ['put the first two images together', ['main', 2]],
  ['combine picture 1 and 3', ['main', 3]],
  ['combine pictures 2, 3 and 5 into one', [2, 3, 5]],
  ['combine 1 and 3 into one picture', ['main', 3]],
  ['put picture 1 and picture 2 side by side', ['main', 2]],
  ['merge the first and the last photo', ['main', 'last']],
  ['combine the main picture and the second', ['main', 2]],
  ['combine images 2 to 4', [2, 3, 4]],
  ['combine the first image with the third', ['main', 3]],
  ['combine my main photo with photo 4', ['main', 4]],
  ['take photos 2 and 3 and combine them into one picture', [2, 3]],
  ['use photos 1 and 2 for a collage', ['main', 2]],
  ['make a collage of the first three photos', ['main', 2, 3]],
  ['combine images 2 and 3 as main picture', [2, 3]],
  ['combine picture 2 into one', [2]],
  ['make a collage of all photos but the second', { except: [2] }],
])('puts the pictures together that are named: %s', (text, of) => expect(composed(text)).toEqual(of));

it.each([
  'combine all photos into one',
  'put the 3 photos together in one image',
  'make a 2 by 2 collage of my photos',
  'put all my photos together as the main image',
  'put all photos together into one picture, the second one on top',
])('puts all of the card together: %s', (text) => expect(composed(text)).toBe('all'));

it.each(['combine the last two pictures', 'make one picture of the two I sent'])(
  'asks which pictures are meant: %s',
  (text) => expect(composed(text)).toBe('nothing'),
);

it('puts the pictures together that came along', () => {
  const both = [first.file_id, second.file_id];
  for (const text of ['make one picture of the two I sent', 'put these two pictures together', 'combine the photos'])
    expect(composed(text, [first, second])).toEqual(both);
  expect(composed('make one picture of the two I sent', [first, second, third], false)).toEqual(both);
  expect(composed('combine the first two photos', [first, second, third])).toEqual(both);
  expect(composed('combine photo 1 and 3', [first, second, third])).toEqual([first.file_id, third.file_id]);
  expect(composed('make a collage of this photo and my main picture', [first])).toEqual([first.file_id, 'main']);
  expect(composed('combine all photos of the card into one', [first, second])).toBe('all');
});

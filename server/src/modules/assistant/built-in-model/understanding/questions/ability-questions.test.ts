import { expect, it } from 'vitest';
import { talkInLibrary } from '../../../testing/talk-in-library.ts';

const toolsOf = (text: string) =>
  talkInLibrary(['Blue Mug', 'Wool Rug'], 'show me the mug', text).works.map(({ tool }) => tool);

it.each(['could the photo be made brighter?', 'can the main picture please be cropped?'])(
  'is work that is asked for politely: %s',
  (text) => expect(toolsOf(text)).toEqual(['edit_image']),
);

it.each([
  'would my photos be cropped on amazon?',
  'could my photos be cropped by etsy?',
  'can the pictures be resized automatically?',
])('asks what others do to pictures: %s', (text) => expect(toolsOf(text)).toEqual([]));

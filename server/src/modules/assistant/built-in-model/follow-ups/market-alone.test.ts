import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const improved = (...texts: string[]) =>
  talkInLibrary(['Leather Belt Brown', 'Wool Beanie'], ...texts).works.findLast(({ tool }) => tool === 'improve_card')
    ?.input;

describe('a marketplace alone behind work on a part of the card', () => {
  it.each(['now for Etsy', 'and Etsy?', 'ok now etsy please', 'what about Etsy'])(
    'means the whole card: %s',
    (text) => {
      const before = 'make the title of the belt shorter, without the word cheap';
      expect(improved(before, text)).toEqual({ card: 1, avoid_words: ['cheap'], marketplace: 'etsy' });
    },
  );

  it.each(['the same for Etsy', 'Etsy too', 'no, for Etsy', 'now the title for Etsy'])(
    'means that part where this is said: %s',
    (text) =>
      expect(improved('make the title of the belt better', text)).toEqual({
        card: 1,
        sections: ['title'],
        marketplace: 'etsy',
      }),
  );

  it('takes all that was wished of the whole card', () => {
    expect(improved('improve the belt in a friendly tone', 'now for Etsy')).toEqual({
      card: 1,
      tone: 'friendly',
      marketplace: 'etsy',
    });
  });
});

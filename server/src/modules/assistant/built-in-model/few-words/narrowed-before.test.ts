import { expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const library = ['Walnut Chess Set @etsy 61', 'Linen Table Runner @etsy 48'];

it('a part of what was refused is refused as well, and no other work is paid for it', () => {
  const { said, works } = talkInLibrary(library, 'translate the chess set to german', 'ok then just the title');
  expect(works).toEqual([]);
  expect(said).toContain('I cannot translate');
});

it.each(['and write friendly', 'also always sound friendly please'])(
  'a tone told behind a rule is a rule of its own: %s',
  (text) => {
    const { works } = talkInLibrary(library, 'never use the word cheap', text);
    expect(works).toEqual([{ tool: 'remember_preference', input: { kind: 'brand_voice', value: 'friendly' } }]);
  },
);

it('a card named without its article, in a message that began nothing, is still spoken of', () => {
  const { works } = talkInLibrary(library, 'rewrite description of chess set, more elegant', 'shorter');
  expect(works.at(-1)).toEqual({
    tool: 'improve_card',
    input: { card: 1, sections: ['description'], length: 'shorter' },
  });
});

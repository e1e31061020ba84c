import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const titles = [
  'Walnut Bedside Table',
  'Oak Storage Bench',
  'Moonstone Silver Ring @etsy',
  'Lavender Goat Milk Soap Bar',
];
const worksOf = (...texts: string[]) => {
  const { works, said } = talkInLibrary(titles, ...texts);
  return { works: works.map(({ tool, input }) => `${tool} ${JSON.stringify(input)}`), said };
};

describe('a tone that no rule can write', () => {
  it.each([
    [
      'Would you rewrite the description of the walnut bedside table in a calmer, more elegant tone?',
      'elegant or calm',
    ],
    ['make the moonstone one sound more romantic but leave the title alone', 'romantic'],
    ['improve the oak bench >> make it more premium', 'premium'],
    ['give the moonstone ring a more poetic description', 'poetic'],
    ['improve all my cards, make them sound luxurious', 'luxurious'],
  ])('is told before anything is charged: %s', (talk, tone) => {
    const { works, said } = worksOf(...talk.split(' >> '));
    expect(works).toEqual([]);
    expect(said).toContain(`I cannot write in a tone that is ${tone}, so I have rewritten nothing and charged nothing`);
  });

  it('is left out beside what can be done, and the answer says so', () => {
    const { works, said } = worksOf('rewrite the bench description, shorter and more luxurious');
    expect(works).toContain('improve_card {"card":2,"sections":["description"],"length":"shorter"}');
    expect(said).toContain('a tone that is luxurious, so that part of your wish is left out');
  });

  it.each([
    ['improve the moonstone ring in a friendly tone', 'improve_card {"card":3,"tone":"friendly"}'],
    ['improve the elegant moonstone ring', 'improve_card {"card":3}'],
    ['improve the moonstone ring, not too romantic please', 'improve_card {"card":3}'],
    ['improve the lavender soap and mention luxury feel', 'improve_card {"card":4,"include_keywords":["luxury feel"]}'],
  ])('is not read into other words: %s', (text, work) => {
    const { works, said } = worksOf(text);
    expect(works).toContain(work);
    expect(said).not.toContain('tone that is');
  });
});

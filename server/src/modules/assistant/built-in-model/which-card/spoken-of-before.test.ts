import { expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const worksOf = (...texts: string[]) => talkInLibrary(['Merino Beanie', 'Leather Belt'], ...texts).works;

it('"it" is the card that was named for what is not done here', () => {
  const works = worksOf('translate the beanie listing into German', 'ok then just make it shorter');
  expect(works.at(-1)).toEqual({ tool: 'improve_card', input: { card: 1, length: 'shorter' } });
});

it.each([
  ['translate the beanie and the belt into German', 'make it shorter'],
  ['hello', 'make it shorter'],
])('and is asked for otherwise: %s', (...texts) => {
  expect(worksOf(...texts)).toEqual([]);
});

it('is not another card than the one in hand', () => {
  const works = worksOf('show me the belt', 'translate the beanie listing into German', 'make it shorter');
  expect(works.at(-1)?.input).toMatchObject({ card: 2 });
});

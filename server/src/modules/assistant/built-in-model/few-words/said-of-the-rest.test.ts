import { describe, expect, it } from 'vitest';
import { talkAfter } from '../../testing/talk-after.ts';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const library = ['Mug', 'Knife', 'Lamp'];
const worksOf = (...texts: string[]) =>
  talkInLibrary(library, ...texts).works.filter(({ tool }) => tool !== 'score_card');
const priced = (input: object) => [{ tool: 'improve_cards', input: { dry_run: true, ...input } }];

describe('the others, behind work on one card', () => {
  it.each(['do the other two as well', 'do the others as well', 'the rest too', 'same for the other two please'])(
    'are priced first, and the one that was done is left out: %s',
    (text) => {
      const [work, ...more] = worksOf('improve the mug for etsy', text);
      expect(more).toEqual([]);
      expect(work).toMatchObject({
        tool: 'improve_cards',
        input: { dry_run: true, marketplace: 'etsy', scope: { all: true, except: ['mug', 'Mug'] } },
      });
    },
  );

  it.each(['the other two as well', 'do the others too', 'same for the rest'])(
    'are priced to be scored behind a score, and the one that has it is not scored again: %s',
    (text) =>
      expect(talkInLibrary(library, 'score the mug', text).works).toEqual([
        { tool: 'score_cards', input: { dry_run: true, scope: { all: true, except: ['mug', 'Mug'] } } },
      ]),
  );

  it('and it, behind the price of one, are priced together', () => {
    const asked = 'how much to improve the mug for amazon?';
    expect(worksOf(asked, 'do it, and do the other two as well')).toEqual(
      priced({ scope: { all: true }, marketplace: 'amazon' }),
    );
  });
});

describe('a price', () => {
  const all = 'how much does it cost to rewrite all my listings?';
  it('is told for some of the texts alone', () => {
    expect(worksOf(all, 'and only the titles?')).toEqual(priced({ scope: { all: true }, sections: ['title'] }));
  });

  it('is agreed to for some of the texts with a limit, and no other is written', () => {
    expect(worksOf(all, 'ok only the titles then, max 70 characters each')).toMatchObject([
      { tool: 'improve_cards', input: { sections: ['title'], title_max: 70 } },
    ]);
  });

  it.each([
    'how much to improve the card?',
    'how much is it to rewrite the description?',
    'how much to score it?',
    'how much to improve it?',
  ])('of work on the card in hand is told, and nothing is priced, done or looked up: %s', (text) => {
    const { works, said } = talkAfter('card_shown', text);
    expect(works).toEqual([]);
    expect(said).toContain('20 for each marketplace');
  });

  it.each(['whats the cost for the rest of it', 'how much is that together?'])(
    'is one of work behind work: %s',
    (text) => {
      const { works, said } = talkAfter('after_improve', text);
      expect(works).toEqual([]);
      expect(said).toContain('20 for each marketplace');
    },
  );
});

it('another language behind a translation is one as well', () => {
  const { works, said } = talkAfter('card_shown', 'translate it to german', 'french too');
  expect(works).toEqual([]);
  expect(said).toContain('cannot translate');
});

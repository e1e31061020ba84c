import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../testing/talk-in-library.ts';
import { betterText, fixesOfSellerText } from './answers/behind-work-answers.ts';
import { askedBehindWork } from './asked-behind-work.ts';
import type { Turn } from './conversation.ts';

const titles = ['Camel Wool Coat Size M', 'Moonstone Silver Ring', 'Adjustable Silver Wave Ring'];
const card = (id: string, title: string) => ({ card_id: id, title, marketplace: 'etsy', score: 1 });
const fix = (text: string, rule: string) => ({ message: text, fix: text, gain: 4, blocks: false, rules: [rule] });
const scored = (id: string, title: string, total: number, fixes: object[] = []) =>
  ({
    tool: 'score_card',
    input: { card_id: id },
    output: { card: card(id, title), marketplace: 'etsy', total, fixes },
  }) as never;
const behind = (text: string, steps: Turn['steps']) =>
  askedBehindWork({ earlier: [{ text: 'score', steps }], current: { text, steps: [] }, shownCardId: null, files: [] });

describe('behind work', () => {
  it('the card of it is told', () => {
    const { works, said } = talkInLibrary(
      titles,
      'add to the wool coat that the lining is torn',
      'which card did you put that on?',
    );
    expect(works).toEqual([]);
    expect(said).toContain('That was [**Camel Wool Coat Size M**]');
  });

  it.each([
    ['which is better?', 'By its score it is [**Wave**](/library/b)'],
    ['which one is worse?', 'By its score it is [**Moon**](/library/a)'],
  ])('the better of two scores is told: %s', (text, answer) => {
    const steps = [scored('a', 'Moon', 60), scored('b', 'Wave', 70)];
    expect(behind(text, steps)?.asks).toEqual([{ kind: 'say', topic: 'scored_better' }]);
    expect(betterText([{ text: '', steps }], text)).toContain(answer);
    expect(behind(text, steps.slice(1))).toBeNull();
  });

  it('the old one is the version before, also where nothing was changed', () => {
    const { works, looks } = talkInLibrary(titles, 'make the title of the wool coat better', 'show me the old one');
    expect([works, looks]).toEqual([[], 1]);
  });

  it('the first fixes of a score are done by their rules', () => {
    const steps = [scored('a', 'Moon', 60, [fix('Longer title', 'T2'), fix('More', 'B1'), fix('Keywords', 'K1')])];
    expect(behind('do the first two of these', steps)?.asks).toMatchObject([
      { tool: 'improve_card', input: { rules: ['T2', 'B1'] }, target: { kind: 'it' } },
    ]);
  });

  it('fixes that need a picture are left to the seller, for nothing', () => {
    const steps = [
      scored('a', 'Moon', 60, [fix('Larger picture', 'I1'), fix('Five pictures', 'I2'), fix('Longer title', 'T2')]),
    ];
    expect(behind('do the first two of these', steps)?.asks).toEqual([{ kind: 'say', topic: 'fixes_of_seller' }]);
    const told = fixesOfSellerText([{ text: '', steps }]);
    expect(told).toContain('charged nothing');
    expect(told).toContain('Five pictures');
    expect(told).not.toContain('Longer title');
  });
});

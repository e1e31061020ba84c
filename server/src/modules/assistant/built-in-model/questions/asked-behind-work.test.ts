import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';
import { betterText, fixesOfSellerText } from '../answers/behind-work-answers.ts';
import type { Turn } from '../conversation.ts';
import { askedBehindWork } from './asked-behind-work.ts';

const titles = ['Camel Wool Coat Size M', 'Moonstone Silver Ring', 'Adjustable Silver Wave Ring'];
const card = (id: string, title: string) => ({ card_id: id, title, marketplace: 'etsy', score: 1 });
const fix = (text: string, rule: string) => ({ message: text, fix: text, gain: 4, blocks: false, rules: [rule] });
const scored = (id: string, title: string, total: number, fixes: object[] = [], sections: object[] = []) =>
  ({
    tool: 'score_card',
    input: { card_id: id },
    output: { card: card(id, title), marketplace: 'etsy', total, fixes, sections },
  }) as never;
const askedIn = (earlier: Turn[], text: string) =>
  askedBehindWork({ earlier, current: { text, steps: [] }, shownCardId: null, files: [] });
const behind = (text: string, steps: Turn['steps']) => askedIn([{ text: 'score', steps }], text);

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

  describe('fixes that need a picture', () => {
    const steps = [
      scored('a', 'Moon', 60, [fix('Larger picture', 'I1'), fix('Square picture', 'I4'), fix('Longer title', 'T2')]),
    ];

    it('are left to the seller, for nothing', () => {
      expect(behind('do the first two of these', steps)?.asks).toEqual([{ kind: 'say', topic: 'fixes_of_seller' }]);
      const told = fixesOfSellerText([{ text: '', steps }], 'do the first two of these');
      expect(told).toContain('charged nothing');
      expect(told).toMatch(/Larger picture Attach the photo.*Square picture Say "make the main image square"/s);
      expect(told).not.toContain('Longer title');
    });

    it.each(['fix the first three', 'fix 1, 2 and 3 please', 'fix points 1 to 3'])(
      'are told beside the work on the texts: %s',
      (text) => {
        expect(behind(text, steps)?.asks).toEqual([
          { kind: 'call', tool: 'improve_card', input: { rules: ['T2'] }, target: { kind: 'it' } },
          { kind: 'say', topic: 'fixes_of_seller' },
        ]);
        const told = fixesOfSellerText([{ text: '', steps }], text);
        expect(told).toMatch(/work on the texts alone.*costs nothing:.*Larger picture/s);
      },
    );

    it('ask for a photo where it is missing, whatever work a photo could get', () => {
      const [missing, ...others] = [fix('Seven images', 'I1'), fix('Longer title', 'T2')];
      const fixes = [{ ...missing, rules: ['I1', 'I3', 'I4'] }, ...others];
      const told = fixesOfSellerText([{ text: '', steps: [scored('a', 'Moon', 60, fixes)] }], 'fix the first two');
      expect(told).toMatch(/Seven images Attach the photo here/);
    });

    it.each(['fix the first four', 'improve 1 and 2', 'fix 3 to 1', 'fix 2 bullets and 3 keywords'])(
      'are not meant: %s',
      (text) => expect(behind(text, steps)).toBeNull(),
    );
  });

  it('two scores one after the other are compared, section by section', () => {
    const turn = (step: object): Turn => ({ text: 'score', steps: [step as never] });
    const sections = (title: number, bullets: number | null) => [
      { id: 'title', score: title },
      { id: 'bullets', score: bullets },
      { id: 'keywords', score: 40 },
    ];
    const one = scored('a', 'Moon', 60, [], sections(50, 80));
    const other = scored('b', 'Wave', 70, [], sections(90, 75));
    const earlier = [turn(one), turn(other)];
    expect(askedIn(earlier, 'which is better?')?.asks).toEqual([{ kind: 'say', topic: 'scored_better' }]);
    const told = betterText(earlier, 'which is better?');
    expect(told).toMatch(/it is \[\*\*Wave.*\*\*Title\*\*: 90 against 50.*\*\*Bullets\*\*: 75 against 80/s);
    expect(told).not.toContain('Keywords');
    expect(
      askedIn([turn(one), turn({ ...(other as object), tool: 'read_card' }), turn(other)], 'which is better?'),
    ).toBeNull();
    expect(askedIn([turn(one), turn(one)], 'which is better?')).toBeNull();
  });

  it('scores for two marketplaces are named by them', () => {
    const forEbay = { ...(scored('a', 'Moon', 60) as { output: object }) };
    const steps = [
      scored('a', 'Moon', 70),
      { ...forEbay, output: { ...forEbay.output, marketplace: 'ebay' } } as never,
    ];
    expect(behind('which is better?', steps)).not.toBeNull();
    expect(betterText([{ text: '', steps }], 'which is better?')).toMatch(/it is .* for Etsy:.* for eBay: \*\*60/s);
  });
});

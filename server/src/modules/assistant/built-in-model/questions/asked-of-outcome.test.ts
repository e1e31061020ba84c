import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shop = ['Leather Belt Brown', 'Wool Beanie'];
const talk = (...texts: string[]) => talkInLibrary(shop, ...texts);

describe('what is asked of the last work', () => {
  it.each([
    ['improve the belt', 'did that help?', 'went from **58** to **84** of 100'],
    ['improve the belt', 'was it worth it?', 'Yes: the score of'],
    ['score the belt', 'did it help?', 'Nothing was changed since its last score'],
    ['score the belt', 'what was missing?', 'Add 30 characters'],
    ['improve the belt', 'what was missing?', 'before I improved it'],
    ['improve the belt', 'for which marketplace?', 'for any shop.'],
    ['improve the belt for eBay', 'for which marketplace did you do it?', 'for eBay.'],
  ])('%s – %s', (work, text, answer) => {
    const { works, said } = talk(work, text);
    expect(works).toEqual([]);
    expect(said).toContain(answer);
  });

  it('is also known behind words of thanks, and not before any work', () => {
    expect(talk('improve the belt', 'thanks', 'did that help?').said).toContain('went from');
    expect(talk('did that help?').said).not.toContain('the score of');
  });
});

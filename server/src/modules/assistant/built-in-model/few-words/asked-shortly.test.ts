import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const shop = ['Mug', 'Lamp'];
const talk = (...texts: string[]) => talkInLibrary(shop, ...texts);

describe('the best and the worst card', () => {
  it.each(['which is my best?', 'which is the best', 'which one came out best'])('is told: %s', (text) =>
    expect(talk(text).said).toMatch(/^The highest score has/),
  );

  it('is told behind others, and is the one that is meant then', () => {
    expect(talk('which is the best', 'improve that one').works.at(-1)).toEqual({
      tool: 'improve_card',
      input: { card: 2 },
    });
  });
});

describe('a question in few words', () => {
  it.each([
    ['score the mug', 'what does it still lack'],
    ['score the mug', 'and whats the easiest thing to fix'],
    ['score the mug', 'why so low'],
  ])('is answered by the score: %s, %s', (before, text) =>
    expect(talk(before, text).works).toEqual([{ tool: 'score_card', input: { card: 1 } }]),
  );

  it.each(['why did it go down', 'what was the score before', 'did it get better'])(
    'of the score before takes no score: %s',
    (text) => {
      const { said, works } = talk('improve the mug', text);
      expect(works).toEqual([]);
      expect(said).toContain('**58** to **84**');
    },
  );

  it('tells what was done', () => {
    expect(talk('improve the mug', 'did it work').said).toContain('Done in this chat so far');
  });

  it.each([
    ['how do i add one', 'Attach them here'],
    ['how do i upload some', 'Attach them here'],
  ])('is about pictures behind pictures: %s', (text, answer) =>
    expect(talk('score the mug', 'make the photo background white', text).said).toContain(answer),
  );
});

describe('an answer in words', () => {
  it('tells once more what was asked', () => {
    const { said, works } = talk('improve the mug', 'what did you need from me?');
    expect(said).toContain('What should a buyer know');
    expect(works).toEqual([]);
  });

  it.each(['this is terrible', 'i dont like the new title'])('is sorry for it: %s', (text) =>
    expect(talk('improve the mug', text).said).toMatch(/^I am sorry/),
  );

  it('writes no alternative texts, and nothing else instead', () => {
    const { said, works } = talk('score the mug', 'ok. meanwhile write alt text');
    expect(said).toContain('alternative text');
    expect(works).toEqual([]);
  });
});

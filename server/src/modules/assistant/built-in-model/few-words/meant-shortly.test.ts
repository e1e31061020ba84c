import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const worksOf = (...texts: string[]) => talkInLibrary(['Mug', 'Lamp'], ...texts).works;
const titleBack = (card: number) => ({
  tool: 'restore_version',
  input: { card, version: 'previous', sections: ['title'] },
});

describe('few words behind a text', () => {
  it.each(['no the first was better', 'the old title was better'])('bring the old one back: %s', (text) =>
    expect(worksOf('improve the title of the mug', text)).toEqual([titleBack(1)]),
  );

  it('bring back the text of the card that they name', () => {
    const said = 'i dont like the new mug title. old one back';
    expect(worksOf('improve the mug', 'improve the lamp', said)).toEqual([titleBack(1)]);
  });

  it.each(['too many. 4 max', 'max 4', 'only 4 please'])('limit its entries: %s', (text) =>
    expect(worksOf('improve the bullets of the mug', text).at(-1)).toEqual({
      tool: 'improve_card',
      input: { card: 1, sections: ['bullets'], bullets_max: 4 },
    }),
  );

  it('shorten it further', () => {
    expect(worksOf('make the title of the mug shorter', 'even shorter').at(-1)).toEqual({
      tool: 'improve_card',
      input: { card: 1, sections: ['title'], length: 'shorter' },
    });
  });
});

it('the hour of a task is no refusal, and changes it where it is another', () => {
  const task = 'every monday score all my cards';
  expect(talkInLibrary(['Mug'], task, '9am').works).toEqual([{ tool: 'list_tasks', input: {} }]);
  expect(talkInLibrary(['Mug'], task, '10am').works).toMatchObject([{ input: { schedule: '0 10 * * 1' } }]);
});

it('what is remembered is forgotten where it was just listed', () => {
  const works = talkInLibrary(['Mug'], 'never say cheap', 'what do you remember', 'forget it').works;
  expect(works).toEqual([{ tool: 'forget_preference', input: {} }]);
});

it('another card is turned to behind a change', () => {
  const price = { op: 'set', field: 'price', value: '22' };
  expect(worksOf('set the price of the lamp to 20', 'and mug?', 'just the price, 22')).toEqual([
    { tool: 'edit_card', input: { card: 1, edits: [price] } },
  ]);
});

describe('an order behind words that let something go', () => {
  it('is followed, and what was just added goes', () => {
    expect(
      worksOf('add the bullet to the mug: cures acne', 'ok fine skip that. say it is for oily skin'),
    ).toMatchObject([
      { tool: 'restore_version', input: { version: 'previous' } },
      { tool: 'edit_card', input: { edits: [{ op: 'add', field: 'bullets', value: 'For oily skin' }] } },
    ]);
  });

  it('is followed alone where nothing was added', () => {
    expect(worksOf('improve the mug', 'ok leave it. what does it still lack')).toEqual([
      { tool: 'score_card', input: { card: 1 } },
    ]);
  });
});

describe('both', () => {
  it('are the two that there are', () => {
    expect(worksOf('score both').map(({ input }) => input)).toEqual([{ card: 1 }, { card: 2 }]);
  });
});

describe('a price that waits', () => {
  const shop = ['a', 'b', 'c'];
  it.each(['how much?', 'how many credits', 'how much for all of them'])('is told once more: %s', (text) => {
    const { said, works } = talkInLibrary(shop, 'improve all my cards', text);
    expect(works).toEqual([]);
    expect(said).toMatch(/^Nothing was started so far\. To improve/);
  });

  it('is told anew for less, and agreed to', () => {
    const works = talkInLibrary(shop, 'improve all my cards', 'how much?', 'only the titles', 'ok').works;
    expect(works).toMatchObject([{ tool: 'improve_cards', input: { sections: ['title'], agreed_total: 100 } }]);
  });
});

it('orders that the seller counts name no card', () => {
  expect(talkInLibrary(['Mug'], 'score it', 'second: score it for eBay').works).toEqual([
    { tool: 'score_card', input: { card: 1, marketplace: 'ebay' } },
  ]);
});

describe('what stands before an order or a question', () => {
  it('spares what no improvement touches, and locks nothing', () => {
    const said = 'Please leave the price as it is but rewrite the title and the bullets for Etsy';
    expect(talkInLibrary(['Rug'], 'score it', said).works).toEqual([
      { tool: 'score_card', input: { card: 1, marketplace: 'etsy' } },
      { tool: 'improve_card', input: { card: 1, sections: ['title', 'bullets'], marketplace: 'etsy' } },
    ]);
  });

  it('asks politely', () => {
    const works = talkInLibrary(['Rug'], 'score it', 'And may I ask what this has cost me until now?').works;
    expect(works).toEqual([{ tool: 'show_usage', input: {} }]);
  });
});

it('the next value is asked for without a mark', () => {
  const works = talkInLibrary(['Chair'], 'what is the seat height of the chair', 'and max load').works;
  expect(works).toEqual([{ tool: 'answer_from_card', input: { card: 1, question: 'what is the max load?' } }]);
});

it('what was written is taken out again, and the order itself is no text', () => {
  expect(worksOf('improve the mug', 'ok take that out again')).toEqual([
    { tool: 'restore_version', input: { card: 1, version: 'previous' } },
  ]);
});

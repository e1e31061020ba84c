import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';
import { limitAnswer } from '../answers/limit-answers.ts';

const titles = ['Sony Walkman WM-EX190 @ebay', 'Oak Storage Bench @etsy', 'Silver Wave Ring @etsy'];
const worksOf = (text: string) => talkInLibrary(titles, 'score the walkman', text).works;
const asked = (card: number, question: string) => ({ tool: 'answer_from_card', input: { card, question } });

describe('whether a title fits', () => {
  it.each([
    ['put the walkman on 59 pound and tell me if the title fits ebay', 'Does the title fit on ebay?', '59 pound'],
    ['put it on 59 and tell me if the title fits', 'Does the title fit?', '59'],
  ])('is told for nothing behind the work: %s', (text, question, value) => {
    const edits = [{ op: 'set', field: 'price', value }];
    expect(worksOf(text)).toEqual([{ tool: 'edit_card', input: { card: 1, edits } }, asked(1, question)]);
  });

  it('is no condition of what goes on the listing', () => {
    expect(worksOf('add "retro" to the title if it fits').map(({ tool }) => tool)).toEqual(['edit_card']);
  });

  it.each([
    ['does the title of the walkman fit ebay?', 1],
    ["is the walkman's title too long for amazon?", 1],
    ['is the title of the oak bench ok for etsy', 2],
    ["are the keywords of the silver ring within etsy's limits?", 3],
  ])('is asked of the card that is named: %s', (text, card) => {
    expect(talkInLibrary(titles, text).works).toEqual([asked(card, text)]);
    expect(worksOf(text)).toEqual([asked(card, text)]);
  });

  it.each([
    ['does the title of the walkman fit ebay?', 'eBay takes titles of at most 80 characters'],
    ['Does the title fit?', 'Etsy takes titles of at most 140 characters'],
    ['tell me if the title of the walkman fits', 'Etsy takes titles of at most 140 characters'],
  ])('is answered with the limit and its own length: %s', (question, limit) => {
    const listing = { title: 'Sony Walkman WM-EX190', description: '', bullets: [], keywords: [] } as never;
    const answer = limitAnswer(question, { listing, marketplace: 'etsy', images: [] });
    expect(answer).toContain(limit);
    expect(answer).toContain('The title of the card has 21 characters: that fits.');
  });

  it.each(['does the fit of the title role matter?', 'is the mug too long for the title role?'])(
    'is not asked of other words: %s',
    (question) => expect(limitAnswer(question, { listing: {} as never, marketplace: 'etsy', images: [] })).toBeNull(),
  );
});

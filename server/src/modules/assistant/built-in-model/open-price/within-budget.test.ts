import { describe, expect, it } from 'vitest';
import { doneAfter } from '../../testing/done-after.ts';
import { talkAfter } from '../../testing/talk-after.ts';
import { budgetIn } from '../understanding/cards/budget-words.ts';

describe('a limit of credits', () => {
  it.each([
    ['improve all my cards, spend at most 60 credits', 60, 'improve all my cards'],
    ['improve all cards under 20 credits', 20, 'improve all cards'],
    ["don't spend more than 40 credits on improving my cards", 40, 'improve my cards'],
    ['improve all my cards but dont use more than 1,000 credits', 1_000, 'improve all my cards'],
    ['improve as many as 100 credits allow', 100, 'improve all my cards'],
    ['improve as many of my cards as I can for 50 creidts', 50, null],
    ['i only have 45 credits, improve all of them', 45, 'improve all of them'],
    ['improve everything with max 80 credits please', 80, 'improve everything'],
    ['improve it but only if it costs less than 20 credits', 19, 'improve it'],
    ['my limit is 100 credits', 100, ''],
  ])('is read: %s', (text, credits, rest) => {
    expect(budgetIn(text)).toMatchObject({ credits, ...(rest === null ? {} : { rest }) });
  });

  it.each([
    'how many credits do I have?',
    'did you take 20 credits?',
    'that cost me 20 credits, why?',
    'improve all cards under 20',
    'I get 300 credits every day',
  ])('is not read: %s', (text) => expect(budgetIn(text)).toBeNull());

  it.each([
    'improve all my cards, spend at most 60 credits',
    'improve as many as 60 credits allow',
    'improve all cards under 60 credits',
    'don’t spend more than 60 credits on improving all my cards',
  ])('holds for work on many, which is asked first: %s', (text) => {
    const [work] = doneAfter('no_card', text).works;
    expect(work).toMatchObject({
      tool: 'improve_cards',
      input: { scope: { all: true }, spend_at_most: 60, dry_run: true },
    });
  });

  it('is told where one card goes beyond it, and nothing is begun', () => {
    for (const text of [
      'improve it, max 10 credits',
      'improve it for etsy, ebay and amazon, no more than 40 credits',
    ]) {
      const { said, works } = doneAfter('card_shown', text);
      expect([works, said]).toEqual([[], expect.stringContaining('started nothing and charged nothing')]);
    }
    const within = doneAfter('card_shown', 'improve it but spend at most 50 credits').works;
    expect(within.map(({ tool }) => tool)).toContain('improve_card');
  });

  it('holds for what comes after it in the chat, and for the price that waits', () => {
    expect(doneAfter('no_card', 'my limit is 60 credits')).toMatchObject({
      works: [],
      said: expect.stringContaining('within 60 credits'),
    });
    const { works } = talkAfter('no_card', 'my limit is 60 credits', 'improve all my cards');
    expect(works).toMatchObject([{ input: { spend_at_most: 60, dry_run: true } }]);
    const agreed = talkAfter('after_price', 'max 60 credits please', 'yes').works;
    expect(agreed).toMatchObject([{ tool: 'improve_cards', input: { spend_at_most: 60, marketplace: 'etsy' } }]);
  });

  it.each(["I don't want to spend more than 60 credits in total", 'keep it under 60 credits', 'spend 60 credits'])(
    'is kept in mind, and nothing is begun: %s',
    (text) =>
      expect(doneAfter('no_card', text)).toMatchObject({ works: [], said: expect.stringContaining('60 credits') }),
  );

  it('makes no daily task of the credits of the day', () => {
    const { said, works } = doneAfter('no_card', 'only use my daily credits: improve all my cards');
    expect([works, said]).toEqual([[], expect.stringContaining('credits of the day')]);
  });

  it('tells how far credits go', () => {
    for (const text of ['how many cards can i improve with 100 credits?', 'what would 100 credits get me?'])
      expect(doneAfter('card_shown', text)).toMatchObject({
        works: [],
        said: expect.stringContaining('improve 5 listings'),
      });
  });
});

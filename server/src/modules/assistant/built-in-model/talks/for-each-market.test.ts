import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { doneAfter } from '../../testing/done-after.ts';
import { talkAfter } from '../../testing/talk-after.ts';
import { planOf } from '../decide.ts';

describe('work on many for several marketplaces', () => {
  const text = 'improve all for Etsy and Amazon';
  const work = { tool: 'improve_cards', input: { scope: { all: true } } };

  it('is priced one after the other, and the price says which it is for', () => {
    const { said, works } = doneAfter('no_card', text);
    expect(works).toMatchObject([{ ...work, input: { marketplace: 'etsy', dry_run: true } }]);
    expect(said).toContain('This price is for Etsy. The same for Amazon comes after that, with a price of its own.');
  });

  it('begins each after its own yes', () => {
    const first = talkAfter('no_card', text, 'yes');
    expect(first.works).toMatchObject([
      { ...work, input: { marketplace: 'etsy', agreed_total: 100 } },
      { ...work, input: { marketplace: 'amazon', dry_run: true } },
    ]);
    expect(first.said).toContain('This price is for Amazon.');
    const second = talkAfter('no_card', text, 'yes', 'yes');
    expect(second.works).toMatchObject([{ ...work, input: { marketplace: 'amazon', agreed_total: 100 } }]);
  });

  it.each([
    ['score all my cards for etsy and amazon', 'score_cards', 'This price is for Etsy. The same for Amazon'],
    ['improve all my cards for amazon, ebay and etsy', 'improve_cards', 'for eBay, then for Etsy comes after'],
  ])('names all of them: %s', (said, tool, told) => {
    const done = doneAfter('no_card', said);
    expect(done.works.map((one) => one.tool)).toEqual([tool]);
    expect(done.said).toContain(told);
  });

  it('is one for the cards of one marketplace', () => {
    const calls = planOf(conversationAfter('no_card', 'improve all my etsy cards for amazon'));
    expect(calls).toMatchObject([{ input: { marketplace: 'amazon', scope: { marketplace_is: 'etsy' } } }]);
  });
});

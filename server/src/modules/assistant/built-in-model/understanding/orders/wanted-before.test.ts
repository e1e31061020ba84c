import { describe, expect, it } from 'vitest';
import { doneAfter } from '../../../testing/done-after.ts';
import { withoutWantedBefore } from './wanted-before.ts';

describe('the marketplace that was wanted before', () => {
  it.each([
    'I wanted Walmart first … do it for Amazon',
    'I thought about eBay first but do it for Amazon',
    'First I wanted eBay. Make it for Amazon',
    'at first I wanted Walmart, now do Amazon',
    'I planned Walmart, do it for Amazon instead',
    'Originally it was for Etsy, please do it for Amazon',
    'do it for Amazon, I wanted Walmart first',
  ])('gets no work: %s', (text) => {
    for (const [given, tool] of [
      ['card_shown', 'improve_card'],
      ['after_improve', 'improve_card'],
      ['after_score', 'score_card'],
    ] as const) {
      const { works } = doneAfter(given, text);
      const markets = works.map(({ input }) => input?.marketplace).filter((one) => one !== undefined);
      expect(works.map((step) => step.tool)).toContain(tool);
      expect(new Set(markets)).toEqual(new Set(['amazon']));
    }
  });

  it('is not what a page is imported for', () => {
    const [imported] = doneAfter(
      'no_card',
      'import https://shop.example.com/p/1, I wanted Walmart first … do it for Amazon',
    ).works;
    expect(imported).toMatchObject({ tool: 'import_listing', input: { marketplace: 'amazon' } });
  });

  it.each([
    'I want Walmart first, then Amazon',
    'I wanted Walmart first, then do Amazon',
    'I wanted Walmart and Amazon, do it',
    'I wanted it for Walmart, do it',
    'I wanted Walmart first, do it for Walmart',
    'do it for Amazon and Walmart',
    'I was on Walmart, improve it for Amazon and Walmart',
    'I wanted Walmart first, not from Amazon',
  ])('stays where nothing stands in its place: %s', (text) => {
    expect(withoutWantedBefore(text)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { emptyCardListing } from '../../testing/empty-listing.ts';
import { comparedCards } from './comparison-answers.ts';

const told = (...cards: [title: string, score: number | null, price: string | null][]) =>
  comparedCards(
    cards.map(([title, score, price], index) => ({
      card: { card_id: `0190a000-0000-7000-8000-00000000000${index}`, title, marketplace: 'generic' as const, score },
      listing: { ...emptyCardListing, title, price },
      flags: [],
    })),
  )
    .replace(/\[\*\*(\w+)\*\*\]\([^)]*\)/g, '$1')
    .split('\n\n')
    .slice(2);

describe('cards beside each other', () => {
  it('are two: which scores better, which is cheaper', () => {
    expect(told(['Mug', 80, '5.00 EUR'], ['Cup', 70, '6.00 EUR'])).toEqual([
      'Mug scores better: **80** against 70 of 100.',
      'Mug is cheaper.',
    ]);
    expect(told(['Mug', 80, null], ['Cup', 80, null])).toEqual(['Both score **80** of 100.']);
  });
  it('are three: which scores best and which is the cheapest', () => {
    expect(told(['Mug', 80, '5.00 EUR'], ['Cup', 70, '6.00 EUR'], ['Jug', 60, '4.00 EUR'])).toEqual([
      'Mug scores best: **80** of 100.',
      'Jug is the cheapest.',
    ]);
    expect(told(['Mug', 80, null], ['Cup', 80, null], ['Jug', 60, null])).toEqual([
      'Mug and Cup score best: **80** of 100.',
    ]);
    expect(told(['Mug', 80, null], ['Cup', 80, null], ['Jug', 80, null])).toEqual(['All 3 score **80** of 100.']);
  });
  it('name the dearest where it is asked for', () => {
    const cards = (
      [
        ['Kettle', '32.00 EUR'],
        ['Teapot', '48.00 EUR'],
        ['Tray', '15.00 EUR'],
      ] as const
    ).map(([title, price], index) => ({
      card: {
        card_id: `0190a000-0000-7000-8000-00000000000${index}`,
        title,
        marketplace: 'generic' as const,
        score: 50,
      },
      listing: { ...emptyCardListing, title, price },
      flags: [],
    }));
    expect(comparedCards(cards, 'Which one costs the most?')).toMatch(/Teapot.{0,80} is the most expensive\.$/);
    const two = cards.slice(0, 2);
    expect(comparedCards(two, 'is the kettle or the teapot more expensive')).toMatch(
      /Teapot.{0,80} is more expensive\.$/,
    );
    const [kettle, teapot] = two.map((read) => ({ ...read, listing: { ...read.listing, price: '32.00 EUR' } }));
    if (kettle !== undefined && teapot !== undefined)
      expect(comparedCards([kettle, teapot], 'which is cheaper')).toMatch(/Both cost \*\*32\.00 EUR\*\*\.$/);
    expect(comparedCards(cards, 'Which one is the cheapest?')).toMatch(/Tray.{0,80} is the cheapest\.$/);
  });
  it('speaks only of those that have a score and a price', () => {
    expect(told(['Mug', 80, '5.00 EUR'], ['Cup', null, null], ['Jug', 80, '4.00 EUR'])).toEqual([
      'Of those with a score, both score **80** of 100.',
      'Of those with a price and its currency, Jug is the cheapest.',
    ]);
    expect(told(['Mug', 70, null], ['Cup', null, null], ['Jug', 80, null])).toEqual([
      'Of those with a score, Jug scores best: **80** of 100.',
    ]);
  });
});

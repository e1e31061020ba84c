import { keptWarnings } from '@cardwright/contract/exports';
import { describe, expect, it } from 'vitest';
import { createKeptWarnings } from './kept-warnings.ts';

describe('the warnings that an export keeps', () => {
  it('are all of them, in their order, while they are few', () => {
    const warnings = createKeptWarnings();
    const given = ['no brand', 'no price', 'no brand'].map((message, at) => ({ card_id: `card-${at}`, message }));
    for (const warning of given) warnings.add(warning);
    expect(warnings.all()).toEqual(given);
    expect(warnings.count()).toBe(3);
  });

  it('have room for a rare sentence after many common ones, and never more than fit', () => {
    const warnings = createKeptWarnings();
    const common = Array.from({ length: 12 }, (_, at) => `eBay needs the ${at}.`);
    for (let card = 0; card < 500; card += 1)
      for (const message of common) warnings.add({ card_id: `card-${card}`, message });
    for (let card = 0; card < 20; card += 1) warnings.add({ card_id: `late-${card}`, message: 'No brand is known.' });
    warnings.add({ card_id: 'last', message: 'The price is not in USD.' });
    const kept = warnings.all();
    expect(kept).toHaveLength(keptWarnings);
    expect(kept.filter(({ message }) => message === 'No brand is known.').length).toBe(5);
    expect(kept.at(-1)).toEqual({ card_id: 'last', message: 'The price is not in USD.' });
    for (const message of common) expect(kept.filter((one) => one.message === message).length).toBeGreaterThan(50);
    expect(warnings.count()).toBe(500 * 12 + 21);
  });

  it('stay as they are when every sentence is rare', () => {
    const warnings = createKeptWarnings();
    for (let n = 0; n < keptWarnings + 10; n += 1) warnings.add({ card_id: `card-${n}`, message: `sentence ${n}` });
    expect(warnings.all()).toHaveLength(keptWarnings);
    expect(warnings.all()[0]).toEqual({ card_id: 'card-0', message: 'sentence 0' });
  });
});

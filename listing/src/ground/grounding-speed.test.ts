import { describe, expect, it } from 'vitest';
import { baseListings } from '../../testing/grounding/base-listings.ts';
import { originalOf, sourceOf } from '../../testing/grounding/rewrites.ts';
import { processorTime } from '../../testing/processor-time.ts';
import { listingWith } from '../listing-builders.ts';
import { checkGrounding } from './check-grounding.ts';

// Processor time in milliseconds.
function fastest(run: () => void, rounds: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) best = Math.min(best, processorTime(run));
  return best;
}

describe('the time that a check takes', () => {
  it('is a few milliseconds at most for a usual card', () => {
    const cards = baseListings().map((base) => ({ listing: originalOf(base), sources: [sourceOf(base)] }));
    const all = fastest(() => {
      for (const card of cards) checkGrounding(card);
    }, 5);
    // About 1 ms a card with its sources; the limit leaves room for a slow machine.
    expect(all / cards.length).toBeLessThan(5);
  });

  it('grows with the length of the texts, not with its square', () => {
    const parts = baseListings().map((base) => sourceOf(base).text);
    const sized = (length: number) => {
      let text = '';
      for (let index = 0; text.length < length; index += 1) {
        text += `${(parts[index % parts.length] ?? '').replace(/\d/gu, (digit) => String((Number(digit) + index) % 10))}\n`;
      }
      return {
        listing: listingWith({ language: 'en', brand: 'Norvik', description: text }),
        sources: [{ id: 's', kind: 'page' as const, text }],
      };
    };
    const [small, large] = [sized(12_500), sized(100_000)];
    const one = fastest(() => void checkGrounding(small), 3);
    const eight = fastest(() => void checkGrounding(large), 2);
    // Eight times the text may take some more than eight times as long, never 64 times.
    expect(eight).toBeLessThan(one * 24);
  });
});

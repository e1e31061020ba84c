import { emptyListing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../listing/testing/processor-time.ts';
import { avoidedProperties, withoutProperties } from './avoided-properties.ts';
import { builtInWriter, needsWriter } from './built-in-writer.ts';

const listing = {
  ...emptyListing,
  title: 'Clear Phone Case, 32 g, Sage Green',
  description:
    'A slim case. The case is 1.2 mm thick and weighs 32 g. It takes drops.\n\n• Weight: 32 g\n• Material: TPU',
  bullets: ['1.2 mm thick', '32 g', 'Sage green, 1.2 mm'],
  specifications: [
    { name: 'Weight', value: '32 g' },
    { name: 'Colour', value: 'Sage green' },
  ],
  language: 'en',
};
const all = new Set(['title', 'description', 'bullets'] as const);

describe('a property that is not to be mentioned', () => {
  it('is the value that the card states for it', () => {
    expect(avoidedProperties(listing, ['weight', 'color', 'cheap'])).toEqual([
      { name: 'weight', value: '32 g' },
      { name: 'color', value: 'Sage green' },
    ]);
    expect(needsWriter({ avoid_words: ['weight'] }, listing)).toBe(true);
    expect(needsWriter({ avoid_words: ['cheap'] }, listing)).toBe(false);
  });

  it('is taken out with the words that are about it alone, and no other fact is', () => {
    const left = withoutProperties(listing, all, [{ name: 'weight', value: '32 g' }]);
    expect(left.title).toBe('Clear Phone Case, Sage Green');
    expect(left.description).toBe('A slim case. The case is 1.2 mm thick. It takes drops.\n\n• Material: TPU');
    expect(left.bullets).toEqual(['1.2 mm thick', 'Sage green, 1.2 mm']);
    expect(withoutProperties(listing, new Set(['title']), [{ name: 'weight', value: '32 g' }]).bullets).toEqual(
      listing.bullets,
    );
  });

  it('leaves the words beside tags apart', () => {
    const description = '<p><b>Slim.</b> It weighs 32 g. <b>Tough.</b> It is thin and weighs 32 g. <i>Truly.</i></p>';
    expect(withoutProperties({ ...listing, description }, all, [{ name: 'weight', value: '32 g' }]).description).toBe(
      '<p><b>Slim.</b> <b>Tough.</b> It is thin. <i>Truly.</i></p>',
    );
  });

  it.each(['.', ' ', '; ', ' and '])('is taken out in time, however often %j is repeated', (piece) => {
    const description = `It weighs 32 g${piece.repeat(19_900 / piece.length)}b`;
    const work = () => withoutProperties({ ...listing, description }, all, [{ name: 'weight', value: '32 g' }]);
    expect(processorTime(() => void work())).toBeLessThan(400);
  });

  it('is in no text that is written anew', async () => {
    const sources = [{ id: 'page', kind: 'page' as const, text: `${listing.title}. ${listing.description}` }];
    const written = await builtInWriter({
      listing,
      sources,
      marketplace: 'generic',
      options: { avoid_words: ['weight', 'colour'] },
    });
    expect(`${written.title} ${written.description} ${written.bullets.join(' ')}`).not.toMatch(/32 g|sage green/i);
    expect(written.description).toContain('1.2 mm thick');
  });
});

it('a limit of the title counts more than its points', async () => {
  const title = 'Quiet Wick Soy Candle Lavender 200 g in Amber Glass';
  const sources = [{ id: 'page', kind: 'page' as const, text: title }];
  const options = { title_max: 40 };
  const candle = { ...listing, title, specifications: [], description: '', bullets: [] };
  const written = await builtInWriter({
    listing: candle,
    sources,
    marketplace: 'amazon',
    sections: ['title'],
    options,
  });
  expect(written.title).toBe('Quiet Wick Soy Candle Lavender 200 g');
  expect([needsWriter(options, candle), needsWriter({ title_max: 60 }, candle)]).toEqual([true, false]);
});

import { describe, expect, it } from 'vitest';
import { listingSource } from '../ground/listing-texts.ts';
import type { Listing } from '../listing.ts';
import { listingWith } from '../listing-builders.ts';
import type { MarketplaceId } from '../marketplaces/profiles.ts';
import { improveListing } from './improve-listing.ts';

function improved(fields: Partial<Listing>, marketplace: MarketplaceId): Listing {
  const listing = listingWith({ language: 'en', ...fields });
  const sources = [listingSource(listing, 's1', 'page')];
  return improveListing({ listing, images: [], sources, marketplace }).listing;
}

const lead = 'A brass bell for the garden gate that rings at a light touch.';
const rest =
  'I cast each bell by hand in sand moulds that I make myself. The tone is low and carries over a long garden without waking the neighbours. I write with the years how the brass gets a dark skin, and that my soft cloth takes it off again. The bracket swings to both sides, so the bell can hang left or right of the gate.';

describe.each(['amazon', 'walmart'] as const)('description and bullets for %s', (marketplace) => {
  it('divide a long text: what a bullet tells leaves it', () => {
    const description = `${lead} ${rest} The clapper is turned from oak. Total height is 14 cm.`;
    const result = improved({ title: 'Garden bell', description }, marketplace);
    expect(result.bullets).toContain('Total height is 14 cm');
    expect(result.description).not.toContain('Total height is 14 cm');
    expect(result.description.startsWith(lead)).toBe(true);
    expect(result.description).toContain('I cast each bell by hand');
    const told = `${result.description}\n${result.bullets.join('\n')}`.toLowerCase();
    for (const word of description.match(/\p{L}{4,}/gu) ?? []) expect(told).toContain(word.toLowerCase());
  });

  it('divide a short text as well, of which two sentences stay', () => {
    const description = `${lead} The clapper is turned from oak. Total height is 14 cm. Comes with two screws.`;
    const result = improved({ title: 'Garden bell', description }, marketplace);
    expect(result.description).toBe(`${lead} Comes with two screws.`);
    expect(result.bullets).toEqual(expect.arrayContaining(['The clapper is turned from oak', 'Total height is 14 cm']));
  });

  it('leave a short list that the bullets tell to them', () => {
    const description = `${lead}\n\n• Clapper of turned oak\n• Two brass screws included`;
    const result = improved({ title: 'Garden bell', description }, marketplace);
    expect(result.description).toBe(lead);
    expect(result.bullets).toEqual(expect.arrayContaining(['Clapper of turned oak', 'Comes with two brass screws']));
  });

  it('keep together what belongs together', () => {
    const description = `${lead} ${rest} The clapper is of oak. It sounds softer than iron. Total height is 14 cm.`;
    const result = improved({ title: 'Garden bell', description }, marketplace);
    expect(result.description).toContain('The clapper is of oak. It sounds softer than iron.');
  });
});

it('signs have the space that was not typed, and codes and addresses none', () => {
  const description =
    'A soft mesh upper, very breathable,foam sole and flat laces.Fits wide feet well. Model X.Y,Z of Node.Js stays.';
  expect(improved({ title: 'Running shoes', description }, 'etsy').description).toBe(
    'A soft mesh upper, very breathable, foam sole and flat laces. Fits wide feet well. Model X.Y,Z of Node.Js stays.',
  );
});

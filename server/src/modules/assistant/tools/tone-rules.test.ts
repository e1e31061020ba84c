import { emptyListing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import { inTone, lengthened, withoutMarks } from './tone-rules.ts';

const listing = {
  ...emptyListing,
  title: 'Steel bottle!',
  description: "An amazing bottle! It doesn't leak. It is light, and you will not spill.",
  bullets: ["Don't worry!!", 'Stunning blue glaze'],
  specifications: [
    { name: 'Capacity', value: '500 ml' },
    { name: 'Color', value: 'blue glaze' },
  ],
};
const all = new Set(['title', 'description', 'bullets', 'specifications', 'keywords'] as const);

describe('what rules do for a tone', () => {
  it('takes praise and exclamation marks out for a plain one', () => {
    const { description, bullets } = inTone(listing, all, 'plain');
    expect(description).toBe("A bottle. It doesn't leak. It is light, and you will not spill.");
    expect(bullets).toEqual(["Don't worry.", 'Blue glaze']);
  });
  it('writes contractions out for a formal one and uses them for a friendly one', () => {
    expect(inTone(listing, all, 'formal').description).toContain('It does not leak.');
    expect(inTone(listing, all, 'formal').bullets[0]).toBe('Do not worry.');
    expect(inTone(listing, all, 'friendly').description).toContain("It's light, and you won't spill.");
  });
  it('changes nothing for others, and no section that is not asked for', () => {
    expect(inTone(listing, all, 'playful')).toBe(listing);
    expect(inTone(listing, new Set(['title']), 'plain')).toEqual(listing);
  });
  it('leaves no exclamation mark where the seller wants none', () => {
    expect(JSON.stringify(withoutMarks(listing, all, ['!']))).not.toContain('!');
    expect(withoutMarks(listing, all, ['cheap'])).toBe(listing);
  });
});

describe('a longer listing', () => {
  it('tells what the card states and its texts do not, once', () => {
    const once = lengthened(listing, all);
    expect(once.bullets).toEqual([...listing.bullets, 'Capacity: 500 ml']);
    expect(once.description).toBe(`${listing.description}\n\nCapacity: 500 ml. Color: blue glaze.`);
    expect(lengthened(once, all)).toEqual(once);
  });
});

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
  const toned = (tone: 'plain' | 'formal' | 'friendly', description: string) =>
    inTone({ ...listing, description }, all, tone).description;
  it.each([
    // Praise that stands by itself, in a name or before what only a speaker knows.
    ['Looks stunning in any room.', 'Looks stunning in any room.'],
    ['The view is breathtaking at night', 'The view is breathtaking at night'],
    ['The Incredible Hulk print', 'The Incredible Hulk print'],
    ['Most amazing bottle', 'Most amazing bottle'],
    ['Soft and amazing fabric', 'Soft and amazing fabric'],
    ['An amazing LED lamp', 'An amazing LED lamp'],
    ['It works amazingly when wet', 'It works amazingly when wet'],
    // Articles and capitals change only where praise went.
    ['Dries in an hour. An heirloom.', 'Dries in an hour. An heirloom.'],
    ['A stunning evening dress', 'An evening dress'],
    ['It is a must-have item for an amazing unique home', 'It is an item for a unique home'],
    ['Lasts an incredible hour', 'Lasts an hour'],
    ['An incredibly light bottle', 'A light bottle'],
    ['iPhone case, approx. ten cm', 'iPhone case, approx. ten cm'],
    ['Stunning iPhone case', 'iPhone case'],
    ['AMAZING SOUND: 40 hours', 'SOUND: 40 hours'],
    ['Wait... he said "wow!" (new!)', 'Wait... he said "wow" (new)'],
    ['<p title="stunning blue!">With stunning glaze!</p>', '<p title="stunning blue!">With glaze.</p>'],
  ])('plain: %s', (before, after) => {
    expect(toned('plain', before)).toBe(after);
  });
  it.each([
    ["Won't fade. IT'S STRONG.", 'Will not fade. IT IS STRONG.'],
    ["CAN'T LEAK, DON'T WASH", 'CANNOT LEAK, DO NOT WASH'],
    ["it's been tested, it's never been cheaper", 'it has been tested, it has never been cheaper'],
    ["Don't you love it? It ain't heavy.", "Don't you love it? It ain't heavy."],
    ["You'll like it; they're light", 'You will like it; they are light'],
  ])('formal: %s', (before, after) => {
    expect(toned('formal', before)).toBe(after);
  });
  it.each([
    ['Cannot leak. Will not fade. DO NOT WASH.', "Can't leak. Won't fade. DON'T WASH."],
    ['As good as it is today, wherever you are now', 'As good as it is today, wherever you are now'],
    ['It is light, and you are safe', "It's light, and you're safe"],
  ])('friendly: %s', (before, after) => {
    expect(toned('friendly', before)).toBe(after);
  });
  it('changes nothing for others, and no section that is not asked for', () => {
    expect(inTone(listing, all, 'playful')).toBe(listing);
    expect(inTone(listing, new Set(['title']), 'plain')).toEqual(listing);
  });
  it('leaves no exclamation mark where the seller wants none', () => {
    const marks = {
      ...listing,
      description: 'He said "wow!" (new!) Go!Now',
      bullets: ['Wow! It floats!!', 'So "good!"'],
    };
    expect(withoutMarks(marks, all, ['!'])).toMatchObject({
      title: 'Steel bottle',
      description: 'He said "wow" (new) Go. Now',
      bullets: ['Wow. It floats', 'So "good"'],
    });
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

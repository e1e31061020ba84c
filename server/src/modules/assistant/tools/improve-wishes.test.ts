import { emptyListing } from '@cardwright/listing/listing';
import { describe, expect, it } from 'vitest';
import type { Preference } from '../tool-types.ts';
import { rulesKept, stillSaid } from './avoided-notes.ts';
import { builtInWriter, cutText, needsWriter } from './built-in-writer.ts';
import { resolveWishes, wishesInWords } from './improve-wishes.ts';
import { lengthOf, notShorter } from './length-notes.ts';

const preferences: Preference[] = [
  { kind: 'avoid_words', value: 'cheap' },
  { kind: 'include_keywords', value: 'handmade' },
  { kind: 'units', value: 'we write litres as L' },
  { kind: 'marketplace', value: 'etsy' },
  { kind: 'brand_voice', value: 'friendly' },
];
const generic = { marketplace: 'generic' as const };

describe('what the seller prefers', () => {
  it('goes into every improvement, and is told', () => {
    const { options, kept, marketplace } = resolveWishes({}, preferences, generic, false);
    expect(options).toMatchObject({ avoid_words: ['cheap'], include_keywords: ['handmade'] });
    expect(marketplace).toBe('etsy');
    expect(kept).toEqual(['no “cheap”', 'with “handmade”', 'we write litres as L', 'for etsy']);
  });

  it('gives way to what is asked now', () => {
    const { options, marketplace, kept } = resolveWishes(
      { marketplace: 'ebay', include_keywords: ['Cheap'], avoid_words: ['handmade'] },
      preferences,
      generic,
      false,
    );
    expect(options).toMatchObject({ include_keywords: ['Cheap'], avoid_words: ['handmade'] });
    expect([marketplace, kept]).toEqual(['ebay', ['we write litres as L']]);
    expect(resolveWishes({}, preferences, { marketplace: 'walmart' }, false).marketplace).toBeUndefined();
  });

  it('does not claim a tone that rules cannot write', () => {
    const byRule = resolveWishes({ tone: 'playful' }, preferences, generic, false);
    expect(byRule.notes[0]).toContain('could not make the tone playful');
    const byModel = resolveWishes({ tone: 'playful' }, preferences, generic, true);
    expect([byModel.notes, byModel.kept.at(-1)]).toEqual([[], 'tone: friendly']);
  });

  it('takes the sections of the rules that are to be fixed', () => {
    expect(resolveWishes({ rules: ['T2', 'B1', 'T3'] }, [], generic, false).sections).toEqual(['title', 'bullets']);
  });
});

describe('the built-in writer', () => {
  const listing = {
    ...emptyListing,
    title: 'Steel bottle 1 litre',
    description: 'It holds 1 litre. It is made of steel. It has a lid.',
    bullets: ['Holds 1 litre', 'Made of steel', 'With a lid', 'Light', 'Black', 'Round'],
    specifications: [{ name: 'Capacity', value: '1 litre' }],
  };
  const sources = [{ id: 's', kind: 'text' as const, text: [listing.description, ...listing.bullets].join('\n') }];
  const write = (options: Parameters<typeof needsWriter>[0]) =>
    builtInWriter({ listing, sources, marketplace: 'generic', options });

  it('is needed only for wishes that the engine does not know', () => {
    expect(needsWriter({ title_max: 80, avoid_words: ['cheap'] })).toBe(false);
    expect(needsWriter({ bullets_max: 3 })).toBe(true);
    expect(needsWriter({ preferences: ['our tone is friendly'] })).toBe(false);
    expect(needsWriter({ preferences: ['we write litres as L'] })).toBe(true);
  });

  it('cuts at the end of a sentence', () => {
    expect(cutText('One two. Three four. Five.', 20)).toBe('One two. Three four.');
    expect(cutText('<p>One two. Three four.</p>', 10)).toBe('<p>One two. Three four.</p>');
  });

  it('keeps to the most bullets and to the seller’s units', async () => {
    const written = await write({ bullets_max: 3, preferences: ['we write litres as L'] });
    expect(written.bullets.length).toBeLessThanOrEqual(3);
    expect(written.specifications).toContainEqual({ name: 'Capacity', value: '1 L' });
    expect(JSON.stringify(written)).not.toMatch(/1 litre/);
  });

  it('makes nothing longer that is to be shorter', async () => {
    const text = 'Stoneware mug, 350 ml, blue glaze, dishwasher safe, made in Cornwall.';
    const { title } = await builtInWriter({
      listing: { ...emptyListing, title: 'Stoneware mug', specifications: [{ name: 'Capacity', value: '350 ml' }] },
      sources: [{ id: 's', kind: 'text', text }],
      marketplace: 'generic',
      sections: ['title'],
      options: { length: 'shorter' },
    });
    expect(title).toMatch(/^stoneware mug$/i);
  });

  it('writes each text at its own length in one rewriting', async () => {
    const long = { ...listing, title: 'Steel bottle 1 litre with a lid, black, round, light, for school and work' };
    const facts = [...long.specifications, { name: 'Colour', value: 'Matte black' }];
    const input = { listing: { ...long, specifications: facts }, marketplace: 'generic' as const };
    const written = await builtInWriter({
      ...input,
      sources: [{ id: 's', kind: 'text', text: JSON.stringify(input.listing) }],
      sections: ['title', 'description'],
      options: { lengths: { title: 'shorter', description: 'longer' } },
    });
    expect(written.title.length).toBeLessThan(long.title.length * 0.8);
    expect(written.description.length).toBeGreaterThan(long.description.length);
    expect(written.description).toContain('Matte black');
    expect(written.bullets).toEqual(long.bullets);
  });

  it('follows the length of a section before that of all, and says so', () => {
    const wishes = { length: 'shorter' as const, lengths: { description: 'longer' as const } };
    expect([lengthOf(wishes, 'title'), lengthOf(wishes, 'description')]).toEqual(['shorter', 'longer']);
    const { options, notes } = resolveWishes(wishes, [], generic, false);
    expect([options.lengths, notes[0]]).toEqual([wishes.lengths, expect.stringContaining('For more text')]);
    expect(needsWriter({ lengths: wishes.lengths })).toBe(true);
    expect(wishesInWords({ lengths: { title: 'shorter', description: 'longer' } })).toEqual([
      'shorter title',
      'longer description',
    ]);
    expect(wishesInWords(wishes)).toEqual(['longer description', 'otherwise shorter']);
    const both = { sections: ['title' as const, 'description' as const], lengths: { title: 'shorter' as const } };
    expect(notShorter(both, listing, listing)).toMatch(/did not make the title shorter/);
  });

  it('says what did not become shorter', () => {
    const wishes = { length: 'shorter' as const, sections: ['title' as const] };
    const cut = { ...listing, title: 'Steel bottle' };
    expect(notShorter(wishes, listing, listing)).toMatch(/did not make the title shorter: it has 20 characters/);
    expect(notShorter(wishes, listing, cut)).toBeNull();
    expect(notShorter({ sections: ['title'] }, listing, listing)).toBeNull();
  });

  it('says where a word stays that was to be left out', () => {
    const wishes = { avoid_words: ['steel'] };
    const left = { ...listing, title: 'Bottle, 1 litre', bullets: ['Holds 1 litre'] };
    expect(stillSaid(wishes, left)).toEqual([
      '“steel” is still in the description. Say "remove steel from the description" to take it out there.',
    ]);
    expect(stillSaid({ ...wishes, sections: ['title'] }, left)).toEqual([]);
  });
});

it('a rule that the texts do not keep is not told as kept', () => {
  const after = { ...emptyListing, title: 'Soy candle', description: 'Burns 40 hours. BEST PRICE!!!' };
  const rules = ['no “cheap”', 'no “best”', 'for etsy'];
  expect(rulesKept(rules, { sections: ['description'] }, after)).toEqual(['no “cheap”', 'for etsy']);
  expect(rulesKept(rules, { sections: ['title'] }, after)).toEqual(rules);
});

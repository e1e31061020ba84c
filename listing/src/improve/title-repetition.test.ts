import { expect, it } from 'vitest';
import { listingWith } from '../listing-builders.ts';
import { isBroken } from './clean-text.ts';
import { itemOf } from './keyword-phrases.ts';
import { rewriteContext } from './rewrite-context.ts';
import { withKind } from './title-item.ts';
import { withoutRepetition } from './title-repetition.ts';

const contextOf = (title: string, category: string | null = null) =>
  rewriteContext({
    listing: listingWith({
      language: 'en',
      title,
      category,
      brand: null,
      description: 'A gift for a friend.',
      bullets: [],
    }),
    images: [],
    sources: [],
    marketplace: 'amazon',
  });

it.each([
  ['a modifier without its noun', ['Yoga Mat', 'Exercise Mat Thick', 'Pilates Gym Mat Purple'], 'Purple'],
  ['a single word of a name', ['Cat Sticker Pack of Stickers', 'Vinyl Sticker', 'Sticker Set'], null],
])('leaves nothing torn of what stands too often: %s', (_, segments, expected) => {
  const left = withoutRepetition(contextOf(segments.join(', ')), segments);
  if (expected === null) expect(left).not.toContain('Set');
  else expect(left.at(-1)).toBe(expected);
});

it.each([
  ['Hub with 3 USB', ' 3.0 Ports and case'],
  ['Cat Tree, Fits 2-3', ' cats'],
  ['Handmade Mug Dishwasher', ' and Microwave Safe'],
])('a title does not end within a name: %s', (cut, rest) => expect(isBroken(cut, rest)).toBe(true));

it('a name alone takes its kind from the category, and a title with a kind does not', () => {
  const kinded = (title: string) => withKind(contextOf(title, 'Drinks > Coffee'), [title]);
  expect(kinded('Ethiopia Yirgacheffe')).toEqual(['Ethiopia Yirgacheffe Coffee']);
  expect(kinded('Ceramic Mug')).toEqual(['Ceramic Mug']);
});

it('the thing is what a row names first, whatever stands behind a small word or a colour', () => {
  expect(itemOf(contextOf('Stoneware Mug Speckled Glaze 350ml Handmade in Wales Dishwasher')).at(-1)).toBe('mug');
  expect(itemOf(contextOf('Cat Tree 56 inch Grey')).at(-1)).toBe('tree');
});

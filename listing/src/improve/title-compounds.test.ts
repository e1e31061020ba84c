import { describe, expect, it } from 'vitest';
import { listingWith } from '../listing-builders.ts';
import { rewriteContext } from './rewrite-context.ts';
import { withoutSynonyms } from './title-compounds.ts';

const named = (title: string, category: string, language = 'de'): string =>
  withoutSynonyms(
    title,
    rewriteContext({
      listing: listingWith({ title, category, language, brand: 'Holmgart' }),
      images: [],
      sources: [],
      marketplace: 'amazon',
    }),
  );

describe('a German title that calls one thing by many names', () => {
  it.each([
    [
      'Holmgart Regal Wandregal Bücherregal - Regal aus Eiche, Schweberegal 80 cm, Regal Wohnzimmer',
      'Möbel > Regale',
      'Holmgart Wandregal aus Eiche, 80 cm',
    ],
    ['Holmgart Trinkflasche Wasserflasche Edelstahlflasche 1 l, Flasche für Kinder', '', 'Holmgart Trinkflasche 1 l'],
    ['Kochmesser, scharfes Messer, Küchenmesser, Griff aus Walnuss', 'Küche > Messer', 'Kochmesser, Griff aus Walnuss'],
  ])('%s', (title, category, expected) => expect(named(title, category)).toBe(expected));

  it.each([
    ['Messerset 5-teilig, Kochmesser, Brotmesser, Schälmesser', 'Küche > Messer'],
    ['Messerblock mit Kochmesser und Brotmesser, Schälmesser', 'Küche > Messer'],
    ['Holmgart Wandregal aus Eiche, 80 cm', 'Möbel > Regale'],
    ['Esstisch Eiche, Couchtisch passend', 'Möbel > Tische'],
  ])('stays as it is: %s', (title, category) => expect(named(title, category)).toBe(title));

  it('is none in a language without such nouns', () => {
    const title = 'Wall shelf book shelf oak shelf';
    expect(named(title, 'Shelves', 'en')).toBe(title);
  });
});

import { describe, expect, it } from 'vitest';
import { listingWith } from '../listing-builders.ts';
import { rewriteContext } from './rewrite-context.ts';
import { rewriteSpecifications } from './rewrite-specifications.ts';
import { propertiesOf } from './told-facts.ts';

const told = (description: string, language = 'en'): string[] =>
  propertiesOf(listingWith({ description, language }), language).map(({ name, value }) => `${name}: ${value}`);

describe('properties in a running text', () => {
  it('are the sides of the whole, and what it weighs', () => {
    expect(
      told('The shelf is 180 cm high, 60 cm wide and 35 cm deep at the bottom and weighs 17.5 kg, with oak.'),
    ).toEqual(['Height: 180 cm', 'Width: 60 cm', 'Depth: 35 cm', 'Weight: 17.5 kg']);
    expect(told('Das Regal ist 180 cm hoch und 60 cm breit.', 'de')).toEqual(['Höhe: 180 cm', 'Breite: 60 cm']);
  });

  it('are sentences of a name and its value', () => {
    expect(told('A tent for two people. All seams are taped. Colour: moss green.')).toEqual(['Colour: moss green']);
    expect(told('Sac cousu main. Dimensions : 24 x 17 x 7 cm.', 'fr')).toEqual(['Dimensions: 24 x 17 x 7 cm']);
  });

  it('are apart where a sentence names several', () => {
    expect(told('Width 160 mm, height 64.5 mm, thickness 20.3 mm.')).toEqual([
      'Width: 160 mm',
      'Height: 64.5 mm',
      'Thickness: 20.3 mm',
    ]);
  });

  it.each([
    ['Mid-wash blue, 100% cotton, women size M.', 'en', 'Material: 100% cotton'],
    ['Soft jersey of 95% organic cotton, 5% elastane.', 'en', 'Material: 95% organic cotton, 5% elastane'],
    ['Платье: 95% вискоза и 5% эластан.', 'ru', 'Материал: 95% вискоза и 5% эластан'],
  ])('are the shares of a whole: %s', (description, language, property) => {
    expect(told(description, language)).toEqual([property]);
  });

  it.each([
    'With 40% wool in the yarn.',
    'Shell 100% nylon. Lining 100% polyester.',
    'A coat with a 100% silk lining.',
    'A belt 4 cm wide comes with the dress.',
    'The box is 20 cm wide and 10 cm high. The drawer is 18 cm wide and 8 cm high.',
    'Each lid weighs 20 g.',
  ])('are none in %s', (description) => {
    expect(told(description)).toEqual([]);
  });
});

describe('specifications that are added', () => {
  const added = (title: string, language = 'en', brand: string | null = null): string[] => {
    const listing = listingWith({ title, language, brand });
    const context = rewriteContext({ listing, images: [], sources: [], marketplace: 'generic' });
    return (rewriteSpecifications(context)[0]?.listing.specifications ?? []).map(
      ({ name, value }) => `${name}: ${value}`,
    );
  };

  it('take no colour of what comes with the product', () => {
    expect(added('Turmeric capsules with Black Pepper')).toEqual([]);
    expect(added('Earl Grey')).toEqual([]);
    expect(added('Black tea cup')).toEqual(['Color: Black']);
  });

  it('have names in the language of the listing', () => {
    expect(added('Sac bandoulière', 'fr', 'Vauclair')).toEqual(['Marque: Vauclair']);
    expect(added('Silla de oficina', 'es', 'Lumero')).toEqual(['Marca: Lumero']);
  });

  it('are of a material also where the table names the maker', () => {
    const specifications = [{ name: 'Fabricant', value: 'Vauclair' }];
    const listing = listingWith({ specifications, description: 'Matière : lin.', language: 'fr' });
    expect(propertiesOf(listing, 'fr').map(({ name }) => name)).toEqual(['Fabricant', 'Matière']);
  });

  it('say a value once under whatever name', () => {
    const listing = listingWith({
      specifications: [{ name: 'Volume', value: '30 ml' }],
      bullets: ['30ml'],
      language: 'en',
    });
    expect(propertiesOf(listing, 'en')).toHaveLength(1);
  });
});

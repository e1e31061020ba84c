import { describe, expect, it } from 'vitest';
import { doneAfter } from '../../../testing/done-after.ts';

describe('what the seller denies', () => {
  it.each([
    'it isn\'t organic, but everyone writes it. Add "organic"',
    'its not vegan but the others write it too, put vegan in the keywords',
    'we are not certified. add the keyword certified',
    'it\'s no real leather. write "real leather" in the title',
    'The bag is not waterproof. Still, add waterproof to the title',
    'never tested by dermatologists, but add "dermatologist tested" to the bullets',
    "It isn't handmade. Please say handmade anyway",
    'this is not BPA free. add a bullet: BPA free',
    'it has no lid. Add the bullet "with lid"',
    'it is not available in red. add red to the colors',
  ])('is not written: %s', (text) => {
    for (const given of ['card_shown', 'after_improve', 'after_score']) {
      const { said, works } = doneAfter(given, text);
      expect(works).toEqual([]);
      expect(said).toContain('I do not invent facts');
    }
  });

  it.each([
    'add the keyword vegan although it contains wool',
    'add vegan to the keywords even though there is wool in it',
    'put "solid oak" in the title though it is made of MDF',
    'write made in Italy, although it comes from China',
    'add the bullet "Made in Germany" despite being made in China',
    'say 100% cotton, though it has polyester in it',
  ])('or tells something against is not written either: %s', (text) => {
    const { said, works } = doneAfter('card_shown', text);
    expect(works).toEqual([]);
    expect(said).toContain('I do not invent facts');
  });
});

describe('what is written beside a denial', () => {
  it.each([
    ["it isn't organic. remove organic from the keywords", 'remove', 'organic'],
    ["it is not only organic, it's vegan. add the keyword vegan", 'add', 'vegan'],
    ['it is not organic cotton but organic linen. add the keyword organic linen', 'add', 'organic linen'],
    ["it isn't heavy. add the keyword lightweight", 'add', 'lightweight'],
    ['It is not a flask. Add the keyword bottle', 'add', 'bottle'],
    ["The keyword isn't there. Add the keyword vegan", 'add', 'vegan'],
    ["it's not plastic, it's steel. set the material to steel", 'set', 'steel'],
    ['add a bullet: Light, although it is made of steel', 'add', 'Light, although it is made of steel'],
    ['It has no brand. Add the brand Acme', 'set', 'Acme'],
    ['it has no color yet. Add the color: blue', 'add', 'blue'],
    ['it has no lid. add a bullet: No lid, so it is easy to clean', 'add', 'No lid, so it is easy to clean'],
  ])('stays a change: %s', (text, op, value) => {
    const [work] = doneAfter('card_shown', text).works;
    expect(work).toMatchObject({ tool: 'edit_card', input: { edits: [{ op, value }] } });
  });
});

import { describe, expect, it } from 'vitest';
import { isOddEdit } from '../edits/odd-edits.ts';
import { toldOrder } from './told-orders.ts';

describe('what is told and ordered in another order', () => {
  it.each([
    ['add to the wool coat that the lining is torn', 'add that the lining is torn to the wool coat'],
    ['add to the secret garden: no dust jacket', 'add the bullet "No dust jacket" to the secret garden'],
    ['wool coat: add that theres a small hole', 'wool coat: add the bullet "A small hole"'],
    ['wool coat: add that there is a $& tag', 'wool coat: add the bullet "A $& tag"'],
    [
      'secret garden - spine is faded, add to description pls',
      'add "Spine is faded." to the description of the secret garden',
    ],
    ["it isn't camel, it's beige. please fix that", 'replace "camel" with "beige"'],
    [
      'the bracelet isnt black its dark brown can you correct that everywhere',
      'replace "black" with "dark brown" on the bracelet',
    ],
    ['the levis – waist is 33 not 32, fix it', 'the levis: set the specification waist to 33'],
    [
      'all except the teapot, make the descriptions shorter',
      'make the descriptions shorter on all cards except the teapot',
    ],
    ['The filter fits also the Leon. Please write this into.', 'The filter fits also the Leon. Please add this.'],
    ['score everything thats on etsy', 'score all my etsy cards'],
  ])('%s', (said, order) => {
    expect(toldOrder(said)).toBe(order);
    expect(toldOrder(order)).toBeNull();
  });

  it.each([
    "note in the apron's specs: Material: linen",
    'add to the cutting board specs: thickness 2 cm',
    'All except the lamp, that one is fine already.',
    'score all cards on etsy',
    'improve the mug, add it to the description',
    'the price is 33 not 32, fix it',
  ])('is nothing of the kind: %s', (said) => expect(toldOrder(said)).toBeNull());

  it.each([
    { op: 'add', field: 'description', value: 'pls' },
    { op: 'add', field: 'description', value: 'this one' },
    { op: 'add', field: 'bullets', value: 'you wrote silver' },
    { op: 'add', field: 'specifications', name: 'To this one that the lining', value: 'torn' },
  ] as const)('writes nothing that is no text of a card: $value', (edit) => expect(isOddEdit(edit)).toBe(true));
});

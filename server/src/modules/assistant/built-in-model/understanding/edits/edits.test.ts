import { describe, expect, it } from 'vitest';
import { normalForm } from '../speech/normal-form.ts';
import { editsIn } from './edits.ts';

describe('changes that the seller states', () => {
  it.each([
    ['set the title to "Export all"', [{ op: 'set', field: 'title', value: 'Export all' }]],
    ['change the price to $29.90', [{ op: 'set', field: 'price', value: '$29.90' }]],
    ['change the price of number 3 to $21', [{ op: 'set', field: 'price', value: '$21' }]],
    ['set the price to 3000 yen', [{ op: 'set', field: 'price', value: '3000 yen' }]],
    ['set the price to 1 000 rub', [{ op: 'set', field: 'price', value: '1 000 rub' }]],
    ['set the price to 500 pesos', [{ op: 'set', field: 'price', value: '500 pesos' }]],
    ['price of the mug is 21 now', [{ op: 'set', field: 'price', value: '21' }]],
    ['put it on sale for 49', [{ op: 'set', field: 'price', value: '49' }]],
    ['mark it as sold out', [{ op: 'set', field: 'availability', value: 'out_of_stock' }]],
    ['remove the second bullet', [{ op: 'remove', field: 'bullets', position: 2 }]],
    ['remove the last bullet', [{ op: 'remove', field: 'bullets', position: -1 }]],
    ['replace bullet 3 with "One-hand lid"', [{ op: 'set', field: 'bullets', position: 3, value: 'One-hand lid' }]],
    ['add a bullet: Fits most Bags', [{ op: 'add', field: 'bullets', value: 'Fits most Bags' }]],
    ['add the keyword hiking', [{ op: 'add', field: 'keywords', value: 'hiking' }]],
    ['take flask out of the keywords', [{ op: 'remove', field: 'keywords', value: 'flask' }]],
    ['add a specification Lid: bamboo', [{ op: 'add', field: 'specifications', name: 'Lid', value: 'bamboo' }]],
    ['remove the specification Weight', [{ op: 'remove', field: 'specifications', name: 'Weight' }]],
    ['set the capacity to 750 ml', [{ op: 'set', field: 'specifications', name: 'Capacity', value: '750 ml' }]],
    ['change the marketplace to walmart', [{ op: 'set', field: 'marketplace', value: 'walmart' }]],
    [
      'set the brand to Nordfell and the price to 19.50',
      [
        { op: 'set', field: 'brand', value: 'Nordfell' },
        { op: 'set', field: 'price', value: '19.50' },
      ],
    ],
  ])('%s', (text, expected) => {
    expect(editsIn(normalForm(text))).toEqual(expected);
  });

  it.each([
    'No need to raise the price by 10%',
    'we will not cut the price by 20%',
    'I might raise the price by 10%',
    'I was going to lower the price by 5 euros',
    'my competitor wants to cut the price by 10%',
    'they sell it 20% cheaper',
    'no need to move bullet 2 to the top',
    'I might double the price and move bullet 2 to the top',
    'my friend would put the brand first in the title',
    'my boss wants to remove the emojis from the title',
  ])('told, and not asked for: %s', (text) => {
    expect(editsIn(normalForm(text))).toEqual([]);
  });
  it.each([
    ['could you please raise the price by 10%', 'price'],
    ['I would like you to cut the price by 20%', 'price'],
    ['it sells well, so raise the price by 10%', 'price'],
    ['for the blue mug raise the price by 10%', 'price'],
    ['the mug: double the price', 'price'],
    ['sales are up and we should raise the price by 5 euros', 'price'],
    ['please move bullet 2 to the top', 'bullets'],
    ['I want bullet 2 at the top', 'bullets'],
    ['in the title, put the brand first', 'title'],
    ['put the word Steel at the start of the title', 'title'],
  ])('asked for: %s', (text, field) => {
    expect(editsIn(normalForm(text))).toMatchObject([{ field }]);
  });

  it.each([
    'the title is too long',
    'make the title shorter',
    'the description is boring, write it anew',
    'improve it',
    'is it in stock?',
    'bullets: 5 at most',
  ])('none: %s', (text) => {
    expect(editsIn(normalForm(text))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { onCard } from '../../../testing/request-around.ts';
import { parseRequest } from '../../request.ts';
import { withPartBehind } from './part-first-orders.ts';

const editsOf = (text: string) =>
  parseRequest(text, onCard).asks.flatMap((ask) =>
    ask.kind === 'call' ? [ask.tool === 'edit_card' ? ask.input.edits : ask.tool] : [],
  );
const removed = (field: string, where: object) => [[{ op: 'remove', field, ...where }]];

describe('an order behind the part that it is about', () => {
  it.each<[string, object]>([
    ['Out of tags please remove word cotton', removed('keywords', { value: 'cotton' })],
    ['hi, from the keywords kindly drop the word gift please', removed('keywords', { value: 'gift' })],
    ['In the search terms delete "thermos"', removed('keywords', { value: 'thermos' })],
    ['from my bullets, take out the third one', removed('bullets', { position: 3 })],
    ['From the bullet points erase the last', removed('bullets', { position: -1 })],
    ['out of specifications remove capacity', removed('specifications', { name: 'Capacity' })],
    ['From headline please cut the word premium', removed('title', { value: 'premium' })],
    ['Keywords: please add tin cup and gift', [[{ op: 'add', field: 'keywords', value: 'tin cup, gift' }]]],
    ['hi, tags of this card: kindly include hiking', [[{ op: 'add', field: 'keywords', value: 'hiking' }]]],
    ['bullets: pls remove the third one', removed('bullets', { position: 3 })],
    ['specs: please delete weight', removed('specifications', { name: 'Weight' })],
    ['title: please remove Acme', removed('title', { value: 'Acme' })],
    ['title: drop "premium"', removed('title', { value: 'premium' })],
    ['title: remove Acme', removed('title', { value: 'Acme' })],
    ['description: delete "free shipping"', removed('description', { value: 'free shipping' })],
    ['title: remove stainless steel', removed('title', { value: 'stainless steel' })],
    ['never use the word eco in the second bullet', removed('bullets', { position: 2, name: 'eco' })],
    ["don't say eco in bullet 3", removed('bullets', { position: 3, name: 'eco' })],
    ['no "eco" in the last bullet please', removed('bullets', { position: -1, name: 'eco' })],
    ['never use the word eco', ['remember_preference']],
    ['bullets: remove the second', removed('bullets', { position: 2 })],
    ['description: add "Dishwasher safe."', [[{ op: 'add', field: 'description', value: 'Dishwasher safe.' }]]],
    ['title: put Acme first', [[{ op: 'add', field: 'title', value: 'Acme', position: 1 }]]],
    ['take Acme off the title', removed('title', { value: 'Acme' })],
    ['take care out of the title', removed('title', { value: 'care' })],
    ['take care of the title', ['improve_card']],
    ['please take good care of the bullets', ['improve_card']],
    ['title: Remove Before Flight Key Ring', [[{ op: 'set', field: 'title', value: 'Remove Before Flight Key Ring' }]]],
    ['title: Drop leaf table', [[{ op: 'set', field: 'title', value: 'Drop leaf table' }]]],
    ['keywords: please, bottle', [[{ op: 'set', field: 'keywords', value: 'please, bottle' }]]],
    [
      'it is 40 x 28 cm, put that in its specs as Size',
      [[{ op: 'add', field: 'specifications', name: 'Size', value: '40 x 28 cm' }]],
    ],
    [
      'this one holds 1.5 l. please add that to the specs as Volume',
      [[{ op: 'add', field: 'specifications', name: 'Volume', value: '1.5 l' }]],
    ],
    ['To tags please add word hiking', [[{ op: 'add', field: 'keywords', value: 'hiking' }]]],
  ])('is the change that it says: %s', (text, edits) => expect(editsOf(text)).toEqual(edits));

  it.each([
    'from the title remove what sounds silly',
    'in the description cut the fluff',
    'from the keywords remove gift and add hiking',
    'from the bullets delete all that repeat the title',
    'in the title use the word steel',
    'from the keywords I would remove gift? not sure',
    'the keywords came from my old shop, remove it',
    'remove gift from the keywords',
  ])('stays as it is where more than a word goes: %s', (text) => expect(withPartBehind(text)).toBe(text));

  it('keeps the card that its part is of', () =>
    expect(withPartBehind("from the apron's tags please remove linen")).toBe("remove linen from the apron's tags"));
});

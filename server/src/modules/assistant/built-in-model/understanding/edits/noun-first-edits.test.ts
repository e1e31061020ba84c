import { describe, expect, it } from 'vitest';
import { onCard } from '../../../testing/request-around.ts';
import { parseRequest } from '../../request.ts';
import { isOfMany } from './many-cards.ts';
import { nounFirstEdits } from './noun-first-edits.ts';

const editsOf = (text: string) => {
  const { asks } = parseRequest(text, onCard);
  return asks.flatMap((ask) => (ask.kind === 'call' ? [ask.tool === 'edit_card' ? ask.input.edits : ask.tool] : []));
};
const spec = (name: string, value: string, op = 'set') => ({ op, field: 'specifications', name, value });
const removed = (field: string, where: object) => ({ op: 'remove', field, ...where });

describe('what is meant, then what becomes of it', () => {
  it.each<[string, object]>([
    ["Brand is wrong. It's HydroPeak.", { op: 'set', field: 'brand', value: 'HydroPeak' }],
    ['the brand is incorrect, it should be Hydro Peak', { op: 'set', field: 'brand', value: 'Hydro Peak' }],
    ['The color is wrong. It is red.', spec('Color', 'red')],
    ["price is wrong, it's 19.90 EUR", { op: 'set', field: 'price', value: '19.90 EUR' }],
    ['the category is not right, it must be Mugs', { op: 'set', field: 'category', value: 'Mugs' }],
    ['add to keywords: thermos, camping bottle', { op: 'add', field: 'keywords', value: 'thermos, camping bottle' }],
    ['add to the bullets: BPA free', { op: 'add', field: 'bullets', value: 'BPA free' }],
    ['last bullet away please', removed('bullets', { position: -1 })],
    ['bullet 3 out', removed('bullets', { position: 3 })],
    ['the second bullet I want that you delete', removed('bullets', { position: 2 })],
    ['the last bullet please remove', removed('bullets', { position: -1 })],
    ['the keyword mug please delete', removed('keywords', { value: 'mug' })],
    ['pls take the easy to clean bullet out, people complained', removed('bullets', { value: 'easy to clean' })],
    ['remove the easy to clean bullet', removed('bullets', { value: 'easy to clean' })],
    ['remove the second bullet', removed('bullets', { position: 2 })],
    ['Please write the brand as Aquila', { op: 'set', field: 'brand', value: 'Aquila' }],
    ['status preorder', { op: 'set', field: 'availability', value: 'preorder' }],
    ['availability: sold out', { op: 'set', field: 'availability', value: 'out_of_stock' }],
    ['title must be exactly "Acme Steel Bottle"', { op: 'set', field: 'title', value: 'Acme Steel Bottle' }],
    ['add a spec: Lid, screw top bamboo', spec('Lid', 'screw top bamboo', 'add')],
    ["weight doesn't need to be in the specifications, take it off", removed('specifications', { name: 'Weight' })],
    ['In the table please write also the height, it is 26 cm', spec('Height', '26 cm')],
    [
      'replace the description with this: Our black bottle. Cold for 24 hours.',
      { op: 'set', field: 'description', value: 'Our black bottle. Cold for 24 hours.' },
    ],
    [
      'in the description it says 24 hours, it should be 18 hours',
      { op: 'set', field: 'description', name: '24 hours', value: '18 hours' },
    ],
    [
      'In the title stands "Stainless Steel", write there "Inox Steel" instead',
      { op: 'set', field: 'title', name: 'Stainless Steel', value: 'Inox Steel' },
    ],
  ])('%s', (text, edit) => {
    expect(editsOf(text)).toEqual([[edit]]);
  });

  it.each(['the brand is wrong', 'the color is wrong', 'the brand is missing', 'bullet 2 is incorrect.'])(
    'enters no fault as a value: %s',
    (text) => {
      expect(editsOf(text).filter((edit) => typeof edit !== 'string')).toEqual([]);
    },
  );

  it('asks for a value that is not told', () => {
    for (const text of ['I want to change the price', 'can you update the brand?'])
      expect(parseRequest(text, onCard).asks).toEqual([{ kind: 'say', topic: 'edit_what' }]);
  });
});

it.each(['7', ' ', ',', 'a ', 'the ', 'remove the a ', 'in the table ', 'all my '])(
  'twenty thousand characters of "%s" are read in no time',
  (word) => {
    const text = word.repeat(20_000 / word.length);
    const { user } = process.cpuUsage();
    for (const [pattern] of nounFirstEdits) pattern.test(text);
    isOfMany(text.slice(0, 300), true);
    expect((process.cpuUsage().user - user) / 1_000).toBeLessThan(400);
  },
);

import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

const library = ['Brass Desk Lamp', 'USB-C Charger', 'Leather Belt'];
const worksOf = (talk: string) => talkInLibrary(library, ...talk.split(' >> ')).works;
const editsOf = (talk: string) =>
  worksOf(talk).flatMap(({ tool, input }) => (tool === 'edit_card' ? input.edits : tool));
const title = (value: string) => [{ op: 'set', field: 'title', value }];
const price = (value: string) => [{ op: 'set', field: 'price', value }];

describe('a text that is given for what was spoken of', () => {
  it.each([
    ["what is the title of the lamp >> make it 'Brushed Brass Desk Lamp, E14'", 'Brushed Brass Desk Lamp, E14'],
    [
      "improve the title of the lamp >> I think I'd like it to be 'brass lamp with swivel head'",
      'brass lamp with swivel head',
    ],
    ['score the lamp >> let’s go with “Brass Lamp with Swivel Head”', 'Brass Lamp with Swivel Head'],
    [
      'score the lamp >> Can I do the title myself? I want Brass Lamp 42 cm, Swivel Head',
      'Brass Lamp 42 cm, Swivel Head',
    ],
  ])('is the title, and nothing is improved: %s', (talk, wanted) => expect(editsOf(talk)).toEqual(title(wanted)));

  it.each(["score the lamp >> make it 'pop more now'", "score the lamp >> make it 'a bit cosy'"])(
    'is asked about where it is none: %s',
    (talk) => expect(worksOf(talk)).toEqual([]),
  );
});

describe('what is said of the change before', () => {
  it.each([
    ['set the price of the lamp to 79 >> Actually make that 75.', price('75')],
    ['set the price of the lamp to 79 >> Hmm, no, leave it as it was at the beginning.', price('1')],
    ['set the price of the lamp to 79 >> round it to .99', price('round .99')],
    ['improve the lamp >> keep the title from before though', ['restore_version']],
    [
      'set the width of the belt to 30 mm >> make it 35 mm',
      [{ op: 'set', field: 'specifications', name: 'Width', value: '35 mm' }],
    ],
  ])('is the order that it is: %s', (talk, wanted) => expect(editsOf(talk)).toEqual(wanted));

  it('exchanges a word of what was entered', () => {
    const edits = editsOf("Let's do the charger first. Add that it has two USB-C ports >> Sorry, three ports, not two");
    expect(JSON.stringify(edits)).toContain('three USB-C ports');
  });

  it('takes out what was claimed', () => {
    const told = 'Here are the specs for the lamp:\n\nMicrowave safe: yes\nWeight: 1 kg';
    expect(editsOf(`${told} >> the file also said it's microwave safe, that's not true, take it out`)).toEqual([
      { op: 'remove', field: 'specifications', name: 'Microwave safe' },
    ]);
    const edits = editsOf("rename the lamp to 'Leakproof Lamp' >> forget leakproof, it isn't");
    expect(edits).toContainEqual({ op: 'remove', field: 'title', name: 'leakproof' });
  });
});

describe('a marketplace that is chosen', () => {
  it.each([
    ['score the lamp >> would you improve it for walmart or what? >> ok then Shopify it is', 'shopify'],
    ['score the lamp >> should i sell it on ebay or etsy? >> ok do the first one', 'ebay'],
    ['score the lamp >> should i sell it on ebay or etsy? >> the latter please', 'etsy'],
  ])('is what the work is for: %s', (talk, marketplace) => {
    expect(worksOf(talk)).toContainEqual({ tool: 'improve_card', input: { card: 1, marketplace } });
  });
});

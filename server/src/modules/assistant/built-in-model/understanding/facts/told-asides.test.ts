import { describe, expect, it } from 'vitest';
import { onCard } from '../../../testing/request-around.ts';
import { parseRequest } from '../../request.ts';

const edits = (text: string) =>
  parseRequest(text, onCard).asks.map((ask) => (ask.kind === 'say' ? ask.topic : [ask.tool, ask.input.edits]));
const specification = (name: string, value: string) => [
  ['edit_card', [{ op: 'set', field: 'specifications', name, value }]],
];
const exchanged = (name: string, value: string) => [
  ['edit_card', ['title', 'description', 'bullets', 'keywords'].map((field) => ({ op: 'set', field, name, value }))],
];

describe('what is said beside a value is no part of it', () => {
  it.each<[string, string, string]>([
    ['thickness is 20.0 mm, the supplier made a mistake', 'Thickness', '20.0 mm'],
    ['protein is 30 % actually', 'Protein', '30 %'],
    ["the warranty is 2 years but that's not on the card yet", 'Warranty', '2 years'],
    ['add the color blue, not in the listing yet', 'Color', 'blue'],
    ['weight is 95 g, sorry', 'Weight', '95 g'],
    ['3.2 kg, forgot', 'Weight', '3.2 kg'],
    ['case 39 mm sorry', 'Case', '39 mm'],
    ['the ph is 5.5', 'pH', '5.5'],
    ['hrc 56±1', 'HRC', '56±1'],
    ['the width is 30 cm, i measured it again', 'Width', '30 cm'],
    ['the weight is 2 kg - my factory got it wrong', 'Weight', '2 kg'],
    ['the height is 12 cm, there was a typo in my notes', 'Height', '12 cm'],
  ])('%s', (text, name, value) => {
    expect(edits(text)).toEqual(specification(name, value));
  });
});

describe('one word told instead of another goes into all texts', () => {
  it.each<[string, string, string]>([
    ['and its not brass its brass coloured steel, dont want trouble', 'brass', 'brass coloured steel'],
    ["its not cotton, it's linen", 'cotton', 'linen'],
    ['they are not screwed but glued', 'screwed', 'glued'],
    ['actually its 54 pcs i recounted', '… pcs', '54 pcs'],
    ['the lure set has 15 pieces', '… pieces', '15 pieces'],
    ['the set has 15 pieces, not 12', '… pieces', '15 pieces'],
    ['there are 15 pieces in the set', '… pieces', '15 pieces'],
    ['its a 19 cm pot since this year', '… cm pot', '19 cm pot'],
    ['actually the stone is labradorite not moonstone, i mixed them up', 'moonstone', 'labradorite'],
    ['its 1983 actually not 1984 sorry', '1984', '1983'],
    ['the roast is medium and not dark', 'dark', 'medium'],
    ['no, they are hand painted, not printed', 'printed', 'hand painted'],
    ['change 30 seeds to 25', '30 seeds', '25 seeds'],
    ['change 500 ml to 600 ml', '500 ml', '600 ml'],
    ['make the 30 seeds 25 seeds', '30 seeds', '25 seeds'],
    ['its 25 seeds not 30', '30 seeds', '25 seeds'],
    ['change 120 vegan capsules to 90', '120 vegan capsules', '90 vegan capsules'],
  ])('%s', (text, before, after) => {
    expect(edits(text)).toEqual(exchanged(before, after));
  });

  it.each([
    'its not my fault its yours',
    'its not long but its good',
    'its a 5 minute job',
    'there are 3 cards now',
    'it is too long, not good',
    'no, not that one',
    'I want it shorter, not longer',
    'do etsy not ebay',
  ])('no other words do: %s', (text) => {
    expect(JSON.stringify(edits(text))).not.toContain('"name"');
  });
});

describe('no order is written on a card', () => {
  it.each([
    'change the count to 90 everywhere, it says so on the box',
    'check it for forbidden words',
    'fix the brand everywhere',
  ])('nor remembered for all cards: %s', (text) => {
    expect(parseRequest(text, onCard).asks).not.toContainEqual(
      expect.objectContaining({ tool: 'remember_preference' }),
    );
  });

  it.each([
    'add the keyword magsafe to all of them except the samsung one',
    'add to all: ships in 2 days from Vienna',
    'price of both 7',
    'add the keyword linen to all three',
  ])('an order for several cards is told how: %s', (text) => {
    expect(edits(text)).toEqual(['edit_many']);
  });
});

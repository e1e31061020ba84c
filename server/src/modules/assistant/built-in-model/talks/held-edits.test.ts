import { describe, expect, it } from 'vitest';
import { onCard } from '../../testing/request-around.ts';
import { parseRequest } from '../request.ts';
import { heldEditsIn } from '../understanding/edits/held-edits.ts';

const outcomeOf = (text: string) => {
  const { asks } = parseRequest(text, onCard);
  return asks.map((ask) => (ask.kind === 'call' ? ask.tool : `say ${ask.topic}`));
};

/** Every kind of change, as an order and as something that is thought of. */
const edits: [order: string, going: string][] = [
  ['swap the bullets', 'swapping the bullets'],
  ['swap bullets 1 and 2', 'swapping bullets 1 and 2'],
  ['reverse the bullets', 'reversing the bullets'],
  ['move the second bullet up', 'moving the second bullet up'],
  ['remove the last bullet', 'removing the last bullet'],
  ['add a bullet: BPA free', 'adding a bullet: BPA free'],
  ['remove the emojis', 'removing the emojis'],
  ['make the title all caps', 'making the title all caps'],
  ['put the brand first', 'putting the brand first'],
  ['set the title to "Steel Mug"', 'setting the title to "Steel Mug"'],
  ['replace bottle with flask in the title', 'replacing bottle with flask in the title'],
  ['remove the description', 'removing the description'],
  ['delete the keyword mug', 'deleting the keyword mug'],
  ['add the keyword travel', 'adding the keyword travel'],
  ['add the spec material: steel', 'adding the spec material: steel'],
  ['remove the warranty', 'removing the warranty'],
  ['change the color to red', 'changing the color to red'],
  ['change the brand to Acme', 'changing the brand to Acme'],
  ['set the category to Mugs', 'setting the category to Mugs'],
  ['set the price to 20 EUR', 'setting the price to 20 EUR'],
  ['raise the price by 10%', 'raising the price by 10%'],
  ['mark it as out of stock', 'marking it as out of stock'],
  ['say it is FDA approved', 'saying it is FDA approved'],
];
const denied: ((order: string, going: string) => string)[] = [
  (order) => `do not ${order}`,
  (order) => `Please don't ${order} yet`,
  (order) => `no need to ${order}`,
  (order) => `I don't want you to ${order}`,
  (order) => `I would never ${order}`,
  (order) => `let's not ${order} for now`,
  (_, going) => `hold off on ${going}`,
  (_, going) => `I'm thinking about ${going}`,
  (order) => `I was going to ${order}`,
  (order) => `maybe I'll ${order} later`,
  (order) => `we could ${order} some day`,
  (order) => `my friend told me to ${order}`,
  (order) => `my boss says I should ${order}`,
  (order) => `I read that one should ${order}`,
  (order) => `${order}... actually no`,
];
const asked: typeof denied = [
  (order) => `should I ${order}?`,
  (order) => `Should we ${order}`,
  (order) => `what if I ${order}?`,
  (order) => `what happens if I ${order}?`,
  (order) => `would it help to ${order}?`,
  (order) => `is it a good idea to ${order}?`,
];
const each = (ways: typeof denied) => edits.flatMap(([order, going]) => ways.map((way) => way(order, going)));

describe('a change that is not asked for', () => {
  it.each(each(denied))('is not made: %s', (text) => {
    expect(outcomeOf(text)).toEqual(['say no']);
  });

  it.each(each(asked))('is told how to ask for: %s', (text) => {
    expect(outcomeOf(text)).toEqual(['say edit_asked']);
  });

  it.each([
    'remove the last bullet later',
    'remove the emojis, but not now',
    'set the price to 20 EUR tomorrow',
    'tomorrow we delete the keyword mug, not today',
    'swap bullets 1 and 2 when I say so',
    'I would never write best seller',
    'we would never use the word cheap',
    'she suggested to put the brand first',
    'people say you should remove emojis',
    'I am not sure whether to drop the last bullet',
    'I almost deleted the keyword mug',
    'wait with deleting the keyword mug',
    'stop removing bullets',
    'I did not ask you to remove the last bullet',
    'you should not move the second bullet',
    "you don't have to set the price to 20",
    'can you not remove the last bullet',
    'please avoid adding a bullet',
    'do not make the title title case, please',
    "don't capitalize every word of the title",
    "don't raise all prices by 10%",
  ])('is not made: %s', (text) => {
    expect(outcomeOf(text).filter((outcome) => !outcome.startsWith('say'))).toEqual([]);
  });

  it.each([
    ['how do I reverse the bullets?'],
    ['do you think I should remove the last bullet?'],
    ['if I remove the last bullet, does the score drop?'],
    ['is removing the last bullet wise?'],
    ['can I delete the keyword mug later?'],
  ])('only asked about: %s', (text) => {
    expect(outcomeOf(text)).toEqual(['say edit_asked']);
  });

  it('is no change that was done, when it is asked about without a mark', () => {
    expect(outcomeOf('did you remove the last bullet')).not.toContain('edit_card');
  });
});

describe('a change that is asked for', () => {
  it.each(edits.map(([order]) => order).filter((order) => !/^(?:swap the|say|reverse)/.test(order)))(
    'politely is made: %s',
    (order) => {
      for (const text of [order, `Can you ${order}?`, `could you please ${order}?`, `why don't you ${order}?`])
        expect(outcomeOf(text), text).toEqual(['edit_card']);
    },
  );

  it.each([
    ["don't forget to remove the emojis", ['edit_card']],
    ['would you mind removing the last bullet?', ['edit_card']],
    ["don't swap bullets 1 and 2, remove the last bullet", ['edit_card']],
    ["don't remove the emojis but set the price to 20 EUR", ['edit_card']],
    ['instead of removing the last bullet, move the last bullet up', ['edit_card']],
    ["improve it, but don't remove the brand", ['improve_card']],
    ["don't remove the last bullet, just score it", ['score_card']],
    ['do not change the title', ['lock_fields']],
    ['never use the word cheap', ['remember_preference']],
    ['add a bullet: decide later', ['edit_card']],
    ['set the title to "Should I remove the last bullet?"', ['edit_card']],
  ])('is made: %s', (text, tools) => {
    expect(outcomeOf(text)).toEqual(tools);
  });
});

describe('a change of many cards', () => {
  it.each([
    'raise all prices by 10 %',
    'increase the price of every card by 5 EUR',
    'lower prices of all listings by 5%',
    'take 10% off all listings',
    '10% off everything',
    'put the brand Acme on every card',
    'set the brand to Acme on all my cards',
    'change the brand to Acme for the first three cards',
    'remove the emojis from all cards',
    'remove the last bullet from both cards',
    'add the keyword travel to all my cards',
    'add a bullet: BPA free to every listing',
    'set all cards to out of stock',
    'make all titles title case',
    'replace bottle with flask in all cards',
    'set the price of all my etsy cards to 20 EUR',
    'Can you remove the emojis from all cards?',
  ])('is told how to do, and changes no card: %s', (text) => {
    expect(outcomeOf(text)).toEqual(['say edit_many']);
  });

  it.each([
    'add a bullet: room for all cards',
    'add the keyword cards',
    'remove the emojis from all bullets',
    'make all bullets title case',
  ])('is none: %s', (text) => {
    expect(outcomeOf(text)).toEqual(['edit_card']);
  });
});

it.each([
  '7',
  ' ',
  ', ',
  '. ',
  'do not ',
  'should i ',
  'my friend told me to ',
  'remove the ',
  'i read that one ',
  'a b ',
])('twenty thousand characters of "%s" take no time', (word) => {
  const text = word.repeat(20_000 / word.length);
  const { user } = process.cpuUsage();
  heldEditsIn(text);
  heldEditsIn(text.slice(0, 1_199));
  expect((process.cpuUsage().user - user) / 1_000).toBeLessThan(300);
});

import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';

type Edit = { op: string; field: string; name?: string; value?: string; position?: number };
const cards = ['Cordless drill 18V', 'Camping tent green', 'Kids water bottle dinosaur', 'Yoga mat 6 mm'];
/** The work of the last message in few words: its card, and its changes or what it was given. */
const done = (...texts: string[]) => {
  const { works, said } = talkInLibrary(cards, ...texts);
  const told = works.map(({ tool, input: { card, edits, ...given } }) =>
    edits === undefined
      ? `${tool} ${card ?? ''} ${JSON.stringify(given)}`
      : `${card}: ${(edits as Edit[])
          .map(({ op, field, name, value, position }) =>
            [op, field, name, value, position].filter((part) => part !== undefined).join(' '),
          )
          .join('; ')}`,
  );
  return { told, said };
};
const everywhere = (old: string, fresh: string) =>
  ['title', 'description', 'bullets', 'keywords'].map((field) => `set ${field} ${old} ${fresh}`).join('; ');

describe('what is told of several cards in one message', () => {
  it.each([
    [
      'drill: torque is 50 not 45. tent 2.6kg. bottle is back in stock',
      ['1: set specifications Torque 50', '2: set specifications Weight 2.6kg', '3: set availability in_stock'],
    ],
    [
      'tent back in stock, drill 24.90, bottle is from croatia not slovenia',
      ['2: set availability in_stock', '1: set price 24.90', `3: ${everywhere('slovenia', 'croatia')}`],
    ],
    ['the drill and the tent are lovely', []],
  ])('%s', (text, expected) => expect(done(text).told).toEqual(expected));
});

describe('a message of several parts', () => {
  it.each([
    [
      "it's 5 mm by the way, we changed supplier, and it weighs 2.1 kg",
      [`4: ${everywhere('6 mm', '5 mm')}; set specifications Weight 2.1 kg`],
    ],
    ['fine, do that. oh and the cord is 75 cm, it says nowhere', ['4: set specifications Cord 75 cm']],
    ['the strap is cotton, isnt that a selling point?', ['4: set specifications Strap cotton']],
    [
      'you can put also that is possible to wash it by 30 degree?',
      ['4: add bullets Is possible to wash it by 30 degree'],
    ],
    ['the mat is painted with water based colours btw', ['4: add bullets Painted with water based colours']],
    ['he is made from 80% merino and 20% silk, not only merino', []],
  ])('%s', (text, expected) => expect(done('score the yoga mat', text).told).toEqual(expected));

  it('tells which part nothing was done for', () => {
    const { told, said } = done('score the yoga mat', 'make it 42.50, and 44 for the ebay one');
    expect(told).toEqual(['4: set price 42.50']);
    expect(said).toContain('I did not take up “44 for the ebay one”');
  });

  it('pays once for what the whole message asks for', () => {
    const { told } = done(
      'score the yoga mat',
      'improve it for amazon, no emojis, title max 70. Its battery lasts 40 hours',
    );
    expect(told.filter((one) => one.startsWith('improve_card'))).toHaveLength(1);
    expect(told[0]).toBe('4: set specifications Battery life 40 hours');
  });
});

describe('what stands behind the messages before', () => {
  it.each([
    [
      'the card that is asked about, and not the one in hand',
      ['what would you change about the bottle?'],
      ['score_card 3 {}'],
    ],
    [
      'an entry of the bullets that were spoken of',
      ['i like the second bullet', 'the last one i would drop'],
      ['4: remove bullets -1'],
    ],
    [
      'a claim that goes',
      ['hand wash must be out then'],
      [`4: ${['title', 'description', 'bullets', 'keywords'].map((field) => `remove ${field} hand wash`).join('; ')}`],
    ],
    [
      'an agreement with a limit, behind questions about the work',
      ['If I ask you to improve the tent, will you lose my old text?', 'alright go ahead but only the keywords'],
      ['score_card 2 {}', 'improve_card 2 {"sections":["keywords"]}'],
    ],
    ['a price of another card', ['set the price of the drill to 99', 'no 35 for the tent, sorry'], ['2: set price 35']],
    [
      'a question of the price',
      ['is the drill back at 119?'],
      ['answer_from_card 1 {"question":"what is the price of the drill?"}'],
    ],
  ])('%s', (_, texts, expected) => expect(done('score the yoga mat', ...texts).told).toEqual(expected));
});

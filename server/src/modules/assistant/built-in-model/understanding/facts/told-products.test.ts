import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { planOf } from '../../decide.ts';
import { productsTold } from './told-products.ts';

const scarf = 'red scarf, wool, 20 euros';
const cap = 'blue cap, cotton, 12 euros';

describe('several products in one message', () => {
  it.each([
    'I have two things: a red scarf, wool, 20 euros and a blue cap, cotton, 12 euros',
    'create two cards: 1. red scarf, wool, 20 euros 2. blue cap, cotton, 12 euros',
    'New products: first a red scarf, wool, 20 euros, second a blue cap, cotton, 12 euros.',
    'we have products to sell: a red scarf, wool, 20 euros; a blue cap, cotton, 12 euros',
    'Hi, I sell these items:\nred scarf, wool, 20 euros\nblue cap, cotton, 12 euros',
    'here are two new articles:\n- a red scarf, wool, 20 euros\n- a blue cap, cotton, 12 euros\n',
    'add two products - a red scarf, wool, 20 euros, and a blue cap, cotton, 12 euros please',
    'create a card for a red scarf, wool, 20 euros and a card for a blue cap, cotton, 12 euros',
    'I have two items: red scarf, wool, 20 euros; blue cap, cotton, 12 euros. Please make a card for each.',
  ])('are a card each: %s', (text) => {
    expect(productsTold(text)).toEqual([scarf, cap]);
    for (const given of ['no_card', 'card_shown'])
      expect(planOf(conversationAfter(given, text)).map(({ tool, input }) => [tool, input.text])).toEqual([
        ['create_card', scarf],
        ['create_card', cap],
      ]);
  });

  it('have what is told of all of them', () => {
    const cases =
      'i have 2 phone cases:\n1) Clear case, TPU, $14.99\n2) Rugged case, black, $24.99\nbrand for all: Shellby. make cards';
    expect(productsTold(cases)).toEqual([
      'Clear case, TPU, $14.99, brand Shellby',
      'Rugged case, black, $24.99, brand Shellby',
    ]);
    expect(productsTold('I have 2 questions:\n1) how do I pay\n2) what is a score')).toBeNull();
  });

  it('are as many as were told', () => {
    expect(
      productsTold('here are three products: a mug, 12 euros, a plate, blue, 9 euros and a bowl, 7 euros'),
    ).toEqual(['mug, 12 euros', 'plate, blue, 9 euros', 'bowl, 7 euros']);
  });

  it.each([
    'I have two products: a red scarf and a blue cap, both wool, 20 euros',
    'create a card: picnic set with a red plate, steel, and a blue cup, 30 euros',
    'I have three things: a red scarf, wool, 20 euros and a blue cap, cotton, 12 euros',
    'I have two things: a longer title, 80 characters, and a new bullet, short',
    'two things: 1. raise the price to 20 euros 2. lower the mug to 12 euros',
    'I have two things: 1. raise it to 20 euros 2. set the mug to 12 euros',
    'I have two cards, which one is better?',
    'new product: a set of a pot, steel, and a pan, iron, 40 euros',
    'create two cards: a scarf, wool, 20 euros and a cap, cotton, 12 euros and improve them',
    'I have two products: a scarf, wool, 20 euros and a cap, cotton, 12 euros. Which sells better on eBay',
    "I have two products: a scarf, wool, 20 euros and a cap, cotton, 12 euros, but don't make cards yet",
  ])('are not cut where the border is not plain: %s', (text) => {
    expect(productsTold(text)).toBeNull();
  });
});

it('so many lines as were told of are products, however little they say', () => {
  const list = 'I sell three things:\n- Oak coat rack, 5 hooks, 60 cm\n- Walnut phone stand\n- Beech pencil cup';
  expect(productsTold(list)).toEqual(['Oak coat rack, 5 hooks, 60 cm', 'Walnut phone stand', 'Beech pencil cup']);
  expect(productsTold(list.replace('three', 'two'))).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { decide, planOf } from '../decide.ts';

const plan = (text: string, given = 'card_shown') =>
  planOf(conversationAfter(given, text)).map(({ tool, input }) => [tool, input]);
const said = (text: string, given = 'card_shown') => {
  const action = decide(conversationAfter(given, text));
  return action.kind === 'say' ? action.text : action.tool;
};

describe('an archive', () => {
  it.each([
    'archive it',
    'please archive this card for me',
    'archive the mug',
    'put it in the archive',
    'move the lamp to the archive',
    'can I archive cards here?',
    'is there an archive?',
    'deactivate this listing',
    'archive all my cards',
    'ok, shelve the apron for now',
  ])('is said to be none, with what can be done instead: %s', (text) => {
    expect(plan(text)).toEqual([]);
    expect(said(text)).toMatch(/no archive here.*out of stock.*library/s);
  });

  it.each([
    ['add the keyword archive box', 'edit_card'],
    ['set the title to "Archive Box A4"', 'edit_card'],
    ['archive the mug and improve the lamp', 'list_cards'],
    ['improve the keywords for an archive shelf', 'score_card'],
  ])('is not asked for by %s', (text, tool) => expect(plan(text)[0]?.[0]).toBe(tool));
});

describe('what sells best', () => {
  it.each([
    'which of my cards sell best?',
    'which of my listings sold best last month',
    'which listing is my bestseller',
    'show my bestsellers',
    'what is our best-selling product?',
    'list my cards by sales',
    'which products are selling well',
    'which ones sell worst?',
    'which title would sell better',
    'which of the two descriptions sells more?',
    'improve my best-sellers',
    'export our top sellers',
  ])('is not known here: %s', (text) => {
    expect(plan(text)).toEqual([]);
    expect(said(text)).toContain('I do not see orders, buyers or sales');
  });

  it.each([
    ['which of my cards score best?', 'list_cards'],
    ['add the keyword bestseller', 'edit_card'],
    ['improve it so that it sells best', 'score_card'],
    ['write a title that would sell better', 'score_card'],
    ['list my cards by score', 'list_cards'],
  ])('is not asked by %s', (text, tool) => expect(plan(text)[0]?.[0]).toBe(tool));
});

describe('whether a picture is sharp', () => {
  it.each([
    'is the main photo sharp?',
    'is the main photo blurry?',
    'are the photos sharp enough',
    'how sharp is the second picture?',
    'does the picture look crisp',
    'are my images high resolution?',
    'is the third picture in focus?',
    'was the first image blurred?',
  ])('is answered from the card: %s', (text) => expect(plan(text).map(([tool]) => tool)).toEqual(['answer_from_card']));

  it.each([
    ['sharpen the main photo', 'edit_image'],
    ['can you make the photo sharp?', 'edit_image'],
    ['the photo is not sharp, fix it', 'edit_image'],
  ])('is no question in %s', (text, tool) => expect(plan(text)[0]?.[0]).toBe(tool));
  it('is offered to be mended where it is told', () =>
    expect(said('the main photo is blurry')).toContain('Shall I sharpen it?'));
});

describe('parts that are to be counted', () => {
  it.each([
    ['count the keywords again', 'card_shown'],
    ['count the keywords again', 'after_improve'],
    ['how many keywords now', 'after_improve'],
    ['recount the bullets', 'card_shown'],
    ['please count the words in the title', 'card_shown'],
    ['count the pictures', 'card_shown'],
    ['can you count my keywords once more?', 'after_score'],
    ['and count all the specs please', 'card_shown'],
  ])('are counted on the card: %s', (text, given) =>
    expect(plan(text, given).map(([tool]) => tool)).toEqual(['answer_from_card']),
  );

  it.each([
    ['count it again', 'after_score', 'score_card'],
    ['better keywords, the count should stay', 'card_shown', 'score_card'],
  ])('are not meant by %s', (text, given, tool) => expect(plan(text, given)[0]?.[0]).toBe(tool));
});

describe('lists by what cards lack', () => {
  it.each(['are there duplicates?', 'do i have listings that are there twice?'])(
    'are said not to be known: %s',
    (text) => expect(said(text)).toContain('I cannot look for that'),
  );

  it.each([
    ['which cards have a score below 50?', 'no_card', 'list_cards'],
    ['find the mug', 'no_card', 'list_cards'],
  ])('are not meant by %s', (text, given, tool) => expect(plan(text, given)[0]?.[0]).toBe(tool));
});

describe('whether a price is right', () => {
  it.each(['is 89 too expensive?', 'is it too expensive at 89?', 'is 24.90 too cheap?'])('is not known: %s', (text) =>
    expect(said(text)).toContain('I do not choose prices'),
  );
});

describe('a price in another currency', () => {
  it.each(['price in dollars please', 'can you convert the price to euros', 'show the price in usd'])(
    'is not worked out: %s',
    (text) => expect(said(text)).toContain('I do not know exchange rates'),
  );
  it.each(['change the price to 30 dollars', 'set the price to 26 USD'])('is entered when it is told: %s', (text) =>
    expect(plan(text)[0]?.[0]).toBe('edit_card'),
  );
});

describe('which card scores best', () => {
  it.each(['now tell me which one has the best score', 'which of my listings scores lowest?'])(
    'is looked up and not scored anew: %s',
    (text) => expect(plan(text)).toEqual([['list_cards', { sort: 'score' }]]),
  );
});

it.each(['ok thats it for today', 'so, bye'])('says goodbye: %s', (text) => expect(said(text)).toContain('Goodbye'));

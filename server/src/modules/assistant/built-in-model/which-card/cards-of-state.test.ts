import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';
import { decide } from '../decide.ts';

const library = ['Nike Running Shoes', 'Nike T-Shirt', 'Adidas Backpack @amazon'];
const firstOf = (text: string) =>
  decide({ earlier: [], current: { text, steps: [] }, shownCardId: null, files: [] }) as {
    tool: string;
    input: object;
  };
const worksOf = (...texts: string[]) => talkInLibrary(library, ...texts).works;

describe('cards by what they are like', () => {
  it.each<[string, object]>([
    ['which ones have no description', { lacks: ['description'] }],
    ['which cards have no photos or keywords yet?', { lacks: ['keywords', 'images'] }],
    ['show me all products that are still without bullets', { lacks: ['bullets'] }],
    ["list what's out of stock", { availability: 'out_of_stock' }],
    ["which of my cards don't have a price", { lacks: ['price'] }],
    ['do i have anything sold out?', { availability: 'out_of_stock' }],
  ])('are looked up: %s', (text, input) => {
    expect(firstOf(text)).toMatchObject({ tool: 'list_cards', input });
  });

  it.each<[string, object]>([
    ['improve all Nike cards that are in stock', { query: 'nike', availability: 'in_stock' }],
    ['improve every card without a description', { all: true, lacks: ['description'] }],
    ['improve the in stock ones under 70 dollars', { all: true, availability: 'in_stock', price_below: 70 }],
    ['score all cards of the brand Lumo', { brand: 'Lumo' }],
  ])('are worked on, and only they, at a price that is told first: %s', (text, scope) => {
    const [work] = worksOf(text);
    expect(work?.input).toMatchObject({ scope, dry_run: true });
  });

  it('are exported', () => {
    expect(worksOf('export everything without pictures as csv')).toMatchObject([
      { tool: 'export_cards', input: { all: true, lacks: ['images'], format: 'csv' } },
    ]);
  });

  it('narrow a price that was told', () => {
    expect(worksOf('improve everything', 'too expensive. only the ones without description')).toMatchObject([
      { tool: 'improve_cards', input: { scope: { lacks: ['description'] }, dry_run: true } },
    ]);
  });

  it('are asked for in few words behind another list', () => {
    const { looks, works } = talkInLibrary(library, "what's out of stock?", 'and without description?');
    expect([looks, works]).toEqual([1, []]);
  });

  it.each(['improve the description', 'take the first one out of stock', 'does it have a description?'])(
    'are not meant by: %s',
    (text) => expect(JSON.stringify(worksOf('score the backpack', text))).not.toMatch(/lacks|scope/),
  );

  it.each(['all nike make 10 percent cheaper', 'everything 5 % more expensive please'])(
    'change no price of the card in hand: %s',
    (text) => expect(worksOf('score the backpack', text)).toEqual([]),
  );

  it('are not all where a limit was not read', () => {
    expect(worksOf('how much cost improve everything what is under 65 score')).toEqual([]);
  });
});

describe('a name with a slip', () => {
  it.each(['score the bakpack', 'score the toaster'])('is found by its sound, or asked for: %s', (text) => {
    expect(worksOf(text)).toEqual(text.includes('bak') ? [{ tool: 'score_card', input: { card: 3 } }] : []);
  });
});

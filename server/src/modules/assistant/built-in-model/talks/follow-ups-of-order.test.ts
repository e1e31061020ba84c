import { describe, expect, it } from 'vitest';
import { talkInLibrary } from '../../testing/talk-in-library.ts';
import { type Conversation, cardInHand } from '../conversation.ts';

const library = ['Tea Towel', 'Linen Apron'];
const works = (...texts: string[]) => talkInLibrary(library, ...texts).works;

describe('the next of an order', () => {
  it.each(['now the next worst', 'and the second worst one'])(
    'is the card behind the one that was improved: %s',
    (text) => {
      expect(works('fix the worst one', text).at(-1)).toMatchObject({ tool: 'improve_card', input: { card: 2 } });
    },
  );
});

describe('the dearest or the cheapest that was told', () => {
  const card = (id: string) => ({ card_id: id, title: id, marketplace: 'generic', score: 50 });
  const prices = [
    {
      currency: 'USD',
      count: 2,
      total: '3',
      average: '1',
      lowest: { amount: '1', cards: [card('a')] },
      highest: { amount: '2', cards: [card('b')] },
    },
  ];
  const after = (text: string) =>
    cardInHand(
      [
        {
          text,
          steps: [
            {
              tool: 'list_cards',
              input: { prices: true },
              output: { cards: ['a', 'b'].map(card), more: false, prices, unpriced: 0 },
            },
          ],
        },
      ] as Conversation['earlier'],
      null,
    );
  it('is the card in hand', () => {
    expect(after('what is my most expensive product?')).toBe('b');
    expect(after('and the cheapest')).toBe('a');
    expect(after('what do they cost together?')).toBeNull();
  });
});

describe('one text that was spoken of', () => {
  it.each(['keep this one and lock it', 'great, lock that', 'lock it'])('is locked alone: %s', (text) =>
    expect(works('rewrite the description of the linen apron', text)).toEqual([
      { tool: 'lock_fields', input: { card: 2, fields: ['description'], locked: true } },
    ]),
  );
  it('is what "it should start with" is said of', () =>
    expect(works('rewrite the title of the linen apron', 'it should start with the brand')).toEqual([
      { tool: 'edit_card', input: { card: 2, edits: [{ op: 'restyle', field: 'title', style: 'brand_first' }] } },
    ]));
  it('goes back where another one was meant, with a tone as without', () =>
    expect(works('rewrite the bullets of the linen apron so theyre punchier', 'no, I meant the title')[0]).toEqual({
      tool: 'restore_version',
      input: { card: 2, version: 'previous' },
    }));
});

describe('a question', () => {
  it.each([
    ['how heavy is the apron and does it fit a 17 inch laptop?', 'answer_from_card'],
    ['is the apron listing ok for amazon?', 'score_card'],
    ['is the apron ready for etsy?', 'score_card'],
  ])('orders no improvement: %s', (text, tool) => expect(works(text).map((work) => work.tool)).toEqual([tool]));
  it('is answered with the card that needs the most work', () =>
    expect(talkInLibrary(library, 'which card needs the most work?').said).toContain('The lowest score has'));
  it('is of what is left, behind what was spent', () =>
    expect(works('improve the apron', 'how many credits did that cost me?', 'and whats left')[0]?.tool).toBe(
      'show_usage',
    ));
});

describe('a preference', () => {
  it.each(['forget the thing about premium', 'forget that premium thing'])('is forgotten by its word: %s', (text) =>
    expect(works(text)).toEqual([{ tool: 'forget_preference', input: { value: 'premium' } }]),
  );
  it('is kept without the courtesy before it', () =>
    expect(works('improve the apron', 'can you use inches instead of cm and mm from now on')).toEqual([
      { tool: 'remember_preference', input: { kind: 'units', value: 'use inches instead of cm and mm' } },
    ]));
});

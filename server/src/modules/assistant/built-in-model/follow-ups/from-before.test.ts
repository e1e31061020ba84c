import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Conversation, Turn } from '../conversation.ts';
import { planOf } from '../decide.ts';

const { shownCardId } = conversationAfter('card_shown', '');
const scoredFor = (marketplace: string): Turn => ({
  text: `is it ready for ${marketplace}?`,
  steps: [
    {
      tool: 'score_card',
      input: { card_id: shownCardId, marketplace },
      output: { card: { card_id: shownCardId, title: 'Bottle' }, marketplace, total: 48, fixes: [] },
    } as never,
  ],
});
const planAfter = (turn: Turn, text: string) =>
  planOf({ ...conversationAfter('card_shown', text), earlier: [turn] } satisfies Conversation).map(
    ({ tool, input }) => ({ tool, input }),
  );

describe('both', () => {
  const read = (card_id: string): Turn => ({
    text: 'show it',
    steps: [
      { tool: 'read_card', input: { card_id }, output: { card: { card_id, title: 'Mug' }, listing: {} } } as never,
    ],
  });
  const exported = (earlier: Turn[]) =>
    planOf({ ...conversationAfter('card_shown', 'export both as csv'), earlier } satisfies Conversation);

  it('are the two cards that were spoken of, and no list of all', () => {
    expect(exported([read('c2')])).toMatchObject([
      { tool: 'export_cards', target: { kind: 'cards', card_ids: [shownCardId, 'c2'] } },
    ]);
    expect(exported([read(String(shownCardId))])).toEqual([]);
    expect(exported([read('c2'), read('c3')])).toEqual([]);
  });
});

it('explains the score for the marketplace that it was for', () => {
  const [again] = planAfter(scoredFor('etsy'), 'what costs the most points?');
  expect(again).toMatchObject({ tool: 'score_card', input: { marketplace: 'etsy' } });
});

describe('an improvement behind a score', () => {
  it.each(['improve it', 'then make it ready', 'ok now fix the title'])(
    'is for the marketplace of the score: %s',
    (text) => {
      const improved = planAfter(scoredFor('ebay'), text).find(({ tool }) => tool === 'improve_card');
      expect(improved?.input).toMatchObject({ marketplace: 'ebay' });
    },
  );

  it('is for another one when the seller says so, and for none after a score for none', () => {
    const named = planAfter(scoredFor('ebay'), 'improve it for Etsy').find(({ tool }) => tool === 'improve_card');
    expect(named?.input).toMatchObject({ marketplace: 'etsy' });
    const bare = planAfter(scoredFor('generic'), 'improve it').find(({ tool }) => tool === 'improve_card');
    expect(bare?.input).not.toHaveProperty('marketplace');
  });
});

describe('several cards that were made of one message', () => {
  const made = (tool: string, ...ids: string[]): Turn => ({
    text: 'make these',
    steps: ids.map(
      (card_id) => ({ tool, input: {}, output: { card: { card_id, title: card_id }, questions: [] } }) as never,
    ),
  });
  const plan = (text: string, ...earlier: Turn[]) =>
    planOf({ ...conversationAfter('no_card', text), earlier } satisfies Conversation).map(({ tool, target }) => [
      tool,
      target,
    ]);
  const both = { kind: 'cards', card_ids: ['c1', 'c2'] };

  it.each([
    ['score them', 'score_cards'],
    ['improve both', 'improve_cards'],
    ['improve them for Etsy', 'improve_cards'],
    ['score both of them', 'score_cards'],
    ['export them as csv', 'export_cards'],
    ['export both as csv', 'export_cards'],
  ])('are what is meant by %s', (text, tool) => {
    expect(plan(text, made('create_card', 'c1', 'c2'))).toEqual([[tool, both]]);
    expect(plan(text, made('import_listing', 'c1', 'c2'))).toEqual([[tool, both]]);
  });

  it('have places in the order in which they were told', () => {
    expect(plan('score the second one', made('create_card', 'c1', 'c2'))).toEqual([
      ['score_card', { kind: 'cards', card_ids: ['c2'] }],
    ]);
    expect(plan('score the third one', made('create_card', 'c1', 'c2'))).toContainEqual([
      'score_card',
      { kind: 'places', places: [3] },
    ]);
  });

  it('are not meant after another list, nor is one card alone', () => {
    const listed: Turn = {
      text: 'show my cards',
      steps: [{ tool: 'list_cards', input: {}, output: { cards: [], more: false } } as never],
    };
    expect(plan('score them', made('create_card', 'c1', 'c2'), listed)).not.toContainEqual(['score_cards', both]);
    expect(plan('score them', made('create_card', 'c1'))).not.toContainEqual(['score_cards', both]);
  });
});

it('"now both" is no fact for a card', () => {
  const asked: Turn = {
    text: 'make a card',
    steps: [
      {
        tool: 'create_card',
        input: {},
        output: {
          card: { card_id: 'c1', title: 'Mug' },
          questions: [{ question: 'Which other strong points does it have?', gain: 6, path: '/bullets' }],
        },
      } as never,
    ],
  };
  for (const text of ['now both', 'and then all of them'])
    expect(planAfter(asked, text).filter(({ tool }) => tool === 'edit_card')).toEqual([]);
});

describe('both, after a list of more than two', () => {
  it.each(['improve both', 'export both as csv'])('are asked for: %s', (text) => {
    expect(planOf(conversationAfter('cards_listed', text))).toMatchObject([{ target: { kind: 'unknown' } }]);
  });

  it('are no cards where they are texts', () => {
    expect(planOf(conversationAfter('cards_listed', 'improve both title and bullets of them'))).toMatchObject([
      { tool: 'improve_cards', target: { kind: 'places' } },
    ]);
  });
});

describe('a file that the plan has not', () => {
  const refused: Turn = {
    text: 'export them as shopify csv',
    steps: [
      {
        tool: 'export_cards',
        input: { card_ids: ['c1', 'c2', 'c3'], format: 'shopify_csv' },
        output: { error: { code: 'plan_required', message: 'The Free plan has no such exports.' } },
      } as never,
    ],
  };
  it.each(['csv then', 'ok excel', 'then as json please'])(
    'is made of the same cards in another format: %s',
    (text) => {
      const plan = planOf({ ...conversationAfter('card_shown', text), earlier: [refused] } satisfies Conversation);
      expect(plan).toMatchObject([{ tool: 'export_cards', target: { kind: 'cards', card_ids: ['c1', 'c2', 'c3'] } }]);
    },
  );
  it('is made of one card where that is said', () => {
    const said = conversationAfter('card_shown', 'then export only this one as csv');
    expect(planOf({ ...said, earlier: [refused] } satisfies Conversation)).toMatchObject([{ target: { kind: 'it' } }]);
  });
});

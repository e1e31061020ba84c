import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Turn } from '../conversation.ts';
import { decide, planOf } from '../decide.ts';

const [mug = '', lamp = ''] = [placeholders.$3, placeholders.$5].map((id) => id ?? '');
const titled = (card_id: string) => ({ card_id, title: card_id === mug ? 'Blue Mug' : 'Desk Lamp' });
const card = (id: string) => ({ ...titled(id), marketplace: 'generic', score: 50 });
const looked = { tool: 'list_cards', input: {}, output: { cards: [card(mug), card(lamp)], more: false } } as never;
const exported: Turn = {
  text: 'export the mug and the lamp as csv',
  steps: [
    looked,
    { tool: 'export_cards', input: { card_ids: [mug, lamp], format: 'csv' }, output: { export_id: 'e' } } as never,
  ],
};
const improved: Turn = {
  text: 'improve the mug and the lamp for etsy',
  steps: [mug, lamp].map(
    (id) =>
      ({
        tool: 'improve_card',
        input: { card_id: id, marketplace: 'etsy' },
        output: { card: card(id), changes: [], questions: [], flags: [] },
      }) as never,
  ),
};
const after = (text: string, ...earlier: Turn[]) => ({ ...conversationAfter('card_shown', text), earlier });
const files = (text: string, ...earlier: Turn[]) =>
  planOf(after(text, ...earlier)).map(({ input, target }) => [input.format, target]);

describe('one of several cards', () => {
  it.each(['only the lamp', 'no, just the lamp please', 'without the mug this time', 'the same but without the mug'])(
    'has the file of before to itself: %s',
    (text) => {
      expect(files(text, exported)).toEqual([['csv', { kind: 'cards', card_ids: [lamp] }]]);
    },
  );

  it('is the one that was left out before', () => {
    const one = {
      tool: 'export_cards',
      input: { card_ids: [mug], format: 'csv' },
      output: { export_id: 'e' },
    } as never;
    const turn = { text: 'without the lamp this time', steps: [one] };
    expect(files('only the lamp', exported, turn)).toEqual([['csv', { kind: 'cards', card_ids: [lamp] }]]);
  });

  it('are all but one, in a file of that kind', () => {
    expect(decide(after('all but the lamp', { ...exported, text: 'as csv' }))).toMatchObject({
      tool: 'export_cards',
      input: { format: 'csv', card_ids: [mug] },
    });
  });

  it.each(['only the lamp', 'no, only the lamp', 'not the mug', 'without the mug'])(
    'is worked on no second time, and how to go on is told: %s',
    (text) => {
      expect(decide(after(text, improved))).toMatchObject({
        kind: 'say',
        text: expect.stringContaining('undo the mug'),
      });
    },
  );

  it('is priced when the work is to be done again without the other', () => {
    expect(planOf(after('again, without the mug this time', improved))).toMatchObject([
      { tool: 'improve_cards', input: { marketplace: 'etsy', dry_run: true }, target: { card_ids: [lamp] } },
    ]);
  });
});

describe('"both", behind two formats', () => {
  const asked = 'can you export it as csv or json?';
  const json = {
    tool: 'export_cards',
    input: { card_ids: [mug], format: 'json' },
    output: { export_id: 'e' },
  } as never;
  it.each(['both please', 'yes, both of them', 'give me both'])('is the file that was not made: %s', (text) => {
    expect(files(text, { text: asked, steps: [json] })).toEqual([['csv', { kind: 'cards', card_ids: [mug] }]]);
  });
  it('is a file of each where none was made', () => {
    expect(files('both please', { text: asked, steps: [] }).map(([format]) => format)).toEqual(['csv', 'json']);
  });
});

describe('what is to be hidden at another time', () => {
  it.each([
    'Publish it, but hide it on friday',
    'publish it, but hide it again on friday',
    'publish it and take it down next week',
    'please publish it, then unpublish it tomorrow',
  ])('is published, and that it stays so is said: %s', (text) => {
    expect(planOf(after(text)).map(({ tool }) => tool)).toEqual(['publish_case']);
    const output = { card: card(mug), url: 'https://cards.test/case/1' };
    const steps = [{ tool: 'publish_case', input: { card_id: mug }, output } as never];
    const conversation = after(text);
    expect(decide({ ...conversation, current: { ...conversation.current, steps } })).toMatchObject({
      text: expect.stringContaining('It stays public until you say "take it back"'),
    });
  });

  it('is published at no time that is to come', () => {
    expect(planOf(after('publish it on friday'))).toEqual([]);
  });
});

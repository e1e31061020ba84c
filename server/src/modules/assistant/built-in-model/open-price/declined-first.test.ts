import { describe, expect, it } from 'vitest';
import { givenOf, promptOf } from '../../intents/givens.ts';
import { talkAfter } from '../../testing/talk-after.ts';
import { conversationOf } from '../conversation.ts';
import { planOf } from '../decide.ts';

/** What is planned on a message after a price of improving five cards for Etsy. */
const planned = (text: string) =>
  planOf(conversationOf(promptOf(givenOf('after_price'), text), null)).filter(({ tool }) => tool !== 'list_cards');

describe('an order behind a no to a price', () => {
  it.each([
    ['no thanks. make the bullets of the lamp shorter', 'improve_card', { sections: ['bullets'], length: 'shorter' }],
    ['nope, leave it. lock the title of the apron', 'lock_fields', { fields: ['title'], locked: true }],
    ['never mind. go back to the mug and export it as json', 'export_cards', { format: 'json' }],
    ['forget that! score the apron for ebay instead', 'score_card', { marketplace: 'ebay' }],
  ])('is of the card that it names: %s', (text, tool, input) => {
    const done = planned(text).find((call) => call.tool === tool);
    expect(done?.input).toMatchObject(input);
    expect(planned(text).filter(({ input: { scope } }) => scope !== undefined)).toEqual([]);
  });

  it.each([
    'no. just do the mug and the lamp',
    'nah, improve the mug and the lamp please',
    'no, only the mug and the lamp',
    'no thats too much, just the mug and the lamp',
  ])('is the same work where it names nothing else: %s', (text) =>
    expect(planned(text)).toMatchObject([
      { tool: 'improve_cards', input: { marketplace: 'etsy', dry_run: true, scope: { any_of: ['mug', 'lamp'] } } },
    ]),
  );

  it.each([
    "no thanks, I'll think about the mug",
    'no, the mug is fine as it is',
    'no. we sold the lamp yesterday anyway',
  ])('is none where it only tells something: %s', (text) => expect(planned(text)).toEqual([]));
});

describe('not all of the cards', () => {
  it.each([
    'whoa, not all of them. just the apron and the lamp',
    "please don't do everything, only the apron and the lamp",
    'only the apron and the lamp, not the others',
    'just the apron and the lamp but not the rest',
  ])('but those that are named: %s', (text) =>
    expect(planned(text)).toMatchObject([{ input: { dry_run: true, scope: { any_of: ['apron', 'lamp'] } } }]),
  );

  it.each(['not all of them', 'hold on, not everything!', 'not all of them. maybe tomorrow'])(
    'starts nothing: %s',
    (text) => expect(planned(text)).toEqual([]),
  );
});

it.each(['nah too pricey', 'no thats too much, foo bar baz please', 'way too expensive, sorry'])(
  'what a no began with is not agreed to behind it: %s',
  (text) => {
    const [last, before] = [talkAfter('after_price', text, 'ok go'), talkAfter('after_price', text)];
    expect([...last.works, ...before.works]).toEqual([]);
  },
);

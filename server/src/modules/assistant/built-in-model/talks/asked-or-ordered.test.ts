import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { talkAfter } from '../../testing/talk-after.ts';
import { type Act, actsOf } from '../understanding/orders/speech-acts.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';

const { $1: bottle, $2: board, $3: mug } = placeholders;
type Talk = [string, ...string[]];
const works = (...texts: Talk) => talkAfter('card_shown', ...texts).works;

it.each<[Act, string[]]>([
  [
    'directs',
    ['make it shorter', 'could you redo the title', 'the title needs more colour', 'can i get a shorter title'],
  ],
  ['asks', ['better than the bench?', 'too long for ebay?', 'can i get it for free on etsy', 'have you improved it']],
  ['tells', ['my wife rewrote the title', 'this text took me an hour', 'i will do it myself', 'not worth a credit']],
  [
    'open',
    ['shorter title', 'for ebay', 'can it sound friendlier?', 'it weighs 300 g', 'not longer than 80 characters'],
  ],
])('a clause %s', (act, texts) => {
  for (const text of texts) expect(actsOf(normalForm(text).text), text).toEqual([act]);
});

describe('work that no words ask for', () => {
  it.each(['can i get it for free on etsy', 'have you already improved it for etsy'])('waits for a yes: %s', (text) => {
    const { said, works: done } = talkAfter('card_shown', text);
    expect(done).toEqual([]);
    expect(said).toContain('Shall I improve the listing for Etsy? That takes 20 credits');
    expect(works(text, 'yes')).toContainEqual({
      tool: 'improve_card',
      input: { card_id: bottle, marketplace: 'etsy' },
    });
    expect(works(text, 'no')).toEqual([]);
  });

  it('is not begun behind what is only told', () => {
    expect(works('people keep asking me to make the title shorter', 'yes')).toEqual([]);
  });

  it('is no text of the card where it is said of others', () => {
    const done = works('set the price to 18', 'and the rest 5% up');
    expect(done.map(({ input }) => input.card_id)).not.toContain(bottle);
    expect(JSON.stringify(done)).not.toContain('bullets');
  });
});

it('sets a property once', () => {
  expect(works('stoneware, it is stoneware')).toEqual([
    {
      tool: 'edit_card',
      input: { card_id: bottle, edits: [{ op: 'set', field: 'specifications', name: 'Material', value: 'stoneware' }] },
    },
  ]);
});

it.each([
  ['is this one better than the cutting board', [bottle, board]],
  ['is it cheaper than the mug', [bottle, mug]],
])('cards are set side by side: %s', (text, ids) => {
  expect(works(text)).toEqual(ids.map((id) => ({ tool: 'read_card', input: { card_id: id } })));
});

it.each([
  ['set all mugs to 7.50', '7.50'],
  ['all mugs 5% up', '+5%'],
])('the price of all of a kind is changed, and not of the card in hand: %s', (text, value) => {
  const input = { card_id: mug, edits: [{ op: 'set', field: 'price', value }] };
  expect(works(text)).toEqual([{ tool: 'edit_card', input }]);
});

it('a task that is too dear gets other work, and nothing is done now', () => {
  const [changed, ...more] = works('improve it every friday at 8', 'too expensive, only score it');
  expect(changed).toMatchObject({ tool: 'schedule_task', input: { instruction: 'score it', schedule: '0 8 * * 5' } });
  expect(more).toEqual([]);
});

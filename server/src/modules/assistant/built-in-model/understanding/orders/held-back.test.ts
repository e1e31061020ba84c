import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../../testing/conversation-after.ts';
import { planOf } from '../../decide.ts';
import { heldBackIn } from './held-back.ts';

const planned = (given: string, text: string) =>
  planOf(conversationAfter(given, text)).flatMap(({ tool }) => (tool === 'list_cards' ? [] : [tool]));

describe('what is put off', () => {
  it.each([
    'improve it later',
    'polish the mug another day',
    'do the mug later on',
    'publish the lamp some other time',
    'ok, score this card some day',
    'make it public later',
    "improve the mug. Don't start yet",
    "export it, but don't do it now please",
    'create two cards: a scarf, wool, 20 euros and a cap, cotton, 12 euros. Do not create them yet',
  ])('is not done now: %s', (text) => {
    expect(planned('card_shown', text)).toEqual([]);
  });

  it.each([
    ['do the lamp some other day, score the mug now', ['score_card']],
    ['export it so that I can import it later', ['export_cards']],
    ['improve it now and score it later', ['score_card', 'improve_card', 'compare_versions']],
  ])('is no part of what is ordered beside it: %s', (text, tools) => {
    expect(planned('card_shown', text)).toEqual(tools);
  });
});

describe('what others want', () => {
  it.each(['my boss says undo it, i like it better now', 'my wife wants the old one back but i love it. keep it'])(
    'is held back where the seller is against it: %s',
    (text) => expect(heldBackIn(text)).not.toBeNull(),
  );
  it.each(['my customers ask for a shorter title, i like it short too', 'they said improve it, leave it to you'])(
    'is not where the seller wants the same: %s',
    (text) => expect(heldBackIn(text)).toBeNull(),
  );
});

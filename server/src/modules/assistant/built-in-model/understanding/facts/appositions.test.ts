import { describe, expect, it } from 'vitest';
import { placeholders } from '../../../intents/seller-library.ts';
import { callsAfter } from '../../../testing/done-after.ts';
import { withoutApposition } from './appositions.ts';

const { $1: bottle, $3: mug } = placeholders;
const edited = (given: string, text: string) =>
  callsAfter(given, text).flatMap(({ tool, input }) => (tool === 'edit_card' ? [input.card_id, input.edits] : []));

describe('one card that is said twice', () => {
  it.each([
    ['card_shown', 'the title of this one, the blue one, should be "Blue Glazed Mug"', bottle],
    ['card_shown', 'the title of this card (the mug) should be Blue Glazed Mug', bottle],
    ['after_improve', 'the title of this one should be "Blue Glazed Mug"', bottle],
    ['cards_listed', 'the title of this one, the blue one, should be "Blue Glazed Mug"', mug],
  ])('is changed once (%s): %s', (given, text, card_id) =>
    expect(edited(given, text)).toEqual([card_id, [{ op: 'set', field: 'title', value: 'Blue Glazed Mug' }]]),
  );

  it('is not two that are named', () =>
    expect(edited('card_shown', 'the price of the mug and of this one should be 20')).toHaveLength(4));

  it.each(['the price of this one, 20', 'I like the title of this one', 'the lid of the blue one should be red'])(
    'is not said here: %s',
    (text) => expect(withoutApposition(text)).toBeNull(),
  );
});

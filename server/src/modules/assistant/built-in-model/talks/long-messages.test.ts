import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../../../listing/testing/processor-time.ts';
import { givenOf, promptOf } from '../../intents/givens.ts';
import { conversationOf } from '../conversation.ts';
import { decide } from '../decide.ts';

/** As long as a message can be, as a command in it, and as one that is no pasted text. */
const message = 50_000;
const command = 2_390;
const request = 590;

/** Each of these took seconds, or for ever, in some pattern. The limit is wide, for slow machines. */
describe('messages of nothing but one piece are read in time', () => {
  it.each([
    ['after_question', message, 'improve it: ', '\n'],
    ['after_question', message, 'improve it: ', '! '],
    ['after_question', message, 'improve it: ', '\u00a0'],
    ['after_image', command, '', '1'],
    ['after_image', request, '', 'the first one.'],
    ['card_shown', command, 'please undo the ', 'a'],
    ['card_shown', command, 'please label the ', 'a'],
    ['card_shown', request, 'the first bullet ', 'i want that you to be '],
    ['card_shown', request, 'from now on the words "steel"', ', no "oak"'],
    ['card_shown', request, 'always use metric units', '. please remember this'],
    ['file_attached', request, 'import the first', ' & the fifth'],
  ])('%s, %i characters: %j and then %j', (name, length, before, piece) => {
    const given = givenOf(name);
    const text = `${before}${piece.repeat((length - before.length) / piece.length)}§7 x`;
    const conversation = conversationOf(promptOf(given, text), given.shownCardId);
    expect(processorTime(() => void decide({ ...conversation, isScheduled: false, offered: null }))).toBeLessThan(
      3_000,
    );
  });

  it.each(['. ', '! ', '? '])('earlier ones of %j too', (piece) => {
    const given = givenOf('card_shown');
    const text = `${piece.repeat(message / 2 - 10)} improve it`;
    const turn = { text, calls: [], answer: 'Which one do you mean?' };
    const conversation = conversationOf(promptOf({ ...given, earlier: [turn] }, 'why?'), given.shownCardId);
    expect(processorTime(() => void decide({ ...conversation, isScheduled: false, offered: null }))).toBeLessThan(
      3_000,
    );
  });
});

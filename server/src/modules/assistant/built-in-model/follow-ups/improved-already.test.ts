import { describe, expect, it } from 'vitest';
import { placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { callsAfter, doneAfter } from '../../testing/done-after.ts';
import { decide } from '../decide.ts';

describe('another listing that is to be improved too', () => {
  it.each([
    'now improve that too',
    'improve it as well please',
    'ok improve that one too!',
    'please also optimize it',
    'and now rewrite this one as well',
  ])('is not the one that was improved just now: %s', (text) => {
    const { works, said } = doneAfter('after_improve', text);
    expect(works).toEqual([]);
    expect(said).toContain('charged nothing');
  });

  it('is not that one behind a message that led to nothing, either', () => {
    const conversation = conversationAfter('after_improve', 'now improve that too');
    const earlier = [...conversation.earlier, { text: 'blorf the wizzle', steps: [] }];
    expect(decide({ ...conversation, earlier })).toMatchObject({ kind: 'say' });
  });

  it('is the one on the screen, where that is another', () =>
    expect(
      decide({ ...conversationAfter('after_improve', 'improve that too'), shownCardId: placeholders.$3 ?? '' }),
    ).toMatchObject({ tool: 'score_card', input: { card_id: placeholders.$3 } }));

  it.each([
    ['after_improve', 'improve it again'],
    ['after_improve', 'improve it for etsy too'],
    ['after_improve', 'improve the title too'],
    ['after_improve', 'improve the mug too'],
    ['after_score', 'improve it too'],
    ['after_image', 'improve it too'],
  ])('is improved where more is said, or nothing was improved (%s): %s', (given, text) =>
    expect(callsAfter(given, text).map(({ tool }) => tool)).toContain('improve_card'),
  );
});

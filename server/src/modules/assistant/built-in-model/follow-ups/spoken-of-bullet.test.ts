import { describe, expect, it } from 'vitest';
import { answerOf, placeholders } from '../../intents/seller-library.ts';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { callsAfter, doneAfter } from '../../testing/done-after.ts';
import type { ToolStep } from '../conversation.ts';
import { planOf } from '../decide.ts';

const card_id = placeholders.$card ?? '';
const answered = { tool: 'answer_from_card', input: { card_id }, output: answerOf('answer_from_card', { card_id }) };
const editsBehind = (before: string, text: string) => {
  const conversation = conversationAfter('card_shown', text);
  const earlier = [{ text: before, steps: [answered as never as ToolStep] }];
  return planOf({ ...conversation, earlier }).flatMap(({ tool, input }) => (tool === 'edit_card' ? input.edits : tool));
};
const editsOf = (text: string) => callsAfter('card_shown', text).flatMap(({ input }) => input.edits ?? []);

describe('a bullet that was just spoken of', () => {
  it.each([
    ['what does the second bullet say', 'drop it', { op: 'remove', position: 2 }],
    ['show me bullet 3', 'ok remove that one please', { op: 'remove', position: 3 }],
    ['what does bullet 2 say?', 'move that bullet to the top', { op: 'move', position: 2, to: 1 }],
    ['read me the first bullet', 'put it at the end', { op: 'move', position: 1, to: -1 }],
  ])('is the one that is meant: %s, %s', (before, text, edit) =>
    expect(editsBehind(before, text)).toEqual([expect.objectContaining({ field: 'bullets', ...edit })]),
  );

  it.each([
    ['compare bullet 1 and bullet 2', 'drop it'],
    ['is the lid leakproof?', 'drop it'],
    ['what does the second bullet say', 'drop the price to 20'],
  ])('is none where several or none were: %s, %s', (before, text) =>
    expect(editsBehind(before, text)).not.toContainEqual(expect.objectContaining({ field: 'bullets' })),
  );
});

describe('orders about what a bullet says', () => {
  it.each([
    ['remove the claim about 7 days, cant prove it', { op: 'remove', value: '7 days' }],
    ['please take out the part about 24 hours', { op: 'remove', value: '24 hours' }],
    ['delete the statement about bags because it is not true', { op: 'remove', value: 'bags' }],
    ['say "Fits any bag" in the first bullet', { op: 'set', position: 1, value: 'Fits any bag' }],
  ])('are done word for word: %s', (text, edit) =>
    expect(editsOf(text)).toEqual([expect.objectContaining({ field: 'bullets', ...edit })]),
  );
});

describe('what no tool does to single bullets, or promises of keywords', () => {
  it.each([
    ['merge bullets 1 and 2', 'I cannot make one bullet of two'],
    ['join bullet 2 with bullet 3', 'I cannot make one bullet of two'],
    ['please combine the first two bullets into one', 'I cannot make one bullet of two'],
    ['i dont like bullet 3', 'cannot leave single ones as they are'],
    ['I really do not like the third bullet', 'cannot leave single ones as they are'],
    ['bullet 2 sounds a bit silly', 'cannot leave single ones as they are'],
    ['13 tags please', 'cannot promise a number of keywords'],
    ['i need 13 tags for etsy', 'cannot promise a number of keywords'],
    ['make it 10 keywords', 'cannot promise a number of keywords'],
  ])('is said before anything is paid: %s', (text, words) => {
    const { works, said } = doneAfter('card_shown', text);
    expect(works).toEqual([]);
    expect(said).toContain(words);
  });

  it.each([
    ['improve the bullets', 'improve_card'],
    ['move bullet 3 to the top', 'edit_card'],
    ['5 bullets please', 'improve_card'],
    ['add the keywords: mug, cup', 'edit_card'],
  ])('is no other order: %s', (text, tool) =>
    expect(callsAfter('card_shown', text).map((call) => call.tool)).toContain(tool),
  );
});

import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import type { Turn } from '../conversation.ts';
import { planOf } from '../decide.ts';
import { toldWhenAsked } from './told-when-asked.ts';

const asked = (text: string, found = false): Turn => ({
  text,
  steps: [
    {
      tool: 'answer_from_card',
      input: {},
      output: { card: { card_id: 'a', title: 'Drill', marketplace: 'generic', score: 50 }, found, answer: '' },
    },
  ],
});

describe('a fact that is told when the card does not say it', () => {
  it.each([
    ['is it brushless?', 'yes brushless', 'add that it is brushless'],
    ['is it dishwasher safe?', 'yes it is', 'add that it is dishwasher safe'],
    ['is it waterproof?', 'Yes!', 'add that it is waterproof'],
    ['does it have a handle?', 'yes, a steel one', 'add that it has a steel handle'],
    ['does it come with batteries', 'yes', 'add that it comes with batteries'],
    ['which country is it made in?', 'germany', 'set the specification Country of origin to germany'],
    ['is the drill machine washable?', 'it is, at 30 degrees', 'add that it is machine washable at 30 degrees'],
    ['where is it made?', 'in Portugal', 'set the specification Country of origin to Portugal'],
    ['what color is it', 'black and silver', 'set the specification color to black and silver'],
  ])('is the reply: %s, %s', (question, reply, order) => {
    expect(toldWhenAsked(reply, asked(question))).toBe(order);
    expect(toldWhenAsked(reply, asked(question, true))).toBeNull();
  });

  it.each([
    ['color? its black and silver', 'set the specification color to black and silver'],
    ["Weight? It's 300 g", 'set the specification Weight to 300 g'],
  ])('is told with its question: %s', (text, order) => expect(toldWhenAsked(text, undefined)).toBe(order));

  it.each([
    ['is it waterproof?', 'no'],
    ['is it waterproof?', 'yes, improve it'],
    ['is it waterproof?', 'yes please'],
    ['is it waterproof?', 'ok'],
    ['is it waterproof?', 'yes a steel one'],
    ['is it waterproof?', 'correct it'],
    ['is it public?', 'yes'],
    ['does it have a title?', 'yes'],
    ['can it be improved?', 'yes improve it'],
    ['what is the material?', 'hm'],
    ['what is the material?', 'bye'],
    ['what is the material?', 'ask Anna'],
    ['is it any good?', 'yes'],
    ['what is the material?', 'thanks'],
    ['what is the material?', 'i dont know'],
    ['what is the material?', 'improve it'],
    ['is it waterproof?', 'color? black or blue?'],
  ])('is no other reply: %s, %s', (question, reply) => expect(toldWhenAsked(reply, asked(question))).toBeNull());

  it('is written on the card', () => {
    const conversation = conversationAfter('card_shown', 'yes brushless');
    expect(planOf({ ...conversation, earlier: [asked('is it brushless?')] })).toMatchObject([
      { tool: 'edit_card', input: { edits: [{ op: 'add', field: 'bullets', value: 'Brushless' }] } },
    ]);
  });
});

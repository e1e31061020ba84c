import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { planOf } from '../decide.ts';

const plan = (text: string) => planOf(conversationAfter('no_card', text)).map(({ tool, input }) => [tool, input]);

describe('a rule that was told before', () => {
  it.each([
    [
      'you know i told you to always write friendly? forget that, my customers are companies now',
      { kind: 'brand_voice' },
    ],
    ['I once said never use the word cheap. That no longer counts', { kind: 'avoid_words', value: 'cheap' }],
    [
      'I told you to always mention free shipping. Scrap that please, we charge now',
      { kind: 'include_keywords', value: 'free shipping' },
    ],
    ["remember I asked you to use inches? don't do that any more", { kind: 'units' }],
    ['you were told to always write formal, please drop it', { kind: 'brand_voice' }],
  ])('is forgotten: %s', (text, input) => expect(plan(text)).toEqual([['forget_preference', input]]));

  it.each([
    'i told my wife to always write friendly. forget that, she says',
    'I told you to always write friendly. please keep doing that',
    'I told you to never use the word cheap',
  ])('is not forgotten: %s', (text) => expect(plan(text).flat()).not.toContain('forget_preference'));

  it.each([
    'what was it again that I asked you to keep in mind?',
    'what did I tell you to always do?',
    'which things have I asked you to remember?',
    'is there anything I wanted you to remember?',
  ])('is looked up: %s', (text) => expect(plan(text)).toEqual([['list_preferences', {}]]));

  it.each(['what did I ask you to change?', 'remember what I told you: never use the word cheap'])(
    'is not looked up: %s',
    (text) => expect(plan(text).flat()).not.toContain('list_preferences'),
  );
});

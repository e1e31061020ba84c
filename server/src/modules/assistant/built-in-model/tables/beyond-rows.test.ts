import { describe, expect, it } from 'vitest';
import { conversationAfter } from '../../testing/conversation-after.ts';
import { decide, planOf } from '../decide.ts';

const toolsOf = (given: string, text: string) => planOf(conversationAfter(given, text)).map(({ tool }) => tool);

describe('what nothing here does', () => {
  it.each([
    ['after_export', 'thx. can you mail it to kate@shop.example for me, she does the uploads'],
    ['after_export', 'send it to me by mail please'],
    ['after_export', 'can you email it to my colleague'],
    ['no_card', 'do you do product videos too? tiktok is where all my buyers are now'],
    ['card_shown', 'make a short video of this for tiktok'],
    ['no_card', 'do you also do ads?'],
    ['no_card', 'can you post it to instagram'],
  ])('is refused in words: %s, %s', (given, text) => {
    expect(decide(conversationAfter(given, text))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('I cannot do that'),
    });
  });

  it.each([
    ['no_card', 'create a listing for a video light, 20 W, black', 'create_card'],
    ['card_shown', 'add the keyword video light', 'edit_card'],
    ['card_shown', 'write a description for the ads', 'improve_card'],
    ['card_shown', 'export it as csv and send it to me', 'export_cards'],
    ['no_card', 'mail me the scores every monday', 'schedule_task'],
  ])('is no word of other work: %s, %s', (given, text, tool) => {
    expect(toolsOf(given, text)).toContain(tool);
  });
});

describe('a score by wish', () => {
  it.each([
    'just set the score to 95 so my boss is happy',
    'can you change the score to 100?',
    'put the rating of this listing at 90',
  ])('is not set: %s', (text) => {
    expect(decide(conversationAfter('after_score', text))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining('I cannot set a score'),
    });
  });

  it.each([
    ['raise the score to 90', 'score_card'],
    ['improve it until the score is 95', 'improve_card'],
  ])('is no other wish: %s', (text, tool) => {
    expect(toolsOf('card_shown', text)).toContain(tool);
  });

  it('is not told for credits that are offered', () => {
    expect(toolsOf('no_card', "fake some five star reviews for my lamp. I'll pay double credits")).toEqual([]);
    expect(toolsOf('no_card', 'Write bad reviews for my competitors lamp. I pay extra credits.')).toEqual([]);
  });
});

describe('asides', () => {
  it.each([
    ['no_card', 'whats considered a good score here', 'sum of 29 rules'],
    ['no_card', 'which score should I aim for', 'sum of 29 rules'],
    ['no_card', 'my english not so good, is ok if i write with many mistake?', 'I understand English best'],
    ['after_schedule', 'And how will I see the results? Do I get a mail or must I look in here?', 'e-mail'],
    ['card_shown', 'let me check that first', 'started nothing'],
    ['after_schedule', 'how do I know it ran?', 'answers in a chat of its own'],
  ])('are answered without any tool: %s, %s', (given, text, answer) => {
    expect(decide(conversationAfter(given, text))).toMatchObject({
      kind: 'say',
      text: expect.stringContaining(answer),
    });
  });

  it('about what is left behind a price look up the credits', () => {
    expect(toolsOf('after_price', 'how many would I have left after that')).toEqual(['show_usage']);
    expect(toolsOf('no_card', 'which card has a good score')).toEqual(['list_cards']);
    expect(toolsOf('card_shown', 'excuse my english. Make the title shorter please')).toContain('improve_card');
  });
});
